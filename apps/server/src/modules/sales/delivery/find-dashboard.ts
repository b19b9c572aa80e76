import { fail } from '@countinghouse/contract/errors'
import { permissionName } from '@countinghouse/contract/page'
import { delivery } from '@countinghouse/contract/sales/delivery'
import type { DeliveryDashboard, getDeliveryDashboard } from '@countinghouse/contract/sales/delivery-dashboard'
import { mostListed, onTimeDays } from '@countinghouse/contract/sales/delivery-dashboard'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { salesOrder } from '@countinghouse/contract/sales/sales-order'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { demandType } from '../order/order-stock.ts'

/** Marked as ready and not handed over. */
const toCollect = sql`t.delivery_mode = 'collect' and t.ready_at is not null and t.status in ('picked', 'packed')`

/** Orders and deliveries that the caller may view, of all his stores or one; nothing without their permissions. */
export async function findDashboard(
  { companyId, grants, now }: Ctx,
  reader: Reader,
  { storeId }: InputOfRoute<typeof getDeliveryDashboard>,
): Promise<DeliveryDashboard> {
  const inStores = (page: typeof salesOrder.page) => {
    const stores = grants.storesWith(permissionName(page, 'view'))
    const chosen = storeId === undefined ? sql`true` : sql`t.store_id = ${storeId}`
    return stores === null ? chosen : sql`t.store_id = any(${stores}::bigint[]) and ${chosen}`
  }
  const orders = inStores(salesOrder.page)
  const deliveries = inStores(delivery.page)
  const withStatus = (status: string) => sql`(
    select count(*) from sales.delivery t where t.company_id = ${companyId} and t.status = ${status} and ${deliveries})::int`
  const { rows } = await sql<DeliveryDashboard>`
    with today as (
      select (${now.toISOString()}::timestamptz at time zone c.timezone)::date as day from erp.company c where c.id = ${companyId}),
    waiting as materialized (
      select t.id, t.name, t.customer_id, t.store_id, t.requested_on, t.promise_on from sales.sales_order t
      where t.company_id = ${companyId} and t.status = 'confirmed' and t.delivery_status <> 'full' and ${orders})
    select y.day::text as day, (select count(*) from waiting)::int as "toDeliver",
      (select count(*) from waiting w where w.requested_on < y.day)::int as late,
      (select count(*) from waiting w where w.promise_on = y.day)::int as "promiseToday",
      (select count(*) from waiting w where w.promise_on < y.day)::int as "promiseLate",
      (select count(*) from sales.sales_order t where t.company_id = ${companyId} and t.status = 'on_hold' and ${orders})::int as held,
      ${withStatus('picking')} as "toPick", ${withStatus('picked')} as "toPack",
      (select count(*) from sales.delivery t
        where t.company_id = ${companyId} and t.status = 'packed' and t.delivery_mode = 'deliver' and ${deliveries})::int as "toDispatch",
      (select count(*) from sales.delivery t where t.company_id = ${companyId} and ${toCollect} and ${deliveries})::int as "toCollect",
      ${withStatus('dispatched')} as "onTheWay",
      (select count(*) from sales.delivery t
        where t.company_id = ${companyId} and t.status in ('dispatched', 'delivered') and not t.is_invoiced and ${deliveries})::int as "toInvoice",
      f.finished, f."onTime", coalesce((
        select json_agg(json_build_object('id', w.id, 'name', w.name, 'customer', c.name, 'store', s.name, 'requestedOn', w.requested_on, 'promiseOn', w.promise_on,
          'open', l.open, 'reserved', l.reserved) order by least(w.requested_on, w.promise_on) nulls last, w.id)
        from (select * from waiting w order by least(w.requested_on, w.promise_on) nulls last, w.id limit ${mostListed}) w
        join crm.customer c on c.company_id = ${companyId} and c.id = w.customer_id
        join erp.store s on s.company_id = ${companyId} and s.id = w.store_id
        cross join lateral (
          select sum(l.open_quantity)::float8 as open, (coalesce(sum(r.quantity - r.consumed_quantity), 0) + sum(l.released_quantity))::float8 as reserved
          from sales.sales_order_line l
          left join inventory.stock_reservation r on r.company_id = l.company_id and r.demand_type = ${demandType} and r.demand_id = l.id
            and r.state = 'open'
          where l.company_id = ${companyId} and l.sales_order_id = w.id) l), '[]') as orders,
      coalesce((
        select json_agg(json_build_object('id', w.id, 'name', w.name, 'order', o.name, 'customer', c.name, 'store', s.name, 'readyAt', w.ready_at,
          'collectBy', w.collect_by) order by w.ready_at, w.id)
        from (select * from sales.delivery t where t.company_id = ${companyId} and ${toCollect} and ${deliveries}
          order by t.ready_at, t.id limit ${mostListed}) w
        join sales.sales_order o on o.company_id = w.company_id and o.id = w.sales_order_id
        join crm.customer c on c.company_id = w.company_id and c.id = w.customer_id
        join erp.store s on s.company_id = w.company_id and s.id = w.store_id), '[]') as collections
    from today y
    cross join lateral (
      select count(*)::int as finished, count(*) filter (where t.delivered_on <= o.requested_on)::int as "onTime"
      from sales.delivery t join sales.sales_order o on o.company_id = t.company_id and o.id = t.sales_order_id and o.requested_on is not null
      where t.company_id = ${companyId} and t.status = 'delivered' and t.effective_on > y.day - ${onTimeDays}::int and ${deliveries}) f`.execute(
    reader,
  )
  return rows[0] ?? fail('not_found')
}
