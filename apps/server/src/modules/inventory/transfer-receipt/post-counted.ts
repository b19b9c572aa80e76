import { fail } from '@countinghouse/contract/errors'
import type { transferReceipt } from '@countinghouse/contract/inventory/transfer-receipt'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db.ts'
import type { ActOutcome } from '../../../platform/document.ts'
import type { RowOf } from '../../../platform/document-handlers.ts'
import type { StockLine } from '../post-stock.ts'
import { postStock } from '../post-stock.ts'
import { followTransfer } from '../transfer/follow-transfer.ts'
import { capitaliseCharges } from '../transfer-charge/capitalise-charges.ts'
import { holdCarried } from '../transfer-shipment/hold-carried.ts'
import { transferIdOf } from '../transfer-shipment/shipment-lines.ts'
import { holdShipment } from './hold-shipment.ts'
import type { OpenShipmentLine } from './read-open.ts'
import { readOpen, todayIn } from './read-open.ts'
import type { Arrived } from './share-count.ts'
import { shareCount } from './share-count.ts'

/** Source type of transfer receipts in the ledger. */
export const source = 'transfer_receipt'

/** Maximum lines of a posting. */
const mostLines = 500

export type TransferReceipt = RowOf<typeof transferReceipt>

/** Posts the counted quantities not yet in stock. Throws: inventory.nothing_counted, and what postArrived throws. */
export async function postCounted(ctx: Ctx, tx: Tx, row: TransferReceipt): Promise<ActOutcome> {
  if (!(await postArrived(ctx, tx, row))) fail('inventory.nothing_counted')
  await followTransfer(ctx, tx, await transferIdOf(ctx, tx, row.shipmentId))
  return { status: 'posted', set: posted(ctx) }
}

export function posted({ now, userId }: Ctx) {
  return { postedAt: now.toISOString(), postedBy: userId }
}

/**
 * Moves counted quantities from transit to stock, at the value they left with and with their share of charges, damaged pieces to the
 * location for damaged goods; false if there is nothing to post. Throws: inventory.not_dispatched, inventory.no_damaged_place, what
 * postStock and capitaliseCharges throw. Locks: the shipment, then those of the postings; the transfer is locked.
 */
export async function postArrived(ctx: Ctx, tx: Tx, { id, shipmentId, storeId }: TransferReceipt): Promise<boolean> {
  const shipment = await holdShipment(ctx, tx, shipmentId)
  await holdCarried(ctx, tx, { shipmentId, storeIds: [storeId], day: todayIn(ctx, storeId) })
  const { lines, counted, transit, damagedPlace, today, lastEvent } = await readOpen(ctx, tx, {
    id,
    shipmentId,
    storeId,
  })
  const arrived = shareCount(lines, counted)
  if (arrived.length === 0) return false
  if (damagedPlace === null && arrived.some(({ isDamaged }) => isDamaged)) fail('inventory.no_damaged_place')
  const sent = new Map(lines.map((line) => [line.lineNo, line]))
  const stockLines = arrived.flatMap((part): StockLine[] => {
    const line = sent.get(part.lineNo)
    return line === undefined ? [] : [stockLine(part, line, { transit, damagedPlace })]
  })
  for (let at = 0; at < stockLines.length; at += mostLines)
    await postStock(ctx, {
      sourceType: source,
      sourceId: id,
      eventNo: lastEvent + 1 + at / mostLines,
      effectiveOn: today,
      storeId,
      lines: stockLines.slice(at, at + mostLines),
    }).execute(tx)
  await keepArrived(ctx, tx, { id, shipmentId: shipment.id, arrived })
  await capitaliseCharges(ctx, tx, { shipmentId: shipment.id, effectiveOn: today })
  return true
}

type Places = { readonly transit: number; readonly damagedPlace: number | null }

function stockLine(part: Arrived, line: OpenShipmentLine, { transit, damagedPlace }: Places): StockLine {
  return {
    kind: 'ito_receive',
    variantId: line.variantId,
    quantity: part.quantity,
    fromLocationId: transit,
    sourceLineId: part.lineNo,
    valueMinor: part.valueMinor,
    ...(part.isDamaged && damagedPlace !== null && { toLocationId: damagedPlace }),
    ...(line.lotId !== null && { lotId: line.lotId }),
    ...(line.ownerId === null
      ? { dispatchedBy: { postingId: line.postingId, lineNo: line.postingLineNo } }
      : { ownerId: line.ownerId }),
  }
}

type Kept = { readonly id: number; readonly shipmentId: number; readonly arrived: readonly Arrived[] }

/** Updates the lines of receipt, shipment and transfer. */
async function keepArrived({ companyId }: Ctx, tx: Tx, { id, shipmentId, arrived }: Kept): Promise<void> {
  const parts = sql`
    select p.line_no, coalesce(sum(p.quantity) filter (where not p.is_damaged), 0) as good,
      coalesce(sum(p.value_minor) filter (where not p.is_damaged), 0) as good_minor,
      coalesce(sum(p.quantity) filter (where p.is_damaged), 0) as damaged,
      coalesce(sum(p.value_minor) filter (where p.is_damaged), 0) as damaged_minor
    from unnest(${arrived.map(({ lineNo }) => lineNo)}::int[], ${arrived.map(({ isDamaged }) => isDamaged)}::boolean[],
      ${arrived.map(({ quantity }) => quantity)}::numeric[], ${arrived.map(({ valueMinor }) => valueMinor)}::bigint[])
      as p (line_no, is_damaged, quantity, value_minor)
    group by 1`
  await sql`
    with part as (${parts}),
    received as (
      update inventory.receipt_line l set quantity = l.quantity + p.good, damaged_quantity = l.damaged_quantity + p.damaged
      from part p where l.company_id = ${companyId} and l.receipt_id = ${id} and l.line_no = p.line_no),
    shipped as (
      update inventory.transfer_shipment_line l set accepted_quantity = l.accepted_quantity + p.good,
        accepted_value_minor = l.accepted_value_minor + p.good_minor, damaged_quantity = l.damaged_quantity + p.damaged,
        damaged_value_minor = l.damaged_value_minor + p.damaged_minor
      from part p where l.company_id = ${companyId} and l.transfer_shipment_id = ${shipmentId} and l.line_no = p.line_no
      returning l.transfer_line_id, p.good, p.damaged)
    update inventory.transfer_line l set accepted_quantity = l.accepted_quantity + s.good, damaged_quantity = l.damaged_quantity + s.damaged
    from (select s.transfer_line_id, sum(s.good) as good, sum(s.damaged) as damaged from shipped s group by 1) s
    where l.company_id = ${companyId} and l.id = s.transfer_line_id`.execute(tx)
}
