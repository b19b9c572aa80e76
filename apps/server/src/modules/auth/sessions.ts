import { text } from '@countinghouse/contract/auth/password.text'
import { format } from '@countinghouse/contract/text'
import type { Locale } from '@countinghouse/kernel/text'
import { sql } from 'kysely'
import type { RequestContext } from '../../platform/calls/context.ts'
import type { Tx } from '../../platform/database/db.ts'
import type { AuthLevel } from '../../platform/access/session.ts'
import { hashToken, newToken } from '../../platform/access/session.ts'
import { deviceLabel } from './device-label.ts'
import { policy, readRules } from './policy.ts'

export type Person = {
  readonly companyId: number
  readonly userId: number
  readonly identityId: number
  readonly storeId: number | null
  readonly level: AuthLevel
  /** When that was; left out: now. */
  readonly verifiedAt?: string
  /** Instant of its end at the latest; left out: as the company chose. */
  readonly endsBy?: string
  /** Locks when nobody calls for a while. */
  readonly isStoreBound: boolean
}

/** Opens a session and ends the oldest beyond ten. Answers its token, which is kept nowhere else. */
export async function openSession(ctx: RequestContext, tx: Tx, person: Person): Promise<string> {
  const token = newToken()
  const { companyId, userId, storeId, level } = person
  const rules = await readRules(tx, { companyId, storeId })
  const lockMinutes = person.isStoreBound ? rules.lockMinutes : null
  await sql`
    insert into auth.session (company_id, user_id, store_id, token_hash, idle_expires_at, absolute_expires_at, ip, user_agent,
      device_label, auth_level, verified_at, idle_minutes, lock_minutes)
    values (${companyId}, ${userId}, ${storeId}, ${hashToken(token)}, now() + make_interval(mins => ${rules.idleMinutes}),
      least(now() + make_interval(days => ${rules.absoluteDays}), ${person.endsBy ?? null}::timestamptz), ${ctx.ip}, ${ctx.userAgent}, ${deviceLabel(ctx.userAgent)}, ${level},
      coalesce(${person.verifiedAt ?? null}::timestamptz, now()), ${rules.idleMinutes}, ${lockMinutes})`.execute(tx)
  await sql`
    update auth.session set ended_at = now(), ended_reason = 'too_many', ended_message = ${format(text.too_many_sessions, ctx.locale)}
    where company_id = ${companyId} and user_id = ${userId} and ended_at is null and id in (
      select id from auth.session where company_id = ${companyId} and user_id = ${userId} and ended_at is null and api_key_id is null
        and impersonator_id is null
      order by issued_at desc, id desc offset ${policy.sessionsPerUser})`.execute(tx)
  await sql`update auth.identity set last_company_id = ${companyId} where id = ${person.identityId}`.execute(tx)
  return token
}

export async function revokeSession(
  tx: Tx,
  session: { companyId: number; sessionId: number },
  reason: string,
  message: string,
): Promise<void> {
  await sql`
    update auth.session set ended_at = now(), ended_reason = ${reason}, ended_message = ${message}
    where company_id = ${session.companyId} and id = ${session.sessionId} and ended_at is null`.execute(tx)
}

type Ending = { readonly reason: string; readonly message: string; readonly by: number | null }

/**
 * Ends a user's sessions in one company, but one if he keeps it; those of his API keys stay, for they have a life of their own.
 * Answers how many there were.
 */
export async function revokeSessionsOfUser(
  tx: Tx,
  user: { companyId: number; userId: number; keptSessionId?: number },
  { reason, message, by }: Ending,
): Promise<number> {
  const { rows } = await sql`
    update auth.session set ended_at = now(), ended_reason = ${reason}, ended_message = ${message}, ended_by = ${by}
    where company_id = ${user.companyId} and user_id = ${user.userId} and id <> ${user.keptSessionId ?? 0} and ended_at is null
      and api_key_id is null
    returning id`.execute(tx)
  return rows.length
}

/** Ends the sessions of a user whose password changed, but one if he keeps it. */
export async function revokeAfterPassword(
  tx: Tx,
  user: { companyId: number; userId: number; keptSessionId?: number },
  locale: Locale,
): Promise<number> {
  const message = format(text.ended_elsewhere, locale)
  return await revokeSessionsOfUser(tx, user, { reason: 'password_changed', message, by: null })
}
