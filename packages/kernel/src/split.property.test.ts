import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitByWeights } from './split.ts'

// The kernel knows nothing of Node, under which its tests run.
declare const process: { readonly env: Readonly<Record<string, string | undefined>> }

const numRuns = process.env['FAULTS'] === 'full' ? 100_000 : 10_000
const amounts = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n })
const weightsOf = fc.array(fc.bigInt({ min: 0n, max: 10n ** 12n }), { minLength: 1, maxLength: 30 })

test('D4: parts add up to the amount, each within one unit of its share', () => {
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
    { numRuns },
  )
})

test('D4: in another order the parts differ by single units of equal fractions alone', () => {
  fc.assert(
    fc.property(amounts, weightsOf, (amount, weights) => {
      const whole = weights.reduce((sum, weight) => sum + weight, 0n)
      const back = splitByWeights(amount, weights.toReversed()).toReversed()
      const fractions = splitByWeights(amount, weights).flatMap((part, place) => {
        const off = part - (back[place] ?? 0n)
        if (off === 0n) return []
        expect([1n, -1n]).toContain(off)
        return whole === 0n ? 0n : (amount * (weights[place] ?? 0n)) % whole
      })
      expect(new Set(fractions).size).toBeLessThanOrEqual(1)
    }),
    { numRuns },
  )
})
