import fc from 'fast-check'
import { expect, test } from 'vitest'
import { convertMinor, convertPrice, crossRate, piecesWorth, valueOfCounted } from './exchange.ts'

test('an amount is converted at the rate and rounded half away from zero', () => {
  expect(convertMinor(235_000, { from: 'USD', to: 'GBP', rate: '0.8' })).toBe(188_000)
  expect(convertMinor(5, { from: 'USD', to: 'GBP', rate: '0.5' })).toBe(3)
  expect(convertMinor(-5, { from: 'USD', to: 'GBP', rate: '0.5' })).toBe(-3)
})

test('currencies may have different decimals', () => {
  // 1,000 yen, without decimals, at 0.0052 pounds.
  expect(convertMinor(1000, { from: 'JPY', to: 'GBP', rate: '0.0052' })).toBe(520)
  // 12.345 dinars, with three, at 2.5812345678 pounds: 31.8653407...
  expect(convertMinor(12_345, { from: 'KWD', to: 'GBP', rate: '2.5812345678' })).toBe(3187)
})

test('in the same currency at 1 nothing changes', () => {
  expect(convertMinor(999_999_999_999_999, { from: 'GBP', to: 'GBP', rate: '1' })).toBe(999_999_999_999_999)
})

test.each([
  ['10', '0.78', '7.8'],
  ['10', '0.8', '8'],
  ['0.333333', '1.0000005', '0.333333'],
  ['1', '0.0000005', '0.000001'],
  ['19.99', '149.1234567891', '2980.977901'],
])('a price of %s at %s is %s', (price, rate, converted) => {
  expect(convertPrice(price, rate)).toBe(converted)
})

test('cross rates of two currencies, at ten decimals', () => {
  expect(crossRate({ from: '1.0932', to: '0.8423' })).toBe('0.7704903037')
  expect(crossRate({ from: '1', to: '0.8423' })).toBe('0.8423')
  expect(crossRate({ from: '17543.21', to: '1' })).toBe('0.0000570021')
})

test('the pieces that cover an amount are worth at least it, and one piece less no more; those below are worth no more', () => {
  expect(piecesWorth(6000, { from: 'USD', to: 'GBP', rate: '0.79' }, 100)).toBe(7600)
  expect(piecesWorth(6000, { from: 'USD', to: 'GBP', rate: '0.79' }, 100, true)).toBe(7500)
  const asked = fc.record({
    minor: fc.integer({ min: 1, max: 10_000_000 }),
    from: fc.constantFrom('USD', 'JPY', 'KWD'),
    rate: fc.integer({ min: 1, max: 10_000_000 }).map((units) => (units / 10_000).toFixed(4)),
    piece: fc.constantFrom(1, 5, 100, 1000),
  })
  fc.assert(
    fc.property(asked, ({ minor, from, rate, piece }) => {
      const exchange = { from, to: 'GBP', rate }
      const covering = piecesWorth(minor, exchange, piece)
      expect(convertMinor(covering, exchange)).toBeGreaterThanOrEqual(minor)
      expect(convertMinor(covering - piece, exchange)).toBeLessThanOrEqual(minor)
      expect(convertMinor(piecesWorth(minor, exchange, piece, true), exchange)).toBeLessThanOrEqual(minor)
    }),
  )
})

test('what was counted is worth its share of what is held, all of it the whole value, and never below 0', () => {
  expect(valueOfCounted(12_000, 12_500, 10_000)).toBe(9600)
  const held = fc.tuple(fc.integer({ min: 1, max: 10_000_000 }), fc.integer({ min: 1, max: 10_000_000 }))
  fc.assert(
    fc.property(held, fc.integer({ min: 0, max: 10_000_000 }), ([minor, value], counted) => {
      expect(valueOfCounted(minor, minor, value)).toBe(value)
      expect(valueOfCounted(counted, minor, value)).toBeGreaterThanOrEqual(0)
    }),
  )
})
