import { text } from '@countinghouse/contract/payments/errors.text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { TransitionOutcome } from '../../../platform/documents/document.ts'
import { postJournals } from '../../accounts/index.ts'
import { supplierPayment } from '@countinghouse/contract/payments/supplier-payment'
import type { CalculatedPayment, Payment } from './calculate-payment.ts'
import { calculatePayment } from './calculate-payment.ts'
import type { Prepaid } from '../settling/journal-of-payment.ts'
import { journalOfPayment, payables } from '../settling/journal-of-payment.ts'
import { readPrepayment } from './order-prepayment.ts'
import { refuse } from '../settling/refuse.ts'
import { reverseSettled, settle } from '../settling/settle.ts'

/** Source type of payments in the ledger. */
export const paymentSource = 'supplier_payment'

/**
 * The payment with amounts as of now. Throws: what calculatePayment throws, payments.empty, payments.day_ahead,
 * payments.supplier_on_hold, payments.prepayment_short, what the guard of a module above throws. Locks: what the guard locks, supplier,
 * invoices.
 */
export async function requireSendable(
  ctx: Ctx,
  tx: Tx,
  row: Payment,
): Promise<{ readonly payment: CalculatedPayment; readonly prepaid: Prepaid }> {
  await ctx.guards.get(supplierPayment.entity)?.beforePost?.(ctx, tx, row)
  await sql`
    select from procure.supplier s where s.company_id = ${ctx.companyId} and s.id = ${row.supplierId} for no key update`.execute(
    tx,
  )
  const payment = await calculatePayment(ctx, tx, row, { isLocked: true })
  if (row.lines.length === 0 && row.prepaymentMinor === 0 && row.receivedMinor === 0)
    refuse(ctx, 'payments.empty', ['prepaymentMinor'], text.empty)
  if (row.paidOn > payment.today) refuse(ctx, 'payments.day_ahead', ['paidOn'], text.day_ahead)
  // Applying a prepayment alone pays nothing.
  if (payment.isHeld && payment.amountMinor > 0)
    refuse(ctx, 'payments.supplier_on_hold', ['supplierId'], text.supplier_on_hold)
  const prepaid = await readPrepaid(ctx, tx, row, payment.currencyCode)
  const missingMinor = row.appliedMinor - prepaid.minor
  if (missingMinor > 0 && row.appliedMinor > 0)
    refuse(ctx, 'payments.prepayment_short', ['appliedMinor'], text.prepayment_short, { missingMinor })
  return { payment, prepaid }
}

/** Posts the journal and settles the invoices. Throws: what requireSendable and postJournals throw. Locks: supplier, invoices, period, balances. */
export async function sendPayment(ctx: Ctx, tx: Tx, row: Payment): Promise<TransitionOutcome> {
  const { payment, prepaid } = await requireSendable(ctx, tx, row)
  const { lines, prepaymentBaseMinor } = journalOfPayment(
    { ...row, ...payment, partyId: row.supplierId, amountMinor: payment.amountMinor - row.receivedMinor },
    prepaid,
    payables,
  )
  const event = {
    source: 'payment',
    sourceType: paymentSource,
    sourceId: row.id,
    eventNo: 1,
    postedOn: row.paidOn,
    lock: 'payables',
    lines,
    ...(row.reference !== null && { description: row.reference }),
  } as const
  await postJournals(ctx, [event]).execute(tx)
  await settle(ctx, tx, paymentSource, { ...row, on: row.paidOn, sign: 1 })
  return { status: 'sent', set: { prepaymentBaseMinor, sentAt: ctx.now.toISOString(), sentBy: ctx.userId } }
}

/** Answers the posting date, today where none is given. Throws: what reverseSettled throws. */
export async function reversePayment(ctx: Ctx, tx: Tx, row: Payment, on: string | null): Promise<TransitionOutcome> {
  const reversedOn = await reverseSettled(ctx, tx, paymentSource, { ...row, on, lock: 'payables' })
  return { status: 'reversed', set: { reversedOn } }
}

/** What is left of the prepayment of the order, else of those of the supplier in the currency that name none. */
async function readPrepaid(
  { companyId }: Ctx,
  tx: Tx,
  { supplierId, purchaseOrderId }: Payment,
  currencyCode: string,
): Promise<Prepaid> {
  if (purchaseOrderId !== null) {
    const { leftMinor: minor, leftBaseMinor: baseMinor } = await readPrepayment(tx, companyId, purchaseOrderId)
    return { minor, baseMinor }
  }
  const { rows } = await sql<Prepaid>`
    select coalesce(sum(p.prepayment_minor - p.applied_minor), 0)::bigint as minor, coalesce(sum(p.prepayment_base_minor), 0)::bigint as "baseMinor"
    from payments.supplier_payment p
    where p.company_id = ${companyId} and p.supplier_id = ${supplierId} and p.currency_code = ${currencyCode}
      and p.purchase_order_id is null and p.status = 'sent'`.execute(tx)
  return rows[0] ?? { minor: 0, baseMinor: 0 }
}
