import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { PurchaseOrder } from './calculate-order.ts'
import { findContainers } from '../order-containers/find-containers.ts'
import { nextDueOf } from './schedule-drops.ts'

/** Cancels all open quantities of an order. */
export async function cancelOpen({ companyId }: Ctx, tx: Tx, orderId: number): Promise<void> {
  await sql`
    update purchase.purchase_order_line l set cancelled_quantity = l.cancelled_quantity + l.open_quantity
    where l.company_id = ${companyId} and l.purchase_order_id = ${orderId} and l.open_quantity > 0`.execute(tx)
}

/** Opens cancelled quantities again, as far as the supplier confirmed them. */
export async function restoreCancelled({ companyId }: Ctx, tx: Tx, orderId: number): Promise<void> {
  await sql`
    update purchase.purchase_order_line l set cancelled_quantity = greatest(l.quantity - coalesce(l.confirmed_quantity, l.quantity), 0)
    where l.company_id = ${companyId} and l.purchase_order_id = ${orderId} and l.cancelled_quantity > 0`.execute(tx)
}

/**
 * Takes what a receipt received off its lines. Of an order that is still to come they are open again, as far as the supplier confirmed
 * them, a rest that was closed short included; of a closed one they are cancelled until it is reopened.
 */
export async function takeBackReceived(
  { companyId }: Ctx,
  tx: Tx,
  { id, purchaseOrderId }: { readonly id: number; readonly purchaseOrderId: number },
): Promise<void> {
  await sql`
    update purchase.purchase_order_line l set accepted_quantity = l.accepted_quantity - r.quantity,
      rejected_quantity = l.rejected_quantity - r.rejected_quantity, cancelled_quantity = case
        when o.status = 'closed' then greatest(l.quantity - (l.received_quantity - r.quantity - r.rejected_quantity), 0)
        when l.cancelled_quantity > 0 then greatest(l.quantity - coalesce(l.confirmed_quantity, l.quantity), 0) else 0 end
    from inventory.receipt_line r, purchase.purchase_order o
    where r.company_id = ${companyId} and r.receipt_id = ${id} and r.quantity + r.rejected_quantity > 0 and o.company_id = ${companyId}
      and o.id = ${purchaseOrderId} and l.company_id = ${companyId} and l.purchase_order_id = ${purchaseOrderId}
      and l.line_no = r.line_no`.execute(tx)
}

/** Opens all quantities of an order of which nothing was received, whatever the supplier confirmed. An edit leaves lines that stay the same. */
export async function forgetConfirmed({ companyId }: Ctx, tx: Tx, orderId: number): Promise<void> {
  await sql`
    update purchase.purchase_order_line l set confirmed_quantity = null, cancelled_quantity = 0
    where l.company_id = ${companyId} and l.purchase_order_id = ${orderId} and (l.confirmed_quantity is not null or l.cancelled_quantity > 0)`.execute(
    tx,
  )
}

/** What follows from the lines. Source: docs/guides/purchase.md, Purchase orders. */
export async function receiptOf(
  ctx: Ctx,
  tx: Tx,
  orderId: number,
): Promise<Pick<PurchaseOrder, 'receiptStatus' | 'nextDueOn'>> {
  return { receiptStatus: await receiptStatusOf(ctx, tx, orderId), nextDueOn: await nextDueOf(ctx, tx, orderId) }
}

async function receiptStatusOf({ companyId }: Ctx, tx: Tx, orderId: number): Promise<PurchaseOrder['receiptStatus']> {
  const { rows } = await sql<{ status: PurchaseOrder['receiptStatus'] }>`
    select case when sum(l.received_quantity) = 0 then 'none' when bool_or(l.received_quantity > l.quantity) then 'over'
      when bool_and(l.open_quantity = 0) then 'full' else 'partial' end as status
    from purchase.purchase_order_line l where l.company_id = ${companyId} and l.purchase_order_id = ${orderId}`.execute(
    tx,
  )
  return rows[0]?.status ?? fail('not_found')
}

/** Throws: purchase.being_received, while a receipt of the order is open; purchase.in_container, while a container is to bring goods of it. */
export async function requireNothingComing(ctx: Ctx, tx: Tx, orderId: number): Promise<void> {
  if (await hasOpenReceipt(ctx, tx, orderId)) fail('purchase.being_received')
  const containers = (await findContainers(ctx, tx, orderId)).map(({ name }) => name).join(', ')
  if (containers !== '') fail('purchase.in_container', { details: { containers } })
}

export async function hasOpenReceipt({ companyId }: Ctx, tx: Tx, orderId: number): Promise<boolean> {
  const { rows } = await sql`
    select from purchase.order_receipt o
    join inventory.receipt r on r.company_id = o.company_id and r.id = o.receipt_id and r.status in ('draft', 'posted')
    where o.company_id = ${companyId} and o.purchase_order_id = ${orderId} limit 1`.execute(tx)
  return rows.length > 0
}
