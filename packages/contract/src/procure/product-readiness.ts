import { z } from 'zod'
import { product, productId } from './product.ts'
import { route } from '../route.ts'

/** What an active product must have. Source: procurement.md 3.1, draft -> active. */
const goodsNeeds = ['category', 'tax_class', 'unit', 'variant', 'price', 'barcode'] as const
/** What a virtual product needs besides. Source: procurement.md 3.8. */
const recipeNeeds = ['components', 'component_inactive', 'group_choices', 'promise'] as const
export type GoodsNeed = (typeof goodsNeeds)[number]
export type RecipeNeed = (typeof recipeNeeds)[number]
export type ProductNeed = GoodsNeed | RecipeNeed

/** What is asked of this product before it may be active, in the order of its making; what is not asked of it is left out. */
export const getReadiness = route({
  id: 'procure.product.readiness',
  method: 'GET',
  path: '/procure/products/{id}/readiness',
  page: product.page,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id: productId }),
  output: z.object({
    items: z.array(
      z.object({
        need: z.enum([...goodsNeeds, ...recipeNeeds]),
        /** What is missing, in words; null: nothing is. */
        missing: z.string().nullable(),
      }),
    ),
  }),
})
