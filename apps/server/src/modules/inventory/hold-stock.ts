import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { By } from './post-stock.ts'
import { mayPostSoft } from './post-stock.ts'

/** SQL arrays: business days, ids of stores and of variants. */
export type Held = {
  readonly days: RawBuilder<unknown>
  readonly stores: RawBuilder<unknown>
  readonly variants: RawBuilder<unknown>
}

/**
 * Takes what the postings of a document take, before several of them or before what they say is read: a transaction takes a class of locks
 * once. Refuses accounts.period_closed. Locks: period, pools, in stock and on their way.
 */
export function holdStock(by: By, { days, stores, variants }: Held): RawBuilder<unknown> {
  return sql`
    select inventory.hold_stock(${by.companyId}, ${days}::date[], ${mayPostSoft(by)}, ${stores}::bigint[], ${variants}::bigint[])`
}
