import { brand } from '@countinghouse/contract/procure/brand'
import { season } from '@countinghouse/contract/procure/season'
import { expect, test } from 'vitest'
import { readTable, someReferences } from '../../../../../tests/support/import-plans.ts'
import type { Cell } from '../spreadsheet/cell.ts'
import { importColumns } from './import-columns.ts'
import { findHeading, mapColumns, rememberedMapping } from './map-columns.ts'

const brandColumns = importColumns(brand, someReferences)
const codesOf = (table: readonly (readonly Cell[])[]) =>
  readTable(season, table).map(({ issues }) => issues.map(({ field, code }) => `${field} ${code}`))

test('headings are mapped by label in either language, name, synonym, likeness and memory', () => {
  expect(
    mapColumns(['Code', 'NAME ', 'Country', 'Maximum discount (%)', 'warranty_months', 'Reason'], brandColumns),
  ).toEqual(['code', 'name', 'countryCode', 'maxDiscountPpm', 'warrantyMonths', null])
  expect(mapColumns(['الرمز', 'الإسم', 'بلد المنشأ', 'Private lable', 'Record number'], brandColumns)).toEqual([
    'code',
    'name',
    'countryCode',
    'isOwnLabel',
    'id',
  ])
  const headings = ['Kennung', 'Name']
  expect(mapColumns(headings, brandColumns)).toEqual([null, 'name'])
  const last = new Map(rememberedMapping(headings, ['code', 'name']))
  expect(mapColumns(['KENNUNG', 'Name'], brandColumns, last)).toEqual(['code', 'name'])
})

test('no field is filled by two columns, and hostile headings are headings', () => {
  expect(mapColumns(['Name', 'name', 'Caption', '__proto__', 'constructor', 5, null], brandColumns)).toEqual([
    'name',
    null,
    null,
    null,
    null,
    null,
    null,
  ])
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
})

test('the heading is found below a title', () => {
  const table = [['Brands of 2026'], [], ['Code', 'Name', 'Website'], ['A1', 'Name', null]]
  expect(findHeading(table, brandColumns)).toBe(2)
  expect(findHeading([['x', 'y']], brandColumns)).toBeNull()
})

test('cells become the values of their fields', () => {
  const [row] = readTable(brand, [
    [
      'Code',
      'Name',
      'Country',
      'Website',
      'Private label',
      'Discount allowed',
      'Maximum discount (%)',
      'Warranty (months)',
      'Id',
    ],
    ['00012', ' Café ', 'ألمانيا', 'https://a.example', 'ja', false, 12.5, '24', 7],
  ])
  expect(row).toEqual({
    number: 2,
    id: 7,
    issues: [],
    values: {
      code: '00012',
      name: 'Café',
      countryCode: 'DE',
      website: 'https://a.example',
      isOwnLabel: true,
      isDiscountAllowed: false,
      maxDiscountPpm: 125_000,
      warrantyMonths: 24,
    },
  })
})

test('a finding says what was found and what was likely meant', () => {
  const [row] = readTable(brand, [
    ['Code', 'Name', 'Country'],
    ['A1', 'A', 'Germny'],
  ])
  expect(row?.issues).toEqual([
    {
      field: 'countryCode',
      code: 'unknown_value',
      found: 'Germny',
      suggestions: ['Germany'],
      message: '“Germny” is not a valid value. Did you mean “Germany”?',
    },
  ])
})

test('the order of day and month is decided by the whole column, or asked for', () => {
  const heading = ['Code', 'Name', 'Type', 'Year', 'Buying from']
  const open = ['S1', 'S1', 'Resort', 2026, '03/04/2026']
  expect(codesOf([heading, open])).toEqual([['buyingFrom date_in_doubt']])
  const decided = readTable(season, [heading, open, ['S2', 'S2', 'منتجعات', '2026', '25/04/2026']])
  expect(decided.map(({ values }) => values['buyingFrom'])).toEqual(['2026-04-03', '2026-04-25'])
  const both = [heading, open, ['S2', 'S2', 'resort', 2026, '25/04/2026'], ['S3', 'S3', 'resort', 2026, '04/25/2026']]
  expect(codesOf(both)).toEqual([['buyingFrom date_in_doubt'], [], []])
  const form = { dateOrder: 'month_first', decimalMark: null, rateUnit: null } as const
  const told = readTable(season, [heading, open], { forms: new Map([['buyingFrom', form]]) })
  expect(told[0]?.values['buyingFrom']).toBe('2026-03-04')
})

test('a mark that could be either is decided by the column or the field, or asked for', () => {
  const rates = (...cells: Cell[]) =>
    readTable(brand, [['Code', 'Maximum discount'], ...cells.map((cell) => ['A1', cell])]).map(
      ({ values, issues }) => values['maxDiscountPpm'] ?? issues[0]?.code,
    )
  expect(rates('1,234')).toEqual([12_340])
  expect(rates('12,5 %', '٧٫٥%', '0.0001', 'abc', '101')).toEqual([125_000, 75_000, 1, 'no_number', 'too_big'])
  expect(rates(0.125)).toEqual(['rate_in_doubt'])
  expect(rates(0.125, 15)).toEqual([1250, 150_000])
  const [year] = readTable(season, [
    ['Code', 'Year'],
    ['A1', '2.026'],
  ])
  expect(year?.values['year']).toBe(2026)
})

test('what a spreadsheet breaks is named', () => {
  const rows = readTable(brand, [
    ['Code', 'Name', 'Private label'],
    ['#REF!', 2 ** 64, 'maybe'],
    ['A\0B', 'A'.repeat(121), 'no'],
  ])
  expect(rows.map(({ issues }) => issues.map(({ code }) => code))).toEqual([
    ['error_cell', 'number_shortened', 'no_switch'],
    ['bad_characters', 'too_long'],
  ])
})

test('an empty cell empties a field that may be empty, or leaves it', () => {
  const table = [
    ['Code', 'Name', 'Website', 'Private label'],
    ['A1', 'A', ' ', null],
  ]
  expect(readTable(brand, table)[0]?.values).toEqual({ code: 'A1', name: 'A', website: null })
  expect(readTable(brand, table, { blank: 'keep' })[0]?.values).toEqual({ code: 'A1', name: 'A' })
})
