import { z } from 'zod'
import { page } from '../page.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { BusinessDate, idOf } from '../values.ts'
import { text as menu } from './menu.text.ts'
import { taxDirections } from './tax-rule.ts'
import { text } from './tax-return.text.ts'

/** Source: docs/guides/accounts.md, Tax return. */
export const taxReturnPage = page({
  module: 'accounts',
  path: '/finance/tax/',
  title: text.title,
  menuTitle: menu.tax,
  icon: 'report-money',
  events: ['export'],
  sortOrder: 200,
  pickers: ['erp.store', 'accounts.tax_component'],
})

/** Maximum lines of a response and of a file. */
export const taxLinesAtOnce = 100
export const mostTaxLines = 50_000

/** Dates of the company, inclusive; the month of the last day, which is today, if omitted. */
const narrowing = {
  from: BusinessDate.optional(),
  to: BusinessDate.optional(),
  storeId: z.int().positive().optional(),
  componentId: idOf('accounts.tax_component').optional(),
}
const period = { from: BusinessDate, to: BusinessDate, currency: z.string() }

/** Above zero: output tax is due, input tax is claimed. Units: minor units of the company's currency. */
const sums = { taxableMinor: z.int(), taxMinor: z.int() }

const Component = z.object({
  componentId: idOf('accounts.tax_component'),
  code: z.string(),
  name: z.string(),
  direction: z.enum(taxDirections),
  ...sums,
  /** Journals behind the figures. */
  documents: z.int().nonnegative(),
})
export type TaxReturnRow = z.output<typeof Component>

const access = {
  method: 'GET',
  page: taxReturnPage,
  event: 'view',
  writes: false,
  errors: ['not_found'],
} as const

/** Output and input tax by component, from the tax lines of posted journals. */
export const getTaxReturn = route({
  ...access,
  id: 'accounts.taxReturn.get',
  path: '/accounts/tax-return',
  input: z.strictObject(narrowing),
  output: z.object({
    ...period,
    rows: z.array(Component),
    outputMinor: z.int(),
    inputMinor: z.int(),
    /** Output less input tax; below zero: a refund is due. */
    dueMinor: z.int(),
  }),
})
export type TaxReturn = OutputOfRoute<typeof getTaxReturn>

const Line = z.object({
  journalId: idOf('accounts.journal'),
  postedOn: BusinessDate,
  document: z.string(),
  /** Address of the document; null if it has no page. */
  path: z.string().nullable(),
  componentCode: z.string(),
  componentName: z.string(),
  store: z.string().nullable(),
  ...sums,
})
export type TaxLine = z.output<typeof Line>

/** Tax lines behind the return, newest first. */
export const getTaxLines = route({
  ...access,
  id: 'accounts.taxReturn.lines',
  path: '/accounts/tax-return/lines',
  input: z.strictObject({
    ...narrowing,
    direction: z.enum(taxDirections),
    offset: z.int().min(0).max(mostTaxLines).default(0),
  }),
  output: z.object({
    ...period,
    lines: z.array(Line),
    /** Totals of all lines, including those not in the response. */
    count: z.int().nonnegative(),
    ...sums,
  }),
})
export type TaxLines = OutputOfRoute<typeof getTaxLines>

/** The return, or the tax lines of a direction, as a file. */
export const exportTaxReturn = route({
  id: 'accounts.taxReturn.export',
  method: 'POST',
  path: '/accounts/tax-return/export',
  page: taxReturnPage,
  event: 'export',
  writes: false,
  answer: 'file',
  errors: ['not_found'],
  input: z.strictObject({
    ...narrowing,
    direction: z.enum(taxDirections).optional(),
    format: z.enum(['csv', 'xlsx']),
  }),
  output: z.null(),
})
