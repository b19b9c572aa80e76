import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'

type Wanted = { readonly productId: number; readonly skus: readonly string[]; readonly barcodeKeys: readonly string[] }

/** Variants of other products that have one of these SKUs, in lower case, or barcodes, by key: their SKU and the product name. */
export async function findHolders(
  { companyId }: Ctx,
  db: Reader | Tx,
  { productId, skus, barcodeKeys }: Wanted,
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ key: string; holder: string }>`
    select f.key, f.sku || ' (' || platform.in_language(p.name, p.name_ar) || ')' as holder from (
      select v.sku_key as key, v.sku, v.product_id from procure.variant v
      where v.company_id = ${companyId} and v.sku_key = any(${skus.map((sku) => sku.toLowerCase())}::text[])
      union all
      select coalesce(b.gtin14, b.code), v.sku, v.product_id from procure.barcode b
      join procure.variant v on v.company_id = b.company_id and v.id = b.variant_id
      where b.company_id = ${companyId} and b.gtin14 = any(${barcodeKeys}::text[])
      union all
      select b.code, v.sku, v.product_id from procure.barcode b
      join procure.variant v on v.company_id = b.company_id and v.id = b.variant_id
      where b.company_id = ${companyId} and b.code = any(${barcodeKeys}::text[])) f
    join procure.product p on p.company_id = ${companyId} and p.id = f.product_id
    where f.product_id <> ${productId}`.execute(db)
  return new Map(rows.map(({ key, holder }) => [key, holder]))
}
