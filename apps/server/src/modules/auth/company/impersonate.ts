import { text } from '@countinghouse/contract/auth/password.text'
import { fail } from '@countinghouse/contract/errors'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import { auditRows } from '../../../platform/audit/audit.ts'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Database, Tx } from '../../../platform/database/db.ts'
import { hashToken, newToken } from '../../../platform/access/session.ts'
import { requireFreshProof } from '../../../platform/access/session-gate.ts'
import { lockPerson, readProfile, requireOwnAll } from '../../erp/index.ts'
import { deviceLabel } from '../device-label.ts'
import { policy } from '../policy.ts'
import { revokeSession } from '../sessions.ts'

/**
 * Opens a session in which the caller sees what another user sees and can change nothing. It ends with the caller's own session, after
 * 30 minutes, or when he says so. Throws: not_found, erp.own_account, erp.administrator_protected,
 * erp.grant_exceeds_own, step_up_required.
 */
export async function startImpersonation(
  ctx: Ctx,
  db: Database,
  { id: userId, reason }: { id: number; reason: string },
): Promise<{ token: string }> {
  requireFreshProof(ctx)
  if (userId === ctx.userId) fail('erp.own_account')
  const { companyId } = ctx
  const token = newToken()
  await db.inTransaction(ctx, async (tx) => {
    const person = await lockPerson(tx, companyId, userId)
    if (person.status !== 'active') fail('not_found')
    await requireOwnAll(ctx, tx, person)
    const { openingStoreId } = await readProfile(tx, companyId, userId, null)
    await sql`
      insert into auth.session (company_id, user_id, store_id, token_hash, idle_expires_at, absolute_expires_at, ip, user_agent,
        device_label, auth_level, verified_at, impersonator_id, impersonator_session_id, impersonation_reason)
      values (${companyId}, ${userId}, ${openingStoreId}, ${hashToken(token)}, now() + make_interval(mins => ${policy.impersonationMinutes}),
        now() + make_interval(mins => ${policy.impersonationMinutes}), ${ctx.ip}, ${ctx.userAgent}, ${deviceLabel(ctx.userAgent)},
        ${ctx.session.authLevel}, ${ctx.session.verifiedAt}::timestamptz, ${ctx.userId}, ${ctx.session.sessionId}, ${reason})`.execute(
      tx,
    )
    await recordInAudit(ctx, tx, { userId, label: person.name, after: { reason } })
  })
  ctx.cookies.push({ kind: 'start', token })
  return { token }
}

/** Leads back to the caller's own session under a new token, because the browser gave the old one away. */
export async function stopImpersonation(ctx: Ctx, db: Database): Promise<{ token: string | null }> {
  const { companyId, session } = ctx
  if (session.impersonator === null) return { token: null }
  const token = newToken()
  await db.inTransaction(ctx, async (tx) => {
    const { rows } = await sql`
      update auth.session own set token_hash = ${hashToken(token)}, last_seen_at = now()
      from auth.session s
      where s.company_id = ${companyId} and s.id = ${session.sessionId} and s.ended_at is null
        and own.company_id = s.company_id and own.id = s.impersonator_session_id and own.ended_at is null
      returning own.id`.execute(tx)
    if (rows.length === 0) fail('invalid_token')
    await revokeSession(tx, session, 'impersonation_ended', format(text.impersonation_ended, ctx.locale))
    const label = `${session.firstName} ${session.lastName}`
    await recordInAudit(ctx, tx, { userId: session.userId, label, after: { isOver: true } })
  })
  ctx.cookies.push({ kind: 'start', token })
  return { token }
}

type Note = { readonly userId: number; readonly label: string; readonly after: Readonly<Record<string, unknown>> }

async function recordInAudit(ctx: Ctx, tx: Tx, { userId, label, after }: Note): Promise<void> {
  ctx.audit({ entity: 'erp.app_user', entityId: userId, label, before: null, after })
  const rows = auditRows(ctx)
  if (rows !== null) await tx.together(rows)
}
