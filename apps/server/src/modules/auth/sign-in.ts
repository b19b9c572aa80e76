import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { RequestContext } from '../../platform/calls/context.ts'
import type { Database } from '../../platform/database/db.ts'
import { hashToken } from '../../platform/access/session.ts'
import type { Entered } from './enter.ts'
import { enter, proceed } from './enter.ts'
import type { FoundLogin } from './identity.ts'
import { findLogin } from './identity.ts'
import { isConsoleBrowser, readInstallation } from './installation.ts'
import { hashPassword, isOutdated, verifyPassword } from './password.ts'
import type { Outcome } from './throttle.ts'
import { countFailureOf, isHeld, recordAttempt, requireAddressBelowLimit } from './throttle.ts'

/** A hash nobody's password has: an unknown user costs as much time as a known one. */
const nobody = await hashPassword(crypto.randomUUID())

/**
 * Signs in with user name and password. Unknown user, wrong password and held account read the same; an inactive user learns so only
 * with the right password. Throws: auth.invalid_credentials, inactive_user, rate_limited, busy.
 */
export async function signInByPassword(
  ctx: RequestContext,
  db: Database,
  input: { username: string; password: string },
): Promise<Entered> {
  await requireAddressBelowLimit(db, ctx.ip)
  const username = input.username.trim().normalize('NFC')
  const person = await findLogin(db, username)
  const isRight = await verifyPassword(person?.password_hash ?? nobody, input.password)
  if (person === null) return await refuse(ctx, db, username, null, 'unknown')
  if (isHeld(person, ctx.now)) return await refuse(ctx, db, username, null, 'locked')
  if (!isRight) return await refuse(ctx, db, username, person, 'bad_password')
  if (!person.is_active) {
    await db.inTransaction({ companyId: null }, (tx) => recordAttempt(tx, username, ctx.ip, 'inactive'))
    return fail('inactive_user')
  }
  if (isOutdated(person.password_hash)) await rehash(db, person, input.password)
  return await proceed(ctx, db, person, 'password')
}

/** Signs in through the one-time link of the console. Throws: auth.invalid_credentials once it is used or too old. */
export async function signInByLink(ctx: RequestContext, db: Database, link: string): Promise<Entered> {
  await requireAddressBelowLimit(db, ctx.ip)
  const login = await db.inTransaction({ companyId: null }, async (tx) => {
    const { rows } = await sql<{ login: string }>`
      update auth.console_link set used_at = now()
      where token_hash = ${hashToken(link)} and purpose = 'sign_in' and used_at is null and expires_at > now()
      returning login`.execute(tx)
    return rows[0]?.login
  })
  const person = login === undefined ? null : await findLogin(db, login)
  if (person === null || !person.is_active) return await refuse(ctx, db, 'console link', null, 'unknown')
  ctx.cookies.push({ kind: 'demo', token: link })
  return await enter(ctx, db, person, { outcome: 'link', level: 'password' })
}

/** One-click sign-in as a demo user, for the browser that came through the console link. Throws: auth.invalid_credentials. */
export async function signInByDemoUser(ctx: RequestContext, db: Database, username: string): Promise<Entered> {
  const { demo } = ctx.browser
  const isInvited = demo !== null && (await isConsoleBrowser(db, hashToken(demo)))
  const { demoUsers } = await readInstallation(db)
  const isDemoUser = demoUsers.some((user) => user.username === username)
  const person = isInvited && isDemoUser ? await findLogin(db, username) : null
  if (person === null || !person.is_active) return await refuse(ctx, db, username, null, 'unknown')
  return await enter(ctx, db, person, { outcome: 'link', level: 'password' })
}

async function rehash(db: Database, person: FoundLogin, password: string): Promise<void> {
  const hash = await hashPassword(password)
  await db.inTransaction({ companyId: null }, (tx) =>
    sql`update auth.identity set password_hash = ${hash} where id = ${person.identity_id}`.execute(tx),
  )
}

async function refuse(
  ctx: RequestContext,
  db: Database,
  login: string,
  person: FoundLogin | null,
  outcome: Outcome,
): Promise<never> {
  await db.inTransaction({ companyId: person?.company_id ?? null }, async (tx) => {
    await recordAttempt(tx, login, ctx.ip, outcome)
    if (person !== null) await countFailureOf(tx, person, ctx.ip)
  })
  return fail('auth.invalid_credentials')
}
