import type { Import } from '@countinghouse/contract/desk/import'
import { previewRows } from '@countinghouse/contract/desk/import'
import { AppError } from '@countinghouse/kernel/errors'
import type { Locale } from '@countinghouse/kernel/text'
import type { FileStore } from '../../../platform/file-store.ts'
import type { ImportColumn } from '../../../platform/import/import-columns.ts'
import type { LastMapping, Mapping } from '../../../platform/import/map-columns.ts'
import { findHeading, mapColumns } from '../../../platform/import/map-columns.ts'
import { shown } from '../../../platform/import/read-cell.ts'
import { readRows } from '../../../platform/spreadsheet/read-rows.ts'
import { refusalMessage, SpreadsheetRefusal } from '../../../platform/spreadsheet/refusal.ts'

type Sheets = Import['sheets']
type Source = { readonly key: string; readonly name: string }

const mostSheets = 10
/** Longer cells are cut where they are only looked at. Units: characters. */
const shownCharacters = 200

/** The first rows of each sheet. Throws: invalid_input when the file is not read, with words. */
export async function previewOf(files: FileStore, source: Source, locale: Locale): Promise<Sheets> {
  try {
    const first = await firstRows(files, source)
    const others: Sheets = []
    for (const name of first.names.slice(1, mostSheets))
      others.push({ name, rows: (await firstRows(files, source, name)).rows })
    const sheets = [{ name: first.names[0] ?? null, rows: first.rows }, ...others]
    if (sheets.every(({ rows }) => rows.length === 0)) throw new SpreadsheetRefusal('not_a_table')
    return sheets
  } catch (error) {
    throw refusedFile(error, locale)
  }
}

/** A file that is not read, as a refusal of the request or the job. */
export function refusedFile(error: unknown, locale: Locale): unknown {
  if (!(error instanceof SpreadsheetRefusal)) return error
  const message = refusalMessage(error, locale)
  return new AppError('invalid_input', { message, fields: { fileName: [{ code: error.reason, message }] } })
}

/** Which row holds the headings, what they say, and what each column fills. */
export function proposal(rows: Sheets[number]['rows'], columns: readonly ImportColumn[], last: LastMapping) {
  const at = findHeading(
    rows.map(({ cells }) => cells),
    columns,
  )
  const heading = rows[at ?? 0]
  const headings = heading?.cells ?? []
  return { headingRow: heading?.number ?? 1, headings, mapping: mapColumns(headings, columns, last) as Mapping }
}

/** The same for pasted cells: their first row is the heading when at least half of it names fields, else all are data in the order of `pasted`. */
export function proposalOfPasted(
  rows: Sheets[number]['rows'],
  columns: readonly ImportColumn[],
  last: LastMapping,
  pasted: readonly string[],
) {
  const first = rows.slice(0, 1)
  const named = mapColumns(first[0]?.cells ?? [], columns).filter((field) => field !== null).length
  if (named * 2 >= (first[0]?.cells.filter((cell) => cell !== '').length ?? 0)) return proposal(first, columns, last)
  const fields = new Set(columns.map(({ field }) => field))
  const headings = headingsAt(rows, 0)
  const mapping: Mapping = headings.map((_, index) => {
    const field = pasted[index]
    return field !== undefined && fields.has(field) ? field : null
  })
  return { headingRow: 0, headings, mapping }
}

/** What the row with the headings says; without one each column has an empty heading. */
export function headingsAt(rows: Sheets[number]['rows'], headingRow: number): string[] {
  if (headingRow > 0) return rows.find(({ number }) => number === headingRow)?.cells ?? []
  return Array.from({ length: Math.max(0, ...rows.map(({ cells }) => cells.length)) }, () => '')
}

async function firstRows(files: FileStore, { key, name }: Source, sheet?: string) {
  const spreadsheet = await readRows(await files.open(key), name, sheet === undefined ? {} : { sheet })
  const rows: Sheets[number]['rows'] = []
  try {
    for await (const { number, cells } of spreadsheet.rows) {
      rows.push({
        number,
        cells: cells.map((cell) => shown(cell).slice(0, shownCharacters).replaceAll('\0', '').toWellFormed()),
      })
      if (rows.length > previewRows) break
    }
  } finally {
    await spreadsheet.close()
  }
  return { names: spreadsheet.sheets, rows }
}
