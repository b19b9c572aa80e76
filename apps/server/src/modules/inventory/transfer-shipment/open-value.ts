import { sql } from 'kysely'

/** The value in transit of a line `s` of a shipment `h`, late costs included, in minor units. */
export const openMinor = sql`s.value_minor - s.accepted_value_minor - s.damaged_value_minor - s.lost_value_minor - s.returned_value_minor
  + coalesce((select sum(v.value_minor) from inventory.cost_mark c
    join inventory.stock_revaluation v on v.company_id = c.company_id and v.mark_id = c.id and v.target = 'transit'
    where c.company_id = s.company_id and c.posting_id = h.posting_id and c.line_no = s.posting_line_no and c.is_out), 0)`
