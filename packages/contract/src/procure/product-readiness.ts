import { z } from 'zod'
import { product, productId } from './product.ts'
import { route } from '../route.ts'

/** Activation requirements of a product. */
const goodsNeeds = ['category', 'tax_class', 'unit', 'variant', 'price', 'barcode'] as const
/** Additional requirements of a virtual product. */
const bomNeeds = ['components', 'component_inactive', 'group_choices', 'dates'] as const
export type GoodsNeed = (typeof goodsNeeds)[number]
export type BomNeed = (typeof bomNeeds)[number]
export type ProductNeed = GoodsNeed | BomNeed

/** Activation requirements that apply to a product, in workflow order. */
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
        need: z.enum([...goodsNeeds, ...bomNeeds]),
        /** Message if the requirement is not met; null if it is. */
        missing: z.string().nullable(),
      }),
    ),
  }),
})
