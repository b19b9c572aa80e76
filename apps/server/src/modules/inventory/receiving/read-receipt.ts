import { fail } from '@countinghouse/contract/errors'
import { roundedQuantity } from '@countinghouse/kernel/quantity'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import type { Apportioned, Counted, ReceiptLine } from './apportion-counted.ts'
import { apportionCounted } from './apportion-counted.ts'
import type { ReceiptSource } from './receipt-source.ts'

/** Counted quantity, and how much of it is posted. */
export type CountedSum = Counted & { readonly posted: number; readonly expiresOn: string | null }

export type Receipt = {
  /** In line order. */
  readonly lines: readonly ReceiptLine[]
  readonly counted: readonly CountedSum[]
  readonly damagedLocationId: number | null
  /** Business date in the time zone of the store. */
  readonly today: string
  readonly lastEvent: number
}

/** Open lines and counted quantities of a receipt, where damaged goods go, and its last posting, in one statement. Throws: not_found. */
export async function readReceipt(
  { companyId, now }: Ctx,
  db: Reader | Tx,
  { sourceType, isCountedByLot }: Pick<ReceiptSource, 'sourceType' | 'isCountedByLot'>,
  id: number,
): Promise<Receipt> {
  const ofReceipt = sql`l.company_id = r.company_id and l.receipt_id = r.id`
  const posted = isCountedByLot
    ? sql`select l.variant_id, l.lot_no, l.condition, sum(l.quantity) as quantity
        from inventory.receipt_part l where ${ofReceipt} group by 1, 2, 3`
    : sql`select l.variant_id, null as lot_no, c.condition, sum(c.quantity) as quantity from inventory.receipt_line l
        cross join lateral (values ('good', l.quantity), ('damaged', l.damaged_quantity)) as c (condition, quantity)
        where ${ofReceipt} group by 1, 2, 3`
  const { rows } = await sql<Receipt>`
    select
      (select coalesce(json_agg(json_build_object('lineNo', l.line_no, 'variantId', l.variant_id, 'lotNo', l.lot_no,
          'expiresOn', l.expires_on, 'unitCost', l.unit_cost::text,
          'open', greatest(l.expected_quantity - c.posted, 0),
          'tolerated', case when l.tolerated_quantity is not null
            then greatest(l.tolerated_quantity - greatest(c.posted, l.expected_quantity), 0) end) order by l.line_no), '[]')
        from inventory.receipt_line l cross join lateral (select l.quantity + l.damaged_quantity + l.rejected_quantity as posted) c
        where ${ofReceipt}) as lines,
      (select coalesce(json_agg(json_build_object('variantId', c.variant_id, 'lotNo', c.lot_no, 'condition', c.condition,
          'quantity', c.quantity, 'expiresOn', c.expires_on, 'posted', coalesce(p.quantity, 0))
          order by c.variant_id, c.lot_no, c.condition), '[]')
        from (
          select l.variant_id, l.lot_no, l.condition, sum(l.quantity) as quantity, max(l.expires_on) as expires_on
          from inventory.receipt_scan l where ${ofReceipt} group by 1, 2, 3) c
        left join (${posted}) p on p.variant_id = c.variant_id and p.lot_no is not distinct from c.lot_no and p.condition = c.condition) as counted,
      (select l.id from inventory.location l where l.company_id = s.company_id and l.store_id = s.id and l.is_damaged) as "damagedLocationId",
      ((${now.toISOString()}::timestamptz at time zone s.timezone)::date)::text as today,
      greatest(
        (select coalesce(max(p.event_no), 0) from inventory.stock_posting p
          where p.company_id = r.company_id and p.source_type = ${sourceType} and p.source_id = r.id),
        (select coalesce(max(l.event_no), 0) from inventory.receipt_part l where ${ofReceipt})) as "lastEvent"
    from inventory.receipt r join erp.store s on s.company_id = r.company_id and s.id = r.store_id
    where r.company_id = ${companyId} and r.id = ${id}`.execute(db)
  return rows[0] ?? fail('not_found')
}

/** Counted quantities not yet in stock, apportioned to the open lines. */
export function apportionOpen({ lines, counted }: Pick<Receipt, 'lines' | 'counted'>): Apportioned[] {
  const open = counted.map((one) => ({ ...one, quantity: roundedQuantity(one.quantity - one.posted) }))
  return apportionCounted(
    lines,
    open.filter(({ quantity }) => quantity > 0),
  )
}
