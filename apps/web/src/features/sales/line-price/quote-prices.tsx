import type { DocumentRow } from '@countinghouse/contract/document'
import { explainQuotePrices } from '@countinghouse/contract/sales/line-prices'
import { LinePricesPanel } from './line-prices.tsx'

export function QuotePrices({ row }: { readonly row: DocumentRow }) {
  return <LinePricesPanel row={row} route={explainQuotePrices} />
}
