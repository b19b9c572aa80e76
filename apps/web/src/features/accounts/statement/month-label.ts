import type { Locale } from '@countinghouse/kernel/text'
import { tags } from '../../../ui/language/formats.ts'

/** `Mar 26` of a business date. */
export function monthLabel(day: string, locale: Locale): string {
  return new Intl.DateTimeFormat(tags[locale], { month: 'short', year: '2-digit', timeZone: 'UTC' }).format(
    new Date(day),
  )
}
