import type { Variant, Variants } from '@countinghouse/contract/procure/variant'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../platform/database/db.ts'

type Of = { readonly companyId: number; readonly productId: number; readonly sizeScaleId: number | null }

/** A variant `v` in API form; `c` and `s` are its colour and size. */
const variantJson = sql`json_build_object('id', v.id, 'colorId', v.color_id, 'sizeId', v.size_id, 'sku', v.sku, 'status', v.status,
          'netWeightGrams', v.net_weight_grams, 'grossWeightGrams', v.gross_weight_grams,
          'lengthMm', v.length_mm, 'widthMm', v.width_mm, 'heightMm', v.height_mm,
          'barcodes', coalesce((select json_agg(json_build_object('code', b.code, 'kind', b.kind, 'packQuantity', b.pack_quantity,
              'isPrimary', b.is_primary) order by b.is_primary desc, b.id)
            from procure.barcode b where b.company_id = v.company_id and b.variant_id = v.id), '[]'))`
const inOrder = sql`platform.in_language(c.name, c.name_ar) collate "und-x-icu" nulls first, s.sort_order nulls first, v.id`

/** The variants of products by product, in order of colours and sizes. */
export async function readVariantsOf(
  db: Reader | Tx,
  companyId: number,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, readonly Variant[]>> {
  const { rows } = await sql<{ productId: number; items: Variant[] }>`
    select v.product_id as "productId", json_agg(${variantJson} order by ${inOrder}) as items
    from procure.variant v
    left join procure.color c on c.company_id = v.company_id and c.id = v.color_id
    left join procure.size s on s.company_id = v.company_id and s.id = v.size_id
    where v.company_id = ${companyId} and v.product_id = any(${productIds}::bigint[]) group by v.product_id`.execute(db)
  return new Map(rows.map(({ productId, items }) => [productId, items]))
}

/** The variants of a product with their colours and sizes, in that order, in one round trip. */
export async function readVariants(db: Reader | Tx, { companyId, productId, sizeScaleId }: Of): Promise<Variants> {
  const { rows } = await sql<Variants>`
    select
      coalesce((select json_agg(json_build_object('id', s.id, 'code', s.code, 'name', platform.in_language(s.name, s.name_ar), 'sortOrder', s.sort_order) order by s.sort_order, s.id)
        from procure.size s where s.company_id = ${companyId} and s.size_scale_id = ${sizeScaleId}::bigint
          and (s.status = 'active' or exists (select from procure.variant v
            where v.company_id = s.company_id and v.product_id = ${productId} and v.size_id = s.id))), '[]') as sizes,
      coalesce((select json_agg(json_build_object('id', c.id, 'code', c.code, 'name', platform.in_language(c.name, c.name_ar)) order by platform.in_language(c.name, c.name_ar) collate "und-x-icu", c.id)
        from procure.color c where c.company_id = ${companyId} and exists (select from procure.variant v
          where v.company_id = c.company_id and v.product_id = ${productId} and v.color_id = c.id)), '[]') as colors,
      coalesce((select json_agg(${variantJson} order by ${inOrder})
        from procure.variant v
        left join procure.color c on c.company_id = v.company_id and c.id = v.color_id
        left join procure.size s on s.company_id = v.company_id and s.id = v.size_id
        where v.company_id = ${companyId} and v.product_id = ${productId}), '[]') as items`.execute(db)
  return rows[0] ?? { sizes: [], colors: [], items: [] }
}
