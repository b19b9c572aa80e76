import { fail } from '@countinghouse/contract/errors'
import { transferShipment } from '@countinghouse/contract/inventory/transfer-shipment'
import type { DocumentRow } from '@countinghouse/contract/document'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { lockDocumentRow, moveDocument } from '../../../platform/documents/document.ts'

/** The shipment being received, locked until the end. Throws: inventory.not_dispatched, also if it was recalled. */
export async function lockShipment(ctx: Ctx, tx: Tx, id: number): Promise<DocumentRow> {
  const shipment = (await lockDocumentRow(ctx, tx, transferShipment, id)) ?? fail('not_found')
  const { status } = shipment
  if (status !== 'dispatched' && status !== 'receiving') fail('inventory.not_dispatched', { details: { status } })
  return shipment
}

/** The first piece was counted, so that the shipment can no longer be recalled. Throws: inventory.not_dispatched. */
export async function startReceiving(ctx: Ctx, tx: Tx, id: number): Promise<void> {
  const shipment = await lockShipment(ctx, tx, id)
  if (shipment.status === 'dispatched') await moveDocument(ctx, tx, transferShipment, shipment, { status: 'receiving' })
}

/** Locks the transfer of a receipt, before the receipt. */
export async function lockTransfer({ companyId }: Ctx, tx: Tx, receiptId: number): Promise<void> {
  await sql`
    select from inventory.transfer t where t.company_id = ${companyId} and t.id = (
      select s.transfer_id from inventory.receipt r join inventory.transfer_shipment s on s.company_id = r.company_id and s.id = r.shipment_id
      where r.company_id = ${companyId} and r.id = ${receiptId})
    for no key update`.execute(tx)
}
