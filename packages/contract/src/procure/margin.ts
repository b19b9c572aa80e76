import { z } from 'zod'
import { amountField } from '../rich-fields.ts'
import { route } from '../route.ts'
import { idOf } from '../values.ts'
import { product, productId } from './product.ts'
import { variantId } from './variant.ts'

const maximumRequested = 200

/** Margin of a price. For a product it is that of the variant with the highest cost, the lowest of all. */
const Margin = z.object({
  /** Null if no cost is known in the currency of the price, or the price is 0. Units: parts per million of the price. */
  marginPpm: z.int().nullable(),
  /** Minimum margin. Units: parts per million. */
  leastPpm: z.int(),
  isBelow: z.boolean(),
  /** The price includes tax of an unknown rate, so the actual margin is lower. */
  isWithTax: z.boolean(),
  /** Lowest price that reaches the minimum margin. Units: minor units of the price currency. */
  leastMinor: z.int().nullable(),
  /** Number of variants without a known cost. */
  unknown: z.int().nonnegative(),
})
export type Margin = z.output<typeof Margin>

const shared = { page: product.page, event: 'margin_view', method: 'GET', writes: false } as const

/** Margin of a product or variant at a price that has not been saved. */
export const checkMargin = route({
  ...shared,
  id: 'procure.margin.check',
  path: '/procure/prices/margin',
  errors: ['not_found'],
  input: z.strictObject({
    priceListId: idOf('procure.price_list'),
    productId,
    /** Default: all variants of the product. */
    variantId: variantId.optional(),
    amountMinor: amountField(),
  }),
  output: Margin,
})

/** Current margins at default list prices; products without a price or cost are left out. */
export const listMargins = route({
  ...shared,
  id: 'procure.margin.list',
  path: '/procure/products/margins',
  input: z.strictObject({ productIds: z.array(productId).min(1).max(maximumRequested) }),
  output: z.object({ items: z.array(Margin.extend({ productId })) }),
})

/** Margins of the new prices of a batch by line number, and the number of prices below the minimum margin. */
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
