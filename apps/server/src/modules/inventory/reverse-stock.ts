import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { By, Posting, StockEvent } from './post-stock.ts'
import { mayPostSoft } from './post-stock.ts'

/** The event that reverses a posting; source, id and number are posted only once. */
export type Reversal = Omit<StockEvent, 'lines' | 'storeId' | 'mayOversell' | 'mayTakeReserved'> & {
  /** The posting to reverse in full; events of a document are reversed one by one, the last one first. */
  readonly postingId: number
}

/**
 * The one statement that reverses a posting: every move in the opposite direction, with its quantity and its value. Receipts leave their
 * pool at their remaining own cost, so that the rest keeps its cost; the difference is a revaluation. docs/guides/inventory.md, Reversals. Throws:
 * not_found, inventory.already_reversed, inventory.not_reversible, inventory.insufficient_stock, inventory.location_blocked,
 * accounts.period_closed. Locks: period, pools, balances.
 */
export function reverseStock(by: By, event: Reversal): RawBuilder<Posting> {
  const { companyId, userId, requestId } = by
  return sql<Posting>`
    select posting_id, value_minor, is_replayed from inventory.reverse_stock(
      ${companyId}, ${event.sourceType}, ${event.sourceId}, ${event.eventNo}, ${event.effectiveOn}::date, ${event.postingId},
      posted_by => ${userId}::bigint, request_id => ${requestId},
      posted_on => coalesce(${event.postedOn ?? by.postedOn ?? null}::date, current_date), may_post_soft => ${mayPostSoft(by)})`
}
