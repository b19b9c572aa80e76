import type { FieldModel } from '@countinghouse/contract/field-model'
import { pickingLimit } from '@countinghouse/contract/inventory/picking-limit'
import { brand } from '@countinghouse/contract/procure/brand'
import { season } from '@countinghouse/contract/procure/season'
import { mostMinor } from '@countinghouse/kernel/minor'
import type { Locale } from '@countinghouse/kernel/text'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { kiosk } from '../../../../../tests/support/field-slice.ts'
import { readTable, someReferences } from '../../../../../tests/support/import-plans.ts'
import { bytesOf, readAll } from '../../../../../tests/support/spreadsheets.ts'
import { writeCsv } from '../spreadsheet/write-csv.ts'
import { writeXlsx } from '../spreadsheet/write-xlsx.ts'
import type { Cell } from '../spreadsheet/cell.ts'
import { exportCell, headingOf, labelsIn, recordsCell } from './export-cell.ts'
import type { ImportColumn } from './import-columns.ts'
import { importColumns } from './import-columns.ts'
import type { RecordFinder } from './read-cell.ts'

// Every workbook is read in a thread of its own, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const words = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).map((word) => word.trim())

/** Any value that the field admits. */
function valueOf(model: FieldModel): fc.Arbitrary<unknown> {
  const kinds: Record<string, fc.Arbitrary<unknown>> = {
    switch: fc.boolean(),
    rate: fc.integer({ min: 0, max: 1_000_000 }),
    integer: fc.integer({ min: 0, max: 2100 }),
    date: fc.integer({ min: 1, max: 60_000 }).map((day) => new Date(Date.UTC(1950, 0, day)).toISOString().slice(0, 10)),
    choice: fc.constantFrom('', ...model.choices),
    reference: fc.constantFrom('DE', 'GB', 'JO'),
    amount: fc.oneof(fc.integer({ min: 0, max: mostMinor }), fc.integer({ min: 0, max: 99_999 })),
    measure: fc.integer({ min: 0, max: 500_000 }),
    quantity: fc.integer({ min: 0, max: 9_999_999 }).map((parts) => parts / 10_000),
    time: fc.constantFrom('00:00', '09:30', '23:59'),
    record: fc.integer({ min: 1, max: 1e9 }),
    records: fc.uniqueArray(fc.integer({ min: 1, max: 1e9 })).map((ids) => ids.toSorted((one, other) => one - other)),
    url: fc.webUrl(),
    text: fc.oneof(words, fc.constantFrom('=1+1', '-5', '007', "'x", '1.234', '03/04/2026', 'TRUE', '+49 30')),
    multiline: words,
    color: fc.stringMatching(/^#[0-9A-F]{6}$/),
  }
  const kind = kinds[model.widget]
  if (kind === undefined) throw new Error(`There are no values for ${model.widget}.`)
  const valid = kind.filter((value) => JSON.stringify(model.schema.safeParse(value).data) === JSON.stringify(value))
  return model.isNullable ? fc.option(valid) : valid
}

/** Currencies are no list of these references, and what is in one is read beside it. */
function isReadAlone({ list, currencyField }: FieldModel): boolean {
  return list !== 'currency' && currencyField === null
}

/** Each record has a code of its own. */
const records: RecordFinder = { find: (_, cell) => ({ kind: 'one', id: Number(cell.replace('R-', '')) }) }

function cellOf(column: ImportColumn, value: unknown, locale: Locale): Cell {
  if (!['record', 'records'].includes(column.model?.widget ?? '') || value === null)
    return exportCell(value, column, locale, {})
  const record = ([value].flat() as number[]).map((id) => ({ id, code: `R-${id}`, name: 'x', isActive: true }))
  return recordsCell(labelsIn({ record: value, labels: { record } }, 'record'))
}

test.each([
  ['brand', brand, 'en'],
  ['season', season, 'ar'],
  ['kiosk', kiosk, 'ar'],
  ['picking limit', pickingLimit, 'en'],
] as const)('every value of a %s is read back equal from what an export writes', async (_, master, locale) => {
  const columns = importColumns(master, someReferences).filter(({ model }) => model !== null && isReadAlone(model))
  const record = fc.record(Object.fromEntries(columns.map(({ field, model }) => [field, valueOf(model as FieldModel)])))
  await fc.assert(
    fc.asyncProperty(fc.array(record, { minLength: 1, maxLength: 6 }), fc.boolean(), async (rowsOf, isCsv) => {
      const headings = columns.map((column) => headingOf(column, locale))
      const rows = rowsOf.map((values) => columns.map((column) => cellOf(column, values[column.field], locale)))
      const stream = isCsv
        ? writeCsv([headings, ...rows])
        : writeXlsx(rows, { name: 'x', columns: headings.map((header) => ({ header })) })
      const { cells } = await readAll(await bytesOf(stream), isCsv ? 'x.csv' : 'x.xlsx')
      const read = readTable(master, cells, { records })
      expect(read.map(({ values, issues }) => [values, issues])).toEqual(rowsOf.map((values) => [values, []]))
    }),
    { numRuns: 8, seed: 2026 },
  )
})
