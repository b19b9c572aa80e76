import { z } from 'zod'
import { dateField } from '../fields.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { idOf } from '../values.ts'
import { productId } from './product.ts'
import { mostComponents, virtualProductPage } from './virtual-product.ts'
import { RecipeVariant } from './virtual-recipe.ts'

/** Minor units of the currency; of a buying list a decimal in major units. */
const Amount = z.union([z.int(), z.string()])

const lineNo = z.int().min(1).max(mostComponents)

/**
 * What so many of a virtual product are made of, what they cost, and how that is split over their components. Prices are those of
 * one list, as `procure.price.resolve` finds them.
 */
export const simulateVirtualProduct = route({
  id: 'procure.virtualProduct.simulate',
  method: 'POST',
  path: '/procure/virtual-products/{id}/simulate',
  page: virtualProductPage,
  event: 'view',
  writes: false,
  errors: ['not_found', 'procure.empty_recipe', 'procure.pick_range'],
  input: z.strictObject({
    id: productId,
    /** Whole ones: nobody sells a part of one. */
    quantity: z.int().min(1).max(100_000).default(1),
    /** Left out: no store in particular. */
    storeId: idOf('erp.store').optional(),
    /** Left out: today. */
    date: dateField().optional(),
    /** Left out: the list of the store, else the default of the company. */
    priceListId: idOf('procure.price_list').optional(),
    /** Of a bundle: numbers of the chosen components, counted from 1. Left out: the first of each group, as few as may be. */
    picks: z.array(lineNo).max(mostComponents).optional(),
  }),
  output: z.object({
    /** Null where no price was found, by which it were known. */
    currency: z.string().nullable(),
    taxIncluded: z.boolean().nullable(),
    /** What the components cost by themselves; null where one has no price. */
    sum: Amount.nullable(),
    /** What it costs; null where a price is missing, or the discount is in another currency. */
    amount: Amount.nullable(),
    /** Of the whole; null where that of a component is not known. */
    weightGrams: z.int().nullable(),
    lines: z.array(
      RecipeVariant.extend({
        lineNo,
        quantity: z.number(),
        /** Of one piece, at this quantity. */
        price: Amount.nullable(),
        /** Its share of the whole amount; all of them add up to it. */
        share: Amount.nullable(),
        weightGrams: z.int().nullable(),
      }),
    ),
  }),
})
export type VirtualSimulation = OutputOfRoute<typeof simulateVirtualProduct>
