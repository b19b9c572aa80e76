import { randomUUID } from 'node:crypto'
import { fail } from '@countinghouse/contract/errors'
import { transferReceipt } from '@countinghouse/contract/inventory/transfer-receipt'
import { quantityOfUnits, unitsOfQuantity } from '@countinghouse/kernel/quantity'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { lockDocumentRow, moveDocument } from '../../../platform/documents/document.ts'
import type { RowOf } from '../../../platform/documents/document-handlers.ts'
import type { Applied } from '../../accounts/index.ts'
import { variantsOfSkus } from '../../accounts/index.ts'
import { finishReceipt } from '../receiving/finish-receipt.ts'
import { recordScans } from '../receiving/record-scans.ts'
import { openShipment, transferSource } from '../transfer-receipt/transfer-source.ts'

export const ReceiptBody = z.object({
  uid: z.uuid(),
  number: z.string(),
  /** Number of the shipment, as its delivery note has it. */
  deliveryNote: z.string().nullable(),
  lines: z.array(z.object({ sku: z.string(), accepted: z.number() })),
})

type Shipment = { readonly number: string; readonly lines: readonly { sku: string; variantId: number; open: number }[] }

/**
 * What the partner company accepted of a transfer: received shipment by shipment, the named one first, then the oldest. It is sold by that;
 * what is missing of a shipment becomes a discrepancy. Throws: inventory.not_dispatched, accounts.partner_product. Locks: the transfer.
 */
export async function applyReceipt(
  ctx: Ctx,
  tx: Tx,
  { body: { uid, deliveryNote, lines } }: Applied<z.output<typeof ReceiptBody>>,
): Promise<void> {
  const variants = await variantsOfSkus(
    ctx,
    tx,
    lines.map(({ sku }) => sku),
  )
  const left = new Map(lines.map(({ sku, accepted }) => [variants.get(sku) ?? 0, unitsOfQuantity(accepted)]))
  const shipments = await lockShipments(ctx, tx, uid, deliveryNote)
  if (shipments.length === 0) fail('inventory.not_dispatched', { details: { status: 'draft' } })
  for (const [at, shipment] of shipments.entries()) {
    const isLast = at === shipments.length - 1
    const counted = shipment.lines.flatMap(({ sku, variantId, open }) => {
      const rest = left.get(variantId) ?? 0n
      // More than was dispatched is told to the last shipment, where it becomes a discrepancy.
      const taken = isLast || rest < unitsOfQuantity(open) ? rest : unitsOfQuantity(open)
      left.set(variantId, rest - taken)
      return taken > 0n ? [{ code: sku, quantity: quantityOfUnits(taken) }] : []
    })
    if (counted.length > 0) await receive(ctx, tx, shipment.number, counted)
  }
}

async function receive(
  ctx: Ctx,
  tx: Tx,
  shipment: string,
  counted: readonly { readonly code: string; readonly quantity: number }[],
): Promise<void> {
  const { id } = await openShipment(ctx, tx, { uid: randomUUID(), shipment }, true)
  const scans = counted.map((one) => ({ ...one, uid: randomUUID(), condition: 'good' as const }))
  await recordScans(ctx, tx, transferSource, { id, scans })
  const row = (await lockDocumentRow(ctx, tx, transferReceipt, id)) ?? fail('not_found')
  const outcome = await finishReceipt(ctx, tx, transferSource, row as RowOf<typeof transferReceipt>)
  await moveDocument(ctx, tx, transferReceipt, row, outcome)
}

async function lockShipments(
  { companyId }: Ctx,
  tx: Tx,
  uid: string,
  deliveryNote: string | null,
): Promise<readonly Shipment[]> {
  await sql`
    select from inventory.transfer t where t.company_id = ${companyId} and t.id = (
      select p.transfer_id from inventory.partner_transfer p where p.company_id = ${companyId} and p.uid = ${uid})
    for no key update`.execute(tx)
  const { rows } = await sql<Shipment>`
    select s.number, (
      select json_agg(json_build_object('sku', v.sku, 'variantId', v.id, 'open', l.open_quantity)) from (
        select l.variant_id, sum(l.open_quantity)::float8 as open_quantity from inventory.transfer_shipment_line l
        where l.company_id = s.company_id and l.transfer_shipment_id = s.id and l.open_quantity > 0 group by 1) l
      join procure.variant v on v.company_id = s.company_id and v.id = l.variant_id) as lines
    from inventory.partner_transfer p
    join inventory.transfer_shipment s on s.company_id = p.company_id and s.transfer_id = p.transfer_id
    where p.company_id = ${companyId} and p.uid = ${uid} and s.status in ('dispatched', 'receiving')
    order by s.number is not distinct from upper(${deliveryNote}) desc, s.id`.execute(tx)
  return rows
}
