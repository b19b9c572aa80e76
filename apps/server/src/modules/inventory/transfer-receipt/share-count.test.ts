import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shareCount } from './share-count.ts'

test('parts have their parts of the value, good pieces first, and what nobody sent is in no line', () => {
  const lines = [
    { lineNo: 1, variantId: 7, open: 100, openMinor: 80_000 },
    { lineNo: 2, variantId: 8, open: 2, openMinor: 501 },
    { lineNo: 3, variantId: 8, open: 1, openMinor: 250 },
  ]
  const counted = [
    { variantId: 7, good: 94, damaged: 3 },
    { variantId: 8, good: 1, damaged: 3 },
    { variantId: 9, good: 5, damaged: 0 },
  ]
  expect(shareCount(lines, counted)).toEqual([
    { lineNo: 1, isDamaged: false, quantity: 94, valueMinor: 75_200 },
    { lineNo: 1, isDamaged: true, quantity: 3, valueMinor: 2400 },
    { lineNo: 2, isDamaged: false, quantity: 1, valueMinor: 251 },
    { lineNo: 2, isDamaged: true, quantity: 1, valueMinor: 250 },
    { lineNo: 3, isDamaged: true, quantity: 1, valueMinor: 250 },
  ])
})

test('in whatever parts a line arrives, its last piece takes the last of its value', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 50_000 }), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(parts, fc.integer({ min: 0, max: 99_999_999_999_999 }), (tenThousandths, worth) => {
      let open = tenThousandths.reduce((sum, part) => sum + part, 0)
      let openMinor = worth
      for (const part of tenThousandths) {
        const line = { lineNo: 1, variantId: 1, open: open / 10_000, openMinor }
        const [arrived] = shareCount([line], [{ variantId: 1, good: part / 10_000, damaged: 0 }])
        expect(arrived?.valueMinor).toBeGreaterThanOrEqual(0)
        open -= part
        openMinor -= arrived?.valueMinor ?? 0
      }
      expect([open, openMinor]).toEqual([0, 0])
    }),
  )
})
