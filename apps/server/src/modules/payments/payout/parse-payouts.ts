import type { SheetRow } from '../../../platform/spreadsheet/cell.ts'
import { amountText, dateOf } from '../bank-statement/parse-rows.ts'
import { minorOf, StatementError, words } from '../bank-statement/parsed-statement.ts'

export type PayoutLine = {
  readonly kind: 'charge' | 'refund' | 'chargeback' | 'fee'
  readonly reference: string | null
  readonly entryRef: string | null
  readonly amountMinor: number
  readonly feeMinor: number
}
export type ParsedPayout = {
  readonly reference: string
  /** Null: the file does not say. */
  readonly paidOn: string | null
  readonly lines: readonly PayoutLine[]
}

/** Headings of payout reports of Stripe, and their names in English and Arabic. */
const headings = {
  payout: ['automatic_payout_id', 'payout', 'payout_id', 'payout reference', 'التحويل'],
  paidOn: ['automatic_payout_effective_at', 'payout date', 'paid on', 'تاريخ التحويل'],
  kind: ['reporting_category', 'type', 'النوع'],
  entryRef: ['balance_transaction_id', 'entry', 'entry reference', 'مرجع القيد'],
  reference: ['payment_intent_id', 'reference', 'payment reference', 'المرجع'],
  amount: ['gross', 'amount', 'المبلغ'],
  fee: ['fee', 'fees', 'الرسوم'],
} as const
type Column = keyof typeof headings

/** Categories of reports. A refund that the bank sends back is a payment again. */
const kinds: Readonly<Record<string, PayoutLine['kind']>> = {
  charge: 'charge',
  payment: 'charge',
  refund_failure: 'charge',
  refund: 'refund',
  payment_refund: 'refund',
  partial_capture_reversal: 'refund',
  chargeback: 'chargeback',
  dispute: 'chargeback',
  dispute_reversal: 'chargeback',
  fee: 'fee',
  network_cost: 'fee',
  other_adjustment: 'fee',
}
const rowsBeforeHeading = 20

/** Payouts of a report, by their reference. Throws: StatementError with the row. */
export function parsePayouts(rows: readonly SheetRow[], digits: number): ParsedPayout[] {
  const at = rows.slice(0, rowsBeforeHeading).findIndex((row) => isHeading(columnsOf(row)))
  const heading = rows[at]
  if (heading === undefined) throw new StatementError('no heading')
  const columns = columnsOf(heading)
  const found = new Map<string, { paidOn: string | null; lines: PayoutLine[] }>()
  for (const { cells, number } of rows.slice(at + 1)) {
    const textOf = (column: Column) => String(cells[columns.get(column) ?? -1] ?? '').trim()
    const category = textOf('kind').toLowerCase()
    // The transfer itself, and rows without a category, such as a total.
    if (category === 'payout' || category === '') continue
    const reference = words(textOf('payout'), 80)
    if (reference === null) throw new StatementError('no payout', number)
    const known = found.get(reference) ?? { paidOn: dayOfCell(textOf('paidOn'), number), lines: [] }
    known.lines.push(lineOf(category, textOf, { digits, row: number }))
    found.set(reference, known)
  }
  return [...found].map(([reference, payout]) => ({ reference, ...payout }))
}

type Place = { readonly digits: number; readonly row: number }

function lineOf(category: string, textOf: (column: Column) => string, { digits, row }: Place): PayoutLine {
  const kind = kinds[category]
  if (kind === undefined) throw new StatementError(`no type: ${category}`, row)
  const minor = (column: 'amount' | 'fee') => {
    const cell = amountText(textOf(column))
    return cell === '' ? 0 : minorOf(cell, digits, row)
  }
  const isFee = kind === 'fee'
  return {
    kind,
    reference: words(textOf('reference'), 80),
    entryRef: words(textOf('entryRef'), 80),
    amountMinor: isFee ? 0 : minor('amount'),
    // A fee that is a row of its own is taken from the balance, below zero.
    feeMinor: isFee ? minor('fee') - minor('amount') : minor('fee'),
  }
}

function dayOfCell(cell: string, row: number): string | null {
  return cell === '' ? null : dateOf(cell, row)
}

function columnsOf({ cells }: SheetRow): ReadonlyMap<Column, number> {
  const found = new Map<Column, number>()
  for (const [place, cell] of cells.entries()) {
    const title = String(cell ?? '')
      .toLowerCase()
      .trim()
    for (const column of Object.keys(headings) as Column[])
      if (!found.has(column) && (headings[column] as readonly string[]).includes(title)) found.set(column, place)
  }
  return found
}

function isHeading(columns: ReadonlyMap<Column, number>): boolean {
  return (['payout', 'kind', 'amount'] as const).every((column) => columns.has(column))
}
