import type { Document, DocumentRow } from '@countinghouse/contract/document'
import type { Paper } from '@countinghouse/contract/document-paper'
import { text } from '@countinghouse/contract/kit/document-print.text'
import { IconPrinter } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useShortcuts } from '../../app/keyboard/keyboard.ts'
import { later } from '../../app/offline/later.ts'
import { useLanguage } from '../../ui/language/language.tsx'
import { saveFile } from '../../app/calls/save-file.ts'
import styles from '../document/document.module.css'
import { failureText } from '../../app/calls/failure-text.ts'
import { Popup } from '../../ui/dialog/popup.tsx'
import { isRecordKey } from '../record/record-keys.ts'
import type { PrintWay } from './print-ways.tsx'
import { PrintWays } from './print-ways.tsx'
import { showToast } from '../../ui/dialog/toast.tsx'

const DocumentMail = later(async () => (await import('./document-mail.tsx')).DocumentMailDialog)

type DocumentPrintProps = { readonly document: Document; readonly row: DocumentRow }

/** The printable documents, in the language of the business partner unless another one is chosen. */
export function DocumentPrint({ document, row }: DocumentPrintProps) {
  const language = useLanguage()
  const { t } = language
  const [isBusy, setIsBusy] = useState(false)
  const [mailed, setMailed] = useState<Paper | null>(null)
  const papers = document.papers.filter(({ from }) => from === null || from.includes(row.status))
  const [usual] = papers

  async function print({ paper, language: wanted }: PrintWay): Promise<void> {
    setIsBusy(true)
    try {
      const name = await saveFile(document.routes.print, { ids: [row.id], paper: paper.name, language: wanted })
      showToast(language, { tone: 'done', message: t(text.saved, { name }) })
    } catch (error) {
      showToast(language, { tone: 'error', message: failureText(language, error, row.name) })
    } finally {
      setIsBusy(false)
    }
  }

  useShortcuts([
    {
      keys: 'mod+p',
      scope: 'record',
      label: t(text.print),
      run: (event) => {
        if (usual !== undefined && isRecordKey(event)) void print({ paper: usual })
      },
    },
  ])
  if (usual === undefined) return null
  return (
    <span>
      <Popup
        label={t(text.print)}
        side="end"
        buttonClass={styles.printButton}
        keys="Control+P"
        button={
          <>
            <IconPrinter size={16} stroke={1.75} aria-hidden />
            {t(isBusy ? text.preparing : text.print)}
          </>
        }
      >
        <PrintWays
          document={document}
          id={row.id}
          papers={papers}
          isBusy={isBusy}
          onPrint={(chosen) => void print(chosen)}
          onMail={setMailed}
        />
      </Popup>
      {mailed !== null && (
        <Suspense>
          <DocumentMail document={document} row={row} paper={mailed} onClose={() => setMailed(null)} />
        </Suspense>
      )}
    </span>
  )
}
