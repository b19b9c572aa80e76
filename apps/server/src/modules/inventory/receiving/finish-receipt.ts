import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { TransitionOutcome } from '../../../platform/documents/document.ts'
import { postedNow, postOpen } from './post-counted.ts'
import type { ReceiptRow, ReceiptSource } from './receipt-source.ts'

/**
 * Posts the remaining counted quantities and closes the receipt. Short, over, damaged and rejected quantities become discrepancies, unless
 * the receipt of a container in which they were counted has them. Throws: what postOpen and the source throw. Locks: those of the posting and of the source.
 */
export async function finishReceipt<R extends ReceiptRow>(
  ctx: Ctx,
  tx: Tx,
  source: ReceiptSource<R>,
  row: R,
  { isCountedElsewhere = false } = {},
): Promise<TransitionOutcome> {
  const hasPosted = await postOpen(ctx, tx, source, row)
  const discrepancies = isCountedElsewhere ? 0 : await recordDiscrepancies(ctx, tx, row.id)
  await source.finished?.(ctx, tx, row, discrepancies)
  await source.sync?.(ctx, tx, row)
  return {
    status: 'closed',
    ...(hasPosted && { set: postedNow(ctx) }),
    after: async () => await source.closed?.(ctx, tx, row),
  }
}

/** Answers the number of discrepancies. */
async function recordDiscrepancies({ companyId, userId }: Ctx, tx: Tx, id: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with line as (
      select l.line_no, l.variant_id, l.expected_quantity, l.damaged_quantity, l.rejected_quantity,
        l.quantity + l.damaged_quantity + l.rejected_quantity as posted
      from inventory.receipt_line l where l.company_id = ${companyId} and l.receipt_id = ${id}),
    scanned as (
      select s.variant_id, sum(s.quantity) as quantity, string_agg(distinct s.note, '; ') filter (where s.condition = 'rejected') as note
      from inventory.receipt_scan s where s.company_id = ${companyId} and s.receipt_id = ${id} group by 1),
    found as (
      insert into inventory.discrepancy (company_id, receipt_id, shipment_id, container_id, line_no, variant_id, kind, quantity, note, created_by)
      select r.company_id, r.id, r.shipment_id, r.container_id, d.line_no, d.variant_id, d.kind, d.quantity, d.note, ${userId}::bigint
      from inventory.receipt r cross join (
        select l.line_no, l.variant_id, 'short' as kind, l.expected_quantity - l.posted as quantity, null as note from line l
        union all select l.line_no, l.variant_id, 'damaged', l.damaged_quantity, null from line l
        union all select l.line_no, l.variant_id, 'rejected', l.rejected_quantity, s.note from line l join scanned s using (variant_id)
        union all select null, s.variant_id, 'over', s.quantity - coalesce((select sum(l.posted) from line l where l.variant_id = s.variant_id), 0), null
          from scanned s) d
      where r.company_id = ${companyId} and r.id = ${id} and d.quantity > 0 returning kind)
    select count(*)::int as count from found`.execute(tx)
  return rows[0]?.count ?? 0
}
