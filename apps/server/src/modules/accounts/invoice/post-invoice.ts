import { fail } from '@countinghouse/contract/errors'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { editDocument } from '../../../platform/documents/document.ts'
import type { TransitionOutcome } from '../../../platform/documents/document.ts'
import { postJournals } from '../post-journal.ts'
import { markIntercompany } from '../company-link/mark-intercompany.ts'
import type { CalculatedInvoice } from './calculate-invoice.ts'
import { tellDocument } from '../partner-document/tell-documents.ts'
import { calculateInvoice, valuesOf } from './calculate-invoice.ts'
import { ruleError } from './invoice-errors.ts'
import type { Direction, Invoice, InvoiceDocument } from './invoice-type.ts'
import { journalOfInvoice } from './journal-of-invoice.ts'
import { findOriginalOf } from './original-invoice.ts'

/** Source types of the journals; the link of each leads to its page. */
export const sourceTypes = { sale: 'invoice', purchase: 'supplier_invoice' } as const

type Posted = {
  readonly document: InvoiceDocument
  readonly direction: Direction
  readonly row: Invoice
}

/**
 * The invoice with amounts as of now, ready to be posted: those of a draft are written again, those of an approved document must be the
 * same. Throws: what calculateInvoice throws, accounts.day_ahead, accounts.invoice_without_tax, accounts.invoice_tax_number,
 * accounts.invoice_amounts_changed.
 */
export async function requirePostable(
  ctx: Ctx,
  tx: Tx,
  { document, direction, row }: Posted,
): Promise<CalculatedInvoice> {
  const original = await findOriginalOf(tx, ctx.companyId, row.id)
  const calculated = await calculateInvoice(ctx, tx, direction, row, original)
  if (row.issuedOn > calculated.terms.today) ruleError(ctx, 'day_ahead', 'issuedOn')
  const untaxed = calculated.lines.flatMap(({ tax }, index) =>
    tax === null && row.isCharge !== true ? `lines.${index}.taxCodeId` : [],
  )
  if (untaxed.length > 0) ruleError(ctx, 'invoice_without_tax', ...untaxed)
  const isReverse = calculated.lines.some(({ tax }) => tax?.kind === 'reverse_charge')
  if (direction === 'sale' && isReverse && !calculated.terms.hasTaxNumber)
    ruleError(ctx, 'invoice_tax_number', 'customerId')
  if (isSame(row, calculated)) return calculated
  if (row.status !== 'draft') fail('accounts.invoice_amounts_changed')
  await editDocument(ctx, tx, document, row, valuesOf(row, calculated))
  return calculated
}

/**
 * Posts the journal of an invoice; its number is assigned afterwards. Throws: what postJournals and the guard of a module above throw.
 * Locks: period, balances.
 */
export async function postInvoice(
  ctx: Ctx,
  tx: Tx,
  { document, direction, row }: Posted,
  calculated: CalculatedInvoice,
): Promise<TransitionOutcome> {
  const isIntercompany = await markIntercompany(ctx, tx, row.id)
  const event = {
    source: 'invoice',
    sourceType: sourceTypes[direction],
    sourceId: row.id,
    eventNo: 1,
    postedOn: row.issuedOn,
    lock: direction === 'sale' ? 'receivables' : 'payables',
    lines: journalOfInvoice({ direction, isIntercompany }, row, calculated),
    ...(row.reference != null && { description: row.reference }),
  } as const
  const { exemption } = calculated
  const guard = ctx.guards.get(document.entity)
  await guard?.beforePost?.(ctx, tx, row)
  await postJournals(ctx, [event]).execute(tx)
  return {
    status: 'posted',
    set: {
      postedAt: ctx.now.toISOString(),
      postedBy: ctx.userId,
      // Invoices of suppliers have no such columns.
      ...(exemption !== null && { taxExemption: exemption.reason, taxCertificate: exemption.certificate }),
    },
    after: async () => {
      await guard?.afterPost?.(ctx, tx, row)
      if (isIntercompany) await tellDocument(ctx, tx, row.id)
    },
  }
}

function isSame(
  row: Invoice,
  { netMinor, taxMinor, grossMinor, baseGrossMinor, dueOn, lines }: CalculatedInvoice,
): boolean {
  return (
    row.netMinor === netMinor &&
    row.taxMinor === taxMinor &&
    row.grossMinor === grossMinor &&
    row.baseGrossMinor === baseGrossMinor &&
    row.dueOn === dueOn &&
    row.lines.every((line, index) => {
      const cells = lines[index]?.cells
      return (
        line.appliedTaxCodeId === cells?.appliedTaxCodeId &&
        line.grossMinor === cells?.grossMinor &&
        line.taxMinor === cells?.taxMinor
      )
    })
  )
}
