import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitByWeights } from './split.ts'

test.each([
  ['L1', 10_000n, [1n, 1n, 1n], [3334n, 3333n, 3333n]],
  ['L2', -1000n, [1n, 1n, 1n], [-334n, -333n, -333n]],
  ['a kit below the sum of its parts', 4999n, [3000n, 2400n, 600n], [2499n, 2000n, 500n]],
  ['the same kit for one more cent', 5000n, [3000n, 2400n, 600n], [2500n, 2000n, 500n]],
  ['a prepack of 1-2-2-1', 6600n, [1n, 2n, 2n, 1n], [1100n, 2200n, 2200n, 1100n]],
  ['what weighs nothing', 5n, [0n, 0n], [3n, 2n]],
  ['nothing to split by', 5n, [], []],
])('%s: %s over %s', (_name, amount, weights, parts) => {
  expect(splitByWeights(amount, weights)).toEqual(parts)
})

const amounts = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n })
const weightsOf = fc.array(fc.bigInt({ min: 0n, max: 10n ** 12n }), { minLength: 1, maxLength: 30 })

test('parts add up to the amount, each within one unit of its share', () => {
  fc.assert(
    fc.property(amounts, weightsOf, (amount, weights) => {
      const parts = splitByWeights(amount, weights)
      expect(parts.reduce((sum, part) => sum + part, 0n)).toBe(amount)
      const whole = weights.reduce((sum, weight) => sum + weight, 0n)
      if (whole === 0n) return
      for (const [place, part] of parts.entries()) {
        const off = part * whole - amount * (weights[place] ?? 0n)
        expect(off < whole && off > -whole).toBe(true)
      }
    }),
  )
})

test('in another order the parts differ by single units of equal fractions alone', () => {
  fc.assert(
    fc.property(amounts, weightsOf, (amount, weights) => {
      const sorted = (parts: readonly bigint[]) =>
        parts.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0))
      expect(sorted(splitByWeights(amount, weights.toReversed()))).toEqual(sorted(splitByWeights(amount, weights)))
    }),
  )
})
