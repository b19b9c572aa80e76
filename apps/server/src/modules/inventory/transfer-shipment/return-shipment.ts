import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { postStock } from '../post-stock.ts'
import { syncTransfer } from '../transfer/sync-transfer.ts'
import { shipmentSource, wayOf } from './dispatch-shipment.ts'
import { lockCarried } from './lock-carried.ts'
import { openMinor } from './open-value.ts'
import { transferIdOf } from './shipment-lines.ts'

type OpenLine = {
  readonly id: number
  readonly variantId: number
  readonly lotId: number | null
  readonly ownerId: number | null
  readonly quantity: number
  readonly valueMinor: number
  readonly postingId: number
  readonly postingLineNo: number
}

type Shipment = { readonly id: number; readonly fromStoreId: number; readonly toStoreId: number }

/** Returns all goods in transit to the default location of their source, at their value in transit. Throws: what postStock throws. */
export async function returnShipment(ctx: Ctx, tx: Tx, { id, fromStoreId, toStoreId }: Shipment): Promise<void> {
  const { companyId } = ctx
  const { transitId, shelfId, today } = await wayOf(ctx, tx, id)
  await lockCarried(ctx, tx, { shipmentId: id, storeIds: [fromStoreId, toStoreId], day: sql`${today}` })
  const lines = await readOpenLines(companyId, tx, id)
  await postStock(ctx, {
    sourceType: shipmentSource,
    sourceId: id,
    eventNo: 2,
    effectiveOn: today,
    lines: lines.map(
      ({ id: sourceLineId, variantId, lotId, ownerId, quantity, valueMinor, postingId, postingLineNo }) => ({
        kind: 'ito_return',
        variantId,
        fromLocationId: transitId,
        toLocationId: shelfId,
        quantity,
        valueMinor,
        sourceLineId,
        ...(lotId !== null && { lotId }),
        ...(ownerId === null ? { dispatchedBy: { postingId, lineNo: postingLineNo } } : { ownerId }),
      }),
    ),
  }).execute(tx)
  await sql`
    with back as (
      update inventory.transfer_shipment_line s set returned_quantity = s.quantity, returned_value_minor = u.value
      from unnest(${lines.map((line) => line.id)}::bigint[], ${lines.map(({ valueMinor }) => valueMinor)}::bigint[]) as u (id, value)
      where s.company_id = ${companyId} and s.id = u.id
      returning s.transfer_line_id, s.returned_quantity)
    update inventory.transfer_line l set returned_quantity = l.returned_quantity + b.quantity
    from (select b.transfer_line_id, sum(b.returned_quantity) as quantity from back b group by 1) b
    where l.company_id = ${companyId} and l.id = b.transfer_line_id`.execute(tx)
  await syncTransfer(ctx, tx, await transferIdOf(ctx, tx, id))
}

/** Each with its value in transit: the value on dispatch, and late costs since. */
async function readOpenLines(companyId: number, tx: Tx, id: number): Promise<OpenLine[]> {
  const { rows } = await sql<OpenLine>`
    select s.id, s.variant_id as "variantId", s.lot_id as "lotId", s.owner_id as "ownerId", s.open_quantity::float8 as quantity,
      h.posting_id as "postingId", s.posting_line_no as "postingLineNo", (${openMinor})::bigint as "valueMinor"
    from inventory.transfer_shipment h
    join inventory.transfer_shipment_line s on s.company_id = h.company_id and s.transfer_shipment_id = h.id and s.open_quantity > 0
    where h.company_id = ${companyId} and h.id = ${id} order by s.line_no`.execute(tx)
  return rows
}
