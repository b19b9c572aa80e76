import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Ending, EndingMode } from './ending.ts'
import { withEnding } from './ending.ts'

test.each([
  [2341, '99', 'nearest', 2299],
  [2341, '99', 'up', 2399],
  [2341, '99', 'down', 2299],
  [2299, '99', 'up', 2299],
  [2349, '99', 'nearest', 2399],
  [2341, '95', 'nearest', 2295],
  [2350, '00', 'nearest', 2400],
  [2350, 'none', 'up', 2350],
  // Below the lowest price with the ending: 0.99, 0.95 or 1.00.
  [40, '99', 'down', 40],
  [40, '99', 'nearest', 40],
  [60, '99', 'nearest', 99],
  [40, '99', 'up', 99],
  [40, '00', 'down', 40],
  [0, '99', 'up', 0],
] as const)('%i to .%s, %s, is %i', (amount, ending, mode, expected) => {
  expect(withEnding(BigInt(amount), ending, mode, 2)).toBe(BigInt(expected))
})

test('three decimals end alike, and currencies without decimals are left alone', () => {
  expect(withEnding(23_410n, '99', 'nearest', 3)).toBe(22_990n)
  expect(withEnding(2341n, '99', 'nearest', 0)).toBe(2341n)
})

test('no ending makes a price free or negative, moves it by a whole unit, or changes it twice', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 10n ** 15n }),
      fc.constantFrom<Ending>('none', '00', '95', '99'),
      fc.constantFrom<EndingMode>('nearest', 'up', 'down'),
      (amount, ending, mode) => {
        const ended = withEnding(amount, ending, mode, 2)
        expect(ended).toBeGreaterThan(0n)
        const moved = ended - amount
        expect(moved < 100n && moved > -100n).toBe(true)
        expect(withEnding(ended, ending, mode, 2)).toBe(ended)
        if (mode === 'down') expect(ended).toBeLessThanOrEqual(amount)
        if (mode === 'up') expect(ended).toBeGreaterThanOrEqual(amount)
      },
    ),
  )
})
