import { z } from 'zod'
import { dateField } from '../fields.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { idOf } from '../values.ts'
import { priceEndings } from './price-list.ts'
import { pricesPage, Quantity } from './price.ts'

/** Minor units of the currency; for a purchase price list a decimal in major units. */
const Amount = z.union([z.int(), z.string()])

/** Precedence of the source: store before all stores, then variant before product. */
const priceSources = ['store_variant', 'store_product', 'variant', 'product'] as const

/** Price of a variant in a store on a date, with the steps of its calculation. */
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
    /** Default: no particular store. */
    storeId: idOf('erp.store').optional(),
    qty: Quantity.default(1),
    /** Default: today. */
    date: dateField().optional(),
    /** Default: the list of the store, else the default list of the company. */
    priceListId: idOf('procure.price_list').optional(),
  }),
  output: z.object({
    amount: Amount,
    currency: z.string(),
    taxIncluded: z.boolean(),
    source: z.enum(priceSources),
    priceId: idOf('procure.price'),
    /** Calculation steps from the price found to the final amount. */
    path: z.array(
      z.object({
        step: z.enum(['price', 'surcharge', 'adjust', 'ending']),
        list: z.object({ id: idOf('procure.price_list'), code: z.string(), name: z.string() }),
        /** Change of parent prices in parts per million. */
        ppm: z.int().nullable(),
        ending: z.enum(priceEndings).nullable(),
        /** Amount after the step. */
        amount: Amount,
      }),
    ),
  }),
})
export type ResolvedPrice = OutputOfRoute<typeof resolvePrice>
export type PriceSource = (typeof priceSources)[number]
