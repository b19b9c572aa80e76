import { permissionName } from '@countinghouse/contract/page'
import type {
  getSupplierPerformance,
  PerformanceRow,
  SupplierPerformance,
} from '@countinghouse/contract/purchase/supplier-performance'
import {
  fewestScoredLines,
  mostPerformanceDays,
  supplierPerformancePage,
} from '@countinghouse/contract/purchase/supplier-performance'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { periodOf } from '../../erp/index.ts'

type Found = Pick<SupplierPerformance, 'from' | 'to'> & { readonly rows: readonly PerformanceRow[] | null }

/** Days around the due date that count as on time. Source: docs/guides/purchase.md, Supplier performance. */
const daysEarly = 3
const daysLate = 1

/** In the stores in which the caller may view it. Throws: erp.period_too_long. */
export async function findPerformance(
  ctx: Ctx,
  reader: Reader,
  requested: InputOfRoute<typeof getSupplierPerformance>,
): Promise<SupplierPerformance> {
  const { companyId, now } = ctx
  const { from, to, zone } = periodOf(ctx, requested, { usualDays: 180, mostDays: mostPerformanceDays })
  const { storeId = null, supplierId = null } = requested
  const stores = ctx.grants.storesWith(permissionName(supplierPerformancePage, 'view'))
  const { rows } = await sql<Found>`
    with period as materialized (
      select (${from})::date as first, (${to})::date as last, (${now.toISOString()}::timestamptz at time zone ${zone})::date as today),
    line as (
      select o.supplier_id, o.id as order_id, o.ordered_on, o.currency, o.confirmed_on is not null as is_confirmed, l.line_no, l.variant_id,
        d.due_on, d.from_quantity, d.till_quantity, d.open_quantity, d.drop_no = 1 as is_first, l.price,
        greatest(case when d.till_quantity is null then l.accepted_quantity else least(l.accepted_quantity, d.till_quantity) end - d.from_quantity, 0)
          >= d.quantity - case when d.till_quantity is null then coalesce(l.short_quantity, 0) else 0 end as is_full,
        l.accepted_quantity, l.rejected_quantity
      from period p
      join purchase.purchase_order o on o.company_id = ${companyId} and o.due_on >= p.first and o.due_on <= p.last
        and o.status in ('ordered', 'closed')
      join purchase.order_delivery d on d.company_id = o.company_id and d.purchase_order_id = o.id
      join purchase.purchase_order_line l on l.company_id = d.company_id and l.purchase_order_id = d.purchase_order_id and l.line_no = d.line_no
      where (${supplierId}::bigint is null or o.supplier_id = ${supplierId}::bigint)
        and (${storeId}::bigint is null or d.store_id = ${storeId}::bigint)
        and ${stores === null ? sql`true` : sql`d.store_id = any(${stores}::bigint[])`}),
    judged as (
      select l.*, coalesce(r.first_on >= l.due_on - ${sql.lit(daysEarly)} and r.last_on <= l.due_on + ${sql.lit(daysLate)}, false) as is_on_time,
        case when b.price > 0 then greatest(l.price / b.price - 1, 0) end as rise
      from line l
      cross join period p
      cross join lateral (
        select min(r.on) as first_on, max(r.on) as last_on
        from (
          select r.effective_on as on, n.quantity, sum(n.quantity) over (order by r.effective_on, r.id) as till
          from purchase.order_receipt o
          join inventory.receipt r on r.company_id = o.company_id and r.id = o.receipt_id and r.status in ('posted', 'closed')
          join inventory.receipt_line c on c.company_id = r.company_id and c.receipt_id = r.id and c.line_no = l.line_no
          cross join lateral (select c.quantity + c.damaged_quantity + c.rejected_quantity as quantity) n
          where o.company_id = ${companyId} and o.purchase_order_id = l.order_id and n.quantity > 0) r
        where r.till > l.from_quantity and (l.till_quantity is null or r.till - r.quantity < l.till_quantity)) r
      left join lateral (
        select b.price from purchase.purchase_order_line b
        join purchase.purchase_order o on o.company_id = b.company_id and o.id = b.purchase_order_id
        where l.is_first and l.price > 0 and b.company_id = ${companyId} and b.variant_id = l.variant_id and not b.is_free and o.supplier_id = l.supplier_id
          and o.currency = l.currency and o.status in ('ordered', 'closed') and (o.ordered_on, o.id) < (l.ordered_on, l.order_id)
        order by o.ordered_on desc, o.id desc, b.line_no limit 1) b on true
      where l.open_quantity = 0 or l.due_on < p.today),
    supplier as (
      select j.supplier_id, count(distinct j.order_id)::int as orders, count(*)::int as lines,
        avg(j.is_on_time::int) as on_time, avg(j.is_full::int) as in_full, avg((j.is_on_time and j.is_full)::int) as both,
        sum(j.rejected_quantity) filter (where j.is_first)
          / nullif(sum(j.accepted_quantity + j.rejected_quantity) filter (where j.is_first), 0) as rejected, avg(j.rise) as rise,
        count(distinct j.order_id) filter (where j.is_confirmed)::numeric / count(distinct j.order_id) as confirmed
      from judged j group by 1)
    select p.first::text as from, p.last::text as to, (
      select json_agg(json_build_object('supplierId', s.id, 'supplier', s.name, 'orders', f.orders, 'lines', f.lines,
        'onTimePpm', round(f.on_time * 1000000), 'inFullPpm', round(f.in_full * 1000000), 'onTimeInFullPpm', round(f.both * 1000000),
        'rejectedPpm', round(f.rejected * 1000000), 'priceRisePpm', round(f.rise * 1000000), 'confirmedPpm', round(f.confirmed * 1000000),
        'scorePpm', case when f.lines >= ${sql.lit(fewestScoredLines)} then round(1000000 * (0.5 * f.both + 0.2 * (1 - coalesce(f.rejected, 0))
          + 0.15 * greatest(1 - coalesce(f.rise, 0), 0) + 0.15 * f.confirmed)) end) order by s.name, s.id)
      from supplier f join procure.supplier s on s.company_id = ${companyId} and s.id = f.supplier_id) as rows
    from period p`.execute(reader)
  const [found] = rows
  return { from: found?.from ?? '', to: found?.to ?? '', rows: [...(found?.rows ?? [])] }
}
