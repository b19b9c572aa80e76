import type { ReportDefinition, ReportFilter } from './definition.ts'
import { reportFilters } from './definition.ts'

export const filterNames = Object.keys(reportFilters) as ReportFilter[]

/** Parameter of a filter: `storeId` -> `store`. */
export function parameterOf(filter: ReportFilter): string {
  return filter.slice(0, -2)
}

type Nullable<T> = { readonly [K in keyof T]?: T[K] | null }
type Requested = Pick<ReportDefinition, 'of' | 'by' | 'figures' | 'period' | 'compare'> &
  Nullable<Omit<ReportDefinition, 'of' | 'by' | 'figures' | 'period' | 'compare'>>

/** The parameters with which the report builder opens a definition; what is usual is left out. */
export function reportSearch(definition: Requested): Readonly<Record<string, unknown>> {
  const { of, by, figures, period, from, to, compare, top, sort, channel } = definition
  return {
    of: of === 'sales' ? undefined : of,
    by,
    show: figures,
    period: period === 'last_31_days' ? undefined : period,
    from: from ?? undefined,
    to: to ?? undefined,
    compare: compare === 'none' ? undefined : compare,
    top: top ?? undefined,
    sortBy: sort ?? undefined,
    channel: channel ?? undefined,
    ...Object.fromEntries(filterNames.map((name) => [parameterOf(name), definition[name] ?? undefined])),
  }
}
