import { randomUUID } from 'node:crypto'
import { fail } from '@countinghouse/contract/errors'
import { customerPayment } from '@countinghouse/contract/payments/customer-payment'
import { onlinePayment } from '@countinghouse/contract/payments/online-payment'
import { AppError } from '@countinghouse/kernel/errors'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { kernelRefusalOf } from '../../../platform/database/pg-errors.ts'
import { createDocument, lockDocumentRow, moveDocument } from '../../../platform/documents/document.ts'
import { allocatedTo } from '../customer-payment/allocate-payment.ts'
import type { CustomerPayment } from '../customer-payment/calculate-receipt.ts'
import { postReceipt, reverseReceipt } from '../customer-payment/post-receipt.ts'
import type { OnlinePayment } from './payment-row.ts'
import { lockPayment, recordEvent } from './payment-row.ts'
import { bookOfOrder } from './book-of-order.ts'
import { readTerms } from './card-account.ts'
import type { Transact } from './transactions.ts'

/**
 * Makes the ledger have what the company keeps of a payment: captured less refunds and charge-backs. The customer payment that says
 * otherwise is reversed and posted again, so that invoices, credit, ageing and statement follow as with any other; of an order, the
 * difference is received or paid back, since its invoices may have used the deposit. Does nothing where it agrees. Throws: what postReceipt and reverseReceipt throw. Locks: the payment by the caller, the customer payment, what posting locks.
 */
export async function bookPayment(ctx: Ctx, tx: Tx, payment: OnlinePayment): Promise<OnlinePayment> {
  const keptMinor = payment.capturedMinor - payment.refundedMinor - payment.disputedMinor
  if (keptMinor === payment.bookedMinor) return payment
  if (payment.salesOrderId !== null) return await bookOfOrder(ctx, tx, payment, keptMinor)
  if (payment.customerPaymentId !== null) await reverse(ctx, tx, payment.customerPaymentId)
  const customerPaymentId = keptMinor === 0 ? null : await receive(ctx, tx, payment, keptMinor)
  const set = { bookedMinor: keptMinor, customerPaymentId }
  return { ...payment, ...(await moveDocument(ctx, tx, onlinePayment, payment, { set })), ...set } as OnlinePayment
}

async function reverse(ctx: Ctx, tx: Tx, id: number): Promise<void> {
  const row = ((await lockDocumentRow(ctx, tx, customerPayment, id)) ?? fail('not_found')) as CustomerPayment
  const outcome = await reverseReceipt(ctx, tx, row, null)
  await moveDocument(ctx, tx, customerPayment, row, { status: 'reversed', ...outcome })
}

async function receive(ctx: Ctx, tx: Tx, payment: OnlinePayment, receivedMinor: number): Promise<number> {
  const { accountId, today } = await readTerms(ctx, tx)
  const { customerId, invoiceId, currencyCode } = payment
  const said = { customerId, accountId, receivedOn: today, currencyCode, reference: payment.number ?? payment.name }
  const credit = { ...said, exchangeRate: '1', note: null, amountMinor: receivedMinor, appliedMinor: 0, lines: [] }
  const draft =
    invoiceId === null
      ? { ...credit, unallocatedMinor: receivedMinor }
      : await allocatedTo(ctx, tx, { ...said, receivedMinor, invoiceId })
  const created = await createDocument(ctx, tx, customerPayment, { uid: randomUUID(), ...draft })
  const outcome = await postReceipt(ctx, tx, created as CustomerPayment)
  await moveDocument(ctx, tx, customerPayment, created, { status: 'posted', ...outcome })
  return created.id
}

/** The money of a payment is to be refunded. Payload: `id`, `reason`. */
export const giveBackDue = 'payments.give_back_due'

/**
 * Books a payment whose state is already kept, so that a refusal of the ledger, such as a closed period, loses no money: the payment
 * stays on the list of those that are not in the ledger, and is tried again each hour.
 */
export async function bookNow(transact: Transact, id: number): Promise<void> {
  try {
    await transact(async (ctx, tx) => await bookPayment(ctx, tx, await lockPayment(ctx, tx, id)))
  } catch (error) {
    const code = error instanceof AppError ? error.code : kernelRefusalOf(error)?.code
    if (code === undefined) throw error
    await transact(async (ctx, tx) => {
      const { status } = await lockPayment(ctx, tx, id)
      await recordEvent(ctx, tx, id, { source: 'check', from: status, to: status, note: code })
      // The order was cancelled while the customer paid.
      if (code === 'payments.not_of_order') ctx.emit(giveBackDue, { id, reason: code })
    })
  }
}
