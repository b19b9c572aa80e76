import { sql } from 'kysely'
import type { Completion } from '../../../platform/list-source.ts'

type Made = { readonly id: number; readonly variantCount: number; readonly mainImageId: number | null }

/** How many variants each product of a page has, and its main picture. */
export const completeProducts: Completion = async ({ companyId }, db, rows) => {
  const ids = rows.map(({ id }) => id)
  const { rows: made } = await sql<Made>`
    select p.id, (select count(*)::int from procure.variant v where v.company_id = ${companyId} and v.product_id = p.id) as "variantCount",
      (select i.id from procure.product_image i where i.company_id = ${companyId} and i.product_id = p.id
        order by i.sort_order, i.id limit 1) as "mainImageId"
    from unnest(${ids}::bigint[]) as p (id)`.execute(db)
  const byId = new Map(made.map((one) => [one.id, one]))
  return rows.map((row) => ({ ...row, variantCount: 0, mainImageId: null, ...byId.get(row.id) }))
}
