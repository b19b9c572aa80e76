import type { Locale, Text } from '@countinghouse/kernel/text'
import { text } from './event.text.ts'

const known: Readonly<Record<string, Text>> = text

/** Name of an event: the label of the company, otherwise the text of its code. */
export function eventName(event: { readonly code: string; readonly label: string | null }, locale: Locale): string {
  return event.label ?? known[event.code]?.[locale] ?? event.code
}

const order = Object.keys(known)

/** Display order of events; page-specific events come last. */
export function eventRank(code: string): number {
  const place = order.indexOf(code)
  return place === -1 ? order.length : place
}

/** Description of an event; empty for page-specific events. */
export function eventPurpose(code: string, locale: Locale): string {
  return known[`${code}_help`]?.[locale] ?? ''
}
