import { sql } from 'kysely'
import type { Completion } from '../../../platform/list-source.ts'

/** How many variants each product of a page has. */
export const putVariantCount: Completion = async ({ companyId }, db, rows) => {
  const { rows: counted } = await sql<{ id: number; count: number }>`
    select product_id as id, count(*)::int as count from procure.variant
    where company_id = ${companyId} and product_id = any(${rows.map(({ id }) => id)}::bigint[]) group by product_id`.execute(
    db,
  )
  const counts = new Map(counted.map(({ id, count }) => [id, count]))
  return rows.map((row) => ({ ...row, variantCount: counts.get(row.id) ?? 0 }))
}
