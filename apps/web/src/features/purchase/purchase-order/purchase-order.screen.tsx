import { text as amountsText } from '@countinghouse/contract/kit/draft-amounts.text'
import { text } from '@countinghouse/contract/purchase/order-items.text'
import { text as revisionText } from '@countinghouse/contract/purchase/order-revisions.text'
import { purchaseOrder } from '@countinghouse/contract/purchase/purchase-order'
import { later } from '../../../app/offline/later.ts'
import type { DocumentExtras } from '../../../kit/document/document-extras.ts'
import { DocumentScreen } from '../../../kit/document/document-screen.tsx'

const Receipts = later(async () => (await import('./order-receipts.tsx')).OrderReceipts)

const Bills = later(async () => (await import('./order-bills.tsx')).OrderBillsPanel)

const Amounts = later(async () => (await import('../../../kit/document/draft-amounts.tsx')).DraftAmounts)

const Shipments = later(async () => (await import('../shipment/order-shipments.tsx')).OrderShipments)

const Revisions = later(async () => (await import('./order-revisions.tsx')).OrderRevisions)

const extras: DocumentExtras = {
  sides: [
    {
      key: 'amounts',
      title: amountsText.amounts,
      isFor: ({ status }) => status === 'draft',
      Panel: (props) => (
        <Amounts
          {...props}
          document={purchaseOrder}
          cells={{ words: ['variantId', 'supplierCode'], figures: ['quantity', 'price', 'netMinor'] }}
          totals={['goodsMinor', 'headerDiscountMinor', 'totalMinor', 'taxMinor', 'grossMinor', 'companyTotalMinor']}
        />
      ),
    },
    {
      key: 'receipts',
      title: text.receipts,
      isFor: ({ status }) => status === 'ordered' || status === 'closed',
      Panel: ({ row }) => <Receipts row={row} />,
    },
    {
      key: 'shipments',
      title: text.shipments,
      isFor: ({ status }) => status === 'ordered' || status === 'closed',
      Panel: ({ row }) => <Shipments row={row} />,
    },
    {
      key: 'bills',
      title: text.bills,
      isFor: ({ status, receiptStatus }) => (status === 'ordered' || status === 'closed') && receiptStatus !== 'none',
      Panel: ({ row }) => <Bills row={row} />,
    },
    {
      key: 'revisions',
      title: revisionText.revisions,
      isFor: ({ revision }) => revision != null,
      Panel: ({ row }) => <Revisions row={row} />,
    },
  ],
}

/** Purchase orders. */
function PurchaseOrders() {
  return <DocumentScreen document={purchaseOrder} extras={extras} />
}

export { PurchaseOrders as screen }
