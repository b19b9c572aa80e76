import { product } from '@countinghouse/contract/procure/product'
import { gtinsOf } from '@countinghouse/kernel/barcode'
import { sql } from 'kysely'
import type { RecordSearch } from '../../../platform/record-search.ts'

/** The product whose variant has just this barcode or SKU, so that a scan opens it. One with this style code is found by itself. */
export const variantSearch: RecordSearch = {
  entity: 'procure.variant',
  page: product.page,
  find: ({ companyId, q, limit, by }) =>
    by === 'anywhere'
      ? null
      : sql`
        select p.id, p.name as label, v.sku as detail, true as is_exact, row_number() over (order by v.id) as place
        from (
          select id from procure.variant where company_id = ${companyId} and sku_key = lower(${q}::text)
          union
          select variant_id from procure.barcode
          where company_id = ${companyId} and (code = ${q}::text or gtin14 = any(${gtinsOf(q)}::text[]))
          union
          select v.id from procure.supplier_product s
          join procure.variant v on v.company_id = s.company_id and v.product_id = s.product_id and v.id = coalesce(s.variant_id, v.id)
          where s.company_id = ${companyId} and s.supplier_code_key = lower(${q}::text) and s.status = 'active') f
        join procure.variant v on v.company_id = ${companyId} and v.id = f.id
        join procure.product p on p.company_id = ${companyId} and p.id = v.product_id
        where p.code_key <> lower(${q}::text) order by v.id limit ${sql.lit(limit)}`,
}
