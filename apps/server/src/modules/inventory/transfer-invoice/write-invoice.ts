import type { InvoiceBasis } from '@countinghouse/contract/inventory/transfer-invoice'
import { transferInvoice } from '@countinghouse/contract/inventory/transfer-invoice'
import { fail } from '@countinghouse/contract/errors'
import { totalsOfLines } from '@countinghouse/kernel/money-line'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { ChargedLine, DueCharge } from './due-charges.ts'

type Written = {
  readonly transferId: number
  readonly basis: InvoiceBasis
  readonly shipmentIds: readonly number[]
  readonly lines: readonly ChargedLine[]
  readonly charges: readonly DueCharge[]
  readonly replaces: { readonly id: number; readonly name: string } | null
}

/** A draft of the next revision. The transfer is locked, so that revisions are unique. */
export async function writeInvoice({ companyId, userId, now, audit }: Ctx, tx: Tx, written: Written): Promise<number> {
  const { transferId, basis, shipmentIds, lines, charges, replaces } = written
  const { chargesMinor, totalMinor } = totalsOfLines(lines)
  const { rows } = await sql<{ id: number; name: string; revision: number }>`
    insert into inventory.transfer_invoice (company_id, transfer_id, transfer_number, from_store_id, to_store_id, revision, basis, invoiced_on,
      replaces_id, replaces_name, charges_minor, total_minor, created_by, updated_by)
    select t.company_id, t.id, t.number, t.from_store_id, t.to_store_id,
      (select coalesce(max(i.revision) + 1, 0) from inventory.transfer_invoice i where i.company_id = t.company_id and i.transfer_id = t.id),
      ${basis}, (${now.toISOString()}::timestamptz at time zone s.timezone)::date, ${replaces?.id ?? null}, ${replaces?.name ?? null},
      ${chargesMinor}, ${totalMinor}, ${userId}, ${userId}
    from inventory.transfer t join erp.store s on s.company_id = t.company_id and s.id = t.from_store_id
    where t.company_id = ${companyId} and t.id = ${transferId} returning id, name, revision`.execute(tx)
  const { id, name, revision } = rows[0] ?? fail('not_found')
  const each = <K extends keyof ChargedLine>(key: K) => lines.map((line) => line[key])
  await sql`
    insert into inventory.transfer_invoice_line (company_id, transfer_invoice_id, line_no, transfer_line_id, variant_id, quantity, unit_price, net_minor,
      charge_minor)
    select ${companyId}::bigint, ${id}::bigint, u.line_no, u.transfer_line_id, u.variant_id, u.quantity, u.unit_price, u.net_minor, u.charge_minor
    from unnest(${each('transferLineId')}::bigint[], ${each('variantId')}::bigint[], ${each('quantity')}::numeric[], ${each('unitPrice')}::numeric[],
      ${each('netMinor')}::bigint[], ${each('chargeMinor')}::bigint[]) with ordinality
      as u (transfer_line_id, variant_id, quantity, unit_price, net_minor, charge_minor, line_no)`.execute(tx)
  await sql`
    insert into inventory.transfer_invoice_shipment (company_id, transfer_invoice_id, transfer_shipment_id)
    select ${companyId}::bigint, ${id}::bigint, s from unnest(${shipmentIds}::bigint[]) s`.execute(tx)
  await sql`
    insert into inventory.transfer_invoice_charge (company_id, transfer_invoice_id, transfer_charge_id, amount_minor, allocate_by)
    select ${companyId}::bigint, ${id}::bigint, u.id, u.amount, u.allocate_by
    from unnest(${charges.map((charge) => charge.id)}::bigint[], ${charges.map(({ amountMinor }) => amountMinor)}::bigint[],
      ${charges.map(({ allocateBy }) => allocateBy)}::text[]) as u (id, amount, allocate_by)`.execute(tx)
  const after = { transferId, revision, basis, chargesMinor, totalMinor, lines: lines.length, status: 'draft' }
  audit({ entity: transferInvoice.entity, entityId: id, label: name, before: null, after })
  return id
}

/** Locks the transfer of invoices. */
async function lockTransfer(companyId: number, tx: Tx, transferId: number): Promise<void> {
  await sql`select from inventory.transfer t where t.company_id = ${companyId} and t.id = ${transferId} for no key update`.execute(
    tx,
  )
}

/** The same by invoice. */
export async function lockTransferOfInvoice(
  { companyId }: { readonly companyId: number },
  tx: Tx,
  invoiceId: number,
): Promise<void> {
  await lockTransfer(companyId, tx, await transferOfInvoice(companyId, tx, invoiceId))
}

/** Throws: not_found. */
export async function transferOfInvoice(companyId: number, tx: Tx, invoiceId: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select i.transfer_id as id from inventory.transfer_invoice i where i.company_id = ${companyId} and i.id = ${invoiceId}`.execute(
    tx,
  )
  return rows[0]?.id ?? fail('not_found')
}
