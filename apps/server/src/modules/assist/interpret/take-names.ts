import type { ReportFilter } from '@countinghouse/contract/reports/definition'
import { monthNames, namedPeriods } from './periods.ts'
import { dimensionOf, dimensionPhrases, figurePhrases, fillers, topPhrases } from './vocabulary.ts'
import type { Words } from './words.ts'
import { wordsOf } from './words.ts'

/** A record of the company that a report can be limited to. */
export type KnownName = { readonly filter: ReportFilter; readonly id: number; readonly name: string }

type Taken = {
  readonly names: readonly KnownName[]
  /** Records of several types with the same name; the question does not say which is meant. */
  readonly sharing: readonly KnownName[]
}

/** The records that a question names, taken from it with the word for their type beside them; the longest names first. */
export function takeNames(words: Words, known: readonly KnownName[]): Taken {
  const names: KnownName[] = []
  const written = known
    .map((one) => ({ ...one, parts: wordsOf(one.name).map(({ key }) => key) }))
    .filter(({ parts }) => parts.length > 0)
    .toSorted((one, other) => other.parts.length - one.parts.length)
  for (const { parts } of written) {
    const alike = written.filter((one) => one.parts.join(' ') === parts.join(' '))
    for (let at = 0; at + parts.length <= words.all.length; at++) {
      if (!words.has(at, parts, true)) continue
      const beside = alike.map((one) => ({ one, place: typePlace(words, at, parts.length, one) }))
      const meant = beside.filter(({ place }) => place !== null)
      if (meant.length === 0 && isVocabulary(parts)) continue
      const chosen = meant.length > 0 ? meant : beside
      if (chosen.length > 1) return { names, sharing: chosen.map(({ one }) => one) }
      words.take(at, parts.length)
      for (const { one, place } of chosen) {
        if (place !== null) words.take(place, 1)
        names.push({ filter: one.filter, id: one.id, name: one.name })
      }
    }
  }
  return { names, sharing: [] }
}

/** Place of the word for the type of a record, before or behind its name. */
function typePlace(words: Words, at: number, length: number, { filter }: KnownName): number | null {
  const types = dimensionPhrases.filter(
    ([phrase, dimension]) => phrase.length === 1 && dimension === dimensionOf[filter],
  )
  const isType = (place: number) => types.some(([phrase]) => words.has(place, phrase))
  return isType(at - 1) ? at - 1 : isType(at + length) ? at + length : null
}

/** A name that is also a word of questions, such as the brand “Today”, is one only with its type beside it. */
function isVocabulary(parts: readonly string[]): boolean {
  const phrases = [...figurePhrases, ...dimensionPhrases, ...namedPeriods, ...monthNames, ...topPhrases]
  const isPhrase = phrases.some(([phrase]) => phrase.join(' ') === parts.join(' '))
  return isPhrase || parts.every((part) => fillers.has(part) || /^\d+$/.test(part))
}
