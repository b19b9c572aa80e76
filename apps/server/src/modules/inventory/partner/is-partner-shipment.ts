import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'

/** Condition: the shipment is of a transfer to a partner company. */
export function isPartnerShipment(companyId: number, shipmentId: number | RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from inventory.transfer_shipment h
    join inventory.partner_transfer p on p.company_id = h.company_id and p.transfer_id = h.transfer_id
    where h.company_id = ${companyId} and h.id = ${shipmentId})`
}

export async function goesToPartner({ companyId }: Ctx, tx: Tx, shipmentId: number): Promise<boolean> {
  const { rows } = await sql<{ isPartner: boolean }>`
    select ${isPartnerShipment(companyId, shipmentId)} as "isPartner"`.execute(tx)
  return rows[0]?.isPartner === true
}
