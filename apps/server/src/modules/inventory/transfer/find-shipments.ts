import { managedTransfer } from '@countinghouse/contract/inventory/managed-transfer'
import type { ShipmentOfTransfer } from '@countinghouse/contract/inventory/shipments-of-transfer'
import { stockCostPermission } from '@countinghouse/contract/inventory/stock-cost-permission'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { readDocument } from '../../../platform/documents/document.ts'
import { may } from '../../../platform/access/permission.ts'

/** Throws: not_found, also without access to either store of the transfer. */
export async function findShipments(
  ctx: Ctx,
  reader: Reader,
  id: number,
): Promise<{ shipments: ShipmentOfTransfer[] }> {
  await readDocument(ctx, reader, managedTransfer, id)
  const value = may(ctx.grants, stockCostPermission) ? sql`, s.value_minor as "valueMinor"` : sql``
  const { rows } = await sql<ShipmentOfTransfer>`
    select s.id, s.name, s.status, to_char(s.planned_on, 'YYYY-MM-DD') as "plannedOn", s.dispatched_at as "dispatchedAt"${value}
    from inventory.transfer_shipment s where s.company_id = ${ctx.companyId} and s.transfer_id = ${id} order by s.id`.execute(
    reader,
  )
  return { shipments: rows }
}
