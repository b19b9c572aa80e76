import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/purchase/partner-news.text'
import { purchaseOrder } from '@countinghouse/contract/purchase/purchase-order'
import type { Text } from '@countinghouse/kernel/text'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { lockDocumentRow } from '../../../platform/documents/document.ts'
import type { Applied } from '../../accounts/index.ts'
import { notifyPeople, variantsOfSkus } from '../../accounts/index.ts'
import { findPartnerOrder } from './partner-orders.ts'

export const ShipmentBody = z.object({
  uid: z.uuid(),
  number: z.string(),
  dispatchedOn: z.iso.date(),
  expectedOn: z.iso.date().nullable(),
  lines: z.array(z.object({ sku: z.string(), quantity: z.number().positive() })).min(1),
})
export const RecallBody = z.object({ uid: z.uuid(), number: z.string(), reason: z.string() })

/** A shipment that the partner company dispatched of an order. Throws: not_found, accounts.partner_product. Locks: the order. */
export async function applyShipment(
  ctx: Ctx,
  tx: Tx,
  { link, body: { uid, number, dispatchedOn, expectedOn, lines } }: Applied<z.output<typeof ShipmentBody>>,
): Promise<void> {
  const { companyId } = ctx
  const order = await lockOrder(ctx, tx, uid)
  const variants = await variantsOfSkus(
    ctx,
    tx,
    lines.map(({ sku }) => sku),
  )
  const { rows } = await sql<{ id: number }>`
    insert into purchase.partner_shipment (company_id, purchase_order_id, number, dispatched_on, expected_on)
    values (${companyId}, ${order.id}, ${number}, ${dispatchedOn}::date, ${expectedOn}::date)
    on conflict on constraint partner_shipment_once do nothing returning id`.execute(tx)
  const [created] = rows
  // Recalled or received before the announcement arrived.
  if (created === undefined) return
  const sent = lines.map(({ sku, quantity }) => ({ variantId: variants.get(sku) ?? 0, quantity }))
  await sql`
    insert into purchase.partner_shipment_line (company_id, partner_shipment_id, variant_id, quantity)
    select ${companyId}, ${created.id}, l."variantId", sum(l.quantity)
    from jsonb_to_recordset(${JSON.stringify(sent)}::jsonb) as l ("variantId" bigint, quantity numeric) group by l."variantId"`.execute(
    tx,
  )
  await tell(ctx, tx, { partner: link.name, order, words: text.announced })
}

/** The shipment comes back to the partner company; what was received of it stays. Throws: not_found. Locks: the order. */
export async function applyRecall(
  ctx: Ctx,
  tx: Tx,
  { link, body: { uid, number, reason } }: Applied<z.output<typeof RecallBody>>,
): Promise<void> {
  const order = await lockOrder(ctx, tx, uid)
  const { rows } = await sql`
    insert into purchase.partner_shipment as s (company_id, purchase_order_id, number, dispatched_on, status, reason)
    values (${ctx.companyId}, ${order.id}, ${number}, erp.today(${ctx.companyId}), 'recalled', ${reason})
    on conflict on constraint partner_shipment_once do update set status = 'recalled', reason = excluded.reason
    where s.status = 'announced' returning s.id`.execute(tx)
  if (rows.length > 0) await tell(ctx, tx, { partner: link.name, order, words: text.recalled, reason })
}

/** Number of the oldest announced shipment of an order, which is on the delivery note; null: none is. */
export async function announcedNumber(companyId: number, tx: Tx, orderId: number): Promise<string | null> {
  const { rows } = await sql<{ number: string }>`
    select s.number from purchase.partner_shipment s
    where s.company_id = ${companyId} and s.purchase_order_id = ${orderId} and s.status = 'announced'
    order by s.id limit 1`.execute(tx)
  return rows[0]?.number ?? null
}

/** A finished receipt takes over the shipment that its delivery note names, else the oldest. The order is locked. */
export async function takeOver(
  companyId: number,
  tx: Tx,
  { orderId, deliveryNote }: { readonly orderId: number; readonly deliveryNote: string | null },
): Promise<void> {
  await sql`
    update purchase.partner_shipment set status = 'received'
    where company_id = ${companyId} and id = (
      select s.id from purchase.partner_shipment s
      where s.company_id = ${companyId} and s.purchase_order_id = ${orderId} and s.status = 'announced'
      order by s.number is not distinct from upper(${deliveryNote}) desc, s.id limit 1)`.execute(tx)
}

type Order = { readonly id: number; readonly name: string }

async function lockOrder(ctx: Ctx, tx: Tx, uid: string): Promise<Order> {
  const { orderId } = (await findPartnerOrder(tx, ctx.companyId, { uid })) ?? fail('not_found')
  return (await lockDocumentRow(ctx, tx, purchaseOrder, orderId)) ?? fail('not_found')
}

type News = { readonly partner: string; readonly order: Order; readonly words: Text; readonly reason?: string }

async function tell(ctx: Ctx, tx: Tx, { order: record, ...news }: News): Promise<void> {
  await notifyPeople(ctx, tx, { document: purchaseOrder, event: 'send', record, ...news })
}
