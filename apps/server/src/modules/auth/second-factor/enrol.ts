import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Database, Tx } from '../../../platform/database/db.ts'
import type { SecretBox } from '../../../platform/config/secret-box.ts'
import { needsSecondFactor, requireFreshProof } from '../../../platform/access/session-gate.ts'
import { readProfile } from '../../erp/index.ts'
import { renderGroups } from '../random-code.ts'
import { findSelf } from '../identity.ts'
import { auditOwn } from '../own-audit.ts'
import { policy } from '../policy.ts'
import { rejectCode } from '../sign-in-step.ts'
import { clearFailures, isHeld } from '../throttle.ts'
import { hashOfRecoveryCode, secretPurpose } from './pass-code.ts'
import { base32, newSecret, otpauthLink, stepOf } from './totp.ts'

type Connections = { readonly db: Database; readonly box: SecretBox }

/** Makes a secret that waits for its first code; the one in force stays until then. */
export async function enrol(ctx: Ctx, { db, box }: Connections): Promise<{ secret: string; link: string }> {
  requireFreshProof(ctx)
  const person = await findSelf(ctx, db)
  const { company } = await readProfile(db.reader(ctx), ctx.companyId, ctx.userId, null)
  const secret = newSecret()
  const sealed = box.seal(secretPurpose, String(person.identity_id), secret)
  await db.inTransaction(ctx, async (tx) => {
    await sql`
      insert into auth.two_factor (identity_id, pending_secret) values (${person.identity_id}, ${sealed})
      on conflict (identity_id) do update set pending_secret = ${sealed}`.execute(tx)
    await auditOwn(ctx, tx, person.login, { after: { secondFactor: 'begun' } })
  })
  return { secret: base32(secret), link: otpauthLink(secret, { account: person.login, issuer: company.name }) }
}

/**
 * Puts the waiting secret in force by its first code, which is spent by it, and makes new recovery codes. A wrong code counts like one
 * at sign-in. Throws: auth.code_wrong, step_up_required.
 */
export async function confirm(ctx: Ctx, { db, box }: Connections, code: string): Promise<{ codes: string[] }> {
  requireFreshProof(ctx)
  const person = await findSelf(ctx, db)
  const { identity_id: id, pending_second_factor: sealed } = person
  const secret = sealed === null ? null : box.open(secretPurpose, String(id), sealed)
  const step = secret === null || isHeld(person, ctx.now) ? null : stepOf(secret, code, ctx.now, 0)
  if (step === null) return await rejectCode(ctx, db, person)
  const codes = await newCodes(box, id)
  return await db.inTransaction(ctx, async (tx) => {
    const { rows } = await sql`
      update auth.two_factor set secret = ${sealed}, pending_secret = null, confirmed_at = now(), last_used_step = ${step}
      where identity_id = ${id} returning identity_id`.execute(tx)
    if (rows.length === 0) fail('auth.code_wrong')
    await forgetDevices(tx, id)
    await clearFailures(tx, id)
    await sql`
      update auth.session set auth_level = 'second_factor', verified_at = now()
      where company_id = ${ctx.companyId} and id = ${ctx.session.sessionId}`.execute(tx)
    await auditOwn(ctx, tx, person.login, { before: { secondFactor: 'off' }, after: { secondFactor: 'on' } })
    return { codes: await replaceCodes(tx, id, codes) }
  })
}

/** Throws: auth.second_factor_kept where a role or the company asks for one. */
export async function remove(ctx: Ctx, db: Database): Promise<Record<string, never>> {
  requireFreshProof(ctx)
  if (needsSecondFactor(ctx.session, ctx.grants)) fail('auth.second_factor_kept')
  const person = await findSelf(ctx, db)
  await db.inTransaction(ctx, async (tx) => {
    await removeFactor(tx, person.identity_id)
    await auditOwn(ctx, tx, person.login, { before: { secondFactor: 'on' }, after: { secondFactor: 'off' } })
  })
  return {}
}

/** Throws: state_conflict without a second factor, whose codes they would be. */
export async function renewCodes(ctx: Ctx, { db, box }: Connections): Promise<{ codes: string[] }> {
  requireFreshProof(ctx)
  const person = await findSelf(ctx, db)
  if (person.second_factor === null) return fail('state_conflict')
  const codes = await newCodes(box, person.identity_id)
  return await db.inTransaction(ctx, async (tx) => {
    await auditOwn(ctx, tx, person.login, { before: { recoveryCodes: 'old' }, after: { recoveryCodes: 'new' } })
    return { codes: await replaceCodes(tx, person.identity_id, codes) }
  })
}

/** Takes the second factor of a person away, with everything that stood for it. */
export async function removeFactor(tx: Tx, identityId: number): Promise<void> {
  await sql`delete from auth.two_factor where identity_id = ${identityId}`.execute(tx)
  await sql`delete from auth.recovery_code where identity_id = ${identityId}`.execute(tx)
  await forgetDevices(tx, identityId)
}

async function forgetDevices(tx: Tx, identityId: number): Promise<void> {
  await sql`
    update auth.trusted_device set revoked_at = now() where identity_id = ${identityId} and revoked_at is null`.execute(
    tx,
  )
}

type NewCode = { readonly code: string; readonly codeHash: Buffer }

/** Outside any transaction, and one after the other: each takes as long as the hash of a password. */
async function newCodes(box: SecretBox, identityId: number): Promise<NewCode[]> {
  const codes: NewCode[] = []
  while (codes.length < policy.recoveryCodes) {
    const code = newCode()
    codes.push({ code, codeHash: await hashOfRecoveryCode(box, identityId, code) })
  }
  return codes
}

async function replaceCodes(tx: Tx, identityId: number, codes: readonly NewCode[]): Promise<string[]> {
  const hashes = codes.map(({ codeHash }) => codeHash)
  await sql`delete from auth.recovery_code where identity_id = ${identityId}`.execute(tx)
  await sql`
    insert into auth.recovery_code (identity_id, code_hash) select ${identityId}, h from unnest(${hashes}::bytea[]) as h`.execute(
    tx,
  )
  return codes.map(({ code }) => code)
}

/** 50 random bits in two groups, such as `K7M2Q-9XWFD`. */
function newCode(): string {
  return renderGroups(2, 5)
}
