import type { managedTransfer } from '@countinghouse/contract/inventory/managed-transfer'
import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db.ts'
import type { ActOutcome } from '../../../platform/document.ts'
import type { RowOf } from '../../../platform/document-handlers.ts'
import { holdDemands, releaseStock } from '../reserve-stock.ts'
import { cancelShipment, openShipments } from '../transfer-shipment/cancel-shipment.ts'
import { stageOf } from './follow-transfer.ts'
import { demandType } from './transfer-demand.ts'

type Transfer = RowOf<typeof managedTransfer>

/** Ends a transfer of which nothing was sent, with its shipments. Throws: inventory.already_shipped. Locks: its shipments, pools, balances, reservations. */
export async function cancelTransfer(ctx: Ctx, tx: Tx, row: Transfer, reason: string): Promise<ActOutcome> {
  if (row.lines.some(({ shippedQuantity }) => shippedQuantity > 0)) fail('inventory.already_shipped')
  const shipments = await openShipments(ctx, tx, row.id)
  const demandIds = await demandsOf(ctx.companyId, tx, row.id)
  await holdDemands(ctx.companyId, { demandType, demandIds }).execute(tx)
  for (const shipmentId of shipments) await cancelShipment(ctx, tx, shipmentId, reason)
  await cancelOpen(ctx.companyId, tx, row.id)
  return { status: 'cancelled', set: { reason } }
}

/** Gives up what was not sent yet. Throws: inventory.shipment_open, inventory.nothing_shipped. Locks: pools, balances, reservations. */
export async function cancelRemainder(ctx: Ctx, tx: Tx, row: Transfer, reason: string): Promise<ActOutcome> {
  if (row.lines.every(({ shippedQuantity }) => shippedQuantity === 0)) fail('inventory.nothing_shipped')
  if ((await openShipments(ctx, tx, row.id)).length > 0) fail('inventory.shipment_open')
  await cancelOpen(ctx.companyId, tx, row.id)
  return { status: await stageOf(ctx, tx, row.id), set: { reason } }
}

async function demandsOf(companyId: number, tx: Tx, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select l.id from inventory.transfer_line l where l.company_id = ${companyId} and l.transfer_id = ${id}`.execute(tx)
  return rows.map((line) => line.id)
}

/** Nothing of it is in a shipment any more. */
async function cancelOpen(companyId: number, tx: Tx, id: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    update inventory.transfer_line l set cancelled_quantity = l.approved_quantity - l.shipped_quantity
    where l.company_id = ${companyId} and l.transfer_id = ${id} and l.approved_quantity > l.shipped_quantity + l.cancelled_quantity
    returning l.id`.execute(tx)
  if (rows.length > 0) await releaseStock(companyId, { demandType, demandIds: rows.map((line) => line.id) }).execute(tx)
}
