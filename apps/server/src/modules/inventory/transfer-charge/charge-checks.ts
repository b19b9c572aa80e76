import { sql } from 'kysely'
import type { Check } from '../../../platform/registry/check.ts'
import { statementCheck as check } from '../../../platform/database/statement-check.ts'

/** Capitalised charges are fully allocated, and in the cost of received goods. */
export const chargeChecks: readonly Check[] = [
  check(
    'inventory.charges_are_shared_out',
    'capitalised charges are fully allocated to the lines of their shipment',
    sql`
      select format('charge %s of company %s: amount %s, allocated %s', c.id, c.company_id, c.amount_minor, coalesce(n.amount_minor, 0)) as issue
      from inventory.transfer_charge c
      left join (
        select n.company_id, n.transfer_charge_id, sum(n.amount_minor) as amount_minor from inventory.transfer_charge_share n group by 1, 2) n
        on (n.company_id, n.transfer_charge_id) = (c.company_id, c.id)
      where case when c.treatment = 'capitalise' and c.status = 'approved' then c.amount_minor else 0 end <> coalesce(n.amount_minor, 0)`,
  ),
  check(
    'inventory.charges_are_in_costs',
    'capitalised charges are in the cost of the received goods',
    sql`
      with due as (
        select n.company_id, n.transfer_charge_id, sum(round(n.amount_minor * a.quantity / s.quantity)) as amount_minor
        from inventory.transfer_charge_share n
        join inventory.transfer_shipment_line s on s.company_id = n.company_id and s.id = n.shipment_line_id and s.quantity > 0
        join inventory.transfer_shipment h on h.company_id = s.company_id and h.id = s.transfer_shipment_id
        cross join lateral (
          select sum(a.quantity) as quantity from inventory.cost_mark o
          join inventory.cost_mark a on a.company_id = o.company_id and a.peer_id = o.id
          join inventory.stock_posting p on p.company_id = a.company_id and p.id = a.posting_id
          join inventory.stock_move m on m.company_id = p.company_id and m.posted_on = p.posted_on and m.posting_id = p.id and m.line_no = a.line_no
            and m.kind = 'ito_receive'
          where o.company_id = s.company_id and o.posting_id = h.posting_id and o.line_no = s.posting_line_no and o.is_out
            and (select r.id from inventory.stock_posting r where r.company_id = p.company_id and r.reverses_posting_id = p.id) is null) a
        group by 1, 2),
      posted as (
        select p.company_id, p.source_id, sum(v.cost_minor) as amount_minor from inventory.stock_posting p
        join inventory.stock_revaluation v on v.company_id = p.company_id and v.posting_id = p.id and v.target = 'cost_of_sales'
        where p.source_type = 'transfer_charge' group by 1, 2)
      select format('charge %s of company %s: %s due in the cost of goods, %s posted', coalesce(d.transfer_charge_id, p.source_id),
        coalesce(d.company_id, p.company_id), coalesce(d.amount_minor, 0), coalesce(p.amount_minor, 0)) as issue
      from due d full join posted p on (p.company_id, p.source_id) = (d.company_id, d.transfer_charge_id)
      where coalesce(d.amount_minor, 0) <> coalesce(p.amount_minor, 0)`,
  ),
]
