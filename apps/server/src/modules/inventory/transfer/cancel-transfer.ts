import type { CancelCause } from '@countinghouse/contract/inventory/cancel-cause'
import type { cancelScopes } from '@countinghouse/contract/inventory/cancel-management'
import { managedTransfer } from '@countinghouse/contract/inventory/managed-transfer'
import { fail } from '@countinghouse/contract/errors'
import type { Page } from '@countinghouse/contract/page'
import { permissionName } from '@countinghouse/contract/page'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { TransitionOutcome } from '../../../platform/documents/document.ts'
import type { RowOf } from '../../../platform/documents/document-handlers.ts'
import { withdrawApproval } from '../../desk/index.ts'
import { tellCancelled } from '../partner/tell-cancelled.ts'
import { lockDemands, releaseStock } from '../reserve-stock.ts'
import { cancelShipment, openShipments } from '../transfer-shipment/cancel-shipment.ts'
import { stageOf } from './sync-transfer.ts'
import { demandType } from './transfer-demand.ts'

type Transfer = RowOf<typeof managedTransfer>

export type Cancelling = {
  /** The calling page; its permissions apply. */
  readonly page: Page
  readonly scope: (typeof cancelScopes)[number]
  readonly cancelCause: CancelCause
  /** In the caller's language, for the transfer and its shipments. */
  readonly reason: string
}

/**
 * Cancels a transfer without dispatched goods, or the undispatched remainder of any other. Undispatched shipments are cancelled, and their
 * picked goods stay at their locations. Throws: inventory.already_shipped, inventory.nothing_shipped; forbidden if goods were picked and
 * the caller may not have them put back. Locks: its shipments, pools, balances, reservations.
 */
export async function cancelTransfer(
  ctx: Ctx,
  tx: Tx,
  row: Transfer,
  requested: Cancelling,
): Promise<TransitionOutcome> {
  const { scope, cancelCause, reason } = requested
  const hasLeft = row.lines.some(({ shippedQuantity }) => shippedQuantity > 0)
  if (scope === 'all' && hasLeft) fail('inventory.already_shipped')
  if (scope === 'remainder' && !hasLeft) fail('inventory.nothing_shipped')
  if (row.lines.some(({ pickedQuantity }) => pickedQuantity > 0)) requirePutBack(ctx, requested.page, row)
  if (row.status === 'pending') await withdrawApproval(ctx, tx, managedTransfer, row.id)
  const shipments = await openShipments(ctx, tx, row.id)
  const given = await valueCancelled(ctx, tx, row.id)
  const demandIds = await demandsOf(ctx.companyId, tx, row.id)
  await lockDemands(ctx.companyId, { demandType, demandIds }).execute(tx)
  for (const shipmentId of shipments) await cancelShipment(ctx, tx, shipmentId, reason)
  await cancelOpen(ctx.companyId, tx, row.id)
  await tellCancelled(ctx, tx, { id: row.id, reason, isWhole: scope === 'all' })
  const status = scope === 'all' ? 'cancelled' : await stageOf(ctx, tx, row.id)
  return { status, set: { reason, cancelCause, ...given } }
}

/** Throws: forbidden; the permission applies in the store that picked. */
function requirePutBack({ grants }: Ctx, page: Page, { fromStoreId }: Transfer): void {
  const event = 'cancel_picked'
  const stores = grants.storesWith(permissionName(page, event))
  if (stores === null || stores.includes(fromStoreId)) return
  fail('forbidden', { details: { reason: stores.length === 0 ? 'event' : 'store', page: page.path, event } })
}

type Given = { readonly cancelledOn: string; readonly cancelledQuantity: string; readonly cancelledValueMinor: number }

/** The cancelled quantity as shown to the caller, read before any change. */
async function valueCancelled({ companyId, now }: Ctx, tx: Tx, id: number): Promise<Given> {
  const { rows } = await sql<Given>`
    select to_char((${now.toISOString()}::timestamptz at time zone s.timezone)::date, 'YYYY-MM-DD') as "cancelledOn",
      t.left_quantity::text as "cancelledQuantity", t.left_value_minor as "cancelledValueMinor"
    from inventory.cancellable_transfer t join erp.store s on s.company_id = t.company_id and s.id = t.from_store_id
    where t.company_id = ${companyId} and t.id = ${id}`.execute(tx)
  return rows[0] ?? fail('not_found')
}

async function demandsOf(companyId: number, tx: Tx, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select l.id from inventory.transfer_line l where l.company_id = ${companyId} and l.transfer_id = ${id}`.execute(tx)
  return rows.map((line) => line.id)
}

/** No quantity remains in a shipment. */
async function cancelOpen(companyId: number, tx: Tx, id: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    update inventory.transfer_line l set cancelled_quantity = l.approved_quantity - l.shipped_quantity
    where l.company_id = ${companyId} and l.transfer_id = ${id} and l.approved_quantity > l.shipped_quantity + l.cancelled_quantity
    returning l.id`.execute(tx)
  if (rows.length > 0) await releaseStock(companyId, { demandType, demandIds: rows.map((line) => line.id) }).execute(tx)
}
