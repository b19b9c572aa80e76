import { quote } from '@countinghouse/contract/sales/quote'
import { text } from '@countinghouse/contract/sales/quote.text'
import { explainQuotePrices } from '@countinghouse/contract/sales/line-prices'
import { text as priceText } from '@countinghouse/contract/sales/line-prices.text'
import { later } from '../../../app/offline/later.ts'
import type { DocumentExtras } from '../../../kit/document/document-extras.ts'
import { DocumentScreen } from '../../../kit/document/document-screen.tsx'

const QuoteAtTill = later(async () => (await import('./quote-at-till.tsx')).QuoteAtTill)
const LinePrices = later(async () => (await import('../line-price/line-prices.tsx')).LinePricesPanel)

const extras: DocumentExtras = {
  sides: [
    {
      key: 'prices',
      title: priceText.prices,
      Panel: ({ row }) => <LinePrices row={row} route={explainQuotePrices} />,
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
