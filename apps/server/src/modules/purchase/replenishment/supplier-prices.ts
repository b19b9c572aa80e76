import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'

/**
 * Prices `(min_qty, unit_price, rank)` today of suggestion `s` with variant `v` in currency `y`, as an order would have them: at a quantity
 * the lowest rank, then the highest `min_qty`. The line of a variant comes before that of its product, and this before the price of the last
 * order.
 */
export const supplierPrices = (): RawBuilder<unknown> => sql`
  select x.min_qty, x.unit_price, case when p.variant_id is null then 1 else 0 end as rank
  from procure.supplier_product p
  join procure.supplier_price x on x.company_id = p.company_id and x.supplier_product_id = p.id
  where p.company_id = s.company_id and p.supplier_id = s.supplier_id and p.product_id = v.product_id
    and (p.variant_id is null or p.variant_id = v.id) and p.status = 'active' and x.currency = y.code
    and x.valid_from <= erp.today(s.company_id) and (x.valid_until is null or x.valid_until >= erp.today(s.company_id))
  union all (
    select 0, l.price, 2 from purchase.purchase_order_line l
    join purchase.purchase_order d on d.company_id = l.company_id and d.id = l.purchase_order_id
    where l.company_id = s.company_id and l.variant_id = v.id and l.price > 0 and d.supplier_id = s.supplier_id and d.currency = y.code
      and d.status in ('approved', 'ordered', 'closed')
    order by d.ordered_on desc, d.id desc limit 1)`
