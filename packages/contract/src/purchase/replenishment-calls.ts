import { z } from 'zod'
import { dateField } from '../fields.ts'
import { quantityField } from '../rich-fields.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import type { Selection } from '../selection.ts'
import { selectionOf } from '../selection.ts'
import { BusinessDate, idOf, Instant, Version } from '../values.ts'
import { purchaseOrder } from './purchase-order.ts'
import { serviceLevels } from './replenishment-rule.ts'
import { replenishmentPage as page, SuggestionId as id, SuggestionStatus, suggestions } from './replenishment.ts'

/** Maximum suggestions per call. */
export const mostSuggestions = 5000

const lists = [suggestions.routes.list, suggestions.routes.selected] as const
const selection = selectionOf(suggestions) as unknown as z.ZodType<Selection, Selection>
const quantity = z.number()

/** All numbers that a suggestion follows from. Quantities in stock units. */
export const explainSuggestion = route({
  id: 'purchase.suggestion.explain',
  method: 'GET',
  path: '/poMaster/replenishment/suggestions/{id}/explain',
  page,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id }),
  output: z.object({
    id,
    version: Version,
    name: z.string(),
    sku: z.string(),
    store: z.string(),
    status: SuggestionStatus,
    model: z.enum(['normal', 'poisson', 'similar', 'minmax', 'minimum']),
    rule: z.string().nullable(),
    /** Sales less returns of each day, oldest first, the last before `firstDay` plus their number; null: a day without stock. */
    firstDay: BusinessDate,
    days: z.array(quantity.nullable()),
    usableDays: z.int(),
    daysWithoutSale: z.int(),
    demandCap: quantity.nullable(),
    /** Of a day, as the deviation; without season. */
    meanDemand: quantity,
    demandDeviation: quantity,
    /** Season profile; demand and deviation are multiplied by the factors of the lead time, and of it with the days between orders. */
    season: z.string().nullable(),
    leadFactor: quantity,
    seasonFactor: quantity,
    leadDays: quantity,
    leadDeviation: quantity,
    leadSource: z.enum(['rule', 'receipts', 'supplier', 'company']),
    reviewDays: z.int(),
    serviceLevel: z.enum(serviceLevels).nullable(),
    coverDays: z.int().nullable(),
    minimumQuantity: quantity.nullable(),
    maximumQuantity: quantity.nullable(),
    onHand: quantity,
    reserved: quantity,
    onOrder: quantity,
    inTransit: quantity,
    outgoing: quantity,
    position: quantity,
    safetyStock: quantity,
    reorderPoint: quantity,
    target: quantity,
    need: quantity,
    sources: z.array(z.object({ storeId: idOf('erp.store'), store: z.string(), quantity })),
    minimumOrder: quantity,
    orderMultiple: quantity,
    /** Parts of the suggested quantity that make a quantity break, and the minimum order value of the supplier. */
    breakQuantity: quantity,
    valueQuantity: quantity,
    /** Suggested purchases of the store from the supplier stay below its minimum order value. */
    isValueUnmet: z.boolean(),
    suggestedQuantity: quantity,
    buyQuantity: quantity,
  }),
})
export type Explanation = OutputOfRoute<typeof explainSuggestion>

/** The last completed run. */
export const getReplenishment = route({
  id: 'purchase.replenishment.get',
  method: 'GET',
  path: '/poMaster/replenishment',
  page,
  event: 'view',
  writes: false,
  errors: [],
  input: z.strictObject({}),
  output: z.object({
    run: z.object({ id: idOf('purchase.replenishment_run'), code: z.string(), completedAt: Instant }).nullable(),
  }),
})

const writing = { page, method: 'POST', writes: true } as const
const jobId = idOf('platform.job')

/** Calculates suggestions for all stores, as a job; those of earlier runs expire. */
export const runReplenishment = route({
  ...writing,
  id: 'purchase.replenishment.run',
  path: '/poMaster/replenishment/run',
  event: 'replenish',
  errors: [],
  input: z.strictObject({}),
  stale: [...lists, getReplenishment],
  output: z.object({ jobId }),
})

const changing = { ...writing, stale: [...lists, explainSuggestion] } as const
/** A later run, another user or goods on their way have changed it. `details.suggestions`: names. */
const stale = 'purchase.suggestion_stale' as const

export const editSuggestionFields = { buyQuantity: quantityField({ mayBeNone: true }) }

/** Changes the quantity to buy. */
export const editSuggestion = route({
  ...changing,
  method: 'PATCH',
  id: 'purchase.suggestion.edit',
  path: '/poMaster/replenishment/suggestions/{id}',
  event: 'edit',
  errors: ['not_found', 'stale', stale, 'purchase.rule_broken'],
  input: z.strictObject({ id, version: Version, ...editSuggestionFields }),
  output: z.object({ id, version: Version, status: SuggestionStatus }),
})

const many = { errors: ['not_found', stale, 'purchase.nothing_selected', 'purchase.too_many_suggestions'] as const }
const count = z.int().positive()

export const acceptSuggestions = route({
  ...changing,
  id: 'purchase.suggestion.accept',
  path: '/poMaster/replenishment/suggestions/accept',
  event: 'edit',
  errors: many.errors,
  input: z.strictObject({ selection }),
  output: z.object({ count }),
})

/** Blank: until the next run. */
export const dismissFields = { until: dateField().nullable().default(null) }

/** Until a day, later runs suggest the product for the store no more. */
export const dismissSuggestions = route({
  ...changing,
  id: 'purchase.suggestion.dismiss',
  path: '/poMaster/replenishment/suggestions/dismiss',
  event: 'edit',
  errors: many.errors,
  input: z.strictObject({ selection, ...dismissFields }),
  output: z.object({ count }),
})

/** Creates drafts: purchase orders by supplier and store, transfers by both stores. */
export const convertSuggestions = route({
  ...changing,
  id: 'purchase.suggestion.convert',
  path: '/poMaster/replenishment/suggestions/convert',
  event: 'convert',
  errors: [...many.errors, 'purchase.supplier_missing', 'inventory.same_store', 'inventory.rule_broken'],
  input: z.strictObject({ selection }),
  stale: [...lists, explainSuggestion, purchaseOrder.routes.list],
  output: z.object({
    count,
    orders: z.array(z.object({ id: idOf('purchase.purchase_order'), name: z.string() })),
    transfers: z.array(z.object({ id: idOf('inventory.transfer'), name: z.string() })),
  }),
})
