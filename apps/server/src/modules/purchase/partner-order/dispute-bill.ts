import { fail } from '@countinghouse/contract/errors'
import type { disputeBill } from '@countinghouse/contract/purchase/order-bills'
import { purchaseOrder } from '@countinghouse/contract/purchase/purchase-order'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { readDocument } from '../../../platform/documents/document.ts'
import { sendMessage } from '../../accounts/index.ts'
import { endBill } from './end-bill.ts'
import { findPartnerOrder } from './partner-orders.ts'

type Bill = { readonly orderId: number; readonly reference: string; readonly status: string }

/**
 * Disputes an invoice of the partner company, which credits and re-initiates it. An invoice that is not posted ends. Throws: not_found,
 * purchase.not_disputable, accounts.link_not_connected. Locks: the invoice.
 */
export async function dispute(
  ctx: Ctx,
  tx: Tx,
  { id: invoiceId, reason }: InputOfRoute<typeof disputeBill>,
): Promise<{ id: number }> {
  const { companyId } = ctx
  const { rows } = await sql<Bill>`
    select b.purchase_order_id as "orderId", i.reference, i.status from purchase.order_bill b
    join accounts.invoice i on i.company_id = b.company_id and i.id = b.invoice_id
    where b.company_id = ${companyId} and b.invoice_id = ${invoiceId} and i.kind = 'invoice'
    for no key update of i`.execute(tx)
  const { orderId: id, reference, status } = rows[0] ?? fail('not_found')
  const order = await readDocument(ctx, tx, purchaseOrder, id, 'bill')
  const partner = await findPartnerOrder(tx, companyId, { orderId: id })
  if (partner === null) return fail('purchase.not_disputable', { details: { status } })
  if (!partner.isConnected) fail('accounts.link_not_connected')
  if (status !== 'posted' && !(await endBill(ctx, tx, invoiceId)))
    fail('purchase.not_disputable', { details: { status } })
  const { uid, linkId } = partner
  await sendMessage(ctx, tx, { linkId, kind: 'dispute', subject: reference, body: { uid, invoice: reference, reason } })
  const { entity } = purchaseOrder
  ctx.audit({ entity, entityId: id, label: order.name, before: {}, after: { disputed: reference, reason } })
  return { id }
}
