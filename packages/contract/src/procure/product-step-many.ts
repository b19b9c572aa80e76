import { z } from 'zod'
import { route } from '../route.ts'
import type { Selection } from '../selection.ts'
import { selectionOf } from '../selection.ts'
import { product, productId, staleProducts } from './product.ts'

/** Status changes for many products; the others are confirmed one by one. */
export const stepsOfMany = ['activate', 'discontinue'] as const
/** Maximum per call, since each product gets an audit row. */
export const mostStepped = 2000
/** Maximum incomplete products listed by name. */
export const mostUnreadyNamed = 50

/**
 * Changes the status of the selected products that are in its starting status; incomplete ones are not changed and are listed with
 * their missing details. Source: docs/guides/procure.md, Products and variants.
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
    // Its filters are composed at run time.
    selection: selectionOf(product.listing) as unknown as z.ZodType<Selection, Selection>,
    step: z.enum(stepsOfMany),
  }),
  output: z.object({
    changed: z.int().nonnegative(),
    /** Products in another status. */
    left: z.int().nonnegative(),
    unready: z.int().nonnegative(),
    /** The first of the incomplete products. */
    named: z
      .array(z.object({ id: productId, code: z.string(), name: z.string(), missing: z.string() }))
      .max(mostUnreadyNamed),
  }),
})
