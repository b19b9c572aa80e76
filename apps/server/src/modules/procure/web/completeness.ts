import type { WebAttributeOfProduct, WebValueRow } from '@countinghouse/contract/procure/product-web'
import { locales } from '@countinghouse/kernel/text'

type Requested = Pick<WebAttributeOfProduct, 'id' | 'isOfVariants' | 'isLocalized'>
type Said = Pick<WebValueRow, 'attributeId' | 'variantId' | 'locale'>

/**
 * Attributes with a missing value: one that varies by language needs a value in each, one set per variant needs a value of each.
 * `active`: variants on sale; without any, variant values are not possible yet.
 */
export function unfilledOf(required: readonly Requested[], said: readonly Said[], active: readonly number[]): number[] {
  const places = new Set(said.map(placeOf))
  return required.flatMap(({ id, isOfVariants, isLocalized }) => {
    const variantIds = isOfVariants ? active : [null]
    const isFilled = variantIds.every((variantId) =>
      (isLocalized ? locales : [null]).every((locale) => places.has(placeOf({ attributeId: id, variantId, locale }))),
    )
    return isFilled && variantIds.length > 0 ? [] : [id]
  })
}

/** Key of the place of a value. */
export function placeOf({ attributeId, variantId, locale }: Said): string {
  return JSON.stringify([attributeId, variantId, locale])
}

type Counted = { readonly required: number; readonly unfilled: number; readonly others: readonly boolean[] }

/** Whole percent, rounded down; `others`: name, description, image, price and category. */
export function completenessOf({ required, unfilled, others }: Counted): number {
  const filled = required - unfilled + others.filter(Boolean).length
  return Math.floor((100 * filled) / (required + others.length))
}
