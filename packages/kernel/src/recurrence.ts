export const frequencies = ['monthly', 'quarterly', 'yearly'] as const
export type Frequency = (typeof frequencies)[number]

const monthsBetween: Readonly<Record<Frequency, number>> = { monthly: 1, quarterly: 3, yearly: 12 }

/** `dayOfMonth` 31 is the last day of each month. */
export type Recurrence = { readonly frequency: Frequency; readonly dayOfMonth: number }

/** The date that follows another, on the day of the month or on the last day of a shorter one. Dates are `YYYY-MM-DD`. */
export function followingDate(date: string, { frequency, dayOfMonth }: Recurrence): string {
  const [year = 0, month = 1] = date.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 + monthsBetween[frequency], 1))
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(dayOfMonth, lastDay))
  return first.toISOString().slice(0, 10)
}

/** The next dates, from the first on and until the last; at most as many as requested. */
export function nextDates(
  first: string,
  { until, count, ...recurrence }: Recurrence & { readonly until: string | null; readonly count: number },
): string[] {
  const dates: string[] = []
  for (
    let date = first;
    dates.length < count && (until === null || date <= until);
    date = followingDate(date, recurrence)
  )
    dates.push(date)
  return dates
}
