import { supplierInvoice } from '@countinghouse/contract/accounts/supplier-invoice'
import { fail } from '@countinghouse/contract/errors'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { discardDraft, lockDocumentRow, moveDocument } from '../../../platform/documents/document.ts'

/** Ends a supplier invoice that is not posted; false: it is pending approval, posted or cancelled. Locks: the invoice. */
export async function endBill(ctx: Ctx, tx: Tx, id: number): Promise<boolean> {
  const row = (await lockDocumentRow(ctx, tx, supplierInvoice, id)) ?? fail('not_found')
  if (row.status === 'draft') {
    await discardDraft(ctx, tx, supplierInvoice, row)
    return true
  }
  if (row.status !== 'approved' && row.status !== 'rejected') return false
  await moveDocument(ctx, tx, supplierInvoice, row, { status: 'cancelled' })
  return true
}
