import type { SheetRow } from '../../../platform/spreadsheet/cell.ts'
import type { ParsedLine, ParsedStatement } from './parsed-statement.ts'
import { dayOf, minorOf, StatementError, words } from './parsed-statement.ts'

/** Headings of exports of banks, in English, Arabic and German. */
const headings = {
  date: [
    'date',
    'booking date',
    'transaction date',
    'posted date',
    'completed date',
    'buchungstag',
    'buchungsdatum',
    'التاريخ',
  ],
  amount: ['amount', 'betrag', 'value', 'المبلغ'],
  received: ['credit', 'credit amount', 'paid in', 'money in', 'received', 'دائن'],
  paid: ['debit', 'debit amount', 'paid out', 'money out', 'withdrawn', 'مدين'],
  party: ['name', 'payee', 'counterparty', 'beneficiary', 'auftraggeber', 'empfänger', 'الاسم'],
  partyIban: ['iban', 'account', 'counterparty account', 'الحساب'],
  reference: ['reference', 'ref', 'transaction id', 'المرجع'],
  description: [
    'description',
    'details',
    'narrative',
    'text',
    'memo',
    'transaction description',
    'verwendungszweck',
    'الوصف',
  ],
} as const
type Column = keyof typeof headings

const rowsBeforeHeading = 20
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** A statement of rows under a heading with at least date and amount, or date and credit or debit. Throws: StatementError with the row. */
export function parseRows(rows: readonly SheetRow[], digits: number): ParsedStatement {
  const at = rows.slice(0, rowsBeforeHeading).findIndex((row) => isHeading(columnsOf(row)))
  const heading = rows[at]
  if (heading === undefined) throw new StatementError('no heading')
  const columns = columnsOf(heading)
  const lines = rows.slice(at + 1).flatMap((row) => lineOf(row, columns, digits))
  return {
    statementNo: null,
    iban: null,
    currency: null,
    openingMinor: null,
    closingMinor: null,
    closedOn: null,
    lines,
  }
}

function columnsOf({ cells }: SheetRow): ReadonlyMap<Column, number> {
  const found = new Map<Column, number>()
  for (const [place, cell] of cells.entries()) {
    const title = String(cell ?? '')
      .toLowerCase()
      .replace(/\s*\([^)]*\)\s*$/, '')
      .trim()
    for (const column of Object.keys(headings) as Column[])
      if (!found.has(column) && (headings[column] as readonly string[]).includes(title)) found.set(column, place)
  }
  return found
}

function isHeading(columns: ReadonlyMap<Column, number>): boolean {
  return columns.has('date') && (columns.has('amount') || columns.has('received') || columns.has('paid'))
}

/** Rows without an amount, such as a balance, are left out. */
function lineOf({ cells, number }: SheetRow, columns: ReadonlyMap<Column, number>, digits: number): ParsedLine[] {
  const textOf = (column: Column) => {
    const place = columns.get(column)
    return place === undefined ? '' : String(cells[place] ?? '').trim()
  }
  const amountOf = (column: Column) => {
    const text = amountText(textOf(column))
    return text === '' ? 0 : minorOf(text, digits, number)
  }
  const amountMinor = amountOf('amount') || Math.abs(amountOf('received')) - Math.abs(amountOf('paid'))
  if (amountMinor === 0) return []
  return [
    {
      bookedOn: dateOf(textOf('date'), number),
      amountMinor,
      party: words(textOf('party'), 140),
      partyIban: words(textOf('partyIban'), 42),
      reference: words(textOf('reference'), 140),
      description: words(textOf('description'), 500),
    },
  ]
}

/** The last point or comma is the decimal one, others group thousands; brackets are a minus. */
export function amountText(cell: string): string {
  const bare = cell.replace(/[^\d.,()+-]/g, '')
  const isNegative = bare.startsWith('(') || bare.includes('-')
  const digits = bare.replace(/[()+-]/g, '')
  const point = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  const isGroup =
    point >= 0 && digits.length - point === 4 && !digits.slice(0, point).includes('.') && digits[point] === ','
  const whole = (point < 0 || isGroup ? digits : digits.slice(0, point)).replace(/[.,]/g, '')
  const fraction = point < 0 || isGroup ? '' : `.${digits.slice(point + 1)}`
  return whole === '' && fraction === '' ? '' : `${isNegative ? '-' : ''}${whole || '0'}${fraction}`
}

/** Year first, or day first. */
export function dateOf(cell: string, row: number): string {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})/.exec(cell)
  if (iso !== null) return dayOf(iso[1] ?? '', iso[2] ?? '', iso[3] ?? '', row)
  const numbers = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})\b/.exec(cell)
  if (numbers !== null) return dayOf(yearOf(numbers[3] ?? ''), numbers[2] ?? '', numbers[1] ?? '', row)
  const named = /^(\d{1,2})[ -]([A-Za-z]{3})[A-Za-z]*[ -](\d{4}|\d{2})\b/.exec(cell)
  const month = months.indexOf(named?.[2]?.toLowerCase() ?? '') + 1
  if (named === null || month === 0) throw new StatementError(`no day: ${cell}`, row)
  return dayOf(yearOf(named[3] ?? ''), String(month), named[1] ?? '', row)
}

function yearOf(text: string): string {
  return text.length === 2 ? `20${text}` : text
}
