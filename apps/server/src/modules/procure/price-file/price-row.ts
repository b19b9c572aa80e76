import type { BulkRow } from '../../../platform/bulk/bulk-row.ts'
import type { PriceSaid } from '../prices/plan-tiers.ts'

/** A row of a price file; missing values are undefined or null. Decimals as strings. */
export type PriceRow = {
  readonly number: number
  readonly priceListId: number | null
  readonly productId: number | null
  readonly variantId: number | null
  readonly storeId: number | null
  readonly amount: string | undefined
  readonly buyAmount: string | undefined
  /** Excludes the amount, whose column depends on the list. */
  readonly price: PriceSaid
}

export function priceRowOf({ number, values }: BulkRow): PriceRow {
  const { priceListId = null, productId = null, variantId = null, storeId = null, amount, buyAmount, ...price } = values
  const { reason, ...period } = price
  return {
    number,
    priceListId: priceListId as number | null,
    productId: productId as number | null,
    variantId: variantId as number | null,
    storeId: storeId as number | null,
    amount: amount as string | undefined,
    buyAmount: buyAmount as string | undefined,
    price: { ...period, ...(reason !== undefined && { note: reason as string | null }) },
  }
}
