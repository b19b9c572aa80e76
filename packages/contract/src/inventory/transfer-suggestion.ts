import { z } from 'zod'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { idOf } from '../values.ts'
import { mostTransferLines } from './transfer-lines.ts'
import { transfer } from './transfer.ts'

/** Whole days whose sales tell how fast goods go. Source: warehouse.md 7.1. */
export const soldDays = 28

export const suggestedAtOnce = mostTransferLines

const quantity = z.number().nonnegative()

/**
 * What a store is low on and another one may spare, the most urgent first: what it could fill up at all, before what nobody can spare.
 * Quantities in stock units. Source: warehouse.md 7.1; decision 090.
 */
export const findSuggestion = route({
  id: 'inventory.transferSuggestion.find',
  method: 'GET',
  path: '/inventory/ito-suggestion',
  page: transfer.page,
  event: 'create',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ fromStoreId: idOf('erp.store'), toStoreId: idOf('erp.store') }),
  output: z.object({
    /** Goods are low when they last no longer than this. */
    lowDays: z.int().positive(),
    /** They are filled up to what lasts so long. */
    fillDays: z.int().positive(),
    /** There were more than one answer holds. */
    isMore: z.boolean(),
    items: z.array(
      z.object({
        variantId: idOf('procure.variant'),
        product: z.string(),
        sku: z.string(),
        /** In the last `soldDays`, less what came back. */
        sold: quantity,
        /** Free where it is wanted; below zero: what was sold beyond the stock. */
        free: z.number(),
        /** On its way there, or asked for. */
        coming: quantity,
        /** Free where it is. */
        there: z.number(),
        /** What fills it up. */
        wanted: quantity,
        /** As much of that as the other store may spare. */
        suggested: quantity,
      }),
    ),
  }),
})
export type Suggestion = OutputOfRoute<typeof findSuggestion>
export type SuggestedItem = Suggestion['items'][number]
