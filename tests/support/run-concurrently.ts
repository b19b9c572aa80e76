import pg from 'pg'
import { expect } from 'vitest'
import type { Database } from '../../apps/server/src/platform/database/db.ts'
import { openDatabase } from '../../apps/server/src/platform/database/db.ts'
import { isUnavailable } from '../../apps/server/src/platform/database/pg-errors.ts'
import { query } from './database.ts'
import { untilLockAwaited } from './lock-waits.ts'

export const times = (count: number) => Array.from({ length: count }, (_, at) => at)

/** Does work so many times, each of the workers its next as soon as its last has ended. */
export async function inCrowd(
  { workers, count }: { readonly workers: number; readonly count: number },
  run: (at: number) => Promise<unknown>,
): Promise<void> {
  let next = 0
  const work = async (): Promise<void> => {
    while (next < count) await run(next++)
  }
  await Promise.all(times(workers).map(work))
}

/** As a client does that is told `busy`: again, until there is an answer. */
export async function answered<T>(run: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await run()
    } catch (error) {
      if (!isUnavailable(error)) throw error
    }
  }
}

/** The code of the refusal, or that there was none. */
export function notifiedOf(run: Promise<unknown>): Promise<string> {
  return run.then(
    () => 'done',
    (error: { code: string }) => error.code,
  )
}

export const countOf = (told: readonly string[], what: string) => told.filter((one) => one === what).length

/**
 * Runs work on connections of its own, and holds that some of it waited, and none in a circle that the database had to break. A server
 * process may keep such news to itself until it ends, so they are ended first.
 */
export async function expectNoDeadlock(
  { appUrl, superUrl }: { readonly appUrl: string; readonly superUrl: string },
  work: (crowd: Database) => Promise<unknown>,
): Promise<void> {
  const count = () =>
    query(superUrl, 'select deadlocks::int as n from pg_stat_database where datname = current_database()')
  const before = await count()
  const crowdUrl = new URL(appUrl)
  crowdUrl.searchParams.set('application_name', 'crowd')
  const crowd = openDatabase({ url: crowdUrl.href, size: 48 })
  try {
    const done = work(crowd)
    await untilLockAwaited(superUrl, done)
    await done
  } finally {
    await crowd.close()
  }
  const left = `select from pg_stat_activity where datname = current_database() and application_name = 'crowd'`
  await expect.poll(() => query(superUrl, left), { timeout: 60_000 }).toEqual([])
  expect(await count()).toEqual(before)
}

type Pools = { readonly companyId: number; readonly storeId: number; readonly variantIds: readonly [number, number] }

/** Holds that work takes the pools of two variants in their order: while it waits for the first it has not got the second. */
export async function expectPoolsInOrder(
  superUrl: string,
  { companyId, storeId, variantIds: [first, second] }: Pools,
  work: () => Promise<unknown>,
): Promise<void> {
  const holder = new pg.Client({ connectionString: superUrl })
  await holder.connect()
  try {
    const take = (variantId: number, more: string) =>
      holder.query(
        `select from inventory.stock_pool where company_id = $1 and store_id = $2 and variant_id = $3 and not is_transit for no key update ${more}`,
        [companyId, storeId, variantId],
      )
    await holder.query('begin')
    await take(first, '')
    const done = work()
    await untilLockAwaited(superUrl, done)
    await take(second, 'nowait')
    await holder.query('commit')
    await done
  } finally {
    await holder.end()
  }
}

/** Some of them, in an order that differs with each number, the same for the same. */
export function mixed(ids: readonly number[], at: number, count: number): number[] {
  const rank = (id: number) => (Math.imul(id * 31 + at * 17, 2_654_435_761) >>> 8) % 10_007
  return ids.toSorted((one, other) => rank(one) - rank(other)).slice(0, count)
}
