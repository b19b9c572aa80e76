import { z } from 'zod'
import { route } from '../route.ts'
import type { Selection } from '../selection.ts'
import { selectionOf } from '../selection.ts'
import { product, productId, staleProducts } from './product.ts'

/** Steps that many products take at once; the others are weighed one by one. */
export const stepsOfMany = ['activate', 'discontinue'] as const
/** So many at once, since each has its line of history. */
export const mostStepped = 2000
/** So many that are not ready are named. */
export const mostUnreadyNamed = 50

/**
 * Takes a step with those of the chosen products that stand where it begins; those that are not ready for it stay as they are, and say
 * what they lack. Source: decision 053.
 */
export const stepProducts = route({
  id: 'procure.product.stepMany',
  method: 'POST',
  path: '/procure/products/take-step',
  page: product.page,
  event: 'activate',
  writes: true,
  stale: staleProducts,
  errors: ['not_found', 'procure.too_many_products'],
  input: z.strictObject({
    // Its filters are put together at run time.
    selection: selectionOf(product.listing) as unknown as z.ZodType<Selection, Selection>,
    step: z.enum(stepsOfMany),
  }),
  output: z.object({
    changed: z.int().nonnegative(),
    /** They stand elsewhere. */
    left: z.int().nonnegative(),
    unready: z.int().nonnegative(),
    /** The first of them. */
    named: z
      .array(z.object({ id: productId, code: z.string(), name: z.string(), missing: z.string() }))
      .max(mostUnreadyNamed),
  }),
})
