import { leastDelivered, leastReceived, promiseDays } from '@countinghouse/contract/sales/sales-order'
import { fail } from '@countinghouse/contract/errors'
import { addDays } from '@countinghouse/kernel/days'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { demandType } from './order-stock.ts'
import type { SalesOrder } from './price-order.ts'

type OrderPromise = Pick<SalesOrder, 'expectedOn' | 'promiseOn' | 'promiseBasis'>
type Order = Pick<SalesOrder, 'id' | 'storeId' | 'deliveryMode' | 'expectedOn' | 'confirmedAt'>

const none: OrderPromise = { expectedOn: null, promiseOn: null, promiseBasis: null }

/**
 * What is promised of an order that is confirmed now, its stock reserved: from the days that deliveries of its store and mode took, else from
 * what is on order for it. One that was confirmed before keeps its promise. Source: docs/guides/sales-orders.md, Promised dates.
 */
export async function promiseOrder(ctx: Ctx, tx: Tx, order: Order): Promise<Partial<OrderPromise>> {
  if (order.confirmedAt !== null) return {}
  const today = await readToday(ctx, tx, order.storeId)
  const { count, half, most } = await readHistory(ctx, tx, order, today)
  if (count >= leastDelivered && half !== null && most !== null)
    return { expectedOn: addDays(today, half), promiseOn: addDays(today, most), promiseBasis: 'history' }
  return (await promiseOfPurchase(ctx, tx, order, today)) ?? none
}

type History = {
  readonly count: number
  /** Days that half of them took, and nine of ten. */
  readonly half: number | null
  readonly most: number | null
}

/** In the store. */
async function readToday({ companyId, now }: Ctx, tx: Tx, storeId: number): Promise<string> {
  const { rows } = await sql<{ today: string }>`
    select (${now.toISOString()}::timestamptz at time zone s.timezone)::date::text as today from erp.store s
    where s.company_id = ${companyId} and s.id = ${storeId}`.execute(tx)
  return rows[0]?.today ?? fail('not_found')
}

/** Days from confirmation to delivery, or until it could be collected. A first day that is known when it is planned lets an index be used. */
async function readHistory(
  { companyId }: Ctx,
  tx: Tx,
  { storeId, deliveryMode }: Order,
  today: string,
): Promise<History> {
  const { rows } = await sql<History>`
    select count(x.days)::int as count, percentile_disc(0.5) within group (order by x.days) as half,
      percentile_disc(0.9) within group (order by x.days) as most
    from (
      select greatest(coalesce((d.ready_at at time zone s.timezone)::date, d.delivered_on) - (o.confirmed_at at time zone s.timezone)::date, 0) as days
      from sales.delivery d join sales.sales_order o on o.company_id = d.company_id and o.id = d.sales_order_id
      join erp.store s on s.company_id = d.company_id and s.id = d.store_id
      where d.company_id = ${companyId} and d.store_id = ${storeId} and d.status = 'delivered' and d.delivery_mode = ${deliveryMode}
        and d.delivered_on > ${addDays(today, -promiseDays)}::date and o.confirmed_at is not null) x`.execute(tx)
  return rows[0] ?? { count: 0, half: null, most: null }
}

type Incoming = {
  /** Lines with goods that are neither reserved nor on order. */
  readonly missing: number
  readonly half: string | null
  readonly most: string | null
}

/**
 * The day on which the last of the goods that the order waits for is due by purchase orders for its store, later by what half of the
 * receipts of the supplier were late, and nine of ten. Null: it waits for nothing, or for goods that are not on order.
 */
async function promiseOfPurchase(
  ctx: Ctx,
  tx: Tx,
  { id, storeId }: Order,
  today: string,
): Promise<OrderPromise | null> {
  const { rows } = await sql<Incoming>`
    with short as (
      select l.line_no, l.variant_id, l.open_quantity - coalesce(r.quantity - r.consumed_quantity, 0) as quantity
      from sales.sales_order_line l
      join procure.variant v on v.company_id = l.company_id and v.id = l.variant_id
      join procure.product g on g.company_id = v.company_id and g.id = v.product_id and g.kind in ('stocked', 'consumable')
      left join inventory.stock_reservation r on r.company_id = l.company_id and r.demand_type = ${demandType} and r.demand_id = l.id
        and r.state = 'open'
      where l.company_id = ${ctx.companyId} and l.sales_order_id = ${id} and l.open_quantity > coalesce(r.quantity - r.consumed_quantity, 0))
    select count(*) filter (where e.due is null)::int as missing, max(e.due + e.half)::text as half, max(e.due + e.most)::text as most
    from short s
    left join lateral (
      select greatest(c.due, ${today}::date) as due, late.half, late.most
      from (
        select o.supplier_id, coalesce(p.due_on, o.due_on) as due,
          sum(p.open_quantity) over (order by coalesce(p.due_on, o.due_on), o.id, p.line_no) as reached
        from purchase.purchase_order_line p
        join purchase.purchase_order o on o.company_id = p.company_id and o.id = p.purchase_order_id
        where p.company_id = ${ctx.companyId} and p.variant_id = s.variant_id and coalesce(p.store_id, o.store_id) = ${storeId}
          and o.status = 'ordered' and p.open_quantity > 0 and coalesce(p.due_on, o.due_on) is not null) c
      cross join lateral (
        select case when count(*) >= ${leastReceived} then percentile_disc(0.5) within group (order by g.days) else 0 end as half,
          case when count(*) >= ${leastReceived} then percentile_disc(0.9) within group (order by g.days) else 0 end as most
        from (
          select greatest(t.effective_on - b.due_on, 0) as days from purchase.goods_receipt t
          join purchase.purchase_order b on b.company_id = t.company_id and b.id = t.purchase_order_id
          where t.company_id = ${ctx.companyId} and b.supplier_id = c.supplier_id and b.due_on is not null and t.status in ('posted', 'closed')
            and t.effective_on > ${today}::date - ${promiseDays}::int) g) late
      where c.reached >= s.quantity order by c.due limit 1) e on true`.execute(tx)
  const [{ missing, half, most } = { missing: 0, half: null, most: null }] = rows
  if (missing > 0 || half === null || most === null) return null
  return { expectedOn: half, promiseOn: most, promiseBasis: 'purchase' }
}
