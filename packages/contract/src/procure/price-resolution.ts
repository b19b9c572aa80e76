import { z } from 'zod'
import { dateField } from '../fields.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { idOf } from '../values.ts'
import { priceEndings } from './price-list.ts'
import { pricesPage, Quantity } from './price.ts'

/** Minor units of the currency; of a buying list a decimal in major units. */
const Amount = z.union([z.int(), z.string()])

/** Which row decided: one of the store goes before one of all stores, then one of the variant before one of the product. */
const priceSources = ['store_variant', 'store_product', 'variant', 'product'] as const

/** What a variant costs in a store on a day, and how it comes about. Source: procurement.md 4.13, 7. */
export const resolvePrice = route({
  id: 'procure.price.resolve',
  method: 'GET',
  path: '/procure/prices/resolve',
  page: pricesPage,
  event: 'view',
  writes: false,
  errors: ['not_found', 'procure.price_missing'],
  input: z.strictObject({
    variantId: idOf('procure.variant'),
    /** Left out: no store in particular. */
    storeId: idOf('erp.store').optional(),
    qty: Quantity.default(1),
    /** Left out: today. */
    date: dateField().optional(),
    /** Left out: the list of the store, else the default of the company. */
    priceListId: idOf('procure.price_list').optional(),
  }),
  output: z.object({
    amount: Amount,
    currency: z.string(),
    taxIncluded: z.boolean(),
    source: z.enum(priceSources),
    priceId: idOf('procure.price'),
    /** Step by step, from the price that was found to the amount. */
    path: z.array(
      z.object({
        step: z.enum(['price', 'surcharge', 'adjust', 'ending']),
        list: z.object({ id: idOf('procure.price_list'), code: z.string(), name: z.string() }),
        /** Parts per million by which a list changes prices of its parent. */
        ppm: z.int().nullable(),
        ending: z.enum(priceEndings).nullable(),
        /** After the step. */
        amount: Amount,
      }),
    ),
  }),
})
export type ResolvedPrice = OutputOfRoute<typeof resolvePrice>
export type PriceSource = (typeof priceSources)[number]
