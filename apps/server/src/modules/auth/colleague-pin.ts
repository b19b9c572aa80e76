import { sql } from 'kysely'
import type { SecretBox } from '../../platform/config/secret-box.ts'
import type { Database, Tx } from '../../platform/database/db.ts'
import { readPinHash } from '../erp/index.ts'
import { isPinOf } from './pin.ts'

export type PinAnswer = 'right' | 'wrong' | 'held'

const tries = 5
const heldMinutes = 15

/**
 * Whether a PIN is that of a colleague, who enters it in somebody else's session. It is counted before it is compared, so that many at once
 * are no more than one after the other. Opens transactions of its own.
 */
export async function checkColleaguePin(
  { db, box }: { readonly db: Database; readonly box: SecretBox },
  { companyId, userId, pin }: { readonly companyId: number; readonly userId: number; readonly pin: string },
): Promise<PinAnswer> {
  const mayTry = await db.inTransaction({ companyId }, (tx) => claimTry(tx, companyId, userId))
  if (!mayTry) return 'held'
  const hash = await readPinHash(db.reader({ companyId }), companyId, userId)
  if (hash === null || !(await isPinOf(box, hash, pin))) return 'wrong'
  await db.inTransaction({ companyId }, (tx) =>
    sql`update auth.pin_attempt set failures = 0 where company_id = ${companyId} and user_id = ${userId}`.execute(tx),
  )
  return 'right'
}

async function claimTry(tx: Tx, companyId: number, userId: number): Promise<boolean> {
  const { rows } = await sql`
    insert into auth.pin_attempt as a (company_id, user_id, failures) values (${companyId}, ${userId}, 1)
    on conflict (company_id, user_id) do update set tried_at = now(),
      failures = case when a.tried_at < now() - make_interval(mins => ${heldMinutes}) then 1 else a.failures + 1 end
      where a.failures < ${tries} or a.tried_at < now() - make_interval(mins => ${heldMinutes})
    returning failures`.execute(tx)
  return rows.length > 0
}
