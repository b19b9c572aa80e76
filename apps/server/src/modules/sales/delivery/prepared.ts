import { fail } from '@countinghouse/contract/errors'
import { delivery } from '@countinghouse/contract/sales/delivery'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { lockDocumentRow, readDocument, requireStatus } from '../../../platform/documents/document.ts'
import type { Delivery } from './deliver-order.ts'

/** Whose reservations in the stock ledger are lines of deliveries that are picked. */
export const pickDemand = 'sales_delivery_line'

/** A line of a picking list. Quantities in the stock unit. */
export type PickLine = {
  readonly pickNo: number
  readonly lineNo: number
  readonly variantId: number
  readonly locationId: number
  readonly lotId: number | null
  readonly lotNo: string | null
  readonly ownerId: number | null
  readonly allocationId: number
  readonly planned: number
  readonly picked: number
  readonly shortReason: string | null
}

/**
 * A delivery that is picked or packed, held until the end. Throws: not_found, sales.delivery_cancelled, state_conflict. Locks: the delivery.
 */
export async function lockPrepared(
  ctx: Ctx,
  tx: Tx,
  id: number,
  { event, from }: { readonly event: string; readonly from: readonly string[] },
): Promise<Delivery> {
  await lockDocumentRow(ctx, tx, delivery, id)
  const row = await readDocument(ctx, tx, delivery, id, event)
  if (row.status === 'cancelled') fail('sales.delivery_cancelled')
  requireStatus(delivery, row, from)
  return row as unknown as Delivery
}

/** The picking list of a delivery, in its order. */
export async function readPicks({ companyId }: Ctx, tx: Tx, id: number): Promise<readonly PickLine[]> {
  const { rows } = await sql<PickLine>`
    select p.line_no as "pickNo", p.delivery_line_no as "lineNo", p.variant_id as "variantId", p.location_id as "locationId",
      p.lot_id as "lotId", p.lot_no as "lotNo", p.owner_id as "ownerId", p.allocation_id as "allocationId",
      p.planned_quantity::float8 as planned, p.picked_quantity::float8 as picked, p.short_reason as "shortReason"
    from sales.delivery_pick p where p.company_id = ${companyId} and p.delivery_id = ${id} order by p.line_no`.execute(
    tx,
  )
  return rows
}

/** Ids of the lines of a delivery, the demands of their reservations. */
export function demandsOf({ companyId }: Ctx, id: number): RawBuilder<{ id: number; lineNo: number }> {
  return sql<{ id: number; lineNo: number }>`
    select l.id, l.line_no as "lineNo" from sales.delivery_line l
    where l.company_id = ${companyId} and l.delivery_id = ${id} order by l.line_no`
}
