import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'

/** A line of a shipment for its actions; quantities in the stock unit. */
export type ShipmentLine = {
  readonly id: number
  readonly lineNo: number
  readonly transferLineId: number
  readonly allocationId: number
  readonly variantId: number
  readonly locationId: number
  readonly lotId: number | null
  readonly ownerId: number | null
  readonly plannedQuantity: number
  /** Null if not picked yet. */
  readonly pickedQuantity: number | null
  /** Remaining allocation: other postings may have taken some before picking started. */
  readonly allocatedQuantity: number
}

export async function readShipmentLines(companyId: number, tx: Tx, shipmentId: number): Promise<ShipmentLine[]> {
  const { rows } = await sql<ShipmentLine>`
    select s.id, s.line_no as "lineNo", s.transfer_line_id as "transferLineId", s.allocation_id as "allocationId",
      s.variant_id as "variantId", s.location_id as "locationId", s.lot_id as "lotId", s.owner_id as "ownerId",
      s.planned_quantity::float8 as "plannedQuantity", s.picked_quantity::float8 as "pickedQuantity",
      (a.quantity - a.picked_quantity)::float8 as "allocatedQuantity"
    from inventory.transfer_shipment_line s
    join inventory.stock_allocation a on a.company_id = s.company_id and a.id = s.allocation_id
    where s.company_id = ${companyId} and s.transfer_shipment_id = ${shipmentId} order by s.line_no`.execute(tx)
  return rows
}

/** Locks the transfer of a shipment, which every action changes, before the shipment. */
export async function lockTransferOf(
  { companyId }: { readonly companyId: number },
  tx: Tx,
  shipmentId: number,
): Promise<void> {
  await sql`
    select from inventory.transfer t where t.company_id = ${companyId} and t.id = (
      select s.transfer_id from inventory.transfer_shipment s where s.company_id = ${companyId} and s.id = ${shipmentId})
    for no key update`.execute(tx)
}

/** The transfer of a shipment. */
export async function transferIdOf(
  { companyId }: { readonly companyId: number },
  tx: Tx,
  shipmentId: number,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select s.transfer_id as id from inventory.transfer_shipment s where s.company_id = ${companyId} and s.id = ${shipmentId}`.execute(
    tx,
  )
  return rows[0]?.id ?? 0
}
