import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'

type Scale = { readonly companyId: number; readonly scaleId: number }
/** A size with its new position; `sortOrder` in its row is still the old one. */
type Placed = { readonly id: number; readonly place: number }

/**
 * Surcharges refer to positions in a scale, so this runs before sizes are reordered, to keep the surcharge of each size. Ranges
 * that become discontiguous are split. `placed`: all sizes in their new order. The caller locks the scale.
 */
export async function syncSizes(tx: Tx, { companyId, scaleId }: Scale, placed: readonly Placed[]): Promise<void> {
  await sql`
    with gone as (
      delete from procure.price_option_surcharge o using procure.product r
      where o.company_id = ${companyId} and o.color_id is null
        and r.company_id = o.company_id and r.id = o.product_id and r.size_scale_id = ${scaleId}
      returning o.*),
    covered as (
      select g.*, n.place, n.line - row_number() over (partition by g.id order by n.line) as run
      from gone g join procure.size s on s.company_id = g.company_id and s.size_scale_id = ${scaleId}
          and s.sort_order between g.size_from_sort and g.size_to_sort
        join unnest(${placed.map(({ id }) => id)}::bigint[], ${placed.map(({ place }) => place)}::integer[])
          with ordinality as n (id, place, line) on n.id = s.id)
    insert into procure.price_option_surcharge (company_id, price_list_id, currency, kind, product_id, size_from_sort, size_to_sort,
      amount_minor, buy_amount, created_at, created_by)
    select company_id, price_list_id, currency, kind, product_id, min(place), max(place), amount_minor, buy_amount, created_at, created_by
    from covered group by id, run, company_id, price_list_id, currency, kind, product_id, amount_minor, buy_amount, created_at, created_by`.execute(
    tx,
  )
}
