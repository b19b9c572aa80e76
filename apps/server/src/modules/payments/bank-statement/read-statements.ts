import type { SheetRow } from '../../../platform/spreadsheet/cell.ts'
import { readRows } from '../../../platform/spreadsheet/read-rows.ts'
import { textOfFile } from '../../../platform/xml/xml-elements.ts'
import { Readable } from 'node:stream'
import { mostStatementLines } from '@countinghouse/contract/payments/bank-statement'
import { parseCamt } from './parse-camt.ts'
import { parseMt940 } from './parse-mt940.ts'
import { parseRows } from './parse-rows.ts'
import type { ParsedStatement } from './parsed-statement.ts'
import { StatementError } from './parsed-statement.ts'

/** Statements of a file at most: those of every day of a year. */
const mostStatements = 366

/** Statements of a file in any of the formats, told apart by its content. Throws: StatementError, SpreadsheetError. */
export async function readStatements(file: Buffer, fileName: string, digits: number): Promise<ParsedStatement[]> {
  const statements = await parse(file, fileName, digits)
  if (statements.length > mostStatements) throw new StatementError('too many statements')
  return statements
}

async function parse(file: Buffer, fileName: string, digits: number): Promise<ParsedStatement[]> {
  const begin = file.subarray(0, 4096).toString('latin1')
  if (/^\s*(?:\u00ef\u00bb\u00bf)?\s*</.test(begin)) return parseCamt(textOfFile(file), digits)
  if (/(?:^|\n|\r):20:/.test(begin)) return parseMt940(textOfFile(file), digits)
  if (!/\.(?:csv|tsv|xlsx)$/i.test(fileName)) throw new StatementError('unknown format')
  return [parseRows(await rowsOf(file, fileName), digits)]
}

export async function rowsOf(file: Buffer, fileName: string): Promise<SheetRow[]> {
  const rows: SheetRow[] = []
  const spreadsheet = await readRows(Readable.from(file), fileName)
  try {
    for await (const row of spreadsheet.rows)
      if (rows.push(row) > mostStatementLines + 100) throw new StatementError('too many rows', row.number)
  } finally {
    await spreadsheet.close()
  }
  return rows
}
