// Business dates as `YYYY-MM-DD`, calculated in UTC, where every day has the same length.

const dayMs = 86_400_000

/** Dates have four digits of a year; later ones are this one. A Friday, so that it is a working day. */
const lastDay = '9999-12-31'

export function addDays(day: string, days: number): string {
  return isoDay(Date.parse(day) + days * dayMs)
}

/** The same day of another month, or the last one where that month is shorter. The last day of a month stays the last day. */
export function addMonths(day: string, months: number): string {
  const first = new Date(monthStart(day))
  const target = isoDay(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + months, 1))
  const last = monthEnd(target)
  if (day === monthEnd(day)) return last
  const same = `${target.slice(0, 8)}${day.slice(8)}`
  return same < last ? same : last
}

export function monthStart(day: string): string {
  return `${day.slice(0, 8)}01`
}

export function monthEnd(day: string): string {
  const first = new Date(monthStart(day))
  return isoDay(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0))
}

/** Number of days, both included. */
export function countDays(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1
}

/** Number of months that the period touches. */
export function countMonths(from: string, to: string): number {
  const [first, last] = [new Date(from), new Date(to)]
  return (last.getUTCFullYear() - first.getUTCFullYear()) * 12 + last.getUTCMonth() - first.getUTCMonth() + 1
}

export function isWholeMonths(from: string, to: string): boolean {
  return from === monthStart(from) && to === monthEnd(to)
}

/** First day of the fiscal year that a day belongs to. `startMonth`: 1 to 12. */
export function yearStart(day: string, startMonth: number): string {
  const month = Number(day.slice(5, 7))
  return addMonths(monthStart(day), -((month - startMonth + 12) % 12))
}

function isoDay(time: number): string {
  return time > Date.parse(lastDay) ? lastDay : new Date(time).toISOString().slice(0, 10)
}

/** Counts Monday to Friday; public holidays are not known. */
export function addWorkingDays(day: string, days: number): string {
  let reached = day
  for (let left = days; left > 0;) {
    reached = addDays(reached, 1)
    if (!isWeekend(reached)) left -= 1
  }
  return reached
}

function isWeekend(day: string): boolean {
  return [0, 6].includes(new Date(day).getUTCDay())
}
