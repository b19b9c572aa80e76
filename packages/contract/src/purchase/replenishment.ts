import { z } from 'zod'
import { choiceField, dateField, instantField, integerField, shownField, switchField } from '../fields.ts'
import { listing } from '../listing.ts'
import { page } from '../page.ts'
import { costPermission } from '../procure/cost-permissions.ts'
import { text as menu } from '../procure/menu.text.ts'
import { amountField, quantityField, recordField } from '../rich-fields.ts'
import { unitPriceField } from '../money-line.ts'
import type { OutputOfRoute } from '../route.ts'
import { idOf, Version } from '../values.ts'
import { text } from './replenishment.text.ts'

/** Source: docs/guides/purchase.md, Replenishment. */
export const replenishmentPage = page({
  module: 'purchase',
  path: '/procure/replenishment/',
  title: text.title,
  menuTitle: menu.purchasing,
  icon: 'refresh',
  sortOrder: 9,
  events: ['export', 'edit', 'replenish', { code: 'convert', dependsOn: 'edit' }],
  pickers: ['erp.store', 'procure.supplier', 'purchase.replenishment_run'],
})

/** `expired`: a later run took its place. */
export const suggestionStatuses = ['new', 'edited', 'accepted', 'dismissed', 'converted', 'expired'] as const

/** Statuses in which a suggestion is open. */
export const openStatuses = ['new', 'edited', 'accepted'] as const

const column = quantityField({ mayBeNone: true })

/** Suggestions of completed runs for the caller's stores. Quantities in stock units. */
export const suggestions = listing({
  module: 'purchase',
  thing: 'suggestion',
  page: replenishmentPage,
  api: '/poMaster/replenishment/suggestions',
  entity: 'purchase.replenishment_suggestion',
  source: 'purchase.replenishment_list',
  text,
  fields: {
    name: shownField(),
    sku: shownField(),
    runId: recordField('purchase.replenishment_run'),
    storeId: recordField('erp.store'),
    status: choiceField(suggestionStatuses),
    /** `mov_unmet`: the order stays below the minimum order value. `raised`: for a quantity break or that value. */
    issue: choiceField(['no_supplier', 'mov_unmet', 'raised', 'rounded_up', 'short_history']).nullable(),
    /** Stock does not last until a new delivery. */
    isShort: switchField(),
    onHand: column,
    onOrder: column,
    inTransit: column,
    weeklyDemand: column,
    /** Of the position at the mean demand; null without demand. */
    coverDays: integerField({ min: 0, max: 100_000 }).nullable(),
    reorderPoint: column,
    target: column,
    need: column,
    transferQuantity: column,
    buyQuantity: column,
    supplierId: recordField('procure.supplier').nullable(),
    /** Of the supplier at the quantity to buy, in its currency. */
    unitPrice: unitPriceField({ whole: 13 }).nullable(),
    amountMinor: amountField({ currency: 'currency' }).nullable(),
    currency: shownField().nullable(),
    expectedOn: dateField(),
    /** When the run was completed. */
    calculatedAt: instantField(),
    snoozedUntil: dateField().nullable(),
    purchaseOrderId: recordField('purchase.purchase_order').nullable(),
  },
  kept: { version: Version },
  titleField: 'name',
  computed: ['unitPrice', 'amountMinor'],
  guarded: { unitPrice: costPermission, amountMinor: costPermission },
  columns: [
    'name',
    'sku',
    'storeId',
    'onHand',
    'onOrder',
    'inTransit',
    'weeklyDemand',
    'coverDays',
    'need',
    'transferQuantity',
    'buyQuantity',
    'supplierId',
    'amountMinor',
    'expectedOn',
    'status',
  ],
  filters: ['status', 'storeId', 'supplierId', 'issue', 'isShort', 'runId'],
  storeColumns: ['store_id'],
  sort: [
    'calculatedAt',
    'name',
    'sku',
    'storeId',
    'onHand',
    'weeklyDemand',
    'coverDays',
    'need',
    'buyQuantity',
    'expectedOn',
    'status',
  ],
  // The latest run first, and in it what runs out first.
  defaultSort: ['-calculatedAt', 'coverDays', 'name'],
  search: { fields: ['name', 'sku'], hasNames: true },
})

export type SuggestionRow = OutputOfRoute<typeof suggestions.routes.list>['items'][number]

export const SuggestionId = idOf('purchase.replenishment_suggestion')
export const SuggestionStatus = z.enum(suggestionStatuses)
