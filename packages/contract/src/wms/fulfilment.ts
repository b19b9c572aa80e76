import { z } from 'zod'
import { text as menu } from '../inventory/menu.text.ts'
import { page } from '../page.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { BusinessDate, idOf } from '../values.ts'
import { text } from './fulfilment.text.ts'

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

/** Maximum number of days in one answer. */
export const mostFulfilmentDays = 366
/** Maximum number of lines in one answer and in one file. */
export const fulfilmentLinesAtOnce = 100
export const mostFulfilmentLines = 50_000

export const fulfilmentSubjects = ['transfer', 'line', 'route', 'product', 'day'] as const
/** Stages of a transfer line, in order. */
export const fulfilmentSteps = ['requested', 'approved', 'picked', 'shipped', 'accepted'] as const
/** Stages with a measured duration: approval, release to dispatch, transit and receiving. */
export const fulfilmentStages = ['approve', 'dispatch', 'transit', 'receive'] as const
/** Reasons for the first loss of a line, in the order in which they can occur. */
export const lossReasons = ['cut', 'short', 'cancelled', 'returned', 'damaged', 'lost', 'late'] as const

const Filters = z.strictObject({
  /** Request dates, both included; default: the last 30 days. */
  from: BusinessDate.optional(),
  to: BusinessDate.optional(),
  by: z.enum(fulfilmentSubjects).default('transfer'),
  /** Source or destination. */
  storeId: z.int().positive().optional(),
  fromStoreId: z.int().positive().optional(),
  toStoreId: z.int().positive().optional(),
  productId: z.int().positive().optional(),
  categoryId: z.int().positive().optional(),
  brandId: z.int().positive().optional(),
})
export type FulfilmentFilters = z.output<typeof Filters>

/** Quantities in stock units. Rates cover completed and overdue lines only. */
const Sums = z.object({
  requested: z.number(),
  approved: z.number(),
  picked: z.number(),
  shipped: z.number(),
  accepted: z.number(),
  lines: z.int().nonnegative(),
  /** Completed lines, with their requested and accepted quantities. */
  ended: z.int().nonnegative(),
  endedRequested: z.number(),
  endedAccepted: z.number(),
  /** Completed lines without any loss. */
  perfect: z.int().nonnegative(),
  /** Lines with a needed-by date that are completed or overdue, and those received in full by that date. */
  due: z.int().nonnegative(),
  onTime: z.int().nonnegative(),
})
export type FulfilmentSums = z.output<typeof Sums>

const Line = Sums.extend({
  /** Id of the subject, unique in the report. */
  key: z.string(),
  name: z.string(),
  code: z.string().nullable(),
  transferId: idOf('inventory.transfer').nullable(),
  productId: idOf('procure.product').nullable(),
  fromStoreId: idOf('erp.store').nullable(),
  toStoreId: idOf('erp.store').nullable(),
  fromStore: z.string().nullable(),
  toStore: z.string().nullable(),
  /** Median time from draft to last receipt; null if nothing was received. Units: hours. */
  hours: z.number().nullable(),
  /** Most frequent first loss; null if no line lost anything. */
  loss: z.enum(lossReasons).nullable(),
})
export type FulfilmentLine = z.output<typeof Line>

const Stage = z.object({
  stage: z.enum(fulfilmentStages),
  /** Number of lines that passed the stage. */
  count: z.int().nonnegative(),
  /** Units: hours. */
  p50: z.number().nullable(),
  p90: z.number().nullable(),
})

/** Fill rate, duration and losses of transfers between stores. */
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
    /** Totals over all lines, including those beyond the limit. */
    count: z.int().nonnegative(),
    totals: Sums,
    stages: z.array(Stage),
    /** Transfer lines by first loss. */
    losses: z.array(z.object({ reason: z.enum(lossReasons), lines: z.int().positive() })),
  }),
})
export type Fulfilment = OutputOfRoute<typeof getFulfilment>

/** The report as a file. */
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

/** Share of a total in parts per million; null if the total is zero. */
export function partOf(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part * 1_000_000) / whole)
}
