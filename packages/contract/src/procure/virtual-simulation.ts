import { z } from 'zod'
import { dateField } from '../fields.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { idOf } from '../values.ts'
import { productId } from './product.ts'
import { mostComponents } from './virtual-kinds.ts'
import { virtualProductPage } from './virtual-product.ts'
import { BomVariant } from './virtual-bom.ts'

/** Minor units of the currency; for a purchase price list a decimal in major units. */
const Amount = z.union([z.int(), z.string()])

const lineNo = z.int().min(1).max(mostComponents)

/**
 * Components and prices of a quantity of a virtual product, and the apportionment of its price to its components. Prices are from
 * one list, as `procure.price.resolve` finds them.
 */
export const simulateVirtualProduct = route({
  id: 'procure.virtualProduct.simulate',
  method: 'POST',
  path: '/procure/virtual-products/{id}/simulate',
  page: virtualProductPage,
  event: 'view',
  writes: false,
  errors: ['not_found', 'procure.empty_bom', 'procure.pick_range'],
  input: z.strictObject({
    id: productId,
    /** Integers: a virtual product cannot be sold in fractions. */
    quantity: z.int().min(1).max(100_000).default(1),
    /** Omitted: no particular store. */
    storeId: idOf('erp.store').optional(),
    /** Omitted: today. */
    date: dateField().optional(),
    /** Omitted: the list of the store, otherwise the default list. */
    priceListId: idOf('procure.price_list').optional(),
    /** For bundles: line numbers of the selected components, from 1. Omitted: the first ones of each group, up to its minimum. */
    picks: z.array(lineNo).max(mostComponents).optional(),
  }),
  output: z.object({
    /** Null when no price was found. */
    currency: z.string().nullable(),
    taxIncluded: z.boolean().nullable(),
    /** Sum of the component prices; null when one is missing. */
    sum: Amount.nullable(),
    /** Total price; null when a price is missing or the discount is in another currency. */
    amount: Amount.nullable(),
    /** Total weight; null when that of a component is unknown. */
    weightGrams: z.int().nullable(),
    lines: z.array(
      BomVariant.extend({
        lineNo,
        quantity: z.number(),
        /** Unit price at this quantity. */
        price: Amount.nullable(),
        /** Its part of the total price; the parts add up to the total. */
        share: Amount.nullable(),
        weightGrams: z.int().nullable(),
      }),
    ),
  }),
})
export type VirtualSimulation = OutputOfRoute<typeof simulateVirtualProduct>
