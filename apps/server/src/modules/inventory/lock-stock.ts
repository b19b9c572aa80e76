import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { By } from './post-stock.ts'
import { mayPostSoft } from './post-stock.ts'

/** SQL arrays: business dates, ids of stores and of variants. */
export type Held = {
  readonly days: RawBuilder<unknown>
  readonly stores: RawBuilder<unknown>
  readonly variants: RawBuilder<unknown>
}

/**
 * Locks what the postings of a document lock, before several postings or before their input is read: a transaction takes each class of
 * locks once. Throws: accounts.period_closed. Locks: period, pools, on hand and in transit.
 */
export function lockStock(by: By, { days, stores, variants }: Held): RawBuilder<unknown> {
  return sql`
    select inventory.lock_stock(${by.companyId}, ${days}::date[], ${mayPostSoft(by)}, ${stores}::bigint[], ${variants}::bigint[])`
}
