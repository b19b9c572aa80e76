import { readFileSync } from 'node:fs'
import { currencyDigits } from '@countinghouse/kernel/money'
import { expect, test } from 'vitest'
import { parseCsv } from '../lists/csv.ts'

test('every currency of the reference list has the decimals that the kernel says', () => {
  const rows = parseCsv(readFileSync(new URL('../../../../../data/countries.csv', import.meta.url), 'utf8'))
  const listed = rows.filter((row) => /^[A-Z]{3}$/.test(row['currency'] ?? '') && row['currency_minor_unit'] !== '')
  expect(listed.length).toBeGreaterThan(200)
  const different = listed.filter((row) => String(currencyDigits(row['currency'] ?? '')) !== row['currency_minor_unit'])
  expect(different.map((row) => row['currency'])).toEqual([])
})
