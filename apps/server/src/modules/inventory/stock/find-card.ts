import { fail } from '@countinghouse/contract/errors'
import type { CardLine, getStockCard } from '@countinghouse/contract/inventory/stock'
import { stockCostPermission } from '@countinghouse/contract/inventory/stock-cost-permission'
import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { may } from '../../../platform/access/permission.ts'
import { findPool } from './find-pool.ts'
import type { SourceWords } from '../../../platform/lists/source-words.ts'
import { formatPlace } from './format-place.ts'

type Found = Omit<CardLine, 'from' | 'to' | 'source' | 'path' | 'valueMinor'> & {
  readonly fromKind: string
  readonly fromCode: string
  readonly toKind: string
  readonly toCode: string
  readonly sourceType: string
  readonly sourceId: number
  readonly valueMinor: number
  /** Exact balance before the move. */
  readonly before: string
}

const linesAtOnce = 50

/**
 * Moves of a variant in a store, newest first. The balance after the newest is the current one, so that each page continues from the
 * previous one; moves within the store do not change it. Throws: not_found, invalid_input for a foreign cursor.
 */
export async function findCard(
  ctx: Ctx,
  reader: Reader,
  { id, cursor }: InputOfRoute<typeof getStockCard>,
  wordsOf: SourceWords,
): Promise<OutputOfRoute<typeof getStockCard>> {
  const { companyId, locale, grants } = ctx
  const { storeId, variantId, currency } = await findPool(ctx, reader, id)
  const [below, after] = cursor === undefined ? [null, null] : readCursor(cursor)
  const { rows } = await sql<Found>`
    with place as materialized (
      select l.id, l.kind <> 'v_oversold' as is_real from inventory.location l
      where l.company_id = ${companyId} and l.store_id = ${storeId} and l.kind in ('shelf', 'staging', 'v_oversold')),
    had as (
      select coalesce(${after}::numeric, (select p.on_hand from inventory.stock_pool p where p.company_id = ${companyId}
        and p.store_id = ${storeId} and not p.is_transit and p.variant_id = ${variantId}), 0) as quantity),
    line as (
      select m.*, case when m.to_location_id = any(array(select id from place where is_real)) then m.quantity else 0 end
        - case when m.from_location_id = any(array(select id from place where is_real)) then m.quantity else 0 end as change
      from inventory.stock_move m
      where m.company_id = ${companyId} and m.variant_id = ${variantId} and (${below}::bigint is null or m.id < ${below}::bigint)
        and (m.to_location_id = any(array(select id from place)) or m.from_location_id = any(array(select id from place)))
      order by m.id desc limit ${linesAtOnce + 1})
    select n.id, n.posting_id as "postingId", p.posted_at as "postedAt", n.effective_on as "effectiveOn", n.kind,
      f.kind as "fromKind", f.code as "fromCode", t.kind as "toKind", t.code as "toCode", b.lot_no as lot,
      n.quantity::float8 as quantity, n.change::float8 as change,
      (had.quantity - sum(n.change) over newest + n.change)::float8 as after, (had.quantity - sum(n.change) over newest)::text as before,
      n.value_minor as "valueMinor", p.source_type as "sourceType", p.source_id as "sourceId"
    from line n cross join had
    join inventory.stock_posting p on p.company_id = n.company_id and p.id = n.posting_id
    join inventory.location f on f.company_id = n.company_id and f.id = n.from_location_id
    join inventory.location t on t.company_id = n.company_id and t.id = n.to_location_id
    left join inventory.stock_lot b on b.company_id = n.company_id and b.id = n.lot_id
    window newest as (order by n.id desc rows unbounded preceding)
    order by n.id desc`.execute(reader)
  const shown = rows.slice(0, linesAtOnce)
  const last = shown.at(-1)
  const mayCost = may(grants, stockCostPermission)
  const lineOf = (found: Found): CardLine => {
    const { before: _before, fromKind, fromCode, toKind, toCode, sourceType, sourceId, valueMinor, ...line } = found
    return {
      ...line,
      postedAt: new Date(line.postedAt).toISOString(),
      from: formatPlace(fromKind, fromCode, locale),
      to: formatPlace(toKind, toCode, locale),
      ...wordsOf(ctx, { sourceType, sourceId }),
      ...(mayCost && { valueMinor }),
    }
  }
  return {
    items: shown.map(lineOf),
    next: rows.length > linesAtOnce && last !== undefined ? `${last.id}_${last.before}` : null,
    currency,
  }
}

/** The last move of the previous page, and the balance before it. */
function readCursor(cursor: string): [number, string] {
  const [, id, before] = /^(\d{1,15})_(-?\d{1,14}(?:\.\d{1,4})?)$/.exec(cursor) ?? []
  if (id === undefined || before === undefined) {
    const issue = { code: 'unknown', message: 'This does not belong to this list.' }
    return fail('invalid_input', { fields: { cursor: [issue] } })
  }
  return [Number(id), before]
}
