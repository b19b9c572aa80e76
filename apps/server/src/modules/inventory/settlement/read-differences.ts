import type { actionsOf } from '@countinghouse/contract/inventory/settlement'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { openMinor } from '../transfer-shipment/open-value.ts'

/** An open discrepancy of a shipment with what the ledger needs to move it. Units: stock units, minor units of the company's currency. */
export type Difference = {
  readonly id: number
  readonly kind: keyof typeof actionsOf
  readonly variantId: number
  readonly open: number
  /** Short: value in transit. Damaged: value of all goods of the line received as damaged. */
  readonly worthMinor: number
  /** Damaged quantity of the line. */
  readonly damaged: number
  readonly receiptId: number
  /** Line of the shipment; null for goods it did not contain. */
  readonly lineNo: number | null
  readonly lotId: number | null
  readonly ownerId: number | null
  readonly postingId: number
  readonly postingLineNo: number | null
}

/** Open discrepancies of a shipment in their order. */
export async function readDifferences({ companyId }: Ctx, tx: Tx, shipmentId: number): Promise<Difference[]> {
  const { rows } = await sql<Difference>`
    select d.id, d.kind, d.variant_id as "variantId", (d.quantity - d.settled_quantity)::float8 as open,
      (case d.kind when 'short' then ${openMinor} when 'damaged' then s.damaged_value_minor else 0 end)::bigint as "worthMinor",
      coalesce(s.damaged_quantity, 0)::float8 as damaged, d.receipt_id as "receiptId", d.line_no as "lineNo", s.lot_id as "lotId", s.owner_id as "ownerId",
      h.posting_id as "postingId", s.posting_line_no as "postingLineNo"
    from inventory.discrepancy d
    join inventory.transfer_shipment h on h.company_id = d.company_id and h.id = d.shipment_id
    left join inventory.transfer_shipment_line s on s.company_id = d.company_id and s.transfer_shipment_id = h.id and s.line_no = d.line_no
    where d.company_id = ${companyId} and d.shipment_id = ${shipmentId} and d.settled_quantity < d.quantity
    order by d.line_no nulls last, d.id`.execute(tx)
  return rows
}
