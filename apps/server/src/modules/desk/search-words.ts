import type { Locale, Text } from '@countinghouse/kernel/text'

/** Arguments of a text as stored: texts are stored in every language and read in one. */
export type WrittenWords<V extends string | number = string> = Readonly<Record<string, V | Text>>

export function wordsOf<V extends string | number>(words: WrittenWords<V>, locale: Locale): Record<string, V | string> {
  return Object.fromEntries(
    Object.entries(words).map(([name, value]) => [name, typeof value === 'object' ? value[locale] : value]),
  )
}
