import { addDays } from '@countinghouse/kernel/days'
import { latinDigits } from '@countinghouse/kernel/percent'
import { tags } from '../language/formats.ts'

const months = 12

/** A typed date as `YYYY-MM-DD`; null if it is none. `today` completes short forms: `23`, `23.6`, `t`, `+7`. */
export function dayOfText(typed: string, today: string): string | null {
  const text = plain(typed)
  if (/^(?:t|today|اليوم)$/.test(text)) return today
  if (/^[+-]\d{1,4}$/.test(text)) return addDays(today, Number(text))
  const [thisYear = '', thisMonth = ''] = today.split('-')
  const iso = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/.exec(text)
  if (iso !== null) return realDay(iso[1], iso[2], iso[3])
  const unbroken = /^(\d{2})(\d{2})(\d{4})$/.exec(text)
  if (unbroken !== null) return realDay(unbroken[3], unbroken[2], unbroken[1])
  const named = /^(\d{1,2})[ -]+(\p{L}+)\.?(?:[ -]+(\d{4}))?$/u.exec(text)
  if (named !== null) return realDay(named[3] ?? thisYear, monthNamed(named[2] ?? ''), named[1])
  const short = /^(\d{1,2})(?:[-/. ](\d{1,2})(?:[-/. ](\d{2}|\d{4}))?)?[./]?$/.exec(text)
  if (short === null) return null
  const [, day, month = thisMonth, year = thisYear] = short
  return realDay(year.length === 2 ? `${thisYear.slice(0, 2)}${year}` : year, month, day)
}

/** Whether nothing more is to come: a day of a year of four digits. */
export function isWholeDate(typed: string): boolean {
  return /^(?:\d{4}-\d\d-\d\d|\d{1,2}([-/.])\d{1,2}\1\d{4}|\d{8})$/.test(plain(typed))
}

/** As the field shows it; text that is no date stays as it is. */
export function textOfDay(day: string): string {
  return isDay(day) ? day.split('-').reverse().join('/') : day
}

export function isDay(value: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(value)
}

/** Latin digits, without marks of direction. */
function plain(typed: string): string {
  return latinDigits(typed)
    .replace(/[\u200E\u200F\u061C\u2066-\u2069]/g, '')
    .trim()
    .toLowerCase()
}

function realDay(year = '', month = '', day = ''): string | null {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = Date.parse(`${iso}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso) ? iso : null
}

/** The number of a month by its whole or short name in any language of the product; empty if unknown. */
function monthNamed(name: string): string {
  for (const tag of Object.values(tags))
    for (const month of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(tag, { month, timeZone: 'UTC' })
      for (let place = 0; place < months; place++)
        if (format.format(Date.UTC(2026, place)).toLowerCase() === name) return String(place + 1)
    }
  return ''
}
