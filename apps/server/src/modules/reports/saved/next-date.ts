import type { mailFrequencies } from '@countinghouse/contract/reports/saved-report'
import { addDays, addMonths, monthStart } from '@countinghouse/kernel/days'

type Frequency = Exclude<(typeof mailFrequencies)[number], 'never'>

/** The first date after a day on which a report is sent: each day, Mondays, or the first of a month. */
export function nextDate(day: string, frequency: Frequency): string {
  if (frequency === 'daily') return addDays(day, 1)
  if (frequency === 'monthly') return addMonths(monthStart(day), 1)
  // 1 for Monday to 7 for Sunday.
  const weekday = new Date(day).getUTCDay() || 7
  return addDays(day, 8 - weekday)
}
