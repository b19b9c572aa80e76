import type { DocumentRow } from '@countinghouse/contract/document'
import { text as recordText } from '@countinghouse/contract/kit/record.text'
import type { InvoiceSettlements } from '@countinghouse/contract/payments/invoice-settlement'
import { getInvoiceSettlements } from '@countinghouse/contract/payments/invoice-settlement'
import { text } from '@countinghouse/contract/payments/invoice-settlement.text'
import { createPaymentLink } from '@countinghouse/contract/payments/payment-link'
import { permissionOf } from '@countinghouse/contract/route'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { routeQuery } from '../../../app/calls/queries.ts'
import { later } from '../../../app/offline/later.ts'
import { useCan } from '../../../app/session/session.tsx'
import { formatAmount } from '../../../kit/fields/amount.ts'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import { ReasonButton } from '../../../ui/button/reason-button.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './invoice.module.css'

const LinkDialog = later(async () => (await import('../../../kit/payment-link/link-dialog.tsx')).LinkDialog)

type Props = {
  readonly route: typeof getInvoiceSettlements
  readonly row: DocumentRow
}

/** What settled an invoice and what is open of it; of an invoice to a customer, a link to pay it. */
export function SettlementsOfInvoice({ route, row }: Props) {
  const { data, error, refetch } = useQuery({ ...routeQuery(route, { id: row.id }), staleTime: 0 })
  if (error !== null && data === undefined) return <RecordMissing error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <RecordSkeleton count={3} />
  const isPayable = route === getInvoiceSettlements && row['kind'] === 'invoice' && data.openMinor > 0
  return (
    <RecordBody side="payments">
      {isPayable && <PaymentLink invoiceId={row.id} customerId={Number(row['customerId'])} />}
      <SettlementTable found={data} />
    </RecordBody>
  )
}

function SettlementTable({ found }: { readonly found: InvoiceSettlements }) {
  const { t, locale, formatDate } = useLanguage()
  const money = (minor: number) => formatAmount(minor, found.currency, locale)
  return (
    <>
      {found.settlements.length === 0 && <p className={styles.quiet}>{t(text.none)}</p>}
      <table className={styles.table} aria-label={t(text.title)}>
        <thead>
          <tr>
            <th scope="col">{t(text.document)}</th>
            <th scope="col">{t(text.settledOn)}</th>
            <th scope="col" data-number>
              {t(text.amountMinor)}
            </th>
          </tr>
        </thead>
        <tbody>
          {found.settlements.map(({ id, kind, name, path, settledOn, amountMinor }) => (
            <tr key={id}>
              <th scope="row">
                {t(text[`kind_${kind}`])}{' '}
                {path === null ? (
                  <bdi>{name}</bdi>
                ) : (
                  <Link to={path}>
                    <bdi>{name}</bdi>
                  </Link>
                )}
              </th>
              <td data-label={t(text.settledOn)}>{formatDate(settledOn)}</td>
              <td data-number data-label={t(text.amountMinor)}>
                <bdi>{money(amountMinor)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {(['settled', 'open'] as const).map((key) => (
            <tr key={key}>
              <th scope="row" colSpan={2}>
                {t(text[key])}
              </th>
              <td data-number>
                <bdi>{money(found[`${key}Minor`])}</bdi>
              </td>
            </tr>
          ))}
        </tfoot>
      </table>
    </>
  )
}

function PaymentLink({ invoiceId, customerId }: { readonly invoiceId: number; readonly customerId: number }) {
  const { t } = useLanguage()
  const [isOpen, setIsOpen] = useState(false)
  const right = permissionOf(createPaymentLink)
  const mayCreate = useCan()(right)
  return (
    <div className={styles.create}>
      <ReasonButton
        variant="default"
        reason={mayCreate ? null : t(recordText.needsPermission, { right })}
        onClick={() => setIsOpen(true)}
      >
        {t(text.link)}
      </ReasonButton>
      <Suspense>
        {isOpen && (
          <LinkDialog invoice={{ invoiceId, customerId }} lead={t(text.linkLead)} onClose={() => setIsOpen(false)} />
        )}
      </Suspense>
    </div>
  )
}
