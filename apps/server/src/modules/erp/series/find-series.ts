import type { SeriesRow } from '@countinghouse/contract/erp/series'
import type { Series } from '@countinghouse/contract/series'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'

/** A row with its declaration and stored setting. */
export type FoundSeries = SeriesRow & { readonly id: number | null; readonly period: string }

/**
 * All series with the settings of the company or the declared defaults, on the business date of the store or company.
 */
export async function findSeries(
  { companyId }: Pick<Ctx, 'companyId'>,
  db: Reader | Tx,
  declared: readonly Series[],
): Promise<FoundSeries[]> {
  const known = JSON.stringify(declared)
  const { rows } = await sql<FoundSeries>`
    select f.id, d.key, d.title, d."isGapless", d.store, f.prefix, f.padding, f.reset, f.period, coalesce(n.next_number, 1) as next,
      erp.series_number(f.prefix, d.store_code, f.period, f.padding, coalesce(n.next_number, 1)) as preview, f.version
    from (
      select r.*, s.id as store_id, s.code as store_code, coalesce(s.timezone, c.timezone) as timezone,
        case when s.id is not null then jsonb_build_object('id', s.id, 'name', s.name) end as store
      from jsonb_to_recordset(${known}::jsonb) as r(key text, title jsonb, prefix text, padding integer, reset text, "isPerStore" boolean, "isGapless" boolean)
      join erp.company c on c.id = ${companyId}
      left join erp.store s on r."isPerStore" and s.company_id = ${companyId} and s.status = 'active'
      where s.id is not null or not r."isPerStore") d
    left join erp.series k on k.company_id = ${companyId} and k.key = d.key and k.store_id is not distinct from d.store_id
    cross join lateral (
      select k.id, coalesce(k.prefix, d.prefix) as prefix, coalesce(k.padding, d.padding) as padding, coalesce(k.reset, d.reset) as reset,
        coalesce(k.version, 0) as version,
        erp.series_period(coalesce(k.reset, d.reset), (now() at time zone d.timezone)::date) as period) f
    left join erp.series_counter n on n.company_id = ${companyId} and n.series_id = f.id and n.period = f.period
    order by d.key, d.store_code`.execute(db)
  return rows
}
