import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { soldKinds } from '../../inventory/index.ts'

/** Days of sales that demand is calculated from. Source: docs/guides/purchase.md, Replenishment. */
export const historyDays = 56
/** Receipts of a supplier that its lead time is calculated from, and the fewest that are enough. */
const mostReceipts = 8
const leastReceipts = 3
/** Days a receipt counts for lead times. */
const receiptDays = 730

/** Days ahead for which seasons are known: the longest lead time and days between orders that a rule may have. */
const plannedDays = 730 + 365

export type StoreRun = {
  readonly companyId: number
  readonly runId: number
  readonly storeId: number
  readonly now: Date
  /** Service level where no rule has one. */
  readonly serviceLevel: string
  /** Lead time where neither rule, receipts nor supplier have one. Units: days. */
  readonly leadDays: number
}

/** Categories with all above them, and the rule that applies to each scope in the store. */
export function rulesOf({ companyId, storeId }: StoreRun): RawBuilder<unknown> {
  const applies = sql`r.company_id = ${companyId} and r.status = 'active' and (r.store_id is null or r.store_id = ${storeId})`
  return sql`
    ancestor as (
      select c.id as category_id, c.id as ancestor_id, c.parent_id, 0 as distance from procure.category c where c.company_id = ${companyId}
      union all
      select a.category_id, c.id, c.parent_id, a.distance + 1
      from ancestor a join procure.category c on c.company_id = ${companyId} and c.id = a.parent_id),
    branch as materialized (
      select distinct on (a.category_id) a.category_id, c.reorder
      from ancestor a join procure.category c on c.company_id = ${companyId} and c.id = a.ancestor_id
      where c.reorder is not null order by a.category_id, a.distance),
    product_rule as materialized (
      select distinct on (r.product_id) r.product_id, r.id from purchase.replenishment_rule r
      where ${applies} and r.product_id is not null order by r.product_id, r.store_id is null),
    category_rule as materialized (
      select distinct on (a.category_id) a.category_id, r.id
      from ancestor a join purchase.replenishment_rule r on r.category_id = a.ancestor_id
      where ${applies} order by a.category_id, a.distance, r.store_id is null),
    general_rule as materialized (
      select r.id from purchase.replenishment_rule r
      where ${applies} and r.product_id is null and r.category_id is null order by r.store_id is null limit 1)`
}

/**
 * Season profiles that apply to each scope, and by profile and day, from the history to the last day that is planned, the factor of the day
 * with the sum of those from today on. Factors of a profile have a mean of 1.
 */
export function seasonsOf({ companyId, storeId }: StoreRun): RawBuilder<unknown> {
  const applies = sql`s.company_id = ${companyId} and s.status = 'active' and (s.store_id is null or s.store_id = ${storeId})`
  return sql`
    product_season as materialized (
      select distinct on (s.product_id) s.product_id, s.id from purchase.season_profile s
      where ${applies} and s.product_id is not null order by s.product_id, s.store_id is null),
    category_season as materialized (
      select distinct on (a.category_id) a.category_id, s.id
      from ancestor a join purchase.season_profile s on s.category_id = a.ancestor_id
      where ${applies} order by a.category_id, a.distance, s.store_id is null),
    general_season as materialized (
      select s.id from purchase.season_profile s where ${applies} and s.product_id is null and s.category_id is null
      order by s.store_id is null limit 1),
    season_month as (
      select s.id, m.month, round(m.ppm * 12.0 / sum(m.ppm) over (partition by s.id), 6) as factor
      from purchase.season_profile s
      cross join lateral unnest(array[s.january, s.february, s.march, s.april, s.may, s.june, s.july, s.august, s.september, s.october,
        s.november, s.december]) with ordinality m (ppm, month)
      where ${applies}),
    season_day as materialized (
      select m.id, n.ahead, t.today + n.ahead as day, m.factor,
        sum(case when n.ahead < 0 then 0 else m.factor end) over (partition by m.id order by n.ahead) as total
      from day t cross join generate_series(${sql.lit(-historyDays)}, ${sql.lit(plannedDays)}) n (ahead)
      join season_month m on m.month = extract(month from t.today + n.ahead))`
}

/** Moves by day since the history starts, through the index of the store and its days. */
export function movesOf({ companyId, storeId }: StoreRun): RawBuilder<unknown> {
  return sql`
    moved as materialized (
      select d.variant_id, d.day, sum(d.in_quantity - d.out_quantity) as net,
        coalesce(sum(d.out_quantity - d.in_quantity) filter (where d.kind in ${soldKinds}), 0) as sold
      from inventory.stock_day d
      where d.company_id = ${companyId} and d.store_id = ${storeId} and not d.is_transit
        and d.day >= (select today from day) - ${sql.lit(historyDays)}
      group by 1, 2),
    selling as materialized (
      select m.variant_id from moved m where m.day < (select today from day) group by 1 having sum(m.sold) > 0),
    arrived as materialized (
      select m.variant_id, max(m.day) as day from moved m where m.net > 0 group by 1)`
}

/** What is on order for the store by expected day, and what is requested for it or of it; drafts included. */
export function inboundOf({ companyId, storeId }: StoreRun): RawBuilder<unknown> {
  return sql`
    ordered as materialized (
      select l.variant_id, l.expected_on as due_on, case o.status when 'ordered' then l.open_quantity else l.quantity end as quantity
      from purchase.purchase_order o
      join purchase.order_delivery l on l.company_id = o.company_id and l.purchase_order_id = o.id
      where o.company_id = ${companyId} and o.status in ('draft', 'pending', 'approved', 'ordered')
        and (o.status <> 'ordered' or l.open_quantity > 0) and l.store_id = ${storeId}),
    open_transfer as materialized (
      select l.variant_id, t.from_store_id, t.to_store_id, t.status in ('draft', 'submitted', 'pending') as is_unreserved,
        case when t.status in ('approved', 'in_fulfilment')
          then l.approved_quantity - l.cancelled_quantity - l.shipped_quantity else l.quantity end as quantity
      from inventory.transfer t join inventory.transfer_line l on l.company_id = t.company_id and l.transfer_id = t.id
      where t.company_id = ${companyId} and ${storeId} in (t.from_store_id, t.to_store_id)
        and t.status in ('draft', 'submitted', 'pending', 'approved', 'in_fulfilment')),
    requested as materialized (
      select t.variant_id, coalesce(sum(t.quantity) filter (where t.to_store_id = ${storeId}), 0) as incoming,
        coalesce(sum(t.quantity) filter (where t.from_store_id = ${storeId} and t.is_unreserved), 0) as outgoing
      from open_transfer t group by 1)`
}

/** Mean and deviation of lead times of suppliers, from sending the order to the receipt. */
export function leadTimesOf({ companyId, now }: StoreRun): RawBuilder<unknown> {
  return sql`
    receipt_days as (
      select o.supplier_id, greatest(i.effective_on - (o.sent_at at time zone c.timezone)::date, 0) as days,
        row_number() over (partition by o.supplier_id order by i.effective_on desc, i.id desc) as n
      from purchase.order_receipt x
      join inventory.receipt i on i.company_id = x.company_id and i.id = x.receipt_id and i.status in ('posted', 'closed')
      join purchase.purchase_order o on o.company_id = x.company_id and o.id = x.purchase_order_id and o.sent_at is not null
      join erp.company c on c.id = o.company_id
      where x.company_id = ${companyId} and i.effective_on > ${now.toISOString()}::timestamptz::date - ${sql.lit(receiptDays)}),
    lead as materialized (
      select r.supplier_id, round(avg(r.days), 6) as days, round(stddev_samp(r.days), 6) as deviation from receipt_days r
      where r.n <= ${sql.lit(mostReceipts)} group by 1 having count(*) >= ${sql.lit(leastReceipts)})`
}
