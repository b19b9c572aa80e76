import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { Discountable, PurchaseDiscount } from './apply-discounts.ts'

type Asked = {
  readonly supplierId: number
  /** `YYYY-MM-DD`. */
  readonly orderedOn: string
}

/** Discounts that a supplier grants on a day. */
export async function readDiscounts(
  { companyId }: Ctx,
  tx: Tx,
  { supplierId, orderedOn }: Asked,
): Promise<readonly PurchaseDiscount[]> {
  const { rows } = await sql<PurchaseDiscount>`
    select d.id, d.kind, d.rate_ppm as "ratePpm", d.least_quantity::float8 as "leastQuantity", d.priority, d.is_stackable as "isStackable",
      d.supplier_id is not null as "isOfSupplier",
      array(select l.product_id from purchase.po_discount_product l where l.company_id = d.company_id and l.po_discount_id = d.id) as "productIds",
      array(select l.category_id from purchase.po_discount_category l where l.company_id = d.company_id and l.po_discount_id = d.id) as "categoryIds",
      array(select l.brand_id from purchase.po_discount_brand l where l.company_id = d.company_id and l.po_discount_id = d.id) as "brandIds"
    from purchase.po_discount d
    where d.company_id = ${companyId} and d.status = 'active' and (d.supplier_id is null or d.supplier_id = ${supplierId})
      and (d.starts_on is null or d.starts_on <= ${orderedOn}::date) and (d.ends_on is null or d.ends_on >= ${orderedOn}::date)
    order by d.id`.execute(tx)
  return rows
}

/** What decides which discounts cover a variant, by its id. */
export async function readDiscountables(
  { companyId }: Ctx,
  tx: Tx,
  variantIds: readonly number[],
): Promise<ReadonlyMap<number, Discountable>> {
  const { rows } = await sql<Discountable & { readonly variantId: number }>`
    select v.id as "variantId", p.id as "productId", p.brand_id as "brandId",
      array(with recursive above as (
        select g.id, g.parent_id from procure.category g where g.company_id = p.company_id and g.id = p.category_id
        union select g.id, g.parent_id from above a join procure.category g on g.company_id = p.company_id and g.id = a.parent_id)
        select a.id from above a) as "categoryIds"
    from unnest(${[...new Set(variantIds)]}::bigint[]) as w (id)
    join procure.variant v on v.company_id = ${companyId} and v.id = w.id
    join procure.product p on p.company_id = v.company_id and p.id = v.product_id`.execute(tx)
  return new Map(rows.map(({ variantId, ...goods }) => [variantId, goods]))
}
