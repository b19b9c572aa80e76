import type { Locale, Text } from '@countinghouse/kernel/text'
import { text } from './event.text.ts'

const known: Readonly<Record<string, Text>> = text

/** What an event is called: by the company, else by its code. */
export function eventName(event: { readonly code: string; readonly label: string | null }, locale: Locale): string {
  return event.label ?? known[event.code]?.[locale] ?? event.code
}

const order = Object.keys(known)

/** In which order events stand beside one another; those that only their page knows come last. */
export function eventRank(code: string): number {
  const place = order.indexOf(code)
  return place === -1 ? order.length : place
}

/** What an event allows, in a sentence; empty for one that only its page explains. */
export function eventPurpose(code: string, locale: Locale): string {
  return known[`${code}_help`]?.[locale] ?? ''
}
