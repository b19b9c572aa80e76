import { randomUUID } from 'node:crypto'
import { invoice } from '@countinghouse/contract/accounts/invoice'
import { fail } from '@countinghouse/contract/errors'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { createDocument, lockDocumentRow, moveDocument } from '../../../platform/documents/document.ts'
import type { DocumentRow } from '@countinghouse/contract/document'
import { calculateInvoice, valuesOf } from './calculate-invoice.ts'
import { createCreditNote } from './create-credit-note.ts'
import type { EnteredInvoice, EnteredLine, Invoice } from './invoice-type.ts'
import { postInvoice, requirePostable } from './post-invoice.ts'
import { readPartyTerms } from './read-terms.ts'
import { withinAllStores } from './within-all-stores.ts'

type Sold = {
  /** Omitted: an invoice. */
  readonly kind?: 'invoice' | 'credit_note'
  /** What a receipt puts on account or takes off it; the receipt is the tax document. */
  readonly isCharge?: boolean
  /** A charge of a payment reminder. */
  readonly isReminderCharge?: boolean
  /** Its net amount is deferred income of the document. */
  readonly isDeferred?: boolean
  readonly customerId: number
  readonly storeId: number
  readonly reference: string
  /** Omitted: those of the customer, and prices without tax. */
  readonly currencyCode?: string
  readonly isTaxInclusive?: boolean
  readonly paymentTermId?: number | null
  readonly lines: readonly EnteredLine[]
}
type PostedInvoice = {
  readonly id: number
  readonly name: string
  readonly issuedOn: string
  readonly netMinor: number
}

/**
 * Posts an invoice of today, with its number, for a document whose own permission allowed that. Throws: what calculateInvoice,
 * requirePostable and postInvoice throw.
 */
export async function postCustomerInvoice(ctx: Ctx, tx: Tx, sold: Sold): Promise<PostedInvoice> {
  const lines = sold.lines.map((line) => ({ discountPpm: 0, ...line }))
  const undated = {
    isTaxInclusive: false,
    kind: 'invoice',
    ...sold,
    taxPolicy: 'document',
    lines,
    issuedOn: '',
  } as const
  const { today } = await readPartyTerms(ctx, tx, 'sale', undated)
  const entered: EnteredInvoice = { ...undated, issuedOn: today }
  const calculated = await calculateInvoice(ctx, tx, 'sale', entered, null)
  const values = { uid: randomUUID(), ...entered, ...valuesOf(entered, calculated) }
  return await postNow(ctx, tx, await createDocument(withinAllStores(ctx), tx, invoice, values))
}

type Credited = {
  /** By line number; omitted: everything that was not credited. */
  readonly quantities?: ReadonlyMap<number, number>
  readonly takesDeferred?: boolean
}

/** Posts a credit note of an invoice. Throws: as postCustomerInvoice, and what createCreditNote throws. */
export async function postCustomerCredit(
  ctx: Ctx,
  tx: Tx,
  id: number,
  credited: Credited = {},
): Promise<PostedInvoice> {
  const { id: creditId } = await createCreditNote(withinAllStores(ctx), tx, invoice, 'sale', { id, ...credited })
  return await postNow(ctx, tx, (await lockDocumentRow(ctx, tx, invoice, creditId)) ?? fail('not_found'))
}

async function postNow(ctx: Ctx, tx: Tx, created: DocumentRow): Promise<PostedInvoice> {
  const row = created as Invoice
  const posted = { document: invoice, direction: 'sale', row } as const
  const outcome = await postInvoice(ctx, tx, posted, await requirePostable(ctx, tx, posted))
  const { id, name } = await moveDocument(ctx, tx, invoice, row, outcome)
  await outcome.after?.()
  return { id, name, issuedOn: row.issuedOn, netMinor: row.netMinor }
}
