import { fail } from '@countinghouse/contract/errors'
import { stockCheck } from '@countinghouse/contract/inventory/stock-check'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { TransitionOutcome } from '../../../platform/documents/document.ts'
import { costOfVariant } from '../../procure/index.ts'
import { lockStock } from '../lock-stock.ts'
import type { StockLine } from '../post-stock.ts'
import { postStock } from '../post-stock.ts'
import { requireBusinessDay } from '../require-business-day.ts'
import { reverseEvents } from '../reverse-events.ts'
import type { Check } from './check-row.ts'
import { source } from './check-row.ts'
import { namedLines } from './open-lines.ts'
import { isPostedElsewhere } from './posted-elsewhere.ts'

/** Maximum lines of a posting. */
const mostLines = 500
/** Events of a check: postings from 1 on, reversals from this number on. */
const firstReversal = 1001

/**
 * Posts the variances and never sets absolute quantities, so that moves since the count are kept. Throws: inventory.posted_elsewhere with
 * the lines, what requireBusinessDay and postStock throw. Locks: header, then those of the posting.
 */
export async function postCheck(ctx: Ctx, tx: Tx, check: Check): Promise<TransitionOutcome> {
  await requireBusinessDay(ctx, tx, stockCheck.page, check)
  const { id, effectiveOn, storeId } = check
  await lockPools(ctx, tx, check)
  const twice = await namedLines(ctx, tx, id, isPostedElsewhere)
  if (twice.length > 0) fail('inventory.posted_elsewhere', { details: { lines: twice } })
  const lines = await differences(ctx, tx, id)
  let valueMinor = 0
  for (let at = 0; at * mostLines < lines.length; at++) {
    const some = lines.slice(at * mostLines, (at + 1) * mostLines)
    const event = { sourceType: source, sourceId: id, eventNo: at + 1, effectiveOn, storeId, lines: some }
    const { rows } = await postStock(ctx, event).execute(tx)
    valueMinor += rows[0]?.value_minor ?? 0
  }
  return { set: { valueMinor, postedAt: ctx.now.toISOString(), postedBy: ctx.userId } }
}

/** Locks all pools before any line is posted: a concurrent check of the same stock is seen, or waits. */
async function lockPools(ctx: Ctx, tx: Tx, { id, effectiveOn, storeId }: Check): Promise<void> {
  await lockStock(ctx, {
    days: sql`array[${effectiveOn}]`,
    stores: sql`array[${storeId}]`,
    variants: sql`array(select n.variant_id from inventory.stock_check_line n
      where n.company_id = ${ctx.companyId} and n.stock_check_id = ${id} and n.variance <> 0)`,
  }).execute(tx)
}

/** Reverses every move, once, on the same business date. Throws: what reverseEvents throws. */
export function reverseCheck(ctx: Ctx, tx: Tx, { id }: Check): Promise<void> {
  return reverseEvents(ctx, tx, { sourceType: source, sourceId: id, firstReversal })
}

type Difference = {
  lineId: number
  locationId: number
  variantId: number
  lotId: number | null
  ownerId: number | null
  variance: number
  unitCost: string | null
}

/** Goods the store never had are received at a cost known elsewhere in the company, if any. */
async function differences({ companyId }: Ctx, tx: Tx, id: number): Promise<StockLine[]> {
  const { rows } = await sql<Difference>`
    select n.id as "lineId", n.location_id as "locationId", n.variant_id as "variantId", n.lot_id as "lotId", n.owner_id as "ownerId",
      n.variance::float8 as variance,
      case when n.variance > 0 and n.owner_id is null and coalesce(p.owned_quantity, 0) = 0 and p.last_unit_cost is null
        then trim_scale(round(k.amount, 6))::text end as "unitCost"
    from inventory.stock_check_line n
    join inventory.stock_check h on h.company_id = ${companyId} and h.id = n.stock_check_id
    join procure.variant v on v.company_id = ${companyId} and v.id = n.variant_id
    join erp.company c on c.id = ${companyId}
    left join inventory.stock_pool p on p.company_id = ${companyId} and p.store_id = h.store_id and not p.is_transit
      and p.variant_id = n.variant_id
    left join lateral (select k.amount from ${costOfVariant(companyId)} k where k.currency = c.base_currency) k on true
    where n.company_id = ${companyId} and n.stock_check_id = ${id} and n.state = 'accepted' and n.variance <> 0
    -- As pools are locked, so that several postings take them in one order.
    order by n.variant_id, n.id`.execute(tx)
  return rows.map(({ lineId, locationId, variantId, lotId, ownerId, variance, unitCost }) => ({
    kind: variance > 0 ? 'count_in' : 'count_out',
    variantId,
    quantity: Math.abs(variance),
    sourceLineId: lineId,
    ...(variance > 0 ? { toLocationId: locationId } : { fromLocationId: locationId }),
    ...(lotId !== null && { lotId }),
    ...(ownerId !== null && { ownerId }),
    ...(unitCost !== null && { unitCost }),
  }))
}
