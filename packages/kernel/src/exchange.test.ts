import { expect, test } from 'vitest'
import { crossRate, exchangeMinor, exchangePrice } from './exchange.ts'

test.each([
  ['10', '0.78', '7.8'],
  ['10', '0.8', '8'],
  ['0.333333', '1.0000005', '0.333333'],
  ['1', '0.0000005', '0.000001'],
  ['19.99', '149.1234567891', '2980.977901'],
])('a price of %s at %s is %s', (price, rate, exchanged) => {
  expect(exchangePrice(price, rate)).toBe(exchanged)
})

test('amounts change their digits with their currency, half away from zero', () => {
  expect(exchangeMinor(163_000, '0.82', { from: 2, to: 2 })).toBe(133_660)
  expect(exchangeMinor(-163_000, '0.82', { from: 2, to: 2 })).toBe(-133_660)
  expect(exchangeMinor(1000, '0.0067', { from: 0, to: 2 })).toBe(670)
  expect(exchangeMinor(1, '0.5', { from: 2, to: 2 })).toBe(1)
  expect(exchangeMinor(-1, '0.5', { from: 2, to: 2 })).toBe(-1)
  expect(exchangeMinor(12_345, '2.55', { from: 3, to: 2 })).toBe(3148)
})

test('cross rates of two currencies, at ten decimals', () => {
  expect(crossRate({ from: '1.0932', to: '0.8423' })).toBe('0.7704903037')
  expect(crossRate({ from: '1', to: '0.8423' })).toBe('0.8423')
  expect(crossRate({ from: '17543.21', to: '1' })).toBe('0.0000570021')
})
