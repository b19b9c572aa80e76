import fc from 'fast-check'
import { expect, test } from 'vitest'
import { taxLines } from './tax.ts'

const rates = fc.array(fc.record({ ratePpm: fc.integer({ min: 0, max: 1_000_000 }), isCompound: fc.boolean() }), {
  maxLength: 3,
})
const amounts = fc.array(
  fc.record({ amountMinor: fc.integer({ min: -(10 ** 9), max: 10 ** 9 }), taxCodeId: fc.integer({ min: 0, max: 2 }) }),
  { minLength: 1, maxLength: 20 },
)
const documents = fc.record({
  codes: fc.tuple(rates, rates, rates),
  amounts,
  isInclusive: fc.boolean(),
  rounding: fc.constantFrom('line' as const, 'document' as const),
})
const linesOf = ({
  codes,
  amounts: entered,
}: {
  codes: (typeof rates extends fc.Arbitrary<infer R> ? R : never)[]
  amounts: { amountMinor: number; taxCodeId: number }[]
}) => entered.map((line) => ({ ...line, rates: codes[line.taxCodeId] ?? [] }))

test('net and tax add up to gross, components to the tax, and the given amount stays', () => {
  fc.assert(
    fc.property(documents, ({ isInclusive, rounding, ...document }) => {
      const lines = linesOf(document)
      for (const [index, taxed] of taxLines(lines, { isInclusive, rounding }).entries()) {
        expect(taxed.netMinor + taxed.taxMinor).toBe(taxed.grossMinor)
        expect(isInclusive ? taxed.grossMinor : taxed.netMinor).toBe(lines[index]?.amountMinor)
        if (taxed.componentsMinor.length > 0)
          expect(taxed.componentsMinor.reduce((sum, part) => sum + part, 0)).toBe(taxed.taxMinor)
      }
    }),
  )
})

test('rounded by document, the tax of a code is that of its sum, and no line differs from its own by more than one', () => {
  fc.assert(
    fc.property(documents, ({ isInclusive, ...document }) => {
      const lines = linesOf(document)
      const byLine = taxLines(lines, { isInclusive })
      const together = taxLines(lines, { isInclusive, rounding: 'document' })
      for (const [taxCodeId, rated] of document.codes.entries()) {
        const places = [...lines.keys()].filter((index) => lines[index]?.taxCodeId === taxCodeId)
        const sum = places.reduce((total, index) => total + (lines[index]?.amountMinor ?? 0), 0)
        const [whole] = taxLines([{ amountMinor: sum, taxCodeId, rates: rated }], { isInclusive })
        const tax = places.reduce((total, index) => total + (together[index]?.taxMinor ?? 0), 0)
        expect(tax).toBe(whole?.taxMinor)
      }
      for (const [index, line] of together.entries())
        expect(Math.abs(line.taxMinor - (byLine[index]?.taxMinor ?? 0))).toBeLessThanOrEqual(1)
    }),
  )
})

test('a credit of a whole document is its mirror', () => {
  fc.assert(
    fc.property(documents, ({ isInclusive, rounding, ...document }) => {
      const lines = linesOf(document)
      const credited = lines.map((line) => ({ ...line, amountMinor: -line.amountMinor }))
      const mirrored = taxLines(credited, { isInclusive, rounding }).map(({ taxMinor }) => 0 - taxMinor)
      const sums = taxLines(lines, { isInclusive, rounding })
      // A document whose codes add up to nothing has no side to mirror.
      const sumOf = (code: number) =>
        lines.filter(({ taxCodeId }) => taxCodeId === code).reduce((sum, { amountMinor }) => sum + amountMinor, 0)
      for (const [index, { taxMinor }] of sums.entries())
        if (sumOf(lines[index]?.taxCodeId ?? 0) !== 0) expect(mirrored[index]).toBe(0 + taxMinor)
    }),
  )
})
