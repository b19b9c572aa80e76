import { fail } from '@countinghouse/contract/errors'
import type { Ctx } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db.ts'
import type { Grants } from '../../../platform/permission.ts'
import type { SessionState } from '../../../platform/session.ts'
import { actorSource, grantSource } from '../../erp/index.ts'
import type { FoundLogin } from '../identity.ts'
import { findLogin } from '../identity.ts'

/** Somebody else of the company as he would be signed in now. Throws: not_found, auth.own_account. */
export async function findOther(ctx: Ctx, db: Database, userId: number): Promise<SessionState> {
  const { companyId } = ctx
  const actor = await actorSource(db)({ companyId, userId, sessionId: 0, storeId: null })
  if (actor === null) return fail('not_found')
  return userId === ctx.userId ? fail('auth.own_account') : actor
}

/**
 * Who acts in another's place, or hands out what opens his account, must hold every right of his: nobody gains any by it.
 * Throws: auth.exceeds_own_rights.
 */
export async function requireNoGain(ctx: Ctx, db: Database, other: SessionState): Promise<void> {
  const theirs = (await grantSource(db)(other)).at(null)
  if (!covers(ctx.grants, theirs)) fail('auth.exceeds_own_rights')
}

export function covers(
  mine: Pick<Grants, 'isAdministrator' | 'events'>,
  theirs: Pick<Grants, 'isAdministrator' | 'events'>,
): boolean {
  if (mine.isAdministrator) return true
  return !theirs.isAdministrator && [...theirs.events.keys()].every((permission) => mine.events.has(permission))
}

/** The person behind a user of this company. Throws: not_found for a program, which has no password. */
export async function findPerson(ctx: Ctx, db: Database, userId: number): Promise<FoundLogin> {
  const member = await db
    .reader(ctx)
    .selectFrom('auth.membership')
    .select('login')
    .where('company_id', '=', ctx.companyId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const person = member === undefined ? null : await findLogin(db, member.login)
  return person ?? fail('not_found')
}
