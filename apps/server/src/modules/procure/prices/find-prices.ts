import type { findPriceItems, getPriceChoices, listProductPrices } from '@countinghouse/contract/procure/price'
import type { OutputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { maySeeCosts } from '../costs/cost-view.ts'
import { requireRecords } from '../require-records.ts'

const mostFound = 20

/**
 * All prices of a product and its variants, selling price lists first; purchase prices only with permission to see costs. Throws:
 * not_found.
 */
export async function findProductPrices(
  ctx: Ctx,
  reader: Reader,
  productId: number,
): Promise<OutputOfRoute<typeof listProductPrices>['items']> {
  const { companyId } = ctx
  const { rows } = await sql<OutputOfRoute<typeof listProductPrices>['items'][number]>`
    select p.id, p.version, json_build_object('id', l.id, 'name', l.name, 'currency', l.currency, 'isBuying', l.kind = 'buy') as list,
      p.variant_id as "variantId", v.sku, s.name as "storeName", trim_scale(p.min_qty)::text as "minQty", p.valid_from as "validFrom",
      p.valid_until as "validUntil", p.amount_minor as "amountMinor", trim_scale(p.buy_amount)::text as "buyAmount"
    from (
      select * from procure.price where company_id = ${companyId} and product_id = ${productId}
      union all
      select x.* from procure.variant y join procure.price x on x.company_id = y.company_id and x.variant_id = y.id
      where y.company_id = ${companyId} and y.product_id = ${productId}) p
    join procure.price_list l on l.company_id = ${companyId} and l.id = p.price_list_id
    left join procure.variant v on v.company_id = ${companyId} and v.id = p.variant_id
    left join erp.store s on s.company_id = ${companyId} and s.id = p.store_id
    where ${maySeeCosts(ctx)} or l.kind <> 'buy'
    order by l.kind = 'buy', l.name, l.id, v.sku nulls first, s.name nulls first, p.min_qty, p.valid_from`.execute(
    reader,
  )
  if (rows.length === 0) await requireRecords(reader, companyId, { 'procure.product': productId })
  return rows
}

/** Products and variants for a price; exact matches, such as scanned codes, come first. */
export async function findItems(
  { companyId }: Ctx,
  reader: Reader,
  q: string,
): Promise<OutputOfRoute<typeof findPriceItems>['items']> {
  const { rows } = await sql<OutputOfRoute<typeof findPriceItems>['items'][number]>`
    with sought as (select lower(${q}) as code, platform.normalise(${q}) as name),
    found as (
      (select r.id as product_id, null::bigint as variant_id, r.code, platform.in_language(r.name, r.name_ar) as name from procure.product r, sought
        where r.company_id = ${companyId} and (starts_with(r.code_key, sought.code) or starts_with(r.name_key, sought.name) or starts_with(r.name_ar_key, sought.name))
        order by r.code_key limit ${sql.lit(mostFound)})
      union all
      (select v.product_id, v.id, v.sku, platform.in_language(r.name, r.name_ar) as name from procure.variant v
        join procure.product r on r.company_id = v.company_id and r.id = v.product_id, sought
        where v.company_id = ${companyId} and starts_with(lower(v.sku), sought.code)
        order by lower(v.sku) limit ${sql.lit(mostFound)}))
    select product_id as "productId", variant_id as "variantId", found.code, found.name, lower(found.code) = sought.code as "isExact"
    from found, sought order by "isExact" desc, found.code limit ${sql.lit(mostFound)}`.execute(reader)
  return rows
}

/** Active lists, the default first, and the variants of a product. Throws: not_found. */
export async function findChoices(
  ctx: Ctx,
  reader: Reader,
  productId: number | null,
): Promise<OutputOfRoute<typeof getPriceChoices>> {
  const { companyId } = ctx
  const { rows } = await sql<OutputOfRoute<typeof getPriceChoices>>`
    select
      (select coalesce(json_agg(json_build_object('id', l.id, 'name', l.name, 'currency', l.currency, 'isBuying', l.kind = 'buy',
          'isDefault', l.is_default) order by l.is_default desc, l.name), '[]')
        from procure.price_list l
        where l.company_id = ${companyId} and l.status = 'active' and (${maySeeCosts(ctx)} or l.kind <> 'buy')) as lists,
      (select coalesce(json_agg(json_build_object('id', v.id, 'sku', v.sku) order by v.sku), '[]')
        from procure.variant v where v.company_id = ${companyId} and v.product_id = ${productId}::bigint) as variants`.execute(
    reader,
  )
  const [choices = { lists: [], variants: [] }] = rows
  if (choices.variants.length === 0) await requireRecords(reader, companyId, { 'procure.product': productId })
  return choices
}
