import { z } from 'zod'
import { route } from '../route.ts'
import { idOf } from '../values.ts'
import { BuyAmount } from './price.ts'
import { product, productId } from './product.ts'
import { mostVariants, variantId } from './variant.ts'

/** Cost source: standard cost, else the current price of the preferred supplier. */
export const costSources = ['standard', 'supplier'] as const
const mostProducts = 200

const VariantCost = z.object({
  variantId,
  sku: z.string(),
  /** Standard cost. Units: major units of the company currency, a decimal. */
  standardCost: z.string().nullable(),
  /** Null if unknown. Units: major units of `currency`, a decimal. */
  cost: z.string().nullable(),
  currency: z.string().nullable(),
  source: z.enum(costSources).nullable(),
  supplier: z.string().nullable(),
})
export type VariantCost = z.output<typeof VariantCost>

/** Cost of each variant of a product. Source: docs/guides/procure.md, Costs and margins. */
export const listProductCosts = route({
  id: 'procure.cost.ofProduct',
  method: 'GET',
  path: '/procure/products/{id}/costs',
  page: product.page,
  event: 'cost_view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id: productId }),
  output: z.object({ currency: z.string(), items: z.array(VariantCost) }),
})

/** Cost range over the variants of listed products; products without a cost are left out. */
export const listCosts = route({
  id: 'procure.cost.list',
  method: 'GET',
  path: '/procure/products/costs',
  page: product.page,
  event: 'cost_view',
  writes: false,
  input: z.strictObject({ productIds: z.array(idOf('procure.product')).min(1).max(mostProducts) }),
  output: z.object({
    items: z.array(z.object({ productId, from: z.string(), to: z.string(), currency: z.string() })),
  }),
})

/** Sets standard costs; null removes one, so that the supplier price applies. */
export const setStandardCosts = route({
  id: 'procure.cost.save',
  method: 'POST',
  path: '/procure/products/{id}/costs',
  page: product.page,
  event: 'cost_edit',
  writes: true,
  stale: [listProductCosts, listCosts],
  errors: ['not_found'],
  input: z.strictObject({
    id: productId,
    items: z
      .array(z.strictObject({ variantId, standardCost: BuyAmount.nullable() }))
      .min(1)
      .max(mostVariants),
  }),
  output: listProductCosts.output,
})
