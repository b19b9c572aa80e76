import type { Locale } from '@countinghouse/kernel/text'
import type { ReportLine } from './builder.ts'
import { text } from './builder.text.ts'
import type { ReportDimension } from './catalogue.ts'
import { channels } from './catalogue.ts'

/** 1 January 2024 was a Monday. */
const weekday = (key: string, locale: Locale) =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2024, 0, +key)))

/** The group of a line as people read it. */
export function keyText(
  line: Pick<ReportLine, 'keys' | 'name' | 'isRest'>,
  dimension: ReportDimension,
  locale: Locale,
): string {
  if (line.isRest) return text.rest[locale]
  const key = line.keys.at(-1) ?? null
  if (key === null) return text.none[locale]
  if (dimension === 'weekday') return weekday(key, locale)
  if (dimension === 'hour') return `${key}:00`
  const channel = channels.find((one) => one === key)
  return dimension === 'channel' && channel !== undefined ? text[`channel_${channel}`][locale] : line.name
}
