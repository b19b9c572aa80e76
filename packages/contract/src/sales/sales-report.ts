import { z } from 'zod'
import { page } from '../page.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { BusinessDate } from '../values.ts'
import { text } from './sales-report.text.ts'

export const salesReportPage = page({
  module: 'sales',
  path: '/sales/reports/',
  title: text.title,
  icon: 'report',
  events: ['export'],
  sortOrder: 20,
  pickers: ['erp.store', 'procure.category', 'procure.brand'],
})

/** Maximum days per request. */
export const mostSalesDays = 366
/** Maximum lines of a response and of a file. */
export const salesLinesAtOnce = 100
export const mostSalesLines = 50_000

/** What each line of the report is. */
export const salesReportDimensions = ['day', 'store', 'variant'] as const

const Filters = z.strictObject({
  /** Business dates, inclusive; the last 31 days if omitted. */
  from: BusinessDate.optional(),
  to: BusinessDate.optional(),
  by: z.enum(salesReportDimensions).default('day'),
  storeId: z.int().positive().optional(),
  categoryId: z.int().positive().optional(),
  brandId: z.int().positive().optional(),
})
export type SalesReportFilters = z.output<typeof Filters>

/** Excluding tax. Units: minor units of the company's currency, quantities in stock units. */
const sums = {
  sold: z.number(),
  returned: z.number(),
  /** Before discounts. */
  grossMinor: z.int(),
  discountMinor: z.int(),
  returnsMinor: z.int(),
  /** Gross less discounts and returns. */
  netMinor: z.int(),
  taxMinor: z.int(),
  /** Requires the permission for costs. */
  costMinor: z.int().optional(),
}

const Line = z.object({
  /** Date, store id or variant id. */
  key: z.string(),
  name: z.string(),
  /** SKU of a variant, code of a store. */
  code: z.string().nullable(),
  ...sums,
})
export type SalesLine = z.output<typeof Line>

/** Sales of tills from their daily totals. Throws: erp.period_too_long. */
export const getSalesReport = route({
  id: 'sales.report.get',
  method: 'GET',
  path: '/sales/reports',
  page: salesReportPage,
  event: 'view',
  writes: false,
  errors: ['erp.period_too_long'],
  input: Filters.extend({ offset: z.int().min(0).max(mostSalesLines).default(0) }),
  output: z.object({
    from: BusinessDate,
    to: BusinessDate,
    by: z.enum(salesReportDimensions),
    currency: z.string(),
    lines: z.array(Line),
    /** Totals of all lines, including those not in the response. */
    count: z.int().nonnegative(),
    totals: z.object(sums),
  }),
})
export type SalesReport = OutputOfRoute<typeof getSalesReport>

/** The report as a file. */
export const exportSalesReport = route({
  id: 'sales.report.export',
  method: 'POST',
  path: '/sales/reports/export',
  page: salesReportPage,
  event: 'export',
  writes: false,
  answer: 'file',
  errors: ['erp.period_too_long'],
  input: Filters.extend({ format: z.enum(['csv', 'xlsx']) }),
  output: z.null(),
})
