import { stockCostPermission } from '@countinghouse/contract/inventory/stock-cost-permission'
import { permissionName } from '@countinghouse/contract/page'
import type { SalesReport, SalesReportFilters } from '@countinghouse/contract/sales/sales-report'
import { mostSalesDays, salesReportPage } from '@countinghouse/contract/sales/sales-report'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { may } from '../../../platform/access/permission.ts'
import { periodOf } from '../../erp/index.ts'
import { ofChosen } from '../../inventory/index.ts'

type Requested = SalesReportFilters & { readonly offset: number; readonly most: number }
type Costed<L> = L & { readonly costMinor: number }
type Found = Pick<SalesReport, 'from' | 'to' | 'currency' | 'count'> & {
  readonly totals: Costed<SalesReport['totals']>
  readonly lines: readonly Costed<SalesReport['lines'][number]>[] | null
}

const sums = sql`
  coalesce(sum(d.sold_quantity), 0) as sold, coalesce(sum(d.returned_quantity), 0) as returned,
  coalesce(sum(d.gross_sales_minor), 0)::bigint as gross, coalesce(sum(d.discount_minor), 0)::bigint as discount,
  coalesce(sum(d.returned_net_minor), 0)::bigint as returns, coalesce(sum(d.net_minor - d.returned_net_minor), 0)::bigint as net,
  coalesce(sum(d.tax_minor), 0)::bigint as tax, coalesce(sum(d.cost_minor), 0)::bigint as cost`
const written = (of: string) => sql`
  'sold', ${sql.ref(of)}.sold, 'returned', ${sql.ref(of)}.returned, 'grossMinor', ${sql.ref(of)}.gross, 'discountMinor', ${sql.ref(of)}.discount,
  'returnsMinor', ${sql.ref(of)}.returns, 'netMinor', ${sql.ref(of)}.net, 'taxMinor', ${sql.ref(of)}.tax, 'costMinor', ${sql.ref(of)}.cost`

/** Key, name and code of a line by each dimension, and the order of the lines. */
const dimensions = {
  day: { key: sql`d.day::text`, name: sql`g.key`, code: sql`null::text`, order: sql`g.key desc` },
  store: {
    key: sql`d.store_id::text`,
    name: sql`(select s.name from erp.store s where s.company_id = c.id and s.id = g.key::bigint)`,
    code: sql`(select s.code from erp.store s where s.company_id = c.id and s.id = g.key::bigint)`,
    order: sql`g.net desc, g.key`,
  },
  variant: {
    key: sql`d.variant_id::text`,
    name: sql`(select platform.in_language(p.name, p.name_ar) from procure.variant v join procure.product p on p.company_id = v.company_id and p.id = v.product_id
      where v.company_id = c.id and v.id = g.key::bigint)`,
    code: sql`(select v.sku from procure.variant v where v.company_id = c.id and v.id = g.key::bigint)`,
    order: sql`g.net desc, g.key`,
  },
} as const

/** Sales of a period by day, store or variant, in one statement over the daily totals. Costs need their permission. Throws: erp.period_too_long. */
export async function findSales(ctx: Ctx, reader: Reader, requested: Requested): Promise<SalesReport> {
  const { companyId } = ctx
  const { from, to } = periodOf(ctx, requested, { usualDays: 31, mostDays: mostSalesDays })
  const { by, storeId = null } = requested
  const { key, name, code, order } = dimensions[by]
  const stores = ctx.grants.storesWith(permissionName(salesReportPage, 'view'))
  const chosen = ofChosen(companyId, requested)
  const { rows } = await sql<Found>`
    with period as materialized (select (${from})::date as first, (${to})::date as last),
    store as materialized (select s.id from erp.store s where s.company_id = ${companyId}
      and ${stores === null ? sql`true` : sql`s.id = any(${stores}::bigint[])`} and (${storeId}::bigint is null or s.id = ${storeId}::bigint)),
    grouped as materialized (
      select ${key} as key, ${sums}
      from sales.sales_day d
      where d.company_id = ${companyId} and d.store_id = any(array(select id from store))
        and d.day between (select first from period) and (select last from period) ${chosen(sql`d.variant_id`)}
      group by 1),
    shown as (
      select g.*, row_number() over (order by ${order}) as place from grouped g
      order by place limit ${requested.most} offset ${requested.offset}),
    total as (
      select count(*)::int as count, coalesce(sum(g.sold), 0) as sold, coalesce(sum(g.returned), 0) as returned, coalesce(sum(g.gross), 0)::bigint as gross,
        coalesce(sum(g.discount), 0)::bigint as discount, coalesce(sum(g.returns), 0)::bigint as returns, coalesce(sum(g.net), 0)::bigint as net,
        coalesce(sum(g.tax), 0)::bigint as tax, coalesce(sum(g.cost), 0)::bigint as cost
      from grouped g)
    select (select first from period)::text as "from", (select last from period)::text as "to", c.base_currency as currency, t.count,
      json_build_object(${written('t')}) as totals,
      (select json_agg(json_build_object('key', g.key, 'name', ${name}, 'code', ${code}, ${written('g')}) order by g.place) from shown g) as lines
    from erp.company c cross join total t where c.id = ${companyId}`.execute(reader)
  const [found] = rows
  if (found === undefined) throw new Error(`There is no company ${companyId}.`)
  const { lines, totals, ...report } = found
  const mayCost = may(ctx.grants, stockCostPermission)
  const open = <L extends { readonly costMinor: number }>({ costMinor, ...line }: L) => ({
    ...line,
    ...(mayCost && { costMinor }),
  })
  return { ...report, by, totals: open(totals), lines: (lines ?? []).map(open) }
}
