import { quote } from '@countinghouse/contract/sales/quote'
import { text } from '@countinghouse/contract/sales/quote.text'
import { orderText } from '@countinghouse/contract/sales/order-fields.text'
import { later } from '../../../app/offline/later.ts'
import type { DocumentExtras } from '../../../kit/document/document-extras.ts'
import { DocumentScreen } from '../../../kit/document/document-screen.tsx'

const QuoteAtTill = later(async () => (await import('./quote-at-till.tsx')).QuoteAtTill)
const Prices = later(async () => (await import('../line-price/quote-prices.tsx')).QuotePrices)

const extras: DocumentExtras = {
  sides: [
    {
      key: 'prices',
      title: orderText.prices,
      Panel: ({ row }) => <Prices row={row} />,
    },
    {
      key: 'till',
      title: text.till,
      isFor: ({ status, receiptNumber }) => status === 'sent' || receiptNumber !== null,
      Panel: ({ row }) => <QuoteAtTill row={row} />,
    },
  ],
}

/** Prices offered to customers. */
function Quotes() {
  return <DocumentScreen document={quote} extras={extras} />
}

export { Quotes as screen }
