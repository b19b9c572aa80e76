import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Database, Tx } from '../../../platform/database/db.ts'
import type { OnlinePayment } from './payment-row.ts'
import { lockPayment, readPayment } from './payment-row.ts'
import { requestRefund } from './refund-payment.ts'
import { transactFor } from './transactions.ts'

type Due = { readonly id: number; readonly reason: string }

/** Refunds once what is left of a payment; the provider is asked after the commit. Throws: what requestRefund throws. */
export async function giveBack(ctx: Ctx, tx: Tx, payment: OnlinePayment, reason: string): Promise<void> {
  const { id, capturedMinor, refundedMinor, disputedMinor } = payment
  const refundMinor = capturedMinor - refundedMinor - disputedMinor
  if (refundMinor <= 0) return
  await requestRefund(ctx, tx, { id, uid: uidOf(payment.uid), refundMinor, reason }, 0)
}

/** Refunds what card payments of an order have captured. Throws: what requestRefund throws. Locks: the payments in key order. */
export async function giveBackOfOrder(ctx: Ctx, tx: Tx, salesOrderId: number, reason: string): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select p.id from payments.online_payment p
    where p.company_id = ${ctx.companyId} and p.sales_order_id = ${salesOrderId} and p.captured_minor > 0 order by p.id`.execute(
    tx,
  )
  for (const { id } of rows) await giveBack(ctx, tx, await lockPayment(ctx, tx, id), reason)
}

/** Acts for whoever created the link. Throws: not_found, what giveBack throws. */
export async function giveBackFor(db: Database, companyId: number, { id, reason }: Due): Promise<void> {
  const { userId } = await readPayment(db.reader({ companyId }), companyId, id)
  const transact = transactFor(db, { companyId, userId, taskId: 'payments.onlinePayment.giveBack' })
  await transact(async (ctx, tx) => await giveBack(ctx, tx, await lockPayment(ctx, tx, id), reason))
}

/** Always the same for a payment, so that it is given back once. */
function uidOf(paymentUid: string): string {
  const hex = createHash('sha256').update(`give back ${paymentUid}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
