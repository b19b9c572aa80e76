import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/purchase/partner-news.text'
import { purchaseOrder } from '@countinghouse/contract/purchase/purchase-order'
import type { Text } from '@countinghouse/kernel/text'
import { z } from 'zod'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { TransitionOutcome } from '../../../platform/documents/document.ts'
import { discardDraft, lockDocumentRow, moveDocument } from '../../../platform/documents/document.ts'
import type { Applied } from '../../accounts/index.ts'
import { endMessages, notifyPeople } from '../../accounts/index.ts'
import type { PurchaseOrder } from '../purchase-order/calculate-order.ts'
import { hasOpenReceipt } from '../purchase-order/line-quantities.ts'
import { findPartnerOrder } from './partner-orders.ts'

export const CancellationBody = z.object({
  uid: z.uuid(),
  number: z.string(),
  reason: z.string(),
  isWhole: z.boolean(),
})

type CancelOrder = (
  ctx: Ctx,
  tx: Tx,
  row: PurchaseOrder,
  values: { readonly reason: string },
) => Promise<TransitionOutcome>

/**
 * The partner company cancelled a transfer: the order ends, a draft as if it had not been. An order of which goods are received, or of which
 * the rest alone is cancelled, is closed by the user who is told. A whole transfer that was refused here becomes no order any more. Locks: its
 * messages, the order.
 */
export function applyCancellation(cancelOrder: CancelOrder) {
  return async (
    ctx: Ctx,
    tx: Tx,
    { link, body: { uid, number, reason, isWhole } }: Applied<z.output<typeof CancellationBody>>,
  ): Promise<void> => {
    if (isWhole) await endMessages(ctx, tx, { linkId: link.id, kind: 'transfer', uid })
    const known = await findPartnerOrder(tx, ctx.companyId, { uid })
    // An order that was refused here was not created.
    if (known === null) return
    const row = ((await lockDocumentRow(ctx, tx, purchaseOrder, known.orderId)) ?? fail('not_found')) as PurchaseOrder
    if (row.status === 'cancelled' || row.status === 'closed') return
    const tell = (words: Text, record: { readonly id: number | null; readonly name: string } = row) =>
      notifyPeople(ctx, tx, { document: purchaseOrder, event: 'cancel', record, partner: link.name, words, reason })
    if (row.status === 'draft') {
      await discardDraft(ctx, tx, purchaseOrder, row)
      return await tell(text.draft_withdrawn, { id: null, name: number })
    }
    if (!isWhole || row.receiptStatus !== 'none' || (await hasOpenReceipt(ctx, tx, row.id)))
      return await tell(text.rest_cancelled)
    const outcome = await cancelOrder(ctx, tx, row, { reason })
    await moveDocument(ctx, tx, purchaseOrder, row, { ...outcome, status: 'cancelled' })
    await tell(text.order_cancelled)
  }
}
