import { expect, test } from 'vitest'
import { isRange, isWithin } from './address-range.ts'

test.each([
  ['10.1.2.3', '10.0.0.0/8', true],
  ['11.1.2.3', '10.0.0.0/8', false],
  ['192.0.2.7', '192.0.2.7', true],
  ['192.0.2.8', '192.0.2.7', false],
  ['2001:db8::5', '2001:db8::/32', true],
  ['2001:db9::5', '2001:db8::/32', false],
  ['::ffff:10.1.2.3', '10.0.0.0/8', true],
  ['', '10.0.0.0/8', false],
  ['10.1.2.3', 'nonsense', false],
])('%s lies in %s: %s', (address, range, expected) => {
  expect(isWithin(address, range)).toBe(expected)
})

test.each(['10.0.0.0/33', '10.0.0.0/-1', '10.0.0.0/', '10.0.0/8', '::/129', 'a', '1.1.1.1/8/8', ''])(
  '%s is no range',
  (range) => {
    expect(isRange(range)).toBe(false)
  },
)
