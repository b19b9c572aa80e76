import { text } from '@countinghouse/contract/purchase/order-items.text'
import { purchaseOrder } from '@countinghouse/contract/purchase/purchase-order'
import { later } from '../../../app/offline/later.ts'
import type { DocumentExtras } from '../../../kit/document/document-extras.ts'
import { DocumentScreen } from '../../../kit/document/document-screen.tsx'

const Receipts = later(async () => (await import('./order-receipts.tsx')).OrderReceipts)

const extras: DocumentExtras = {
  sides: [{ key: 'receipts', title: text.receipts, Panel: ({ row }) => <Receipts row={row} /> }],
}

/** Purchase orders. */
function PurchaseOrders() {
  return <DocumentScreen document={purchaseOrder} extras={extras} />
}

export { PurchaseOrders as screen }
