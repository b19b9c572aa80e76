import type { createInvoice as route } from '@countinghouse/contract/inventory/invoices-of-transfer'
import { transferInvoice } from '@countinghouse/contract/inventory/transfer-invoice'
import { managedTransfer } from '@countinghouse/contract/inventory/managed-transfer'
import { fail } from '@countinghouse/contract/errors'
import { permissionName } from '@countinghouse/contract/page'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { lockDocumentRow } from '../../../platform/documents/document.ts'
import { requirePartnerBasis } from '../partner/require-sellable.ts'
import { readDueCharges, withCharges } from './due-charges.ts'
import { requireDue } from './due-lines.ts'
import { writeInvoice } from './write-invoice.ts'

/**
 * Creates an invoice of what no other invoice covers. Throws: not_found, also without access to either store; inventory.nothing_to_invoice,
 * inventory.settlement_open, inventory.measure_missing, inventory.partner_basis. Locks: the transfer.
 */
export async function createInvoice(
  ctx: Ctx,
  tx: Tx,
  { id, basis }: InputOfRoute<typeof route>,
): Promise<{ id: number; version: number }> {
  const { companyId, grants } = ctx
  const row = (await lockDocumentRow(ctx, tx, managedTransfer, id)) ?? fail('not_found')
  const stores = grants.storesWith(permissionName(transferInvoice.page, 'submit'))
  const own = [Number(row['fromStoreId']), Number(row['toStoreId'])]
  if (stores !== null && !own.some((storeId) => stores.includes(storeId))) fail('not_found')
  await requirePartnerBasis(ctx, tx, Number(row['toStoreId']), { basis, field: 'basis' })
  const { rows } = await sql<{ id: number }>`
    select s.id from inventory.transfer_shipment s
    where s.company_id = ${companyId} and s.transfer_id = ${id} and s.status in ('dispatched', 'receiving', 'received', 'settled')
      and not exists (select from inventory.transfer_invoice_shipment i
        where i.company_id = s.company_id and i.transfer_shipment_id = s.id and i.is_live)
    order by s.id`.execute(tx)
  const shipmentIds = rows.map((shipment) => shipment.id)
  const due = await requireDue(tx, { companyId, shipmentIds, basis, isRepriced: false })
  const charges = await readDueCharges(tx, { companyId, shipmentIds, invoiceId: null })
  const lines = await withCharges(ctx, tx, due, charges)
  const written = { transferId: id, basis, shipmentIds, lines, charges, replaces: null }
  return { id: await writeInvoice(ctx, tx, written), version: 1 }
}
