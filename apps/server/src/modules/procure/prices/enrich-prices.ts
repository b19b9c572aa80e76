import type { Completion } from '../../../platform/lists/list-source.ts'
import type { DefaultPrice } from './default-prices.ts'
import { findDefaultPrices } from './default-prices.ts'

/** Adds the lowest current default list price of the variants of each product of a page. */
export const enrichPrices: Completion = async (asking, db, rows) => {
  const found = await findDefaultPrices(
    asking,
    db,
    rows.map(({ id }) => id),
  )
  const least = new Map<number, DefaultPrice>()
  for (const price of found) {
    const known = least.get(price.productId)
    if (known === undefined || price.amountMinor < known.amountMinor) least.set(price.productId, price)
  }
  return rows.map((row) => {
    const price = least.get(row.id)
    return { ...row, priceMinor: price?.amountMinor ?? null, priceCurrency: price?.currency ?? null }
  })
}
