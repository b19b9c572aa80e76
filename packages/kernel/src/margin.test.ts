import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimalOfUnits } from './exact.ts'
import { earningOf, leastPrice, marginPpm, markupPpm, reachesMargin } from './margin.ts'

const digits = fc.constantFrom(0, 2, 3)
const minor = fc.integer({ min: 1, max: 10_000_000 })
const cost = fc.bigInt({ min: 1n, max: 10n ** 13n }).map((units) => decimalOfUnits(units, 6))
const least = fc.integer({ min: 0, max: 999_999 })

test.each([
  [1999, 2, '12', 399_700, 665_833],
  [1000, 2, '10', 0, 0],
  [1000, 2, '12.5', -250_000, -200_000],
  [1500, 0, '1000', 333_333, 500_000],
  // Half away from zero: 1/16 of a thousandth more is earned, and lost.
  [3200, 2, '31.99995', 2, 2],
  [3200, 2, '32.00005', -2, -2],
])('%i of %i decimals that cost %s: margin %i, markup %i', (price, decimals, costs, margin, markup) => {
  const earning = earningOf(price, decimals, costs)
  expect([marginPpm(earning), markupPpm(earning)]).toEqual([margin, markup])
})

test('what is given away has no margin, and what costs nothing no markup', () => {
  expect(marginPpm(earningOf(0, 2, '1'))).toBeNull()
  expect(markupPpm(earningOf(100, 2, '0'))).toBeNull()
  expect([reachesMargin(earningOf(0, 2, '0'), 0), reachesMargin(earningOf(0, 2, '0.000001'), 0)]).toEqual([true, false])
})

test('margin and markup say the same: one of them is the other over the rest', () => {
  fc.assert(
    fc.property(minor, digits, cost, (price, decimals, costs) => {
      const earning = earningOf(price, decimals, costs)
      const earned = earning.price - earning.cost
      const margin = BigInt(marginPpm(earning) ?? 0)
      const markup = BigInt(markupPpm(earning) ?? 0)
      // Each is as near to the exact quotient as a whole number of millionths can be.
      if (margin > -999_999_999_999n)
        expect(abs(margin * earning.price - earned * 1_000_000n) * 2n <= earning.price).toBe(true)
      if (markup < 999_999_999_999n)
        expect(abs(markup * earning.cost - earned * 1_000_000n) * 2n <= earning.cost).toBe(true)
    }),
  )
})

test('the lowest price reaches the margin, and one minor unit less does not', () => {
  fc.assert(
    fc.property(digits, cost, least, (decimals, costs, leastPpm) => {
      const price = leastPrice(costs, leastPpm, decimals)
      if (price === null) return
      expect(reachesMargin(earningOf(price, decimals, costs), leastPpm)).toBe(true)
      if (price > 0) expect(reachesMargin(earningOf(price - 1, decimals, costs), leastPpm)).toBe(false)
    }),
  )
  expect([leastPrice('1', 1_000_000, 2), leastPrice('0', 1_000_000, 2), leastPrice('6', 400_000, 2)]).toEqual([
    null,
    0,
    1000,
  ])
})

function abs(value: bigint): bigint {
  return value < 0n ? -value : value
}
