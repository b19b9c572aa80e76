import { customerPayment } from '@countinghouse/contract/payments/customer-payment'
import { text } from '@countinghouse/contract/payments/errors.text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { TransitionOutcome } from '../../../platform/documents/document.ts'
import { postJournals } from '../../accounts/index.ts'
import type { Prepaid } from '../settling/journal-of-payment.ts'
import { deposits, journalOfPayment, receivables } from '../settling/journal-of-payment.ts'
import { refuse } from '../settling/refuse.ts'
import { reverseSettled, settle } from '../settling/settle.ts'
import type { CustomerPayment } from './calculate-receipt.ts'
import { calculateReceipt } from './calculate-receipt.ts'

/** Source type of payments of customers in the ledger. */
export const receiptSource = 'customer_payment'

/**
 * Posts the journal and settles the invoices; with an order, what is not allocated becomes its deposit, and what is applied is taken from
 * that. Throws: what calculateReceipt, postJournals and the guard of a module above throw, payments.nothing_received, payments.day_ahead,
 * payments.credit_short, payments.deposit_short. Locks: what the guard locks, customer, invoices, period, balances.
 */
export async function postReceipt(ctx: Ctx, tx: Tx, row: CustomerPayment): Promise<TransitionOutcome> {
  const { customerId: partyId, accountId, amountMinor, appliedMinor, releasedMinor, receivedOn, salesOrderId } = row
  const { refundedMinor } = row
  const guard = ctx.guards.get(customerPayment.entity)
  await guard?.beforePost?.(ctx, tx, row)
  await sql`
    select from crm.customer c where c.company_id = ${ctx.companyId} and c.id = ${partyId} for no key update`.execute(
    tx,
  )
  const receipt = await calculateReceipt(ctx, tx, row, { isLocked: true })
  if (amountMinor === 0 && releasedMinor === 0 && refundedMinor === 0 && row.lines.length === 0)
    refuse(ctx, 'payments.nothing_received', ['amountMinor'], text.nothing_received)
  if (receivedOn > receipt.today) refuse(ctx, 'payments.day_ahead', ['receivedOn'], text.day_ahead)
  const credit =
    salesOrderId === null
      ? await readCredit(ctx, tx, partyId, receipt.currencyCode)
      : await readDepositLeft(ctx, tx, salesOrderId)
  const missingMinor = appliedMinor - credit.minor
  if (missingMinor > 0 && appliedMinor > 0)
    if (salesOrderId === null)
      refuse(ctx, 'payments.credit_short', ['appliedMinor'], text.credit_short, { missingMinor })
    else refuse(ctx, 'payments.deposit_short', ['appliedMinor'], text.deposit_short, { missingMinor })
  const payment = {
    ...receipt,
    partyId,
    accountId,
    amountMinor: amountMinor - refundedMinor,
    appliedMinor,
    releasedMinor,
    prepaymentMinor: receipt.unallocatedMinor,
  }
  const side = salesOrderId === null ? receivables : deposits
  const { lines, prepaymentBaseMinor, releasedBaseMinor } = journalOfPayment(payment, credit, side)
  const event = {
    source: 'payment',
    sourceType: receiptSource,
    sourceId: row.id,
    eventNo: 1,
    postedOn: receivedOn,
    lock: 'receivables',
    lines,
    ...(row.reference !== null && { description: row.reference }),
  } as const
  await postJournals(ctx, [event]).execute(tx)
  await settle(ctx, tx, receiptSource, { ...row, on: receivedOn, sign: 1 })
  return {
    set: {
      unallocatedBaseMinor: prepaymentBaseMinor,
      releasedBaseMinor,
      postedAt: ctx.now.toISOString(),
      postedBy: ctx.userId,
    },
    after: async () => await guard?.afterPost?.(ctx, tx, row),
  }
}

/** Answers the posting date, today where none is given. Throws: what reverseSettled throws, payments.credit_short,
 * payments.deposit_short. */
export async function reverseReceipt(
  ctx: Ctx,
  tx: Tx,
  row: CustomerPayment,
  on: string | null,
): Promise<TransitionOutcome> {
  const { receivedOn: paidOn } = row
  const reversedOn = await reverseSettled(ctx, tx, receiptSource, { ...row, paidOn, on, lock: 'receivables' })
  return { set: { reversedOn } }
}

/** What is left of the unallocated payments of a customer in a currency. */
export async function readCredit(
  { companyId }: Ctx,
  tx: Tx,
  customerId: number,
  currencyCode: string,
): Promise<Prepaid> {
  const { rows } = await sql<Prepaid>`
    select coalesce(sum(case when p.sales_order_id is null then p.unallocated_minor - p.applied_minor else p.released_minor end), 0)::bigint as minor,
      coalesce(sum(case when p.sales_order_id is null then p.unallocated_base_minor else p.released_base_minor end), 0)::bigint as "baseMinor"
    from payments.customer_payment p
    where p.company_id = ${companyId} and p.customer_id = ${customerId} and p.currency_code = ${currencyCode} and p.status = 'posted'`.execute(
    tx,
  )
  return rows[0] ?? { minor: 0, baseMinor: 0 }
}

/** What is left of the deposit of an order. */
async function readDepositLeft({ companyId }: Ctx, tx: Tx, salesOrderId: number): Promise<Prepaid> {
  const { rows } = await sql<Prepaid>`
    select coalesce(sum(p.unallocated_minor - p.applied_minor), 0)::bigint as minor,
      coalesce(sum(p.unallocated_base_minor - p.released_base_minor), 0)::bigint as "baseMinor"
    from payments.customer_payment p
    where p.company_id = ${companyId} and p.sales_order_id = ${salesOrderId} and p.status = 'posted'`.execute(tx)
  return rows[0] ?? { minor: 0, baseMinor: 0 }
}
