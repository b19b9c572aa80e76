import { sql } from 'kysely'
import type { Database } from '../../platform/database/db.ts'

/** Variants of products of one kind, by their SKU in lower case. */
export async function findVariants(
  db: Database,
  companyId: number,
  { kind, skus }: { readonly kind: 'stocked' | 'service'; readonly skus: readonly string[] },
): Promise<ReadonlyMap<string, number>> {
  const keys = skus.map((sku) => sku.toLowerCase())
  const { rows } = await sql<{ key: string; id: number }>`
    select v.sku_key as key, v.id from unnest(${keys}::text[]) k(key)
    join procure.variant v on v.company_id = ${companyId} and v.sku_key = k.key
    join procure.product p on p.company_id = v.company_id and p.id = v.product_id and p.kind = ${kind}`.execute(
    db.reader({ companyId }),
  )
  return new Map(rows.map(({ key, id }) => [key, id]))
}
