import type { ErrorCode } from '@countinghouse/contract/errors'
import { text as accountsText } from '@countinghouse/contract/accounts/errors.text'
import { text } from '@countinghouse/contract/payments/errors.text'
import { format } from '@countinghouse/contract/text'
import { unitsOfRate } from '@countinghouse/kernel/exchange'
import type { Text } from '@countinghouse/kernel/text'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { rateOn } from '../../accounts/index.ts'
import type { OpenInvoice } from './read-invoices.ts'
import { readInvoices } from './read-invoices.ts'
import { refuse } from './refuse.ts'

type EnteredLine = { readonly invoiceId: number; readonly amountMinor: number; readonly discountMinor: number }

/** A line with its invoice; `sign` is -1 for a credit note. */
export type SettledLine = Omit<EnteredLine, 'invoiceId'> & { readonly invoice: OpenInvoice; readonly sign: 1 | -1 }

type Wanted = {
  readonly lines: readonly EnteredLine[]
  readonly direction: 'purchase' | 'sale'
  readonly partyId: number
  readonly currencyCode: string
  /** Its invoices are locked until the transaction ends. */
  readonly isLocked: boolean
  /** Of an invoice of somebody else or in another currency. */
  readonly refusal: { readonly code: ErrorCode; readonly words: Text }
}

/** What a payment settles. Throws: the refusal and payments.over_settled, at the lines. */
export async function settledLines(ctx: Ctx, tx: Tx, wanted: Wanted): Promise<readonly SettledLine[]> {
  const { direction, partyId, currencyCode, isLocked, refusal } = wanted
  const ids = wanted.lines.map(({ invoiceId }) => invoiceId)
  const invoices = await readInvoices(ctx, tx, { ids, direction, isLocked })
  const wrong: string[] = []
  const lines = wanted.lines.flatMap(({ invoiceId, ...line }, at): SettledLine[] => {
    const invoice = invoices.get(invoiceId)
    if (invoice?.partyId === partyId && invoice.currencyCode === currencyCode)
      return [{ ...line, invoice, sign: invoice.kind === 'credit_note' ? -1 : 1 }]
    wrong.push(`lines.${at}.invoiceId`)
    return []
  })
  if (wrong.length > 0) refuse(ctx, refusal.code, wrong, refusal.words)
  requireOpen(ctx, lines)
  return lines
}

/** What the lines take, credit notes below zero, less their discounts. */
export function sumOfLines(lines: readonly SettledLine[]): number {
  return lines.reduce((sum, { sign, amountMinor, discountMinor }) => sum + sign * (amountMinor - discountMinor), 0)
}

function requireOpen(ctx: Ctx, lines: readonly SettledLine[]): void {
  const openOf = ({ invoice }: SettledLine) => invoice.grossMinor - invoice.settledMinor - invoice.heldMinor
  const over = lines.flatMap((line, at) => (line.amountMinor > openOf(line) ? at : []))
  const [first] = over
  if (first === undefined) return
  const fields = over.map((at) => `lines.${at}.amountMinor`)
  const { holder } = (lines[first] as SettledLine).invoice
  const openMinor = openOf(lines[first] as SettledLine)
  const words = holder === null ? text.over_settled : format(text.held_by_netting, ctx.locale, { name: holder })
  refuse(ctx, 'payments.over_settled', fields, words, { openMinor })
}

type Rated = { readonly currencyCode: string; readonly exchangeRate: string | null; readonly on: string }

/** The entered rate, else that of the date; 1 in the company's currency. Throws: accounts.rate_missing, accounts.invoice_rate. */
export async function paymentRate(
  ctx: Ctx,
  tx: Tx,
  { currencyCode, exchangeRate, on }: Rated,
  baseCurrency: string,
): Promise<string> {
  if (currencyCode !== baseCurrency)
    return (
      exchangeRate ?? (await rateOn(tx, ctx.companyId, currencyCode, on, { field: 'exchangeRate', locale: ctx.locale }))
    )
  if (exchangeRate !== null && unitsOfRate(exchangeRate) !== unitsOfRate('1'))
    refuse(ctx, 'accounts.invoice_rate', ['exchangeRate'], accountsText.invoice_rate)
  return '1'
}
