import type { SalesToday } from '@countinghouse/contract/sales/dashboard'
import { salesFiguresPermission } from '@countinghouse/contract/sales/dashboard'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { may } from '../../../platform/access/permission.ts'

type Found = Omit<SalesToday, 'at'>

const figures = (of: 'today' | 'before') => sql`
  (select json_build_object('netMinor', coalesce(sum(f.net), 0)::bigint, 'receipts', count(*) filter (where f.is_sale),
      'units', coalesce(sum(f.units) filter (where f.is_sale), 0), 'salesMinor', coalesce(sum(f.net) filter (where f.is_sale), 0)::bigint)
    from fact f where f.is_today = ${of === 'today'} and f.is_before_now)`

/**
 * Receipts of today and of the same weekday last week in the caller's stores, by hour, store and product. The day is the business date in
 * the zone of the company; hours are those of the stores.
 */
export async function findToday(ctx: Ctx, reader: Reader, storeId: number | undefined): Promise<SalesToday> {
  const { companyId, now, grants } = ctx
  const stores = may(grants, salesFiguresPermission) ? grants.storesWith(salesFiguresPermission) : []
  const at = sql`${now.toISOString()}::timestamptz`
  const { rows } = await sql<Found>`
    with day as materialized (
      select (${at} at time zone c.timezone)::date as today, extract(hour from ${at} at time zone c.timezone)::int as hour, c.base_currency as currency
      from erp.company c where c.id = ${companyId}),
    store as materialized (select s.id, s.name, s.timezone from erp.store s where s.company_id = ${companyId}
      and ${stores === null ? sql`true` : sql`s.id = any(${stores}::bigint[])`}
      and (${storeId ?? null}::bigint is null or s.id = ${storeId ?? null}::bigint)),
    fact as materialized (
      select s.store_id, s.kind = 'sale' as is_sale, s.business_on = d.today as is_today,
        case s.kind when 'sale' then s.net_minor else -s.net_minor end as net,
        extract(hour from s.sold_at at time zone o.timezone)::int as hour,
        (s.sold_at at time zone o.timezone)::time <= (${at} at time zone o.timezone)::time as is_before_now,
        (select coalesce(sum(l.quantity), 0) from sales.sale_line l where l.company_id = ${companyId} and l.sale_id = s.id) as units
      from day d
      cross join store o
      join sales.sale s on s.company_id = ${companyId} and s.store_id = o.id and s.business_on in (d.today, d.today - 7) and s.status = 'completed')
    select d.currency, d.today::text as day, (d.today - 7)::text as "lastWeek", ${figures('today')} as today, ${figures('before')} as before,
      (select count(*)::int from sales.till_session t where t.company_id = ${companyId} and t.status = 'open' and t.recovered_id is null
        and t.store_id = any(array(select id from store))) as "openSessions",
      (select json_agg(json_build_object('hour', h.hour,
          'netMinor', case when h.hour <= d.hour then coalesce((select sum(f.net) from fact f where f.is_today and f.hour = h.hour), 0)::bigint end,
          'beforeMinor', coalesce((select sum(f.net) from fact f where not f.is_today and f.hour = h.hour), 0)::bigint) order by h.hour)
        from generate_series(0, 23) as h (hour)) as hours,
      coalesce((select json_agg(json_build_object('id', o.id, 'name', o.name, 'netMinor', o.net, 'units', o.units) order by o.net desc, o.id)
        from (select o.id, o.name, sum(f.net)::bigint as net, coalesce(sum(f.units) filter (where f.is_sale), 0) as units
          from fact f join store o on o.id = f.store_id where f.is_today group by 1, 2) o), '[]') as stores,
      coalesce((select json_agg(json_build_object('id', p.id, 'name', p.name, 'netMinor', p.net, 'units', p.units) order by p.net desc, p.id)
        from (select g.id, platform.in_language(g.name, g.name_ar) as name, sum(y.net_minor - y.returned_net_minor)::bigint as net, sum(y.sold_quantity) as units
          from sales.sales_day y
          join procure.variant v on v.company_id = y.company_id and v.id = y.variant_id
          join procure.product g on g.company_id = v.company_id and g.id = v.product_id
          where y.company_id = ${companyId} and y.store_id = any(array(select id from store)) and y.day = d.today
          group by 1, 2 having sum(y.sold_quantity) > 0 order by net desc, g.id limit 10) p), '[]') as products
    from day d`.execute(reader)
  const [found] = rows
  if (found === undefined) throw new Error(`There is no company ${companyId}.`)
  return { ...found, at: now.toISOString() }
}
