import { sql } from 'kysely'
import type { Check } from '../../platform/registry/check.ts'
import { statementCheck as check } from '../../platform/database/statement-check.ts'
import { openMinor } from './transfer-shipment/open-value.ts'

/** Invariants of transfers and their shipments. */
export const transferChecks: readonly Check[] = [
  check(
    'inventory.transfer_lines_are_shipments',
    'the quantities of transfer lines equal those of their shipments',
    sql`
      select format('line %s of transfer %s of company %s: %s planned, %s picked, %s shipped, %s returned, %s lost; shipments %s, %s, %s, %s, %s',
        l.line_no, l.transfer_id, l.company_id, l.allocated_quantity, l.picked_quantity, l.shipped_quantity, l.returned_quantity, l.lost_quantity,
        coalesce(s.planned, 0), coalesce(s.picked, 0), coalesce(s.shipped, 0), coalesce(s.returned, 0), coalesce(s.lost, 0)) as issue
      from inventory.transfer_line l
      left join (
        select s.company_id, s.transfer_line_id, sum(s.planned_quantity) filter (where d.status = 'planned') as planned,
          sum(s.picked_quantity) filter (where d.status in ('picked', 'packed')) as picked, sum(s.quantity) as shipped,
          sum(s.returned_quantity) as returned, sum(s.lost_quantity) as lost
        from inventory.transfer_shipment_line s
        join inventory.transfer_shipment d on d.company_id = s.company_id and d.id = s.transfer_shipment_id
        group by 1, 2) s on (s.company_id, s.transfer_line_id) = (l.company_id, l.id)
      where (l.allocated_quantity, l.picked_quantity, l.shipped_quantity, l.returned_quantity, l.lost_quantity)
        is distinct from (coalesce(s.planned, 0), coalesce(s.picked, 0), coalesce(s.shipped, 0), coalesce(s.returned, 0), coalesce(s.lost, 0))`,
  ),
  check(
    'inventory.transfers_are_reserved',
    'the reserved stock of a transfer line does not exceed its open quantity',
    sql`
      select format('line %s of transfer %s of company %s: %s reserved, %s open', l.line_no, l.transfer_id, l.company_id,
        r.quantity - r.consumed_quantity, l.approved_quantity - l.shipped_quantity - l.cancelled_quantity) as issue
      from inventory.transfer_line l
      join inventory.stock_reservation r on r.company_id = l.company_id and r.demand_type = 'transfer_line' and r.demand_id = l.id and r.state = 'open'
      where r.quantity - r.consumed_quantity > l.approved_quantity - l.shipped_quantity - l.cancelled_quantity`,
  ),
  check(
    'inventory.shipments_are_moves',
    'dispatched quantities and values equal their moves',
    sql`
      select format('line %s of shipment %s of company %s differs from its move', s.line_no, s.transfer_shipment_id, s.company_id) as issue
      from inventory.transfer_shipment d
      join inventory.transfer_shipment_line s on s.company_id = d.company_id and s.transfer_shipment_id = d.id
      left join inventory.stock_posting p on p.company_id = d.company_id and p.id = d.posting_id
      left join inventory.stock_move m on m.company_id = p.company_id and m.posted_on = p.posted_on and m.posting_id = p.id
        and m.line_no = s.posting_line_no
      where d.posting_id is not null
        and (s.quantity, s.value_minor) is distinct from (coalesce(m.quantity, 0), m.value_minor)`,
  ),
  check(
    'inventory.differences_are_settled',
    'the settled quantity of a discrepancy equals its posted settlements',
    sql`
      select format('discrepancy %s of company %s: %s settled, settlements %s', d.id, d.company_id, d.settled_quantity,
        coalesce(s.quantity, 0)) as issue
      from inventory.discrepancy d
      left join (
        select l.company_id, l.discrepancy_id, sum(l.quantity) as quantity
        from inventory.settlement_line l
        join inventory.settlement t on t.company_id = l.company_id and t.id = l.settlement_id and t.status = 'posted'
        group by 1, 2) s on (s.company_id, s.discrepancy_id) = (d.company_id, d.id)
      where d.settled_quantity <> coalesce(s.quantity, 0)`,
  ),
  check(
    'inventory.settled_shipments_are_over',
    'settled shipments have no quantity or value in transit',
    sql`
      select format('line %s of shipment %s of company %s: %s worth %s in transit', s.line_no, h.id, h.company_id, s.open_quantity,
        ${openMinor}) as issue
      from inventory.transfer_shipment h
      join inventory.transfer_shipment_line s on s.company_id = h.company_id and s.transfer_shipment_id = h.id and s.quantity > 0
      where h.status = 'settled' and (s.open_quantity <> 0 or ${openMinor} <> 0)`,
  ),
]
