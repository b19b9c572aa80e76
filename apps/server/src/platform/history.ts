import type { HistoryEntry } from '@countinghouse/contract/master'
import { sql } from 'kysely'
import type { Reader } from './db.ts'

const pageSize = 50

/** Changes of one record, newest first, read from the audit rows. */
export async function historyOf(
  reader: Reader,
  companyId: number,
  entity: string,
  id: number,
  cursor: string | undefined,
) {
  const before = cursor === undefined || !/^\d{1,15}$/.test(cursor) ? null : Number(cursor)
  const { rows } = await sql<HistoryEntry>`
    select a.id, a.at, u.first_name || ' ' || u.last_name as actor, split_part(a.action, '.', 3) as action, a.changes, a.request_id as "requestId"
    from platform.audit a left join erp.app_user u on u.company_id = a.company_id and u.id = a.user_id
    where a.company_id = ${companyId} and a.entity = ${entity} and a.entity_id = ${id} and (${before}::bigint is null or a.id < ${before})
    order by a.id desc limit ${pageSize + 1}`.execute(reader)
  const items = rows.slice(0, pageSize)
  return { items, next: rows.length > pageSize ? String(items.at(-1)?.id) : null }
}
