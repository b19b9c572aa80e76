import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountsOfLine, apportionMinor, netOfLine, totalsOfLines } from './money-line.ts'

test.each([
  ['whole pieces', { quantity: 94, unitPrice: '8' }, 2, [75_200, 0, 75_200]],
  ['half a minor unit, up', { quantity: 0.5, unitPrice: '0.01' }, 2, [1, 0, 1]],
  ['a price of six decimals', { quantity: 3, unitPrice: '0.333333' }, 2, [100, 0, 100]],
  ['a quantity of four decimals', { quantity: 1.2345, unitPrice: '19.99' }, 2, [2468, 0, 2468]],
  ['a currency without decimals', { quantity: 3, unitPrice: '0.5' }, 0, [2, 0, 2]],
  ['a currency with three', { quantity: 7, unitPrice: '1.2345' }, 3, [8642, 0, 8642]],
  ['5 per cent discount', { quantity: 10, unitPrice: '9.99', discountPpm: 50_000 }, 2, [9990, 500, 9490]],
  ['all of it discounted', { quantity: 1, unitPrice: '2', discountPpm: 1_000_000 }, 2, [200, 200, 0]],
])('%s', (_name, line, digits, [grossMinor, discountMinor, netMinor]) => {
  expect(amountsOfLine(line, digits)).toEqual({ grossMinor, discountMinor, netMinor })
})

test.each([
  ['10 % and 5 % of it', { quantity: 24, unitPrice: '12.5', discountsPpm: [100_000, 50_000] }, 2, 25_650],
  ['none', { quantity: 36, unitPrice: '7.335', discountsPpm: [0, 0] }, 2, 26_406],
  ['one rounding alone', { quantity: 10, unitPrice: '19.99', discountsPpm: [150_000] }, 2, 16_992],
  ['a currency without decimals', { quantity: 3, unitPrice: '0.5', discountsPpm: [] }, 0, 2],
])('net amount with discounts: %s', (_name, line, digits, net) => {
  expect(netOfLine(line, digits)).toBe(net)
})

test('charges of 100.00 over three equal lines: the first bears the odd minor unit, and the totals add up', () => {
  const shares = apportionMinor(10_000, [1n, 1n, 1n])
  expect(shares).toEqual([3334, 3333, 3333])
  const lines = shares.map((chargeMinor) => ({ netMinor: 5000, chargeMinor }))
  expect(totalsOfLines(lines)).toEqual({ netMinor: 15_000, chargesMinor: 10_000, totalMinor: 25_000 })
})

test('whatever is apportioned over whatever lines, the shares add up to it', () => {
  const weights = fc.array(fc.bigInt({ min: 0n, max: 1_000_000_000n }), { minLength: 1, maxLength: 30 })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), weights, (amount, by) => {
      expect(apportionMinor(amount, by).reduce((sum, share) => sum + share, 0)).toBe(amount)
    }),
  )
})
