import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'

type Parts = Readonly<Record<'location' | 'variant' | 'category', RawBuilder<unknown>>>

/** Whether a check includes these: one line of its scope matches them all, or it has no scope. */
export function inScope(
  companyId: number,
  checkId: number,
  { location, variant, category }: Parts,
): RawBuilder<boolean> {
  return sql`(not exists (select from inventory.stock_check_scope s where s.company_id = ${companyId} and s.stock_check_id = ${checkId})
    or exists (select from inventory.stock_check_scope s where s.company_id = ${companyId} and s.stock_check_id = ${checkId}
      and (s.location_id is null or s.location_id = ${location}) and (s.variant_id is null or s.variant_id = ${variant})
      and (s.category_id is null or s.category_id in (
        with recursive above (id, parent_id) as (
          select c.id, c.parent_id from procure.category c where c.company_id = ${companyId} and c.id = ${category}
          union all
          select c.id, c.parent_id from procure.category c join above a on c.company_id = ${companyId} and c.id = a.parent_id)
        select id from above))))`
}

/** Whether a location may contain stock in the scope of a check. */
export function placeInScope(companyId: number, checkId: number, location: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`(not exists (select from inventory.stock_check_scope s where s.company_id = ${companyId} and s.stock_check_id = ${checkId})
    or exists (select from inventory.stock_check_scope s where s.company_id = ${companyId} and s.stock_check_id = ${checkId}
      and (s.location_id is null or s.location_id = ${location})))`
}
