import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { TransitionOutcome } from '../../../platform/documents/document.ts'
import { createSupplierInvoice } from '../../accounts/index.ts'
import type { SupplierClaim } from './calculate-claim.ts'

/** Creates the draft credit note of a claim. Throws: what createSupplierInvoice throws. */
export async function creditClaim(
  ctx: Ctx,
  tx: Tx,
  { supplierId, storeId, currency: currencyCode, lines }: SupplierClaim,
  reference: string,
): Promise<TransitionOutcome> {
  const { id } = await createSupplierInvoice(ctx, tx, {
    kind: 'credit_note',
    supplierId,
    storeId,
    currencyCode,
    paymentTermId: null,
    reference,
    lines: lines.flatMap(({ variantId, quantity, unitPrice }) =>
      unitPrice === null ? [] : { variantId, quantity, unitPrice },
    ),
  })
  return { set: { creditNoteId: id } }
}

/** Whether a credit note is that of a claim. */
export async function isOfClaim(companyId: number, tx: Tx, creditNoteId: number): Promise<boolean> {
  const { rows } = await sql`
    select from purchase.supplier_claim c where c.company_id = ${companyId} and c.credit_note_id = ${creditNoteId}`.execute(
    tx,
  )
  return rows.length > 0
}
