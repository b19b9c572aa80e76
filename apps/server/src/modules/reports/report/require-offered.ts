import { fail } from '@countinghouse/contract/errors'
import { isComparable } from '@countinghouse/contract/reports/budget'
import type { ReportMeasure } from '@countinghouse/contract/reports/catalogue'
import { measures, offers } from '@countinghouse/contract/reports/catalogue'
import type { ReportDefinition } from '@countinghouse/contract/reports/definition'
import { stockCostPermission } from '@countinghouse/contract/inventory/stock-cost-permission'
import type { Ctx } from '../../../platform/calls/context.ts'
import { may } from '../../../platform/access/permission.ts'

/**
 * Throws: reports.not_combined for groups and figures that the subject has not, or a group twice; reports.no_budget for a comparison with
 * budgets of what has none.
 */
export function requireOffered(definition: ReportDefinition): void {
  const { of, by, figures, sort } = definition
  const { dimensions, measures: offered } = offers[of]
  const isOffered =
    by.every((dimension) => dimensions.includes(dimension)) &&
    new Set(by).size === by.length &&
    [...figures, ...(sort === undefined ? [] : [sort])].every((measure) => offered.includes(measure))
  if (!isOffered) fail('reports.not_combined')
  if (!isComparable(definition)) fail('reports.no_budget')
}

/** The figures that the caller may see, each once; those of costs need their permission. */
export function visibleFigures({ grants }: Pick<Ctx, 'grants'>, figures: readonly ReportMeasure[]): ReportMeasure[] {
  const hasCost = may(grants, stockCostPermission)
  return [...new Set(figures)].filter((measure) => hasCost || measures[measure].isCost !== true)
}
