import { text } from '@countinghouse/contract/auth/password.text'
import type { changePassword } from '@countinghouse/contract/auth/sign-in'
import { fail } from '@countinghouse/contract/errors'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import { auditRows, refuseIdentity } from '../../platform/audit.ts'
import type { Ctx } from '../../platform/context.ts'
import type { Database } from '../../platform/db.ts'
import { findLogin, findOwnCompanies } from './identity.ts'
import { passwordProblem } from './password-rule.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { endOtherSessions, endSessionsElsewhere } from './sessions.ts'
import { countFailureOf, isHeld } from './throttle.ts'

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
  if (!isOwn) await refuseIdentity(ctx, db, { companyId: input.usr_cmp_id, userId: input.Usr_id })
  const own = await findOwnCompanies(db, ctx.session.tokenHash)
  const person = own === null ? null : await findLogin(db, own.login)
  if (own === null || person === null) return fail('invalid_token')
  const isRight = await verifyPassword(person.password_hash, input.usr_password)
  if (!isRight || isHeld(person, ctx.now)) {
    if (!isRight) await db.inTransaction({ companyId: person.company_id }, (tx) => countFailureOf(tx, person, ctx.ip))
    return refusal(format(text.old_wrong, ctx.locale))
  }
  const context = [
    person.login,
    ctx.session.firstName,
    ctx.session.lastName,
    ...own.companies.flatMap(({ code, name }) => [code, name]),
  ]
  const problem = passwordProblem(input.usr_passwordNew, context, ctx.locale)
  if (problem !== null) return refusal(problem)
  if (input.usr_passwordNew.normalize('NFC') === input.usr_password.normalize('NFC'))
    return refusal(format(text.reused, ctx.locale))
  const passwordHash = await hashPassword(input.usr_passwordNew)
  for (const { id: companyId, userId } of own.companies) {
    if (companyId !== ctx.companyId)
      await db.inTransaction({ companyId }, (tx) => endSessionsElsewhere(tx, { companyId, userId }, ctx.locale))
  }
  await db.inTransaction(ctx, async (tx) => {
    await sql`
      update auth.identity set password_hash = ${passwordHash}, password_changed_at = now(), failed_count = 0, failed_since = null,
        next_attempt_at = null, locked_until = null
      where id = ${person.identity_id}`.execute(tx)
    await endOtherSessions(tx, ctx.session, ctx.locale)
    ctx.audit({
      entity: 'erp.app_user',
      entityId: ctx.userId,
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
