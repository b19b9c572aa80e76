import { container } from '@countinghouse/contract/inventory/container'
import type { getMilestones } from '@countinghouse/contract/inventory/container-milestones'
import type { OutputOfRoute } from '@countinghouse/contract/route'
import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { readDocument } from '../../../platform/documents/document.ts'

type Found = OutputOfRoute<typeof getMilestones>

/** Milestones of a container, newest first, with its free days and demurrage to date. Throws: not_found. */
export async function findMilestones(ctx: Ctx, reader: Reader, id: number): Promise<Found> {
  await readDocument(ctx, reader, container, id)
  const { companyId, now } = ctx
  const { rows } = await sql<Found>`
    select
      (select coalesce(json_agg(json_build_object('id', m.id, 'code', m.code, 'happenedOn', m.happened_on, 'etaBefore', m.eta_before,
          'eta', m.eta, 'note', m.note, 'createdAt', m.created_at, 'createdBy', u.first_name || ' ' || u.last_name) order by m.id desc), '[]')
        from inventory.container_milestone m
        left join erp.app_user u on u.company_id = m.company_id and u.id = m.created_by
        where m.company_id = c.company_id and m.container_id = c.id) as milestones,
      case when c.gate_out_on is not null and c.free_days is not null then json_build_object('daysOut', d.out,
        'daysOver', greatest(d.out - c.free_days, 0), 'demurrageMinor', greatest(d.out - c.free_days, 0) * c.demurrage_per_day_minor) end
        as "freeTime"
    from inventory.container c
    join erp.store s on s.company_id = c.company_id and s.id = c.store_id
    cross join lateral (
      select greatest(coalesce(c.emptied_on, (${now.toISOString()}::timestamptz at time zone s.timezone)::date) - c.gate_out_on, 0) as out) d
    where c.company_id = ${companyId} and c.id = ${id}`.execute(reader)
  return rows[0] ?? fail('not_found')
}
