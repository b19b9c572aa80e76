import { z } from 'zod'
import { page } from '../page.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { BusinessDate, idOf } from '../values.ts'
import { text } from './best-seller.text.ts'
import { text as menu } from './menu.text.ts'

export const bestSellerPage = page({
  module: 'inventory',
  path: '/wms/bestseller/',
  title: text.title,
  menuTitle: menu.reports,
  icon: 'chart-bar',
  events: ['export'],
  sortOrder: 62,
  pickers: ['erp.store', 'procure.category', 'procure.brand', 'procure.season', 'procure.supplier'],
})

/** Maximum days per request. */
export const mostBestSellerDays = 366
/** Maximum lines of a response and of a file. */
export const bestSellersAtOnce = 100
export const mostBestSellers = 50_000

/** Ranking measures. */
export const bestSellerMeasures = ['quantity', 'value'] as const
/** Cumulative share of sales up to which variants are class A and B. Units: parts per million. */
export const classEnds = { a: 800_000, b: 950_000 } as const

const Filters = z.strictObject({
  /** Dates of the company, inclusive; the last 31 days if omitted. */
  from: BusinessDate.optional(),
  to: BusinessDate.optional(),
  /** Defaults to value with the permission for costs, else to quantity. */
  by: z.enum(bestSellerMeasures).default('quantity'),
  storeId: z.int().positive().optional(),
  categoryId: z.int().positive().optional(),
  brandId: z.int().positive().optional(),
  seasonId: z.int().positive().optional(),
  supplierId: z.int().positive().optional(),
})
export type BestSellerFilters = z.output<typeof Filters>

/** Units: quantities in the stock unit of the variant; values in minor units of the company's currency, at cost. */
const sums = {
  sold: z.number(),
  returned: z.number(),
  /** Sold less returned; negative if returns exceed sales. */
  net: z.number(),
  onHand: z.number(),
  /** Requires the permission for costs. */
  valueMinor: z.int().optional(),
}

const Line = z.object({
  id: idOf('procure.variant'),
  rank: z.int().positive(),
  name: z.string(),
  sku: z.string(),
  ...sums,
  /** Share of total positive net sales by the ranking measure: of this variant, and cumulative. */
  sharePpm: z.int().nonnegative(),
  cumulativePpm: z.int().nonnegative(),
  class: z.enum(['A', 'B', 'C']),
  /** Days of cover at the sales rate of the period; null without sales. */
  coverDays: z.number().nullable(),
})
export type BestSeller = z.output<typeof Line>

/** Calculated from the daily totals of each pool only. */
export const getBestSellers = route({
  id: 'inventory.bestSeller.get',
  method: 'GET',
  path: '/inventory/best-seller',
  page: bestSellerPage,
  event: 'view',
  writes: false,
  errors: ['erp.period_too_long'],
  input: Filters.extend({ offset: z.int().min(0).max(mostBestSellers).default(0) }),
  output: z.object({
    from: BusinessDate,
    to: BusinessDate,
    by: z.enum(bestSellerMeasures),
    currency: z.string(),
    lines: z.array(Line),
    /** Totals of all lines, including those not in the response. */
    count: z.int().nonnegative(),
    totals: z.object(sums),
  }),
})
export type BestSellers = OutputOfRoute<typeof getBestSellers>

/** The report as a file. */
export const exportBestSellers = route({
  id: 'inventory.bestSeller.export',
  method: 'POST',
  path: '/inventory/best-seller/export',
  page: bestSellerPage,
  event: 'export',
  writes: false,
  answer: 'file',
  errors: ['erp.period_too_long'],
  input: Filters.extend({ format: z.enum(['csv', 'xlsx']) }),
  output: z.null(),
})
