import type { PriceSource, ResolvedPrice } from '@countinghouse/contract/procure/price-resolution'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import type { FoundPrice, ListRule } from './work-out.ts'
import { workOut } from './work-out.ts'

export type PriceQuestion = {
  readonly companyId: number
  /** Null: the list of the store, else the default list of the company. */
  readonly priceListId: number | null
  /** Null: no particular store. */
  readonly storeId: number | null
  /** Null: today. */
  readonly day: string | null
}

/**
 * `qty`: a decimal in the base unit of the variant; quantity breaks apply to the total quantity sold together. `day`: if
 * different from the date of the question.
 */
export type PriceLine = { readonly variantId: number; readonly qty: string; readonly day?: string | null }

const sources: readonly PriceSource[] = ['store_variant', 'store_product', 'variant', 'product']

type Row = {
  lists: ListRule[]
  isKnown: boolean
  priceId: number | null
  depth: number
  rank: number
  amount: number | null
  buyAmount: string | null
  surcharge: number
  buySurcharge: string
}

/** `unknown`: the variant does not exist; `missing`: it has no price. */
export type PriceAnswer = ResolvedPrice | 'unknown' | 'missing'

/**
 * Prices of lines, in their order; one statement for all of them. Within a list, store rows take precedence over rows of all
 * stores, then variant rows over product rows with surcharges, then the highest quantity break reached; without any match the
 * parent list is used.
 */
export async function resolvePrices(
  db: Reader | Tx,
  question: PriceQuestion,
  lines: readonly PriceLine[],
): Promise<PriceAnswer[]> {
  if (lines.length === 0) return []
  const { rows } = await statementFor(question, lines).execute(db)
  // The lists are returned with the first line only.
  const lists = rows[0]?.lists ?? []
  return rows.map((row): PriceAnswer => {
    if (!row.isKnown) return 'unknown'
    const found = foundIn(row, lists)
    return found === null ? 'missing' : workOut(lists, found)
  })
}

function foundIn(row: Row, lists: readonly ListRule[]): FoundPrice | null {
  const { priceId, depth, rank } = row
  const source = sources[rank]
  if (priceId === null || source === undefined) return null
  const isBuying = lists[depth]?.isBuying === true
  const amount = (isBuying ? row.buyAmount : row.amount) ?? 0
  return { priceId, depth, source, amount, surcharge: isBuying ? row.buySurcharge : row.surcharge }
}

/** Each lookup reads one index prefix, so the four kinds of rows are queried one by one. */
export function statementFor({ companyId, priceListId, storeId, day }: PriceQuestion, lines: readonly PriceLine[]) {
  const row = (rank: number, of: 'variant_id' | 'product_id', place: 'store' | 'all') => sql`
    (select ${sql.lit(rank)} as rank, p.id, p.amount_minor, p.buy_amount from procure.price p
      where p.company_id = ${companyId} and p.${sql.ref(of)} = a.${sql.ref(of)} and p.price_list_id = c.id
        and ${place === 'store' ? sql`p.store_id = ${storeId}::bigint` : sql`p.store_id is null`}
        and p.min_qty <= a.qty and p.valid_from <= a.day and (p.valid_until is null or p.valid_until >= a.day)
      order by p.min_qty desc limit 1)`
  return sql<Row>`
    with recursive chain as (
      select l.*, 0 as depth from procure.price_list l
      where l.company_id = ${companyId} and l.id = coalesce(${priceListId}::bigint,
        (select s.price_list_id from procure.price_list_store s
          join procure.price_list o on o.company_id = s.company_id and o.id = s.price_list_id and o.status = 'active'
          where s.company_id = ${companyId} and s.store_id = ${storeId}::bigint),
        (select d.id from procure.price_list d where d.company_id = ${companyId} and d.is_default))
      union all
      select l.*, c.depth + 1 from chain c join procure.price_list l on l.company_id = ${companyId} and l.id = c.parent_id),
    requested as (
      select u.ordinal, u.variant_id, u.qty, v.product_id, v.color_id, z.sort_order,
        coalesce(u.day, ${day}::date, (select (now() at time zone k.timezone)::date from erp.company k where k.id = ${companyId})) as day
      from unnest(${lines.map(({ variantId }) => variantId)}::bigint[], ${lines.map(({ qty }) => qty)}::numeric[],
          ${lines.map((line) => line.day ?? null)}::date[]) with ordinality u (variant_id, qty, day, ordinal)
      left join procure.variant v on v.company_id = ${companyId} and v.id = u.variant_id
      left join procure.size z on z.company_id = ${companyId} and z.id = v.size_id)
    select case when a.ordinal = 1 then (select json_agg(json_build_object('id', c.id, 'code', c.code, 'name', c.name, 'currency', c.currency,
        'isBuying', c.kind = 'buy', 'taxIncluded', c.tax_included, 'adjust', c.adjust, 'ending', c.ending, 'endingMode', c.ending_mode)
        order by c.depth) from chain c) end as lists,
      a.product_id is not null as "isKnown", f.id as "priceId", f.depth, f.rank, f.amount_minor as amount, f.buy_amount as "buyAmount",
      coalesce(s.amount_minor, 0)::bigint as surcharge, coalesce(s.buy_amount, 0) as "buySurcharge"
    from requested a
    left join lateral (
      select c.depth, c.id as list_id, r.* from chain c,
        lateral (select * from (
          ${row(0, 'variant_id', 'store')} union all ${row(1, 'product_id', 'store')}
          union all ${row(2, 'variant_id', 'all')} union all ${row(3, 'product_id', 'all')}) o
          order by rank limit 1) r
      order by c.depth limit 1) f on true
    left join lateral (
      select sum(s.amount_minor) as amount_minor, sum(s.buy_amount) as buy_amount from procure.price_option_surcharge s
      where f.rank in (1, 3) and s.company_id = ${companyId} and s.product_id = a.product_id and s.price_list_id = f.list_id
        and (s.color_id = a.color_id or a.sort_order between s.size_from_sort and s.size_to_sort)) s on true
    order by a.ordinal`
}
