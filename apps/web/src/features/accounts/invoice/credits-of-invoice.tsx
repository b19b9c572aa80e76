import type { CreditRoutes } from '@countinghouse/contract/accounts/invoice-credits'
import { text } from '@countinghouse/contract/accounts/invoice-shared.text'
import type { Document } from '@countinghouse/contract/document'
import { text as shared } from '@countinghouse/contract/document.text'
import { text as recordText } from '@countinghouse/contract/kit/record.text'
import { permissionName } from '@countinghouse/contract/page'
import type { OutputOfRoute } from '@countinghouse/contract/route'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { routeQuery } from '../../../app/calls/queries.ts'
import { useCan } from '../../../app/session/session.tsx'
import { documentTones } from '../../../kit/document/document-tones.ts'
import { formatAmount } from '../../../kit/fields/amount.ts'
import { Status } from '../../../kit/list/status.tsx'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import { ReasonButton } from '../../../ui/button/reason-button.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './invoice.module.css'

type Credits = OutputOfRoute<CreditRoutes['list']>

type CreditsOfInvoiceProps = {
  readonly document: Document
  readonly list: CreditRoutes['list']
  readonly id: number
  /** Creates a draft; its id, or null if it was refused or not confirmed. */
  readonly onCreate: () => Promise<number | null>
}

/** Credit notes of an invoice, with the quantities that can still be credited. */
export function CreditsOfInvoice({ document, list, id, onCreate }: CreditsOfInvoiceProps) {
  const { t } = useLanguage()
  const { data, error, refetch } = useQuery({ ...routeQuery(list, { id }), staleTime: 0 })
  if (error !== null && data === undefined) return <RecordMissing error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <RecordSkeleton count={3} />
  return (
    <RecordBody side="credits">
      {data.lines.some(({ left }) => left > 0) && <CreateCredit document={document} onCreate={onCreate} />}
      {data.credits.length === 0 ? (
        <p className={styles.quiet}>{t(text.noCredits)}</p>
      ) : (
        <CreditNotes document={document} credits={data.credits} />
      )}
      {data.lines.length > 0 && <CreditedLines lines={data.lines} />}
    </RecordBody>
  )
}

function CreditNotes({ document, credits }: Pick<CreditsOfInvoiceProps, 'document'> & Pick<Credits, 'credits'>) {
  const { t, locale, formatDate } = useLanguage()
  return (
    <table className={styles.table} aria-label={t(text.credits)}>
      <thead>
        <tr>
          <th scope="col">{t(shared.name)}</th>
          <th scope="col">{t(shared.status)}</th>
          <th scope="col">{t(text.issuedOn)}</th>
          <th scope="col" data-number>
            {t(text.grossMinor)}
          </th>
        </tr>
      </thead>
      <tbody>
        {credits.map((credit) => (
          <tr key={credit.id}>
            <th scope="row">
              <Link to={document.page.path} search={{ open: credit.id }}>
                <bdi>{credit.name}</bdi>
              </Link>
            </th>
            <td data-label={t(shared.status)}>
              <Status value={credit.status} master={document} tone={documentTones[credit.status]} />
            </td>
            <td data-label={t(text.issuedOn)}>{formatDate(credit.issuedOn)}</td>
            <td data-number data-label={t(text.grossMinor)}>
              <bdi>{formatAmount(credit.grossMinor, credit.currencyCode, locale)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function CreditedLines({ lines }: Pick<Credits, 'lines'>) {
  const { t, formatNumber } = useLanguage()
  return (
    <table className={styles.table} aria-label={t(text.creditable)}>
      <thead>
        <tr>
          <th scope="col">{t(text.lines_description)}</th>
          <th scope="col" data-number>
            {t(text.lines_quantity)}
          </th>
          <th scope="col" data-number>
            {t(text.credited)}
          </th>
          <th scope="col" data-number>
            {t(text.creditable)}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.lineNo}>
            <th scope="row">
              <bdi>{line.description}</bdi>
            </th>
            <td data-number data-label={t(text.lines_quantity)}>
              {formatNumber(line.quantity)}
            </td>
            <td data-number data-label={t(text.credited)}>
              {formatNumber(line.credited)}
            </td>
            <td data-number data-label={t(text.creditable)}>
              {formatNumber(line.left)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function CreateCredit({ document, onCreate }: Pick<CreditsOfInvoiceProps, 'document' | 'onCreate'>) {
  const { t } = useLanguage()
  const navigate = useNavigate()
  const [isBusy, setIsBusy] = useState(false)
  const right = permissionName(document.page, 'credit')
  const mayCreate = useCan()(right)

  async function run(): Promise<void> {
    setIsBusy(true)
    const id = await onCreate()
    setIsBusy(false)
    if (id !== null) await navigate({ to: document.page.path, search: { open: id } as never })
  }

  return (
    <div className={styles.create}>
      <ReasonButton
        reason={mayCreate ? null : t(recordText.needsPermission, { right })}
        loading={isBusy}
        onClick={() => void run()}
      >
        {t(text.credit)}
      </ReasonButton>
    </div>
  )
}
