import { z } from 'zod'
import { page } from '../page.ts'
import { text as menu } from '../procure/menu.text.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { BusinessDate } from '../values.ts'
import { text } from './supplier-performance.text.ts'

export const supplierPerformancePage = page({
  module: 'purchase',
  path: '/procure/supplier-performance/',
  title: text.title,
  menuTitle: menu.purchasing,
  icon: 'chart-bar',
  events: ['export'],
  sortOrder: 9,
  pickers: ['erp.store', 'procure.supplier'],
})

/** Maximum days per request. */
export const mostPerformanceDays = 366
/** A supplier with fewer lines has no score. */
export const fewestScoredLines = 5

/** Orders due in the period, inclusive; the last 180 days if omitted. */
const narrowing = {
  from: BusinessDate.optional(),
  to: BusinessDate.optional(),
  storeId: z.int().positive().optional(),
  supplierId: z.int().positive().optional(),
}

/** Shares in millionths. */
const share = z.int().min(0)

const Row = z.object({
  supplierId: z.int(),
  supplier: z.string(),
  orders: z.int(),
  /** Lines that are complete or past their due date. */
  lines: z.int(),
  /** Received between three days before the due date and one day after it. */
  onTimePpm: share,
  /** Accepted up to the under-receipt tolerance. */
  inFullPpm: share,
  onTimeInFullPpm: share,
  /** Of what was received; null: nothing was. */
  rejectedPpm: share.nullable(),
  /** Mean rise against the order before; null: nothing was ordered before. */
  priceRisePpm: share.nullable(),
  /** Orders with a confirmed delivery date. */
  confirmedPpm: share,
  /** 50 % on time in full, 20 % not rejected, 15 % price stability, 15 % confirmed; null: too few lines. */
  scorePpm: share.nullable(),
})
export type PerformanceRow = z.output<typeof Row>

/** How suppliers delivered what was ordered. Throws: erp.period_too_long. Source: docs/guides/purchase.md, Supplier performance. */
export const getSupplierPerformance = route({
  id: 'purchase.supplierPerformance.get',
  method: 'GET',
  path: '/poMaster/supplier-performance',
  page: supplierPerformancePage,
  event: 'view',
  writes: false,
  errors: ['erp.period_too_long'],
  input: z.strictObject(narrowing),
  output: z.object({ from: BusinessDate, to: BusinessDate, rows: z.array(Row) }),
})
export type SupplierPerformance = OutputOfRoute<typeof getSupplierPerformance>

/** The report as a file. */
export const exportSupplierPerformance = route({
  id: 'purchase.supplierPerformance.export',
  method: 'POST',
  path: '/poMaster/supplier-performance/export',
  page: supplierPerformancePage,
  event: 'export',
  writes: false,
  answer: 'file',
  errors: ['erp.period_too_long'],
  input: z.strictObject({ ...narrowing, format: z.enum(['csv', 'xlsx']) }),
  output: z.null(),
})
