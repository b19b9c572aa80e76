import { Readable, pipeline } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import type { SheetRow } from './cell.ts'
import { isBlank } from './cell.ts'
import { plainText } from './formula-safe.ts'
import { bytesPerMebibyte, limits } from './limits.ts'
import { SpreadsheetError } from './spreadsheet-error.ts'
import type { TextForm } from './text-form.ts'

const chunkBytes = 16 * 1024

/** Rows of separated text; every cell is a text or empty. Throws while it is read: SpreadsheetError. Source: RFC 4180. */
export async function* readCsv(file: Buffer, form: TextForm): AsyncGenerator<SheetRow> {
  const parser = parse({
    delimiter: form.separator,
    record_delimiter: ['\r\n', '\n', '\r'],
    // Inch marks inside a cell and rows of unequal length are everyday; both are shown to the user, not refused.
    relax_quotes: true,
    relax_column_count: true,
    max_record_size: limits.lineBytes,
  })
  pipeline(Readable.from(decoded(file, form)), parser, () => {})
  let number = 0
  try {
    for await (const record of parser as AsyncIterable<string[]>) {
      number += 1
      if (record.every(isBlank)) continue
      if (record.length > limits.columns)
        throw new SpreadsheetError('too_many_columns', { row: number, maximum: limits.columns })
      yield { number, cells: record.map((cell) => (cell === '' ? null : plainText(cell))) }
    }
  } catch (error) {
    throw error instanceof CsvError ? refusalOf(error, number + 1) : error
  }
}

function* decoded(file: Buffer, { encoding, startsAt }: TextForm): Generator<string> {
  const decoder = new TextDecoder(encoding)
  for (let at = startsAt; at < file.length; at += chunkBytes)
    yield decoder.decode(file.subarray(at, at + chunkBytes), { stream: true })
  yield decoder.decode()
}

function refusalOf(error: CsvError, line: number): SpreadsheetError {
  if (error.code === 'CSV_MAX_RECORD_SIZE')
    return new SpreadsheetError('line_too_long', { maximum: limits.lineBytes / bytesPerMebibyte, line })
  return new SpreadsheetError('unclosed_quote', { line })
}
