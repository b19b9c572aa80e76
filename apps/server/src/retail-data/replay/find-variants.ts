import { sql } from 'kysely'
import type { Database } from '../../platform/database/db.ts'

/** Variants of products that are kept in stock, by their SKU in lower case. */
export async function findStockedVariants(
  db: Database,
  companyId: number,
  skus: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const keys = skus.map((sku) => sku.toLowerCase())
  const { rows } = await sql<{ key: string; id: number }>`
    select v.sku_key as key, v.id from unnest(${keys}::text[]) k(key)
    join procure.variant v on v.company_id = ${companyId} and v.sku_key = k.key
    join procure.product p on p.company_id = v.company_id and p.id = v.product_id and p.kind = 'stocked'`.execute(
    db.reader({ companyId }),
  )
  return new Map(rows.map(({ key, id }) => [key, id]))
}
