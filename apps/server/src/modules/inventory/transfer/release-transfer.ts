import type { managedTransfer } from '@countinghouse/contract/inventory/managed-transfer'
import { transferShipment } from '@countinghouse/contract/inventory/transfer-shipment'
import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { lockDocumentRow, moveDocument } from '../../../platform/documents/document.ts'
import type { RowOf } from '../../../platform/documents/document-handlers.ts'
import type { Allocation, Demand } from '../reserve-stock.ts'
import { allocateStock, reserveStock } from '../reserve-stock.ts'
import { demandType } from './transfer-demand.ts'

type Transfer = RowOf<typeof managedTransfer>
type Planned = Allocation & { readonly demandId: number }

/** Maximum lines of a posting, and so of a shipment. */
const mostLines = 500

/**
 * Plans the available stock of open lines: one shipment, or several if there are more locations than one can have. Throws:
 * inventory.nothing_to_release. Locks: pools, balances, reservations, then the series.
 */
export async function releaseTransfer(ctx: Ctx, tx: Tx, row: Transfer): Promise<{ status: string }> {
  const planned = await planLines(ctx.companyId, tx, row)
  if (planned.length === 0) fail('inventory.nothing_to_release')
  for (let at = 0; at < planned.length; at += mostLines) {
    const shipmentId = await insertShipment(ctx, tx, row, planned.slice(at, at + mostLines))
    const shipment = (await lockDocumentRow(ctx, tx, transferShipment, shipmentId)) ?? fail('not_found')
    await moveDocument(ctx, tx, transferShipment, shipment, { status: 'planned' })
  }
  return { status: 'in_fulfilment' }
}

/** Released stock is reserved for as long as the transfer is under way. */
async function planLines(companyId: number, tx: Tx, { id, priority }: Transfer): Promise<Planned[]> {
  const { rows: lines } = await sql<Demand>`
    select l.id as "demandId", t.from_store_id as "storeId", l.variant_id as "variantId",
      (l.approved_quantity - l.cancelled_quantity - l.shipped_quantity + coalesce(r.consumed_quantity, 0))::float8 as quantity
    from inventory.transfer t
    join inventory.transfer_line l on l.company_id = t.company_id and l.transfer_id = t.id
    left join inventory.stock_reservation r on r.company_id = l.company_id and r.demand_type = ${demandType} and r.demand_id = l.id
      and r.state = 'open'
    where t.company_id = ${companyId} and t.id = ${id}
      and l.approved_quantity > l.allocated_quantity + l.picked_quantity + l.shipped_quantity + l.cancelled_quantity
    order by l.line_no`.execute(tx)
  if (lines.length === 0) return []
  const { rows: reserved } = await reserveStock(companyId, { demandType, priority, lines }).execute(tx)
  const demands = new Map(
    reserved.flatMap(({ reservationId, demandId }) => (reservationId === null ? [] : [[reservationId, demandId]])),
  )
  if (demands.size === 0) return []
  const { rows: allocations } = await allocateStock(companyId, [...demands.keys()]).execute(tx)
  return allocations.map((allocation) => ({ ...allocation, demandId: demands.get(allocation.reservationId) ?? 0 }))
}

async function insertShipment({ companyId, userId, now }: Ctx, tx: Tx, { id }: Transfer, planned: readonly Planned[]) {
  const { rows } = await sql<{ id: number }>`
    insert into inventory.transfer_shipment (company_id, transfer_id, transfer_number, from_store_id, to_store_id, planned_on, created_by, updated_by)
    select t.company_id, t.id, t.number, t.from_store_id, t.to_store_id,
      (${now.toISOString()}::timestamptz at time zone s.timezone)::date, ${userId}, ${userId}
    from inventory.transfer t join erp.store s on s.company_id = t.company_id and s.id = t.from_store_id
    where t.company_id = ${companyId} and t.id = ${id} returning id`.execute(tx)
  const shipmentId = rows[0]?.id ?? fail('not_found')
  const each = <K extends keyof Planned>(key: K) => planned.map((line) => line[key])
  await sql`
    insert into inventory.transfer_shipment_line (company_id, transfer_shipment_id, line_no, transfer_line_id, allocation_id, variant_id,
      location_id, lot_id, owner_id, planned_quantity)
    select ${companyId}::bigint, ${shipmentId}::bigint, row_number() over (order by l.line_no, u.allocation_id), l.id, u.allocation_id, l.variant_id,
      u.location_id, u.lot_id, u.owner_id, u.quantity
    from unnest(${each('demandId')}::bigint[], ${each('allocationId')}::bigint[], ${each('locationId')}::bigint[], ${each('lotId')}::bigint[],
        ${each('ownerId')}::bigint[], ${each('quantity')}::numeric[]) as u (line_id, allocation_id, location_id, lot_id, owner_id, quantity)
    join inventory.transfer_line l on l.company_id = ${companyId} and l.id = u.line_id`.execute(tx)
  await sql`
    update inventory.transfer_line l set allocated_quantity = l.allocated_quantity + s.quantity
    from (select s.transfer_line_id, sum(s.planned_quantity) as quantity from inventory.transfer_shipment_line s
      where s.company_id = ${companyId} and s.transfer_shipment_id = ${shipmentId} group by 1) s
    where l.company_id = ${companyId} and l.id = s.transfer_line_id`.execute(tx)
  return shipmentId
}
