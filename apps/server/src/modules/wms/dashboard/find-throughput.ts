import { movesPage } from '@countinghouse/contract/inventory/move'
import { permissionName } from '@countinghouse/contract/page'
import type { Throughput } from '@countinghouse/contract/wms/dashboard'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { countedStores } from './counted-stores.ts'

/**
 * Postings of today in the caller's stores, by hour. Moves are read by `posted_on`, whose days can differ from those of the company,
 * so the adjacent days are included. Empty without permission to view stock moves.
 */
export async function findThroughput(ctx: Ctx, reader: Reader, storeId: number | undefined): Promise<Throughput> {
  const { companyId, now } = ctx
  const at = sql`${now.toISOString()}::timestamptz`
  const { rows } = await sql<Throughput['hours'][number]>`
    with store as materialized (${countedStores(ctx, permissionName(movesPage, 'view'), storeId)}),
    zone as materialized (select c.timezone as name, (${at} at time zone c.timezone) as local from erp.company c where c.id = ${companyId}),
    day as materialized (select local::date as today, (local::date::timestamp at time zone name) as start, extract(hour from local)::int as hour from zone),
    place as materialized (
      select l.id from inventory.location l where l.company_id = ${companyId} and l.store_id = any(array(select id from store))),
    posted as (
      select extract(hour from g.posted_at at time zone (select name from zone))::int as hour, m.posting_id
      from inventory.stock_move m
      join inventory.stock_posting g on g.company_id = ${companyId} and g.id = m.posting_id
      where m.company_id = ${companyId} and m.posted_on between (select today - 1 from day) and (select today + 1 from day)
        and g.posted_at >= (select start from day) and g.posted_at <= ${at}
        and (m.from_location_id in (select id from place) or m.to_location_id in (select id from place)))
    select h.hour, count(distinct p.posting_id)::int as postings, count(p.posting_id)::int as lines
    from generate_series(0, (select hour from day)) as h (hour) left join posted p on p.hour = h.hour
    group by h.hour order by h.hour`.execute(reader)
  return { hours: rows, at: now.toISOString() }
}
