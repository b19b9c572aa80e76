import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { deallocateStock, startPicks } from '../reserve-stock.ts'
import { syncTransfer } from '../transfer/sync-transfer.ts'
import { readShipmentLines, transferIdOf } from './shipment-lines.ts'

type Short = { readonly lineNo: number; readonly quantity: number; readonly shortReason: string }

/**
 * Records the picked quantity of each line, in full unless given; the rest can be released again. Throws: inventory.above_planned,
 * inventory.nothing_picked, inventory.insufficient_stock if the stock was taken meanwhile. Locks: pools, reservations.
 */
export async function pickShipment(ctx: Ctx, tx: Tx, id: number, short: readonly Short[]): Promise<void> {
  const { companyId } = ctx
  const planned = await readShipmentLines(companyId, tx, id)
  await startPicks(
    companyId,
    planned.map(({ allocationId }) => allocationId),
    true,
  ).execute(tx)
  // Read after the pools are locked, so that nothing can take the stock any more.
  const lines = (await readShipmentLines(companyId, tx, id)).map((line) => ({
    ...line,
    quantity: line.plannedQuantity,
    shortReason: null,
    ...short.find(({ lineNo }) => lineNo === line.lineNo),
  }))
  const above = short.filter(
    ({ lineNo, quantity }) => quantity > (planned.find((line) => line.lineNo === lineNo)?.plannedQuantity ?? -1),
  )
  if (above.length > 0)
    fail('inventory.above_planned', { details: { lines: above.map(({ lineNo }) => ({ line: lineNo })) } })
  if (lines.every(({ quantity }) => quantity === 0)) fail('inventory.nothing_picked')
  const missing = lines.filter(({ quantity, allocatedQuantity }) => quantity > allocatedQuantity)
  if (missing.length > 0)
    fail('inventory.insufficient_stock', {
      details: {
        lines: missing.map(({ lineNo: line, variantId, locationId, quantity: need, allocatedQuantity: free }) => ({
          line,
          variantId,
          locationId,
          need,
          free,
        })),
      },
    })
  const left = lines.flatMap(({ quantity, allocationId }) => (quantity === 0 ? [allocationId] : []))
  await deallocateStock(companyId, left).execute(tx)
  await sql`
    with picked as (
      update inventory.transfer_shipment_line s set picked_quantity = u.quantity, short_reason = u.reason
      from unnest(${lines.map((line) => line.id)}::bigint[], ${lines.map(({ quantity }) => quantity)}::numeric[],
        ${lines.map(({ shortReason }) => shortReason)}::text[]) as u (id, quantity, reason)
      where s.company_id = ${companyId} and s.id = u.id
      returning s.transfer_line_id, s.planned_quantity, s.picked_quantity)
    update inventory.transfer_line l set allocated_quantity = l.allocated_quantity - p.planned, picked_quantity = l.picked_quantity + p.picked
    from (select p.transfer_line_id, sum(p.planned_quantity) as planned, sum(p.picked_quantity) as picked from picked p group by 1) p
    where l.company_id = ${companyId} and l.id = p.transfer_line_id`.execute(tx)
  await syncTransfer(ctx, tx, await transferIdOf(ctx, tx, id))
}
