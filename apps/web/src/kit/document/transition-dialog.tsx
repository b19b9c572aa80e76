import type { Document, DocumentRow } from '@countinghouse/contract/document'
import { text } from '@countinghouse/contract/kit/document.text'
import { useMemo } from 'react'
import { createPortal } from 'react-dom'
import { useLanguage } from '../../ui/language/language.tsx'
import { FieldsDialog } from '../dialog/fields-dialog.tsx'

type TransitionDialogProps = {
  readonly document: Document
  readonly row: DocumentRow
  /** Name of the transition. */
  readonly name: string
  readonly title: string
  readonly onClose: () => void
}

/** Requests the input of a document transition, such as a reason, and performs it. */
export function TransitionDialog({ document, row, name, title, onClose }: TransitionDialogProps) {
  const { t } = useLanguage()
  const instead = document.text[`instead_${name}`]
  const question = document.text[`confirm_${name}`]
  const requested = useMemo(
    () => ({ fields: document.transitions[name]?.fields ?? {}, text: document.text }),
    [document, name],
  )
  const route = document.transitionRoutes[name]
  if (route === undefined) return null
  // Rendered outside the form of the document, because nested forms are submitted to the page address.
  return createPortal(
    <FieldsDialog
      title={`${title}: ${row.name}`}
      requested={requested}
      {...(question !== undefined && { lead: t(question) })}
      confirm={title}
      instead={instead && t(instead)}
      route={route}
      target={{ id: row.id, version: row.version }}
      page={t(document.text.title)}
      doneWords={(moved) =>
        t(text.done, { name: moved.name, status: t(document.text[`status_${moved.status}`] ?? text.line) })
      }
      onClose={onClose}
    />,
    globalThis.document.body,
  )
}
