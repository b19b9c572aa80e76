import type { Database, Tx } from '../../platform/db.ts'
import { outboxRows } from '../../platform/outbox.ts'
import { expireReservations } from './reserve-stock.ts'
import { expireTransfers } from './transfer/expire-transfers.ts'

/** As many as `expireReservations` ends at once. */
const atOnce = 500

/** Goes out with what each demand has lost, so that its document learns of it. */
export const reservationsExpired = 'inventory.reservations_expired'

/**
 * Ends all of a company whose last day is over: transfers that nobody released, with what was promised to them, and then what else was
 * promised. Each batch has a transaction of its own, so that nobody waits for all.
 */
export async function endOverdue(db: Database, companyId: number): Promise<void> {
  let ended: readonly unknown[]
  do ended = await db.inTransaction({ companyId }, (tx) => expireTransfers(tx, companyId))
  while (ended.length > 0)
  do ended = await db.inTransaction({ companyId }, (tx) => endReservations(tx, companyId))
  while (ended.length >= atOnce)
}

async function endReservations(tx: Tx, companyId: number): Promise<readonly unknown[]> {
  const { rows: released } = await expireReservations(companyId).execute(tx)
  const events = released.length === 0 ? [] : [{ event: reservationsExpired, payload: { released } }]
  const kept = outboxRows({ companyId, events })
  if (kept !== null) await tx.together(kept)
  return released
}
