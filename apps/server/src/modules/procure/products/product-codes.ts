import { gtinsOf } from '@countinghouse/kernel/barcode'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { CodeFinder } from '../../../platform/registry/code-finders.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { PlannedVariant } from './plan-variants.ts'

/*
 * The search codes of a product. A new source of codes is one more branch in both selects and calls `noteVariants` on changes;
 * codes of new products are one more branch in `readNewWords`.
 */

/** Products by a complete code, with the SKU of the matching variant: a barcode in any form of its number, a SKU, or a supplier SKU. */
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
 * A select of `word` for the product `p`: codes found by their start. The SKU of a product without options is its style code, and a
 * UPC-E is also scanned as its UPC-A.
 */
const codesOfProduct: RawBuilder<unknown> = sql`
  select v.sku as word from procure.variant v
  where v.company_id = p.company_id and v.product_id = p.id and v.sku_key <> p.code_key
  union
  select unnest(case when b.kind = 'upce' then array[b.code, right(b.gtin14, 12)] else array[b.code] end) from procure.variant v
  join procure.barcode b on b.company_id = v.company_id and b.variant_id = v.id
  where v.company_id = p.company_id and v.product_id = p.id
  union
  select s.supplier_code from procure.supplier_product s
  where s.company_id = p.company_id and s.product_id = p.id and s.supplier_code is not null and s.status = 'active'`

/** The stored search codes of the product `p`. */
export const wordsOfProduct = joined(codesOfProduct)

/** The same for products about to be created, in order. */
export async function readNewWords(
  tx: Tx,
  products: readonly { readonly code: string; readonly variants: readonly PlannedVariant[] }[],
): Promise<string[]> {
  const given = products.map(({ code, variants }, place) => ({
    place,
    code,
    skus: variants.map(({ sku }) => sku),
    barcodes: variants.flatMap(({ barcodes }) => barcodes),
  }))
  const { rows } = await sql<{ words: string }>`
    select ${joined(sql`
      select v.sku as word from jsonb_array_elements_text(p.skus) as v(sku) where lower(v.sku) <> lower(p.code)
      union
      select unnest(case when b.kind = 'upce' then array[b.code, procure.expanded_upce(b.code)] else array[b.code] end)
      from jsonb_to_recordset(p.barcodes) as b(code text, kind text)`)} as words
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as p(place int, code text, skus jsonb, barcodes jsonb)
    order by p.place`.execute(tx)
  return rows.map(({ words }) => words)
}

function joined(codes: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`coalesce((select string_agg(platform.normalise(w.word), ' ' order by w.word) from (${codes}) w), '')`
}
