import { text } from '@countinghouse/contract/purchase/order-items.text'
import { getOrderItems } from '@countinghouse/contract/purchase/order-items'
import type { DocumentRow } from '@countinghouse/contract/document'
import { useQuery } from '@tanstack/react-query'
import { routeQuery } from '../../../app/calls/queries.ts'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from '../purchase.module.css'
import { AddToContainer } from './add-to-container.tsx'
import { AnnouncedTable } from './announced-table.tsx'
import { ConfirmQuantities } from './confirm-quantities.tsx'
import { ContainerTable } from './container-table.tsx'
import { OrderProgress } from './order-progress.tsx'
import { ReceiptTable } from './receipt-table.tsx'
import { ReceiveOrder } from './receive-order.tsx'

/** Receipt progress of an order by line, and its receipts with their journals. */
export function OrderReceipts({ row }: { readonly row: DocumentRow }) {
  const { t } = useLanguage()
  const { data, error, refetch } = useQuery({ ...routeQuery(getOrderItems, { id: row.id }), staleTime: 0 })
  if (error !== null && data === undefined) return <RecordMissing error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <RecordSkeleton count={3} />
  return (
    <RecordBody side="receipts">
      {row.status === 'ordered' && (
        <div className={styles.action}>
          <ReceiveOrder id={row.id} items={data.items} />
          <AddToContainer id={row.id} items={data.items} />
          <ConfirmQuantities row={row} items={data.items} />
        </div>
      )}
      <OrderProgress items={data.items} />
      {data.containers.length > 0 && <ContainerTable containers={data.containers} />}
      {data.announced.length > 0 && <AnnouncedTable announced={data.announced} />}
      <h2 className={styles.heading}>{t(text.receipts)}</h2>
      {data.receipts.length === 0 ? (
        <p className={styles.quiet}>{t(text.noReceipts)}</p>
      ) : (
        <ReceiptTable receipts={data.receipts} />
      )}
    </RecordBody>
  )
}
