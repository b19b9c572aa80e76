import type { Locale, Text } from '@countinghouse/kernel/text'

/** Values of a text as they are kept: what is written in every language is read in one. */
export type WrittenWords<V extends string | number = string> = Readonly<Record<string, V | Text>>

export function wordsOf<V extends string | number>(words: WrittenWords<V>, locale: Locale): Record<string, V | string> {
  return Object.fromEntries(
    Object.entries(words).map(([name, value]) => [name, typeof value === 'object' ? value[locale] : value]),
  )
}
