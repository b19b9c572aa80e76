import { countAutoLimit, countTolerance, countToleranceRate } from '@countinghouse/contract/inventory/count-settings'
import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { readSetting } from '../../../platform/config/settings.ts'
import type { Check } from './check-row.ts'
import { isUndone } from './find-sheet.ts'
import { namedLines } from './open-lines.ts'

/**
 * Compares the counts of this round with the ledger at the time of each count. A line within tolerance is accepted, as is one on which two
 * counts agree, and any line on its third count; other variances await a decision. Throws: inventory.count_unfinished.
 */
export async function finishRound(ctx: Ctx, tx: Tx, check: Check): Promise<void> {
  await compare(ctx, tx, check)
  const lines = await namedLines(ctx, tx, check.id, sql`n.state = 'open'`)
  if (lines.length > 0) fail('inventory.count_unfinished', { details: { lines } })
}

async function compare({ companyId }: Ctx, tx: Tx, { id, storeId, round }: Check): Promise<void> {
  const place = { companyId, storeId }
  const pieces = await readSetting(tx, place, countTolerance)
  const rate = await readSetting(tx, place, countToleranceRate)
  const most = await readSetting(tx, place, countAutoLimit)
  await sql`
    with tallied as materialized (
      select n.id, n.location_id, n.variant_id, n.lot_id, n.owner_id, coalesce(e.counted, 0) as counted,
        coalesce(e.first_at, d.at) as since, coalesce(e.last_at, d.at) as at, row_number() over (order by n.id) as no
      from inventory.stock_check_line n
      left join lateral (
        select sum(e.quantity) as counted, min(e.counted_at) as first_at, max(e.counted_at) as last_at
        from inventory.stock_check_entry e
        where e.company_id = ${companyId} and e.line_id = n.id and e.round = ${round} and not ${isUndone(companyId)}) e on true
      left join lateral (
        select max(e.counted_at) as at from inventory.stock_check_entry e
        where e.company_id = ${companyId} and e.stock_check_id = ${id} and e.location_id = n.location_id and e.round = ${round}
          and e.kind = 'done' and not ${isUndone(companyId)}) d on true
      where n.company_id = ${companyId} and n.stock_check_id = ${id} and n.state = 'open'
        and d.at is not null),
    told as materialized (
      select t.id, t.counted, t.at, s.expected, s.is_moved, t.counted - s.expected as variance,
        round((t.counted - s.expected) * case when t.owner_id is not null then 0 else coalesce(p.value_minor / nullif(p.owned_quantity, 0),
          p.last_unit_cost * 10 ^ y.minor_unit, 0) end)::bigint as value_minor
      from tallied t
      join inventory.stock_at(${companyId}, (select array_agg(location_id order by no) from tallied),
        (select array_agg(variant_id order by no) from tallied), (select array_agg(lot_id order by no) from tallied),
        (select array_agg(owner_id order by no) from tallied), (select array_agg(since order by no) from tallied),
        (select array_agg(at order by no) from tallied)) s on s.n = t.no
      join erp.company c on c.id = ${companyId}
      join platform.currency y on y.code = c.base_currency
      left join inventory.stock_pool p on p.company_id = ${companyId} and p.store_id = ${storeId} and not p.is_transit
        and p.variant_id = t.variant_id)
    update inventory.stock_check_line n set counted = t.counted, counted_at = t.at, expected = t.expected, is_moved = t.is_moved,
      value_minor = t.value_minor,
      state = case
        when t.variance = 0 then 'matched'
        when n.times >= 3 or n.times = 2 and t.variance = n.earlier_variance then 'accepted'
        when not t.is_moved and abs(t.value_minor) <= ${most}
          and abs(t.variance) <= greatest(${pieces}::numeric, t.expected * ${rate}::numeric / 1000000) then 'accepted'
        else 'outside' end
    from told t where n.company_id = ${companyId} and n.id = t.id`.execute(tx)
}
