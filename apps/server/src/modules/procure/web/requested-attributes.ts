import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'

/**
 * Members of a `with recursive`: `requested` contains the attributes required by the category of each product and its parents
 * (`product_id`, `web_attribute_id`, `is_required`, `place`); the nearest category decides whether it is required; a greater
 * `place` comes first.
 */
export function requestedOf(companyId: number, productIds: readonly number[]): RawBuilder<unknown> {
  return sql`up as (
      select p.id as product_id, c.id, c.parent_id, 1 as height from procure.product p
      join procure.category c on c.company_id = p.company_id and c.id = p.category_id
      where p.company_id = ${companyId} and p.id = any(${productIds}::bigint[])
      union all
      select up.product_id, c.id, c.parent_id, up.height + 1 from up
      join procure.category c on c.company_id = ${companyId} and c.id = up.parent_id),
    requested as (
      select up.product_id, a.web_attribute_id, (array_agg(a.is_required order by up.height))[1] as is_required,
        max(array[up.height, -a.line_no]) as place
      from up join procure.category_attribute a on a.company_id = ${companyId} and a.category_id = up.id
      group by up.product_id, a.web_attribute_id)`
}
