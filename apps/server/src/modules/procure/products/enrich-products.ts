import { sql } from 'kysely'
import type { Completion } from '../../../platform/lists/list-source.ts'
import { isWanted } from '../../../platform/lists/open-completion.ts'
import { enrichCosts, enrichMargins } from '../costs/enrich-costs.ts'
import { enrichPrices } from '../prices/enrich-prices.ts'
import { enrichReadiness } from './enrich-readiness.ts'

type Created = { readonly id: number; readonly variantCount: number; readonly mainImageId: number | null }

/** Calculated fields of products, each only on request. */
export const enrichProducts: Completion = async (asking, db, rows) => {
  let complete = rows
  for (const { makes, by } of parts) if (isWanted(asking, makes)) complete = await by(asking, db, complete)
  return complete
}

/** Variant count and main image of each product of a page. */
const enrichContents: Completion = async ({ companyId }, db, rows) => {
  const ids = rows.map(({ id }) => id)
  const { rows: created } = await sql<Created>`
    select p.id, (select count(*)::int from procure.variant v where v.company_id = ${companyId} and v.product_id = p.id) as "variantCount",
      (select i.id from procure.product_image i where i.company_id = ${companyId} and i.product_id = p.id
        order by i.sort_order, i.id limit 1) as "mainImageId"
    from unnest(${ids}::bigint[]) as p (id)`.execute(db)
  const byId = new Map(created.map((one) => [one.id, one]))
  return rows.map((row) => ({ ...row, variantCount: 0, mainImageId: null, ...byId.get(row.id) }))
}

const parts: readonly { readonly makes: readonly string[]; readonly by: Completion }[] = [
  { makes: ['variantCount', 'mainImageId'], by: enrichContents },
  { makes: ['readiness', 'completenessPpm', 'missing'], by: enrichReadiness },
  { makes: ['priceMinor', 'priceCurrency'], by: enrichPrices },
  { makes: ['costMinor', 'costCurrency'], by: enrichCosts },
  { makes: ['marginPpm'], by: enrichMargins },
]
