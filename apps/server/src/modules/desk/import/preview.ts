import type { Import } from '@countinghouse/contract/desk/import'
import { previewRows } from '@countinghouse/contract/desk/import'
import type { Locale } from '@countinghouse/kernel/text'
import type { FileStore } from '../../../platform/files/file-store.ts'
import type { ImportColumn } from '../../../platform/import/import-columns.ts'
import type { LastMapping, Mapping } from '../../../platform/import/map-columns.ts'
import { findHeading, mapColumns } from '../../../platform/import/map-columns.ts'
import { shown } from '../../../platform/import/read-cell.ts'
import { refusedFile } from '../../../platform/import/rejected-file.ts'
import { readCsv } from '../../../platform/spreadsheet/read-csv.ts'
import { readRows } from '../../../platform/spreadsheet/read-rows.ts'
import type { SheetRow } from '../../../platform/spreadsheet/cell.ts'
import type { TextForm } from '../../../platform/spreadsheet/text-form.ts'
import { textFormOf } from '../../../platform/spreadsheet/text-form.ts'
import { SpreadsheetError } from '../../../platform/spreadsheet/spreadsheet-error.ts'

type Sheets = Import['sheets']
type Rows = Sheets[number]['rows']
type TextChoice = Pick<TextForm, 'encoding' | 'separator'>
/** `text` and `sample`: format and start of a text file; null for a workbook. */
type Preview = { readonly sheets: Sheets; readonly text: TextChoice | null; readonly sample: Buffer | null }
type Source = { readonly key: string; readonly name: string }

const mostSheets = 10
/** Longer cells are truncated in the preview. Units: characters. */
const shownCharacters = 200

/** Sufficient for the rows shown. Units: bytes. */
const sampleBytes = 64 * 1024

/** The first rows of each sheet. Throws: invalid_input, with a message, when the file cannot be read. */
export async function previewOf(files: FileStore, source: Source, locale: Locale): Promise<Preview> {
  try {
    const first = await firstRows(files, source)
    const others: Sheets = []
    for (const name of first.names.slice(1, mostSheets))
      others.push({ name, rows: (await firstRows(files, source, name)).rows })
    const sheets = [{ name: first.names[0] ?? null, rows: first.rows }, ...others]
    if (sheets.every(({ rows }) => rows.length === 0)) throw new SpreadsheetError('not_a_table')
    return { sheets, text: first.text, sample: first.text === null ? null : await beginningOf(files, source) }
  } catch (error) {
    throw refusedFile(error, locale)
  }
}

/** The first rows of a text file read with other options. Throws: invalid_input. */
export async function rereadSample(sample: Buffer, choice: TextChoice, locale: Locale): Promise<Sheets> {
  const { startsAt = 0 } = textFormOf(sample) ?? {}
  const rows: Rows = []
  try {
    await readFirstRows(readCsv(sample, { ...choice, startsAt }), rows)
  } catch (error) {
    // The sample can end anywhere, even within quotation marks.
    if (rows.length === 0) throw refusedFile(error, locale)
  }
  return [{ name: null, rows }]
}

/** Detects the heading row, its headings and the field of each column. */
export function proposal(rows: Sheets[number]['rows'], columns: readonly ImportColumn[], last: LastMapping) {
  const at = findHeading(
    rows.map(({ cells }) => cells),
    columns,
  )
  const heading = rows[at ?? 0]
  const headings = heading?.cells ?? []
  return { headingRow: heading?.number ?? 1, headings, mapping: mapColumns(headings, columns, last) as Mapping }
}

/**
 * The same for pasted cells: the first row is the heading when at least half of it matches fields; otherwise all rows are data in
 * the order of `pasted`.
 */
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

/** Headings of the heading row; without one each heading is empty. */
export function headingsAt(rows: Sheets[number]['rows'], headingRow: number): string[] {
  if (headingRow > 0) return rows.find(({ number }) => number === headingRow)?.cells ?? []
  return Array.from({ length: Math.max(0, ...rows.map(({ cells }) => cells.length)) }, () => '')
}

async function firstRows(files: FileStore, { key, name }: Source, sheet?: string) {
  const spreadsheet = await readRows(await files.open(key), name, sheet === undefined ? {} : { sheet })
  const { encoding, separator } = spreadsheet
  const rows: Rows = []
  try {
    await readFirstRows(spreadsheet.rows, rows)
  } finally {
    await spreadsheet.close()
  }
  const text = encoding === null || separator === null ? null : { encoding, separator }
  return { names: spreadsheet.sheets, rows, text }
}

async function readFirstRows(source: AsyncIterable<SheetRow>, rows: Rows): Promise<void> {
  for await (const { number, cells } of source) {
    rows.push({
      number,
      cells: cells.map((cell) => shown(cell).slice(0, shownCharacters).replaceAll('\0', '').toWellFormed()),
    })
    if (rows.length > previewRows) break
  }
}

async function beginningOf(files: FileStore, { key }: Source): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of await files.open(key)) {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes >= sampleBytes) break
  }
  return Buffer.concat(chunks).subarray(0, sampleBytes)
}
