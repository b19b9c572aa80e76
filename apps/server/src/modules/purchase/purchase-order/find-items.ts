import { journalsPage } from '@countinghouse/contract/accounts/journal'
import { costPermission } from '@countinghouse/contract/procure/cost-permissions'
import type {
  AnnouncedShipment,
  OrderContainer,
  OrderItem,
  OrderReceipt,
} from '@countinghouse/contract/purchase/order-items'
import { purchaseOrder } from '@countinghouse/contract/purchase/purchase-order'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { readDocument } from '../../../platform/documents/document.ts'
import { may, mayView } from '../../../platform/access/permission.ts'
import { findContainers } from '../order-containers/find-containers.ts'
import { orderSource } from '../goods-receipt/order-source.ts'

type Found = {
  readonly items: OrderItem[]
  readonly receipts: OrderReceipt[]
  readonly containers: OrderContainer[]
  readonly announced: AnnouncedShipment[]
}

/** Receipt progress of each line, the receipts of the order in their order, containers and announced shipments. Throws: not_found. */
export async function findItems(ctx: Ctx, reader: Reader, id: number): Promise<Found> {
  await readDocument(ctx, reader, purchaseOrder, id)
  return {
    items: await findLines(ctx, reader, id),
    receipts: await findReceipts(ctx, reader, id),
    containers: await findContainers(ctx, reader, id),
    announced: await findAnnounced(ctx, reader, id),
  }
}

async function findLines({ companyId, grants }: Ctx, reader: Reader, id: number): Promise<OrderItem[]> {
  const cost = may(grants, costPermission)
    ? sql`, trim_scale(round(l.cost_minor / power(10::numeric, y.minor_unit) / l.quantity, 6))::text as "unitCost"`
    : sql``
  const { rows } = await sql<OrderItem>`
    select l.line_no as "lineNo", v.sku, platform.in_language(p.name, p.name_ar) as name, s.id as "storeId", s.name as store,
      (select json_agg(json_build_object('dueOn', d.due_on, 'quantity', d.quantity, 'open', d.open_quantity) order by d.drop_no)
        from purchase.order_delivery d
        where d.company_id = l.company_id and d.purchase_order_id = l.purchase_order_id and d.line_no = l.line_no) as deliveries,
      l.quantity::float8 as quantity,
      l.accepted_quantity::float8 as accepted, l.rejected_quantity::float8 as rejected, l.cancelled_quantity::float8 as cancelled,
      l.open_quantity::float8 as open, l.tolerated_quantity::float8 as tolerated ${cost}
    from purchase.purchase_order_line l
    join purchase.purchase_order o on o.company_id = l.company_id and o.id = l.purchase_order_id
    join procure.variant v on v.company_id = l.company_id and v.id = l.variant_id
    join procure.product p on p.company_id = v.company_id and p.id = v.product_id
    join erp.store s on s.company_id = l.company_id and s.id = (case when l.store_id is null then o.store_id else l.store_id end)
    join erp.company c on c.id = l.company_id
    join platform.currency y on y.code = c.base_currency
    where l.company_id = ${companyId} and l.purchase_order_id = ${id} order by l.line_no`.execute(reader)
  return rows
}

async function findReceipts({ companyId, grants }: Ctx, reader: Reader, id: number): Promise<OrderReceipt[]> {
  const journals = mayView(grants, journalsPage)
    ? sql`, (select coalesce(json_agg(json_build_object('id', j.id, 'totalMinor', j.total_minor) order by j.id), '[]') from accounts.journal j
        where j.company_id = r.company_id and j.source_type = ${orderSource.sourceType} and j.source_id = r.id) as journals`
    : sql``
  const { rows } = await sql<OrderReceipt>`
    select r.id, r.name, r.status, s.name as store, r.effective_on::text as "effectiveOn", r.supplier_doc_no as "supplierDocNo",
      (select json_build_object('id', c.id, 'name', c.name) from inventory.receipt t
        join inventory.container c on c.company_id = t.company_id and c.id = t.container_id
        where t.company_id = o.company_id and t.id = o.container_receipt_id) as container,
      l.accepted, l.rejected ${journals}
    from purchase.order_receipt o
    join inventory.receipt r on r.company_id = o.company_id and r.id = o.receipt_id
    join erp.store s on s.company_id = r.company_id and s.id = r.store_id
    cross join lateral (
      select coalesce(sum(l.quantity), 0)::float8 as accepted, coalesce(sum(l.rejected_quantity), 0)::float8 as rejected
      from inventory.receipt_line l where l.company_id = r.company_id and l.receipt_id = r.id) l
    where o.company_id = ${companyId} and o.purchase_order_id = ${id} order by r.id`.execute(reader)
  return rows
}

async function findAnnounced({ companyId }: Ctx, reader: Reader, id: number): Promise<AnnouncedShipment[]> {
  const { rows } = await sql<AnnouncedShipment>`
    select s.id, s.number, s.dispatched_on::text as "dispatchedOn", s.expected_on::text as "expectedOn", s.status, s.reason, (
      select coalesce(json_agg(json_build_object('sku', v.sku, 'name', platform.in_language(p.name, p.name_ar), 'quantity', l.quantity) order by v.sku), '[]')
      from purchase.partner_shipment_line l
      join procure.variant v on v.company_id = l.company_id and v.id = l.variant_id
      join procure.product p on p.company_id = v.company_id and p.id = v.product_id
      where l.company_id = s.company_id and l.partner_shipment_id = s.id) as lines
    from purchase.partner_shipment s where s.company_id = ${companyId} and s.purchase_order_id = ${id} order by s.id`.execute(
    reader,
  )
  return rows
}
