import { fail } from '@countinghouse/contract/errors'
import { mostReportDays } from '@countinghouse/contract/reports/builder'
import { yearDays } from '@countinghouse/contract/reports/catalogue'
import type { ReportDefinition } from '@countinghouse/contract/reports/definition'
import { addDays, addMonths, countDays, monthEnd, monthStart } from '@countinghouse/kernel/days'

type Days = { readonly from: string; readonly to: string }
/** `shift`: days by which the compared days are before. */
export type ReportDays = Days & { readonly before: (Days & { readonly shift: number }) | null }
type Requested = Pick<ReportDefinition, 'period' | 'from' | 'to' | 'compare'>

/** The days of a report on a date of the company, and those it is compared with. Throws: erp.period_too_long. */
export function daysOfReport(today: string, { compare, ...requested }: Requested): ReportDays {
  const days = periodOn(today, requested)
  const length = countDays(days.from, days.to)
  if (length > mostReportDays) fail('erp.period_too_long')
  if (compare === 'none' || compare === 'budget') return { ...days, before: null }
  const shift = compare === 'year' ? yearDays : length
  return { ...days, before: { from: addDays(days.from, -shift), to: addDays(days.to, -shift), shift } }
}

function periodOn(today: string, { period, from, to }: Omit<Requested, 'compare'>): Days {
  const month = monthStart(today)
  switch (period) {
    case 'today':
      return { from: today, to: today }
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) }
    case 'last_7_days':
      return { from: addDays(today, -6), to: today }
    case 'last_31_days':
      return { from: addDays(today, -30), to: today }
    case 'this_month':
      return { from: month, to: today }
    case 'last_month':
      return { from: addMonths(month, -1), to: addDays(month, -1) }
    case 'this_quarter':
      return { from: addMonths(month, -((monthOf(today) - 1) % 3)), to: today }
    case 'this_year':
      return { from: addMonths(month, 1 - monthOf(today)), to: today }
    case 'last_year': {
      const from = addMonths(month, -11 - monthOf(today))
      return { from, to: monthEnd(addMonths(from, 11)) }
    }
    case 'dates': {
      const [first = today, last = first] = [from ?? to, to ?? from]
      return first <= last ? { from: first, to: last } : { from: last, to: first }
    }
  }
}

function monthOf(day: string): number {
  return new Date(day).getUTCMonth() + 1
}
