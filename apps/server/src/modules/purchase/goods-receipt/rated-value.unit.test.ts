import { expect, test } from 'vitest'
import { prepaidShare, ratedMinor, valuedMinor } from './rated-value.ts'

const whole = { units: 1n, of: 1n }

test('X1: 30 % of EUR 10,000 prepaid at 1.10 and received at 1.15 is 11,350.00, in parts as well', () => {
  const exchange = {
    from: 'EUR',
    to: 'GBP',
    rate: '1.15',
    orderMinor: 1_000_000,
    prepaidMinor: 300_000,
    prepaidBaseMinor: 330_000,
  }
  const minor = 1_000_000
  expect(valuedMinor({ ...whole, minor }, exchange)).toBe(1_135_000)
  expect(ratedMinor({ ...whole, minor }, exchange)).toBe(1_150_000)
  expect(prepaidShare(exchange)).toEqual({ ppm: 300_000, rate: '1.1' })
  const upTo = (units: bigint) => valuedMinor({ minor, units, of: 3n }, exchange)
  expect([upTo(1n), upTo(2n) - upTo(1n), upTo(3n) - upTo(2n)]).toEqual([378_333, 378_334, 378_333])
})

test('an order that is prepaid whole has the rate of its prepayments, in currencies of other digits as well', () => {
  const yen = {
    from: 'JPY',
    to: 'GBP',
    rate: '0.005',
    orderMinor: 240_000,
    prepaidMinor: 240_000,
    prepaidBaseMinor: 144_000,
  }
  expect(valuedMinor({ ...whole, minor: 240_000 }, yen)).toBe(144_000)
  expect(ratedMinor({ ...whole, minor: 240_000 }, yen)).toBe(120_000)
  expect(prepaidShare(yen)).toEqual({ ppm: 1_000_000, rate: '0.006' })
  const none = { ...yen, prepaidMinor: 0, prepaidBaseMinor: 0 }
  expect(valuedMinor({ ...whole, minor: 240_000 }, none)).toBe(120_000)
  expect(prepaidShare(none)).toEqual({ ppm: 0, rate: null })
})
