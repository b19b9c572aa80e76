import { getTaxLines, getTaxReturn } from '@countinghouse/contract/accounts/tax-return'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { routeQuery } from '../../../app/calls/queries.ts'
import { reportFilters } from '../../../kit/report/report-search.ts'
import { useReportPages } from '../../../kit/report/use-report-pages.ts'
import type { TaxReturnState } from './tax-return-search.ts'

export function useTaxReturn(state: TaxReturnState) {
  const { by: _, ...filters } = reportFilters(state)
  return useQuery({ ...routeQuery(getTaxReturn, filters), placeholderData: keepPreviousData })
}

export function useTaxLines(state: TaxReturnState, direction: 'sale' | 'purchase') {
  const { by: _, ...filters } = reportFilters(state)
  return useReportPages(getTaxLines, { ...filters, direction })
}
