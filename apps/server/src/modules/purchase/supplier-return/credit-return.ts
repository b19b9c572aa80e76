import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { TransitionOutcome } from '../../../platform/documents/document.ts'
import { createSupplierInvoice } from '../../accounts/index.ts'
import type { SupplierReturn } from './calculate-return.ts'

/** Creates the draft credit note of a return. Throws: purchase.nothing_to_credit, what createSupplierInvoice throws. */
export async function creditReturn(
  ctx: Ctx,
  tx: Tx,
  { supplierId, storeId, lines }: SupplierReturn,
  reference: string,
): Promise<TransitionOutcome> {
  const credited = lines.flatMap(({ variantId, quantity, creditPrice, creditMinor }) =>
    creditMinor === 0 || creditPrice === null ? [] : { variantId, quantity, unitPrice: creditPrice },
  )
  if (credited.length === 0) fail('purchase.nothing_to_credit')
  const { rows } = await sql<{ currencyCode: string }>`
    select c.base_currency as "currencyCode" from erp.company c where c.id = ${ctx.companyId}`.execute(tx)
  const { currencyCode } = rows[0] ?? fail('not_found')
  const { id } = await createSupplierInvoice(ctx, tx, {
    kind: 'credit_note',
    supplierId,
    storeId,
    currencyCode,
    paymentTermId: null,
    reference,
    lines: credited,
  })
  return { status: 'credited', set: { creditNoteId: id } }
}
