import type { ErrorCode } from '@countinghouse/contract/errors'
import { fail } from '@countinghouse/contract/errors'
import { text as accountsText } from '@countinghouse/contract/accounts/errors.text'
import { text } from '@countinghouse/contract/payments/errors.text'
import type { supplierPayment } from '@countinghouse/contract/payments/supplier-payment'
import { text as issueText } from '@countinghouse/contract/issues.text'
import { format } from '@countinghouse/contract/text'
import { unitsOfRate } from '@countinghouse/kernel/exchange'
import type { Text } from '@countinghouse/kernel/text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { RowOf } from '../../../platform/documents/document-handlers.ts'
import { rateOn } from '../../accounts/index.ts'
import type { PayableInvoice } from './read-invoices.ts'
import { readInvoices } from './read-invoices.ts'

export type Payment = RowOf<typeof supplierPayment>
export type Entered = Pick<
  Payment,
  'supplierId' | 'accountId' | 'paidOn' | 'currencyCode' | 'exchangeRate' | 'prepaymentMinor' | 'appliedMinor' | 'lines'
>

/** A line with its invoice; `sign` is -1 for a credit note. */
export type SettledLine = {
  readonly invoice: PayableInvoice
  readonly sign: 1 | -1
  readonly amountMinor: number
  readonly discountMinor: number
}

export type CalculatedPayment = {
  readonly baseCurrency: string
  readonly today: string
  readonly isHeld: boolean
  readonly currencyCode: string
  readonly exchangeRate: string
  /** What leaves the account. Units: minor units of `currencyCode`. */
  readonly amountMinor: number
  readonly lines: readonly SettledLine[]
}

/**
 * What a payment settles and pays. `isLocked`: its invoices are locked until the transaction ends. Throws, at the fields:
 * payments.not_cash, payments.not_payable, payments.over_settled, payments.nothing_paid, accounts.rate_missing, accounts.invoice_rate.
 */
export async function calculatePayment(
  ctx: Ctx,
  tx: Tx,
  entered: Entered,
  { isLocked }: { readonly isLocked: boolean },
): Promise<CalculatedPayment> {
  const terms = await readTerms(ctx, tx, entered)
  requireKnown(ctx, terms)
  if (!terms.isCash) refuse(ctx, 'payments.not_cash', ['accountId'], text.not_cash)
  const { baseCurrency } = terms
  const currencyCode = entered.currencyCode ?? baseCurrency
  const exchangeRate = await findRate(ctx, tx, { ...entered, currencyCode }, baseCurrency)
  const invoices = await readInvoices(
    ctx,
    tx,
    entered.lines.map(({ invoiceId }) => invoiceId),
    isLocked,
  )
  const isPayable = (invoice: PayableInvoice | undefined): invoice is PayableInvoice =>
    invoice?.supplierId === entered.supplierId && invoice.currencyCode === currencyCode
  const wrong = entered.lines.flatMap(({ invoiceId }, at) =>
    isPayable(invoices.get(invoiceId)) ? [] : `lines.${at}.invoiceId`,
  )
  if (wrong.length > 0) refuse(ctx, 'payments.not_payable', wrong, text.not_payable)
  const lines = entered.lines.map((line): SettledLine => {
    const invoice = invoices.get(line.invoiceId) as PayableInvoice
    return { ...line, invoice, sign: invoice.kind === 'credit_note' ? -1 : 1 }
  })
  requireOpen(ctx, lines)
  const settled = lines.reduce(
    (sum, { sign, amountMinor, discountMinor }) => sum + sign * (amountMinor - discountMinor),
    0,
  )
  const amountMinor = settled + entered.prepaymentMinor - entered.appliedMinor
  if (amountMinor < 0) refuse(ctx, 'payments.nothing_paid', ['appliedMinor'], text.nothing_paid)
  return { ...terms, currencyCode, exchangeRate, amountMinor, lines }
}

/** Throws: the error, with its text at each of the fields. */
export function refuse(ctx: Ctx, code: ErrorCode, fields: readonly string[], words: Text, details?: object): never {
  const refusal = [{ code: 'rule', message: format(words, ctx.locale) }]
  return fail(code, {
    fields: Object.fromEntries(fields.map((field) => [field, refusal])),
    ...(details !== undefined && { details: { ...details } }),
  })
}

function requireOpen(ctx: Ctx, lines: readonly SettledLine[]): void {
  const openOf = ({ invoice }: SettledLine) => invoice.grossMinor - invoice.settledMinor
  const over = lines.flatMap((line, at) => (line.amountMinor > openOf(line) ? at : []))
  const [first] = over
  if (first === undefined) return
  const fields = over.map((at) => `lines.${at}.amountMinor`)
  const openMinor = openOf(lines[first] as SettledLine)
  refuse(ctx, 'payments.over_settled', fields, text.over_settled, { openMinor })
}

export type Terms = Pick<CalculatedPayment, 'baseCurrency' | 'today' | 'isHeld'> & {
  readonly isCash: boolean
  readonly hasSupplier: boolean
  readonly hasAccount: boolean
}

/** Throws: invalid_input at supplier or account. */
export function requireKnown(ctx: Ctx, { hasSupplier, hasAccount }: Terms): void {
  const unknown = [...(hasSupplier ? [] : ['supplierId']), ...(hasAccount ? [] : ['accountId'])]
  const refusal = [{ code: 'not_a_choice', message: format(issueText.not_a_choice, ctx.locale) }]
  if (unknown.length > 0)
    fail('invalid_input', { fields: Object.fromEntries(unknown.map((field) => [field, refusal])) })
}

/** What company, supplier and account say; `supplierId` null: none is asked for. */
export async function readTerms(
  { companyId, now }: Ctx,
  tx: Tx,
  { supplierId, accountId }: { readonly supplierId: number | null; readonly accountId: number },
): Promise<Terms> {
  const { rows } = await sql<Terms>`
    select c.base_currency as "baseCurrency", d.today::text as today, a.id is not null as "hasAccount",
      (s.id is not null or ${supplierId}::bigint is null) as "hasSupplier",
      coalesce(a.is_manual and a.cash_flow = 'cash' and a.status = 'active', false) as "isCash",
      coalesce(s.standing = 'on_hold' and s.hold_scope in ('all', 'payments') and coalesce(s.hold_until >= d.today, true), false) as "isHeld"
    from erp.company c
    cross join lateral (select (${now.toISOString()}::timestamptz at time zone c.timezone)::date as today) d
    left join procure.supplier s on s.company_id = c.id and s.id = ${supplierId}::bigint
    left join accounts.account a on a.company_id = c.id and a.id = ${accountId}
    where c.id = ${companyId}`.execute(tx)
  return rows[0] ?? fail('not_found')
}

async function findRate(
  ctx: Ctx,
  tx: Tx,
  { currencyCode, exchangeRate, paidOn }: Pick<Entered, 'exchangeRate' | 'paidOn'> & { readonly currencyCode: string },
  baseCurrency: string,
): Promise<string> {
  if (currencyCode !== baseCurrency)
    return (
      exchangeRate ??
      (await rateOn(tx, ctx.companyId, currencyCode, paidOn, { field: 'exchangeRate', locale: ctx.locale }))
    )
  if (exchangeRate !== null && unitsOfRate(exchangeRate) !== unitsOfRate('1'))
    refuse(ctx, 'accounts.invoice_rate', ['exchangeRate'], accountsText.invoice_rate)
  return '1'
}
