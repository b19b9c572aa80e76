import { expect, test } from 'vitest'
import { readReferenceRates } from './read-reference-rates.ts'

const rowsOf = (...rows: readonly (string | number | Date | null)[][]) =>
  rows.map((cells, index) => ({ number: index + 1, cells }))

test('the daily file: days in words, blanks around its cells, and one too many at the end', () => {
  const rows = rowsOf(['Date', ' USD', ' GBP', ' '], ['5 November 2026', ' 1.0932', ' 0.84230', ' '])
  expect(readReferenceRates(rows)).toEqual([
    {
      day: '2026-11-05',
      rates: new Map([
        ['EUR', '1'],
        ['USD', '1.0932'],
        ['GBP', '0.84230'],
      ]),
    },
  ])
})

test('the file of all days: newest first, currencies without a rate left out, and what is no row', () => {
  const rows = rowsOf(
    ['Date', 'USD', 'CYP'],
    ['2026-11-04', '1.09', 'N/A'],
    [new Date('2026-11-05'), 1.1, null],
    ['Source: ECB', null, null],
    ['2026-13-41', '1', '1'],
  )
  expect(readReferenceRates(rows)?.map(({ day, rates }) => [day, [...rates.keys()]])).toEqual([
    ['2026-11-05', ['EUR', 'USD']],
    ['2026-11-04', ['EUR', 'USD']],
  ])
})

test('another layout has no days', () => {
  expect(readReferenceRates(rowsOf(['Currency', 'Rate'], ['USD', '1.1']))).toBeNull()
  expect(readReferenceRates([])).toBeNull()
})
