import { fail } from '@countinghouse/contract/errors'
import { compareInvoice } from '@countinghouse/contract/inventory/invoices-of-transfer'
import { staleInvoice } from '@countinghouse/contract/inventory/reinitiate-invoice'
import type { InvoiceBasis } from '@countinghouse/contract/inventory/transfer-invoice'
import { AppError } from '@countinghouse/kernel/errors'
import { sql } from 'kysely'
import type { ConstraintRule } from '../../platform/database/constraint-meaning.ts'
import type { Ctx } from '../../platform/calls/context.ts'
import type { Tx } from '../../platform/database/db.ts'
import type { RowOf } from '../../platform/documents/document-handlers.ts'
import { documentHandlers } from '../../platform/documents/document-handlers.ts'
import type { TransitionOutcome } from '../../platform/documents/document.ts'
import { handleRead } from '../../platform/calls/handle.ts'
import { requirePermission } from '../../platform/access/permission.ts'
import { hasSameCharges, readDueCharges, withCharges } from './transfer-invoice/due-charges.ts'
import { isSame, readDue, requireDue, shipmentsOf } from './transfer-invoice/due-lines.ts'
import { findDifference } from './transfer-invoice/find-invoices.ts'
import { lockTransferOfInvoice, transferOfInvoice, writeInvoice } from './transfer-invoice/write-invoice.ts'
import { creditPartnerInvoice } from './partner/credit-partner-invoice.ts'
import { requirePartnerBasis } from './partner/require-sellable.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

type Invoice = RowOf<typeof staleInvoice>
type Wanted = { readonly newBasis: InvoiceBasis; readonly isRepriced: boolean }

/**
 * Ends an invoice, a disputed one with a credit, and creates a draft of its next revision for the same shipments, unless all goods were
 * returned. Throws: what requireNotAnew, requireDue, withCharges and creditPartnerInvoice throw; inventory.still_right; forbidden without the permission for new
 * prices. Locks: the transfer, then the invoice.
 */
async function reinitiate(
  ctx: Ctx,
  tx: Tx,
  row: Invoice,
  input: Readonly<Record<string, unknown>>,
): Promise<TransitionOutcome> {
  const { companyId } = ctx
  const { newBasis: basis, isRepriced } = input as Wanted
  if (isRepriced) requirePermission(ctx.grants, { page: staleInvoice.page, event: 'reprice' })
  const shipmentIds = await shipmentsOf(tx, companyId, row.id)
  await requireNotAnew(ctx, tx, row.id)
  await requirePartnerBasis(ctx, tx, row.toStoreId, { basis, field: 'newBasis' })
  const ended = row.status === 'disputed' ? 'credited' : 'voided'
  if (ended === 'credited') await creditPartnerInvoice(ctx, tx, row)
  const sent = await readDue(tx, { companyId, shipmentIds, basis: 'shipped', isRepriced })
  if (sent.every(({ quantity }) => quantity === 0)) return { status: ended }
  const lines = await requireDue(tx, { companyId, shipmentIds, basis, isRepriced })
  const requested = { companyId, shipmentIds, invoiceId: row.id }
  const charges = await readDueCharges(tx, requested)
  const charged = await withCharges(ctx, tx, lines, charges)
  const isOver = row.status === 'rejected' || row.status === 'disputed'
  const isRight =
    !isRepriced && basis === row.basis && isSame(row.lines, lines) && (await hasSameCharges(tx, requested))
  if (!isOver && isRight) fail('inventory.still_right')
  const transferId = await transferOfInvoice(companyId, tx, row.id)
  return {
    status: ended,
    after: () =>
      writeInvoice(ctx, tx, {
        transferId,
        basis,
        shipmentIds,
        lines: charged,
        charges,
        replaces: { id: row.id, name: row.name },
      }),
  }
}

/** The shipments of a rejected or disputed invoice may be invoiced by another one. Throws: inventory.invoiced_anew. */
async function requireNotAnew({ companyId }: Ctx, tx: Tx, id: number): Promise<void> {
  const { rows } = await sql<{ isAnew: boolean }>`
    select exists (
      select from inventory.transfer_invoice_shipment x
      join inventory.transfer_invoice_shipment o on o.company_id = x.company_id and o.transfer_shipment_id = x.transfer_shipment_id
        and o.transfer_invoice_id <> x.transfer_invoice_id and o.is_live
      where x.company_id = ${companyId} and x.transfer_invoice_id = ${id}) as "isAnew"`.execute(tx)
  if (rows[0]?.isAnew === true) fail('inventory.invoiced_anew')
}

const api = [
  ...documentHandlers(staleInvoice, {
    lockFirst: lockTransferOfInvoice,
    transitions: { reinitiate },
  }),
  handleRead(compareInvoice, findDifference),
]

const constraintRules: Readonly<Record<string, ConstraintRule>> = {
  // Cannot occur: an invoice is created under the lock of its transfer.
  'inventory.transfer_invoice_shipment_live': async () => new AppError('inventory.invoiced_anew'),
}

export const module = defineModule({ api, constraintRules })
