import { fail } from '@countinghouse/contract/errors'
import { text as issueText } from '@countinghouse/contract/issues.text'
import type { customerPayment } from '@countinghouse/contract/payments/customer-payment'
import { text } from '@countinghouse/contract/payments/errors.text'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { RowOf } from '../../../platform/documents/document-handlers.ts'
import { refuse } from '../settling/refuse.ts'
import type { SettledLine } from '../settling/settled-lines.ts'
import { paymentRate, settledLines, sumOfLines } from '../settling/settled-lines.ts'

export type CustomerPayment = RowOf<typeof customerPayment>
export type EnteredReceipt = Pick<
  CustomerPayment,
  'customerId' | 'accountId' | 'receivedOn' | 'currencyCode' | 'exchangeRate' | 'amountMinor' | 'appliedMinor' | 'lines'
> &
  Partial<Pick<CustomerPayment, 'releasedMinor' | 'refundedMinor'>>

export type CalculatedReceipt = {
  readonly baseCurrency: string
  readonly today: string
  readonly currencyCode: string
  readonly exchangeRate: string
  /** Not allocated to an invoice. Units: minor units of `currencyCode`. */
  readonly unallocatedMinor: number
  readonly lines: readonly SettledLine[]
}

/**
 * What a payment of a customer settles, and what is left of it. `isLocked`: its invoices are locked until the transaction ends. Throws, at
 * the fields: payments.not_cash, payments.not_receivable, payments.over_settled, payments.over_allocated, payments.refund_exceeds,
 * accounts.rate_missing, accounts.invoice_rate.
 */
export async function calculateReceipt(
  ctx: Ctx,
  tx: Tx,
  entered: EnteredReceipt,
  { isLocked }: { readonly isLocked: boolean },
): Promise<CalculatedReceipt> {
  const { baseCurrency, today } = await requireTerms(ctx, tx, entered)
  const currencyCode = entered.currencyCode ?? baseCurrency
  const { receivedOn: on, customerId: partyId, amountMinor, appliedMinor } = entered
  const { releasedMinor = 0, refundedMinor = 0 } = entered
  const exchangeRate = await paymentRate(ctx, tx, { ...entered, currencyCode, on }, baseCurrency)
  const lines = await settledLines(ctx, tx, {
    lines: entered.lines,
    direction: 'sale',
    partyId,
    currencyCode,
    isLocked,
    refusal: { code: 'payments.not_receivable', words: text.not_receivable },
  })
  const unallocatedMinor = amountMinor + appliedMinor - releasedMinor - refundedMinor - sumOfLines(lines)
  if (unallocatedMinor < 0 && refundedMinor > 0)
    refuse(ctx, 'payments.refund_exceeds', ['refundedMinor'], text.refund_exceeds, { missingMinor: -unallocatedMinor })
  if (unallocatedMinor < 0)
    refuse(ctx, 'payments.over_allocated', ['amountMinor'], text.over_allocated, { missingMinor: -unallocatedMinor })
  return { baseCurrency, today, currencyCode, exchangeRate, unallocatedMinor, lines }
}

type Terms = {
  readonly baseCurrency: string
  readonly today: string
  readonly isCash: boolean
  readonly hasCustomer: boolean
  readonly hasAccount: boolean
}

/** Throws: invalid_input at customer or account, payments.not_cash. */
async function requireTerms(
  ctx: Ctx,
  tx: Tx,
  { customerId, accountId, amountMinor, refundedMinor = 0 }: EnteredReceipt,
): Promise<Terms> {
  const { companyId, now, locale } = ctx
  const { rows } = await sql<Terms>`
    select c.base_currency as "baseCurrency", (${now.toISOString()}::timestamptz at time zone c.timezone)::date::text as today,
      m.id is not null as "hasCustomer", a.id is not null as "hasAccount",
      coalesce(a.is_manual and a.status = 'active' and (a.cash_flow = 'cash' or exists (
        select from accounts.posting_rule r
        where r.company_id = a.company_id and r.account_id = a.id and r.role = 'tender_card_online' and r.status = 'active')), false) as "isCash"
    from erp.company c
    left join crm.customer m on m.company_id = c.id and m.id = ${customerId}
    left join accounts.account a on a.company_id = c.id and a.id = ${accountId}
    where c.id = ${companyId}`.execute(tx)
  const terms = rows[0] ?? fail('not_found')
  const unknown = [...(terms.hasCustomer ? [] : ['customerId']), ...(terms.hasAccount ? [] : ['accountId'])]
  const refusal = [{ code: 'not_a_choice', message: format(issueText.not_a_choice, locale) }]
  if (unknown.length > 0)
    fail('invalid_input', { fields: Object.fromEntries(unknown.map((field) => [field, refusal])) })
  // Applied credit alone does not move the account.
  if (!terms.isCash && amountMinor + refundedMinor > 0) refuse(ctx, 'payments.not_cash', ['accountId'], text.not_cash)
  return terms
}
