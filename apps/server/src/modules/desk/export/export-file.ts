import type { Readable } from 'node:stream'
import type { ExportInput } from '@countinghouse/contract/export'
import type { Listing, ListRow } from '@countinghouse/contract/listing'
import type { Locale } from '@countinghouse/kernel/text'
import { cleanFileName } from '../../../platform/files/file-name.ts'
import type { Cell } from '../../../platform/spreadsheet/cell.ts'
import { writeCsv } from '../../../platform/spreadsheet/write-csv.ts'
import { writeXlsx } from '../../../platform/spreadsheet/write-xlsx.ts'
import type { ExportColumn } from './export-columns.ts'

type Chunks = AsyncIterable<readonly ListRow[]> | Iterable<readonly ListRow[]>
type Form = Pick<ExportInput, 'format' | 'separator' | 'bom'>

const separators = { comma: ',', semicolon: ';', tab: '\t' } as const
const mediaTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

/** Maximum rows below the heading in Excel. */
export const mostSheetRows = 1_048_575

/** Records as the bytes of a file, generated while they are read. */
export function exportBytes(title: string, columns: readonly ExportColumn[], chunks: Chunks, form: Form): Readable {
  const rows = cellsOf(columns, chunks)
  if (form.format === 'xlsx') return writeXlsx(rows, { name: title, columns })
  return writeCsv(withHeading(columns, rows), { separator: separators[form.separator], bom: form.bom })
}

/** File name and content type. */
export function exportFace({ text }: Listing, format: ExportInput['format'], locale: Locale, now: Date) {
  const title = text.title[locale]
  const name = cleanFileName(`${title} ${now.toISOString().slice(0, 10)}.${format}`)
  return { title, name, mediaType: mediaTypes[format] }
}

async function* cellsOf(columns: readonly ExportColumn[], chunks: Chunks): AsyncGenerator<Cell[]> {
  for await (const chunk of chunks) for (const row of chunk) yield columns.map(({ cellOf }) => cellOf(row))
}

async function* withHeading(columns: readonly ExportColumn[], rows: AsyncIterable<Cell[]>): AsyncGenerator<Cell[]> {
  yield columns.map(({ header }) => header)
  yield* rows
}
