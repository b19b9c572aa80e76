import type { Locale } from '@countinghouse/kernel/text'
import type { Readable } from 'node:stream'
import type { SheetRow } from '../spreadsheet/cell.ts'
import { readRows } from '../spreadsheet/read-rows.ts'
import type { ImportColumn } from './import-columns.ts'
import type { Mapping } from './map-columns.ts'
import { findHeading, mapColumns } from './map-columns.ts'
import { shown } from './read-cell.ts'
import { refusedFile } from './rejected-file.ts'

/** The rows of a small file below its heading, and which column fills which field. */
export type ReadSheet = {
  readonly heading: SheetRow
  readonly mapping: Mapping
  /** At most one more than the caller takes. */
  readonly rows: readonly SheetRow[]
  /** Headings that fill no field. */
  readonly unread: readonly string[]
}

type Reading = {
  readonly fileName: string
  readonly locale: Locale
  readonly columns: readonly ImportColumn[]
  /** Rows that the caller takes. */
  readonly most: number
}

/** A heading is looked for in the first rows; before it there may be a title. */
const rowsAbove = 20

/** Reads a whole file of few rows; null where no heading is recognised. Throws: invalid_input when the file is not read. */
export async function readSheet(
  bytes: Readable,
  { fileName, locale, columns, most }: Reading,
): Promise<ReadSheet | null> {
  const all = await rowsOf(bytes, { fileName, locale, most: most + rowsAbove })
  const at = findHeading(
    all.map(({ cells }) => cells),
    columns,
  )
  const heading = at === null ? undefined : all[at]
  if (at === null || heading === undefined) return null
  const mapping = mapColumns(heading.cells, columns)
  const unread = heading.cells.flatMap((cell, index) => (cell === null || mapping[index] !== null ? [] : [shown(cell)]))
  return { heading, mapping, rows: all.slice(at + 1), unread }
}

async function rowsOf(
  bytes: Readable,
  { fileName, locale, most }: Pick<Reading, 'fileName' | 'locale' | 'most'>,
): Promise<SheetRow[]> {
  const rows: SheetRow[] = []
  try {
    const spreadsheet = await readRows(bytes, fileName)
    try {
      for await (const row of spreadsheet.rows) if (rows.push(row) > most) break
    } finally {
      await spreadsheet.close()
    }
    return rows
  } catch (error) {
    throw refusedFile(error, locale)
  }
}
