import type { Page } from '@countinghouse/contract/page'
import { format } from '@countinghouse/contract/text'
import type { TextParams } from '@countinghouse/contract/text'
import type { Locale, Text } from '@countinghouse/kernel/text'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Reader, Tx } from '../database/db.ts'

/** Something that stands in the way of a change, which only the module knows that keeps it. */
type Blocker<Of> = {
  /** `module.what_it_is`. */
  readonly key: string
  /** What is there and what to do about it, with the values that `facts` selects. */
  readonly words: Text
  /** A select of one jsonb of values, without a row where nothing is in the way. */
  readonly facts: (of: Of) => RawBuilder<unknown>
}

/** Keeps a store from being closed, such as stock that lies there; exported as `storeBlockers` from an `*.api.ts`. */
export type StoreBlocker = Blocker<{ readonly companyId: number; readonly storeId: number }>
/** Keeps currency and fiscal year of a company, such as journal entries; exported as `companyLocks` from an `*.api.ts`. */
export type CompanyLock = Blocker<{ readonly companyId: number }>

type OfProduct = { readonly companyId: number; readonly productId: number }
/** Keeps a product from being archived, such as stock of it; exported as `productBlockers` from an `*.api.ts`. */
export type ProductBlocker = Blocker<OfProduct>
/** Keeps the stock unit of a product and how it is tracked, such as moves counted by them; exported as `productLocks` from an `*.api.ts`. */
export type ProductLock = Blocker<OfProduct>

/** What of a month is closed; the contract of accounts has the same names. */
type MonthLock = 'stock' | 'receivables' | 'payables' | 'ledger'

/** A month about to be closed or soft-closed in these locks. */
export type OfMonth = {
  readonly companyId: number
  readonly startsOn: string
  readonly locks: readonly MonthLock[]
  readonly to: 'soft' | 'closed'
}

/** Keeps a month from being closed, such as an unverified ledger; exported as `monthBlockers` from an `*.api.ts`. */
export type MonthBlocker = Blocker<OfMonth> & {
  /** Where it is resolved; null: on the page of the months, or by waiting. */
  readonly page: Page | null
  /** What it keeps from being closed. */
  readonly locks: readonly MonthLock[]
  /** Not even users with permission close in spite of it. */
  readonly isFinal?: boolean
  /** Prevents soft-closing too. */
  readonly isSoft?: boolean
}

export type Blocked = { readonly key: string; readonly message: string }

/** All that is in the way, in one round trip. */
export async function findBlocked<Of>(
  db: Reader | Tx,
  blockers: readonly Blocker<Of>[],
  of: Of,
  locale: Locale,
): Promise<Blocked[]> {
  if (blockers.length === 0) return []
  const requested = blockers.map(
    ({ facts }, index) => sql`
      select ${index}::integer as index, f.facts from (${facts(of)}) as f(facts)`,
  )
  const { rows } = await sql<{ index: number; facts: TextParams }>`
    ${sql.join(requested, sql` union all `)} order by index`.execute(db)
  return rows.flatMap(({ index, facts }) => {
    const blocker = blockers[index]
    return blocker === undefined ? [] : [{ key: blocker.key, message: format(blocker.words, locale, facts) }]
  })
}
