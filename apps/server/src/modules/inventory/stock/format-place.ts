import { text } from '@countinghouse/contract/inventory/place-labels.text'
import type { Locale } from '@countinghouse/kernel/text'

const own = text as Readonly<Record<string, { readonly en: string; readonly ar: string }>>

/** A physical location by its code; a virtual one by its name. */
export function formatPlace(kind: string, code: string, locale: Locale): string {
  return own[kind]?.[locale] ?? code
}
