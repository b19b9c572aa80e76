import { z } from 'zod'
import { amountField } from '../rich-fields.ts'
import { route } from '../route.ts'
import { idOf } from '../values.ts'
import { product, productId } from './product.ts'
import { variantId } from './variant.ts'

const mostAsked = 200

/** What a price earns. Of a product its dearest variant counts, so that no other earns less. */
const Margin = z.object({
  /** Null: a cost in the currency of the price is not known, or the price is 0. Units: parts per million of the price. */
  marginPpm: z.int().nullable(),
  /** What it must earn at least. Units: parts per million. */
  leastPpm: z.int(),
  isBelow: z.boolean(),
  /** The price holds tax, whose rate is not known yet, so that less is earned than the margin says. */
  isWithTax: z.boolean(),
  /** The lowest price that earns so much. Units: minor units of the currency of the price. */
  leastMinor: z.int().nullable(),
  /** Variants of unknown cost. */
  unknown: z.int().nonnegative(),
})
export type Margin = z.output<typeof Margin>

const shared = { page: product.page, event: 'margin_view', method: 'GET', writes: false } as const

/** What a product or variant would earn at a price that nobody has written yet. */
export const checkMargin = route({
  ...shared,
  id: 'procure.margin.check',
  path: '/procure/prices/margin',
  errors: ['not_found'],
  input: z.strictObject({
    priceListId: idOf('procure.price_list'),
    productId,
    /** Left out: all variants of the product. */
    variantId: variantId.optional(),
    amountMinor: amountField(),
  }),
  output: Margin,
})

/** What products earn today at the prices of the default list; one without a price or cost is not among them. */
export const listMargins = route({
  ...shared,
  id: 'procure.margin.list',
  path: '/procure/products/margins',
  input: z.strictObject({ productIds: z.array(productId).min(1).max(mostAsked) }),
  output: z.object({ items: z.array(Margin.extend({ productId })) }),
})

/** What the new prices of a batch earn, by the number of its line; and how many of all would earn too little. */
export const listBatchMargins = route({
  ...shared,
  id: 'procure.margin.ofBatch',
  path: '/procure/price-batches/{id}/margins',
  errors: ['not_found'],
  input: z.strictObject({ id: idOf('procure.price_batch') }),
  output: z.object({
    below: z.int().nonnegative(),
    unknown: z.int().nonnegative(),
    items: z.array(z.object({ lineNo: z.int(), marginPpm: z.int().nullable(), isBelow: z.boolean() })),
  }),
})
