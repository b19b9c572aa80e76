import { sql } from 'kysely'
import type { Tx } from './db.ts'

/**
 * Lets one transaction of the company at a time work on what is known by a reference, such as the uid that a caller sends once, until its
 * end; others wait and then find what it stored.
 *
 * @param companyId null: the reference is of the installation
 * @param kind what it is a reference to, such as `webcheckout.order`
 */
export async function lockReference(tx: Tx, companyId: number | null, kind: string, reference: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} ${reference}`}, ${companyId ?? 0}))`.execute(tx)
}
