import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'

/**
 * Rows `amount, currency, source, supplier` with the current cost of variant `v`, one or none: the standard cost, else the lowest
 * quantity break of the preferred supplier, else of the oldest supplier line; a line of the variant takes precedence over one of
 * all variants. Supplier costs keep their own currency because no exchange rate is known. Units: major units.
 */
export function costOfVariant(companyId: number): RawBuilder<unknown> {
  return sql`
    (select v.standard_cost as amount, c.base_currency as currency, 'standard' as source, null as supplier
      from erp.company c where c.id = ${companyId} and v.standard_cost is not null
    union all
    (select p.unit_price, p.currency, 'supplier', u.name
      from procure.supplier_product s
      join procure.supplier u on u.company_id = s.company_id and u.id = s.supplier_id
      join erp.company c on c.id = s.company_id
      join procure.supplier_price p on p.company_id = s.company_id and p.supplier_product_id = s.id
        and p.valid_from <= (now() at time zone c.timezone)::date
        and (p.valid_until is null or p.valid_until >= (now() at time zone c.timezone)::date)
      where s.company_id = ${companyId} and s.product_id = v.product_id and (s.variant_id is null or s.variant_id = v.id)
        and s.status = 'active' and v.standard_cost is null
      order by not s.is_preferred, s.variant_id is null, s.id, p.min_qty limit 1))`
}
