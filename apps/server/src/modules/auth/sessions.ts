import { text } from '@countinghouse/contract/auth/password.text'
import { format } from '@countinghouse/contract/text'
import type { Locale } from '@countinghouse/kernel/text'
import { sql } from 'kysely'
import type { RequestContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/db.ts'
import { hashToken, newToken } from '../../platform/session.ts'

/** Units: hours, days, sessions per user. Source: reliability-security.md 6, sessions. */
const idleHours = 12
const absoluteDays = 7
const sessionsPerUser = 10

export type Person = {
  readonly companyId: number
  readonly userId: number
  readonly identityId: number
  readonly storeId: number | null
}

/** Opens a session and ends the oldest beyond ten. Answers its token, which is kept nowhere else. */
export async function openSession(ctx: RequestContext, tx: Tx, person: Person): Promise<string> {
  const token = newToken()
  await sql`
    insert into auth.session (company_id, user_id, store_id, token_hash, idle_expires_at, absolute_expires_at, ip, user_agent)
    values (${person.companyId}, ${person.userId}, ${person.storeId}, ${hashToken(token)},
      now() + make_interval(hours => ${idleHours}), now() + make_interval(days => ${absoluteDays}), ${ctx.ip}, ${ctx.userAgent})`.execute(
    tx,
  )
  await sql`
    update auth.session set ended_at = now(), ended_reason = 'too_many', ended_message = ${format(text.too_many_sessions, ctx.locale)}
    where company_id = ${person.companyId} and user_id = ${person.userId} and ended_at is null and id in (
      select id from auth.session where company_id = ${person.companyId} and user_id = ${person.userId} and ended_at is null
      order by issued_at desc, id desc offset ${sessionsPerUser})`.execute(tx)
  await sql`update auth.identity set last_company_id = ${person.companyId} where id = ${person.identityId}`.execute(tx)
  return token
}

export async function endSession(
  tx: Tx,
  session: { companyId: number; sessionId: number },
  reason: string,
  message: string,
): Promise<void> {
  await sql`
    update auth.session set ended_at = now(), ended_reason = ${reason}, ended_message = ${message}
    where company_id = ${session.companyId} and id = ${session.sessionId} and ended_at is null`.execute(tx)
}

/** Ends a person's sessions in another of his companies, because his password changes. */
export async function endSessionsElsewhere(
  tx: Tx,
  user: { companyId: number; userId: number },
  locale: Locale,
): Promise<void> {
  await endOtherSessions(tx, { ...user, sessionId: 0 }, locale)
}

/** Ends every other session of a user, in the transaction that changed his password. */
export async function endOtherSessions(
  tx: Tx,
  session: { companyId: number; userId: number; sessionId: number },
  locale: Locale,
): Promise<void> {
  await sql`
    update auth.session set ended_at = now(), ended_reason = 'password_changed', ended_message = ${format(text.ended_elsewhere, locale)}
    where company_id = ${session.companyId} and user_id = ${session.userId} and id <> ${session.sessionId} and ended_at is null`.execute(
    tx,
  )
}
