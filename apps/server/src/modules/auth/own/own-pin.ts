import { fail } from '@countinghouse/contract/errors'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Database } from '../../../platform/database/db.ts'
import type { SecretBox } from '../../../platform/config/secret-box.ts'
import { requireFreshProof } from '../../../platform/access/session-gate.ts'
import { savePinHash } from '../../erp/index.ts'
import { auditOwn } from '../own-audit.ts'
import { hashPin } from '../pin.ts'

/** One digit only, or digits that count up or down, are what everybody tries. */
const simple = /^(\d)\1+$/
const rows = ['0123456789', '9876543210']

/** Sets the caller's PIN, or takes it away. Throws: auth.pin_simple. */
export async function saveOwnPin(
  ctx: Ctx,
  { db, box }: { db: Database; box: SecretBox },
  pin: string | null,
): Promise<Record<string, never>> {
  requireFreshProof(ctx)
  if (pin !== null && isSimplePin(pin)) return fail('auth.pin_simple')
  const hash = pin === null ? null : await hashPin(box, pin)
  await db.inTransaction(ctx, async (tx) => {
    await savePinHash(tx, ctx, hash)
    const { firstName, lastName, hasPin } = ctx.session
    const before = { pinHash: hasPin ? 'old' : null }
    await auditOwn(ctx, tx, `${firstName} ${lastName}`, { before, after: { pinHash: pin === null ? null : 'new' } })
  })
  return {}
}

export function isSimplePin(pin: string): boolean {
  return simple.test(pin) || rows.some((row) => row.includes(pin))
}
