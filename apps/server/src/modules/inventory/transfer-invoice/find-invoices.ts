import type { compareInvoice as route, InvoiceOfTransfer } from '@countinghouse/contract/inventory/invoices-of-transfer'
import { managedTransfer } from '@countinghouse/contract/inventory/managed-transfer'
import { staleInvoice } from '@countinghouse/contract/inventory/reinitiate-invoice'
import { stockCostPermission } from '@countinghouse/contract/inventory/stock-cost-permission'
import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import type { RowOf } from '../../../platform/documents/document-handlers.ts'
import { readDocument } from '../../../platform/documents/document.ts'
import { may } from '../../../platform/access/permission.ts'
import { readDueCharges, withCharges } from './due-charges.ts'
import { readDue, shipmentsOf } from './due-lines.ts'

/** Throws: not_found, also without access to either store of the transfer. */
export async function findInvoices(ctx: Ctx, reader: Reader, id: number): Promise<{ invoices: InvoiceOfTransfer[] }> {
  await readDocument(ctx, reader, managedTransfer, id)
  const total = may(ctx.grants, stockCostPermission) ? sql`, i.total_minor as "totalMinor"` : sql``
  const { rows } = await sql<InvoiceOfTransfer>`
    select i.id, i.name, i.status, i.revision, i.basis${total}, i.version
    from inventory.transfer_invoice i where i.company_id = ${ctx.companyId} and i.transfer_id = ${id} order by i.revision desc`.execute(
    reader,
  )
  return { invoices: rows }
}

type Difference = OutputOfRoute<typeof route>
type Named = { readonly variantId: number; readonly product: string; readonly sku: string; readonly currency: string }

/** Invoiced and due quantities at the agreed prices, with their charges. Throws: not_found, inventory.measure_missing. */
export async function findDifference(
  ctx: Ctx,
  reader: Reader,
  { id, basis: wanted }: InputOfRoute<typeof route>,
): Promise<Difference> {
  const { companyId } = ctx
  const row = (await readDocument(ctx, reader, staleInvoice, id)) as RowOf<typeof staleInvoice>
  const basis = wanted ?? row.basis
  const shipmentIds = await shipmentsOf(reader, companyId, id)
  const bare = await readDue(reader, { companyId, shipmentIds, basis, isRepriced: false })
  const charges = await readDueCharges(reader, { companyId, shipmentIds, invoiceId: id })
  const due = await withCharges(ctx, reader, bare, charges)
  const { rows } = await sql<Named>`
    select v.id as "variantId", platform.in_language(r.name, r.name_ar) as product, v.sku, c.base_currency as currency
    from erp.company c join procure.variant v on v.company_id = c.id
    join procure.product r on r.company_id = v.company_id and r.id = v.product_id
    where c.id = ${companyId} and v.id = any(${due.map(({ variantId }) => variantId)}::bigint[])`.execute(reader)
  const names = new Map(rows.map((named) => [named.variantId, named]))
  const said = new Map(row.lines.map((line) => [line.variantId, line]))
  return {
    basis,
    currency: rows[0]?.currency ?? '',
    lines: due.map(({ variantId, quantity, netMinor, chargeMinor }) => ({
      product: names.get(variantId)?.product ?? '',
      sku: names.get(variantId)?.sku ?? '',
      invoiced: said.get(variantId)?.quantity ?? 0,
      due: quantity,
      invoicedMinor: (said.get(variantId)?.netMinor ?? 0) + (said.get(variantId)?.chargeMinor ?? 0),
      dueMinor: netMinor + chargeMinor,
    })),
  }
}
