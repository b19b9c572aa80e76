import { sql } from 'kysely'

/** Of line `l` of a receipt: its pieces with serial numbers that no completed return took back, as `{ lotId, serialNo }`. */
export const returnableSerials = sql`coalesce((
  select json_agg(json_build_object('lotId', x.lot_id, 'serialNo', t.lot_no) order by t.lot_no)
  from sales.sale_serial x
  join inventory.stock_lot t on t.company_id = x.company_id and t.id = x.lot_id
  where x.company_id = l.company_id and x.sale_id = l.sale_id and x.line_no = l.line_no and not exists (
    select from sales.sale_serial y
    join sales.sale r on r.company_id = y.company_id and r.id = y.sale_id and r.original_sale_id = x.sale_id and r.status = 'completed'
    where y.company_id = x.company_id and y.variant_id = x.variant_id and y.lot_id = x.lot_id)), '[]')`

/** Of line `l` of a receipt: the serial numbers of its pieces. */
export const serialNosOfLine = sql`coalesce((
  select json_agg(t.lot_no order by t.lot_no) from sales.sale_serial x
  join inventory.stock_lot t on t.company_id = x.company_id and t.id = x.lot_id
  where x.company_id = l.company_id and x.sale_id = l.sale_id and x.line_no = l.line_no), '[]')`
