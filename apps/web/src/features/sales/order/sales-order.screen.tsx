import { text } from '@countinghouse/contract/sales/order-progress.text'
import { salesOrder } from '@countinghouse/contract/sales/sales-order'
import { orderText } from '@countinghouse/contract/sales/order-fields.text'
import { later } from '../../../app/offline/later.ts'
import type { DocumentExtras } from '../../../kit/document/document-extras.ts'
import { DocumentScreen } from '../../../kit/document/document-screen.tsx'

const Progress = later(async () => (await import('./order-progress.tsx')).OrderProgressPanel)
const Prices = later(async () => (await import('../line-price/order-prices.tsx')).OrderPrices)

const extras: DocumentExtras = {
  sides: [
    {
      key: 'prices',
      title: orderText.prices,
      Panel: ({ row }) => <Prices row={row} />,
    },
    {
      key: 'progress',
      title: text.progress,
      isFor: ({ status }) => status !== 'draft',
      Panel: ({ row }) => <Progress row={row} />,
    },
  ],
}

/** Orders of customers. */
function SalesOrders() {
  return <DocumentScreen document={salesOrder} extras={extras} />
}

export { SalesOrders as screen }
