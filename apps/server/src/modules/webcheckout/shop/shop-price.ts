import type { PricedItem } from '../../sales/index.ts'
import { totalsOf } from '../../sales/index.ts'

/** What a customer pays for one piece, including tax. Units: minor units of the company's currency. Throws: sales.amount_too_large. */
export function shopPrice(item: PricedItem): number {
  const line = { variantId: item.variantId, quantity: 1, discountPpm: 0, overrideMinor: null }
  return totalsOf({ lines: [line], items: [item], discountPpm: 0, promotions: [] }).grossMinor
}
