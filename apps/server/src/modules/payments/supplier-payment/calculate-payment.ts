import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/payments/errors.text'
import type { supplierPayment } from '@countinghouse/contract/payments/supplier-payment'
import { text as issueText } from '@countinghouse/contract/issues.text'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { RowOf } from '../../../platform/documents/document-handlers.ts'
import { refuse } from '../settling/refuse.ts'
import type { SettledLine } from '../settling/settled-lines.ts'
import { paymentRate, settledLines, sumOfLines } from '../settling/settled-lines.ts'

export type Payment = RowOf<typeof supplierPayment>
export type Entered = Pick<
  Payment,
  'supplierId' | 'accountId' | 'paidOn' | 'currencyCode' | 'exchangeRate' | 'prepaymentMinor' | 'appliedMinor' | 'lines'
> &
  Partial<Pick<Payment, 'receivedMinor'>>

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
 * payments.not_cash, payments.not_payable, payments.over_settled, payments.nothing_paid, payments.refund_differs, accounts.rate_missing,
 * accounts.invoice_rate.
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
  const { supplierId, paidOn: on } = entered
  const exchangeRate = await paymentRate(ctx, tx, { ...entered, currencyCode, on }, baseCurrency)
  const lines = await settledLines(ctx, tx, {
    lines: entered.lines,
    direction: 'purchase',
    partyId: supplierId,
    currencyCode,
    isLocked,
    refusal: { code: 'payments.not_payable', words: text.not_payable },
  })
  const { prepaymentMinor, appliedMinor, receivedMinor = 0 } = entered
  const amountMinor = sumOfLines(lines) + prepaymentMinor - appliedMinor + receivedMinor
  if (receivedMinor > 0 && amountMinor !== 0) {
    const expected = { expectedMinor: receivedMinor - amountMinor }
    refuse(ctx, 'payments.refund_differs', ['receivedMinor'], text.refund_differs, expected)
  }
  if (amountMinor < 0) refuse(ctx, 'payments.nothing_paid', ['appliedMinor'], text.nothing_paid)
  return { ...terms, currencyCode, exchangeRate, amountMinor, lines }
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
