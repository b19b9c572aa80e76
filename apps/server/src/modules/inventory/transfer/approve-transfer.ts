import type { managedTransfer } from '@countinghouse/contract/inventory/managed-transfer'
import { reserveHoldDays } from '@countinghouse/contract/inventory/transfer-settings'
import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { TransitionOutcome } from '../../../platform/documents/document.ts'
import type { RowOf } from '../../../platform/documents/document-handlers.ts'
import { readSetting } from '../../../platform/config/settings.ts'
import { requireTransferable } from '../blocking/require-transferable.ts'
import { lockPickingLimit } from '../picking-limit/require-picking-limit.ts'
import { tellApproved } from '../partner/tell-approved.ts'
import { reserveStock } from '../reserve-stock.ts'
import { demandType } from './transfer-demand.ts'

type Transfer = RowOf<typeof managedTransfer>
type Given = { readonly variantId: number; readonly quantity: number }
type Settled = { demandId: number; storeId: number; variantId: number; quantity: number }

/**
 * Writes the approved quantity of each line, the requested one unless reduced. Throws: inventory.above_requested,
 * inventory.nothing_approved, inventory.retransfer_blocked, inventory.picking_limit_exceeded. Locks: picking limits.
 */
export async function writeApproved(
  ctx: Ctx,
  tx: Tx,
  { id, fromStoreId, toStoreId, lines, labels }: Transfer,
  given: readonly Given[],
): Promise<void> {
  const { companyId } = ctx
  const above = given.filter(
    ({ variantId, quantity }) => quantity > (lines.find((line) => line.variantId === variantId)?.quantity ?? -1),
  )
  if (above.length > 0)
    fail('inventory.above_requested', { details: { lines: above.map(({ variantId }) => ({ variantId })) } })
  const less = new Map(given.map(({ variantId, quantity }) => [variantId, quantity]))
  const decided = lines.map(({ variantId, quantity }) => ({ variantId, quantity: less.get(variantId) ?? quantity }))
  await requireTransferable(ctx, tx, { fromStoreId, toStoreId, lines: decided })
  const nameOf = (variantId: number) => labels?.['lines_variantId']?.find((one) => one.id === variantId)?.name ?? ''
  await lockPickingLimit(ctx, tx, { toStoreId, lines: decided, given, nameOf })
  const { rows } = await sql<{ quantity: number }>`
    update inventory.transfer_line l set approved_quantity = coalesce(
      (select min(g.quantity) from unnest(${given.map(({ variantId }) => variantId)}::bigint[], ${given.map(({ quantity }) => quantity)}::numeric[])
        as g (variant_id, quantity) where g.variant_id = l.variant_id), l.quantity)
    where l.company_id = ${companyId} and l.transfer_id = ${id} returning l.approved_quantity::float8 as quantity`.execute(
    tx,
  )
  if (rows.every(({ quantity }) => quantity === 0)) fail('inventory.nothing_approved')
}

/**
 * Reserves approved stock, cancels or backorders the shortfall, and freezes the prices. Throws: inventory.nothing_approved,
 * inventory.retransfer_blocked, accounts.link_not_connected. Locks: pools, reservations.
 */
export async function settleApproval(
  ctx: Ctx,
  tx: Tx,
  { id, priority, fromStoreId, toStoreId, lines }: Transfer,
  shortfall: string,
): Promise<TransitionOutcome> {
  const { companyId, userId, now } = ctx
  const days = await readSetting(tx, { companyId }, reserveHoldDays)
  const { rows: wanted } = await sql<Settled & { keptUntil: string }>`
    select l.id as "demandId", t.from_store_id as "storeId", l.variant_id as "variantId", l.approved_quantity::float8 as quantity,
      to_char(coalesce(inventory.last_day(t.company_id, t.from_store_id, y.today, p.reserve_hold_days, p.calendar), y.today + ${days}::integer),
        'YYYY-MM-DD') as "keptUntil"
    from inventory.transfer t join inventory.transfer_line l on l.company_id = t.company_id and l.transfer_id = t.id
    join erp.store s on s.company_id = t.company_id and s.id = t.from_store_id
    cross join lateral (select (${now.toISOString()}::timestamptz at time zone s.timezone)::date as today) y
    left join inventory.transfer_route r on r.company_id = t.company_id and r.from_store_id = t.from_store_id
      and r.to_store_id = t.to_store_id and r.status = 'active'
    left join inventory.blocking_policy p on p.company_id = r.company_id and p.id = r.blocking_policy_id and p.status = 'active'
    where t.company_id = ${companyId} and t.id = ${id} and l.approved_quantity > 0 order by l.line_no`.execute(tx)
  const keptUntil = wanted[0]?.keptUntil ?? fail('inventory.nothing_approved')
  const { rows: reserved } = await reserveStock(companyId, {
    demandType,
    priority,
    expiresOn: keptUntil,
    lines: wanted,
  }).execute(tx)
  // Checked again under the locks of the pools: reservations made since the decision are included.
  const approved = new Map(wanted.map(({ variantId, quantity }) => [variantId, quantity]))
  await requireTransferable(ctx, tx, {
    fromStoreId,
    toStoreId,
    lines: lines.map(({ variantId }) => ({ variantId, quantity: approved.get(variantId) ?? 0 })),
    reservedIds: wanted.map(({ demandId }) => demandId),
  })
  if (shortfall === 'cut') {
    if (reserved.every(({ quantity }) => Number(quantity) === 0)) fail('inventory.nothing_approved')
    await sql`
      update inventory.transfer_line l set approved_quantity = g.quantity
      from unnest(${reserved.map(({ demandId }) => demandId)}::bigint[], ${reserved.map(({ quantity }) => quantity)}::numeric[]) as g (id, quantity)
      where l.company_id = ${companyId} and l.id = g.id`.execute(tx)
  }
  const valueMinor = await freezePrices(companyId, tx, id)
  await tellApproved(ctx, tx, id)
  return {
    status: 'approved',
    set: { shortfall, valueMinor, approvedAt: now.toISOString(), approvedBy: userId, blockingUntil: keptUntil },
  }
}

/** Price of each line for the destination, four decimals; answers the value of all lines at the cost of the source, in minor units. */
async function freezePrices(companyId: number, tx: Tx, id: number): Promise<number> {
  const { rows } = await sql<{ value: number }>`
    with costs as (
      select l.id, coalesce(p.value_minor / nullif(p.owned_quantity, 0) / power(10::numeric, y.minor_unit), p.last_unit_cost) as cost, y.minor_unit as digits
      from inventory.transfer t
      join inventory.transfer_line l on l.company_id = t.company_id and l.transfer_id = t.id
      join erp.company c on c.id = t.company_id join platform.currency y on y.code = c.base_currency
      left join inventory.stock_pool p on p.company_id = t.company_id and p.store_id = t.from_store_id and not p.is_transit
        and p.variant_id = l.variant_id
      where t.company_id = ${companyId} and t.id = ${id}),
    priced as (
      update inventory.transfer_line l set agreed_price = case t.pricing_method when 'manual' then l.unit_price
          when 'cost_plus' then round(c.cost * (1 + t.markup_ppm / 1000000.0), 4) else round(c.cost, 4) end
      from costs c, inventory.transfer t
      where l.company_id = ${companyId} and l.id = c.id and t.company_id = l.company_id and t.id = l.transfer_id
      returning round(l.approved_quantity * coalesce(c.cost, 0) * power(10::numeric, c.digits)) as value)
    select sum(value)::bigint as value from priced`.execute(tx)
  return rows[0]?.value ?? 0
}
