import type { ReportComparison, ReportDimension, ReportMeasure } from './catalogue.ts'
import type { ReportDefinition, ReportFilter } from './definition.ts'
import { reportFilters } from './definition.ts'

/** A budget has months, which days share, and stores. */
const budgeted: readonly ReportDimension[] = ['day', 'week', 'month', 'quarter', 'year', 'store']
const otherFilters = (Object.keys(reportFilters) as ReportFilter[]).filter((filter) => filter !== 'storeId')

type Nullable<T> = { readonly [K in keyof T]?: T[K] | null }
type Asked = Pick<ReportDefinition, 'of' | 'by'> & Nullable<Pick<ReportDefinition, 'channel' | ReportFilter>>

/** Whether the report can be compared with a budget: sales by time and store, of any store, without other filters. */
export function hasBudget({ of, by, channel, ...filters }: Asked): boolean {
  return (
    of === 'sales' &&
    by.every((dimension) => budgeted.includes(dimension)) &&
    (channel ?? null) === null &&
    otherFilters.every((filter) => (filters[filter] ?? null) === null)
  )
}

/** Whether the report has what it is to be compared with. */
export function isComparable(asked: Asked & Pick<ReportDefinition, 'compare' | 'figures'>): boolean {
  return asked.compare !== 'budget' || (hasBudget(asked) && comparedFigures('budget', asked.figures).length > 0)
}

/** The figures that have a compared one; budgets are of net sales. */
export function comparedFigures(
  compare: ReportComparison,
  figures: readonly ReportMeasure[],
): readonly ReportMeasure[] {
  if (compare === 'none') return []
  return compare === 'budget' ? figures.filter((figure) => figure === 'net') : figures
}
