import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'

/** What a shop sends once. */
type Referenced = 'order' | 'event' | 'cart'

/** Lets one transaction at a time work on a reference, until its end; others wait and then find what it stored. */
export async function lockReference(tx: Tx, companyId: number, kind: Referenced, reference: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`webcheckout.${kind} ${reference}`}, ${companyId}))`.execute(
    tx,
  )
}
