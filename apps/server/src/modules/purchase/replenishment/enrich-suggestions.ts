import { sql } from 'kysely'
import type { Completion } from '../../../platform/lists/list-source.ts'
import { isWanted } from '../../../platform/lists/open-completion.ts'
import { supplierPrices } from './supplier-prices.ts'

type Priced = { readonly id: number; readonly unitPrice: string | null; readonly amountMinor: number | null }

/** Adds price and amount: those that an order would have. */
export const enrichSuggestions: Completion = async (asking, db, rows) => {
  if (!isWanted(asking, ['unitPrice', 'amountMinor'])) return rows
  const { companyId } = asking
  const { rows: found } = await sql<Priced>`
    select s.id, trim_scale(x.unit_price)::text as "unitPrice",
      round(x.unit_price * s.buy_quantity * power(10::numeric, y.minor_unit))::bigint as "amountMinor"
    from purchase.replenishment_suggestion s
    join procure.variant v on v.company_id = s.company_id and v.id = s.variant_id
    join procure.supplier o on o.company_id = s.company_id and o.id = s.supplier_id
    join erp.company c on c.id = s.company_id
    join platform.currency y on y.code = coalesce(o.currency, c.base_currency)
    left join lateral (
      select p.unit_price from (${supplierPrices()}) p where p.min_qty <= s.buy_quantity and s.buy_quantity > 0 order by p.rank, p.min_qty desc limit 1) x on true
    where s.company_id = ${companyId} and s.id = any(${rows.map(({ id }) => id)}::bigint[])`.execute(db)
  const byId = new Map(found.map((one) => [one.id, one]))
  return rows.map((row) => ({ ...row, unitPrice: null, amountMinor: null, ...byId.get(row.id) }))
}
