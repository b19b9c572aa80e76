import { sql } from 'kysely'

/** Days before a period in which orders are placed that are due in it. */
const daysBefore = 730

/**
 * Deliveries of orders that take of a budget `b`, with their cost: of approved, ordered and closed orders, and of `orderId`, what is due in
 * its period and not cancelled. Columns: order_id, name, supplier_id, due_on, cost. Units: minor units of the company's currency.
 */
export function budgetUse(orderId: number | null) {
  return sql`
    select o.id as order_id, o.name, o.supplier_id, d.due_on, l.cost_minor
      * greatest(least(d.from_quantity + d.quantity, l.quantity - l.cancelled_quantity) - d.from_quantity, 0) / l.quantity as cost
    from purchase.purchase_order o
    join purchase.order_delivery d on d.company_id = o.company_id and d.purchase_order_id = o.id
      and d.due_on between b.starts_on and b.ends_on and (b.store_id is null or d.store_id = b.store_id)
    join purchase.purchase_order_line l on l.company_id = d.company_id and l.purchase_order_id = d.purchase_order_id and l.line_no = d.line_no
    join procure.variant v on v.company_id = l.company_id and v.id = l.variant_id
    join procure.product p on p.company_id = v.company_id and p.id = v.product_id
    where o.company_id = b.company_id and o.ordered_on between b.starts_on - ${daysBefore}::integer and b.ends_on
      and (o.status in ('approved', 'ordered', 'closed') or o.id = ${orderId}::bigint)
      and (b.category_id is null or p.category_id in (
        with recursive below as (
          select g.id from procure.category g where g.company_id = b.company_id and g.id = b.category_id
          union select g.id from below e join procure.category g on g.company_id = b.company_id and g.parent_id = e.id)
        select e.id from below e))`
}
