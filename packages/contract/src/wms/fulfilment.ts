import { z } from 'zod'
import { text as menu } from '../inventory/menu.text.ts'
import { page } from '../page.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { BusinessDate, idOf } from '../values.ts'
import { text } from './fulfilment.text.ts'

/** Source: warehouse.md 7.1, fulfilment. */
export const fulfilmentPage = page({
  module: 'wms',
  path: '/wms/fullfillmentreport/',
  title: text.title,
  menuTitle: menu.reports,
  icon: 'report',
  events: ['export'],
  sortOrder: 64,
  pickers: ['erp.store', 'procure.category', 'procure.brand'],
})

/** Days of one answer at most. */
export const mostFulfilmentDays = 366
/** Lines of one answer, and of a file. */
export const fulfilmentLinesAtOnce = 100
export const mostFulfilmentLines = 50_000

export const fulfilmentSubjects = ['transfer', 'line', 'route', 'product', 'day'] as const
/** How far goods got, in their order. */
export const fulfilmentSteps = ['requested', 'approved', 'picked', 'shipped', 'accepted'] as const
/** Where time goes: to the decision, from release to dispatch, on the road, and at the door of the destination. */
export const fulfilmentStages = ['approve', 'dispatch', 'transit', 'receive'] as const
/** What a line lost first, in the order in which it can. */
export const lossReasons = ['cut', 'short', 'cancelled', 'returned', 'damaged', 'lost', 'late'] as const

const Filters = z.strictObject({
  /** Days on which transfers were asked for, both included; left out: the last 30. */
  from: BusinessDate.optional(),
  to: BusinessDate.optional(),
  by: z.enum(fulfilmentSubjects).default('transfer'),
  /** Either end. */
  storeId: z.int().positive().optional(),
  fromStoreId: z.int().positive().optional(),
  toStoreId: z.int().positive().optional(),
  productId: z.int().positive().optional(),
  categoryId: z.int().positive().optional(),
  brandId: z.int().positive().optional(),
})
export type FulfilmentFilters = z.output<typeof Filters>

/** Quantities in stock units, and lines of transfers; what is judged is over, or too late already. */
const Sums = z.object({
  requested: z.number(),
  approved: z.number(),
  picked: z.number(),
  shipped: z.number(),
  accepted: z.number(),
  lines: z.int().nonnegative(),
  /** Lines of transfers that have come to their end, with what was asked and arrived of these. */
  ended: z.int().nonnegative(),
  endedRequested: z.number(),
  endedAccepted: z.number(),
  /** Of them, those that lost nothing. */
  perfect: z.int().nonnegative(),
  /** Lines with a day they are needed by that are over or late, and those that came in full until then. */
  due: z.int().nonnegative(),
  onTime: z.int().nonnegative(),
})
export type FulfilmentSums = z.output<typeof Sums>

const Line = Sums.extend({
  /** Of the subject, once in the report. */
  key: z.string(),
  name: z.string(),
  code: z.string().nullable(),
  transferId: idOf('inventory.transfer').nullable(),
  productId: idOf('procure.product').nullable(),
  fromStoreId: idOf('erp.store').nullable(),
  toStoreId: idOf('erp.store').nullable(),
  fromStore: z.string().nullable(),
  toStore: z.string().nullable(),
  /** Half of its lines took at most so long, from the draft to the last arrival; null: nothing arrived. Units: hours. */
  hours: z.number().nullable(),
  /** What most of its lines lost first; null: none lost anything. */
  loss: z.enum(lossReasons).nullable(),
})
export type FulfilmentLine = z.output<typeof Line>

const Stage = z.object({
  stage: z.enum(fulfilmentStages),
  /** How many passed it. */
  count: z.int().nonnegative(),
  /** Units: hours. */
  p50: z.number().nullable(),
  p90: z.number().nullable(),
})

/** How much of what stores asked of each other arrived, when, and where the rest was lost. */
export const getFulfilment = route({
  id: 'wms.fulfilment.get',
  method: 'GET',
  path: '/wms/inventory/fulfilment',
  page: fulfilmentPage,
  event: 'view',
  writes: false,
  errors: ['erp.period_too_long'],
  input: Filters.extend({ offset: z.int().min(0).max(mostFulfilmentLines).default(0) }),
  output: z.object({
    from: BusinessDate,
    to: BusinessDate,
    lines: z.array(Line),
    /** Of all lines, however many are answered. */
    count: z.int().nonnegative(),
    totals: Sums,
    stages: z.array(Stage),
    /** Lines of transfers by what they lost first. */
    losses: z.array(z.object({ reason: z.enum(lossReasons), lines: z.int().positive() })),
  }),
})
export type Fulfilment = OutputOfRoute<typeof getFulfilment>

/** The same lines as a file. */
export const exportFulfilment = route({
  id: 'wms.fulfilment.export',
  method: 'POST',
  path: '/wms/inventory/fulfilment/export',
  page: fulfilmentPage,
  event: 'export',
  writes: false,
  answer: 'file',
  errors: ['erp.period_too_long'],
  input: Filters.extend({ format: z.enum(['csv', 'xlsx']) }),
  output: z.null(),
})

/** A part of a whole in parts per million; null: there is no whole. */
export function partOf(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part * 1_000_000) / whole)
}
