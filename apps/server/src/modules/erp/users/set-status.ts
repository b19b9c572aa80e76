import { text } from '@countinghouse/contract/erp/user.text'
import { fail } from '@countinghouse/contract/errors'
import { format } from '@countinghouse/contract/text'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { requireVersion } from './change-person.ts'
import { requireOutranked, requireOwnAll } from './validate-assignments.ts'
import { lockPerson } from './lock-person.ts'
import { entity, statusNumbers } from './person.ts'

type Wanted = { readonly id: number; readonly version: number }

type Why = { readonly reason: string; /** Name of the successor. */ readonly successor?: string }

/**
 * Deactivates a user, effective from the next request. Throws: not_found, stale, state_conflict, erp.own_account,
 * erp.administrator_protected.
 */
export async function deactivatePerson(ctx: Ctx, tx: Tx, { id, version }: Wanted, why: Why): Promise<void> {
  const { companyId, userId, locale } = ctx
  const before = await lockPerson(tx, companyId, id)
  if (id === userId) fail('erp.own_account', { message: format(text.ownDeactivation, locale) })
  requireVersion(before, version)
  if (before.status === 'inactive') fail('state_conflict')
  requireOutranked(ctx, before)
  await tx
    .updateTable('erp.app_user')
    .set({
      status: statusNumbers.inactive,
      deactivated_at: ctx.now.toISOString(),
      deactivated_by: userId,
      deactivated_reason: why.reason,
      updated_by: userId,
    })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute()
  const after = { status: 'inactive', ...why }
  ctx.audit({ entity, entityId: id, label: before.name, before: { status: before.status }, after })
}

/**
 * Reactivates a user with the previous access; without an account the status becomes invited. Throws: not_found, stale,
 * state_conflict, erp.administrator_protected, erp.grant_exceeds_own.
 */
export async function activatePerson(ctx: Ctx, tx: Tx, { id, version }: Wanted, hasLogin: boolean): Promise<void> {
  const { companyId, userId } = ctx
  const before = await lockPerson(tx, companyId, id)
  requireVersion(before, version)
  if (before.status !== 'inactive') fail('state_conflict')
  await requireOwnAll(ctx, tx, before)
  const status = hasLogin ? 'active' : 'invited'
  await tx
    .updateTable('erp.app_user')
    .set({
      status: statusNumbers[status],
      deactivated_at: null,
      deactivated_by: null,
      deactivated_reason: null,
      updated_by: userId,
    })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute()
  ctx.audit({ entity, entityId: id, label: before.name, before: { status: before.status }, after: { status } })
}
