import { latinDigits } from '@countinghouse/kernel/percent'

export type Word = {
  /** Without case, accents and marks; Arabic letters in one spelling, Latin digits. */
  readonly key: string
  /** Also without what Arabic writes before a word, and the English plural. */
  readonly forms: readonly string[]
  /** Place in the question. */
  readonly start: number
  readonly end: number
}

const wordForm = /\d{4}-\d{2}-\d{2}|\d{1,2}[/.]\d{1,2}[/.]\d{4}|[\p{L}\p{N}\p{M}]+|[%٪]/gu
const prefixes = ['ال', 'لل', 'و', 'ف', 'ب', 'ل', 'ك']

/** The words of a question or a name, with their places. */
export function wordsOf(written: string): Word[] {
  return [...latinDigits(written).matchAll(wordForm)].map(({ 0: found, index }) => {
    const key = keyOf(found)
    return { key, forms: formsOf(key), start: index, end: index + found.length }
  })
}

export function keyOf(written: string): string {
  return written
    .normalize('NFKD')
    .replaceAll(/[\p{M}\u0640]/gu, '')
    .toLowerCase()
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .replaceAll('٪', '%')
}

function formsOf(key: string): string[] {
  if (/^[a-z]+$/.test(key)) return key.length > 3 && key.endsWith('s') ? [key, key.slice(0, -1)] : [key]
  const forms = new Set([key])
  // Several may precede one word: and + with + the.
  for (const form of forms) {
    for (const prefix of prefixes) {
      if (form.startsWith(prefix) && form.length - prefix.length >= 2) forms.add(form.slice(prefix.length))
    }
  }
  return [...forms]
}

/** Words of a question, each taken at most once. */
export class Words {
  readonly all: readonly Word[]
  private readonly taken: boolean[]

  constructor(written: string) {
    this.all = wordsOf(written)
    this.taken = this.all.map(() => false)
  }

  isFree(at: number): boolean {
    return this.taken[at] === false
  }

  take(at: number, length: number): void {
    this.taken.fill(true, at, at + length)
  }

  /** Whether a phrase is at a place where all words are free. `isExact`: not without prefixes. */
  has(at: number, phrase: readonly string[], isExact = false): boolean {
    return phrase.every((part, index) => {
      const word = this.all[at + index]
      return word !== undefined && this.isFree(at + index) && (isExact ? word.key === part : word.forms.includes(part))
    })
  }

  /** Takes every place of these phrases, the longest first; answers what they mean in the order of the question. */
  takeAll<T>(phrases: readonly (readonly [readonly string[], T])[]): { readonly at: number; readonly meaning: T }[] {
    const found: { at: number; meaning: T }[] = []
    for (const [phrase, meaning] of phrases) {
      for (let at = 0; at + phrase.length <= this.all.length; at++) {
        if (!this.has(at, phrase)) continue
        this.take(at, phrase.length)
        found.push({ at, meaning })
      }
    }
    return found.toSorted((one, other) => one.at - other.at)
  }

  free(): Word[] {
    return this.all.filter((_, at) => this.isFree(at))
  }
}

/** Phrases by meaning as pairs, the longest first. */
export function phrasesOf<T extends string>(written: Readonly<Record<T, string>>): (readonly [readonly string[], T])[] {
  return (Object.entries(written) as [T, string][])
    .flatMap(([meaning, phrases]) =>
      phrases.split(',').map((phrase) => [wordsOf(phrase).map(({ key }) => key), meaning] as const),
    )
    .toSorted(([one], [other]) => other.length - one.length)
}
