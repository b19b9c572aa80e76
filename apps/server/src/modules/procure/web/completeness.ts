import type { WebAttributeOfProduct, WebValueRow } from '@countinghouse/contract/procure/product-web'
import { locales } from '@countinghouse/kernel/text'

type Asked = Pick<WebAttributeOfProduct, 'id' | 'isOfVariants' | 'isLocalized'>
type Said = Pick<WebValueRow, 'attributeId' | 'variantId' | 'locale'>

/**
 * Attributes without a value somewhere: one that differs by language has one in each, one of variants has one of each. `active`:
 * variants that are on sale; without any, nothing can be said of them yet.
 */
export function unfilledOf(required: readonly Asked[], said: readonly Said[], active: readonly number[]): number[] {
  const places = new Set(said.map(placeOf))
  return required.flatMap(({ id, isOfVariants, isLocalized }) => {
    const variantIds = isOfVariants ? active : [null]
    const isFilled = variantIds.every((variantId) =>
      (isLocalized ? locales : [null]).every((locale) => places.has(placeOf({ attributeId: id, variantId, locale }))),
    )
    return isFilled && variantIds.length > 0 ? [] : [id]
  })
}

/** Where a value is said, as a key. */
export function placeOf({ attributeId, variantId, locale }: Said): string {
  return JSON.stringify([attributeId, variantId, locale])
}

type Counted = { readonly required: number; readonly unfilled: number; readonly others: readonly boolean[] }

/** Whole percent, rounded down; `others`: name, description, image, price and category. */
export function completenessOf({ required, unfilled, others }: Counted): number {
  const filled = required - unfilled + others.filter(Boolean).length
  return Math.floor((100 * filled) / (required + others.length))
}
