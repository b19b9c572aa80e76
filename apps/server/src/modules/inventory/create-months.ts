import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'

/** Prepares the months of moves and of their journals between two days, both `YYYY-MM-DD`; cheap if they exist. */
export async function createMonths(tx: Tx, first: string, last: string): Promise<void> {
  await sql`select inventory.add_move_months(${first}::date, ${last}::date), accounts.add_journal_months(${first}::date, ${last}::date)`.execute(
    tx,
  )
}
