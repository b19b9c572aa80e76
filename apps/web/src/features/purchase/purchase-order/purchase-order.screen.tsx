import { text } from '@countinghouse/contract/purchase/order-items.text'
import { purchaseOrder } from '@countinghouse/contract/purchase/purchase-order'
import { later } from '../../../app/offline/later.ts'
import type { DocumentExtras } from '../../../kit/document/document-extras.ts'
import { DocumentScreen } from '../../../kit/document/document-screen.tsx'

const Receipts = later(async () => (await import('./order-receipts.tsx')).OrderReceipts)

const Amounts = later(async () => (await import('./draft-amounts.tsx')).DraftAmounts)

const extras: DocumentExtras = {
  sides: [
    { key: 'amounts', title: text.amounts, isFor: ({ status }) => status === 'draft', Panel: Amounts },
    {
      key: 'receipts',
      title: text.receipts,
      isFor: ({ status }) => status === 'ordered' || status === 'closed',
      Panel: ({ row }) => <Receipts row={row} />,
    },
  ],
}

/** Purchase orders. */
function PurchaseOrders() {
  return <DocumentScreen document={purchaseOrder} extras={extras} />
}

export { PurchaseOrders as screen }
