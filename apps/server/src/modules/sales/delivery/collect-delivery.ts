import { fail } from '@countinghouse/contract/errors'
import { collectionDays } from '@countinghouse/contract/sales/collection-settings'
import type { Ctx } from '../../../platform/calls/context.ts'
import { readSetting } from '../../../platform/config/settings.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import type { TransitionOutcome } from '../../../platform/documents/document.ts'
import type { Delivery } from './deliver-order.ts'
import { dispatchDelivery } from './dispatch-delivery.ts'
import { dispatchPicked } from './dispatch-picked.ts'
import { readToday } from './read-today.ts'

/** A delivery waits for its customer in the store. Payload: `id`. */
export const deliveryReady = 'sales.delivery_ready'

/** Throws: sales.other_delivery_mode. */
export function requireMode({ deliveryMode }: Delivery, mode: Delivery['deliveryMode']): void {
  if (deliveryMode !== mode) fail('sales.other_delivery_mode')
}

/** Since when and until when the goods wait; what is ready stays so. Throws: sales.other_delivery_mode, sales.not_packed. */
export async function markReady(ctx: Ctx, tx: Tx, row: Delivery): Promise<TransitionOutcome> {
  requireMode(row, 'collect')
  if (row.status === 'picked' && row.parcelCount > 0) fail('sales.not_packed', { details: { lines: [] } })
  if (row.readyAt !== null) return { status: row.status }
  const { companyId } = ctx
  const days = await readSetting(tx, { companyId, storeId: row.storeId }, collectionDays)
  const today = await readToday(ctx, tx, row.storeId)
  const { rows } = await sql<{
    collectBy: string
  }>`select (${today}::date + ${days}::int)::text as "collectBy"`.execute(tx)
  ctx.emit(deliveryReady, { id: row.id })
  return { status: row.status, set: { readyAt: ctx.now.toISOString(), collectBy: rows[0]?.collectBy } }
}

type Collected = { readonly receivedBy: string; readonly collectedDocument: string | null }

/** Posts the goods as a dispatch does, and says who took them. Throws: sales.other_delivery_mode, what dispatching throws. Locks: as dispatching. */
export async function handOver(ctx: Ctx, tx: Tx, row: Delivery, said: Collected): Promise<TransitionOutcome> {
  requireMode(row, 'collect')
  const { set } = row.status === 'draft' ? await dispatchDelivery(ctx, tx, row) : await dispatchPicked(ctx, tx, row)
  return { status: 'delivered', set: { ...set, ...said, deliveredOn: await readToday(ctx, tx, row.storeId) } }
}
