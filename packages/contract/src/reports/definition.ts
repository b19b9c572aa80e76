import { z } from 'zod'
import { BusinessDate } from '../values.ts'
import { channels, comparisons, reportDimensions, reportMeasures, reportPeriods, reportSubjects } from './catalogue.ts'

/** Records that a report can be limited to, each with its picker list. */
export const reportFilters = {
  storeId: 'erp.store',
  tillId: 'sales.till',
  categoryId: 'procure.category',
  brandId: 'procure.brand',
  seasonId: 'procure.season',
  supplierId: 'procure.supplier',
  productId: 'procure.product',
  customerId: 'crm.customer',
} as const
export type ReportFilter = keyof typeof reportFilters
const record = z.int().positive().optional()

export const mostGroups = 3
export const mostFigures = 8

/** All that a report is; also what its address and a saved report keep. */
export const ReportDefinition = z.strictObject({
  of: z.enum(reportSubjects).default('sales'),
  by: z
    .array(z.enum(reportDimensions))
    .min(1)
    .max(mostGroups)
    .default(() => ['day' as const]),
  figures: z
    .array(z.enum(reportMeasures))
    .min(1)
    .max(mostFigures)
    .default(() => ['net' as const]),
  period: z.enum(reportPeriods).default('last_31_days'),
  /** Business dates, inclusive, of period `dates`. */
  from: BusinessDate.optional(),
  to: BusinessDate.optional(),
  compare: z.enum(comparisons).default('none'),
  /** Only so many of the first group, the others as one line. */
  top: z.int().min(1).max(100).optional(),
  /** Omitted: time groups in order of time, others by the first figure. */
  sort: z.enum(reportMeasures).optional(),
  storeId: record,
  tillId: record,
  categoryId: record,
  brandId: record,
  seasonId: record,
  supplierId: record,
  productId: record,
  customerId: record,
  channel: z.enum(channels).optional(),
})
export type ReportDefinition = z.output<typeof ReportDefinition>
