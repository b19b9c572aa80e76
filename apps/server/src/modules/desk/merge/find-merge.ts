import { mergeUndoDays } from '@countinghouse/contract/merge'
import type { MergeRoutes } from '@countinghouse/contract/merge'
import { fail } from '@countinghouse/contract/errors'
import type { OutputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import type { MasterTable } from '../../../platform/records/master-table.ts'

/**
 * The merge that an audit row `a` of the survivor describes, identified by the instant of its transaction; null where it can no
 * longer be undone, because of its age or later changes to the survivor.
 */
export const undoableMerge = sql<number | null>`(
  select m.id from desk.merge m
  where m.company_id = a.company_id and m.entity = a.entity and m.survivor_id = a.entity_id and m.created_at = a.at
    and m.created_at > now() - make_interval(days => ${sql.lit(mergeUndoDays)})
    and not exists (select from desk.merge_undone u where u.company_id = m.company_id and u.merge_id = m.id)
    and not exists (
      select from desk.merge_loser l
      join desk.merge n on n.company_id = l.company_id and n.id = l.merge_id and n.entity = m.entity
      where l.company_id = m.company_id and l.record_id = m.survivor_id and n.id > m.id
        and not exists (select from desk.merge_undone u where u.company_id = n.company_id and u.merge_id = n.id)))`

type Found = OutputOfRoute<MergeRoutes['mergeOf']>

/** The merge in which a record ended, with its current survivor; null for a record that was not merged. Throws: not_found. */
export async function findMergeOf(
  { companyId }: Pick<Ctx, 'companyId'>,
  reader: Reader,
  { entity, name }: MasterTable,
  id: number,
): Promise<Found> {
  const { rows } = await sql<Found>`
    select case when t.is_merged then jsonb_build_object('id', m.id, 'into', jsonb_build_object('id', s.id, 'code', s.code, 'name', s.name),
      'at', to_char(m.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'by', u.first_name || ' ' || u.last_name,
      'canUndo', m.survivor_id = s.id and m.created_at > now() - make_interval(days => ${sql.lit(mergeUndoDays)})) end as merge
    from ${name} t
    left join ${name} s on s.company_id = t.company_id and s.id = t.merged_into_id
    left join lateral (
      select m.id, m.survivor_id, m.created_at, m.created_by from desk.merge_loser l
      join desk.merge m on m.company_id = l.company_id and m.id = l.merge_id and m.entity = ${entity}
      where l.company_id = t.company_id and l.record_id = t.id order by m.id desc limit 1) m on true
    left join erp.app_user u on u.company_id = t.company_id and u.id = m.created_by
    where t.company_id = ${companyId} and t.id = ${id}`.execute(reader)
  return rows[0] ?? fail('not_found')
}
