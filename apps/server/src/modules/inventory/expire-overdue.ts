import type { Database, Tx } from '../../platform/database/db.ts'
import { outboxRows } from '../../platform/jobs/outbox.ts'
import { expireReservations } from './reserve-stock.ts'
import { expireTransfers } from './transfer/expire-transfers.ts'

/** The batch size of `expireReservations`. */
const atOnce = 500

/** Event with the lost quantity of each demand, so that its document is updated. */
export const reservationsExpired = 'inventory.reservations_expired'

/**
 * Expires everything of a company past its last day: unreleased transfers with their reservations, then other reservations. Each batch has
 * its own transaction, to keep locks short.
 */
export async function expireOverdue(db: Database, companyId: number): Promise<void> {
  let ended: readonly unknown[]
  do ended = await db.inTransaction({ companyId }, (tx) => expireTransfers(tx, companyId))
  while (ended.length > 0)
  do ended = await db.inTransaction({ companyId }, (tx) => finishReservations(tx, companyId))
  while (ended.length >= atOnce)
}

async function finishReservations(tx: Tx, companyId: number): Promise<readonly unknown[]> {
  const { rows: released } = await expireReservations(companyId).execute(tx)
  const events = released.length === 0 ? [] : [{ event: reservationsExpired, payload: { released } }]
  const kept = outboxRows({ companyId, events })
  if (kept !== null) await tx.together(kept)
  return released
}
