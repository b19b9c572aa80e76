import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'

/**
 * Refuses suggestions that stock or goods on their way have made unnecessary since they were calculated, and those whose source cannot
 * spare the quantity any more. Throws: purchase.suggestion_stale.
 */
export async function requireCurrent({ companyId }: Ctx, tx: Tx, ids: readonly number[]): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    with chosen as materialized (
      select s.id, s.store_id, s.variant_id, v.sku as name, s.reorder_point,
        (r.started_at at time zone coalesce(t.timezone, c.timezone))::date + ceil(s.lead_days + s.review_days)::integer as last_day
      from purchase.replenishment_suggestion s
      join purchase.replenishment_run r on r.company_id = s.company_id and r.id = s.run_id
      join procure.variant v on v.company_id = s.company_id and v.id = s.variant_id
      join erp.store t on t.company_id = s.company_id and t.id = s.store_id
      join erp.company c on c.id = s.company_id
      where s.company_id = ${companyId} and s.id = any(${ids}::bigint[])),
    ordered as (
      select c.id, sum(case o.status when 'ordered' then l.open_quantity else l.quantity end) as quantity
      from chosen c
      join purchase.order_delivery l on l.company_id = ${companyId} and l.variant_id = c.variant_id
      join purchase.purchase_order o on o.company_id = ${companyId} and o.id = l.purchase_order_id
        and o.status in ('draft', 'pending', 'approved', 'ordered') and l.store_id = c.store_id
      where coalesce(l.expected_on, c.last_day) <= c.last_day group by 1),
    incoming as (
      select c.id, sum(case when t.status in ('approved', 'in_fulfilment')
        then l.approved_quantity - l.cancelled_quantity - l.shipped_quantity else l.quantity end) as quantity
      from chosen c
      join inventory.transfer_line l on l.company_id = ${companyId} and l.variant_id = c.variant_id
      join inventory.transfer t on t.company_id = ${companyId} and t.id = l.transfer_id and t.to_store_id = c.store_id
        and t.status in ('draft', 'submitted', 'pending', 'approved', 'in_fulfilment') group by 1),
    short as (
      select distinct s.suggestion_id as id from purchase.replenishment_source s
      join chosen c on c.id = s.suggestion_id
      left join inventory.stock_pool p on p.company_id = ${companyId} and p.store_id = s.store_id and not p.is_transit
        and p.variant_id = c.variant_id
      where s.company_id = ${companyId} and coalesce(p.allocatable - p.reserved - p.allocated, 0) < s.quantity)
    select c.name from chosen c
    left join ordered o on o.id = c.id
    left join incoming i on i.id = c.id
    left join short h on h.id = c.id
    left join inventory.stock_pool p on p.company_id = ${companyId} and p.store_id = c.store_id and not p.is_transit
      and p.variant_id = c.variant_id
    left join inventory.stock_pool w on w.company_id = ${companyId} and w.store_id = c.store_id and w.is_transit
      and w.variant_id = c.variant_id
    left join inventory.oversold_debt d on d.company_id = ${companyId} and d.store_id = c.store_id and d.variant_id = c.variant_id
    where h.id is not null or coalesce(p.allocatable - p.reserved - p.allocated, 0) - coalesce(d.quantity, 0) + coalesce(w.on_hand, 0)
      + coalesce(o.quantity, 0) + coalesce(i.quantity, 0) > c.reorder_point
    order by c.id`.execute(tx)
  if (rows.length > 0) fail('purchase.suggestion_stale', { details: { suggestions: rows.map(({ name }) => name) } })
}
