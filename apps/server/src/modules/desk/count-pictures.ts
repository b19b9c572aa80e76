import { sql } from 'kysely'
import type { Reader, Tx } from '../../platform/database/db.ts'

/** Number of pictures attached to each of the given records, by entity. */
export async function countPictures(
  db: Reader | Tx,
  companyId: number,
  records: Readonly<Record<string, readonly number[]>>,
): Promise<number> {
  const attached = Object.entries(records).map(
    ([entity, ids]) => sql`
      select from desk.attachment a
      where a.company_id = ${companyId} and a.entity = ${entity} and a.record_id = any(${ids}::bigint[])
        and a.removed_at is null and a.medium_file_id is not null`,
  )
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${sql.join(attached, sql` union all `)}) a`.execute(db)
  return rows[0]?.count ?? 0
}
