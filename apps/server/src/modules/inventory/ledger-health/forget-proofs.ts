import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'

/** Verifications older than a year are no longer useful. */
export async function forgetProofs(tx: Tx, companyId: number): Promise<void> {
  await sql`
    delete from inventory.ledger_proof where company_id = ${companyId} and finished_at < now() - interval '400 days'`.execute(
    tx,
  )
}
