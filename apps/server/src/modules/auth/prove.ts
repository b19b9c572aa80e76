import type { lock, stepUp, unlock } from '@countinghouse/contract/auth/proof'
import { fail } from '@countinghouse/contract/errors'
import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import { auditRows } from '../../platform/audit/audit.ts'
import type { Ctx } from '../../platform/calls/context.ts'
import type { Database } from '../../platform/database/db.ts'
import type { SecretBox } from '../../platform/config/secret-box.ts'
import type { AuthLevel } from '../../platform/access/session.ts'
import { freshUntil } from '../../platform/access/session-gate.ts'
import { readPinHash } from '../erp/index.ts'
import type { FoundLogin } from './identity.ts'
import { findSelf } from './identity.ts'
import { verifyPassword } from './password.ts'
import { isPinOf } from './pin.ts'
import { requireCode } from './sign-in-step.ts'
import { clearFailures, countFailureOf, isHeld, recordAttempt } from './throttle.ts'

type Connections = { readonly db: Database; readonly box: SecretBox }

/** As many wrong ones in a row leave the password alone to open a session; auth.find_session says so too. */
const pinTries = 5

/** Takes a fresh proof. Who has a second factor gives a code: the password alone is no full proof of him. */
export async function proveAgain(
  ctx: Ctx,
  { db, box }: Connections,
  input: InputOfRoute<typeof stepUp>,
): Promise<OutputOfRoute<typeof stepUp>> {
  const person = await findSelf(ctx, db)
  if ('code' in input) await requireCode(ctx, { db, box }, person, input.code)
  else if (person.second_factor !== null) fail('auth.code_wrong')
  else await requirePassword(ctx, db, person, input.password)
  const level = 'code' in input ? 'second_factor' : 'password'
  await noteProof(ctx, db, person, level)
  return { level, until: freshUntil(ctx) }
}

/** Opens a locked session: by PIN, which is no full proof, or by the password. Throws: auth.invalid_credentials. */
export async function unlockSession(
  ctx: Ctx,
  { db, box }: Connections,
  input: InputOfRoute<typeof unlock>,
): Promise<OutputOfRoute<typeof unlock>> {
  const { companyId, userId, session } = ctx
  if ('pin' in input) {
    const mayTry = session.hasPin && (await claimTry(ctx, db))
    const hash = mayTry ? await readPinHash(db.reader(ctx), companyId, userId) : null
    if (hash === null || !(await isPinOf(box, hash, input.pin))) return fail('auth.invalid_credentials')
    await setUnlocked(ctx, db, 'pin')
    return { level: 'pin' }
  }
  const person = await findSelf(ctx, db)
  await requirePassword(ctx, db, person, input.password)
  await setUnlocked(ctx, db, session.authLevel === 'pin' ? 'password' : session.authLevel)
  return { level: session.authLevel === 'pin' ? 'password' : session.authLevel }
}

/** Locks the session until a PIN or the password opens it. */
export async function lockSession(ctx: Ctx, db: Database): Promise<OutputOfRoute<typeof lock>> {
  const { companyId, session } = ctx
  // A program has nobody who could unlock it.
  if (session.authLevel === 'api_key') return fail('forbidden', { details: { reason: 'person' } })
  await db.inTransaction(ctx, (tx) =>
    sql`
      update auth.session set locked_at = now() where company_id = ${companyId} and id = ${session.sessionId} and locked_at is null`.execute(
      tx,
    ),
  )
  return { name: `${session.firstName} ${session.lastName}`, hasPin: session.hasPin }
}

/** Counts toward the lock-out like one at sign-in; a held account reads like a wrong password. Throws: auth.invalid_credentials. */
async function requirePassword(ctx: Ctx, db: Database, person: FoundLogin, password: string): Promise<void> {
  const isWaiting = isHeld(person, ctx.now)
  if ((await verifyPassword(person.password_hash, password)) && !isWaiting) return
  await db.inTransaction({ companyId: person.company_id }, async (tx) => {
    await recordAttempt(tx, person.login, ctx.ip, isWaiting ? 'locked' : 'bad_password')
    if (!isWaiting) await countFailureOf(tx, person, ctx.ip)
  })
  fail('auth.invalid_credentials')
}

async function noteProof(ctx: Ctx, db: Database, person: FoundLogin, level: AuthLevel): Promise<void> {
  const { companyId, userId, session } = ctx
  await db.inTransaction(ctx, async (tx) => {
    await clearFailures(tx, person.identity_id)
    await sql`
      update auth.session set auth_level = ${level}, verified_at = ${ctx.now.toISOString()}::timestamptz
      where company_id = ${companyId} and id = ${session.sessionId}`.execute(tx)
    ctx.audit({
      entity: 'erp.app_user',
      entityId: userId,
      label: person.login,
      before: null,
      after: { authLevel: level },
    })
    const rows = auditRows(ctx)
    if (rows !== null) await tx.together(rows)
  })
}

async function setUnlocked(ctx: Ctx, db: Database, level: AuthLevel): Promise<void> {
  await db.inTransaction(ctx, (tx) =>
    sql`
      update auth.session set locked_at = null, last_seen_at = now(), unlock_failures = 0, auth_level = ${level},
        idle_expires_at = now() + make_interval(mins => idle_minutes)
      where company_id = ${ctx.companyId} and id = ${ctx.session.sessionId}`.execute(tx),
  )
}

/** Counts a PIN before it is looked at, so that many at once are no more than one after the other; the right one starts anew. */
async function claimTry(ctx: Ctx, db: Database): Promise<boolean> {
  const { rows } = await db.inTransaction(ctx, (tx) =>
    sql`
      update auth.session set unlock_failures = unlock_failures + 1
      where company_id = ${ctx.companyId} and id = ${ctx.session.sessionId} and unlock_failures < ${pinTries} returning id`.execute(
      tx,
    ),
  )
  return rows.length > 0
}
