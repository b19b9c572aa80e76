import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { TransitionOutcome } from '../../../platform/documents/document.ts'
import { giveBackOfOrder, lockPayer, releaseDeposit, revokeOrderLinks } from '../../payments/index.ts'
import { progressOf, releaseOrder } from './order-stock.ts'
import type { SalesOrder } from './price-order.ts'

/** A draft may get another total, which its payment links do not ask for. */
export async function reopenOrder(ctx: Ctx, tx: Tx, { id }: SalesOrder): Promise<TransitionOutcome> {
  await revokeOrderLinks(ctx, tx, id)
  return { set: { overLimitMinor: null, holdReason: null } }
}

/**
 * Cancels what is open, and releases its stock and what of its deposit no delivery needs. Throws: sales.delivery_open,
 * inventory.reserved_in_pick, what releaseDeposit throws. Locks: the customer, then as releaseOrder.
 */
export async function closeOrder(
  ctx: Ctx,
  tx: Tx,
  { id, customerId }: SalesOrder,
  reason: string,
): Promise<TransitionOutcome> {
  await lockPayer(ctx, tx, customerId)
  await endOpen(ctx, tx, id)
  await releaseRest(ctx, tx, id)
  return { set: { reason, ...(await progressOf(ctx, tx, id)) } }
}

/**
 * Its deposit becomes credit of the customer. Throws: sales.already_delivered, sales.delivery_open, inventory.reserved_in_pick, what
 * releaseDeposit throws. Locks: as closeOrder.
 */
export async function cancelOrder(
  ctx: Ctx,
  tx: Tx,
  { id, customerId, deliveryStatus }: SalesOrder,
  reason: string,
): Promise<TransitionOutcome> {
  if (deliveryStatus !== 'none') fail('sales.already_delivered')
  await lockPayer(ctx, tx, customerId)
  await endOpen(ctx, tx, id)
  await releaseRest(ctx, tx, id)
  return { set: { reason } }
}

/** As cancelOrder, and what card payments captured goes back to the cards. Throws: what cancelOrder and giveBackOfOrder throw. */
export async function cancelRefunding(ctx: Ctx, tx: Tx, row: SalesOrder, reason: string): Promise<TransitionOutcome> {
  const outcome = await cancelOrder(ctx, tx, row, reason)
  return { ...outcome, after: () => giveBackOfOrder(ctx, tx, row.id, reason) }
}

/**
 * Makes the deposit of an order that delivers no more credit of its customer, but for what deliveries without an invoice are worth. Throws:
 * what releaseDeposit throws.
 */
export async function releaseRest(ctx: Ctx, tx: Tx, id: number): Promise<void> {
  const { rows } = await sql<{ keptMinor: number }>`
    select coalesce(sum(round(l.gross_minor * (l.delivered_quantity - l.invoiced_quantity) / l.quantity)), 0)::bigint as "keptMinor"
    from sales.sales_order_line l where l.company_id = ${ctx.companyId} and l.sales_order_id = ${id}`.execute(tx)
  await releaseDeposit(ctx, tx, { salesOrderId: id, keptMinor: rows[0]?.keptMinor ?? 0 })
}

async function endOpen(ctx: Ctx, tx: Tx, id: number): Promise<void> {
  const { companyId } = ctx
  const { rows } = await sql`
    select from sales.delivery d where d.company_id = ${companyId} and d.sales_order_id = ${id} and d.status in ('draft', 'picking', 'picked', 'packed') limit 1`.execute(
    tx,
  )
  if (rows.length > 0) fail('sales.delivery_open')
  await releaseOrder(ctx, tx, id)
  await revokeOrderLinks(ctx, tx, id)
  await sql`
    update sales.sales_order_line l set cancelled_quantity = l.cancelled_quantity + l.open_quantity
    where l.company_id = ${companyId} and l.sales_order_id = ${id} and l.open_quantity > 0`.execute(tx)
}
