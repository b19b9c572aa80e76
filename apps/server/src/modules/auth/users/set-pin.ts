import { fail } from '@countinghouse/contract/errors'
import { auditRows } from '../../../platform/audit/audit.ts'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Database } from '../../../platform/database/db.ts'
import type { SecretBox } from '../../../platform/config/secret-box.ts'
import { requireFreshProof } from '../../../platform/access/session-gate.ts'
import { lockPerson, requireOwnAll, savePinHash } from '../../erp/index.ts'
import { randomDigits } from '../random-code.ts'
import { isSimplePin } from '../own/own-pin.ts'
import { hashPin } from '../pin.ts'

const digits = 6

/**
 * Gives somebody a new PIN, which is shown once: with it one answers for him at a till, so whoever asks holds all of his rights. Throws:
 * not_found, erp.own_account, erp.administrator_protected, erp.grant_exceeds_own, step_up_required.
 */
export async function setPin(
  ctx: Ctx,
  { db, box }: { readonly db: Database; readonly box: SecretBox },
  id: number,
): Promise<{ pin: string }> {
  requireFreshProof(ctx)
  const { companyId, userId } = ctx
  const pin = randomPin()
  const hash = await hashPin(box, pin)
  await db.inTransaction(ctx, async (tx) => {
    const person = await lockPerson(tx, companyId, id)
    if (id === userId) fail('erp.own_account')
    await requireOwnAll(ctx, tx, person)
    await savePinHash(tx, { companyId, userId: id }, hash)
    ctx.audit({ entity: 'erp.app_user', entityId: id, label: person.name, before: null, after: { pinHash: 'new' } })
    const rows = auditRows(ctx)
    if (rows !== null) await tx.together(rows)
  })
  return { pin }
}

function randomPin(): string {
  const pin = randomDigits(digits)
  return isSimplePin(pin) ? randomPin() : pin
}
