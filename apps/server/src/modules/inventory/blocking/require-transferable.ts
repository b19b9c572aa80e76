import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/inventory/errors.text'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { demandType } from '../transfer/transfer-demand.ts'

type Line = { readonly variantId: number; readonly quantity: number }
type Wanted = {
  readonly fromStoreId: number
  readonly toStoreId: number
  readonly lines: readonly Line[]
  /** Lines for which this transfer already has a reservation. */
  readonly reservedIds?: readonly number[]
}

/**
 * Goods recently received by transfer cannot be transferred again, and stock reserved by other transfers is theirs; sales are not
 * restricted. The result is stable until the transaction ends if the stock was reserved before. Throws: inventory.retransfer_blocked at the
 * lines. Units: days of the policy of the route.
 */
export async function requireTransferable(
  ctx: Ctx,
  tx: Tx,
  { fromStoreId, toStoreId, lines, reservedIds = [] }: Wanted,
): Promise<void> {
  const { companyId, locale, now } = ctx
  const { rows } = await sql<{ variantId: number; transferable: number }>`
    with rule as (
      select p.retransfer_block_days as days, p.calendar, (${now.toISOString()}::timestamptz at time zone s.timezone)::date as today
      from inventory.transfer_route r
      join inventory.blocking_policy p on p.company_id = r.company_id and p.id = r.blocking_policy_id and p.status = 'active'
      join erp.store s on s.company_id = r.company_id and s.id = r.from_store_id
      where r.company_id = ${companyId} and r.from_store_id = ${fromStoreId} and r.to_store_id = ${toStoreId} and r.status = 'active'
        and p.retransfer_block_days > 0 and p.action = 'block'),
    arrived as (
      select d.variant_id, sum(d.in_quantity) as quantity from rule
      join inventory.stock_day d on d.company_id = ${companyId} and d.store_id = ${fromStoreId} and not d.is_transit
        and d.variant_id = any(${lines.map(({ variantId }) => variantId)}::bigint[]) and d.kind = 'ito_receive'
        and d.day > rule.today - (rule.days * 8 + 60)
        and inventory.last_day(${companyId}, ${fromStoreId}, d.day, rule.days, rule.calendar) >= rule.today
      group by d.variant_id having sum(d.in_quantity) > 0)
    select a.variant_id as "variantId", greatest(p.on_hand - a.quantity - coalesce((
      select sum(r.quantity - r.consumed_quantity) from inventory.stock_reservation r
      where r.company_id = ${companyId} and r.store_id = ${fromStoreId} and r.variant_id = a.variant_id and r.state = 'open'
        and r.demand_type = ${demandType} and r.demand_id <> all(${reservedIds}::bigint[])), 0), 0)::float8 as transferable
    from arrived a
    join inventory.stock_pool p on p.company_id = ${companyId} and p.store_id = ${fromStoreId} and p.variant_id = a.variant_id
      and not p.is_transit`.execute(tx)
  const most = new Map(rows.map(({ variantId, transferable }) => [variantId, transferable]))
  const over = lines.flatMap(({ variantId, quantity }, index) => {
    const transferable = most.get(variantId)
    return transferable === undefined || quantity <= transferable ? [] : [{ index, variantId, transferable }]
  })
  if (over.length === 0) return
  const problem = (quantity: number) => [
    { code: 'rule', message: format(text.transferable_line, locale, { quantity: String(quantity) }) },
  ]
  fail('inventory.retransfer_blocked', {
    details: { lines: over.map(({ variantId, transferable }) => ({ variantId, transferable })) },
    fields: Object.fromEntries(
      over.map(({ index, transferable }) => [`lines.${index}.quantity`, problem(transferable)]),
    ),
  })
}
