import { fail } from '@countinghouse/contract/errors'
import type { ProductStock } from '@countinghouse/contract/inventory/product-stock'
import { viewStock } from '@countinghouse/contract/inventory/product-stock'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { isOfHisStores } from './find-pool.ts'

/** One statement. Throws: not_found. */
export async function findProductStock(ctx: Ctx, reader: Reader, id: number): Promise<ProductStock> {
  const { companyId } = ctx
  const { rows } = await sql<ProductStock>`
    with s as materialized (
      select s.store_id, s.variant_id, s.on_hand, s.free, s.on_way from inventory.stock s
      where s.company_id = ${companyId} and s.variant_id in (
          select v.id from procure.variant v where v.company_id = ${companyId} and v.product_id = ${id})
        and ${isOfHisStores(ctx, viewStock, sql`s.store_id`)})
    select platform.in_language(u.name, u.name_ar) as unit, (
      select coalesce(json_agg(json_build_object('storeId', t.id, 'store', t.name, 'onHand', t.on_hand, 'free', t.free, 'onWay', t.on_way)
        order by t.name collate "und-x-icu", t.id), '[]')
      from (
        select e.id, e.name, sum(s.on_hand) as on_hand, sum(s.free) as free, sum(s.on_way) as on_way
        from s join erp.store e on e.company_id = ${companyId} and e.id = s.store_id group by e.id, e.name) t) as stores, (
      select json_agg(json_build_object('variantId', t.id, 'sku', t.sku, 'options', t.options, 'onHand', t.on_hand, 'free', t.free,
          'onWay', t.on_way) order by t.color_order nulls first, t.color, t.size_order nulls first, t.id)
      from (
        select v.id, v.sku, nullif(concat_ws(', ', platform.in_language(c.name, c.name_ar), platform.in_language(z.name, z.name_ar)), '') as options, c.sort_order as color_order, platform.in_language(c.name, c.name_ar) as color,
          z.sort_order as size_order, coalesce(sum(s.on_hand), 0) as on_hand, coalesce(sum(s.free), 0) as free,
          coalesce(sum(s.on_way), 0) as on_way
        from procure.variant v
        left join procure.color c on c.company_id = v.company_id and c.id = v.color_id
        left join procure.size z on z.company_id = v.company_id and z.id = v.size_id
        left join s on s.variant_id = v.id
        where v.company_id = ${companyId} and v.product_id = ${id}
        group by v.id, v.sku, c.name, c.name_ar, z.name, z.name_ar, c.sort_order, z.sort_order) t) as variants
    from procure.product p left join procure.unit u on u.company_id = p.company_id and u.id = p.base_unit_id
    where p.company_id = ${companyId} and p.id = ${id}`.execute(reader)
  return rows[0] ?? fail('not_found')
}
