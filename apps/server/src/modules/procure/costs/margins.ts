import type { Margin } from '@countinghouse/contract/procure/margin'
import { leastMargin } from '@countinghouse/contract/procure/price-settings'
import { earningOf, leastPrice, marginPpm, reachesMargin } from '@countinghouse/kernel/margin'
import { currencyDigits } from '@countinghouse/kernel/money'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import { readSetting } from '../../../platform/config/settings.ts'
import { costOfVariant } from './cost-of-variant.ts'

/** A selling price of one variant or, with null, of all variants of the product. */
export type Requested = {
  readonly productId: number
  readonly variantId: number | null
  readonly amountMinor: number
  readonly currency: string
  readonly taxIncluded: boolean
}

type Row = { cost: string | null; unknown: number; leastPpm: number | null }

/**
 * Margins of prices, in their order; two statements for any number of them. For all variants, the one with the highest cost is
 * used. Tax rates are not known yet, so included tax is not deducted, and the result says so.
 */
export async function marginsOf(
  reader: Reader | Tx,
  companyId: number,
  requested: readonly Requested[],
): Promise<Margin[]> {
  if (requested.length === 0) return []
  const usual = await readSetting(reader, { companyId }, leastMargin)
  const { rows } = await statementFor(companyId, requested).execute(reader)
  return requested.map((one, place) => {
    const { cost = null, unknown = 0, leastPpm = null } = rows[place] ?? {}
    return marginOf(one, { cost, unknown, leastPpm: leastPpm ?? usual })
  })
}

type Known = { readonly cost: string | null; readonly unknown: number; readonly leastPpm: number }

function marginOf({ amountMinor, currency, taxIncluded }: Requested, { cost, unknown, leastPpm }: Known): Margin {
  const digits = currencyDigits(currency)
  const shared = { leastPpm, isWithTax: taxIncluded, unknown }
  if (cost === null) return { ...shared, marginPpm: null, isBelow: false, leastMinor: null }
  const earning = earningOf(amountMinor, digits, cost)
  return {
    ...shared,
    marginPpm: marginPpm(earning),
    isBelow: !reachesMargin(earning, leastPpm),
    leastMinor: leastPrice(cost, leastPpm, digits),
  }
}

/**
 * Each price with the highest cost in its currency, the number of variants without one, and the minimum margin of the nearest
 * category.
 */
function statementFor(companyId: number, requested: readonly Requested[]) {
  return sql<Row>`
    with recursive requested as (
      select * from jsonb_to_recordset(${JSON.stringify(requested.map((one, place) => ({ ...one, place })))}::jsonb)
        a (place integer, "productId" bigint, "variantId" bigint, currency text)),
    variants as (
      select distinct v.id, v.product_id, k.amount, k.currency
      from (select distinct "productId" from requested) a
      join procure.variant v on v.company_id = ${companyId} and v.product_id = a."productId" and v.status = 'active'
      left join lateral ${costOfVariant(companyId)} k on true),
    said as (
      select p.id as product_id, c.parent_id, c.minimum_margin
      from (select distinct "productId" from requested) a
      join procure.product p on p.company_id = ${companyId} and p.id = a."productId"
      join procure.category c on c.company_id = p.company_id and c.id = p.category_id
      union all
      select s.product_id, c.parent_id, c.minimum_margin from said s
      join procure.category c on c.company_id = ${companyId} and c.id = s.parent_id where s.minimum_margin is null)
    select trim_scale(max(v.amount) filter (where v.currency = a.currency))::text as cost,
      (count(v.id) filter (where v.currency is distinct from a.currency))::int as unknown,
      (select s.minimum_margin from said s where s.product_id = a."productId" and s.minimum_margin is not null) as "leastPpm"
    from requested a
    left join variants v on v.product_id = a."productId" and (a."variantId" is null or v.id = a."variantId")
    group by a.place, a."productId" order by a.place`
}
