import { latinDigits } from '@countinghouse/kernel/percent'

export type DateOrder = 'day_first' | 'month_first'
/** A day as `YYYY-MM-DD`; with two readings when day and month could be exchanged. */
export type DateReading =
  | { readonly kind: 'certain'; readonly value: string; readonly order: DateOrder | null }
  | { readonly kind: 'ambiguous'; readonly dayFirst: string; readonly monthFirst: string }

const months = [
  ['jan', 'يناير'],
  ['feb', 'فبراير'],
  ['mar', 'مارس'],
  ['apr', 'ابريل'],
  ['may', 'مايو'],
  ['jun', 'يونيو'],
  ['jul', 'يوليو'],
  ['aug', 'اغسطس'],
  ['sep', 'سبتمبر'],
  ['oct', 'اكتوبر'],
  ['nov', 'نوفمبر'],
  ['dec', 'ديسمبر'],
] as const
/** Two-digit years up to this one are of this century. */
const lastShortYear = 69
/** Days of 1900 to 2173 in the count of spreadsheets. */
const serial = /^[1-9]\d{4}$/
const dayMs = 86_400_000

/** Reads `2026-12-31`, `31.12.2026`, `12/31/2026`, `31 Dec 2026`, the day count of a spreadsheet, Arabic digits; null when none. */
export function readDate(entered: string): DateReading | null {
  const plain = latinDigits(entered.trim()).replaceAll(/[\u200e\u200f]/g, '')
  if (serial.test(plain)) return certain(serialDay(Number(plain)))
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(plain) ?? []
  if (isoYear !== undefined) return certain(dayOf(isoYear, isoMonth, isoDay))
  const [, day, word, wordYear] = /^(\d{1,2})[\s.-]*(\p{L}{3,})\.?[\s,-]*(\d{4})$/u.exec(plain) ?? []
  if (word !== undefined) return certain(dayOf(wordYear, String(monthOf(word)), day))
  const [, first, mark, second, year] = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})(?:[T ].*)?$/.exec(plain) ?? []
  if (year === undefined) return null
  return readParts(first ?? '', second ?? '', yearOf(year), mark === '.')
}

function readParts(first: string, second: string, year: string, isDotted: boolean): DateReading | null {
  const dayFirst = dayOf(year, second, first)
  const monthFirst = isDotted ? null : dayOf(year, first, second)
  if (dayFirst !== null && monthFirst !== null && dayFirst !== monthFirst)
    return { kind: 'ambiguous', dayFirst, monthFirst }
  // Points stand in dates of countries that name the day first; they say nothing of other columns.
  if (dayFirst !== null)
    return { kind: 'certain', value: dayFirst, order: monthFirst === null && !isDotted ? 'day_first' : null }
  return monthFirst === null ? null : { kind: 'certain', value: monthFirst, order: 'month_first' }
}

/** The day of a date cell; its time, if any, is left out. */
export function dayOfCell(cell: Date): string | null {
  return Number.isNaN(cell.getTime()) ? null : cell.toISOString().slice(0, 10)
}

function certain(value: string | null): DateReading | null {
  return value === null ? null : { kind: 'certain', value, order: null }
}

/** Day 60 is 29 February 1900, which never was; five digits are all past it. Source: ECMA-376 18.17.4.1. */
function serialDay(days: number): string {
  return new Date(Date.UTC(1899, 11, 30) + days * dayMs).toISOString().slice(0, 10)
}

function yearOf(year: string): string {
  if (year.length === 4) return year
  return `${Number(year) <= lastShortYear ? '20' : '19'}${year}`
}

function monthOf(word: string): number {
  const plain = word.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return months.findIndex(([english, arabic]) => plain.startsWith(english) || plain === arabic) + 1
}

/** Null for a day that is in no calendar. */
function dayOf(year = '', month = '', day = ''): string | null {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null
}
