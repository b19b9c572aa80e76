import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../platform/database/db.ts'

/**
 * A selection by other records, such as the products of a brand, must report a missing brand instead of finding nothing. `named`:
 * ids by table. Throws: not_found.
 */
export async function requireRecords(
  db: Reader | Tx,
  companyId: number,
  named: Readonly<Record<string, number | null>>,
): Promise<void> {
  const isThere = ([table, id]: [string, number | null]) =>
    sql`(${id}::bigint is null or exists (
      select from ${sql.table(table)} t where t.company_id = ${companyId} and t.id = ${id}::bigint))`
  const { rows } = await sql<{ are_there: boolean }>`
    select ${sql.join(Object.entries(named).map(isThere), sql` and `)} as are_there`.execute(db)
  if (rows[0]?.are_there !== true) fail('not_found')
}
