import { fail } from '@countinghouse/contract/errors'
import { permissionName } from '@countinghouse/contract/page'
import { text } from '@countinghouse/contract/sales/errors.text'
import { text as lineText } from '@countinghouse/contract/sales/line-rules.text'
import type { deliverOrder } from '@countinghouse/contract/sales/delivery'
import { delivery } from '@countinghouse/contract/sales/delivery'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import { atField } from '../../../platform/calls/at-field.ts'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { createDocument } from '../../../platform/documents/document.ts'
import type { RowOf } from '../../../platform/documents/document-handlers.ts'
import { demandType } from '../order/order-stock.ts'
import type { DeliverableOrder } from './read-order.ts'
import { readOrder } from './read-order.ts'
import { readToday } from './read-today.ts'

export type Delivery = RowOf<typeof delivery>
type Entered = Pick<Delivery, 'salesOrderId' | 'storeId' | 'lines'>

/** Lines with the lines of the order that they deliver, and the customer. Throws: sales.rule_broken, sales.not_ordered, at their fields. */
export async function completeDelivery(ctx: Ctx, tx: Tx, { salesOrderId, storeId, lines }: Entered) {
  const order = await readOrder(ctx, tx, salesOrderId)
  // The constraint of the reference answers.
  if (order === null) return { customerId: 0, deliveryMode: 'deliver', lines }
  if (order.storeId !== storeId && (await hasStore(ctx, tx, storeId)))
    fail('sales.rule_broken', atField(ctx, ['storeId'], text.other_store))
  const taken = new Set<number>()
  const matched = lines.map((line, at) => {
    const found = order.lines.find(
      ({ lineNo, variantId, open }) =>
        variantId === line.variantId &&
        (line.orderLineNo === null ? open > 0 && !taken.has(lineNo) : lineNo === line.orderLineNo),
    )
    if (found === undefined) return fail('sales.not_ordered', atField(ctx, [`lines.${at}.variantId`], text.not_ordered))
    if (taken.has(found.lineNo)) fail('sales.rule_broken', atField(ctx, [`lines.${at}.variantId`], lineText.twice))
    taken.add(found.lineNo)
    return { ...line, orderLineNo: found.lineNo, pickedQuantity: null }
  })
  return { customerId: order.customerId, deliveryMode: order.deliveryMode, lines: matched }
}

/** Otherwise the constraint of the reference answers. */
async function hasStore({ companyId }: Ctx, tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql`select from erp.store s where s.company_id = ${companyId} and s.id = ${id}`.execute(tx)
  return rows.length > 0
}

/** Throws: sales.order_not_confirmed, sales.over_delivery at the lines. */
export function requireDeliverable(ctx: Ctx, { lines }: Pick<Delivery, 'lines'>, order: DeliverableOrder): void {
  if (order.status !== 'confirmed') fail('sales.order_not_confirmed')
  const open = new Map(order.lines.map((line) => [line.lineNo, line.open]))
  const fields = lines.flatMap(({ orderLineNo, quantity }, at) => {
    const count = open.get(orderLineNo ?? 0) ?? 0
    const message = format(text.deliverable, ctx.locale, { count })
    return quantity <= count ? [] : [[`lines.${at}.quantity`, [{ code: 'rule', message }]] as const]
  })
  if (fields.length > 0) fail('sales.over_delivery', { fields: Object.fromEntries(fields) })
}

/** A draft of what is reserved, or of everything open while nothing is. Throws: see the route. */
export async function openDelivery(
  ctx: Ctx,
  tx: Tx,
  { id, uid }: InputOfRoute<typeof deliverOrder>,
): Promise<{ id: number; version: number }> {
  const order = (await readOrder(ctx, tx, id)) ?? fail('not_found')
  const stores = ctx.grants.storesWith(permissionName(delivery.page, 'create'))
  if (stores !== null && !stores.includes(order.storeId)) return fail('not_found')
  if (order.status !== 'confirmed') return fail('sales.order_not_confirmed')
  const open = order.lines.filter((line) => line.open > 0)
  if (open.length === 0) return fail('sales.nothing_open')
  const { reserved, today } = await readReserved(ctx, tx, order)
  const wanted = open.map((line) => ({
    orderLineNo: line.lineNo,
    variantId: line.variantId,
    quantity: line.isStocked ? Math.min(reserved.get(line.lineNo) ?? 0, line.open) : line.open,
  }))
  const ready = wanted.filter(({ quantity }) => quantity > 0)
  const lines = ready.length > 0 ? ready : open.map((line, at) => ({ ...wanted[at], quantity: line.open }))
  const { storeId, customerId, deliveryMode } = order
  const values = { uid, salesOrderId: id, storeId, effectiveOn: today, lines }
  const created = await createDocument(ctx, tx, delivery, values, { customerId, deliveryMode })
  return { id: created.id, version: created.version }
}

async function readReserved(ctx: Ctx, tx: Tx, { id, storeId }: DeliverableOrder) {
  const { companyId } = ctx
  const { rows } = await sql<{ lineNo: number; reserved: number }>`
    select l.line_no as "lineNo", (r.quantity - r.consumed_quantity)::float8 as reserved
    from sales.sales_order_line l
    join inventory.stock_reservation r on r.company_id = l.company_id and r.demand_type = ${demandType} and r.demand_id = l.id and r.state = 'open'
    where l.company_id = ${companyId} and l.sales_order_id = ${id}`.execute(tx)
  return {
    reserved: new Map(rows.map(({ lineNo, reserved }) => [lineNo, reserved])),
    today: await readToday(ctx, tx, storeId),
  }
}
