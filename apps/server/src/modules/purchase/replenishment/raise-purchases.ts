import { replenishmentMostCover } from '@countinghouse/contract/purchase/replenishment-settings'
import type { OrderLine } from '@countinghouse/kernel/replenishment-order'
import { meetOrderValue, quantityAtBreak } from '@countinghouse/kernel/replenishment-order'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { readSetting } from '../../../platform/config/settings.ts'
import { supplierPrices } from './supplier-prices.ts'

type Bought = Omit<OrderLine, 'most'> & {
  readonly id: number
  readonly storeId: number
  readonly supplierId: number
  /** Units: minor units of the currency of the supplier. */
  readonly leastValue: number | null
  readonly maximum: number | null
}
type Raised = { readonly id: number; readonly atBreak: number; readonly quantity: number; readonly isMet: boolean }

/**
 * Raises what a run buys to quantity breaks that cost less in all, then each order, by supplier and store, to the minimum order value of its
 * supplier. Source: docs/guides/purchase.md, Replenishment.
 */
export async function raisePurchases(tx: Tx, companyId: number, runId: number): Promise<void> {
  const bought = await readBought(tx, companyId, runId)
  if (bought.length === 0) return
  const mostCover = await readSetting(tx, { companyId }, replenishmentMostCover)
  const orders = Map.groupBy(bought, ({ supplierId, storeId }) => `${supplierId} ${storeId}`)
  const raised = [...orders.values()].flatMap((lines) => raiseOrder(lines, mostCover))
  const each = <T>(valueOf: (one: Raised) => T) => raised.map(valueOf)
  await sql`
    update purchase.replenishment_suggestion s set suggested_quantity = r.quantity, buy_quantity = r.quantity,
      break_quantity = r.at_break - s.suggested_quantity, value_quantity = r.quantity - r.at_break, is_value_unmet = not r.is_met
    from unnest(${each(({ id }) => id)}::bigint[], ${each(({ atBreak }) => atBreak)}::numeric[], ${each(({ quantity }) => quantity)}::numeric[],
      ${each(({ isMet }) => isMet)}::boolean[]) as r (id, at_break, quantity, is_met)
    where s.company_id = ${companyId} and s.id = r.id and (r.quantity <> s.suggested_quantity or not r.is_met)`.execute(
    tx,
  )
}

function raiseOrder(lines: readonly Bought[], mostCover: number): Raised[] {
  const bounded = lines.map((line): OrderLine => {
    const most = mostCover * line.mean - line.position
    return { ...line, most: line.maximum === null ? most : Math.min(most, line.maximum - line.position) }
  })
  const atBreak = bounded.map((line) => ({ ...line, quantity: quantityAtBreak(line) }))
  const { quantities, isMet } = meetOrderValue(atBreak, lines[0]?.leastValue ?? 0)
  return lines.map(({ id, quantity }, at) => ({
    id,
    atBreak: atBreak[at]?.quantity ?? quantity,
    quantity: quantities[at] ?? quantity,
    isMet,
  }))
}

/** What is bought from suppliers, with the price today from each quantity on. */
async function readBought(tx: Tx, companyId: number, runId: number): Promise<readonly Bought[]> {
  const { rows } = await sql<Bought>`
    select s.id, s.store_id as "storeId", s.supplier_id as "supplierId", o.moq_value_minor as "leastValue",
      s.suggested_quantity::float8 as quantity, s.order_multiple::float8 as multiple, (s.mean_demand * s.season_factor)::float8 as mean,
      (s.position + s.transfer_quantity)::float8 as position, s.maximum_quantity::float8 as maximum, b.breaks
    from purchase.replenishment_suggestion s
    join procure.variant v on v.company_id = s.company_id and v.id = s.variant_id
    join procure.supplier o on o.company_id = s.company_id and o.id = s.supplier_id
    join erp.company c on c.id = s.company_id
    join platform.currency y on y.code = coalesce(o.currency, c.base_currency)
    cross join lateral (
      with price as (${supplierPrices()})
      select coalesce(jsonb_agg(jsonb_build_object('minimum', q.min_qty, 'price', a.unit_price * power(10::numeric, y.minor_unit))
        order by q.min_qty), '[]') as breaks
      from (select distinct min_qty from price) q
      cross join lateral (
        select r.unit_price from price r where r.min_qty <= q.min_qty order by r.rank, r.min_qty desc limit 1) a) b
    where s.company_id = ${companyId} and s.run_id = ${runId} and s.suggested_quantity > 0
      and (o.moq_value_minor is not null or jsonb_array_length(b.breaks) > 1)
    order by s.supplier_id, s.store_id, s.variant_id`.execute(tx)
  return rows
}
