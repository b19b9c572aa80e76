import { permissionName } from '@countinghouse/contract/page'
import type { InputOfRoute } from '@countinghouse/contract/route'
import type {
  CashierControl,
  ControlMeasure,
  ControlRow,
  getCashierControl,
} from '@countinghouse/contract/sales/cashier-control'
import {
  cashierControlPage,
  controlMeasures,
  fewestEvents,
  mostControlDays,
  flagFactor,
} from '@countinghouse/contract/sales/cashier-control'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { periodOf } from '../../erp/index.ts'

type Counted = {
  readonly userId: number
  readonly cashier: string
  readonly sales: number
  readonly grossMinor: number
  readonly voids: number
  readonly voidedMinor: number
  readonly returns: number
  readonly returnedMinor: number
  readonly discounts: number
  readonly discountMinor: number
  readonly overrides: number
  readonly noSales: number
}
type Found = Pick<CashierControl, 'from' | 'to' | 'currency'> & { readonly cashiers: readonly Counted[] }

/** In the stores in which the caller may view it. Throws: erp.period_too_long. */
export async function findCashiers(
  ctx: Ctx,
  reader: Reader,
  requested: InputOfRoute<typeof getCashierControl>,
): Promise<CashierControl> {
  const { from, to, currency, cashiers } = await count(ctx, reader, requested)
  const all = cashiers.reduce<Sums>(added, nothing)
  const averages = ratesOf(all)
  const rows = cashiers.map((cashier): ControlRow => {
    const { userId, sales, grossMinor, voidedMinor, returnedMinor, discountMinor } = cashier
    const rates = ratesOf(cashier)
    const measure = (key: ControlMeasure, amountMinor: number | null) => ({
      count: cashier[key],
      amountMinor,
      ratePpm: rates[key],
      isFlagged: cashier[key] >= fewestEvents && rates[key] > flagFactor * averages[key],
    })
    return {
      userId,
      cashier: cashier.cashier,
      sales,
      grossMinor,
      voids: measure('voids', voidedMinor),
      returns: measure('returns', returnedMinor),
      discounts: measure('discounts', discountMinor),
      overrides: measure('overrides', null),
      noSales: measure('noSales', null),
    }
  })
  return { from, to, currency, rows, averages }
}

type Sums = Omit<Counted, 'userId' | 'cashier'>
const nothing: Sums = {
  sales: 0,
  grossMinor: 0,
  voids: 0,
  voidedMinor: 0,
  returns: 0,
  returnedMinor: 0,
  discounts: 0,
  discountMinor: 0,
  overrides: 0,
  noSales: 0,
}

function added(sum: Sums, cashier: Sums): Sums {
  const keys = Object.keys(nothing) as (keyof Sums)[]
  return Object.fromEntries(keys.map((key) => [key, sum[key] + cashier[key]])) as Sums
}

function ratesOf(of: Sums): Record<ControlMeasure, number> {
  const receipts = of.sales + of.voids
  const rate = (part: number, whole: number) => (whole <= 0 ? 0 : Math.round((part / whole) * 1_000_000))
  const rates: Record<ControlMeasure, number> = {
    voids: rate(of.voids, receipts),
    returns: rate(of.returnedMinor, of.grossMinor),
    discounts: rate(of.discountMinor, of.grossMinor + of.discountMinor),
    overrides: rate(of.overrides, receipts),
    noSales: rate(of.noSales, receipts),
  }
  return Object.fromEntries(controlMeasures.map((measure) => [measure, rates[measure]])) as typeof rates
}

/** By person: who sold, took back and gave discounts, who voided, and who opened the drawer. */
async function count(ctx: Ctx, reader: Reader, requested: InputOfRoute<typeof getCashierControl>): Promise<Found> {
  const { companyId } = ctx
  const { from, to } = periodOf(ctx, requested, { usualDays: 31, mostDays: mostControlDays })
  const { storeId = null } = requested
  const stores = ctx.grants.storesWith(permissionName(cashierControlPage, 'view'))
  const { rows } = await sql<Found>`
    with period as materialized (select (${from})::date as first, (${to})::date as last),
    receipt as materialized (
      select s.* from period p
      join sales.sale s on s.company_id = ${companyId} and s.business_on between p.first and p.last
      where (${storeId}::bigint is null or s.store_id = ${storeId}::bigint)
        and ${stores === null ? sql`true` : sql`s.store_id = any(${stores}::bigint[])`}),
    line as (
      select r.posted_by, r.id, sum(l.discount_minor)::bigint - coalesce((
          select sum(p.amount_minor) from sales.sale_promotion p where p.company_id = ${companyId} and p.sale_id = r.id), 0)::bigint as discount,
        count(*) filter (where l.unit_minor <> l.list_minor and l.kit_no is null) + (
          select count(*) from sales.sale_kit k
          where k.company_id = ${companyId} and k.sale_id = r.id and k.unit_minor <> k.list_minor) as overrides
      from receipt r join sales.sale_line l on l.company_id = r.company_id and l.sale_id = r.id
      where r.kind = 'sale' and r.status = 'completed' group by r.posted_by, r.id),
    done as (
      select posted_by as user_id, count(*) filter (where kind = 'sale' and status = 'completed') as sales,
        sum(gross_minor) filter (where kind = 'sale' and status = 'completed') as gross,
        count(*) filter (where kind = 'return' and status = 'completed') as returns,
        sum(gross_minor) filter (where kind = 'return' and status = 'completed') as returned,
        0::bigint as voids, 0::numeric as voided, 0::bigint as discounts, 0::numeric as discount, 0::numeric as overrides, 0::bigint as no_sales
      from receipt group by 1
      union all select voided_by, 0, 0, 0, 0, count(*), sum(gross_minor), 0, 0, 0, 0 from receipt where status = 'voided' group by 1
      union all select posted_by, 0, 0, 0, 0, 0, 0, count(*) filter (where discount > 0), sum(greatest(discount, 0)), sum(overrides), 0 from line group by 1
      union all select d.moved_by, 0, 0, 0, 0, 0, 0, 0, 0, 0, count(*)
      from period p
      join sales.till_session e on e.company_id = ${companyId} and e.business_on between p.first and p.last
      join sales.drawer_move d on d.company_id = e.company_id and d.till_session_id = e.id and d.kind = 'no_sale'
      where (${storeId}::bigint is null or e.store_id = ${storeId}::bigint)
        and ${stores === null ? sql`true` : sql`e.store_id = any(${stores}::bigint[])`} group by 1),
    cashier as (
      select d.user_id, sum(d.sales) as sales, sum(d.gross) as gross, sum(d.voids) as voids, sum(d.voided) as voided, sum(d.returns) as returns,
        sum(d.returned) as returned, sum(d.discounts) as discounts, sum(d.discount) as discount, sum(d.overrides) as overrides, sum(d.no_sales) as no_sales
      from done d where d.user_id is not null group by 1)
    select p.first::text as from, p.last::text as to, c.base_currency as currency, coalesce((
      select json_agg(json_build_object('userId', u.id, 'cashier', concat_ws(' ', u.first_name, u.last_name), 'sales', x.sales,
        'grossMinor', coalesce(x.gross, 0), 'voids', x.voids, 'voidedMinor', coalesce(x.voided, 0), 'returns', x.returns, 'returnedMinor', coalesce(x.returned, 0),
        'discounts', x.discounts, 'discountMinor', coalesce(x.discount, 0), 'overrides', coalesce(x.overrides, 0), 'noSales', x.no_sales)
        order by u.first_name, u.last_name, u.id)
      from cashier x join erp.app_user u on u.company_id = c.id and u.id = x.user_id), '[]') as cashiers
    from period p cross join erp.company c where c.id = ${companyId}`.execute(reader)
  return rows[0] ?? { from: '', to: '', currency: '', cashiers: [] }
}
