import fc from 'fast-check'
import type { JsonSchema } from './document.ts'

/** Letters, digits, marks and signs of several scripts; a pattern keeps those it admits. */
const alphabet = [
  ...'abcxyzABCXYZ0189',
  ...'äßÉøжΩאعش山々',
  '٣',
  '½',
  ...'-_./@+ &\'"<>%,;:!?(){}[]#$*=|\\^~`',
  '😀',
  '👩🏽‍🚀',
  'é',
]
const longestTried = 64

const formats: Readonly<Record<string, fc.Arbitrary<string>>> = {
  iri: fc.constantFrom('https://example.com', 'https://bücher.example/ß?ق=1', 'http://example.org/a?b=c&d=%20#e'),
  uri: fc.constantFrom(
    'https://example.com',
    'http://example.org/a?b=c&d=%20#e',
    'https://xn--bcher-kva.example/%C3%9F',
  ),
  email: fc.constantFrom('a@example.com', 'first.last+tag@example.org'),
  date: fc.constantFrom('2026-02-28', '2024-02-29', '1999-12-31'),
  'date-time': fc.constantFrom('2026-02-28T23:59:59.999Z', '2024-02-29T00:00:00+05:45'),
  uuid: fc.uuid(),
}

const created = new Map<string, fc.Arbitrary<string>>()

/** Texts that a schema admits: short, longest and of every script, without blanks at the ends, which the server trims. */
export function textsOf(schema: JsonSchema): fc.Arbitrary<string> {
  const known = schema.format === undefined ? undefined : formats[schema.format]
  // Links of a shop are `https` alone.
  if (known !== undefined && schema.format === 'iri' && schema.pattern !== undefined) {
    const pattern = new RegExp(schema.pattern, 'u')
    return known.filter((value) => pattern.test(value))
  }
  if (known !== undefined) return known
  // Making one takes longer than drawing from it, and many fields are alike.
  const rule = JSON.stringify([schema.pattern, schema.minLength, schema.maxLength])
  const texts = created.get(rule) ?? newTexts(schema)
  created.set(rule, texts)
  return texts
}

function newTexts(schema: JsonSchema): fc.Arbitrary<string> {
  const pattern = schema.pattern === undefined ? /^/ : new RegExp(schema.pattern, 'u')
  const { shortest, longest } = lengthsOf(schema, pattern)
  // No repeated letter fits it, nor would many texts drawn without it in mind.
  if (!pattern.test('A'.repeat(shortest)))
    return fc.stringMatching(pattern, { maxLength: Math.min(longest, 400) }).filter((value) => value.length >= shortest)
  const letters = lettersOf(pattern, shortest)
  const text = fc.string({ unit: fc.constantFrom(...letters), minLength: shortest, maxLength: Math.min(longest, 400) })
  const edges = fc.constantFrom('A'.repeat(shortest), 'A'.repeat(longest))
  const fits = (value: string) =>
    value.length <= longest && value.length >= shortest && value === value.trim() && pattern.test(value)
  return fc.oneof({ weight: 4, arbitrary: text.filter(fits) }, { weight: 1, arbitrary: edges.filter(fits) })
}

/** Lengths, in UTF-16 units as zod counts them, that both the bounds and the pattern admit. */
export function lengthsOf(schema: JsonSchema, pattern: RegExp): { shortest: number; longest: number } {
  const least = schema.minLength ?? 0
  const most = schema.maxLength ?? 200
  const admitted = Array.from({ length: Math.min(most, longestTried) - least + 1 }, (_, index) => least + index).filter(
    (length) => pattern.test('A'.repeat(length)),
  )
  const shortest = admitted[0] ?? least
  const highest = admitted.at(-1) ?? most
  return { shortest, longest: highest < longestTried ? highest : most }
}

function lettersOf(pattern: RegExp, shortest: number): string[] {
  const admitted = alphabet.filter((letter) => {
    const places = Array.from({ length: Math.max(1, shortest) }, (_, place) => place)
    return places.some((place) =>
      pattern.test('A'.repeat(place) + letter + 'A'.repeat(Math.max(0, shortest - place - 1))),
    )
  })
  return admitted.length === 0 ? ['A'] : admitted
}
