import { expect, test } from 'vitest'
import { convertMinor, convertPrice, crossRate } from './exchange.ts'

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
