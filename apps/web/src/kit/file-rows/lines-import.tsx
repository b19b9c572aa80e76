import type { Document } from '@countinghouse/contract/document'
import type { LinesOfFile } from '@countinghouse/contract/document-lines-file'
import { text } from '@countinghouse/contract/kit/file-rows.text'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { downloadAddress } from '../../app/calls/download.ts'
import { upload } from '../../app/calls/upload.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { showToast } from '../../ui/dialog/toast.tsx'
import { useLanguage } from '../../ui/language/language.tsx'
import type { LinesModel } from '../fields/field-model.ts'
import { enteredOf } from '../fields/field-value.ts'
import { formatFormLines, isUntouched, linesIn } from '../fields/kinds/lines.ts'
import { useAttempt } from '../import/use-attempt.ts'
import styles from './file-rows.module.css'
import { FileSource } from './file-source.tsx'
import { RowErrors } from './row-errors.tsx'

type LinesImportProps = {
  readonly document: Document
  readonly field: LinesModel
  /** The current input of the lines. */
  readonly draft: () => string
  readonly onType: (draft: string) => void
  readonly onClose: () => void
}

/** Adds the rows of a file or of the clipboard to the lines of a draft; row errors are listed and add nothing. */
export function LinesImport({ document, field, draft, onType, onClose }: LinesImportProps) {
  const language = useLanguage()
  const { t } = language
  const [found, setFound] = useState<LinesOfFile | null>(null)
  const [isFull, setIsFull] = useState(false)
  const { attempt, problem, isBusy } = useAttempt()

  async function take(fileName: string, bytes: Blob): Promise<void> {
    setFound(null)
    setIsFull(false)
    await attempt(async () => {
      const read = await upload(document.routes.readLines, { fileName }, bytes)
      if (read.issues.length > 0) return setFound(read)
      const kept = linesIn(draft()).filter((line) => !isUntouched(field, line))
      const blank = Object.fromEntries(field.lineFields.map(({ key, initial }) => [key, initial]))
      const values = read.lines.map((line) => ({ ...blank, ...line }))
      const added = linesIn(String(enteredOf(field, values)))
      if (kept.length + added.length > field.most) return setIsFull(true)
      onType(formatFormLines([...kept, ...added]))
      showToast(language, { tone: 'done', message: t(text.linesAdded, { count: added.length }) })
      onClose()
    })
  }

  // Rendered outside the form of the document, because nested forms are submitted to the page address.
  return createPortal(
    <Dialog
      title={t(text.linesTitle)}
      onClose={onClose}
      isWide
      actions={
        <Button variant="default" onClick={onClose}>
          {t(text.cancel)}
        </Button>
      }
    >
      <div className={styles.steps}>
        <p className={styles.note}>{t(text.linesPurpose)}</p>
        <FileSource
          template={downloadAddress(document.routes.linesForm, {})}
          most={field.most}
          isBusy={isBusy}
          problem={isFull ? t(text.tooManyLines, { most: field.most }) : problem}
          onFile={take}
        />
        {found !== null && <RowErrors issues={found.issues} unread={found.unread} />}
      </div>
    </Dialog>,
    globalThis.document.body,
  )
}
