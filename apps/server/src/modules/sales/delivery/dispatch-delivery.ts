import { fail } from '@countinghouse/contract/errors'
import { delivery } from '@countinghouse/contract/sales/delivery'
import { text } from '@countinghouse/contract/sales/errors.text'
import { sql } from 'kysely'
import { atField } from '../../../platform/calls/at-field.ts'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { TransitionOutcome } from '../../../platform/documents/document.ts'
import { postStock, requireBusinessDay } from '../../inventory/index.ts'
import { releaseOrder, reserveOpen, writeProgress } from '../order/order-stock.ts'
import type { Delivery } from './deliver-order.ts'
import { requireDeliverable } from './deliver-order.ts'
import { readOrder } from './read-order.ts'
import { readToday } from './read-today.ts'
import { requireCredit } from './require-credit.ts'

/** Source type of deliveries in the ledgers. */
export const deliverySource = 'sales_delivery'

/**
 * Takes the goods of a draft out of stock at their cost: the reservations of the order become free, pay for the posting, and are made again for what
 * stays open, under the locks of one transaction. Throws: what requireBusinessDay, requireDeliverable, requireCredit and postStock throw.
 * Locks: the order (held by the caller), its customer, pools, balances, reservations.
 */
export async function dispatchDelivery(ctx: Ctx, tx: Tx, row: Delivery): Promise<TransitionOutcome> {
  await requireBusinessDay(ctx, tx, delivery.page, row)
  const order = (await readOrder(ctx, tx, row.salesOrderId)) ?? fail('not_found')
  requireDeliverable(ctx, row, order)
  await requireCredit(ctx, tx, order)
  await addToLines(ctx, tx, row, 'delivered_quantity')
  await releaseOrder(ctx, tx, order.id)
  const stocked = new Set(order.lines.flatMap(({ lineNo, isStocked }) => (isStocked ? lineNo : [])))
  const lines = row.lines.flatMap(({ orderLineNo, variantId, quantity }, at) =>
    stocked.has(orderLineNo ?? 0) ? { kind: 'sale' as const, variantId, quantity, sourceLineId: at + 1 } : [],
  )
  const { id: sourceId, storeId, effectiveOn } = row
  if (lines.length > 0)
    await postStock(ctx, { sourceType: deliverySource, sourceId, eventNo: 1, effectiveOn, storeId, lines }).execute(tx)
  await reserveOpen(ctx, tx, order.id)
  await writeProgress(ctx, tx, order.id)
  return { status: 'dispatched', set: { dispatchedAt: ctx.now.toISOString(), dispatchedBy: ctx.userId } }
}

/** Adds the quantities of a delivery to a column of the lines of its order, or takes them off. */
export async function addToLines(
  { companyId }: Ctx,
  tx: Tx,
  { salesOrderId, lines }: Pick<Delivery, 'salesOrderId' | 'lines'>,
  column: 'delivered_quantity' | 'invoiced_quantity' | 'released_quantity',
  sign: 1 | -1 = 1,
): Promise<void> {
  await sql`
    update sales.sales_order_line l set ${sql.ref(column)} = l.${sql.ref(column)} + d.quantity * ${sign}
    from unnest(${lines.map(({ orderLineNo }) => orderLineNo)}::integer[], ${lines.map(({ quantity }) => quantity)}::numeric[]) as d (line_no, quantity)
    where l.company_id = ${companyId} and l.sales_order_id = ${salesOrderId} and l.line_no = d.line_no`.execute(tx)
}

type Received = { readonly deliveredOn: string; readonly receivedBy: string | null }

/** Throws: sales.rule_broken at a date before the business date or in the future. */
export async function confirmDelivery(ctx: Ctx, tx: Tx, row: Delivery, said: Received): Promise<TransitionOutcome> {
  const today = await readToday(ctx, tx, row.storeId)
  const { deliveredOn, receivedBy } = said
  if (deliveredOn < row.effectiveOn || deliveredOn > today)
    fail('sales.rule_broken', atField(ctx, ['deliveredOn'], text.delivered_before))
  return { status: 'delivered', set: { deliveredOn, receivedBy } }
}
