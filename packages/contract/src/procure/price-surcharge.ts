import { z } from 'zod'
import { route } from '../route.ts'
import { idOf } from '../values.ts'
import { BuyAmount, pricesPage } from './price.ts'

const colorId = idOf('procure.color')
const mostMinor = 999_999_999_999
const mostSurcharges = 100

/** Of a colour, or of sizes from one place in the order of their scale to another; an amount by the kind of the list. */
const Surcharge = z.strictObject({
  colorId: colorId.nullable().default(null),
  sizeFromSort: z.int().min(0).max(999_999).nullable().default(null),
  sizeToSort: z.int().min(0).max(999_999).nullable().default(null),
  amountMinor: z.int().min(-mostMinor).max(mostMinor).nullable().default(null),
  buyAmount: BuyAmount.nullable().default(null),
})

const of = { priceListId: idOf('procure.price_list'), productId: idOf('procure.product') }

/** What colours and sizes of a product cost beside its price in a list. Source: procurement.md 2.2. */
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
 * Puts these in place of all that a product has in a list. Throws: stale where it has others than were seen, with those in
 * `details.current`.
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
    /** Those it had when somebody began to change them; left out: whatever it has. */
    seen: z.array(Surcharge).max(mostSurcharges).optional(),
  }),
  output: z.object({ items: z.array(Surcharge) }),
})
