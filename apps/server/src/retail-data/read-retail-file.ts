import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Cell } from '../platform/spreadsheet/cell.ts'
import { readCsv } from '../platform/spreadsheet/read-csv.ts'
import { SpreadsheetError } from '../platform/spreadsheet/spreadsheet-error.ts'
import { textFormOf } from '../platform/spreadsheet/text-form.ts'
import { decimalToMinor } from './decimal-to-minor.ts'
import type { RetailLine } from './retail-line.ts'
import { retailColumns } from './retail-line.ts'

/** The file is not one of a retailer's invoices; the message says where and why. */
export class RetailFileError extends Error {}

const midnight = '00:00'
const millionthDigits = 6

type Column = (typeof retailColumns)[number]
type Row = Readonly<Record<Column, string>>

/**
 * Lines of a file of invoices with the columns of `retailColumns` under their names in any order, compressed by gzip or not.
 * `digits`: decimals of its currency. Throws while it is read: RetailFileError.
 */
export async function* readRetailFile(path: string, digits: number): AsyncGenerator<RetailLine> {
  const bytes = await readFile(path)
  const file = path.endsWith('.gz') ? await promisify(gunzip)(bytes) : bytes
  const form = textFormOf(file)
  if (form === null) throw new RetailFileError(`${path} is not a text file.`)
  let places: ReadonlyMap<Column, number> | null = null
  try {
    for await (const { number, cells } of readCsv(file, form)) {
      if (places === null) places = placesOf(cells)
      else yield lineOf(rowOf(cells, places), number, digits)
    }
  } catch (error) {
    throw error instanceof SpreadsheetError ? new RetailFileError(`${path}: ${error.message}`) : error
  }
}

function placesOf(cells: readonly Cell[]): Map<Column, number> {
  const headings = cells.map((cell) =>
    String(cell ?? '')
      .trim()
      .toLowerCase(),
  )
  const missing = retailColumns.filter((column) => !headings.includes(column))
  if (missing.length > 0)
    throw new RetailFileError(`The file has no column ${missing.join(', ')}. It requires ${retailColumns.join(', ')}.`)
  return new Map(retailColumns.map((column) => [column, headings.indexOf(column)]))
}

function rowOf(cells: readonly Cell[], places: ReadonlyMap<Column, number>): Row {
  return Object.fromEntries([...places].map(([column, place]) => [column, String(cells[place] ?? '')])) as Row
}

function lineOf(row: Row, number: number, digits: number): RetailLine {
  const day = row.invoiced_at.slice(0, 10)
  const time = row.invoiced_at.slice(11, 16) || midnight
  if (!isDay(day) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time))
    throw wrong(number, 'invoiced_at', row.invoiced_at, 'YYYY-MM-DD HH:MM')
  if (!/^-?\d{1,9}$/.test(row.quantity)) throw wrong(number, 'quantity', row.quantity, 'a whole number')
  if (!/^-?\d{1,9}(\.\d{1,6})?$/.test(row.unit_price)) throw wrong(number, 'unit_price', row.unit_price, 'an amount')
  return {
    invoice: row.invoice.trim(),
    code: row.stock_code,
    description: row.description.trim().replaceAll(/\s+/g, ' '),
    quantity: Number(row.quantity),
    day,
    time,
    priceMinor: decimalToMinor(row.unit_price, digits),
    priceMillionths: decimalToMinor(row.unit_price, millionthDigits),
    customer: row.customer.trim(),
    country: row.country.trim(),
  }
}

/** One of the calendar: the 30th of February is none. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const at = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).getUTCDate() === Number(text.slice(8))
}

function wrong(number: number, column: Column, value: string, form: string): RetailFileError {
  return new RetailFileError(`Line ${number}: ${column} is "${value}". Write ${form}.`)
}
