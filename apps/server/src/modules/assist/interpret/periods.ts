import { addDays, addMonths, monthEnd, monthStart } from '@countinghouse/kernel/days'
import { groupers } from './vocabulary.ts'
import type { Words } from './words.ts'
import { phrasesOf } from './words.ts'

/** Business dates, inclusive. */
export type Days = { readonly from: string; readonly to: string }
type Found = Days & { readonly at: number; readonly length: number }

export const namedPeriods = phrasesOf({
  today: 'today,اليوم',
  yesterday: 'yesterday,امس,البارحة',
  this_week: 'this week,week to date,هذا اسبوع',
  last_week: 'last week,previous week,اسبوع ماضي,اسبوع سابق',
  this_month: 'this month,current month,month to date,mtd,هذا شهر,شهر حالي',
  last_month: 'last month,previous month,شهر ماضي,شهر سابق',
  this_quarter: 'this quarter,current quarter,هذا ربع,ربع حالي',
  last_quarter: 'last quarter,previous quarter,ربع ماضي,ربع سابق',
  this_year: 'this year,current year,year to date,ytd,هذه سنة,هذا عام,سنة حالية,عام حالي',
  last_year: 'last year,previous year,سنة ماضية,سنة سابقة,عام ماضي,عام سابق',
})

const units = phrasesOf({
  day: 'day,يوم,يوما,ايام',
  week: 'week,اسبوع,اسبوعا,اسابيع',
  month: 'month,شهر,شهرا,اشهر,شهور',
  year: 'year,سنة,سنوات,اعوام',
})

export const monthNames = phrasesOf<string>({
  1: 'january,jan,يناير,كانون الثاني',
  2: 'february,feb,فبراير,شباط',
  3: 'march,mar,مارس,اذار',
  4: 'april,apr,ابريل,نيسان',
  5: 'may,مايو,ايار',
  6: 'june,jun,يونيو,حزيران',
  7: 'july,jul,يوليو,تموز',
  8: 'august,aug,اغسطس,اب',
  9: 'september,sep,sept,سبتمبر,ايلول',
  10: 'october,oct,اكتوبر,تشرين الاول',
  11: 'november,nov,نوفمبر,تشرين الثاني',
  12: 'december,dec,ديسمبر,كانون الاول',
})
const quarters = phrasesOf<string>({
  1: 'q1,first quarter,ربع اول',
  2: 'q2,second quarter,ربع ثاني',
  3: 'q3,third quarter,ربع ثالث',
  4: 'q4,fourth quarter,ربع رابع',
})

const starts = ['from', 'between', 'من', 'بين']
const joins = ['to', 'until', 'till', 'through', 'and', 'الي', 'حتي', 'و']
const sinces = ['since', 'منذ']

/** The periods that a question names, taken from it. `today`: of the company. */
export function takePeriods(words: Words, today: string): Days[] {
  const found: Found[] = []
  for (let at = 0; at < words.all.length; at++) {
    const period =
      words.isFree(at) && !groupers.includes(words.all[at - 1]?.key ?? '') ? readAt(words, at, today) : null
    if (period === null) continue
    words.take(at, period.length)
    found.push({ ...period, at })
    at += period.length - 1
  }
  return joinRanges(words, found, today)
}

/** From one to another, and since one. */
function joinRanges(words: Words, found: readonly Found[], today: string): Days[] {
  const days: Days[] = []
  for (let place = 0; place < found.length; place++) {
    const [first, second] = [found[place], found[place + 1]]
    if (first === undefined) break
    const before = words.all[first.at - 1]?.key ?? ''
    const between = first.at + first.length
    const isRange =
      second !== undefined &&
      starts.includes(before) &&
      second.at === between + 1 &&
      joins.includes(words.all[between]?.key ?? '')
    if (second !== undefined && isRange) {
      const to = second.to
      // A month without a year is the one before the second.
      days.push({ from: first.from <= to ? first.from : addMonths(first.from, -12), to })
      words.take(between, 1)
      words.take(first.at - 1, 1)
      place += 1
    } else if (sinces.includes(before)) {
      words.take(first.at - 1, 1)
      days.push({ from: first.from, to: today < first.from ? first.from : today })
    } else days.push({ from: first.from, to: first.to })
  }
  return days
}

function readAt(words: Words, at: number, today: string): (Days & { readonly length: number }) | null {
  return (
    readNamed(words, at, today) ??
    readLast(words, at, today) ??
    readDate(words, at) ??
    readMonth(words, at, today) ??
    readQuarter(words, at, today) ??
    readYear(words, at)
  )
}

function meaningAt<T>(words: Words, at: number, phrases: readonly (readonly [readonly string[], T])[]) {
  const found = phrases.find(([phrase]) => words.has(at, phrase))
  return found === undefined ? null : { meaning: found[1], length: found[0].length }
}

function readNamed(words: Words, at: number, today: string) {
  // “The day” in Arabic is today; without the article it is a group.
  const isDay = words.all[at]?.forms.includes('يوم') === true && words.all[at]?.key !== 'اليوم'
  const found = isDay ? null : meaningAt(words, at, namedPeriods)
  if (found === null) return null
  const month = monthStart(today)
  const week = addDays(today, -((new Date(today).getUTCDay() + 6) % 7))
  const quarter = addMonths(month, -((monthOf(today) - 1) % 3))
  const year = `${today.slice(0, 4)}-01-01`
  const days: Readonly<Record<typeof found.meaning, Days>> = {
    today: { from: today, to: today },
    yesterday: { from: addDays(today, -1), to: addDays(today, -1) },
    this_week: { from: week, to: today },
    last_week: { from: addDays(week, -7), to: addDays(week, -1) },
    this_month: { from: month, to: today },
    last_month: { from: addMonths(month, -1), to: addDays(month, -1) },
    this_quarter: { from: quarter, to: today },
    last_quarter: { from: addMonths(quarter, -3), to: addDays(quarter, -1) },
    this_year: { from: year, to: today },
    last_year: { from: addMonths(year, -12), to: addDays(year, -1) },
  }
  return { ...days[found.meaning], length: found.length }
}

/** The last 30 days; two of a unit are one word in Arabic. */
function readLast(words: Words, at: number, today: string) {
  const isLast = ['last', 'past', 'previous', 'اخر'].some((word) => words.has(at, [word]))
  if (!isLast) return null
  const twice = { يومين: 'day', اسبوعين: 'week', شهرين: 'month', سنتين: 'year' } as const
  const both = Object.entries(twice).find(([word]) => words.has(at + 1, [word]))
  const count = both === undefined ? numberAt(words, at + 1, 1, 999) : 2
  const unit = both === undefined ? meaningAt(words, at + 2, units)?.meaning : both[1]
  if (count === null || unit === undefined) return null
  const length = both === undefined ? 3 : 2
  if (unit === 'day' || unit === 'week')
    return { from: addDays(today, 1 - count * (unit === 'day' ? 1 : 7)), to: today, length }
  return { from: addDays(addMonths(today, -count * (unit === 'month' ? 1 : 12)), 1), to: today, length }
}

/** 2026-06-03, 3/6/2026. */
function readDate(words: Words, at: number) {
  const written = words.all[at]?.key ?? ''
  const [, day, month, year] = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(written) ?? []
  const iso = year === undefined ? written : dayOf(Number(year), Number(month), Number(day))
  return iso !== null && isDay(iso) ? { from: iso, to: iso, length: 1 } : null
}

/** June, June 2026, 3 June, June 3 2026. Without a year: the latest that has begun. */
function readMonth(words: Words, at: number, today: string) {
  const early = ordinalAt(words, at)
  const found = meaningAt(words, early === null ? at : at + 1, monthNames)
  if (found === null) return null
  const after = at + found.length + (early === null ? 0 : 1)
  const late = early === null && numberAt(words, after, 1000, 9999) === null ? ordinalAt(words, after) : null
  const rest = late === null ? after : after + 1
  const year = numberAt(words, rest, 2000, 2099)
  const month = Number(found.meaning)
  const first = `${year ?? today.slice(0, 4)}-${String(month).padStart(2, '0')}-01`
  const begun = year === null && first > today ? addMonths(first, -12) : first
  const length = rest - at + (year === null ? 0 : 1)
  const day = early ?? late
  if (day === null) return { from: begun, to: monthEnd(begun), length }
  const date = dayOf(Number(begun.slice(0, 4)), month, day)
  return date === null ? null : { from: date, to: date, length }
}

function readQuarter(words: Words, at: number, today: string) {
  const found = meaningAt(words, at, quarters)
  if (found === null) return null
  const year = numberAt(words, at + found.length, 2000, 2099)
  const month = Number(found.meaning) * 3 - 2
  const first = `${year ?? today.slice(0, 4)}-${String(month).padStart(2, '0')}-01`
  const from = year === null && first > today ? addMonths(first, -12) : first
  return { from, to: monthEnd(addMonths(from, 2)), length: found.length + (year === null ? 0 : 1) }
}

function readYear(words: Words, at: number) {
  const year = numberAt(words, at, 2000, 2099)
  return year === null ? null : { from: `${year}-01-01`, to: `${year}-12-31`, length: 1 }
}

export function numberAt(words: Words, at: number, least: number, most: number): number | null {
  const key = words.isFree(at) ? (words.all[at]?.key ?? '') : ''
  const value = /^\d{1,4}$/.test(key) ? Number(key) : null
  return value !== null && value >= least && value <= most ? value : null
}

function ordinalAt(words: Words, at: number): number | null {
  const [, digits] = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(words.isFree(at) ? (words.all[at]?.key ?? '') : '') ?? []
  const day = Number(digits ?? 0)
  return day >= 1 && day <= 31 ? day : null
}

function dayOf(year: number, month: number, day: number): string | null {
  const iso = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return isDay(iso) ? iso : null
}

function isDay(iso: string): boolean {
  const time = /^20\d{2}-\d{2}-\d{2}$/.test(iso) ? Date.parse(iso) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso)
}

function monthOf(day: string): number {
  return Number(day.slice(5, 7))
}
