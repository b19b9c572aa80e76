import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { TransitionOutcome } from '../../../platform/documents/document.ts'
import { deallocateStock, postStock, releaseStock, startPicks } from '../../inventory/index.ts'
import { reserveOpen, writeProgress } from '../order/order-stock.ts'
import type { Delivery } from './deliver-order.ts'
import { addToLines, deliverySource } from './dispatch-delivery.ts'
import { demandsOf, pickDemand, readPicks } from './prepared.ts'
import { readToday } from './read-today.ts'
import { requireCredit } from './require-credit.ts'
import { shippedOf } from './shipped-of.ts'

/**
 * Takes exactly what was picked out of stock today, from where it was picked; what was short is open again and reserved for the order as far
 * as it is there. Throws: sales.not_packed while parcels hold a part, sales.order_not_confirmed, what requireCredit and postStock throw.
 * Locks: the order (held by the caller), its customer, pools, balances, reservations.
 */
export async function dispatchPicked(ctx: Ctx, tx: Tx, row: Delivery): Promise<TransitionOutcome> {
  if (row.status === 'picked' && row.parcelCount > 0) fail('sales.not_packed', { details: await leftOf(ctx, tx, row) })
  const { id, salesOrderId, customerId, storeId, parcels } = row
  await requireConfirmed(ctx, tx, salesOrderId)
  await requireCredit(ctx, tx, { id: salesOrderId, customerId })
  await addToLines(ctx, tx, row, 'released_quantity', -1)
  await addToLines(ctx, tx, shippedOf(row), 'delivered_quantity')
  const picks = await readPicks(ctx, tx, id)
  const lines = picks
    .filter(({ picked }) => picked > 0)
    .map(({ lineNo, variantId, locationId, lotId, ownerId, allocationId, picked }) => ({
      kind: 'sale' as const,
      variantId,
      fromLocationId: locationId,
      quantity: picked,
      allocationId,
      sourceLineId: lineNo,
      ...(lotId !== null && { lotId }),
      ...(ownerId !== null && { ownerId }),
    }))
  const effectiveOn = await readToday(ctx, tx, storeId)
  const event = { sourceType: deliverySource, sourceId: id, eventNo: 1, effectiveOn, storeId, lines }
  if (lines.length > 0) await postStock(ctx, event).execute(tx)
  await endPicks(ctx, tx, id)
  await reserveOpen(ctx, tx, salesOrderId)
  await writeProgress(ctx, tx, salesOrderId)
  const trackingNo = row.trackingNo ?? parcels.find((parcel) => parcel.trackingNo !== null)?.trackingNo ?? null
  const dispatched = { dispatchedAt: ctx.now.toISOString(), dispatchedBy: ctx.userId }
  return { status: 'dispatched', set: { ...dispatched, effectiveOn, trackingNo } }
}

/**
 * Nothing of the delivery leaves: its goods are reserved for the order again. Locks: the order (held by the caller), pools, balances,
 * reservations.
 */
export async function cancelDelivery(ctx: Ctx, tx: Tx, row: Delivery, reason: string): Promise<TransitionOutcome> {
  await addToLines(ctx, tx, row, 'released_quantity', -1)
  await endPicks(ctx, tx, row.id)
  await reserveOpen(ctx, tx, row.salesOrderId)
  return { status: 'cancelled', set: { reason } }
}

/** What the delivery still keeps of stock is free. */
async function endPicks(ctx: Ctx, tx: Tx, id: number): Promise<void> {
  const { companyId } = ctx
  const allocations = (await readPicks(ctx, tx, id)).map(({ allocationId }) => allocationId)
  await startPicks(companyId, allocations, false).execute(tx)
  await deallocateStock(companyId, allocations).execute(tx)
  const { rows } = await demandsOf(ctx, id).execute(tx)
  await releaseStock(companyId, { demandType: pickDemand, demandIds: rows.map((line) => line.id) }).execute(tx)
}

/** An order may be held since its goods were picked. */
async function requireConfirmed({ companyId }: Ctx, tx: Tx, salesOrderId: number): Promise<void> {
  const { rows } = await sql`
    select from sales.sales_order o where o.company_id = ${companyId} and o.id = ${salesOrderId} and o.status = 'confirmed'`.execute(
    tx,
  )
  if (rows.length === 0) fail('sales.order_not_confirmed')
}

async function leftOf({ companyId }: Ctx, tx: Tx, { id }: Delivery) {
  const { rows: lines } = await sql<{ line: number; left: number }>`
    select l.line_no as line, (l.picked_quantity - l.packed_quantity)::float8 as left from sales.delivery_line l
    where l.company_id = ${companyId} and l.delivery_id = ${id} and l.packed_quantity < l.picked_quantity
      and exists (select from sales.delivery_pick p where p.company_id = l.company_id and p.delivery_id = l.delivery_id
        and p.delivery_line_no = l.line_no) order by 1`.execute(tx)
  return { lines }
}
