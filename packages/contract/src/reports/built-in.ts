import { z } from 'zod'
import { route } from '../route.ts'
import { BusinessDate } from '../values.ts'
import { fetchReport, reportBuilderPage } from './builder.ts'
import { reportPeriods } from './catalogue.ts'
import type { ReportDefinition } from './definition.ts'

type Fixed = Pick<ReportDefinition, 'of' | 'by' | 'figures'>

/** Reports that the specification names, as definitions of the builder. Source: spec, reports. */
export const builtInReports = {
  sales: {
    of: 'sales',
    by: ['store', 'category'],
    figures: ['gross', 'discount', 'returns', 'net', 'tax', 'quantity'],
  },
  paymentTypes: { of: 'tenders', by: ['tender', 'store'], figures: ['takings', 'taken', 'paidOut', 'receipts'] },
  dailySales: { of: 'sales', by: ['day', 'store'], figures: ['net', 'tax', 'turnover', 'receipts', 'basket'] },
  refunds: { of: 'sales', by: ['cashier', 'product'], figures: ['returns', 'returned', 'refunds', 'returnRate'] },
} as const satisfies Record<string, Fixed>
export type BuiltInReport = keyof typeof builtInReports

const fetchBuiltIn = (report: BuiltInReport, path: string) =>
  route({
    id: `reports.${report}.fetch`,
    method: 'POST',
    path: `/reports/${path}`,
    page: reportBuilderPage,
    event: 'view',
    writes: false,
    errors: ['reports.too_many_lines', 'erp.period_too_long'],
    input: z.strictObject({
      period: z.enum(reportPeriods).default('last_31_days'),
      from: BusinessDate.optional(),
      to: BusinessDate.optional(),
      storeId: z.int().positive().optional(),
    }),
    output: fetchReport.output,
  })

export const fetchSales = fetchBuiltIn('sales', 'sales')
export const fetchPaymentTypes = fetchBuiltIn('paymentTypes', 'payment-types')
export const fetchDailySales = fetchBuiltIn('dailySales', 'daily-sales')
export const fetchRefunds = fetchBuiltIn('refunds', 'refunds')
