import type { Within } from '../field-model.ts'
import { recordField } from '../rich-fields.ts'

/** Kinds of products that stores keep. */
export const stockedKinds = ['stocked', 'consumable'] as const
/** Kinds of products that orders of customers take; others are sold at the register alone. */
export const orderedKinds = [...stockedKinds, 'service'] as const

/**
 * A variant of products that stores keep. `stockOf`: field of the document with the store whose stock is shown beside it; left out: that
 * of all stores is.
 */
export function stockedVariantField(stockOf = '') {
  return variantField(stockedKinds, stockOf)
}

/** A variant that customers order, as above. */
export function orderedVariantField(stockOf = '') {
  return variantField(orderedKinds, stockOf)
}

function variantField(kinds: readonly string[], stockOf: string) {
  const within: Within = { kind: kinds }
  return recordField('procure.variant', { within, stockOf })
}
