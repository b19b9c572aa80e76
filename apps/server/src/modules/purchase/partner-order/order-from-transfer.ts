import { fail } from '@countinghouse/contract/errors'
import { purchaseOrder } from '@countinghouse/contract/purchase/purchase-order'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { lockDocumentRow, moveDocument } from '../../../platform/documents/document.ts'
import type { Applied } from '../../accounts/index.ts'
import { variantsOfSkus } from '../../accounts/index.ts'
import type { PurchaseOrder } from '../purchase-order/calculate-order.ts'
import { createOrderDraft } from '../purchase-order/draft-order.ts'
import { fixOrder } from '../purchase-order/fix-order.ts'
import { findPartnerOrder, keepPartnerOrder } from './partner-orders.ts'

export const TransferBody = z.object({
  uid: z.uuid(),
  number: z.string(),
  dueOn: z.iso.date().nullable(),
  currency: z.string(),
  lines: z.array(z.object({ sku: z.string(), quantity: z.number(), unitPrice: z.string().nullable() })),
})
type Transfer = z.output<typeof TransferBody>

/**
 * An approved transfer of the partner company: it confirms the order that it follows from, or creates one at the agreed prices, which is
 * ordered at once if the link says so. Throws: purchase.partner_incomplete, accounts.partner_product, what fixOrder throws.
 */
export async function applyTransfer(ctx: Ctx, tx: Tx, { link, body }: Applied<Transfer>): Promise<void> {
  const { companyId } = ctx
  const known = await findPartnerOrder(tx, companyId, { uid: body.uid })
  if (known !== null) return await confirm(ctx, tx, known.orderId, body)
  const { supplierId, receivingStoreId: storeId } = link
  if (supplierId === null || storeId === null) return fail('purchase.partner_incomplete')
  const today = await todayOf(ctx, tx)
  const order = await createOrder(ctx, tx, { supplierId, storeId, today }, body)
  await keepPartnerOrder(tx, companyId, { orderId: order.id, linkId: link.id, uid: body.uid })
  if (!link.isAutoApproved) return
  const set = await fixOrder(ctx, tx, order)
  const approved = await moveDocument(ctx, tx, purchaseOrder, order, { status: 'approved', set })
  const sentAt = ctx.now.toISOString()
  await moveDocument(ctx, tx, purchaseOrder, approved, {
    status: 'ordered',
    set: { sentAt, confirmedOn: order.dueOn },
  })
}

async function confirm(ctx: Ctx, tx: Tx, id: number, { number, dueOn }: Transfer): Promise<void> {
  const row = (await lockDocumentRow(ctx, tx, purchaseOrder, id)) ?? fail('not_found')
  const confirmedOn = dueOn ?? row['dueOn']
  await moveDocument(ctx, tx, purchaseOrder, row, { set: { supplierReference: number, confirmedOn } })
}

type Terms = { readonly supplierId: number; readonly storeId: number; readonly today: string }

async function createOrder(
  ctx: Ctx,
  tx: Tx,
  { supplierId, storeId, today }: Terms,
  { uid, number, dueOn, currency, lines }: Transfer,
): Promise<PurchaseOrder> {
  const variants = await variantsOfSkus(
    ctx,
    tx,
    lines.map(({ sku }) => sku),
  )
  return await createOrderDraft(ctx, tx, {
    uid,
    supplierId,
    storeId,
    orderedOn: today,
    // The day of the transfer may be over when it is approved.
    dueOn: dueOn === null || dueOn < today ? today : dueOn,
    currency,
    // The partner invoices the price of the transfer: no discount applies.
    discountPpm: 0,
    supplierReference: number,
    // Minimum quantities do not apply to what is on its way.
    quantityReason: number,
    lines: lines.map(({ sku, quantity, unitPrice }) => ({
      variantId: variants.get(sku) ?? 0,
      quantity,
      unitPrice,
      discountPpm: 0,
    })),
  })
}

async function todayOf({ companyId, now }: Ctx, tx: Tx): Promise<string> {
  const { rows } = await sql<{ today: string }>`
    select to_char((${now.toISOString()}::timestamptz at time zone c.timezone)::date, 'YYYY-MM-DD') as today
    from erp.company c where c.id = ${companyId}`.execute(tx)
  return rows[0]?.today ?? fail('not_found')
}
