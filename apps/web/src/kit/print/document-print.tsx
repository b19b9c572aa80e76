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
import menu from '../record-edit/save-menu.module.css'
import { showToast } from '../../ui/dialog/toast.tsx'

const DocumentMail = later(async () => (await import('./document-mail.tsx')).DocumentMailDialog)

type DocumentPrintProps = { readonly document: Document; readonly row: DocumentRow }
type Chosen = { readonly paper: Paper; readonly language: 'en' | 'ar' }

const languages = ['en', 'ar'] as const

/** The printable documents, in the user's language or the other one. */
export function DocumentPrint({ document, row }: DocumentPrintProps) {
  const language = useLanguage()
  const { t, locale } = language
  const [isBusy, setIsBusy] = useState(false)
  const [mailed, setMailed] = useState<Paper | null>(null)
  const papers = document.papers.filter(({ from }) => from === null || from.includes(row.status))
  const [usual] = papers
  const ordered = languages.toSorted((one) => (one === locale ? -1 : 1))

  async function print({ paper, language: wanted }: Chosen): Promise<void> {
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
        if (usual !== undefined && isRecordKey(event)) void print({ paper: usual, language: locale })
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
        {papers.flatMap((paper) =>
          ordered.map((wanted) => (
            <button
              key={`${paper.name} ${wanted}`}
              type="button"
              className={menu.way}
              disabled={isBusy}
              onClick={(event) => {
                event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
                void print({ paper, language: wanted })
              }}
            >
              {t(text.way, { paper: paper.title[locale], language: t(text[`in_${wanted}`]) })}
            </button>
          )),
        )}
        {papers.map((paper) => (
          <button
            key={`${paper.name} mail`}
            type="button"
            className={menu.way}
            onClick={(event) => {
              event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
              setMailed(paper)
            }}
          >
            {t(text.mailWay, { paper: paper.title[locale] })}
          </button>
        ))}
      </Popup>
      {mailed !== null && (
        <Suspense>
          <DocumentMail document={document} row={row} paper={mailed} onClose={() => setMailed(null)} />
        </Suspense>
      )}
    </span>
  )
}
