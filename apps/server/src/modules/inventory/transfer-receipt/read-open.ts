import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db.ts'
import { openMinor } from '../transfer-shipment/open-value.ts'
import type { Counted, OpenLine } from './share-count.ts'

export type OpenShipmentLine = OpenLine & {
  readonly lotId: number | null
  readonly ownerId: number | null
  readonly postingId: number
  readonly postingLineNo: number
}

type Asked = { readonly id: number; readonly shipmentId: number; readonly storeId: number }
export type Open = {
  readonly lines: readonly OpenShipmentLine[]
  readonly counted: readonly Counted[]
  readonly transit: number
  readonly damagedPlace: number | null
  /** In the time zone of the store. */
  readonly today: string
  readonly lastEvent: number
}

/** In the time zone of the store. */
export function todayIn({ companyId, now }: Ctx, storeId: number): RawBuilder<unknown> {
  return sql`(select (${now.toISOString()}::timestamptz at time zone s.timezone)::date from erp.store s
    where s.company_id = ${companyId} and s.id = ${storeId})`
}

/**
 * Quantities in transit of this receipt with their value, late costs included, and counted quantities not yet in stock. The shipment and
 * the pools of its goods are locked.
 */
export async function readOpen(ctx: Ctx, tx: Tx, { id, shipmentId, storeId }: Asked): Promise<Open> {
  const { companyId } = ctx
  const { rows } = await sql<Open>`
    select
      (select coalesce(json_agg(json_build_object('lineNo', l.line_no, 'variantId', l.variant_id, 'lotId', s.lot_id, 'ownerId', s.owner_id,
          'postingId', h.posting_id, 'postingLineNo', s.posting_line_no, 'open', l.expected_quantity - l.quantity - l.damaged_quantity,
          'openMinor', ${openMinor})
          order by l.line_no), '[]')
        from inventory.receipt_line l
        join inventory.transfer_shipment h on h.company_id = l.company_id and h.id = ${shipmentId}
        join inventory.transfer_shipment_line s on s.company_id = l.company_id and s.transfer_shipment_id = h.id and s.line_no = l.line_no
        where l.company_id = ${companyId} and l.receipt_id = ${id}) as lines,
      (select coalesce(json_agg(json_build_object('variantId', c.variant_id, 'good', c.good - p.good, 'damaged', c.damaged - p.damaged)
          order by c.variant_id), '[]')
        from (
          select s.variant_id, coalesce(sum(s.quantity) filter (where s.condition = 'good'), 0) as good,
            coalesce(sum(s.quantity) filter (where s.condition = 'damaged'), 0) as damaged
          from inventory.receipt_scan s where s.company_id = ${companyId} and s.receipt_id = ${id} group by 1) c
        cross join lateral (
          select coalesce(sum(l.quantity), 0) as good, coalesce(sum(l.damaged_quantity), 0) as damaged from inventory.receipt_line l
          where l.company_id = ${companyId} and l.receipt_id = ${id} and l.variant_id = c.variant_id) p) as counted,
      (select l.id from inventory.location l where l.company_id = ${companyId} and l.store_id = ${storeId} and l.kind = 'transit') as transit,
      (select l.id from inventory.location l where l.company_id = ${companyId} and l.store_id = ${storeId} and l.is_damaged) as "damagedPlace",
      (${todayIn(ctx, storeId)})::text as today,
      (select coalesce(max(p.event_no), 0) from inventory.stock_posting p
        where p.company_id = ${companyId} and p.source_type = 'transfer_receipt' and p.source_id = ${id}) as "lastEvent"`.execute(
    tx,
  )
  const [open] = rows
  if (open === undefined) throw new Error('A receipt was held and is not there.')
  return open
}
