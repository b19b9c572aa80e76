import type { PickingLimitLeft } from '@countinghouse/contract/inventory/picking-limit-left'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'

type Requested = {
  readonly toStoreId: number
  readonly variantIds: readonly number[]
  /** Days are in the time zone of the store. */
  readonly now: Date
}

/**
 * Locks every limit that applies to any of these, so that each approval under a limit includes the previous one. Answers the limits;
 * without any there is nothing to check. Locks: picking limits, by id.
 */
export function lockPickingLimits(companyId: number, requested: Requested): RawBuilder<{ id: number }> {
  return sql<{ id: number }>`
    with recursive ${fittingOf(companyId, requested)}
    select l.id from inventory.ration_limit l
    where l.company_id = ${companyId} and l.id in (select f.limit_id from fitting f) order by l.id for no key update of l`
}

/**
 * Quantity the store may still be approved of each variant with a limit. The most specific limit applies: by variant, product or category,
 * then by store; of two alike the one that starts later, then the newer. docs/guides/inventory.md, Picking limits.
 */
export function pickingLimitsLeft(companyId: number, requested: Requested): RawBuilder<PickingLimitLeft> {
  return sql<PickingLimitLeft>`
    with recursive ${fittingOf(companyId, requested)},
    counting as (
      select distinct on (f.variant_id) f.variant_id, l.max_quantity, l.period_days
      from fitting f join live l on l.id = f.limit_id
      order by f.variant_id, f.rank, l.to_store_id is null, l.valid_from desc nulls last, l.id desc)
    select c.variant_id as "variantId", greatest(c.max_quantity - coalesce(g.quantity, 0), 0)::float8 as left,
      c.max_quantity::float8 as most, c.period_days as "periodDays"
    from counting c cross join destination d
    left join lateral (
      select sum(l.approved_quantity - l.cancelled_quantity) as quantity
      from inventory.transfer t
      join inventory.transfer_line l on l.company_id = t.company_id and l.transfer_id = t.id and l.variant_id = c.variant_id
      where t.company_id = ${companyId} and t.to_store_id = ${requested.toStoreId} and (t.status = 'pending'
        or t.status in ('approved', 'in_fulfilment', 'in_transit', 'received', 'closed')
          and t.approved_at >= (d.today - c.period_days + 1)::timestamp at time zone d.timezone)) g on true`
}

/**
 * Members of a `with recursive`: `live` are the current limits of the store, `fitting` which of them apply to which variant, specific ones
 * first.
 */
function fittingOf(companyId: number, { toStoreId, variantIds, now }: Requested): RawBuilder<unknown> {
  return sql`
    destination as (
      select s.timezone, (${now.toISOString()}::timestamptz at time zone s.timezone)::date as today
      from erp.store s where s.company_id = ${companyId} and s.id = ${toStoreId}),
    live as materialized (
      select l.* from inventory.ration_limit l cross join destination d
      where l.company_id = ${companyId} and l.status = 'active' and (l.to_store_id is null or l.to_store_id = ${toStoreId})
        and coalesce(l.valid_from <= d.today, true) and coalesce(l.valid_until >= d.today, true)),
    wanted as (
      select v.id as variant_id, v.product_id, p.category_id
      from procure.variant v join procure.product p on p.company_id = v.company_id and p.id = v.product_id
      where v.company_id = ${companyId} and v.id = any(${variantIds}::bigint[])),
    above (variant_id, category_id, parent_id, depth) as (
      select w.variant_id, c.id, c.parent_id, 1 from wanted w
      join procure.category c on c.company_id = ${companyId} and c.id = w.category_id
      union all
      select a.variant_id, c.id, c.parent_id, a.depth + 1 from above a
      join procure.category c on c.company_id = ${companyId} and c.id = a.parent_id),
    fitting (variant_id, limit_id, rank) as (
      select w.variant_id, l.id, -1 from wanted w join live l on l.variant_id = w.variant_id
      union all select w.variant_id, l.id, 0 from wanted w join live l on l.product_id = w.product_id
      union all select a.variant_id, l.id, a.depth from above a join live l on l.category_id = a.category_id
      union all select w.variant_id, l.id, 1000 from wanted w
        join live l on num_nonnulls(l.variant_id, l.product_id, l.category_id) = 0)`
}
