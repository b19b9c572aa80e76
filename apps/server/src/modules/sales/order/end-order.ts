import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { TransitionOutcome } from '../../../platform/documents/document.ts'
import { progressOf, releaseOrder } from './order-stock.ts'
import type { SalesOrder } from './price-order.ts'

/** Cancels what is open and releases its stock. Throws: sales.delivery_open, inventory.reserved_in_pick. */
export async function closeOrder(ctx: Ctx, tx: Tx, { id }: SalesOrder, reason: string): Promise<TransitionOutcome> {
  await endOpen(ctx, tx, id)
  return { set: { reason, ...(await progressOf(ctx, tx, id)) } }
}

/** Throws: sales.already_delivered, sales.delivery_open, inventory.reserved_in_pick. */
export async function cancelOrder(
  ctx: Ctx,
  tx: Tx,
  { id, deliveryStatus }: SalesOrder,
  reason: string,
): Promise<TransitionOutcome> {
  if (deliveryStatus !== 'none') fail('sales.already_delivered')
  await endOpen(ctx, tx, id)
  return { set: { reason } }
}

async function endOpen(ctx: Ctx, tx: Tx, id: number): Promise<void> {
  const { companyId } = ctx
  const { rows } = await sql`
    select from sales.delivery d where d.company_id = ${companyId} and d.sales_order_id = ${id} and d.status = 'draft' limit 1`.execute(
    tx,
  )
  if (rows.length > 0) fail('sales.delivery_open')
  await releaseOrder(ctx, tx, id)
  await sql`
    update sales.sales_order_line l set cancelled_quantity = l.cancelled_quantity + l.open_quantity
    where l.company_id = ${companyId} and l.sales_order_id = ${id} and l.open_quantity > 0`.execute(tx)
}
