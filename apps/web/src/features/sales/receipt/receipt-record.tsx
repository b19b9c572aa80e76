import type { Receipt } from '@countinghouse/contract/sales/receipt'
import { getReceipt } from '@countinghouse/contract/sales/receipt'
import { text } from '@countinghouse/contract/sales/receipt.text'
import { useQuery } from '@tanstack/react-query'
import { routeQuery } from '../../../app/calls/queries.ts'
import type { ListShared } from '../../../kit/list/list-parts.ts'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import drawer from '../../../kit/record/record-drawer.module.css'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordPanel } from '../../../kit/record/record-panel.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import { StateWord } from '../../../ui/display/state-word.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { ReceiptActions } from './receipt-actions.tsx'
import { ReceiptDetails } from './receipt-details.tsx'

/** A receipt with its lines and payments. */
export function ReceiptRecord(shared: ListShared) {
  const { t } = useLanguage()
  const { data: receipt, ...query } = useQuery({
    ...routeQuery(getReceipt, { id: Number(shared.state.open) }),
    refetchOnMount: 'always',
  })
  return (
    <RecordPanel
      shared={shared}
      title={receipt === undefined ? t(text.one) : titleOf(receipt)}
      {...(receipt !== undefined && { subtitle: <Subtitle receipt={receipt} /> })}
    >
      {receipt === undefined && query.error !== null && (
        <RecordMissing error={query.error} onRetry={() => void query.refetch()} />
      )}
      {receipt === undefined && query.error === null && <RecordSkeleton count={4} />}
      {receipt !== undefined && (
        <RecordBody isText footer={<ReceiptActions receipt={receipt} />}>
          <ReceiptDetails receipt={receipt} />
        </RecordBody>
      )}
    </RecordPanel>
  )

  function titleOf({ kind, number }: Receipt): string {
    return t(kind === 'return' ? text.returnReceipt : text.originalReceipt, { number })
  }
}

function Subtitle({ receipt }: { readonly receipt: Receipt }) {
  const { t, formatInstant } = useLanguage()
  const { status, soldAt, store, till, cashier } = receipt
  return (
    <p className={drawer.subtitle}>
      <StateWord tone={status === 'voided' ? 'danger' : 'success'}>{t(text[`status_${status}`])}</StateWord>
      <bdi>{formatInstant(soldAt)}</bdi>
      <bdi>
        {store}, {till}
      </bdi>
      {cashier !== null && <bdi>{cashier}</bdi>}
    </p>
  )
}
