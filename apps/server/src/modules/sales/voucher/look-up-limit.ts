import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Database, Reader, Tx } from '../../../platform/database/db.ts'

/** Source: docs/guides/sales.md, Vouchers. */
const freeMisses = 5
const windowMinutes = 15

type User = Pick<Ctx, 'companyId' | 'userId'>

/**
 * Looks a code up that may be guessed. It counts as a miss before it is looked up, so that many at once are no more than one after the
 * other, and no longer once something is found. `find`: null for an unknown code. Throws: sales.voucher_throttled.
 */
export async function limited<T>(
  ctx: Ctx,
  db: Database,
  find: (reader: Reader) => Promise<T | null>,
): Promise<T | null> {
  const missedAt = await db.inTransaction(ctx, (tx) => countMiss(tx, ctx))
  if (missedAt === null) return fail('sales.voucher_throttled')
  const found = await find(db.reader(ctx))
  if (found !== null) await db.inTransaction(ctx, (tx) => takeBackMiss(tx, ctx, missedAt))
  return found
}

/** Throws: sales.voucher_throttled. */
export async function requireLookUps({ companyId, userId }: User, db: Reader | Tx): Promise<void> {
  const { rows } = await sql`
    select from sales.voucher_miss m
    where m.company_id = ${companyId} and m.user_id = ${userId} and m.held_until > now()`.execute(db)
  if (rows.length > 0) fail('sales.voucher_throttled')
}

/** Answers its instant; null: the user has no look-ups at the moment. Locks: the misses of the user. */
export async function countMiss(tx: Tx, { companyId, userId }: User): Promise<string | null> {
  const recent = sql`unnest(m.missed_at) a where a > now() - make_interval(mins => ${windowMinutes})`
  const { rows } = await sql<{ missedAt: string }>`
    insert into sales.voucher_miss as m (company_id, user_id, missed_at) values (${companyId}, ${userId}, array[clock_timestamp()])
    on conflict (company_id, user_id) do update set
      missed_at = array(select a from ${recent} order by a) || excluded.missed_at,
      held_until = case when (select count(*) from ${recent}) + 1 >= ${freeMisses} then now() + make_interval(mins => ${windowMinutes}) end
      where coalesce(m.held_until <= now(), true)
    returning m.missed_at[cardinality(m.missed_at)]::text as "missedAt"`.execute(tx)
  return rows[0]?.missedAt ?? null
}

async function takeBackMiss(tx: Tx, { companyId, userId }: User, missedAt: string): Promise<void> {
  await sql`
    update sales.voucher_miss m set missed_at = array_remove(m.missed_at, ${missedAt}::timestamptz), held_until = null
    where m.company_id = ${companyId} and m.user_id = ${userId}`.execute(tx)
}
