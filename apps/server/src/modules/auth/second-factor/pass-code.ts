import { sql } from 'kysely'
import type { Database, Tx } from '../../../platform/database/db.ts'
import type { SecretBox } from '../../../platform/config/secret-box.ts'
import type { FoundLogin } from '../identity.ts'
import { stretch } from '../password.ts'
import { stepOf } from './totp.ts'

/** What the secret of an authenticator app is sealed for. */
export const secretPurpose = 'second_factor'
const recoveryPurpose = 'recovery_code'
const saltPurpose = 'recovery_salt'
/** Units: bytes. */
const saltLength = 16

type Connections = { readonly db: Database; readonly box: SecretBox }

/**
 * Whether a code is the person's: six digits of his app, taken once and never of an earlier step again, or a recovery code, which is
 * spent by it. Locks: his second factor, or the code. Throws: busy when too many hashes wait already.
 */
export async function passCode(
  { db, box }: Connections,
  person: FoundLogin,
  { code, now }: { code: string; now: Date },
): Promise<boolean> {
  const company = { companyId: person.company_id }
  if (/^\d{6}$/.test(code)) return await db.inTransaction(company, (tx) => passAppCode(tx, box, person, { code, now }))
  const codeHash = await hashOfRecoveryCode(box, person.identity_id, code)
  return await db.inTransaction(company, (tx) => spendRecoveryCode(tx, person.identity_id, codeHash))
}

async function passAppCode(
  tx: Tx,
  box: SecretBox,
  person: FoundLogin,
  { code, now }: { code: string; now: Date },
): Promise<boolean> {
  const { identity_id: id, second_factor: sealed, last_used_step: lastUsed } = person
  const secret = sealed === null ? null : box.open(secretPurpose, String(id), sealed)
  const step = secret === null ? null : stepOf(secret, code, now, lastUsed)
  if (step === null) return false
  const { rows } = await sql`
    update auth.two_factor set last_used_step = ${step} where identity_id = ${id} and last_used_step < ${step}
    returning identity_id`.execute(tx)
  return rows.length > 0
}

async function spendRecoveryCode(tx: Tx, identityId: number, codeHash: Buffer): Promise<boolean> {
  const { rows } = await sql`
    update auth.recovery_code set used_at = now()
    where identity_id = ${identityId} and code_hash = ${codeHash} and used_at is null
    returning identity_id`.execute(tx)
  return rows.length > 0
}

/**
 * Written with or without its hyphen, in letters of either case. The salt is the person's own and not kept, so that one hash finds the
 * code among all of his. Source: OWASP ASVS 5.0, 6.5.2.
 */
export async function hashOfRecoveryCode(box: SecretBox, identityId: number, code: string): Promise<Buffer> {
  const salt = box.mac(saltPurpose, String(identityId)).subarray(0, saltLength)
  const stretched = await stretch(code.toUpperCase().replace(/[^A-Z0-9]/g, ''), salt)
  return box.mac(recoveryPurpose, stretched.toString('base64'))
}
