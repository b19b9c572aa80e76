import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountForUnits, roundedQuantity, takePart, unitsOfQuantity, valueOfPart } from './quantity.ts'

test('a sum of quantities has four decimals', () => {
  expect(roundedQuantity(0.1 + 0.2)).toBe(0.3)
})

test('what each has is multiplied exactly', () => {
  expect(amountForUnits(250, unitsOfQuantity(1.5))).toBe(375)
  expect(amountForUnits(1, unitsOfQuantity(0.5))).toBe(1)
})

test.each([
  ['good pieces', 100, 80_000, 94, 75_200],
  ['half a minor unit, up', 2, 501, 1, 251],
  ['the last piece', 1, 250, 1, 250],
])('%s: of %s worth %s, %s are worth %s', (_name, open, openMinor, taken, value) => {
  expect(valueOfPart({ open, openMinor }, taken)).toBe(value)
})

test('in whatever parts goods are taken, the last one gets the rest of the value', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 50_000 }), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(parts, fc.integer({ min: 0, max: 99_999_999_999_999 }), (tenThousandths, value) => {
      let left = { open: tenThousandths.reduce((sum, part) => sum + part, 0) / 10_000, openMinor: value }
      for (const part of tenThousandths) {
        const taken = takePart(left, part / 10_000)
        expect(taken.valueMinor).toBeGreaterThanOrEqual(0)
        left = taken.left
      }
      expect(left).toEqual({ open: 0, openMinor: 0 })
    }),
  )
})
