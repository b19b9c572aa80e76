import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { validateSettlement } from './validate-settlement.ts'
import type { Settlement } from './post-settlement.ts'
import { apportionValue } from './apportion-value.ts'

/**
 * The value for approval rules: short quantities at their value in transit, damaged and over quantities at the cost of their store, in
 * minor units of the company's currency.
 */
export async function valueSettlement(
  ctx: Ctx,
  tx: Tx,
  row: Settlement,
): Promise<{ amount: number; currency: string; summary: string }> {
  const decided = apportionValue(await validateSettlement(ctx, tx, row))
  const lying = decided.filter(({ difference: { kind } }) => kind !== 'short')
  const { companyId } = ctx
  const { rows } = await sql<{ amount: number; currency: string }>`
    select c.base_currency as currency, coalesce((
      select sum(round(d.quantity * coalesce(p.value_minor / nullif(p.owned_quantity, 0), p.last_unit_cost * 10 ^ y.minor_unit, 0)))
      from unnest(${lying.map(({ difference }) => difference.variantId)}::bigint[], ${lying.map(({ quantity }) => quantity)}::numeric[],
        ${lying.map(({ difference: { kind } }) => (kind === 'over' ? row.fromStoreId : row.toStoreId))}::bigint[]) as d (variant_id, quantity, store_id)
      left join inventory.stock_pool p on p.company_id = ${companyId} and p.store_id = d.store_id and not p.is_transit
        and p.variant_id = d.variant_id), 0)::bigint as amount
    from erp.company c join platform.currency y on y.code = c.base_currency where c.id = ${companyId}`.execute(tx)
  const [known] = rows
  if (known === undefined) throw new Error('There is no such company.')
  const missing = decided.reduce((total, { valueMinor }) => total + valueMinor, 0)
  return { ...known, amount: known.amount + missing, summary: row.labels?.['shipmentId']?.[0]?.name ?? '' }
}
