import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'

/**
 * Changes of rights in a company follow one another, so that each is judged by what the one before left. Locks: the permission version
 * of the company, which every such change raises.
 */
export async function lockRights(tx: Tx, companyId: number): Promise<void> {
  await sql`select from erp.permission_version where company_id = ${companyId} for no key update`.execute(tx)
}
