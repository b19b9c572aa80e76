import type { DocumentRow } from '@countinghouse/contract/document'
import { explainOrderPrices } from '@countinghouse/contract/sales/line-prices'
import { LinePricesPanel } from './line-prices.tsx'

export function OrderPrices({ row }: { readonly row: DocumentRow }) {
  return <LinePricesPanel row={row} route={explainOrderPrices} />
}
