import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { By, Posting, StockEvent } from './post-stock.ts'
import { mayPostSoft } from './post-stock.ts'

/** What goods cost more, or less, than they were received at. */
export type LateCost = {
  /** The line of the posting that brought them in. */
  readonly postingId: number
  readonly lineNo: number
  /** Minor units of the company's currency, signed, never 0. */
  readonly costMinor: number
}

/** A bill, a freight, a credit note; source, id and number are posted once, for ever. */
export type Revaluation = Pick<StockEvent, 'sourceType' | 'sourceId' | 'eventNo' | 'effectiveOn' | 'postedOn'> & {
  readonly lines: readonly LateCost[]
}

/**
 * The one statement that shares out late costs: to what is there of the goods still, wherever they were sent since, and the rest to cost
 * of sales; `stock_revaluation` has the shares. Refuses inventory.bad_line, inventory.too_many_lines, accounts.period_closed.
 * Locks: period, all pools of the variants.
 */
export function postRevaluation(by: By, event: Revaluation): RawBuilder<Posting> {
  const { companyId, userId, requestId } = by
  const each = (key: keyof LateCost) => event.lines.map((line) => line[key])
  return sql<Posting>`
    select posting_id, value_minor, is_replayed from inventory.post_revaluation(
      ${companyId}, ${event.sourceType}, ${event.sourceId}, ${event.eventNo}, ${event.effectiveOn}::date,
      ${each('postingId')}::bigint[], ${each('lineNo')}::integer[], ${each('costMinor')}::bigint[],
      posted_by => ${userId}::bigint, request_id => ${requestId},
      posted_on => coalesce(${event.postedOn ?? null}::date, current_date), may_post_soft => ${mayPostSoft(by)})`
}
