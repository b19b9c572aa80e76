import { randomUUID } from 'node:crypto'
import type { InvoiceKind } from '@countinghouse/contract/accounts/invoice-fields'
import { supplierInvoice } from '@countinghouse/contract/accounts/supplier-invoice'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { createDocument } from '../../../platform/documents/document.ts'
import { calculateInvoice, valuesOf } from './calculate-invoice.ts'
import type { EnteredInvoice, EnteredLine } from './invoice-type.ts'
import { readPartyTerms } from './read-terms.ts'
import { validateSupplierInvoice } from './validate-supplier-invoice.ts'

type Billed = {
  /** An invoice if omitted. */
  readonly kind?: InvoiceKind
  readonly supplierId: number
  readonly storeId: number
  readonly currencyCode: string
  /** Null or omitted: the rate of today. */
  readonly exchangeRate?: string | null
  readonly paymentTermId: number | null
  readonly reference: string
  readonly lines: readonly EnteredLine[]
}

/** A draft invoice or credit note of a supplier with the date of today. Throws: accounts.supplier_reference_used, accounts.rate_missing. */
export async function createSupplierInvoice(
  ctx: Ctx,
  tx: Tx,
  billed: Billed,
): Promise<{ id: number; version: number }> {
  const lines = billed.lines.map((line) => ({ discountPpm: 0, ...line }))
  const terms = { kind: billed.kind ?? 'invoice', isTaxInclusive: false, taxPolicy: 'line' } as const
  const undated = { ...billed, ...terms, lines, issuedOn: '' }
  const { today } = await readPartyTerms(ctx, tx, 'purchase', undated)
  const entered: EnteredInvoice = { ...undated, issuedOn: today }
  await validateSupplierInvoice(ctx, tx, entered)
  const calculated = await calculateInvoice(ctx, tx, 'purchase', entered, null)
  const created = await createDocument(ctx, tx, supplierInvoice, {
    uid: randomUUID(),
    ...entered,
    ...valuesOf(entered, calculated),
  })
  return { id: created.id, version: created.version }
}
