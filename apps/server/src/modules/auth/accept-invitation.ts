import type { SessionUser } from '@countinghouse/contract/auth/session'
import type { signUp } from '@countinghouse/contract/auth/sign-in'
import { fail } from '@countinghouse/contract/errors'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import type { RequestContext } from '../../platform/calls/context.ts'
import type { Database } from '../../platform/database/db.ts'
import { hashToken } from '../../platform/access/session.ts'
import { activateUser, readProfile } from '../erp/index.ts'
import { createIdentity } from './create-identity.ts'
import { passwordProblem, rejectPassword } from './password-rule.ts'
import { readRules } from './policy.ts'
import { hashPassword } from './password.ts'
import { openSession } from './sessions.ts'

type Invited = { companyId: number; invitationId: number; userId: number; email: string | null }

/** Lets an invited user choose login and password, once. Throws: auth.invitation_invalid, auth.password_rule, duplicate. */
export async function acceptInvitation(
  ctx: RequestContext,
  db: Database,
  input: InputOfRoute<typeof signUp>,
): Promise<{ token: string; user: SessionUser }> {
  const invited = await findInvitation(db, input.token)
  if (invited === null) return fail('auth.invitation_invalid')
  const { companyId, userId } = invited
  const { company, openingStoreId, isStoreBound } = await readProfile(db.reader(invited), companyId, userId, null)
  const words = [input.username, input.firstName, input.lastName, company.code, company.name]
  const { minPasswordLength: minimum } = await readRules(db.reader(invited), invited)
  const problem = passwordProblem(input.password, { words, locale: ctx.locale, minimum })
  if (problem !== null) rejectPassword(problem)
  const passwordHash = await hashPassword(input.password)
  const token = await db.inTransaction({ companyId }, async (tx) => {
    const accepted = await sql`
      update auth.invitation set status = 'accepted'
      where company_id = ${companyId} and id = ${invited.invitationId} and status = 'pending' returning id`.execute(tx)
    if (accepted.rows.length === 0) fail('auth.invitation_invalid')
    const identityId = await createIdentity(ctx, tx, {
      login: input.username,
      email: invited.email,
      passwordHash,
      companyId,
      userId,
    })
    await activateUser(tx, { companyId, userId, firstName: input.firstName, lastName: input.lastName })
    const opening = { storeId: openingStoreId, level: 'password', isStoreBound } as const
    return await openSession(ctx, tx, { companyId, userId, identityId, ...opening })
  })
  ctx.cookies.push({ kind: 'start', token })
  const { user } = await readProfile(db.reader({ companyId }), companyId, userId, openingStoreId)
  return { token, user }
}

async function findInvitation(db: Database, token: string): Promise<Invited | null> {
  const { rows } = await sql<Invited>`
    select company_id as "companyId", invitation_id as "invitationId", user_id as "userId", email from auth.find_invitation(${hashToken(token)})`.execute(
    db.reader({ companyId: null }),
  )
  return rows[0] ?? null
}
