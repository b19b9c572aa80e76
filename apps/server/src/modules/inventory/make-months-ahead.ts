import { sql } from 'kysely'
import type { Tx } from '../../platform/db.ts'

/** Makes the months of the ledger up to three ahead; where they are there it costs a look. */
export async function makeMonthsAhead(tx: Tx): Promise<void> {
  await sql`select inventory.add_move_months(current_date, current_date + 92)`.execute(tx)
}
