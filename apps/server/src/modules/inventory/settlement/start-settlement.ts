import { fail } from '@countinghouse/contract/errors'
import type { startSettlement as route } from '@countinghouse/contract/inventory/settlement'
import { actionsOf, settlement } from '@countinghouse/contract/inventory/settlement'
import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { createDocument, readDocument } from '../../../platform/documents/document.ts'
import { readDifferences } from './read-differences.ts'

type Shipment = {
  readonly name: string
  readonly fromStoreId: number
  readonly toStoreId: number
  readonly today: string
  readonly begunId: number | null
}

/**
 * A draft with a line for each open discrepancy of a shipment, or the existing one. Throws: not_found, also without access to either store;
 * inventory.nothing_to_settle. Locks: the shipment.
 */
export async function startSettlement(
  ctx: Ctx,
  tx: Tx,
  { uid, shipmentId }: InputOfRoute<typeof route>,
): Promise<OutputOfRoute<typeof route>> {
  const { name, fromStoreId, toStoreId, today, begunId } = await lockShipment(ctx, tx, shipmentId)
  const stores = ctx.grants.storesWith('settlement:create')
  if (stores !== null && ![fromStoreId, toStoreId].some((id) => stores.includes(id))) fail('not_found')
  if (begunId !== null) {
    const begun = await readDocument(ctx, tx, settlement, begunId, 'create')
    // Continuing is recorded in the audit log, without a change.
    const facts = { shipment: name }
    ctx.audit({ entity: settlement.entity, entityId: begunId, label: name, before: facts, after: facts })
    return begun as OutputOfRoute<typeof route>
  }
  const lines = (await readDifferences(ctx, tx, shipmentId)).map(({ id: discrepancyId, kind, open: quantity }) => ({
    discrepancyId,
    quantity,
    action: actionsOf[kind][0],
  }))
  if (lines.length === 0) fail('inventory.nothing_to_settle')
  const said = { uid, shipmentId, fromStoreId, toStoreId, effectiveOn: today, note: null, lines }
  return (await createDocument(ctx, tx, settlement, said)) as OutputOfRoute<typeof route>
}

async function lockShipment({ companyId, now }: Ctx, tx: Tx, id: number): Promise<Shipment> {
  await sql`select from inventory.transfer_shipment s where s.company_id = ${companyId} and s.id = ${id} for no key update`.execute(
    tx,
  )
  const { rows } = await sql<Shipment>`
    select s.name, s.from_store_id as "fromStoreId", s.to_store_id as "toStoreId",
      ((${now.toISOString()}::timestamptz at time zone t.timezone)::date)::text as today,
      (select b.id from inventory.settlement b where b.company_id = s.company_id and b.shipment_id = s.id
        and b.status not in ('posted', 'cancelled')) as "begunId"
    from inventory.transfer_shipment s join erp.store t on t.company_id = s.company_id and t.id = s.to_store_id
    where s.company_id = ${companyId} and s.id = ${id}`.execute(tx)
  return rows[0] ?? fail('not_found')
}
