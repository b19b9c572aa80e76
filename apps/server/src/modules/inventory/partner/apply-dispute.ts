import { fail } from '@countinghouse/contract/errors'
import { transferInvoice } from '@countinghouse/contract/inventory/transfer-invoice'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { lockDocumentRow, moveDocument } from '../../../platform/documents/document.ts'
import type { Applied } from '../../accounts/index.ts'
import { lockTransferOfInvoice } from '../transfer-invoice/write-invoice.ts'

export const DisputeBody = z.object({ uid: z.uuid(), invoice: z.string(), reason: z.string() })

/** The partner company disputes an invoice, which is then re-initiated. Throws: not_found. Locks: the transfer, its invoice. */
export async function applyDispute(
  ctx: Ctx,
  tx: Tx,
  { body: { uid, invoice, reason } }: Applied<z.output<typeof DisputeBody>>,
): Promise<void> {
  const { companyId } = ctx
  const { rows } = await sql<{ id: number }>`
    select i.id from inventory.partner_transfer p
    join inventory.transfer_invoice i on i.company_id = p.company_id and i.transfer_id = p.transfer_id
    join inventory.partner_invoice x on x.company_id = i.company_id and x.transfer_invoice_id = i.id
    join accounts.invoice a on a.company_id = x.company_id and a.id = x.invoice_id
    where p.company_id = ${companyId} and p.uid = ${uid} and a.number = ${invoice}`.execute(tx)
  const { id } = rows[0] ?? fail('not_found')
  await lockTransferOfInvoice(ctx, tx, id)
  const row = (await lockDocumentRow(ctx, tx, transferInvoice, id)) ?? fail('not_found')
  if (row.status === 'posted')
    await moveDocument(ctx, tx, transferInvoice, row, { status: 'disputed', set: { reason } })
}
