import { text } from '@countinghouse/contract/auth/password.text'
import type { changePassword } from '@countinghouse/contract/auth/sign-in'
import { fail } from '@countinghouse/contract/errors'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { format } from '@countinghouse/contract/text'
import { auditRows, rejectIdentity } from '../../platform/audit/audit.ts'
import type { Ctx } from '../../platform/calls/context.ts'
import type { Database } from '../../platform/database/db.ts'
import { findLogin, findOwnCompanies } from './identity.ts'
import { validateNewPassword, storePassword } from './new-password.ts'
import { verifyPassword } from './password.ts'
import { revokeAfterPassword } from './sessions.ts'
import { countFailureOf, isHeld, recordAttempt } from './throttle.ts'

type Results = { results: { success: boolean; message: string } }

/**
 * Changes one's own password; the old one counts toward the lock-out, and all other sessions end in the same transaction, those in
 * the person's other companies just before it.
 * Throws: forbidden when the ids of the body are not the session's. Source: spec sections 5 and 8.
 */
export async function changeOwnPassword(
  ctx: Ctx,
  db: Database,
  input: InputOfRoute<typeof changePassword>,
): Promise<Results> {
  const isOwn = input.usr_cmp_id === ctx.companyId && input.Usr_id === ctx.userId
  if (!isOwn) await rejectIdentity(ctx, db, { companyId: input.usr_cmp_id, userId: input.Usr_id })
  const own = await findOwnCompanies(db, ctx.session.tokenHash)
  const person = own === null ? null : await findLogin(db, own.login)
  if (own === null || person === null) return fail('invalid_token')
  const isRight = await verifyPassword(person.password_hash, input.usr_password)
  const isWaiting = isHeld(person, ctx.now)
  if (!isRight || isWaiting) {
    await db.inTransaction({ companyId: person.company_id }, async (tx) => {
      await recordAttempt(tx, person.login, ctx.ip, isWaiting ? 'locked' : 'bad_password')
      if (!isRight) await countFailureOf(tx, person, ctx.ip)
    })
    return refusal(format(text.old_wrong, ctx.locale))
  }
  const names = own.companies.flatMap(({ code, name }) => [code, name])
  const words = [ctx.session.firstName, ctx.session.lastName, ...names]
  const validated = await validateNewPassword(db, person, input.usr_passwordNew, { words, locale: ctx.locale })
  if ('problem' in validated) return refusal(validated.problem)
  for (const member of validated.members) {
    if (member.companyId !== ctx.companyId)
      await db.inTransaction(member, (tx) => revokeAfterPassword(tx, member, ctx.locale))
  }
  await db.inTransaction(ctx, async (tx) => {
    await storePassword(tx, person, validated.passwordHash)
    const { companyId, userId, session } = ctx
    await revokeAfterPassword(tx, { companyId, userId, keptSessionId: session.sessionId }, ctx.locale)
    ctx.audit({
      entity: 'erp.app_user',
      entityId: userId,
      label: person.login,
      before: { password: 'old' },
      after: { password: 'new' },
    })
    const rows = auditRows(ctx)
    if (rows !== null) await tx.together(rows)
  })
  return { results: { success: true, message: format(text.updated, ctx.locale) } }
}

function refusal(message: string): Results {
  return { results: { success: false, message } }
}
