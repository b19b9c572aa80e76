import { z } from 'zod'
import { text as menu } from '../accounts/menu.text.ts'
import { page } from '../page.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { BusinessDate } from '../values.ts'
import { text } from './consolidation.text.ts'

/** Source: docs/guides/reports.md, Consolidation. */
export const consolidationPage = page({
  module: 'reports',
  path: '/finance/consolidation/',
  title: text.title,
  menuTitle: menu.books,
  icon: 'building',
  events: ['export'],
  sortOrder: 13,
})

export const consolidatedKinds = ['profit_and_loss', 'balance_sheet'] as const

/** Sections, totals, and lines that are of no account. */
export const consolidationHeadings = [
  'income',
  'cost_of_sales',
  'gross_margin',
  'expense',
  'profit',
  'asset',
  'liability',
  'equity',
  'earlier_results',
  'profit_of_year',
  'liabilities_and_equity',
  'group_purchases',
  'unrealised_margin',
  'group_difference',
  'group_uninvoiced',
  'translation_difference',
] as const

const Row = z.object({
  kind: z.enum(['section', 'account', 'line', 'total']),
  heading: z.enum(consolidationHeadings).nullable(),
  code: z.string().nullable(),
  name: z.string().nullable(),
  /** One per company, then eliminations and group; null: none. Units: minor units of the caller's company. */
  amounts: z.array(z.int().nullable()),
})
export type ConsolidatedRow = z.output<typeof Row>

const Company = z.object({
  code: z.string(),
  name: z.string(),
  currency: z.string(),
  /** Units of the caller's currency for one unit of the company's, at the last day and on average over the period. */
  closingRate: z.string(),
  averageRate: z.string(),
})

/** Documents between the companies listed at most. */
export const mostDifferences = 100

const Difference = z.object({
  seller: z.string(),
  buyer: z.string(),
  /** Number at the seller and at the buyer; null: not posted there. */
  sold: z.string().nullable(),
  bought: z.string().nullable(),
  kind: z.enum(['invoice', 'credit_note']),
  currency: z.string(),
  /** Amount of the seller less that of the buyer, of a credit note the reverse. Units: minor units of the currency. */
  differenceMinor: z.int(),
  /** Why they were matched by hand. */
  reason: z.string().nullable(),
})

/** `from` to `to`, the current fiscal year up to today if omitted; a balance sheet is of `to`. */
const period = {
  kind: z.enum(consolidatedKinds).default('profit_and_loss'),
  from: BusinessDate.optional(),
  to: BusinessDate.optional(),
}
const errors = ['accounts.whole_company', 'accounts.rate_missing'] as const

/** The figures of all companies in which the caller may view the page, those between them eliminated. */
export const getConsolidation = route({
  id: 'reports.consolidation.get',
  method: 'GET',
  path: '/reports/consolidation',
  page: consolidationPage,
  event: 'view',
  writes: false,
  errors,
  input: z.strictObject(period),
  output: z.object({
    from: BusinessDate,
    to: BusinessDate,
    currency: z.string(),
    companies: z.array(Company),
    rows: z.array(Row),
    /** Assets equal liabilities and equity; null for a profit and loss. */
    isBalanced: z.boolean().nullable(),
    /** Documents whose amounts are not the same in both companies, those that differ most first; of a balance sheet alone. */
    differences: z.array(Difference).max(mostDifferences),
  }),
})
export type Consolidation = OutputOfRoute<typeof getConsolidation>

/** The same as a file. */
export const exportConsolidation = route({
  id: 'reports.consolidation.export',
  method: 'POST',
  path: '/reports/consolidation/export',
  page: consolidationPage,
  event: 'export',
  writes: false,
  answer: 'file',
  errors: [...errors, 'busy'],
  input: z.strictObject({ ...period, format: z.enum(['csv', 'xlsx', 'pdf']) }),
  output: z.null(),
})
