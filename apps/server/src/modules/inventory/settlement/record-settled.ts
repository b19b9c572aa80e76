import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { Valued } from './apportion-value.ts'

const fates: Readonly<Record<string, string>> = { late_found_dest: 'accepted', found_at_source: 'returned' }

/** Updates the discrepancies, and the lines of shipment and transfer for goods no longer in transit. All are locked. */
export async function recordSettled(
  { companyId }: Ctx,
  tx: Tx,
  shipmentId: number,
  decided: readonly Valued[],
): Promise<void> {
  const each = <T>(of: (one: Valued) => T) => decided.map(of)
  await sql`
    with part as (
      select d.id, d.line_no, d.kind, u.quantity, u.value_minor, u.fate
      from unnest(${each((one) => one.discrepancyId)}::bigint[], ${each((one) => one.quantity)}::numeric[], ${each((one) => one.valueMinor)}::bigint[],
        ${each((one) => fates[one.action] ?? 'lost')}::text[]) as u (id, quantity, value_minor, fate)
      join inventory.discrepancy d on d.company_id = ${companyId} and d.id = u.id),
    settled as (
      update inventory.discrepancy d set settled_quantity = d.settled_quantity + p.quantity
      from (select p.id, sum(p.quantity) as quantity from part p group by 1) p where d.company_id = ${companyId} and d.id = p.id),
    gone as (
      select p.line_no, coalesce(sum(p.quantity) filter (where p.fate = 'accepted'), 0) as accepted,
        coalesce(sum(p.value_minor) filter (where p.fate = 'accepted'), 0) as accepted_minor,
        coalesce(sum(p.quantity) filter (where p.fate = 'returned'), 0) as returned,
        coalesce(sum(p.value_minor) filter (where p.fate = 'returned'), 0) as returned_minor,
        coalesce(sum(p.quantity) filter (where p.fate = 'lost'), 0) as lost,
        coalesce(sum(p.value_minor) filter (where p.fate = 'lost'), 0) as lost_minor
      from part p where p.kind = 'short' group by 1),
    shipped as (
      update inventory.transfer_shipment_line s set accepted_quantity = s.accepted_quantity + g.accepted,
        accepted_value_minor = s.accepted_value_minor + g.accepted_minor, returned_quantity = s.returned_quantity + g.returned,
        returned_value_minor = s.returned_value_minor + g.returned_minor, lost_quantity = s.lost_quantity + g.lost,
        lost_value_minor = s.lost_value_minor + g.lost_minor
      from gone g where s.company_id = ${companyId} and s.transfer_shipment_id = ${shipmentId} and s.line_no = g.line_no
      returning s.transfer_line_id, g.accepted, g.returned, g.lost)
    update inventory.transfer_line l set accepted_quantity = l.accepted_quantity + s.accepted,
      returned_quantity = l.returned_quantity + s.returned, lost_quantity = l.lost_quantity + s.lost
    from (select s.transfer_line_id, sum(s.accepted) as accepted, sum(s.returned) as returned, sum(s.lost) as lost from shipped s group by 1) s
    where l.company_id = ${companyId} and l.id = s.transfer_line_id`.execute(tx)
}
