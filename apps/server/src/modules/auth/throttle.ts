import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/db.ts'
import { outboxRows } from '../../platform/jobs/outbox.ts'

/** Source: docs/guides/auth.md, Sign-in and sessions. */
const freeFailures = 5
const lockAfter = 20
const hardStopAfter = 100
const attemptsPerAddress = 100
const addressWindowMinutes = 15

export type Outcome =
  | 'ok'
  | 'bad_password'
  | 'unknown'
  | 'locked'
  | 'inactive'
  | 'link'
  | 'code_wrong'
  | 'reset'
  | 'provider'

export type Throttled = {
  readonly failed_count: number
  readonly next_attempt_at: string | null
  readonly locked_until: string | null
}

/** Whether the account takes no attempt at the moment; it must then read exactly like a wrong password. */
export function isHeld(account: Throttled, now: Date): boolean {
  const isLater = (instant: string | null) => instant !== null && Date.parse(instant) > now.getTime()
  return account.failed_count >= hardStopAfter || isLater(account.next_attempt_at) || isLater(account.locked_until)
}

/** Throws: rate_limited when one address has tried too often, whatever the accounts. */
export async function requireAddressBelowLimit(db: Database, ip: string): Promise<void> {
  const { rows } = await sql<{ tries: number; wait: number }>`
    select count(*)::int as tries,
      coalesce(ceil(extract(epoch from min(at) + make_interval(mins => ${addressWindowMinutes}) - now())), 0)::int as wait
    from auth.login_attempt where ip = ${ip} and at > now() - make_interval(mins => ${addressWindowMinutes}) and outcome <> 'ok'`.execute(
    db.reader({ companyId: null }),
  )
  const row = rows[0]
  if (row !== undefined && row.tries >= attemptsPerAddress)
    fail('rate_limited', { details: { retryAfter: Math.max(1, row.wait) } })
}

export async function recordAttempt(tx: Tx, login: string, ip: string, outcome: Outcome): Promise<void> {
  await sql`insert into auth.login_attempt (login, ip, outcome) values (${login.slice(0, 254)}, ${ip}, ${outcome})`.execute(
    tx,
  )
}

/**
 * Counts a failure: after five the account waits 1, 2, 4 … 60 s, after twenty within an hour 15 minutes. Answers true when this
 * failure locked it. Locks: the identity's row.
 */
async function countFailure(tx: Tx, identityId: number): Promise<boolean> {
  const { rows } = await sql<{ is_locked: boolean }>`
    update auth.identity set
      failed_count = failed_count + 1,
      failed_since = case when failed_since is null or failed_since < now() - interval '1 hour' then now() else failed_since end,
      next_attempt_at = case when failed_count + 1 >= ${freeFailures}
        then now() + make_interval(secs => least(60, power(2, least(failed_count + 1 - ${freeFailures}, 6)))) end,
      locked_until = case when (failed_count + 1) % ${lockAfter} = 0 and coalesce(failed_since, now()) > now() - interval '1 hour'
        then now() + interval '15 minutes' else locked_until end
    where id = ${identityId}
    returning locked_until > now() and failed_count % ${lockAfter} = 0 as is_locked`.execute(tx)
  return rows[0]?.is_locked === true
}

/** As countFailure, and a failure that locks the account is told to its administrators. */
export async function countFailureOf(
  tx: Tx,
  person: Throttled & { identity_id: number; company_id: number; user_id: number; login: string },
  ip: string,
): Promise<void> {
  if (!(await countFailure(tx, person.identity_id))) return
  const events = [{ event: 'auth.account_locked', payload: { userId: person.user_id, login: person.login, ip } }]
  const kept = outboxRows({ companyId: person.company_id, events })
  if (kept !== null) await tx.together(kept)
}

export async function clearFailures(tx: Tx, identityId: number): Promise<void> {
  await sql`
    update auth.identity set failed_count = 0, failed_since = null, next_attempt_at = null, locked_until = null where id = ${identityId}`.execute(
    tx,
  )
}
