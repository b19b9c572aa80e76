/** The full amount. Units: parts per million. */
export const wholePpm = 1_000_000

/** An instalment of payment terms. Units: `share` in parts per million of the amount. */
export type TermPart = {
  readonly share: number
  readonly event: string
  readonly days: number
  readonly dayOfMonth: number | null
}

/** An amount with its due date. Units: minor units; date as `YYYY-MM-DD`. */
export type DuePart = { readonly on: string; readonly minor: number }

/**
 * Due amounts if every event is on the given date. Shares are rounded down to minor units and the last instalment takes the
 * remainder, so that the amounts add up to the total.
 */
export function dueParts(parts: readonly TermPart[], minor: number, day: string): readonly DuePart[] {
  const dues = parts.map((part) => ({ on: dueDay(part, day), minor: shareOf(minor, part.share) }))
  const rest = minor - dues.reduce((sum, due) => sum + due.minor, 0)
  return dues.map((due, index) => (index === dues.length - 1 ? { ...due, minor: due.minor + rest } : due))
}

/** Amount after the discount, which is rounded down to minor units. Units: `discount` in parts per million. */
export function lessDiscount(minor: number, discount: number): number {
  return minor - shareOf(minor, discount)
}

/** Uses BigInt: amount times share can exceed the safe integer range. */
function shareOf(minor: number, share: number): number {
  return Number((BigInt(minor) * BigInt(share)) / BigInt(wholePpm))
}

/** Due date of an instalment whose event is on the given date. */
export function dueDay({ event, days, dayOfMonth }: TermPart, day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const from = event === 'month_end' ? [year, month, 0] : [year, month - 1, date]
  const due = new Date(Date.UTC(from[0] ?? 0, from[1] ?? 0, (from[2] ?? 0) + days))
  if (dayOfMonth === null) return isoDay(due)
  const isOver = due.getUTCDate() > Math.min(dayOfMonth, daysIn(due.getUTCFullYear(), due.getUTCMonth()))
  const first = new Date(Date.UTC(due.getUTCFullYear(), due.getUTCMonth() + (isOver ? 1 : 0), 1))
  first.setUTCDate(Math.min(dayOfMonth, daysIn(first.getUTCFullYear(), first.getUTCMonth())))
  return isoDay(first)
}

/** `month` is zero-based. */
function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
}

function isoDay(day: Date): string {
  return day.toISOString().slice(0, 10)
}
