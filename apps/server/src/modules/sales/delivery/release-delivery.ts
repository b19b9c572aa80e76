import { fail } from '@countinghouse/contract/errors'
import { mostPicks } from '@countinghouse/contract/sales/delivery'
import { text } from '@countinghouse/contract/sales/errors.text'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { TransitionOutcome } from '../../../platform/documents/document.ts'
import type { Allocation } from '../../inventory/index.ts'
import { allocateStock, reserveStock, startPicks } from '../../inventory/index.ts'
import { priority, releaseOrder, reserveOpen } from '../order/order-stock.ts'
import type { Delivery } from './deliver-order.ts'
import { requireDeliverable } from './deliver-order.ts'
import { addToLines } from './dispatch-delivery.ts'
import { demandsOf, pickDemand } from './prepared.ts'
import { readOrder } from './read-order.ts'
import { requireCredit } from './require-credit.ts'

type Planned = Allocation & { readonly lineNo: number }

/**
 * Plans from where the goods of a delivery are taken, and keeps them for it: its lines are reserved in place of those of the order, and
 * allocated. Throws: what requireDeliverable and requireCredit throw, sales.not_pickable at the lines, sales.nothing_to_pick, sales.too_many_picks. Locks: the
 * order (held by the caller), pools, balances, reservations.
 */
export async function releaseDelivery(ctx: Ctx, tx: Tx, row: Delivery): Promise<TransitionOutcome> {
  const order = (await readOrder(ctx, tx, row.salesOrderId)) ?? fail('not_found')
  requireDeliverable(ctx, row, order)
  await requireCredit(ctx, tx, order)
  const stocked = new Set(order.lines.flatMap(({ lineNo, isStocked }) => (isStocked ? lineNo : [])))
  const wanted = row.lines.flatMap((line, at) =>
    stocked.has(line.orderLineNo ?? 0) ? { ...line, lineNo: at + 1 } : [],
  )
  if (wanted.length === 0) fail('sales.nothing_to_pick')
  await releaseOrder(ctx, tx, order.id)
  const planned = await planPicks(ctx, tx, row, wanted)
  if (planned.length > mostPicks) fail('sales.too_many_picks')
  await insertPicks(ctx, tx, row.id, planned)
  await requirePlanned(ctx, tx, row.id, wanted)
  await startPicks(
    ctx.companyId,
    planned.map(({ allocationId }) => allocationId),
    true,
  ).execute(tx)
  await addToLines(ctx, tx, row, 'released_quantity')
  await reserveOpen(ctx, tx, order.id)
  return { status: 'picking' }
}

type Wanted = { readonly lineNo: number; readonly variantId: number; readonly quantity: number }

async function planPicks(
  ctx: Ctx,
  tx: Tx,
  { id, storeId }: Delivery,
  wanted: readonly Wanted[],
): Promise<readonly Planned[]> {
  const { companyId } = ctx
  const { rows: demands } = await demandsOf(ctx, id).execute(tx)
  const demandOf = new Map(demands.map((line) => [line.lineNo, line.id]))
  const lines = wanted.map(({ lineNo, variantId, quantity }) => ({
    demandId: demandOf.get(lineNo) ?? fail('not_found'),
    storeId,
    variantId,
    quantity,
  }))
  const { rows: reserved } = await reserveStock(companyId, { demandType: pickDemand, priority, lines }).execute(tx)
  const lineOf = new Map(demands.map((line) => [line.id, line.lineNo]))
  const ofReservation = new Map(
    reserved.flatMap(({ reservationId, demandId }) =>
      reservationId === null ? [] : [[reservationId, lineOf.get(demandId) ?? 0]],
    ),
  )
  if (ofReservation.size === 0) return []
  const { rows } = await allocateStock(companyId, [...ofReservation.keys()]).execute(tx)
  return rows.map((allocation) => ({ ...allocation, lineNo: ofReservation.get(allocation.reservationId) ?? 0 }))
}

/** Every line that is picked is planned in full. Throws: sales.not_pickable at the lines. */
async function requirePlanned(ctx: Ctx, tx: Tx, id: number, wanted: readonly Wanted[]): Promise<void> {
  const { rows } = await sql<{ lineNo: number; count: number }>`
    select l.line_no as "lineNo", coalesce(sum(p.planned_quantity), 0)::float8 as count
    from sales.delivery_line l
    left join sales.delivery_pick p on p.company_id = l.company_id and p.delivery_id = l.delivery_id and p.delivery_line_no = l.line_no
    where l.company_id = ${ctx.companyId} and l.delivery_id = ${id} and l.line_no = any(${wanted.map(({ lineNo }) => lineNo)}::integer[])
    group by l.line_no, l.quantity having coalesce(sum(p.planned_quantity), 0) < l.quantity`.execute(tx)
  const fields = rows.map(({ lineNo, count }) => {
    const message = format(text.pickable, ctx.locale, { count })
    return [`lines.${lineNo - 1}.quantity`, [{ code: 'rule', message }]] as const
  })
  if (fields.length > 0) fail('sales.not_pickable', { fields: Object.fromEntries(fields) })
}

/** In the order of their locations, so that a picker walks once. */
async function insertPicks({ companyId }: Ctx, tx: Tx, id: number, planned: readonly Planned[]): Promise<void> {
  const each = <K extends keyof Planned>(key: K) => planned.map((one) => one[key])
  await sql`
    insert into sales.delivery_pick (company_id, delivery_id, line_no, delivery_line_no, variant_id, location_id, lot_id, lot_no, owner_id,
      allocation_id, planned_quantity)
    select ${companyId}::bigint, ${id}::bigint, row_number() over (order by o.code, u.line_no, u.allocation_id), u.line_no, l.variant_id,
      u.location_id, u.lot_id, t.lot_no, u.owner_id, u.allocation_id, u.quantity
    from unnest(${each('lineNo')}::integer[], ${each('allocationId')}::bigint[], ${each('locationId')}::bigint[], ${each('lotId')}::bigint[],
      ${each('ownerId')}::bigint[], ${each('quantity')}::numeric[]) as u (line_no, allocation_id, location_id, lot_id, owner_id, quantity)
    join sales.delivery_line l on l.company_id = ${companyId} and l.delivery_id = ${id} and l.line_no = u.line_no
    join inventory.location o on o.company_id = ${companyId} and o.id = u.location_id
    left join inventory.stock_lot t on t.company_id = ${companyId} and t.id = u.lot_id`.execute(tx)
}
