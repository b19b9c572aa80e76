import type { SessionUser } from '@countinghouse/contract/auth/session'
import type { SignInStep } from '@countinghouse/contract/auth/sign-in'
import { sql } from 'kysely'
import type { RequestContext } from '../../platform/calls/context.ts'
import type { Database } from '../../platform/database/db.ts'
import { planPruning } from '../../platform/jobs/jobs.ts'
import { planRounds } from '../../platform/jobs/scheduled-tasks.ts'
import { hashToken, newToken } from '../../platform/access/session.ts'
import { readProfile, requireStore } from '../erp/index.ts'
import type { FoundLogin } from './identity.ts'
import { policy, readRules } from './policy.ts'
import { isTrusted } from './second-factor/trusted-devices.ts'
import { openSession } from './sessions.ts'
import type { Outcome } from './throttle.ts'
import { clearFailures, recordAttempt } from './throttle.ts'

export type Entered = { token: string; user: SessionUser } | SignInStep

/** How somebody who signs in has proved so far who he is. */
export type Proven = 'password' | 'second_factor'

/** Asks for what is still missing, in the order of docs/guides/auth.md, Sign-in and sessions, or opens the session. */
export async function proceed(
  ctx: RequestContext,
  db: Database,
  person: FoundLogin,
  level: Proven,
  outcome: Outcome = 'ok',
): Promise<Entered> {
  const { company_id: companyId, user_id: userId, identity_id: identityId } = person
  const isCodeDue = person.second_factor !== null && level === 'password'
  if (isCodeDue && !(await isTrusted(db, identityId, ctx.browser.device)))
    return { step: 'code', challenge: await recordStep(db, person, 'code', level) }
  if (person.must_change_password) {
    const challenge = await recordStep(db, person, 'new_password', level)
    const { minPasswordLength: minimum } = await readRules(db.reader({ companyId }), { companyId })
    return { step: 'new_password', challenge, minimum }
  }
  const { user, isStoreBound } = await readProfile(db.reader({ companyId }), companyId, userId, null)
  if (isStoreBound && user.allowedStores.length > 1)
    return { step: 'store', challenge: await recordStep(db, person, 'store', level), stores: user.allowedStores }
  return await enter(ctx, db, person, { outcome, level })
}

type Entering = { outcome: Outcome; level: Proven; storeId?: number }

/** Opens a session in the company used last. Throws: forbidden for a store the person may not work in. */
export async function enter(
  ctx: RequestContext,
  db: Database,
  person: FoundLogin,
  { outcome, level, storeId }: Entering,
): Promise<{ token: string; user: SessionUser }> {
  const { company_id: companyId, user_id: userId, identity_id: identityId } = person
  const profile = await readProfile(db.reader({ companyId }), companyId, userId, null)
  if (storeId !== undefined) requireStore(profile.user, storeId)
  const place = { storeId: storeId ?? profile.openingStoreId, isStoreBound: profile.isStoreBound }
  const token = await db.inTransaction({ companyId }, async (tx) => {
    await clearFailures(tx, identityId)
    await recordAttempt(tx, person.login, ctx.ip, outcome)
    await planPruning(tx, companyId)
    await planRounds(tx, companyId)
    return await openSession(ctx, tx, { companyId, userId, identityId, level, ...place })
  })
  ctx.cookies.push({ kind: 'start', token })
  return { token, user: { ...profile.user, Usr_storeidfk: place.storeId } }
}

/** A challenge for the next step; what nobody took up for a day goes. */
async function recordStep(db: Database, person: FoundLogin, step: SignInStep['step'], level: Proven): Promise<string> {
  const challenge = newToken()
  await db.inTransaction({ companyId: null }, async (tx) => {
    await sql`delete from auth.sign_in_step where expires_at < now() - interval '1 day'`.execute(tx)
    await sql`
      insert into auth.sign_in_step (token_hash, login, step, auth_level, expires_at)
      values (${hashToken(challenge)}, ${person.login}, ${step}, ${level}, now() + make_interval(mins => ${policy.stepMinutes}))`.execute(
      tx,
    )
  })
  return challenge
}
