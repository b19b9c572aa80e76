import { sql } from 'kysely'
import type { Completion } from '../../../platform/lists/list-source.ts'
import { isWanted } from '../../../platform/lists/open-completion.ts'

type Priced = { readonly id: number; readonly unitPrice: string | null; readonly amountMinor: number | null }

/** Adds price and amount: of the highest quantity break of the supplier, a line of the variant before one of its product. */
export const enrichSuggestions: Completion = async (asking, db, rows) => {
  if (!isWanted(asking, ['unitPrice', 'amountMinor'])) return rows
  const { companyId } = asking
  const { rows: found } = await sql<Priced>`
    select s.id, trim_scale(x.unit_price)::text as "unitPrice",
      round(x.unit_price * s.buy_quantity * power(10::numeric, c.minor_unit))::bigint as "amountMinor"
    from purchase.replenishment_suggestion s
    join procure.variant v on v.company_id = s.company_id and v.id = s.variant_id
    join procure.supplier o on o.company_id = s.company_id and o.id = s.supplier_id
    join platform.currency c on c.code = o.currency
    left join lateral (
      select x.unit_price from procure.supplier_product p
      join procure.supplier_price x on x.company_id = p.company_id and x.supplier_product_id = p.id
      where p.company_id = s.company_id and p.supplier_id = s.supplier_id and p.product_id = v.product_id
        and (p.variant_id is null or p.variant_id = v.id) and p.status = 'active' and x.currency = o.currency
        and x.min_qty <= s.buy_quantity and x.valid_from <= current_date and (x.valid_until is null or x.valid_until >= current_date)
      order by p.variant_id is null, x.min_qty desc limit 1) x on true
    where s.company_id = ${companyId} and s.id = any(${rows.map(({ id }) => id)}::bigint[])`.execute(db)
  const byId = new Map(found.map((one) => [one.id, one]))
  return rows.map((row) => ({ ...row, unitPrice: null, amountMinor: null, ...byId.get(row.id) }))
}
