import { sql } from 'kysely'
import type { Ctx } from '../../platform/calls/context.ts'
import type { Tx } from '../../platform/database/db.ts'

type Weighed = {
  readonly storeId: number
  readonly lines: readonly {
    readonly variantId: number
    readonly quantity: number
    readonly unitCost?: string | null
  }[]
}

/**
 * The value for approval rules: all quantities a document moves in one store, at their own cost or the cost of the store, in minor units of
 * the company's currency. `what`: what moves them, for the approvers.
 */
export async function valueLines(
  { companyId }: Ctx,
  tx: Tx,
  { storeId, lines }: Weighed,
  what: string,
): Promise<{ amount: number; currency: string; summary: string }> {
  const { rows } = await sql<{ amount: number; currency: string }>`
    select c.base_currency as currency, coalesce((
      select sum(round(abs(d.quantity) * coalesce(d.unit_cost * 10 ^ y.minor_unit,
        p.value_minor / nullif(p.owned_quantity, 0), p.last_unit_cost * 10 ^ y.minor_unit, 0)))
      from unnest(${lines.map(({ variantId }) => variantId)}::bigint[], ${lines.map(({ quantity }) => quantity)}::numeric[],
        ${lines.map(({ unitCost }) => unitCost ?? null)}::numeric[]) as d (variant_id, quantity, unit_cost)
      left join inventory.stock_pool p on p.company_id = ${companyId} and p.store_id = ${storeId} and not p.is_transit
        and p.variant_id = d.variant_id), 0)::bigint as amount
    from erp.company c join platform.currency y on y.code = c.base_currency where c.id = ${companyId}`.execute(tx)
  const [found] = rows
  if (found === undefined) throw new Error('There is no such company.')
  return { ...found, summary: `${lines.length} × ${what}` }
}
