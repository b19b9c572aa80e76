import { supplierInvoice } from '@countinghouse/contract/accounts/supplier-invoice'
import type { DocumentRow } from '@countinghouse/contract/document'
import type { OrderBills } from '@countinghouse/contract/purchase/order-bills'
import { billOrder, disputeBill, getOrderBills } from '@countinghouse/contract/purchase/order-bills'
import { text } from '@countinghouse/contract/purchase/order-bills.text'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { routeQuery } from '../../../app/calls/queries.ts'
import { ask } from '../../../kit/dialog/confirm.ts'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { ReasonButton } from '../../../ui/button/reason-button.tsx'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from '../purchase.module.css'
import { ClaimCredit } from '../supplier-claim/claim-credit.tsx'
import { BilledProducts, BillTable } from './bill-tables.tsx'
import { ReceivedCosts } from './received-costs.tsx'

/** Supplier invoices of an order, and what is still to be invoiced of each product. */
export function OrderBillsPanel({ row: { id } }: { readonly row: DocumentRow }) {
  const language = useLanguage()
  const { t } = language
  const navigate = useNavigate()
  const write = useWrite(t(text.bills))
  const [isBusy, setIsBusy] = useState(false)
  const { data, error, refetch } = useQuery({ ...routeQuery(getOrderBills, { id }), staleTime: 0 })
  if (error !== null && data === undefined) return <RecordMissing error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <RecordSkeleton count={3} />
  const hasRest = data.products.some(({ toBill }) => toBill > 0)

  async function create(): Promise<void> {
    const reference = await ask.text({ title: t(text.bill), label: t(text.reference), confirm: t(text.bill) })
    if (reference === null) return
    setIsBusy(true)
    const created = await write(billOrder, { id, reference })
    setIsBusy(false)
    if (created !== null) await navigate({ to: supplierInvoice.page.path, search: { open: created.id } as never })
  }

  async function dispute({ id: invoiceId, reference }: OrderBills['bills'][number]): Promise<void> {
    const title = t(text.disputeTitle, { reference })
    const reason = await ask.text({ title, body: t(text.disputeLead), label: t(text.reason), confirm: t(text.dispute) })
    if (reason === null) return
    const disputed = await write(disputeBill, { id: invoiceId, reason })
    if (disputed !== null) showToast(language, { tone: 'done', message: t(text.disputed, { reference }) })
  }

  return (
    <RecordBody side="bills">
      <div className={styles.action}>
        <ClaimCredit orderId={id} hasPosted={data.bills.some(({ status }) => status === 'posted')} />
        <ReasonButton reason={hasRest ? null : t(text.nothingToBill)} loading={isBusy} onClick={() => void create()}>
          {t(text.bill)}
        </ReasonButton>
      </div>
      {data.bills.length === 0 ? (
        <p className={styles.quiet}>{t(text.noBills)}</p>
      ) : (
        <BillTable bills={data.bills} onDispute={data.isFromPartner ? dispute : null} />
      )}
      <h2 className={styles.heading}>{t(text.progress)}</h2>
      <BilledProducts products={data.products} currency={data.currency} />
      <ReceivedCosts {...data} />
    </RecordBody>
  )
}
