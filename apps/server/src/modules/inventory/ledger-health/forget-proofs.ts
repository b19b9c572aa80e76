import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'

/** Proofs of more than a year ago say nothing any more. */
export async function forgetProofs(tx: Tx, companyId: number): Promise<void> {
  await sql`
    delete from inventory.ledger_proof where company_id = ${companyId} and finished_at < now() - interval '400 days'`.execute(
    tx,
  )
}
