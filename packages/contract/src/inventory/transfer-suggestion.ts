import { z } from 'zod'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { idOf } from '../values.ts'
import { mostTransferLines } from './transfer-lines.ts'
import { transfer } from './transfer.ts'

/** Full days of sales used to calculate days of cover. */
export const soldDays = 28

export const suggestedAtOnce = mostTransferLines

const quantity = z.number().nonnegative()

/**
 * Low stock of a store that another store can spare, most urgent first; products the other store cannot spare come last.
 * Units: stock units. Source: docs/guides/inventory.md, Transfer suggestions.
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
    /** Days of cover up to which stock is low. */
    lowDays: z.int().positive(),
    /** Days of cover to which it is replenished. */
    fillDays: z.int().positive(),
    /** There are more suggestions than the response contains. */
    isMore: z.boolean(),
    items: z.array(
      z.object({
        variantId: idOf('procure.variant'),
        product: z.string(),
        sku: z.string(),
        /** Sold in the last `soldDays`, less returns. */
        sold: quantity,
        /** Available at the destination; negative if oversold. */
        free: z.number(),
        /** In transit to or requested for the destination. */
        coming: quantity,
        /** Available at the source. */
        there: z.number(),
        /** Quantity required to replenish. */
        wanted: quantity,
        /** Part of it that the source can spare. */
        suggested: quantity,
      }),
    ),
  }),
})
export type Suggestion = OutputOfRoute<typeof findSuggestion>
export type SuggestedItem = Suggestion['items'][number]
