import { text } from '@countinghouse/contract/auth/password.text'
import { fail } from '@countinghouse/contract/errors'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db.ts'
import { endSessionsOfUser } from '../sessions.ts'

/** Ends somebody's session; his next call is told so. Throws: not_found for one that is over, or an API key's. */
export async function endOne(ctx: Ctx, tx: Tx, { id }: { id: number }): Promise<{ id: number }> {
  const { rows } = await sql<{ name: string }>`
    update auth.session s set ended_at = now(), ended_reason = 'ended_by_administrator', ended_by = ${ctx.userId},
      ended_message = ${messageFor(ctx)}
    from erp.app_user u
    where s.company_id = ${ctx.companyId} and s.id = ${id} and s.ended_at is null and s.api_key_id is null
      and u.company_id = s.company_id and u.id = s.user_id
    returning u.first_name || ' ' || u.last_name as name`.execute(tx)
  const ended = rows[0] ?? fail('not_found')
  ctx.audit({
    entity: 'auth.session',
    entityId: id,
    label: ended.name,
    before: { isRunning: true },
    after: { isRunning: false },
  })
  return { id }
}

/** Ends all sessions of a user, or of everybody but the caller. Throws: not_found for a user who is none. */
export async function endAll(
  ctx: Ctx,
  tx: Tx,
  { userId }: { userId: number | null },
): Promise<{ id: number; ended: number }> {
  return userId === null ? await endEverybody(ctx, tx) : await endAllOf(ctx, tx, userId)
}

async function endAllOf(ctx: Ctx, tx: Tx, userId: number): Promise<{ id: number; ended: number }> {
  const { companyId } = ctx
  const user = await tx
    .selectFrom('erp.app_user')
    .select(['first_name', 'last_name'])
    .where('company_id', '=', companyId)
    .where('id', '=', userId)
    .executeTakeFirst()
  if (user === undefined) return fail('not_found')
  // Who ends all of his own keeps the one he does it with.
  const kept = userId === ctx.userId ? { keptSessionId: ctx.session.sessionId } : {}
  const ending = { reason: 'ended_by_administrator', message: messageFor(ctx), by: ctx.userId }
  const ended = await endSessionsOfUser(tx, { companyId, userId, ...kept }, ending)
  ctx.audit({
    entity: 'erp.app_user',
    entityId: userId,
    label: `${user.first_name} ${user.last_name}`,
    before: { sessions: ended },
    after: { sessions: 0 },
  })
  return { id: userId, ended }
}

async function endEverybody(ctx: Ctx, tx: Tx): Promise<{ id: number; ended: number }> {
  const { companyId, session } = ctx
  const { rows } = await sql`
    update auth.session set ended_at = now(), ended_reason = 'ended_by_administrator', ended_by = ${ctx.userId},
      ended_message = ${messageFor(ctx)}
    where company_id = ${companyId} and id <> ${session.sessionId} and ended_at is null and api_key_id is null
    returning id`.execute(tx)
  ctx.audit({
    entity: 'erp.company',
    entityId: companyId,
    label: null,
    before: { sessions: rows.length },
    after: { sessions: 0 },
  })
  return { id: companyId, ended: rows.length }
}

function messageFor({ locale }: Ctx): string {
  return format(text.ended_by_administrator, locale)
}
