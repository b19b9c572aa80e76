import { z } from 'zod'
import { route } from '../route.ts'
import { idOf } from '../values.ts'
import { BuyAmount, pricesPage } from './price.ts'

const colorId = idOf('procure.color')
const mostMinor = 999_999_999_999
const mostSurcharges = 100

/** For one colour, or for a range of sizes by their order in the scale; the amount follows the type of the list. */
const Surcharge = z.strictObject({
  colorId: colorId.nullable().default(null),
  sizeFromSort: z.int().min(0).max(999_999).nullable().default(null),
  sizeToSort: z.int().min(0).max(999_999).nullable().default(null),
  amountMinor: z.int().min(-mostMinor).max(mostMinor).nullable().default(null),
  buyAmount: BuyAmount.nullable().default(null),
})

const of = { priceListId: idOf('procure.price_list'), productId: idOf('procure.product') }

/** Surcharges by colour and size on the price of a product in a list. */
export const listSurcharges = route({
  id: 'procure.priceSurcharge.list',
  method: 'GET',
  path: '/procure/price-surcharges',
  page: pricesPage,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject(of),
  output: z.object({ items: z.array(Surcharge) }),
})

/**
 * Replaces all surcharges of a product in a list. Throws: stale if they differ from those the caller loaded, with the present
 * ones in `details.current`.
 */
export const saveSurcharges = route({
  id: 'procure.priceSurcharge.save',
  method: 'POST',
  path: '/procure/price-surcharges/save',
  page: pricesPage,
  event: 'edit',
  writes: true,
  stale: [listSurcharges],
  errors: ['not_found', 'stale', 'procure.rule_broken'],
  input: z.strictObject({
    ...of,
    items: z.array(Surcharge).max(mostSurcharges).default([]),
    /** Surcharges as loaded by the caller; omitted: no check. */
    seen: z.array(Surcharge).max(mostSurcharges).optional(),
  }),
  output: z.object({ items: z.array(Surcharge) }),
})
