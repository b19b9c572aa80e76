import { text } from '@countinghouse/contract/sales/order-progress.text'
import { salesOrder } from '@countinghouse/contract/sales/sales-order'
import { explainOrderPrices } from '@countinghouse/contract/sales/line-prices'
import { text as priceText } from '@countinghouse/contract/sales/line-prices.text'
import { later } from '../../../app/offline/later.ts'
import type { DocumentExtras } from '../../../kit/document/document-extras.ts'
import { DocumentScreen } from '../../../kit/document/document-screen.tsx'

const Progress = later(async () => (await import('./order-progress.tsx')).OrderProgressPanel)
const LinePrices = later(async () => (await import('../line-price/line-prices.tsx')).LinePricesPanel)

const extras: DocumentExtras = {
  sides: [
    {
      key: 'prices',
      title: priceText.prices,
      Panel: ({ row }) => <LinePrices row={row} route={explainOrderPrices} />,
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
