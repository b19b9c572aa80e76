import { z } from 'zod'
import { route } from '../route.ts'
import { idOf } from '../values.ts'

/** Variants per request. */
export const mostFigured = 500

/** Each figure is null without its permission. Units: stock units. */
const Figures = z.object({
  variantId: idOf('procure.variant'),
  /** Permission to view stock. */
  onHand: z.number().nullable(),
  /** Neither reserved nor allocated. */
  available: z.number().nullable(),
  /** Sent to suppliers and not received; permission to view purchase orders. */
  onOrder: z.number().nullable(),
  /** For how many days what is on hand lasts at the sales of the last 56 days; null also without sales. */
  coverDays: z.int().nonnegative().nullable(),
  /** In the default price list today; permission to view prices. */
  priceMinor: z.int().nullable(),
  priceCurrency: z.string().nullable(),
})
export type VariantFigures = z.output<typeof Figures>

/**
 * What buyers and storekeepers want to know of variants, in one store or in all stores of the caller. Unknown variants are left out. Throws:
 * not_found for an unknown store.
 */
export const getVariantFigures = route({
  id: 'purchase.variantFigures.get',
  method: 'POST',
  path: '/procure/variant-figures',
  access: 'self',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({
    variantIds: z.array(idOf('procure.variant')).min(1).max(mostFigured),
    /** Null: all stores of the caller. */
    storeId: idOf('erp.store').nullable().default(null),
  }),
  output: z.object({ items: z.array(Figures) }),
})
