import { fail } from '@countinghouse/contract/errors'
import { permissionName } from '@countinghouse/contract/page'
import { supplierInvoice } from '@countinghouse/contract/accounts/supplier-invoice'
import { may } from '../../../platform/access/permission.ts'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { discardDraft, lockDocument, lockDocumentRow } from '../../../platform/documents/document.ts'

const discardable = ['draft', 'rejected', 'cancelled']

/** The name of a supplier invoice or credit note that was submitted or posted; null: it can be discarded. Throws: not_found. Locks: the invoice. */
export async function lockEntered(ctx: Ctx, tx: Tx, id: number): Promise<string | null> {
  const { status, name } = (await lockDocumentRow(ctx, tx, supplierInvoice, id)) ?? fail('not_found')
  return discardable.includes(status) ? null : name
}

/** Deletes the draft of a supplier invoice or credit note; a rejected or cancelled one stays. Throws: not_found, forbidden. Locks: the invoice. */
export async function discardSupplierInvoice(ctx: Ctx, tx: Tx, id: number): Promise<void> {
  const { status, version } = (await lockDocumentRow(ctx, tx, supplierInvoice, id)) ?? fail('not_found')
  if (status !== 'draft') return
  const { page } = supplierInvoice
  if (!may(ctx.grants, permissionName(page, 'delete')))
    fail('forbidden', { details: { page: page.path, event: 'delete' } })
  const draft = await lockDocument(ctx, tx, supplierInvoice, { id, version }, { event: 'delete', isNamed: false })
  await discardDraft(ctx, tx, supplierInvoice, draft)
}
