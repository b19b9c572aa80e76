import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'

type Narrowing = {
  readonly categoryId?: number | undefined
  readonly brandId?: number | undefined
  readonly seasonId?: number | undefined
  readonly supplierId?: number | undefined
}

/**
 * Condition of the report filters on variants `v` with their products `r`: a category with its subcategories, a supplier with the variant
 * in its catalogue.
 */
export function ofProducts(companyId: number, requested: Narrowing): RawBuilder<unknown> {
  const { categoryId, brandId, seasonId, supplierId } = requested
  return sql.join(
    [
      sql`v.company_id = ${companyId}`,
      ...(brandId === undefined ? [] : [sql`r.brand_id = ${brandId}`]),
      ...(seasonId === undefined ? [] : [sql`r.season_id = ${seasonId}`]),
      ...(supplierId === undefined
        ? []
        : [
            sql`exists (select from procure.supplier_product o
              where o.company_id = ${companyId} and o.product_id = r.id and o.supplier_id = ${supplierId}
                and (o.variant_id is null or o.variant_id = v.id))`,
          ]),
      ...(categoryId === undefined
        ? []
        : [
            sql`r.category_id = any(array(
              with recursive below as (
                select c.id from procure.category c where c.company_id = ${companyId} and c.id = ${categoryId}
                union select c.id from below b join procure.category c on c.company_id = ${companyId} and c.parent_id = b.id)
              select id from below))`,
          ]),
    ],
    sql` and `,
  )
}

/**
 * Filters a column of variants, after other conditions. An array, whose values an index scan reads one after the other, so that other
 * variants are not read.
 */
export function ofChosen(
  companyId: number,
  requested: Narrowing,
): (column: RawBuilder<unknown>) => RawBuilder<unknown> {
  const { categoryId, brandId, seasonId, supplierId } = requested
  if ([categoryId, brandId, seasonId, supplierId].every((one) => one === undefined)) return () => sql``
  return (column) => sql`and ${column} = any(array(
    select v.id from procure.variant v join procure.product r on r.company_id = v.company_id and r.id = v.product_id
    where ${ofProducts(companyId, requested)}))`
}
