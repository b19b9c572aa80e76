import { supplierInvoice } from '@countinghouse/contract/accounts/supplier-invoice'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { createCreditNote } from './create-credit-note.ts'

/** A draft credit note of a supplier for everything of its invoice that was not credited. Throws: what createCreditNote throws. */
export async function createSupplierCredit(
  ctx: Ctx,
  tx: Tx,
  credited: { readonly id: number; readonly reference: string },
): Promise<{ id: number; version: number }> {
  return await createCreditNote(ctx, tx, supplierInvoice, 'purchase', credited)
}
