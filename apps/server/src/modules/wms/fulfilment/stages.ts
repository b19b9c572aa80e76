import { fulfilmentStages } from '@countinghouse/contract/wms/fulfilment'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'

/**
 * Duration of each stage, from the timestamps of the documents: approval of the transfers of lines `l`, then picking, transit and
 * receiving of their shipments. Units: hours.
 */
export function stagesOf(companyId: number): RawBuilder<unknown> {
  return sql`
    select s.stage, count(p.hours)::int as count, round((percentile_cont(0.5) within group (order by p.hours))::numeric, 1) as p50,
      round((percentile_cont(0.9) within group (order by p.hours))::numeric, 1) as p90
    from unnest(array[${sql.join(fulfilmentStages.map((stage) => sql.lit(stage)))}]::text[]) with ordinality as s (stage, n)
    left join (
      select d.stage, extract(epoch from d.took) / 3600 as hours
      from (
        select 'approve' as stage, t.approved_at - t.created_at as took
        from inventory.transfer t where t.company_id = ${companyId} and t.id = any(array(select l.transfer_id from l))
        union all
        select w.stage, w.took
        from inventory.transfer_shipment p
        left join lateral (
          select min(c.created_at) as begun_at, max(c.posted_at) as posted_at
          from inventory.receipt c where c.company_id = ${companyId} and c.shipment_id = p.id and c.status <> 'cancelled') c on true
        cross join lateral (values ('dispatch', p.dispatched_at - p.created_at), ('transit', c.begun_at - p.dispatched_at),
          ('receive', c.posted_at - c.begun_at)) as w (stage, took)
        where p.company_id = ${companyId} and p.transfer_id = any(array(select l.transfer_id from l))) d
      where d.took is not null) p on p.stage = s.stage
    group by s.stage, s.n order by s.n`
}
