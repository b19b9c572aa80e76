import { randomUUID } from 'node:crypto'
import type { InvoiceKind } from '@countinghouse/contract/accounts/invoice-fields'
import { supplierInvoice } from '@countinghouse/contract/accounts/supplier-invoice'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { createDocument } from '../../../platform/documents/document.ts'
import { calculateInvoice, valuesOf } from './calculate-invoice.ts'
import type { EnteredInvoice, EnteredLine } from './invoice-type.ts'
import { readPartyTerms } from './read-terms.ts'
import { requireUnusedReference, validateSupplierInvoice } from './validate-supplier-invoice.ts'

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
  /** Omitted: today. */
  readonly issuedOn?: string
  readonly taxPoint?: string | null
  /** How the supplier rounds tax; omitted: by line. */
  readonly taxPolicy?: 'line' | 'document'
  /** Lines may have neither account nor product yet, which posting requires. */
  readonly isOpen?: boolean
  readonly lines: readonly EnteredLine[]
}

/** A draft invoice or credit note of a supplier. Throws: accounts.invoice_account, accounts.supplier_reference_used, accounts.rate_missing. */
export async function createSupplierInvoice(
  ctx: Ctx,
  tx: Tx,
  { isOpen = false, ...billed }: Billed,
): Promise<{ id: number; version: number }> {
  const lines = billed.lines.map((line) => ({ discountPpm: 0, ...line }))
  const terms = {
    kind: billed.kind ?? 'invoice',
    isTaxInclusive: false,
    taxPolicy: billed.taxPolicy ?? 'line',
  } as const
  const issuedOn = billed.issuedOn ?? (await readPartyTerms(ctx, tx, 'purchase', billed)).today
  const entered: EnteredInvoice = { ...billed, ...terms, lines, issuedOn }
  await (isOpen ? requireUnusedReference : validateSupplierInvoice)(ctx, tx, entered)
  const calculated = await calculateInvoice(ctx, tx, 'purchase', entered, null)
  const created = await createDocument(ctx, tx, supplierInvoice, {
    uid: randomUUID(),
    ...entered,
    ...valuesOf(entered, calculated),
  })
  return { id: created.id, version: created.version }
}
