import { latinDigits } from '@countinghouse/kernel/percent'

/** What two spellings of one word have in common: no case, accents, vowel signs, Arabic letter forms or punctuation. */
export function folded(value: string): string {
  return latinDigits(value.normalize('NFKD'))
    .replaceAll(/[\p{M}\u0640]/gu, '')
    .toLowerCase()
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Pieces of three characters, edges included. */
export function piecesOf(value: string): ReadonlySet<string> {
  const padded = `  ${value} `
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)))
}

/** How much two texts share: 0 nothing, 1 everything. Source: Dice 1945, over trigrams. */
export function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return (2 * one.intersection(other).size) / (one.size + other.size)
}
