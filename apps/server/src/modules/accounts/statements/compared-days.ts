import type { Comparison } from '@countinghouse/contract/accounts/statement'
import { addDays, addMonths, countDays, countMonths, isWholeMonths } from '@countinghouse/kernel/days'

type Period = { readonly from: string; readonly to: string }

/** The period before, as many months or days long, or the same a year earlier; null for no period. */
export function comparedPeriod({ from, to }: Period, compare: Comparison): Period | null {
  if (compare === 'previous_year') return { from: addMonths(from, -12), to: addMonths(to, -12) }
  if (compare !== 'previous_period') return null
  if (!isWholeMonths(from, to)) return { from: addDays(from, -countDays(from, to)), to: addDays(from, -1) }
  return { from: addMonths(from, -countMonths(from, to)), to: addDays(from, -1) }
}

/** The day that a balance is compared with: a month or a year earlier; null for none. */
export function comparedDay(on: string, compare: Comparison): string | null {
  if (compare === 'previous_year') return addMonths(on, -12)
  return compare === 'previous_period' ? addMonths(on, -1) : null
}
