import { fail } from '@countinghouse/contract/errors'
import type { OrderProgress } from '@countinghouse/contract/sales/order-progress'
import { salesOrder } from '@countinghouse/contract/sales/sales-order'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { readDocument } from '../../../platform/documents/document.ts'
import { demandType } from './order-stock.ts'

/** Throws: not_found. */
export async function findProgress(ctx: Ctx, reader: Reader, id: number): Promise<OrderProgress> {
  await readDocument(ctx, reader, salesOrder, id)
  const { rows } = await sql<OrderProgress>`
    select (
      select json_agg(json_build_object('lineNo', l.line_no, 'sku', v.sku, 'name', platform.in_language(p.name, p.name_ar), 'options', concat_ws(' ', platform.in_language(k.name, k.name_ar), platform.in_language(z.name, z.name_ar)),
        'quantity', l.quantity, 'reserved', coalesce(r.quantity - r.consumed_quantity, 0) + l.released_quantity,
        'delivered', l.delivered_quantity,
        'invoiced', l.invoiced_quantity, 'cancelled', l.cancelled_quantity, 'open', l.open_quantity) order by l.line_no)
      from sales.sales_order_line l
      join procure.variant v on v.company_id = l.company_id and v.id = l.variant_id
      join procure.product p on p.company_id = v.company_id and p.id = v.product_id
      left join procure.color k on k.company_id = v.company_id and k.id = v.color_id
      left join procure.size z on z.company_id = v.company_id and z.id = v.size_id
      left join inventory.stock_reservation r on r.company_id = l.company_id and r.demand_type = ${demandType} and r.demand_id = l.id
        and r.state = 'open'
      where l.company_id = o.company_id and l.sales_order_id = o.id) as items,
      coalesce((
        select json_agg(json_build_object('id', d.id, 'name', d.name, 'status', d.status, 'effectiveOn', d.effective_on, 'trackingNo', d.tracking_no,
          'quantity', (select sum(i.shipped_quantity) from sales.delivery_line i where i.company_id = d.company_id and i.delivery_id = d.id),
          'invoice', case when n.id is not null then json_build_object('id', n.id, 'name', n.name) end) order by d.id)
        from sales.delivery d left join accounts.invoice n on n.company_id = d.company_id and n.id = d.invoice_id
        where d.company_id = o.company_id and d.sales_order_id = o.id), '[]') as deliveries,
      json_build_object('currency', o.currency_code, 'requiredMinor', o.deposit_required_minor, 'paidMinor', d.paid_minor,
        'usedMinor', d.used_minor, 'leftMinor', d.left_minor) as deposit,
      (select json_build_object('status', m.status, 'openMinor', m.open_minor) from sales.payment_of(o.company_id, o.id) m) as payment,
      coalesce((
        select json_agg(json_build_object('id', p.id, 'name', p.name, 'status', p.status, 'amountMinor', p.amount_minor,
          'refundedMinor', p.refunded_minor) order by p.id desc)
        from payments.online_payment p where p.company_id = o.company_id and p.sales_order_id = o.id), '[]') as online,
      json_build_object('currency', y.base_currency, 'limitMinor', c.credit_limit_minor,
        'usedMinor', sales.credit_used(o.company_id, o.customer_id)) as credit
    from sales.sales_order o
    join erp.company y on y.id = o.company_id
    cross join lateral payments.deposit_of(o.company_id, o.id) d
    join crm.customer c on c.company_id = o.company_id and c.id = o.customer_id
    where o.company_id = ${ctx.companyId} and o.id = ${id}`.execute(reader)
  return rows[0] ?? fail('not_found')
}
