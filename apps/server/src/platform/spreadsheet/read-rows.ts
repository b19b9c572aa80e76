import type { SheetRow } from './cell.ts'
import { withoutMarks } from './direction-marks.ts'
import { bytesPerMebibyte, limits } from './limits.ts'
import { readCsv } from './read-csv.ts'
import { openXlsx } from './read-xlsx.ts'
import { SpreadsheetError } from './spreadsheet-error.ts'
import type { Encoding, Separator } from './text-form.ts'
import { textFormOf } from './text-form.ts'

/** A file of rows that is open. `rows` can be read once; who does not read it to its end calls `close`. */
export type Spreadsheet = {
  readonly format: 'csv' | 'xlsx'
  readonly encoding: Encoding | null
  readonly separator: Separator | null
  /** Sheets of a workbook that are shown; empty for a CSV. */
  readonly sheets: readonly string[]
  readonly rows: AsyncGenerator<SheetRow>
  readonly close: () => Promise<void>
}

const packed = Buffer.from('PK\u0003\u0004', 'latin1')
const oldContainer = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
const encryptedPart = Buffer.from('EncryptedPackage', 'utf16le')

/**
 * Opens a CSV or XLSX by what it holds, a CSV as its bytes or the options say; its name only has to agree. Rows that are empty are left out, hidden ones and those below a
 * merged cell are not. Takes the bytes into memory, which the limit of the file bounds; rows come one by one.
 * Throws, also while the rows are read: SpreadsheetError.
 */
export async function readRows(
  source: AsyncIterable<Uint8Array>,
  fileName: string,
  options: { readonly sheet?: string; readonly encoding?: Encoding | null; readonly separator?: Separator | null } = {},
): Promise<Spreadsheet> {
  const file = await collected(source)
  const isPacked = file.subarray(0, packed.length).equals(packed)
  rejectByContent(file)
  rejectByName(fileName, isPacked)
  if (!isPacked) {
    const found = textFormOf(file)
    if (found === null) throw new SpreadsheetError('not_a_table')
    const form = {
      ...found,
      encoding: options.encoding ?? found.encoding,
      separator: options.separator ?? found.separator,
    }
    const rows = counted(readCsv(file, form))
    return {
      format: 'csv',
      encoding: form.encoding,
      separator: form.separator,
      sheets: [],
      rows,
      close: async () => void (await rows.return(undefined)),
    }
  }
  const opened = await openXlsx(file, options.sheet ?? null)
  return {
    format: 'xlsx',
    encoding: null,
    separator: null,
    sheets: opened.sheets,
    rows: counted(opened.rows),
    close: opened.close,
  }
}

async function collected(source: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of source) {
    bytes += chunk.length
    if (bytes > limits.fileBytes)
      throw new SpreadsheetError('too_big', { maximum: limits.fileBytes / bytesPerMebibyte })
    chunks.push(chunk)
  }
  if (bytes === 0) throw new SpreadsheetError('empty')
  return Buffer.concat(chunks, bytes)
}

function rejectByContent(file: Buffer): void {
  if (!file.subarray(0, oldContainer.length).equals(oldContainer)) return
  throw new SpreadsheetError(file.includes(encryptedPart) ? 'encrypted' : 'old_excel')
}

function rejectByName(fileName: string, isPacked: boolean): void {
  const ending = /\.(\w+)$/.exec(fileName)?.[1]?.toLowerCase() ?? ''
  if (/^(?:xlsm|xlsb|xltm|xlam)$/.test(ending)) throw new SpreadsheetError('macros')
  if (!/^(?:xlsx|csv|tsv|tab|txt|)$/.test(ending)) throw new SpreadsheetError('unknown_format')
  if (ending !== '' && isPacked !== (ending === 'xlsx'))
    throw new SpreadsheetError('wrong_content', { named: ending.toUpperCase() })
}

async function* counted(rows: AsyncGenerator<SheetRow>): AsyncGenerator<SheetRow> {
  let count = 0
  for await (const row of rows) {
    count += 1
    // One more than the limit is the heading.
    if (count > limits.rows + 1) throw new SpreadsheetError('too_many_rows', { maximum: limits.rows })
    yield { ...row, cells: row.cells.map(withoutMarks) }
  }
  if (count === 0) throw new SpreadsheetError('empty')
}
