import type { PostingRole } from '@countinghouse/contract/accounts/posting-roles'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { By, Posting, StockEvent } from './post-stock.ts'
import { mayPostSoft } from './post-stock.ts'

/** A difference between the final cost of goods and their cost on receipt. */
export type LateCost = {
  /** The posting line that received them. */
  readonly postingId: number
  readonly lineNo: number
  /** Minor units of the company's currency, signed, never 0. */
  readonly costMinor: number
}

/** A bill, freight or credit note; source, id and number are posted only once. */
export type Revaluation = Pick<StockEvent, 'sourceType' | 'sourceId' | 'eventNo' | 'effectiveOn' | 'postedOn'> & {
  readonly lines: readonly LateCost[]
  /** Other side of the journal; accrued landed cost if omitted. */
  readonly counterRole?: PostingRole
}

/**
 * The one statement that allocates late costs: to the stock of the goods still on hand, wherever it was transferred, and the rest to cost
 * of sales; `stock_revaluation` stores the shares. Throws: inventory.bad_line, inventory.too_many_lines, accounts.period_closed. Locks:
 * period, all pools of the variants.
 */
export function postRevaluation(by: By, event: Revaluation): RawBuilder<Posting> {
  const { companyId, userId, requestId } = by
  const each = (key: keyof LateCost) => event.lines.map((line) => line[key])
  return sql<Posting>`
    select posting_id, value_minor, is_replayed from inventory.post_revaluation(
      ${companyId}, ${event.sourceType}, ${event.sourceId}, ${event.eventNo}, ${event.effectiveOn}::date,
      ${each('postingId')}::bigint[], ${each('lineNo')}::integer[], ${each('costMinor')}::bigint[],
      posted_by => ${userId}::bigint, request_id => ${requestId},
      posted_on => coalesce(${event.postedOn ?? by.postedOn ?? null}::date, current_date), may_post_soft => ${mayPostSoft(by)},
      counter_role => ${event.counterRole ?? null})`
}
