import type { getNps, NpsReport } from '@countinghouse/contract/crm/nps'
import { detractorTo, mostNpsDays, npsPage, promoterFrom, usualNpsDays } from '@countinghouse/contract/crm/nps'
import { permissionName } from '@countinghouse/contract/page'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { periodOf } from '../../erp/index.ts'
import { calculateNps } from './calculate-nps.ts'

type Counted = { id: number | null; name: string | null; responses: number; promoters: number; detractors: number }
type Found = { from: string; to: string; rows: Counted[] }

/** In the stores in which the caller may view it. Throws: erp.period_too_long. */
export async function findNps(ctx: Ctx, reader: Reader, requested: InputOfRoute<typeof getNps>): Promise<NpsReport> {
  const { companyId } = ctx
  const { by, storeId = null } = requested
  const { from, to, start, end, zone } = periodOf(ctx, requested, { usualDays: usualNpsDays, mostDays: mostNpsDays })
  const stores = ctx.grants.storesWith(permissionName(npsPage, 'view'))
  const key = {
    store: sql`r.store_id as id, s.name`,
    cashier: sql`r.cashier_id as id, u.first_name || ' ' || u.last_name as name`,
    month: sql`null::bigint as id, to_char(r.answered_at at time zone ${zone}, 'YYYY-MM') as name`,
    survey: sql`r.survey_id as id, v.name`,
  }[by]
  const { rows } = await sql<Found>`
    with counted as (
      select ${key}, count(*) as responses, count(*) filter (where r.nps >= ${promoterFrom}) as promoters,
        count(*) filter (where r.nps <= ${detractorTo}) as detractors
      from crm.survey_response r
      join crm.survey v on v.company_id = r.company_id and v.id = r.survey_id
      left join erp.store s on s.company_id = r.company_id and s.id = r.store_id
      left join erp.app_user u on u.company_id = r.company_id and u.id = r.cashier_id
      where r.company_id = ${companyId} and r.nps is not null and r.answered_at >= ${start} and r.answered_at < ${end}
        and (${storeId}::bigint is null or r.store_id = ${storeId}::bigint)
        and ${stores === null ? sql`true` : sql`r.store_id = any(${stores}::bigint[])`}
      group by 1, 2)
    select (${from})::date::text as from, (${to})::date::text as to,
      coalesce((select json_agg(c order by c.name nulls last, c.id) from counted c), '[]') as rows`.execute(reader)
  const { rows: counted = [], ...days } = rows[0] ?? { from: '', to: '' }
  const sum = (measure: 'responses' | 'promoters' | 'detractors') =>
    counted.reduce((total, row) => total + row[measure], 0)
  return {
    ...days,
    by,
    total: calculateNps({ responses: sum('responses'), promoters: sum('promoters'), detractors: sum('detractors') }),
    rows: counted.map(({ id, name, ...counts }) => ({ id, name, ...calculateNps(counts) })),
  }
}
