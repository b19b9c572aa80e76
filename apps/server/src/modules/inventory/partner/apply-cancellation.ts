import { fail } from '@countinghouse/contract/errors'
import { managedTransfer } from '@countinghouse/contract/inventory/managed-transfer'
import { text } from '@countinghouse/contract/inventory/partner-news.text'
import type { Text } from '@countinghouse/kernel/text'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { discardDraft, lockDocumentRow, moveDocument } from '../../../platform/documents/document.ts'
import type { RowOf } from '../../../platform/documents/document-handlers.ts'
import type { Applied } from '../../accounts/index.ts'
import { endMessages, notifyPeople } from '../../accounts/index.ts'
import { cancelTransfer } from '../transfer/cancel-transfer.ts'

export const OrderCancellationBody = z.object({ uid: z.uuid(), number: z.string(), reason: z.string() })

const open: readonly string[] = ['submitted', 'pending', 'approved', 'in_fulfilment', 'in_transit']

/**
 * The partner company cancelled its order, or closed it: a transfer of which nothing is picked is cancelled, of any other the users who may cancel it are
 * notified, because goods were moved for it; a draft ends. An order that was refused here becomes no transfer any more. Locks: its messages, the transfer,
 * those of `cancelTransfer`.
 */
export async function applyOrderCancellation(
  ctx: Ctx,
  tx: Tx,
  { link, body: { uid, number, reason } }: Applied<z.output<typeof OrderCancellationBody>>,
): Promise<void> {
  await endMessages(ctx, tx, { linkId: link.id, kind: 'order', uid })
  const { rows } = await sql<{ id: number }>`
    select p.transfer_id as id from inventory.partner_transfer p
    where p.company_id = ${ctx.companyId} and p.company_link_id = ${link.id} and p.uid = ${uid}`.execute(tx)
  const [known] = rows
  if (known === undefined) return
  const locked = (await lockDocumentRow(ctx, tx, managedTransfer, known.id)) ?? fail('not_found')
  const row = locked as RowOf<typeof managedTransfer>
  if (row.status === 'draft') {
    await discardDraft(ctx, tx, managedTransfer, row)
    return await notifyPeople(ctx, tx, {
      ...newsOf(row, link.name, reason),
      record: { id: null, name: number },
      words: text.draft_ended,
    })
  }
  if (!open.includes(row.status)) return
  const { page } = managedTransfer
  const tell = (words: Text) => notifyPeople(ctx, tx, { ...newsOf(row, link.name, reason), words })
  if (row.lines.some(({ shippedQuantity }) => shippedQuantity > 0)) return await tell(text.rest_unwanted)
  if (row.lines.some(({ pickedQuantity }) => pickedQuantity > 0)) return await tell(text.unwanted)
  const outcome = await cancelTransfer(ctx, tx, row, { page, scope: 'all', cancelCause: 'not_needed', reason })
  await moveDocument(ctx, tx, managedTransfer, row, { status: 'cancelled', ...outcome })
  await tell(text.cancelled)
}

function newsOf(row: RowOf<typeof managedTransfer>, partner: string, reason: string) {
  return { document: managedTransfer, event: 'cancel', record: row, partner, reason }
}
