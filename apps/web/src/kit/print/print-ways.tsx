import type { Document } from '@countinghouse/contract/document'
import type { Paper } from '@countinghouse/contract/document-paper'
import { text } from '@countinghouse/contract/kit/document-print.text'
import { useQuery } from '@tanstack/react-query'
import { routeQuery } from '../../app/calls/queries.ts'
import { useLanguage } from '../../ui/language/language.tsx'
import menu from '../record-edit/save-menu.module.css'

/** Without a language it is that of the business partner, or else of the user. */
export type PrintWay = { readonly paper: Paper; readonly language?: 'en' | 'ar' }

type PrintWaysProps = {
  readonly document: Document
  readonly id: number
  readonly papers: readonly Paper[]
  readonly isBusy: boolean
  readonly onPrint: (way: PrintWay) => void
  readonly onMail: (paper: Paper) => void
}

function focusButton(button: HTMLButtonElement | null): void {
  button?.focus()
}

const languages = ['en', 'ar'] as const

/** Mounted while the menu is open, which then reads the language of the business partner: its papers come first. */
export function PrintWays({ document, id, papers, isBusy, onPrint, onMail }: PrintWaysProps) {
  const { t, locale } = useLanguage()
  const { data, isFetching } = useQuery({ ...routeQuery(document.routes.mails, { id }), staleTime: 0 })
  if (isFetching) return <p role="status">{t(text.preparing)}</p>
  const usual = data?.language ?? locale
  const ordered = languages.toSorted((one) => (one === usual ? -1 : 1))
  return (
    <>
      {papers.flatMap((paper) =>
        ordered.map((language, place) => (
          <button
            key={`${paper.name} ${language}`}
            type="button"
            className={menu.way}
            // The popup moves the focus when it opens, before the language is known.
            ref={place === 0 && paper === papers[0] ? focusButton : undefined}
            disabled={isBusy}
            onClick={(event) => {
              event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
              onPrint({ paper, language })
            }}
          >
            {t(text.way, { paper: paper.title[locale], language: t(text[`in_${language}`]) })}
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
            onMail(paper)
          }}
        >
          {t(text.mailWay, { paper: paper.title[locale] })}
        </button>
      ))}
    </>
  )
}
