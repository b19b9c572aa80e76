import { text } from '@countinghouse/contract/auth/password.text'
import { fail } from '@countinghouse/contract/errors'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { findAdministrators, lockPerson, requireOutranked } from '../../erp/index.ts'
import { revokeSessionsOfPerson } from '../users/user-account.ts'

/**
 * Ends somebody's session; his next call is told so. Throws: not_found for one that is over, or an API key's;
 * erp.administrator_protected.
 */
export async function revokeOne(ctx: Ctx, tx: Tx, { id }: { id: number }): Promise<{ id: number }> {
  const { companyId } = ctx
  const { rows } = await sql<{ userId: number }>`
    update auth.session set ended_at = now(), ended_reason = 'ended_by_administrator', ended_by = ${ctx.userId},
      ended_message = ${format(text.ended_by_administrator, ctx.locale)}
    where company_id = ${companyId} and id = ${id} and ended_at is null and api_key_id is null
    returning user_id as "userId"`.execute(tx)
  const { userId } = rows[0] ?? fail('not_found')
  const person = await lockPerson(tx, companyId, userId)
  requireOutranked(ctx, person)
  ctx.audit({
    entity: 'auth.session',
    entityId: id,
    label: person.name,
    before: { isRunning: true },
    after: { isRunning: false },
  })
  return { id }
}

/** Ends all sessions of a user, or of everybody whom the caller may sign out but himself. Throws: as revokeSessionsOfPerson. */
export async function revokeAll(
  ctx: Ctx,
  tx: Tx,
  { personId }: { personId: number | null },
): Promise<{ id: number; ended: number }> {
  if (personId !== null) return { id: personId, ended: await revokeSessionsOfPerson(ctx, tx, personId) }
  const { companyId, session, grants } = ctx
  const kept = grants.isAdministrator ? [] : await findAdministrators(tx, companyId)
  const { rows } = await sql`
    update auth.session s set ended_at = now(), ended_reason = 'ended_by_administrator', ended_by = ${ctx.userId},
      ended_message = ${format(text.ended_by_administrator, ctx.locale)}
    where s.company_id = ${companyId} and s.id <> ${session.sessionId} and s.ended_at is null and s.api_key_id is null
      and s.user_id <> all(${kept}::bigint[])
    returning s.id`.execute(tx)
  const ended = rows.length
  ctx.audit({
    entity: 'erp.company',
    entityId: companyId,
    label: null,
    before: { sessions: ended },
    after: { sessions: 0 },
  })
  return { id: companyId, ended }
}
