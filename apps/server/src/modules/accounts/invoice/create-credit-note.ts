import { randomUUID } from 'node:crypto'
import { fail } from '@countinghouse/contract/errors'
import { roundedQuantity } from '@countinghouse/kernel/quantity'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { createDocument, readDocument } from '../../../platform/documents/document.ts'
import { calculateInvoice, valuesOf } from './calculate-invoice.ts'
import type { Direction, EnteredInvoice, InvoiceDocument } from './invoice-type.ts'
import { findOriginal } from './original-invoice.ts'
import { readPartyTerms } from './read-terms.ts'

type Credited = {
  readonly id: number
  /** Number of the supplier's credit note. */
  readonly reference?: string
  /** By line number; omitted: all that is left. */
  readonly quantities?: ReadonlyMap<number, number>
  /** For the document whose income the invoice defers. */
  readonly takesDeferred?: boolean
}

/**
 * A draft that credits what no posted credit note has credited yet, or quantities of it. Throws: not_found, accounts.invoice_nothing_left,
 * accounts.invoice_is_charge, accounts.invoice_is_deferred, accounts.invoice_over_credited, accounts.supplier_reference_used.
 */
export async function createCreditNote(
  ctx: Ctx,
  tx: Tx,
  document: InvoiceDocument,
  direction: Direction,
  { id, reference, quantities, takesDeferred = false }: Credited,
): Promise<{ id: number; version: number }> {
  await readDocument(ctx, tx, document, id, 'credit')
  const original = (await findOriginal(tx, ctx.companyId, id)) ?? fail('accounts.invoice_nothing_left')
  const {
    lines,
    name,
    id: originalInvoiceId,
    customerId,
    supplierId,
    isCharge,
    isDeferred,
    exemption: _,
    ...terms
  } = original
  if (isCharge) fail('accounts.invoice_is_charge')
  if (isDeferred && !takesDeferred) fail('accounts.invoice_is_deferred')
  const left = lines.flatMap(({ quantity, creditedQuantity, ...line }) => {
    const creditable =
      quantities?.get(line.lineNo) ?? (quantities === undefined ? roundedQuantity(quantity - creditedQuantity) : 0)
    return creditable > 0 ? { ...line, quantity: creditable } : []
  })
  if (left.length === 0) fail('accounts.invoice_nothing_left')
  const party = direction === 'sale' ? { customerId: customerId ?? 0 } : { supplierId: supplierId ?? 0 }
  const undated = { ...terms, ...party, kind: 'credit_note' as const, issuedOn: '', lines: left }
  const { today } = await readPartyTerms(ctx, tx, direction, undated)
  const entered: EnteredInvoice = { ...undated, issuedOn: today, ...(reference !== undefined && { reference }) }
  const calculated = await calculateInvoice(ctx, tx, direction, entered, original)
  const created = await createDocument(ctx, tx, document, {
    uid: randomUUID(),
    ...entered,
    // Invoices of suppliers have no such column.
    ...(isDeferred && { isDeferred }),
    originalInvoiceId,
    originalName: name,
    ...valuesOf(entered, calculated),
  })
  return { id: created.id, version: created.version }
}
