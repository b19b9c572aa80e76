import { managedTransfer } from '@countinghouse/contract/inventory/managed-transfer'
import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { lockDocumentRow, moveDocument } from '../../../platform/documents/document.ts'

/** Derives the stage of a transfer from its lines: open quantities, goods in transit, or all finished. */
export async function stageOf(
  { companyId }: Ctx,
  tx: Tx,
  id: number,
): Promise<'in_fulfilment' | 'in_transit' | 'received'> {
  const { rows } = await sql<{ isOpen: boolean; isOnWay: boolean }>`
    select bool_or(l.approved_quantity > l.shipped_quantity + l.cancelled_quantity) as "isOpen",
      bool_or(l.shipped_quantity > l.accepted_quantity + l.damaged_quantity + l.lost_quantity + l.returned_quantity) as "isOnWay"
    from inventory.transfer_line l where l.company_id = ${companyId} and l.transfer_id = ${id}`.execute(tx)
  const { isOpen, isOnWay } = rows[0] ?? fail('not_found')
  if (isOpen) return 'in_fulfilment'
  return isOnWay ? 'in_transit' : 'received'
}

/**
 * Updates the status of a transfer from its lines; called after each change of them. `isSettling`: discrepancies were settled, so that it
 * is closed with the last one. Locks: the transfer.
 */
export async function syncTransfer(ctx: Ctx, tx: Tx, id: number, isSettling = false): Promise<void> {
  const row = (await lockDocumentRow(ctx, tx, managedTransfer, id)) ?? fail('not_found')
  const stage = await stageOf(ctx, tx, id)
  const isOver = row.status === 'closed' || (isSettling && stage === 'received' && !(await hasDifferences(ctx, tx, id)))
  const status = isOver ? 'closed' : stage
  // Recorded in the audit log even if the status stays, because the lines have changed.
  await moveDocument(ctx, tx, managedTransfer, row, { status })
}

/** Whether its shipments have unsettled discrepancies. */
export async function hasDifferences({ companyId }: Ctx, tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql<{ isOpen: boolean }>`
    select exists (select from inventory.transfer_shipment s
      join inventory.open_discrepancy d on d.company_id = s.company_id and d.shipment_id = s.id
      where s.company_id = ${companyId} and s.transfer_id = ${id}) as "isOpen"`.execute(tx)
  return rows[0]?.isOpen === true
}
