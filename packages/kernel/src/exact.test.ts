import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changedByRate, decimalOfUnits, ppmOfPart, dividedExactly, unitsOfDecimal } from './exact.ts'

test.each([
  [5n, 2n, 3n],
  [-5n, 2n, -3n],
  [4n, 3n, 1n],
  [-4n, 3n, -1n],
])('%s by %s is %s: half away from zero', (dividend, divisor, quotient) => {
  expect(dividedExactly(dividend, divisor)).toBe(quotient)
})

test('rates change amounts of any size exactly', () => {
  expect(changedByRate(1999n, 30_000)).toBe(2059n)
  expect(changedByRate(999_999_999_999_999n, 1)).toBe(1_000_000_999_999_999n)
  expect(changedByRate(1000n, -1_000_000)).toBe(0n)
})

test('decimals are read and written back', () => {
  expect(decimalOfUnits(12_500_000n, 6)).toBe('12.5')
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 18n }), (units) => {
      expect(unitsOfDecimal(decimalOfUnits(units, 6), 6)).toBe(units)
    }),
  )
})

test('a part of a whole is rounded half away from zero', () => {
  expect([ppmOfPart(1n, 3n), ppmOfPart(2n, 3n), ppmOfPart(0n, 5n), ppmOfPart(5n, 5n)]).toEqual([
    333_333, 666_667, 0, 1_000_000,
  ])
})
