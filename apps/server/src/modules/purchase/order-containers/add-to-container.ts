import { fail } from '@countinghouse/contract/errors'
import type { addToContainer } from '@countinghouse/contract/purchase/order-containers'
import { purchaseOrder } from '@countinghouse/contract/purchase/purchase-order'
import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { readDocument } from '../../../platform/documents/document.ts'
import type { OrderedGoods } from '../../inventory/index.ts'
import { lockPlanned, planContainer } from '../../inventory/index.ts'
import { findPartnerOrder } from '../partner-order/partner-orders.ts'
import type { PurchaseOrder } from '../purchase-order/calculate-order.ts'

type Input = InputOfRoute<typeof addToContainer>

/** Throws: see the route; forbidden in the store. Locks: the planned container, then the order. */
export async function addOpenGoods(
  ctx: Ctx,
  tx: Tx,
  { id, storeId, containerNo, type }: Input,
): Promise<OutputOfRoute<typeof addToContainer>> {
  const { supplierId } = (await readDocument(ctx, tx, purchaseOrder, id)) as PurchaseOrder
  const entered = { containerNo, type, supplierId, storeId, plannedOn: await todayIn(ctx, tx, storeId) }
  const planned = await lockPlanned(ctx, tx, entered)
  await sql`
    select from purchase.purchase_order o where o.company_id = ${ctx.companyId} and o.id = ${id} for no key update`.execute(
    tx,
  )
  const { status, number } = (await readDocument(ctx, tx, purchaseOrder, id)) as PurchaseOrder
  if (status !== 'ordered' || number === null) fail('purchase.not_ordered', { details: { status } })
  if ((await findPartnerOrder(tx, ctx.companyId, { orderId: id })) !== null) fail('purchase.with_partner')
  const goods = (await openGoods(ctx, tx, id, storeId)).map((line) => ({ ...line, orderNo: number }))
  if (goods.length === 0) fail('purchase.nothing_open')
  const { name, version, ...container } = await planContainer(ctx, tx, { ...entered, planned }, goods)
  return { id: container.id, name, version }
}

/** What is open for the destination and in no container, by product in the order of the lines. */
async function openGoods(
  { companyId }: Ctx,
  tx: Tx,
  id: number,
  storeId: number,
): Promise<Omit<OrderedGoods, 'orderNo'>[]> {
  const { rows } = await sql<Omit<OrderedGoods, 'orderNo'>>`
    select l.variant_id as "variantId", (l.open - l.planned)::float8 as quantity
    from (
      select l.variant_id, min(l.line_no) as place, sum(l.open_quantity) as open, coalesce((
          select sum(g.quantity) from purchase.container_goods g
          where g.company_id = ${companyId} and g.purchase_order_id = ${id} and g.store_id = ${storeId} and g.variant_id = l.variant_id), 0) as planned
      from purchase.purchase_order_line l
      join purchase.purchase_order o on o.company_id = l.company_id and o.id = l.purchase_order_id
      where l.company_id = ${companyId} and l.purchase_order_id = ${id} and l.open_quantity > 0
        and (case when l.store_id is null then o.store_id else l.store_id end) = ${storeId}
      group by 1) l
    where l.open > l.planned order by l.place`.execute(tx)
  return rows
}

/** Throws: not_found. */
async function todayIn({ companyId, now }: Ctx, tx: Tx, storeId: number): Promise<string> {
  const { rows } = await sql<{ today: string }>`
    select ((${now.toISOString()}::timestamptz at time zone s.timezone)::date)::text as today from erp.store s
    where s.company_id = ${companyId} and s.id = ${storeId}`.execute(tx)
  return (rows[0] ?? fail('not_found')).today
}
