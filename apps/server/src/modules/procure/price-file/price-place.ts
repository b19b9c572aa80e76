/** Owner of prices: a product or variant in a list, for one store or all stores. */
export type PricePlace = {
  readonly priceListId: number
  /** Null for prices of a variant. */
  readonly productId: number | null
  readonly variantId: number | null
  readonly storeId: number | null
}

export function placeKey({ priceListId, productId, variantId, storeId }: PricePlace): string {
  return `${priceListId} ${productId} ${variantId} ${storeId}`
}
