import { transferShipment } from '@countinghouse/contract/inventory/transfer-shipment'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db.ts'
import type { ActOutcome } from '../../../platform/document.ts'
import { holdDocument, moveDocument } from '../../../platform/document.ts'
import { followTransfer } from '../transfer/follow-transfer.ts'
import { transferIdOf } from '../transfer-shipment/shipment-lines.ts'
import type { TransferReceipt } from './post-counted.ts'
import { postArrived, posted } from './post-counted.ts'

/**
 * Posts the remaining counted quantities and closes the receipt. Short, over and damaged quantities become discrepancies; the shipment
 * becomes received. Throws: what postArrived throws. Locks: the shipment, then those of the posting; the transfer is locked.
 */
export async function finishReceipt(ctx: Ctx, tx: Tx, row: TransferReceipt): Promise<ActOutcome> {
  const hasPosted = await postArrived(ctx, tx, row)
  const differences = await keepDifferences(ctx, tx, row)
  const shipment = await holdDocument(ctx, tx, transferShipment, row.shipmentId)
  if (shipment !== null)
    await moveDocument(ctx, tx, transferShipment, shipment, { status: differences === 0 ? 'settled' : 'received' })
  await followTransfer(ctx, tx, await transferIdOf(ctx, tx, row.shipmentId))
  return { status: 'closed', ...(hasPosted && { set: posted(ctx) }) }
}

/** Answers the number of discrepancies; over quantities are also recorded on the transfer line. */
async function keepDifferences(
  { companyId, userId }: Ctx,
  tx: Tx,
  { id, shipmentId }: TransferReceipt,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with line as (
      select l.line_no, l.variant_id, l.expected_quantity - l.quantity - l.damaged_quantity as short, l.damaged_quantity as damaged,
        l.quantity + l.damaged_quantity as posted
      from inventory.receipt_line l where l.company_id = ${companyId} and l.receipt_id = ${id}),
    beyond as (
      select s.variant_id, sum(s.quantity) - coalesce((select sum(l.posted) from line l where l.variant_id = s.variant_id), 0) as quantity
      from inventory.receipt_scan s where s.company_id = ${companyId} and s.receipt_id = ${id} group by 1),
    found as (
      insert into inventory.discrepancy (company_id, receipt_id, shipment_id, line_no, variant_id, kind, quantity, created_by)
      select ${companyId}, ${id}, ${shipmentId}, d.line_no, d.variant_id, d.kind, d.quantity, ${userId}::bigint
      from (
        select l.line_no, l.variant_id, 'short' as kind, l.short as quantity from line l
        union all select l.line_no, l.variant_id, 'damaged', l.damaged from line l
        union all select null, b.variant_id, 'over', b.quantity from beyond b) d
      where d.quantity > 0 returning kind, variant_id, quantity),
    told as (
      update inventory.transfer_line t set over_quantity = t.over_quantity + f.quantity
      from found f join inventory.transfer_shipment s on s.company_id = ${companyId} and s.id = ${shipmentId}
      where f.kind = 'over' and t.company_id = ${companyId} and t.transfer_id = s.transfer_id and t.variant_id = f.variant_id)
    select count(*)::int as count from found`.execute(tx)
  return rows[0]?.count ?? 0
}
