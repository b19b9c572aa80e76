/** Business dates as `YYYY-MM-DD`; null: not known. */
export type SeasonDates = Readonly<Record<string, unknown>>

export type Phase = {
  readonly name: 'buying' | 'delivery' | 'selling' | 'markdown'
  readonly from: string | null
  readonly to: string | null
  /** Start and length of the bar; null without a date. Units: share of the calendar, 0 to 1. */
  readonly bar: { readonly start: number; readonly length: number } | null
}

export type Calendar = {
  readonly phases: readonly Phase[]
  /** First days of the labelled months, with their positions. */
  readonly months: readonly { readonly day: string; readonly start: number }[]
}

const names = ['buying', 'delivery', 'selling', 'markdown'] as const
const mostMonthsNamed = 6
/** A label further right would exceed the edge of a narrow screen. Units: share of the calendar. */
const lastNameAt = 0.84
const dayMs = 86_400_000

/** The phases of a season over whole months from its first to its last date; null without dates. */
export function calendarOf(dates: SeasonDates): Calendar | null {
  const given = names.map((name) => ({ name, from: dayIn(dates, `${name}From`), to: dayIn(dates, `${name}To`) }))
  const days = given.flatMap(({ from, to }) => [from, to].filter((day) => day !== null)).toSorted()
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return null
  const months = monthsOf(first, last)
  const [start, end] = [msOf(months[0] ?? first), msOf(months.at(-1) ?? last)]
  const placeOf = (ms: number) => (ms - start) / (end - start)
  const step = Math.ceil((months.length - 1) / mostMonthsNamed)
  return {
    phases: given.map((phase) => {
      if (phase.from === null && phase.to === null) return { ...phase, bar: null }
      const from = phase.from === null ? start : msOf(phase.from)
      const to = phase.to === null ? end : msOf(phase.to) + dayMs
      return { ...phase, bar: { start: placeOf(from), length: placeOf(to) - placeOf(from) } }
    }),
    months: months
      .slice(0, -1)
      .filter((_, place) => place % step === 0)
      .map((day) => ({ day, start: placeOf(msOf(day)) }))
      .filter((month) => month.start <= lastNameAt),
  }
}

function dayIn(dates: SeasonDates, name: string): string | null {
  const day = dates[name]
  return typeof day === 'string' ? day : null
}

/** First day of each month, from the month of the first date to the one after the last. */
function monthsOf(first: string, last: string): string[] {
  const months: string[] = []
  const end = nextMonth(last)
  for (let month = `${first.slice(0, 7)}-01`; month <= end; month = nextMonth(month)) months.push(month)
  return months
}

function nextMonth(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10)
}

function msOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`)
}
