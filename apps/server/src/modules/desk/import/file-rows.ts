import { setImmediate } from 'node:timers/promises'
import { fail } from '@countinghouse/contract/errors'
import type { Locale } from '@countinghouse/kernel/text'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import { openFile } from '../../../platform/files/files.ts'
import type { ReadRow } from '../../../platform/import/row.ts'
import type { FileForm, FileOwner } from '../../../platform/import/file-form.ts'
import { clearWord } from '../../../platform/import/file-form.ts'
import { shown } from '../../../platform/import/read-cell.ts'
import { FormFinder, rowReader } from '../../../platform/import/read-row.ts'
import { RecordWords } from '../../../platform/import/record-labels.ts'
import type { References } from '../../../platform/import/vocabulary.ts'
import type { Cell, SheetRow } from '../../../platform/spreadsheet/cell.ts'
import { readRows } from '../../../platform/spreadsheet/read-rows.ts'
import { refusedFile } from '../../../platform/import/rejected-file.ts'
import type { FoundImport } from './find-import.ts'
import type { FileRow } from './import-chunk.ts'

type Opening = {
  readonly companyId: number
  readonly reader: Reader
  readonly files: FileStore
  readonly locale: Locale
  /** Evaluated before each chunk. */
  readonly rowsAtOnce: () => number
  /** Whether a row must be in the same chunk as the previous one; omitted: never. */
  readonly staysWith?: StaysWith
}
type StaysWith = (row: SheetRow, before: SheetRow) => boolean

/** Maximum rows that are kept together; larger groups are split. */
export const mostTogether = 1000

/** The rows below the heading in chunks. Throws: not_found when the file has expired, invalid_input when it cannot be read. */
export async function* fileChunks(
  { companyId, reader, files, locale, rowsAtOnce, staysWith = () => false }: Opening,
  { fileId, options: { sheet, headingRow, encoding, separator } }: Pick<FoundImport, 'fileId' | 'options'>,
): AsyncGenerator<SheetRow[]> {
  if (fileId === null) return fail('not_found')
  const file = await openFile({ companyId }, reader, files, fileId)
  try {
    const spreadsheet = await readRows(file.bytes, file.name, {
      encoding,
      separator,
      ...(sheet !== null && { sheet }),
    })
    try {
      let chunk: SheetRow[] = []
      let most = rowsAtOnce()
      for await (const row of spreadsheet.rows) {
        if (row.number <= headingRow) continue
        const last = chunk.at(-1)
        const isFull = chunk.length >= most && last !== undefined
        if (isFull && (chunk.length >= most + mostTogether || !staysWith(row, last))) {
          // A file in memory is read without pausing, which would block all other requests.
          await setImmediate()
          yield chunk
          chunk = []
          most = rowsAtOnce()
        }
        chunk.push(row)
      }
      if (chunk.length > 0) yield chunk
    } finally {
      await spreadsheet.close()
    }
  } catch (error) {
    throw refusedFile(error, locale)
  }
}

/** The format of each column, detected from all rows, and the number of rows. */
export async function learnForms(chunks: AsyncIterable<SheetRow[]>, found: FoundImport) {
  const { headings, mapping, complete } = withConstants(found)
  const finder = new FormFinder(headings, mapping)
  let total = 0
  for await (const chunk of chunks) {
    total += chunk.length
    for (const row of chunk) finder.see(complete(row))
  }
  return { forms: Object.fromEntries(finder.forms()), total }
}

type Reading = {
  readonly companyId: number
  readonly owner: FileOwner
  readonly form: FileForm | null
  readonly references: References
  readonly locale: Locale
}

/** Reads a chunk of rows. */
export type RowsReader = (db: Reader | Tx, rows: readonly SheetRow[]) => Promise<ReadRow[]>

/** Reads rows by the mapping and options of the import. */
export function readerOf(
  found: FoundImport,
  { companyId, owner, form: fileForm, references, locale }: Reading,
): RowsReader {
  const { forms, options } = found
  const { dateOrder, decimalMark, rateUnit } = options
  const { mapping, complete } = withConstants(found)
  const decided = Object.entries(forms).map(
    ([field, form]) =>
      [
        field,
        {
          dateOrder: form.dateOrder ?? dateOrder,
          decimalMark: form.decimalMark ?? decimalMark,
          rateUnit: form.rateUnit ?? rateUnit,
          isSmallUnit: form.isSmallUnit ?? false,
        },
      ] as const,
  )
  const records = new RecordWords(companyId, owner, mapping, fileForm?.lookups)
  const read = rowReader({
    master: owner,
    references,
    records,
    locale,
    mapping,
    forms: new Map(decided),
    blank: 'keep',
    clearWord,
  })
  return async (db, rows) => {
    const whole = rows.map(complete)
    await records.learn(db, whole)
    const readings = whole.map(read)
    return [...(fileForm?.together?.settle(readings, locale) ?? readings)]
  }
}

/** Compares the cells of the column that groups rows; without it where all rows have the same value. */
export function staysWith({ mapping }: Pick<FoundImport, 'mapping'>, form: FileForm | null): StaysWith {
  const { together } = form ?? {}
  if (together === undefined) return () => false
  const index = mapping.indexOf(together.field)
  const wordOf = ({ cells }: SheetRow) =>
    index === -1
      ? ''
      : shown(cells[index] ?? null)
          .trim()
          .toLowerCase()
  return (row, before) => wordOf(row) === '' || wordOf(row) === wordOf(before)
}

/** Adds a column for each field with a constant value. */
function withConstants({ headings, mapping, options: { constants } }: FoundImport) {
  const width = mapping.length
  const values = Object.values(constants)
  return {
    headings: [...headings.slice(0, width), ...values.map(() => '')],
    mapping: [...mapping, ...Object.keys(constants)],
    complete: ({ number, cells }: SheetRow): SheetRow => ({
      number,
      cells: [...Array.from({ length: width }, (_, index) => cells[index] ?? null), ...values],
    }),
  }
}

/** The effective rows of a chunk: corrected rows in place of those of the file, without excluded rows. */
export async function countingRows(
  db: Reader | Tx,
  { companyId, importId }: { readonly companyId: number; readonly importId: number },
  chunk: readonly SheetRow[],
  read: RowsReader,
): Promise<FileRow[]> {
  const { rows } = await sql<{ number: number; state: string; cells: Cell[] }>`
    select number, state, cells from desk.import_fault
    where company_id = ${companyId} and import_id = ${importId}
      and number between ${chunk[0]?.number ?? 0} and ${chunk.at(-1)?.number ?? 0}`.execute(db)
  const kept = new Map(rows.map((row) => [row.number, row]))
  const counting = chunk.flatMap(({ number, cells }) => {
    const mended = kept.get(number)
    return mended?.state === 'left_out' ? [] : [{ number, cells: mended?.cells ?? cells }]
  })
  return fileRows(counting, await read(db, counting))
}

export function fileRows(rows: readonly SheetRow[], readings: readonly ReadRow[]): FileRow[] {
  return readings.map((read, index) => ({ read, cells: rows[index]?.cells ?? [] }))
}
