import { takePart } from '@countinghouse/kernel/quantity'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { isPartnerShipment } from '../partner/is-partner-shipment.ts'
import type { StockLine } from '../post-stock.ts'
import type { Posting } from '../receiving/receipt-source.ts'
import { openMinor } from '../transfer-shipment/open-value.ts'

type Sent = {
  readonly lineNo: number
  readonly lotId: number | null
  readonly ownerId: number | null
  readonly postingId: number
  readonly postingLineNo: number
  readonly open: number
  readonly openMinor: number
}
type Row = { readonly id: number; readonly shipmentId: number; readonly storeId: number }

/**
 * Arrived goods leave transit with their share of the value there, late costs included; the last part of a line takes the rest, so that
 * nothing remains in transit. The shipment and the pools of its goods are locked.
 */
export async function valueArrived(
  ctx: Ctx,
  tx: Tx,
  row: Row,
  { parts, damagedLocationId }: Posting,
): Promise<StockLine[]> {
  const { sent, transit, isPartner } = await readSent(ctx, tx, row)
  const left = new Map(sent.map((line) => [line.lineNo, line]))
  return parts.flatMap(({ lineNo, variantId, condition, quantity }): StockLine[] => {
    const line = left.get(lineNo)
    if (line === undefined) return []
    const { valueMinor, left: rest } = takePart(line, quantity)
    left.set(lineNo, rest)
    return [
      {
        // What a partner company accepted is sold to it.
        kind: isPartner ? 'partner_sale' : 'ito_receive',
        variantId,
        quantity,
        fromLocationId: transit,
        sourceLineId: lineNo,
        valueMinor,
        ...(condition !== 'good' && damagedLocationId !== null && !isPartner && { toLocationId: damagedLocationId }),
        ...(line.lotId !== null && { lotId: line.lotId }),
        ...(line.ownerId === null
          ? { dispatchedBy: { postingId: line.postingId, lineNo: line.postingLineNo } }
          : { ownerId: line.ownerId }),
      },
    ]
  })
}

type Transit = { readonly sent: readonly Sent[]; readonly transit: number; readonly isPartner: boolean }

async function readSent({ companyId }: Ctx, tx: Tx, { id, shipmentId, storeId }: Row): Promise<Transit> {
  const { rows } = await sql<Transit>`
    select
      (select coalesce(json_agg(json_build_object('lineNo', l.line_no, 'lotId', s.lot_id, 'ownerId', s.owner_id,
          'postingId', h.posting_id, 'postingLineNo', s.posting_line_no, 'open', l.expected_quantity - l.quantity - l.damaged_quantity,
          'openMinor', ${openMinor})), '[]')
        from inventory.receipt_line l
        join inventory.transfer_shipment h on h.company_id = l.company_id and h.id = ${shipmentId}
        join inventory.transfer_shipment_line s on s.company_id = l.company_id and s.transfer_shipment_id = h.id and s.line_no = l.line_no
        where l.company_id = ${companyId} and l.receipt_id = ${id}) as sent,
      (select l.id from inventory.location l where l.company_id = ${companyId} and l.store_id = ${storeId} and l.kind = 'transit') as transit,
      ${isPartnerShipment(companyId, shipmentId)} as "isPartner"`.execute(tx)
  const [found] = rows
  if (found === undefined) throw new Error('A query without rows answered none.')
  return found
}
