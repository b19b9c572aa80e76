import { z } from 'zod'
import { route } from '../route.ts'
import { idOf } from '../values.ts'
import { BuyAmount } from './price.ts'
import { product, productId } from './product.ts'
import { mostVariants, variantId } from './variant.ts'

/** Where a cost comes from: what somebody planned, else what the preferred supplier asks today. */
export const costSources = ['standard', 'supplier'] as const
const mostProducts = 200

const VariantCost = z.object({
  variantId,
  sku: z.string(),
  /** What it is planned to cost. Units: major units of the currency of the company, a decimal. */
  standardCost: z.string().nullable(),
  /** What it costs; null where nobody said. Units: major units of `currency`, a decimal. */
  cost: z.string().nullable(),
  currency: z.string().nullable(),
  source: z.enum(costSources).nullable(),
  supplier: z.string().nullable(),
})
export type VariantCost = z.output<typeof VariantCost>

/** What each variant of a product costs. Source: procurement.md 2.1, 2.2; decision 051. */
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

/** What products of a list cost, from the cheapest variant to the dearest; one without a cost is not among them. */
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

/** Plans what variants cost; null: nothing is planned, so that the price of a supplier counts. */
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
