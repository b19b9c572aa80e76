import type { EntryImport as Outcome } from '@countinghouse/contract/accounts/entry-import'
import {
  entryImportFields,
  getEntryImportForm,
  importEntry,
  mostRows,
} from '@countinghouse/contract/accounts/entry-import'
import { text } from '@countinghouse/contract/accounts/entry-import.text'
import { journalEntry } from '@countinghouse/contract/accounts/journal-entry'
import { text as fileText } from '@countinghouse/contract/kit/file-rows.text'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { downloadAddress } from '../../../app/calls/download.ts'
import { invalidateStale } from '../../../app/calls/queries.ts'
import { upload } from '../../../app/calls/upload.ts'
import { FieldInput } from '../../../kit/fields/field-input.tsx'
import { fieldModels } from '../../../kit/fields/field-model.ts'
import { useFieldTexts } from '../../../kit/fields/use-field-text.ts'
import styles from '../../../kit/file-rows/file-rows.module.css'
import { FileSource } from '../../../kit/file-rows/file-source.tsx'
import { RowErrors } from '../../../kit/file-rows/row-errors.tsx'
import { useAttempt } from '../../../kit/import/use-attempt.ts'
import { useFieldDraft } from '../../../kit/record-edit/use-field-draft.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'

const owner = { fields: entryImportFields, text: journalEntry.text }
const models = fieldModels(owner)

/** Creates a draft from the rows of a file or of the clipboard, and opens it; row errors are listed and create nothing. */
export function EntryImport({ onClose }: { readonly onClose: () => void }) {
  const language = useLanguage()
  const { t } = language
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const texts = useFieldTexts(owner)
  const draft = useFieldDraft(models, null, useId())
  const [found, setFound] = useState<Outcome | null>(null)
  const { attempt, problem, isBusy } = useAttempt()

  async function importFile(fileName: string, bytes: Blob): Promise<void> {
    const values = draft.read()
    setFound(null)
    if (values === null) return
    await attempt(async () => {
      const input = { ...values, fileName } as InputOfRoute<typeof importEntry>
      const outcome = await upload(importEntry, input, bytes)
      if (outcome.entryId === null) return setFound(outcome)
      await invalidateStale(queryClient, importEntry)
      showToast(language, { tone: 'done', message: t(text.created, { count: outcome.lines }) })
      onClose()
      await navigate({ href: `${journalEntry.page.path}?open=${outcome.entryId}` })
    })
  }

  return (
    <Dialog
      title={t(text.title)}
      onClose={onClose}
      isWide
      actions={
        <Button variant="default" onClick={onClose}>
          {t(fileText.cancel)}
        </Button>
      }
    >
      <div className={styles.steps}>
        <p className={styles.note}>{t(text.purpose)}</p>
        {models.map((field) => (
          <FieldInput
            key={field.name}
            id={draft.idOf(field.name)}
            field={field}
            texts={texts}
            entered={draft.entered(field)}
            row={draft.row}
            problem={draft.problem(field)}
            isChanged={false}
            onType={(entered) => draft.type(field, entered)}
            onLeave={() => undefined}
          />
        ))}
        <FileSource
          template={downloadAddress(getEntryImportForm, {})}
          most={mostRows}
          isBusy={isBusy}
          problem={problem}
          isReady={() => draft.read() !== null}
          onFile={importFile}
        />
        {found !== null && <RowErrors issues={found.issues} unread={found.unread} />}
      </div>
    </Dialog>
  )
}
