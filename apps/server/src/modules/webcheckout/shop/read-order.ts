import { fail } from '@countinghouse/contract/errors'
import type { ShopOrder } from '@countinghouse/contract/webcheckout/shop'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import { demandType } from '../../sales/index.ts'
import { worksInStore } from './require-shop-store.ts'

/** What a shop sees of its order, in a store where it has the permission. Throws: not_found. */
export async function readShopOrder(
  ctx: Ctx,
  db: Reader | Tx,
  reference: string,
  event: 'view' | 'send' | 'cancel' = 'view',
): Promise<ShopOrder> {
  const { rows } = await sql<{ storeId: number; order: ShopOrder }>`
    select w.store_id as "storeId", json_build_object('reference', w.reference, 'status', w.status, 'deliveryMode', o.delivery_mode, 'salesOrderId', o.id, 'number', o.name,
      'currency', o.currency_code, 'grossMinor', o.gross_minor, 'version', o.version,
      'payment', json_build_object('status', p.status, 'paidMinor', p.paid_minor, 'openMinor', p.open_minor, 'refundedMinor', p.refunded_minor),
      'lines', (
        select json_agg(json_build_object('sku', v.sku, 'quantity', l.quantity, 'reserved', greatest(coalesce(r.quantity - r.consumed_quantity, 0) + l.released_quantity, 0),
          'dispatched', l.delivered_quantity, 'cancelled', l.cancelled_quantity, 'grossMinor', l.gross_minor) order by l.line_no)
        from sales.sales_order_line l
        join procure.variant v on v.company_id = l.company_id and v.id = l.variant_id
        left join inventory.stock_reservation r on r.company_id = l.company_id and r.demand_type = ${demandType} and r.demand_id = l.id
          and r.state = 'open'
        where l.company_id = o.company_id and l.sales_order_id = o.id),
      'deliveries', (
        select coalesce(json_agg(json_build_object('number', d.name, 'status', d.status, 'trackingNumber', d.tracking_no,
          'dispatchedAt', d.dispatched_at, 'deliveredOn', d.delivered_on) order by d.id), '[]')
        from sales.delivery d where d.company_id = o.company_id and d.sales_order_id = o.id and d.status in ('dispatched', 'delivered'))) as "order"
    from webcheckout.web_order_list w
    join sales.sales_order o on o.company_id = w.company_id and o.id = w.sales_order_id
    cross join lateral sales.payment_of(o.company_id, o.id) p
    where w.company_id = ${ctx.companyId} and w.reference = ${reference}`.execute(db)
  const [found] = rows
  return found === undefined || !worksInStore(ctx, found.storeId, event) ? fail('not_found') : found.order
}
