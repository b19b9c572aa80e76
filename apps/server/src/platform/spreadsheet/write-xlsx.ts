import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { writeXlsxStream } from 'hucre/xlsx'
import type { Cell } from './cell.ts'
import type { Rows } from './write-csv.ts'
import { sheetName, storedText } from './xlsx-text.ts'

export type SheetColumn = {
  readonly header: string
  /** Units: characters. */
  readonly width?: number
  /** Number form of Excel, such as `0.00` or `yyyy-mm-dd`. */
  readonly form?: string
}
export type XlsxOptions = { readonly name: string; readonly columns: readonly SheetColumn[] }

/** Rows as a workbook of one sheet under a frozen heading, packed as they are read. Texts are texts, never formulas. */
export function writeXlsx(rows: Rows, { name, columns }: XlsxOptions): Readable {
  const stream = writeXlsxStream(withHeading(rows, columns), {
    name: sheetName(name),
    freezePane: { rows: 1 },
    columns: columns.map(({ width = 18, form }) => ({ width, ...(form !== undefined && { numFmt: form }) })),
  })
  return Readable.fromWeb(stream as ReadableStream)
}

export const workbookMediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Number form of a column of dates. */
export const dateForm = 'yyyy-mm-dd'

async function* withHeading(rows: Rows, columns: readonly SheetColumn[]): AsyncGenerator<Cell[]> {
  yield columns.map(({ header }) => storedText(header))
  for await (const row of rows) yield row.map(storedCell)
}

function storedCell(cell: Cell): Cell {
  return typeof cell === 'string' ? storedText(cell) : cell
}
