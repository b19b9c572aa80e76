import { leastUsableDays, serviceFactors } from '@countinghouse/kernel/replenishment'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import type { StoreRun } from './store-items.ts'
import { historyDays, inboundOf, leadTimesOf, movesOf, rulesOf, seasonsOf } from './store-items.ts'

/** Days of demand that a store keeps of what it can spare. Source: docs/guides/purchase.md, Replenishment. */
const keptDays = 28

/**
 * Calculates levels of all products of a store in one statement: writes what is needed as suggestions of the run, and what can be spared
 * as surplus. Source: docs/guides/purchase.md, Replenishment.
 */
export async function calculateStore(tx: Tx, run: StoreRun): Promise<void> {
  const { companyId, runId, storeId, now } = run
  await sql`
    with recursive day as materialized (
      select (${now.toISOString()}::timestamptz at time zone s.timezone)::date as today, s.type in ('warehouse', 'hub') as is_warehouse
      from erp.store s where s.company_id = ${companyId} and s.id = ${storeId}),
    ${rulesOf(run)}, ${seasonsOf(run)}, ${movesOf(run)}, ${inboundOf(run)}, ${leadTimesOf(run)}, ${itemsOf(run)}, ${demandOf()}, ${levelsOf()},
    wanted as (
      insert into purchase.replenishment_suggestion (company_id, run_id, store_id, variant_id, model, rule_id, daily_demand, usable_days,
        days_without_sale, demand_cap, mean_demand, demand_deviation, lead_days, lead_deviation, lead_source, review_days, service_level,
        cover_days, minimum_quantity, maximum_quantity, on_hand, reserved, on_order, in_transit, outgoing, position, safety_stock,
        reorder_point, target, need, minimum_order, order_multiple, supplier_id, expected_on, season_profile_id, lead_factor, season_factor)
      select ${companyId}, ${runId}, ${storeId}, l.variant_id, l.model, l.rule_id, l.days, l.usable_days, l.days_without_sale, l.cap, l.mean,
        l.deviation, l.lead_days, l.lead_deviation, l.lead_source, l.review_days, l.service_level, l.cover_days, l.minimum_quantity,
        l.maximum_quantity, l.on_hand, l.reserved, l.on_order, l.in_transit, l.outgoing, l.position, l.safety_stock, l.reorder_point,
        l.target, l.need, l.minimum_order, l.order_multiple, l.supplier_id, d.today + ceil(l.lead_days)::integer,
        l.season_id, l.lead_factor, l.season_factor
      from level l cross join day d
      where l.need > 0 and l.method <> 'none' and not exists (
        select from purchase.replenishment_suggestion s where s.company_id = ${companyId} and s.store_id = ${storeId}
          and s.variant_id = l.variant_id and s.status = 'dismissed' and s.snoozed_until >= d.today)
      on conflict (company_id, run_id, store_id, variant_id) do nothing)
    insert into purchase.replenishment_surplus (company_id, run_id, variant_id, store_id, quantity)
    select ${companyId}, ${runId}, l.variant_id, ${storeId}, l.surplus from level l
    where l.surplus > 0 and (l.need = 0 or l.method = 'none')
    on conflict (company_id, run_id, variant_id, store_id) do nothing`.execute(tx)
}

/** Products of the store: stocked there, sold there, or with a minimum there; each with its rule and supplier. */
function itemsOf({ companyId, storeId, leadDays, serviceLevel }: StoreRun): RawBuilder<unknown> {
  return sql`
    item as materialized (
      select v.id as variant_id, p.category_id,
        case when ps.id is not null then ps.id when cs.id is not null then cs.id else (select g.id from general_season g) end as season_id, power(10::numeric, -coalesce(u.decimals, 0)) as unit,
        coalesce(r.method, b.reorder, 'auto') as method, r.id as rule_id, r.minimum_quantity, r.maximum_quantity, r.cover_days,
        case when r.cover_days is null then coalesce(r.service_level, ${serviceLevel}) end as service_level,
        coalesce(r.review_days, o.review_days, 7) as review_days,
        coalesce(r.lead_time_days, a.days, s.lead_time_days, o.lead_time_days, ${leadDays}::int)::numeric as lead_days,
        case when r.lead_time_days is null then a.deviation end as lead_deviation,
        case when r.lead_time_days is not null then 'rule' when a.days is not null then 'receipts'
          when coalesce(s.lead_time_days, o.lead_time_days) is not null then 'supplier' else 'company' end as lead_source,
        o.id as supplier_id, coalesce(s.moq_quantity, s.pack_quantity, 0) as minimum_order,
        coalesce(s.order_multiple, s.pack_quantity, o.order_multiple, power(10::numeric, -coalesce(u.decimals, 0))) as order_multiple,
        coalesce(h.on_hand, 0) as on_hand, coalesce(h.reserved + h.allocated, 0) as reserved,
        coalesce(h.allocatable - h.reserved - h.allocated, 0) - coalesce(e.quantity, 0) as available,
        coalesce(w.on_hand, 0) + coalesce(q.incoming, 0) as in_transit, coalesce(q.outgoing, 0) as outgoing
      from (
        select k.variant_id from inventory.stock_pool k
        where k.company_id = ${companyId} and k.store_id = ${storeId} and not k.is_transit
        union select g.variant_id from selling g
        union select v.id from purchase.replenishment_rule r
        join procure.variant v on v.company_id = r.company_id and v.product_id = r.product_id
        where r.company_id = ${companyId} and r.store_id = ${storeId} and r.minimum_quantity is not null and r.status = 'active') c
      join procure.variant v on v.company_id = ${companyId} and v.id = c.variant_id and v.status = 'active'
      join procure.product p on p.company_id = ${companyId} and p.id = v.product_id and p.status = 'active'
        and p.kind in ('stocked', 'consumable')
      left join procure.unit u on u.company_id = ${companyId} and u.id = p.base_unit_id
      left join branch b on b.category_id = p.category_id
      left join product_rule pr on pr.product_id = p.id
      left join category_rule cr on cr.category_id = p.category_id
      left join product_season ps on ps.product_id = p.id
      left join category_season cs on cs.category_id = p.category_id
      left join purchase.replenishment_rule r on r.company_id = ${companyId}
        and r.id = case when pr.id is not null then pr.id when cr.id is not null then cr.id else (select g.id from general_rule g) end
      left join lateral (
        select s.supplier_id, s.moq_quantity, s.pack_quantity, s.order_multiple, s.lead_time_days from procure.supplier_product s
        join procure.supplier o on o.company_id = ${companyId} and o.id = s.supplier_id and o.status = 'active' and o.standing = 'approved'
        where s.company_id = ${companyId} and s.product_id = p.id and (s.variant_id is null or s.variant_id = v.id)
          and s.status = 'active' and p.is_buyable
        order by s.is_preferred desc, s.variant_id is null, s.id limit 1) s on true
      left join procure.supplier o on o.company_id = ${companyId} and o.id = case when s.supplier_id is null then p.supplier_id else s.supplier_id end
        and o.status = 'active' and o.standing = 'approved' and p.is_buyable
      left join lead a on a.supplier_id = o.id
      left join inventory.stock_pool h on h.company_id = ${companyId} and h.store_id = ${storeId} and not h.is_transit
        and h.variant_id = v.id
      left join inventory.stock_pool w on w.company_id = ${companyId} and w.store_id = ${storeId} and w.is_transit and w.variant_id = v.id
      left join inventory.oversold_debt e on e.company_id = ${companyId} and e.store_id = ${storeId} and e.variant_id = v.id
      left join requested q on q.variant_id = v.id)`
}

/** Demand of a day is null where it had no stock and no sale; stock of past days follows from that of today. */
function demandOf(): RawBuilder<unknown> {
  return sql`
    series as (
      select i.variant_id, i.season_id, d.day::date as day, coalesce(m.sold, 0) as sold, coalesce(m.net, 0) as net,
        i.on_hand - coalesce(sum(m.net) over (
          partition by i.variant_id order by d.day desc rows between unbounded preceding and 1 preceding), 0) as closing
      from item i join selling g on g.variant_id = i.variant_id
      cross join (select t.today - n.back as day from day t cross join generate_series(0, ${sql.lit(historyDays)}) n (back)) d
      left join moved m on m.variant_id = i.variant_id and m.day = d.day),
    point as materialized (
      select s.variant_id, s.day, o.sold, o.sold / coalesce(f.factor, 1) as demand
      from series s
      left join season_day f on f.id = s.season_id and f.day = s.day
      cross join lateral (
        select case when s.sold > 0 or (s.closing > 0 and s.closing - s.net > 0) then greatest(s.sold, 0) end as sold) o
      where s.day < (select today from day)),
    middle as materialized (
      select p.variant_id, count(p.demand)::integer as usable_days, count(*) filter (where p.demand = 0)::integer as days_without_sale,
        percentile_cont(0.5) within group (order by p.demand::float8)::numeric as median,
        array_agg(p.sold order by p.day) as days
      from point p group by 1),
    spread as materialized (
      select p.variant_id, percentile_cont(0.5) within group (order by abs(p.demand - m.median)::float8)::numeric as mad
      from point p join middle m on m.variant_id = p.variant_id where p.demand is not null group by 1),
    capped as materialized (
      select m.variant_id, case when s.mad > 0 then round(m.median + 3 * 1.4826 * s.mad, 6) end as cap
      from middle m join spread s on s.variant_id = m.variant_id),
    demand as materialized (
      select p.variant_id, c.cap, round(avg(least(p.demand, c.cap)), 6) as mean,
        coalesce(round(stddev_samp(least(p.demand, c.cap)), 6), 0) as deviation
      from point p join capped c on c.variant_id = p.variant_id where p.demand is not null group by 1, 2)`
}

/** Source: docs/guides/purchase.md, Replenishment; the kernel's `levelsOf` says the same of one product. */
function levelsOf(): RawBuilder<unknown> {
  /** Mean season of so many days from today. */
  const factors = [
    ['lead', sql`i.lead_days`],
    ['season', sql`i.lead_days + i.review_days`],
    ['review', sql`i.review_days`],
    ['kept', sql.lit(keptDays)],
  ] as const
  const services = sql.join(
    Object.entries(serviceFactors).map(
      ([level, factor]) =>
        sql`(${sql.lit(`p${level.replace('.', '_')}`)}, ${sql.lit(factor)}::numeric, ${sql.lit(Number(level) / 100)}::numeric)`,
    ),
  )
  return sql`
    known as (
      select i.category_id, round(avg(d.mean), 6) as mean from item i
      join middle m on m.variant_id = i.variant_id and m.usable_days >= ${sql.lit(leastUsableDays)}
      join demand d on d.variant_id = i.variant_id group by 1),
    seasoned as (
      select i.*, ${sql.join(factors.map(([name]) => sql`coalesce(round(${sql.ref(`${name}.total`)} / (${sql.ref(`${name}.ahead`)} + 1), 6), 1) as ${sql.ref(`${name}_factor`)}`))}
      from item i ${sql.join(
        factors.map(
          ([name, days]) =>
            sql`left join season_day ${sql.ref(name)} on ${sql.ref(`${name}.id`)} = i.season_id and ${sql.ref(`${name}.ahead`)} >= 0
              and ${sql.ref(`${name}.ahead`)} = ceil(${days})::integer - 1`,
        ),
        sql` `,
      )}),
    modelled as materialized (
      select i.*, coalesce(m.usable_days, 0) as usable_days, coalesce(m.days_without_sale, 0) as days_without_sale,
        coalesce(m.days, '{}') as days, d.cap, coalesce(i.lead_deviation, round(i.lead_days / 5, 6)) as lead_spread,
        f.factor, f.probability, i.lead_days + i.review_days as period,
        case when m.usable_days >= ${sql.lit(leastUsableDays)} then d.mean when m.usable_days > 0 then coalesce(k.mean, 0) else 0 end as mean,
        case when m.usable_days >= ${sql.lit(leastUsableDays)} then d.deviation
          when m.usable_days > 0 then coalesce(round(sqrt(k.mean), 6), 0) else 0 end as deviation,
        case when i.method = 'minmax' then 'minmax'
          when m.usable_days >= ${sql.lit(leastUsableDays)} then
            case when f.factor is not null and d.mean * i.season_factor * (i.lead_days + i.review_days) < 8 and m.days_without_sale * 2 >= m.usable_days
              then 'poisson' else 'normal' end
          when m.usable_days > 0 and k.mean > 0 then 'similar' else 'minimum' end as model
      from seasoned i
      left join middle m on m.variant_id = i.variant_id
      left join demand d on d.variant_id = i.variant_id
      left join known k on k.category_id = i.category_id
      left join (values ${services}) f (level, factor, probability) on f.level = i.service_level),
    protected as materialized (
      select m.*,
        ${safetyOf(sql`m.period`, sql`m.season_factor`)} as safety_stock,
        ${safetyOf(sql`m.lead_days`, sql`m.lead_factor`)} as lead_safety,
        ${safetyOf(sql`m.review_days`, sql`m.review_factor`)} as kept_safety
      from modelled m),
    aimed as materialized (
      select p.*, round(case when p.model = 'minmax' then coalesce(p.maximum_quantity, 0)
        else least(greatest(case p.model when 'poisson' then purchase.poisson_level(p.mean * p.season_factor * p.period, p.probability)
          when 'minimum' then 0 else p.mean * p.season_factor * p.period + p.safety_stock end, p.minimum_quantity), p.maximum_quantity) end, 6) as target
      from protected p),
    due as materialized (
      select a.variant_id, sum(o.quantity) as quantity
      from aimed a join ordered o on o.variant_id = a.variant_id cross join day d
      where o.due_on is null or o.due_on <= d.today + ceil(a.period)::integer group by 1),
    placed as (
      select a.*, coalesce(u.quantity, 0) as on_order,
        a.available + coalesce(u.quantity, 0) + a.in_transit - a.outgoing as position,
        round(case a.model when 'minmax' then coalesce(a.minimum_quantity, -1) when 'poisson' then a.target - a.unit
          else least(greatest(a.mean * a.lead_factor * a.lead_days + a.lead_safety, a.minimum_quantity - a.unit), a.target - a.unit) end, 6) as reorder_point
      from aimed a left join due u on u.variant_id = a.variant_id),
    level as materialized (
      select p.variant_id, p.method, p.model, p.rule_id, p.days, p.usable_days, p.days_without_sale, p.cap, p.mean, p.deviation,
        p.lead_days, p.lead_spread as lead_deviation, p.lead_source, p.review_days, p.service_level, p.cover_days, p.minimum_quantity,
        p.maximum_quantity, p.on_hand, p.reserved, p.on_order, p.in_transit, p.outgoing, p.position, p.safety_stock, p.reorder_point,
        p.target, p.minimum_order, p.order_multiple, p.supplier_id, p.season_id, p.lead_factor, p.season_factor,
        case when p.position <= p.reorder_point and p.target > p.position
          then ceil(round((p.target - p.position) / p.unit, 4)) * p.unit else 0 end as need,
        case when p.model in ('similar', 'minmax') or (p.model = 'minimum' and not d.is_warehouse and a.day > d.today - ${sql.lit(keptDays)})
          then 0 else floor(greatest(p.available - p.outgoing
            - greatest(p.mean * p.kept_factor * ${sql.lit(keptDays)} + p.kept_safety, p.target, p.minimum_quantity), 0) / p.unit) * p.unit end as surplus
      from placed p cross join day d left join arrived a on a.variant_id = p.variant_id)`
}

/** Safety stock for so many days of a season. */
function safetyOf(days: RawBuilder<unknown>, factor: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`case when m.cover_days is not null then m.mean * ${factor} * m.cover_days
    else round(m.factor * sqrt(${days} * (m.deviation * ${factor}) ^ 2 + (m.mean * ${factor}) ^ 2 * m.lead_spread ^ 2), 6) end`
}
