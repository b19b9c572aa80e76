import { z } from 'zod'
import { page } from '../page.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { BusinessDate, idOf } from '../values.ts'
import { text } from './best-seller.text.ts'
import { text as menu } from './menu.text.ts'

/** Source: warehouse.md 7.2, best seller. */
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

/** Days of one answer at most. */
export const mostBestSellerDays = 366
/** Lines of one answer, and of a file. */
export const bestSellersAtOnce = 100
export const mostBestSellers = 50_000

/** What items are ranked by. */
export const bestSellerMeasures = ['quantity', 'value'] as const
/** Up to which part of what was sold items are A and B. Units: parts per million. */
export const classEnds = { a: 800_000, b: 950_000 } as const

const Filters = z.strictObject({
  /** Days of the company, both included; left out: the last 31. */
  from: BusinessDate.optional(),
  to: BusinessDate.optional(),
  /** By value with the right to see costs alone; else by quantity. */
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
  /** Sold less returned; below zero where more came back. */
  net: z.number(),
  onHand: z.number(),
  /** With the right alone. */
  valueMinor: z.int().optional(),
}

const Line = z.object({
  id: idOf('procure.variant'),
  rank: z.int().positive(),
  name: z.string(),
  sku: z.string(),
  ...sums,
  /** Of all that was sold more than returned, by what is ranked; of this item, and with those before it. */
  sharePpm: z.int().nonnegative(),
  cumulativePpm: z.int().nonnegative(),
  class: z.enum(['A', 'B', 'C']),
  /** How long the stock lasts at the pace of the period; null: nothing was sold. */
  coverDays: z.number().nullable(),
})
export type BestSeller = z.output<typeof Line>

/** Read from the days of each pool alone. */
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
    /** Of all lines, however many are answered. */
    count: z.int().nonnegative(),
    totals: z.object(sums),
  }),
})
export type BestSellers = OutputOfRoute<typeof getBestSellers>

/** The same as a file. */
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
