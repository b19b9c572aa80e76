import { emailField } from '@countinghouse/contract/contact-fields'
import type { Document, DocumentRow } from '@countinghouse/contract/document'
import type { Paper } from '@countinghouse/contract/document-paper'
import { choiceField, multilineField } from '@countinghouse/contract/fields'
import { text } from '@countinghouse/contract/kit/document-print.text'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { createPortal } from 'react-dom'
import { routeQuery } from '../../app/calls/queries.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { useLanguage } from '../../ui/language/language.tsx'
import { FieldsDialog } from '../dialog/fields-dialog.tsx'
import { RecordMissing } from '../record/record-missing.tsx'
import { RecordSkeleton } from '../record/record-skeleton.tsx'
import { MailTable } from './mail-table.tsx'

type DocumentMailProps = {
  readonly document: Document
  readonly row: DocumentRow
  readonly paper: Paper
  readonly onClose: () => void
}

const languages = ['en', 'ar'] as const

/** Sends a printout of a document by e-mail, and shows those that were sent. */
export function DocumentMailDialog({ document, row, paper, onClose }: DocumentMailProps) {
  const { t, locale } = useLanguage()
  const { mails: mailsRoute, mail } = document.routes
  const { data, error, refetch } = useQuery({ ...routeQuery(mailsRoute, { id: row.id }), staleTime: 0 })
  const [first] = data?.contacts ?? []
  const usual = first?.address
  const spoken = first?.language ?? data?.language ?? locale
  const requested = useMemo(
    () => ({
      fields: {
        to: usual === undefined ? emailField() : emailField().default(usual),
        language: choiceField(languages).default(spoken),
        message: multilineField({ max: 2000 }).nullable().default(null),
      },
      text,
    }),
    [usual, spoken],
  )
  const title = t(text.mailTitle, { paper: `${paper.title[locale]} ${row.name}` })
  const contacts = (data?.contacts ?? []).map(({ name, address }) => `${name} <${address}>`).join(', ')
  const shown =
    data?.isReady === true ? (
      <FieldsDialog
        title={title}
        lead={[t(text.mailLead), ...(contacts === '' ? [] : [t(text.mailContacts, { contacts })])].join(' ')}
        requested={requested}
        confirm={t(text.mailSend)}
        route={mail}
        target={{ id: row.id, paper: paper.name }}
        page={t(document.text.title)}
        doneWords={() => t(text.mailQueued, { name: row.name })}
        onClose={onClose}
      >
        <MailTable mails={data.mails} papers={document.papers} />
      </FieldsDialog>
    ) : (
      <Dialog
        title={title}
        onClose={onClose}
        actions={
          <Button variant="default" onClick={onClose}>
            {t(text.mailClose)}
          </Button>
        }
      >
        {error !== null && data === undefined && <RecordMissing error={error} onRetry={() => void refetch()} />}
        {error === null && data === undefined && <RecordSkeleton count={3} />}
        {data !== undefined && (
          <>
            <p>{t(text.mailOff)}</p>
            <MailTable mails={data.mails} papers={document.papers} />
          </>
        )}
      </Dialog>
    )
  // Rendered outside the form of the document, because nested forms are submitted to the page address.
  return createPortal(shown, globalThis.document.body)
}
