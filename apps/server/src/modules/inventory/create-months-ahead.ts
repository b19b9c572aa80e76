import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'

/** Prepares the months of the ledger up to three ahead; cheap if they exist. */
export async function createMonthsAhead(tx: Tx): Promise<void> {
  await sql`select inventory.add_move_months(current_date, current_date + 92)`.execute(tx)
}
