import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'

/**
 * Serialises permission changes of a company, so that each is validated against the result of the previous one. Locks:
 * the permission version of the company, which every such change increments.
 */
export async function lockPermissions(tx: Tx, companyId: number): Promise<void> {
  await sql`select from erp.permission_version where company_id = ${companyId} for no key update`.execute(tx)
}
