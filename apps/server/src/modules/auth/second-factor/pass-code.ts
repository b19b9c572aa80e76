import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'
import type { SecretBox } from '../../../platform/secret-box.ts'
import type { FoundLogin } from '../identity.ts'
import { stepOf } from './totp.ts'

/** What the secret of an authenticator app is sealed for. */
export const secretPurpose = 'second_factor'
const recoveryPurpose = 'recovery_code'

/**
 * Whether a code is the person's: six digits of his app, taken once and never of an earlier step again, or a recovery code, which is
 * spent by it. Locks: his second factor, or the code.
 */
export async function passCode(
  tx: Tx,
  box: SecretBox,
  person: FoundLogin,
  { code, now }: { code: string; now: Date },
): Promise<boolean> {
  return /^\d{6}$/.test(code)
    ? await passAppCode(tx, box, person, { code, now })
    : await spendRecoveryCode(tx, box, person.identity_id, code)
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

async function spendRecoveryCode(tx: Tx, box: SecretBox, identityId: number, code: string): Promise<boolean> {
  const { rows } = await sql`
    update auth.recovery_code set used_at = now()
    where identity_id = ${identityId} and code_hash = ${hashOfRecoveryCode(box, code)} and used_at is null
    returning identity_id`.execute(tx)
  return rows.length > 0
}

/** Written with or without its hyphen, in letters of either case. */
export function hashOfRecoveryCode(box: SecretBox, code: string): Buffer {
  return box.mac(recoveryPurpose, code.toUpperCase().replace(/[^A-Z0-9]/g, ''))
}
