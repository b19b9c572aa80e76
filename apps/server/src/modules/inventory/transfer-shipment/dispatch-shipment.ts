import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { TransitionOutcome } from '../../../platform/documents/document.ts'
import { postStock } from '../post-stock.ts'
import { deallocateStock } from '../reserve-stock.ts'
import { syncTransfer } from '../transfer/sync-transfer.ts'
import { readShipmentLines, transferIdOf } from './shipment-lines.ts'

/** Source type of shipments in the ledger; event 1 dispatches, event 2 returns, receipts follow from 101 on. */
export const shipmentSource = 'transfer_shipment'

/** Transit location and dispatch date of a shipment. Units: the date in the time zone of its source, `YYYY-MM-DD`. */
type Way = { readonly transitId: number; readonly shelfId: number; readonly today: string }

export async function wayOf({ companyId, now }: Ctx, tx: Tx, shipmentId: number): Promise<Way> {
  // A separate statement: a statement does not see its own inserts.
  await sql`
    select inventory.open_stores(s.company_id, array[s.from_store_id, s.to_store_id]) from inventory.transfer_shipment s
    where s.company_id = ${companyId} and s.id = ${shipmentId}`.execute(tx)
  const { rows } = await sql<Way>`
    select (select l.id from inventory.location l where l.company_id = s.company_id and l.store_id = s.to_store_id and l.kind = 'transit') as "transitId",
      (select l.id from inventory.location l where l.company_id = s.company_id and l.store_id = s.from_store_id and l.is_main) as "shelfId",
      to_char((${now.toISOString()}::timestamptz at time zone f.timezone)::date, 'YYYY-MM-DD') as today
    from inventory.transfer_shipment s join erp.store f on f.company_id = s.company_id and f.id = s.from_store_id
    where s.company_id = ${companyId} and s.id = ${shipmentId}`.execute(tx)
  return rows[0] ?? fail('not_found')
}

/** Posts picked quantities from their locations to transit, at current cost. Throws: what postStock throws. Locks: those of the posting. */
export async function dispatchShipment(ctx: Ctx, tx: Tx, id: number): Promise<NonNullable<TransitionOutcome['set']>> {
  const { companyId, userId, now } = ctx
  const { transitId, today } = await wayOf(ctx, tx, id)
  const all = await readShipmentLines(companyId, tx, id)
  const lines = all.flatMap((line) =>
    line.pickedQuantity === null || line.pickedQuantity === 0 ? [] : [{ ...line, quantity: line.pickedQuantity }],
  )
  const { rows } = await postStock(ctx, {
    sourceType: shipmentSource,
    sourceId: id,
    eventNo: 1,
    effectiveOn: today,
    lines: lines.map(({ id: sourceLineId, variantId, locationId, quantity, allocationId, lotId, ownerId }) => ({
      kind: 'ito_dispatch',
      variantId,
      fromLocationId: locationId,
      toLocationId: transitId,
      quantity,
      allocationId,
      sourceLineId,
      ...(lotId !== null && { lotId }),
      ...(ownerId !== null && { ownerId }),
    })),
  }).execute(tx)
  const postingId = rows[0]?.posting_id ?? 0
  // Allocated quantities that were not found become reserved again.
  await deallocateStock(
    companyId,
    lines.flatMap(({ quantity, allocatedQuantity, allocationId }) =>
      quantity < allocatedQuantity ? [allocationId] : [],
    ),
  ).execute(tx)
  const valueMinor = await freezeValues(companyId, tx, { id, postingId })
  await syncTransfer(ctx, tx, await transferIdOf(ctx, tx, id))
  return { dispatchedAt: now.toISOString(), dispatchedBy: userId, postingId, valueMinor }
}

/** Answers the value of all lines on dispatch, in minor units. */
async function freezeValues(
  companyId: number,
  tx: Tx,
  { id, postingId }: { id: number; postingId: number },
): Promise<number> {
  const { rows } = await sql<{ value: number }>`
    with sent as (
      update inventory.transfer_shipment_line s set quantity = m.quantity, value_minor = m.value_minor, posting_line_no = m.line_no
      from inventory.stock_posting p join inventory.stock_move m on m.company_id = p.company_id and m.posted_on = p.posted_on and m.posting_id = p.id
      where p.company_id = ${companyId} and p.id = ${postingId} and s.company_id = ${companyId} and s.transfer_shipment_id = ${id}
        and s.id = m.source_line_id
      returning s.transfer_line_id, s.quantity, s.value_minor),
    lines as (
      update inventory.transfer_line l set picked_quantity = l.picked_quantity - s.quantity, shipped_quantity = l.shipped_quantity + s.quantity
      from (select s.transfer_line_id, sum(s.quantity) as quantity from sent s group by 1) s
      where l.company_id = ${companyId} and l.id = s.transfer_line_id)
    select sum(s.value_minor)::bigint as value from sent s`.execute(tx)
  return rows[0]?.value ?? 0
}
