import { gtinsOf } from '@countinghouse/kernel/barcode'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { CodeFinder } from '../../../platform/code-finders.ts'

/*
 * The codes that a product is known by beside its own. What comes to know it by another one is one
 * branch more in both selects, and calls `noteVariants` when it changes.
 */

/** Products by a whole code, with the SKU of the variant it stands for: a barcode in any form of its number, a SKU, or what a supplier calls it. */
export const findByCode: CodeFinder = (companyId, code) => sql`
  select v.product_id as id, min(v.sku) as code
  from (
    select id from procure.variant where company_id = ${companyId} and sku_key = lower(${code}::text)
    union
    select variant_id from procure.barcode where company_id = ${companyId} and code = ${code}::text
    union
    select variant_id from procure.barcode where company_id = ${companyId} and gtin14 = any(${gtinsOf(code)}::text[])
    union
    select v.id from procure.supplier_product s
    join procure.variant v on v.company_id = s.company_id and v.product_id = s.product_id
      and (s.variant_id is null or v.id = s.variant_id)
    where s.company_id = ${companyId} and s.supplier_code_key = lower(${code}::text) and s.status = 'active') f
  join procure.variant v on v.company_id = ${companyId} and v.id = f.id
  group by v.product_id`

/**
 * Of the product `p`, a select of `word`: what it is found by from its beginning. The SKU of a product without options is its style
 * code, and a UPC-E is scanned as the UPC-A that it is short for, too.
 */
export const codesOfProduct: RawBuilder<unknown> = sql`
  select v.sku as word from procure.variant v
  where v.company_id = p.company_id and v.product_id = p.id and v.sku_key <> p.code_key
  union
  select unnest(case when b.kind = 'upce' then array[b.code, right(b.gtin14, 12)] else array[b.code] end) from procure.variant v
  join procure.barcode b on b.company_id = v.company_id and b.variant_id = v.id
  where v.company_id = p.company_id and v.product_id = p.id
  union
  select s.supplier_code from procure.supplier_product s
  where s.company_id = p.company_id and s.product_id = p.id and s.supplier_code is not null and s.status = 'active'`
