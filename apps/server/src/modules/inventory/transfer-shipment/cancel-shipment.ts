import { transferShipment } from '@countinghouse/contract/inventory/transfer-shipment'
import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { lockDocumentRow, moveDocument } from '../../../platform/documents/document.ts'
import { deallocateStock, startPicks } from '../reserve-stock.ts'
import { readShipmentLines } from './shipment-lines.ts'

/** Undispatched shipments of a transfer, locked until the end. */
export async function openShipments({ companyId }: Ctx, tx: Tx, transferId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select s.id from inventory.transfer_shipment s where s.company_id = ${companyId} and s.transfer_id = ${transferId}
      and s.status in ('planned', 'picked', 'packed') order by s.id for no key update`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Cancels a shipment with its transfer, which is locked. Locks: the shipment, then as putBack. */
export async function cancelShipment(ctx: Ctx, tx: Tx, id: number, reason: string): Promise<void> {
  const row = (await lockDocumentRow(ctx, tx, transferShipment, id)) ?? fail('not_found')
  await putBack(ctx, tx, id)
  await moveDocument(ctx, tx, transferShipment, row, { status: 'cancelled', set: { reason } })
}

/** Planned and picked goods stay at their locations, reserved for the transfer as before. Locks: pools, balances, reservations. */
export async function putBack({ companyId }: Ctx, tx: Tx, id: number): Promise<void> {
  const allocations = (await readShipmentLines(companyId, tx, id)).map(({ allocationId }) => allocationId)
  await startPicks(companyId, allocations, false).execute(tx)
  await deallocateStock(companyId, allocations).execute(tx)
  await sql`
    update inventory.transfer_line l set
      allocated_quantity = l.allocated_quantity - s.planned, picked_quantity = l.picked_quantity - s.picked
    from (
      select s.transfer_line_id, coalesce(sum(s.planned_quantity) filter (where s.picked_quantity is null), 0) as planned,
        coalesce(sum(s.picked_quantity), 0) as picked
      from inventory.transfer_shipment_line s where s.company_id = ${companyId} and s.transfer_shipment_id = ${id} group by 1) s
    where l.company_id = ${companyId} and l.id = s.transfer_line_id`.execute(tx)
}
