import { text as shared } from '@countinghouse/contract/document.text'
import { getInvoices, createInvoice } from '@countinghouse/contract/inventory/invoices-of-transfer'
import type { InvoiceBasis } from '@countinghouse/contract/inventory/transfer-invoice'
import { invoiceBases, transferInvoice } from '@countinghouse/contract/inventory/transfer-invoice'
import { text } from '@countinghouse/contract/inventory/transfer-invoice.text'
import { text as recordText } from '@countinghouse/contract/kit/record.text'
import { permissionName } from '@countinghouse/contract/page'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { formatAmount } from '../../../kit/fields/amount.ts'
import { documentTones } from '../../../kit/document/document-tones.ts'
import { ReasonButton } from '../../../ui/button/reason-button.tsx'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import { choiceIn } from '../../../kit/report/search-values.ts'
import { Segments } from '../../../ui/button/segments.tsx'
import { Status } from '../../../kit/list/status.tsx'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { companyCurrency } from '../../../app/session/company-currency.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'
import { useCan } from '../../../app/session/session.tsx'
import styles from '../inventory.module.css'

/** Invoices of a transfer, newest first, with the action to create one. */
export function InvoicesOfTransfer({ id }: { readonly id: number }) {
  const { t, locale, formatNumber } = useLanguage()
  const { data, error, refetch } = useQuery({ ...routeQuery(getInvoices, { id }), staleTime: 0 })
  if (error !== null && data === undefined) return <RecordMissing error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <RecordSkeleton count={3} />
  const hasTotals = data.invoices.some(({ totalMinor }) => totalMinor !== undefined)
  return (
    <RecordBody side="invoices">
      <CreateInvoice id={id} />
      {data.invoices.length === 0 ? (
        <p className={styles.quiet}>{t(text.noInvoices)}</p>
      ) : (
        <table className={styles.table} aria-label={t(text.invoices)}>
          <thead>
            <tr>
              <th scope="col">{t(shared.name)}</th>
              <th scope="col">{t(shared.status)}</th>
              <th scope="col" data-number>
                {t(text.revision)}
              </th>
              <th scope="col">{t(text.basis)}</th>
              {hasTotals && (
                <th scope="col" data-number>
                  {t(text.totalMinor)}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {data.invoices.map((invoice) => (
              <tr key={invoice.id}>
                <th scope="row">
                  <Link to={transferInvoice.page.path} search={{ open: invoice.id }}>
                    <bdi>{invoice.name}</bdi>
                  </Link>
                </th>
                <td data-label={t(shared.status)}>
                  <Status value={invoice.status} master={transferInvoice} tone={documentTones[invoice.status]} />
                </td>
                <td data-number data-label={t(text.revision)}>
                  {formatNumber(invoice.revision)}
                </td>
                <td data-label={t(text.basis)}>{t(text[`basis_${invoice.basis}`])}</td>
                {invoice.totalMinor !== undefined && (
                  <td data-number data-label={t(text.totalMinor)}>
                    <bdi>{formatAmount(invoice.totalMinor, companyCurrency(), locale)}</bdi>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </RecordBody>
  )
}

function CreateInvoice({ id }: { readonly id: number }) {
  const { t } = useLanguage()
  const navigate = useNavigate()
  const right = permissionName(transferInvoice.page, 'submit')
  const mayCreate = useCan()(right)
  const [basis, setBasis] = useState<InvoiceBasis>('accepted')
  const [isBusy, setIsBusy] = useState(false)
  const write = useWrite(t(text.title))

  async function run(): Promise<void> {
    setIsBusy(true)
    const created = await write(createInvoice, { id, basis })
    setIsBusy(false)
    if (created !== null) await navigate({ to: transferInvoice.page.path, search: { open: created.id } as never })
  }

  return (
    <div className={styles.make}>
      <Segments
        label={t(text.basis)}
        value={basis}
        options={invoiceBases.map((value) => ({ value, label: t(text[`basis_${value}`]) }))}
        onChange={(value) => setBasis(choiceIn(invoiceBases, value) ?? 'accepted')}
      />
      <ReasonButton
        reason={mayCreate ? null : t(recordText.needsPermission, { right })}
        loading={isBusy}
        onClick={() => void run()}
      >
        {t(text.make)}
      </ReasonButton>
    </div>
  )
}
