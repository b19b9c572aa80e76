import { fail } from '@countinghouse/contract/errors'
import { container } from '@countinghouse/contract/inventory/container'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db.ts'
import type { ActOutcome } from '../../../platform/document.ts'
import { holdDocument, moveDocument } from '../../../platform/document.ts'
import { keepMilestone } from '../container/keep-milestone.ts'
import { posted } from '../transfer-receipt/post-counted.ts'
import type { ContainerReceipt } from './post-counted.ts'
import { postUnloaded } from './post-counted.ts'

/**
 * Posts the remaining counted quantities and closes the receipt. Short, over, damaged and rejected quantities and a different seal become
 * discrepancies to settle with the supplier; the container becomes unloaded. Throws: what postUnloaded throws. Locks: those of the posting;
 * the container is locked.
 */
export async function finishReceipt(ctx: Ctx, tx: Tx, row: ContainerReceipt): Promise<ActOutcome> {
  const hasPosted = await postUnloaded(ctx, tx, row)
  await keepDifferences(ctx, tx, row)
  const unloaded = (await holdDocument(ctx, tx, container, row.containerId)) ?? fail('not_found')
  await keepMilestone(ctx, tx, { id: unloaded.id, storeId: row.storeId }, { code: 'unloaded' })
  await moveDocument(ctx, tx, container, unloaded, { status: 'unloaded' })
  return { status: 'closed', ...(hasPosted && { set: posted(ctx) }) }
}

/** Locks the container of a receipt, before the receipt. */
export async function holdContainer({ companyId }: Ctx, tx: Tx, receiptId: number): Promise<void> {
  await sql`
    select from inventory.container c where c.company_id = ${companyId} and c.id = (
      select r.container_id from inventory.receipt r where r.company_id = ${companyId} and r.id = ${receiptId})
    for no key update`.execute(tx)
}

async function keepDifferences({ companyId, userId }: Ctx, tx: Tx, row: ContainerReceipt): Promise<void> {
  const { id, containerId } = row
  await sql`
    with line as (
      select l.* from inventory.receipt_line l where l.company_id = ${companyId} and l.receipt_id = ${id}),
    scanned as (
      select s.variant_id, sum(s.quantity) as quantity, string_agg(distinct s.note, '; ') filter (where s.condition = 'rejected') as note
      from inventory.receipt_scan s where s.company_id = ${companyId} and s.receipt_id = ${id} group by 1),
    beyond as (
      select s.variant_id, s.quantity - coalesce((select sum(l.quantity + l.damaged_quantity + l.rejected_quantity) from line l
        where l.variant_id = s.variant_id), 0) as quantity
      from scanned s)
    insert into inventory.discrepancy (company_id, receipt_id, container_id, line_no, variant_id, kind, quantity, note, created_by)
    select ${companyId}, ${id}, ${containerId}, d.line_no, d.variant_id, d.kind, d.quantity, d.note, ${userId}
    from (
      select l.line_no, l.variant_id, 'short' as kind,
        l.expected_quantity - l.quantity - l.damaged_quantity - l.rejected_quantity as quantity, null as note from line l
      union all select l.line_no, l.variant_id, 'damaged', l.damaged_quantity, null from line l
      union all select l.line_no, l.variant_id, 'rejected', l.rejected_quantity, s.note from line l join scanned s using (variant_id)
      union all select null, b.variant_id, 'over', b.quantity, null from beyond b
      union all select null, null, 'seal', 1, r.seal_note from inventory.receipt r
        join inventory.container c on c.company_id = r.company_id and c.id = r.container_id
        where r.company_id = ${companyId} and r.id = ${id} and r.seal_note is not null
          and platform.normalise(r.seal_no) is distinct from platform.normalise(c.seal_no)) d
    where d.quantity > 0`.execute(tx)
}
