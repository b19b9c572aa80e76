import { z } from 'zod'
import { page } from '../page.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { BusinessDate } from '../values.ts'
import { text } from './builder.text.ts'
import { comparisons, reportDimensions, reportMeasures, reportSubjects } from './catalogue.ts'
import { ReportDefinition, reportFilters } from './definition.ts'

export const reportBuilderPage = page({
  module: 'reports',
  path: '/sales/reports/builder/',
  title: text.title,
  icon: 'chart-bar',
  events: ['export', 'schedule'],
  sortOrder: 21,
  pickers: [...Object.values(reportFilters), 'erp.role', 'erp.app_user'],
})

/** Maximum days of a report. */
export const mostReportDays = 1100
/** Maximum lines of a response and of a file. */
export const reportLinesAtOnce = 500
export const mostReportLines = 50_000
/** Maximum lines of a printed report, subtotals included. */
export const mostPrintedLines = 2000
/** Documents of a cell in one response. */
export const documentsAtOnce = 200

/** Figures by name; null: nothing to divide by. */
const Figures = z.partialRecord(z.enum(reportMeasures), z.number().nullable())
/** Key of a group; null: records that have none. */
const Key = z.string().max(40).nullable()

const Line = z.object({
  /** Keys of the groups down to this line; fewer than the groups of the report: a subtotal. */
  keys: z.array(Key),
  name: z.string(),
  /** SKU or code of the record. */
  code: z.string().nullable(),
  /** All groups beyond the first `top`. */
  isRest: z.boolean(),
  figures: Figures,
  before: Figures.nullable(),
  /** Of the first figure: this line, and with all lines above it at its level; null where lines do not add up. */
  sharePpm: z.int().nullable(),
  cumulativePpm: z.int().nullable(),
})
export type ReportLine = z.output<typeof Line>

const Proof = z.object({
  /** Codes of the accounts of net sales. */
  accounts: z.array(z.string()),
  ledgerMinor: z.int(),
  reportMinor: z.int(),
})

const result = {
  of: z.enum(reportSubjects),
  by: z.array(z.enum(reportDimensions)),
  /** Those that the caller may see, in order. */
  figures: z.array(z.enum(reportMeasures)),
  from: BusinessDate,
  to: BusinessDate,
  compare: z.enum(comparisons),
  currency: z.string(),
  lines: z.array(Line),
  /** Lines without subtotals, including those not in the response. */
  count: z.int().nonnegative(),
  totals: z.object({ figures: Figures, before: Figures.nullable() }),
  /** Net sales beside the ledger; null where filters have no counterpart there. */
  proof: Proof.nullable(),
}
const errors = ['reports.not_combined', 'reports.no_budget', 'reports.too_many_lines', 'erp.period_too_long'] as const
const read = { method: 'POST', page: reportBuilderPage, event: 'view', writes: false, errors } as const

/** The report of a definition, with subtotals. Costs need their permission. */
export const fetchReport = route({
  ...read,
  id: 'reports.report.fetch',
  path: '/reports/fetch-v3',
  input: ReportDefinition,
  output: z.object(result),
})
export type Report = OutputOfRoute<typeof fetchReport>

const ReportDocument = z.object({
  kind: z.enum(['receipt', 'return', 'invoice', 'credit_note', 'delivery', 'sales_return']),
  id: z.int().positive(),
  number: z.string(),
  day: BusinessDate,
  store: z.string(),
  customer: z.string().nullable(),
  /** The part of the document that is in the cell. */
  figures: Figures,
})
export type ReportDocument = z.output<typeof ReportDocument>

/** The documents behind a cell of a report, the latest first. */
export const fetchDocuments = route({
  ...read,
  id: 'reports.document.fetch',
  path: '/reports/fetch-v2',
  input: ReportDefinition.extend({
    /** Keys of the line. */
    keys: z.array(Key).max(3).default([]),
    isBefore: z.boolean().default(false),
  }),
  output: z.object({
    figures: z.array(z.enum(reportMeasures)),
    currency: z.string(),
    documents: z.array(ReportDocument),
    count: z.int().nonnegative(),
    totals: Figures,
  }),
})

/** The report as a file. */
export const exportReport = route({
  id: 'reports.report.export',
  method: 'POST',
  path: '/reports/sales-export',
  page: reportBuilderPage,
  event: 'export',
  writes: false,
  answer: 'file',
  errors: [...errors, 'busy'],
  input: ReportDefinition.extend({ format: z.enum(['csv', 'xlsx', 'pdf']) }),
  output: z.null(),
})
