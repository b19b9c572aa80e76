import { decimalOfMinor } from '@countinghouse/kernel/money'
import type { DatedPrice } from '../price-history.ts'

/** What a piece costs to buy: half of the price that held on a day, else of the first there was; exact, in major units. */
export function halfOfPrice(prices: readonly DatedPrice[], day: string, digits: number): string {
  const price = prices.findLast(({ from }) => from <= day) ?? prices[0]
  if (price === undefined) throw new Error('Goods were sold for money, so they have a price.')
  return decimalOfMinor(price.amountMinor * 5, digits + 1)
}
