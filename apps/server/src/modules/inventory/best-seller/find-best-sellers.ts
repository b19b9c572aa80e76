import type { BestSeller, BestSellerFilters, BestSellers } from '@countinghouse/contract/inventory/best-seller'
import { bestSellerPage, classEnds, mostBestSellerDays } from '@countinghouse/contract/inventory/best-seller'
import { stockCostPermission } from '@countinghouse/contract/inventory/stock-cost-permission'
import { permissionName } from '@countinghouse/contract/page'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { may } from '../../../platform/access/permission.ts'
import { periodOf } from '../../erp/index.ts'
import { ofChosen } from '../of-products.ts'
import { soldKinds } from '../sold-kinds.ts'
import { isOfHisStores } from '../stock/find-pool.ts'

type Requested = BestSellerFilters & { readonly offset: number; readonly most: number }
type Valued<L> = L & { readonly valueMinor: number }
type Found = Pick<BestSellers, 'from' | 'to' | 'currency' | 'count'> & {
  readonly totals: Valued<BestSellers['totals']>
  readonly lines: readonly Valued<BestSeller>[] | null
}

const share = sql`case when t.whole = 0 then 0 else round(greatest(r.measure, 0) * 1000000 / t.whole)::int end`

/**
 * Ranked sales less returns, in one statement over the daily totals of the period. Without the permission for costs there is no value and
 * no ranking by value. Throws: erp.period_too_long.
 */
export async function findBestSellers(ctx: Ctx, reader: Reader, requested: Requested): Promise<BestSellers> {
  const { companyId, now } = ctx
  const { from, to, zone } = periodOf(ctx, requested, { usualDays: 31, mostDays: mostBestSellerDays })
  const mayCost = may(ctx.grants, stockCostPermission)
  const by = mayCost ? requested.by : 'quantity'
  const ofStores = sql`${isOfHisStores(ctx, permissionName(bestSellerPage, 'view'), sql`s.id`)}
    and (${requested.storeId ?? null}::bigint is null or s.id = ${requested.storeId ?? null}::bigint)`
  const chosen = ofChosen(companyId, requested)
  const { rows } = await sql<Found>`
    with period as materialized (select (${from})::date as first, (${to})::date as last,
      greatest(least((${to})::date, (${now.toISOString()}::timestamptz at time zone ${zone})::date) - (${from})::date + 1, 1) as days),
    store as materialized (select s.id from erp.store s where s.company_id = ${companyId} and ${ofStores}),
    moved as materialized (
      select d.variant_id,
        coalesce(sum(d.out_quantity - d.in_quantity) filter (where d.kind <> 'sale_return'), 0) as sold,
        coalesce(sum(d.in_quantity - d.out_quantity) filter (where d.kind = 'sale_return'), 0) as returned,
        sum(d.out_value_minor - d.in_value_minor)::bigint as value_minor
      from inventory.stock_day d
      where d.company_id = ${companyId} and d.store_id = any(array(select id from store)) and not d.is_transit
        and d.day between (select first from period) and (select last from period) and d.kind in ${soldKinds} ${chosen(sql`d.variant_id`)}
      group by 1),
    item as materialized (
      select m.*, m.sold - m.returned as net, v.sku, platform.in_language(r.name, r.name_ar) as name,
        ${by === 'value' ? sql`m.value_minor::numeric` : sql`m.sold - m.returned`} as measure,
        coalesce((select sum(p.on_hand) from inventory.stock_pool p
          where p.company_id = ${companyId} and p.variant_id = m.variant_id and p.store_id = any(array(select id from store))
            and not p.is_transit), 0) as on_hand
      from moved m
      join procure.variant v on v.company_id = ${companyId} and v.id = m.variant_id
      join procure.product r on r.company_id = v.company_id and r.id = v.product_id
      where m.sold <> 0 or m.returned <> 0),
    total as (
      select coalesce(sum(greatest(measure, 0)), 0) as whole, count(*)::int as count, coalesce(sum(sold), 0) as sold,
        coalesce(sum(returned), 0) as returned, coalesce(sum(net), 0) as net, coalesce(sum(on_hand), 0) as on_hand,
        coalesce(sum(value_minor), 0)::bigint as value_minor from item),
    ranked as (
      select i.*, row_number() over w as rank, sum(greatest(i.measure, 0)) over w as reached
      from item i window w as (order by i.measure desc, i.sku, i.variant_id)),
    told as (select * from ranked order by rank limit ${requested.most} offset ${requested.offset})
    select (select first from period)::text as "from", (select last from period)::text as "to", c.base_currency as currency, t.count,
      json_build_object('sold', t.sold, 'returned', t.returned, 'net', t.net, 'onHand', t.on_hand, 'valueMinor', t.value_minor) as totals, (
        select json_agg(json_build_object('id', r.variant_id, 'rank', r.rank, 'name', r.name, 'sku', r.sku, 'sold', r.sold,
          'returned', r.returned, 'net', r.net, 'onHand', r.on_hand, 'valueMinor', r.value_minor, 'sharePpm', ${share},
          'cumulativePpm', case when t.whole = 0 then 0 else round(r.reached * 1000000 / t.whole)::int end,
          'class', case when r.measure <= 0 then 'C' when r.rank = 1 or r.reached * 1000000 <= t.whole * ${sql.lit(classEnds.a)} then 'A'
            when r.reached * 1000000 <= t.whole * ${sql.lit(classEnds.b)} then 'B' else 'C' end,
          'coverDays', case when r.net > 0 then round(r.on_hand * (select days from period) / r.net, 1) end) order by r.rank)
        from told r) as lines
    from erp.company c cross join total t where c.id = ${companyId}`.execute(reader)
  const [found] = rows
  if (found === undefined) throw new Error(`There is no company ${companyId}.`)
  const { lines, totals, ...report } = found
  const told = <L extends { readonly valueMinor: number }>({ valueMinor, ...line }: L) => ({
    ...line,
    ...(mayCost && { valueMinor }),
  })
  return { ...report, by, totals: told(totals), lines: (lines ?? []).map(told) }
}
