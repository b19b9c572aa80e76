/** Whose prices: those of a product or of one variant by a list, in a store or in all of them. */
export type PricePlace = {
  readonly priceListId: number
  /** Null where it is of one variant. */
  readonly productId: number | null
  readonly variantId: number | null
  readonly storeId: number | null
}

export function placeKey({ priceListId, productId, variantId, storeId }: PricePlace): string {
  return `${priceListId} ${productId} ${variantId} ${storeId}`
}
