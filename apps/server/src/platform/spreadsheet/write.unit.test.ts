import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { bytesOf, readAll } from '../../../../../tests/support/spreadsheets.ts'
import type { Cell } from './cell.ts'
import { trimmed } from './cell.ts'
import { SpreadsheetError, errorMessage } from './spreadsheet-error.ts'
import type { Separator } from './text-form.ts'
import { writeCsv } from './write-csv.ts'
import { dateForm, writeXlsx } from './write-xlsx.ts'

// Every workbook is read in a thread of its own, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const dangerous = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\tx',
  '\rx',
  '\n=1',
  '＝1',
  '＋1',
  '－1',
  '＠a',
  "'=1",
  "''@x",
  '=cmd|a!b',
  '-2+3|x',
]

test('H8 no text of a CSV can run, and numbers that are negative stay numbers', async () => {
  const csv = (
    await bytesOf(writeCsv([...dangerous.map((one) => [one]), [-5], [true], [new Date('2026-01-31')]]))
  ).toString()
  const fields = csv
    .slice(1)
    .split('\r\n')
    .map((field) => field.replace(/^"/, ''))
  expect(fields.filter((field) => /^[=+@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/.test(field))).toEqual([])
  expect(fields.filter((field) => field.startsWith('-'))).toEqual(['-5'])
  expect(csv).toContain('\r\nTRUE\r\n2026-01-31\r\n')
})

test('H8 a workbook holds them as texts, never as formulas', async () => {
  const file = await bytesOf(
    writeXlsx([...dangerous.map((one) => [one]), [-5]], { name: 'x', columns: [{ header: '=h' }] }),
  )
  const { cells } = await readAll(file, 'x.xlsx')
  expect(cells.map(([cell]) => cell)).toEqual(['=h', ...dangerous.map((one) => one.replace('\r', '')), -5])
  expect(file.includes('<f>')).toBe(false)
})

const textCell = fc
  .oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
    fc.constantFrom(...dangerous, '0012', 'a"b', 'x,y;z', '_x0041_', ' edge ', 'two\nlines', '<&>"'),
  )
  .filter((value) => value.trim() !== '' && !/[^\P{Cc}\n]|\p{Cs}/u.test(value))
const row = fc.array(textCell, { minLength: 2, maxLength: 4 })

test('any text that is written is read back equal, in every form', async () => {
  const rows = fc.array(row, { minLength: 1, maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(
      rows,
      fc.constantFrom<Separator>(',', ';', '\t', '|'),
      fc.boolean(),
      async (written, separator, bom) => {
        const stated = [['head', 'head'], ...written]
        const file = await bytesOf(writeCsv([['a', 'b', 'c'], ...stated], { separator, bom }))
        expect((await readAll(file, 'x.csv')).cells.slice(1)).toEqual(stated)
      },
    ),
    { numRuns: 60, seed: 2026 },
  )
})

test('typed cells are read back from a workbook as they were written', async () => {
  const cell = fc.oneof(
    textCell,
    fc.integer(),
    fc.boolean(),
    fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 }).map((value) => value + 0),
    fc.integer({ min: 100, max: 60_000 }).map((day) => new Date(Date.UTC(1900, 0, day))),
    fc.constant(null),
  )
  const rows = fc.array(
    fc.array(cell, { minLength: 1, maxLength: 4 }).map((cells): readonly Cell[] => ['key', ...cells]),
    { minLength: 1 },
  )
  await fc.assert(
    fc.asyncProperty(rows, async (written) => {
      const file = await bytesOf(writeXlsx(written, { name: 'a/b', columns: [{ header: 'h' }] }))
      const { cells, sheets } = await readAll(file, 'x.xlsx')
      expect(sheets).toEqual(['a b'])
      expect(cells.slice(1)).toEqual(written.map(trimmed))
    }),
    { numRuns: 4, seed: 2026 },
  )
})

test('a column of dates is one by its form', async () => {
  const columns = [{ header: 'day', width: 12, form: dateForm }]
  const file = await bytesOf(writeXlsx([[new Date('2026-02-28')]], { name: 'x', columns }))
  expect((await readAll(file, 'x.xlsx')).cells[1]).toEqual([new Date('2026-02-28')])
})

test('a refusal says what to do in the language of its reader', () => {
  const refusal = new SpreadsheetError('too_big', { maximum: 25 })
  expect(errorMessage(refusal, 'en')).toBe('The file is larger than 25 MiB. Split it into several files.')
  expect(errorMessage(refusal, 'ar')).toContain('25')
})
