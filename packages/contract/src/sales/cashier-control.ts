import { z } from 'zod'
import { page } from '../page.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { BusinessDate, idOf } from '../values.ts'
import { text } from './cashier-control.text.ts'

export const cashierControlPage = page({
  module: 'sales',
  path: '/sales/cashiers/',
  title: text.title,
  icon: 'users',
  events: [],
  sortOrder: 30,
  pickers: ['erp.store'],
})

/** Maximum days per request. */
export const mostControlDays = 366

export const controlMeasures = ['voids', 'returns', 'discounts', 'overrides', 'noSales'] as const
export type ControlMeasure = (typeof controlMeasures)[number]

/** Events are flagged from this number, above so many times the average. */
export const fewestEvents = 5
export const flagFactor = 2

const Measure = z.object({
  count: z.int(),
  /** Null where there is none. Units: minor units of the company's currency. */
  amountMinor: z.int().nullable(),
  /** Of receipts, or of gross sales. Units: parts per million. */
  ratePpm: z.int(),
  isFlagged: z.boolean(),
})

const measures = Object.fromEntries(controlMeasures.map((measure) => [measure, Measure])) as Record<
  ControlMeasure,
  typeof Measure
>

const Row = z.object({
  userId: idOf('erp.app_user'),
  cashier: z.string(),
  sales: z.int(),
  grossMinor: z.int(),
  ...measures,
})
export type ControlRow = z.output<typeof Row>

/** What cashiers did besides selling, compared with their average. Throws: erp.period_too_long. */
export const getCashierControl = route({
  id: 'sales.cashierControl.get',
  method: 'GET',
  path: '/sales/cashier-control',
  page: cashierControlPage,
  event: 'view',
  writes: false,
  errors: ['erp.period_too_long'],
  input: z.strictObject({
    /** Business dates, inclusive; the last 31 days if omitted. */
    from: BusinessDate.optional(),
    to: BusinessDate.optional(),
    storeId: z.int().positive().optional(),
  }),
  output: z.object({
    from: BusinessDate,
    to: BusinessDate,
    currency: z.string(),
    rows: z.array(Row),
    /** Rates of all cashiers together. Units: parts per million. */
    averages: z.object(
      Object.fromEntries(controlMeasures.map((measure) => [measure, z.int()])) as Record<ControlMeasure, z.ZodInt>,
    ),
  }),
})
export type CashierControl = OutputOfRoute<typeof getCashierControl>
