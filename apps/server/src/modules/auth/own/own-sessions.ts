import type { OwnSession } from '@countinghouse/contract/auth/own-session'
import { text } from '@countinghouse/contract/auth/password.text'
import { fail } from '@countinghouse/contract/errors'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Database, Reader } from '../../../platform/database/db.ts'
import { requireFreshProof } from '../../../platform/access/session-gate.ts'
import { auditOwn } from '../own-audit.ts'
import { revokeSessionsOfUser } from '../sessions.ts'

/** The caller's running sessions in this company, the last used first; those of his API keys are listed with these. */
export async function findOwnSessions(ctx: Ctx, reader: Reader): Promise<OwnSession[]> {
  const { companyId, userId, session } = ctx
  const { rows } = await sql<OwnSession>`
    select s.id, coalesce(s.device_label, '') as device, s.ip, t.name as store, s.issued_at as "issuedAt",
      s.last_seen_at as "lastSeenAt", s.auth_level as level, s.id = ${session.sessionId} as "isThis",
      o.first_name || ' ' || o.last_name as impersonator
    from auth.session s
    left join erp.store t on t.company_id = s.company_id and t.id = s.store_id
    left join erp.app_user o on o.company_id = s.company_id and o.id = s.impersonator_id
    where s.company_id = ${companyId} and s.user_id = ${userId} and s.ended_at is null and s.api_key_id is null
      and now() < least(s.idle_expires_at, s.absolute_expires_at)
    order by s.last_seen_at desc, s.id desc limit 50`.execute(reader)
  return rows
}

/** Throws: step_up_required; not_found for a session that is not the caller's, or over. */
export async function revokeOwn(ctx: Ctx, db: Database, { id }: { id: number }): Promise<Record<string, never>> {
  requireFreshProof(ctx)
  const { companyId, userId } = ctx
  await db.inTransaction(ctx, async (tx) => {
    const { rows } = await sql`
      update auth.session set ended_at = now(), ended_reason = 'ended_by_oneself', ended_by = ${userId},
        ended_message = ${format(text.ended_by_oneself, ctx.locale)}
      where company_id = ${companyId} and id = ${id} and user_id = ${userId} and ended_at is null and api_key_id is null
      returning id`.execute(tx)
    if (rows.length === 0) fail('not_found')
    await auditOwn(ctx, tx, fullNameOf(ctx), { before: { session: id }, after: { session: null } })
  })
  return {}
}

/** Ends all of the caller's sessions but this one: who took one over must not throw the others out. Throws: step_up_required. */
export async function revokeOthers(ctx: Ctx, db: Database): Promise<{ ended: number }> {
  requireFreshProof(ctx)
  const { companyId, userId, session } = ctx
  const kept = { companyId, userId, keptSessionId: session.sessionId }
  const ended = await db.inTransaction(ctx, async (tx) => {
    const message = format(text.ended_by_oneself, ctx.locale)
    const count = await revokeSessionsOfUser(tx, kept, { reason: 'ended_by_oneself', message, by: userId })
    if (count > 0) await auditOwn(ctx, tx, fullNameOf(ctx), { before: { sessions: count + 1 }, after: { sessions: 1 } })
    return count
  })
  return { ended }
}

function fullNameOf({ session }: Ctx): string {
  return `${session.firstName} ${session.lastName}`
}
