import { expect, test } from 'vitest'
import { recognisedAfter } from './deferred-income.ts'

const monthly = (amountMinor: number, months: number) =>
  Array.from(
    { length: months },
    (_, at) => recognisedAfter(amountMinor, months, at + 1) - recognisedAfter(amountMinor, months, at),
  )

test('41.66 over twelve months is 3.47 or 3.48 a month, and all of it in the end', () => {
  expect(monthly(4166, 12)).toEqual([347, 347, 348, 347, 347, 347, 347, 347, 348, 347, 347, 347])
  expect(monthly(4166, 12).reduce((sum, minor) => sum + minor)).toBe(4166)
})

test('one penny over five months is income in one of them', () => {
  expect(monthly(1, 5)).toEqual([0, 0, 1, 0, 0])
})
