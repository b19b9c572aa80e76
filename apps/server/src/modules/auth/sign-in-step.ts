import type { SignInStep } from '@countinghouse/contract/auth/sign-in'
import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { RequestContext } from '../../platform/calls/context.ts'
import type { Database, Tx } from '../../platform/database/db.ts'
import type { SecretBox } from '../../platform/config/secret-box.ts'
import { hashToken } from '../../platform/access/session.ts'
import { readProfile } from '../erp/index.ts'
import type { Entered, Proven } from './enter.ts'
import { enter, proceed } from './enter.ts'
import type { FoundLogin } from './identity.ts'
import { findLogin } from './identity.ts'
import { validateNewPassword, storePassword } from './new-password.ts'
import { rejectPassword } from './password-rule.ts'
import { passCode } from './second-factor/pass-code.ts'
import { trustDevice } from './second-factor/trusted-devices.ts'
import { revokeAfterPassword } from './sessions.ts'
import { countFailureOf, isHeld, recordAttempt, requireAddressBelowLimit } from './throttle.ts'

type Connections = { readonly db: Database; readonly box: SecretBox }

/** Takes the code of a sign-in that waits for it. A wrong one counts like a wrong password. Throws: auth.code_wrong, auth.step_expired. */
export async function signInByCode(
  ctx: RequestContext,
  { db, box }: Connections,
  input: { challenge: string; code: string; isTrusted?: boolean | undefined },
): Promise<Entered> {
  const { person } = await readStep(ctx, db, input.challenge, 'code')
  await requireCode(ctx, { db, box }, person, input.code)
  await spend(db, input.challenge)
  if (input.isTrusted === true) await trustDevice(ctx, db, person.identity_id)
  return await proceed(ctx, db, person, 'second_factor')
}

/** Counts a wrong code like a wrong password; a held account reads like a wrong code. Throws: auth.code_wrong. */
export async function requireCode(
  ctx: RequestContext,
  { db, box }: Connections,
  person: FoundLogin,
  code: string,
): Promise<void> {
  if (!isHeld(person, ctx.now) && (await passCode({ db, box }, person, { code, now: ctx.now }))) return
  await rejectCode(ctx, db, person)
}

/** Counts the wrong code of somebody who is not held already. Throws: auth.code_wrong, always. */
export async function rejectCode(ctx: RequestContext, db: Database, person: FoundLogin): Promise<never> {
  await db.inTransaction({ companyId: person.company_id }, async (tx) => {
    await recordAttempt(tx, person.login, ctx.ip, 'code_wrong')
    if (!isHeld(person, ctx.now)) await countFailureOf(tx, person, ctx.ip)
  })
  return fail('auth.code_wrong')
}

/** Takes the new password that the person owes. Throws: auth.password_rule, auth.step_expired. */
export async function signInByNewPassword(
  ctx: RequestContext,
  db: Database,
  input: { challenge: string; newPassword: string },
): Promise<Entered> {
  const { person, level } = await readStep(ctx, db, input.challenge, 'new_password')
  const { company_id: companyId, user_id: userId } = person
  const { user, company } = await readProfile(db.reader({ companyId }), companyId, userId, null)
  const words = [user.Usr_fname, user.Usr_lname, company.code, company.name]
  const validated = await validateNewPassword(db, person, input.newPassword, { words, locale: ctx.locale })
  if ('problem' in validated) return rejectPassword(validated.problem, 'newPassword')
  for (const member of validated.members)
    await db.inTransaction(member, (tx) => revokeAfterPassword(tx, member, ctx.locale))
  await db.inTransaction({ companyId }, async (tx) => {
    await spendIn(tx, input.challenge)
    await storePassword(tx, person, validated.passwordHash)
  })
  const fresh = await findLogin(db, person.login)
  return fresh === null ? fail('auth.step_expired') : await proceed(ctx, db, fresh, level)
}

/** Takes the store to work in. Throws: forbidden for one he may not work in, auth.step_expired. */
export async function signInByStore(
  ctx: RequestContext,
  db: Database,
  { challenge, storeId }: { challenge: string; storeId: number },
): Promise<Entered> {
  const { person, level } = await readStep(ctx, db, challenge, 'store')
  await spend(db, challenge)
  return await enter(ctx, db, person, { outcome: 'ok', level, storeId })
}

/** Goes on where the way back from an identity provider left the browser that brings its cookie. Throws: auth.step_expired. */
export async function goOnFromProvider(ctx: RequestContext, db: Database): Promise<Entered> {
  const challenge = ctx.browser.provider ?? fail('auth.step_expired')
  ctx.cookies.push({ kind: 'provider', token: null })
  const { person, level } = await readStep(ctx, db, challenge)
  await spend(db, challenge)
  return await proceed(ctx, db, person, level)
}

/** The sign-in that waits for just this step; left out: for any. Throws: auth.step_expired. */
async function readStep(
  ctx: RequestContext,
  db: Database,
  challenge: string,
  wanted: SignInStep['step'] | null = null,
): Promise<{ person: FoundLogin; level: Proven }> {
  await requireAddressBelowLimit(db, ctx.ip)
  const { rows } = await sql<{ login: string; auth_level: Proven }>`
    select login, auth_level from auth.sign_in_step
    where token_hash = ${hashToken(challenge)} and (step = ${wanted} or ${wanted}::text is null) and used_at is null and expires_at > now()`.execute(
    db.reader({ companyId: null }),
  )
  const step = rows[0]
  const person = step === undefined ? null : await findLogin(db, step.login)
  return step === undefined || person === null || !person.is_active
    ? fail('auth.step_expired')
    : { person, level: step.auth_level }
}

async function spend(db: Database, challenge: string): Promise<void> {
  await db.inTransaction({ companyId: null }, (tx) => spendIn(tx, challenge))
}

/** Of two that send the same challenge at once one goes on. Throws: auth.step_expired. */
async function spendIn(tx: Tx, challenge: string): Promise<void> {
  const { rows } = await sql`
    update auth.sign_in_step set used_at = now() where token_hash = ${hashToken(challenge)} and used_at is null
    returning token_hash`.execute(tx)
  if (rows.length === 0) fail('auth.step_expired')
}
