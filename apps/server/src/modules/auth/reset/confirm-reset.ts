import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import { auditRows } from '../../../platform/audit/audit.ts'
import type { RequestContext } from '../../../platform/calls/context.ts'
import type { Database, Tx } from '../../../platform/database/db.ts'
import { hashToken } from '../../../platform/access/session.ts'
import { readProfile } from '../../erp/index.ts'
import type { FoundLogin } from '../identity.ts'
import { findLogin } from '../identity.ts'
import { validateNewPassword, storePassword } from '../new-password.ts'
import { rejectPassword } from '../password-rule.ts'
import { revokeAfterPassword } from '../sessions.ts'
import { requireAddressBelowLimit } from '../throttle.ts'

/**
 * Takes a new password by a one-time link, and ends every session of the person; a second factor stays as it is.
 * Throws: auth.reset_invalid, auth.password_rule.
 */
export async function applyReset(
  ctx: RequestContext,
  db: Database,
  input: { token: string; password: string },
): Promise<Record<string, never>> {
  await requireAddressBelowLimit(db, ctx.ip)
  const person = await findByLink(db, input.token)
  if (person === null || !person.is_active) return fail('auth.reset_invalid')
  const { company_id: companyId, user_id: userId } = person
  const { user, company } = await readProfile(db.reader({ companyId }), companyId, userId, null)
  const words = [user.Usr_fname, user.Usr_lname, company.code, company.name]
  const validated = await validateNewPassword(db, person, input.password, { words, locale: ctx.locale })
  if ('problem' in validated) return rejectPassword(validated.problem)
  await db.inTransaction({ companyId }, async (tx) => {
    await spend(tx, input.token)
    await storePassword(tx, person, validated.passwordHash)
  })
  for (const member of validated.members) {
    await db.inTransaction(member, async (tx) => {
      await revokeAfterPassword(tx, member, ctx.locale)
      const change = { entity: 'erp.app_user', entityId: member.userId, label: person.login, before: null }
      const rows = auditRows({
        ...ctx,
        companyId: member.companyId,
        userId: member.userId,
        session: null,
        changes: [{ ...change, after: { password: 'new' } }],
      })
      if (rows !== null) await tx.together(rows)
    })
  }
  return {}
}

async function findByLink(db: Database, token: string): Promise<FoundLogin | null> {
  const { rows } = await sql<{ login: string }>`select login from auth.find_reset(${hashToken(token)})`.execute(
    db.reader({ companyId: null }),
  )
  return rows[0] === undefined ? null : await findLogin(db, rows[0].login)
}

/** Of two that send the same link at once one wins. Throws: auth.reset_invalid. */
async function spend(tx: Tx, token: string): Promise<void> {
  const { rows } = await sql`
    update auth.password_reset set used_at = now()
    where token_hash = ${hashToken(token)} and used_at is null and expires_at > now() returning identity_id`.execute(tx)
  if (rows.length === 0) fail('auth.reset_invalid')
}
