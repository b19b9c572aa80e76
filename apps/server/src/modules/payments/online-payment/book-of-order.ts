import { randomUUID } from 'node:crypto'
import { customerPayment } from '@countinghouse/contract/payments/customer-payment'
import { onlinePayment } from '@countinghouse/contract/payments/online-payment'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { createDocument, moveDocument } from '../../../platform/documents/document.ts'
import { findOpen } from '../settling/find-open.ts'
import { takenOf } from '../customer-payment/allocate-payment.ts'
import type { CustomerPayment } from '../customer-payment/calculate-receipt.ts'
import { lockPayer, readDeposit, releaseDeposit } from '../customer-payment/deposit.ts'
import { postReceipt } from '../customer-payment/post-receipt.ts'
import { attempt } from '../../../platform/calls/attempt.ts'
import { readTerms } from './card-account.ts'
import type { OnlinePayment } from './payment-row.ts'

/** Money of an order was received by card. Payload: `salesOrderId`, `amountMinor`. */
export const orderPaid = 'payments.order_paid'

/**
 * Receives or pays back the difference between what the ledger has of a payment of an order and what the company keeps. What is received is
 * deposit of the order; where it came back because a refund failed and the order is over, credit of the customer. Throws: what postReceipt
 * throws, payments.not_of_order. Locks: the order, the customer, what postReceipt locks.
 */
export async function bookOfOrder(ctx: Ctx, tx: Tx, payment: OnlinePayment, keptMinor: number): Promise<OnlinePayment> {
  const changeMinor = keptMinor - payment.bookedMinor
  const id =
    changeMinor > 0 ? await receive(ctx, tx, payment, changeMinor) : await payBack(ctx, tx, payment, -changeMinor)
  await sql`
    insert into payments.online_booking (company_id, online_payment_id, customer_payment_id, amount_minor)
    values (${ctx.companyId}, ${payment.id}, ${id}, ${changeMinor})`.execute(tx)
  const set = { bookedMinor: keptMinor, customerPaymentId: payment.customerPaymentId ?? id }
  return { ...payment, ...(await moveDocument(ctx, tx, onlinePayment, payment, { set })), ...set } as OnlinePayment
}

async function receive(ctx: Ctx, tx: Tx, payment: OnlinePayment, amountMinor: number): Promise<number> {
  const { salesOrderId } = payment
  const booked = { amountMinor, appliedMinor: 0, refundedMinor: 0, lines: [] }
  const ofOrder = (noting: Ctx) => post(noting, tx, payment, { ...booked, salesOrderId })
  const posted = (await isKept(ctx, tx, payment)) ? await attempt(ctx, tx, ofOrder) : { value: await ofOrder(ctx) }
  if ('refusal' in posted) {
    if (posted.refusal.code !== 'payments.not_of_order') throw posted.refusal
    return await post(ctx, tx, payment, { ...booked, salesOrderId: null })
  }
  if (salesOrderId !== null) ctx.emit(orderPaid, { salesOrderId, amountMinor })
  return posted.value
}

/** Whether the company has its money for good: the ledger had it before, or the provider refused to give it back. */
async function isKept({ companyId }: Ctx, tx: Tx, { id, customerPaymentId }: OnlinePayment): Promise<boolean> {
  if (customerPaymentId !== null) return true
  const { rows } = await sql`
    select from payments.online_refund r where r.company_id = ${companyId} and r.online_payment_id = ${id} and r.status = 'failed' limit 1`.execute(
    tx,
  )
  return rows.length > 0
}

/** Out of the deposit that is left of the order, then open credit notes of the customer, then credit. */
async function payBack(ctx: Ctx, tx: Tx, payment: OnlinePayment, refundedMinor: number): Promise<number> {
  const { customerId, currencyCode, salesOrderId } = payment
  await lockPayer(ctx, tx, customerId)
  const leftMinor = salesOrderId === null ? 0 : (await readDeposit(tx, ctx.companyId, salesOrderId)).leftMinor
  const ofDepositMinor = Math.min(leftMinor, refundedMinor)
  if (salesOrderId !== null && ofDepositMinor > 0)
    await releaseDeposit(ctx, tx, { salesOrderId, keptMinor: leftMinor - ofDepositMinor })
  const notes = await findOpen(ctx, tx, { direction: 'sale', partyId: customerId, currencyCode, kind: 'credit_note' })
  const { lines, leftMinor: ofCreditMinor } = takenOf(notes, refundedMinor - ofDepositMinor)
  const appliedMinor = ofDepositMinor + ofCreditMinor
  return await post(ctx, tx, payment, { amountMinor: 0, appliedMinor, refundedMinor, salesOrderId: null, lines })
}

type Booked = Pick<CustomerPayment, 'amountMinor' | 'appliedMinor' | 'refundedMinor' | 'salesOrderId' | 'lines'>

async function post(ctx: Ctx, tx: Tx, payment: OnlinePayment, booked: Booked): Promise<number> {
  const { accountId, today: receivedOn } = await readTerms(ctx, tx)
  const { customerId, currencyCode } = payment
  const said = { customerId, accountId, receivedOn, currencyCode, reference: payment.number ?? payment.name }
  const values = { uid: randomUUID(), ...said, ...booked, exchangeRate: '1', note: null }
  const created = await createDocument(ctx, tx, customerPayment, values, { unallocatedMinor: booked.amountMinor })
  const outcome = await postReceipt(ctx, tx, created as CustomerPayment)
  await moveDocument(ctx, tx, customerPayment, created, { status: 'posted', ...outcome })
  return created.id
}
