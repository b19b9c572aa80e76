import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { Posted } from '../receiving/receipt-source.ts'

/** Adds arrived quantities and values to the lines of shipment and transfer. */
export async function recordArrived(
  { companyId }: Ctx,
  tx: Tx,
  shipmentId: number,
  { parts, stockLines }: Pick<Posted, 'parts' | 'stockLines'>,
): Promise<void> {
  await sql`
    with part as (
      select p.line_no, coalesce(sum(p.quantity) filter (where not p.is_damaged), 0) as good,
        coalesce(sum(p.value_minor) filter (where not p.is_damaged), 0) as good_minor,
        coalesce(sum(p.quantity) filter (where p.is_damaged), 0) as damaged,
        coalesce(sum(p.value_minor) filter (where p.is_damaged), 0) as damaged_minor
      from unnest(${parts.map(({ lineNo }) => lineNo)}::int[], ${parts.map(({ condition }) => condition !== 'good')}::boolean[],
        ${parts.map(({ quantity }) => quantity)}::numeric[], ${stockLines.map(({ valueMinor }) => valueMinor ?? 0)}::bigint[])
        as p (line_no, is_damaged, quantity, value_minor)
      group by 1),
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
