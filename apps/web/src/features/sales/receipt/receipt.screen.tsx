import { receipts } from '@countinghouse/contract/sales/receipt'
import { later } from '../../../app/offline/later.ts'
import { ListPage } from '../../../kit/list/list-page.tsx'

const ReceiptRecord = later(async () => (await import('./receipt-record.tsx')).ReceiptRecord)

const columns = {
  number: { width: 128, grow: 0.3 },
  kind: { width: 88, grow: 0.2 },
  soldAt: { width: 152, grow: 0.3, stacked: 'detail' },
  storeId: { width: 144, stacked: 'detail' },
  cashier: { width: 144 },
  customerId: { width: 160 },
  payableMinor: { width: 120, grow: 0.3, stacked: 'status' },
  status: { width: 112, grow: 0.2, stacked: 'detail' },
} as const

/** Receipts of all tills. */
function Receipts() {
  return <ListPage listing={receipts} columns={columns} record={(shared) => <ReceiptRecord {...shared} />} />
}

export { Receipts as screen }
