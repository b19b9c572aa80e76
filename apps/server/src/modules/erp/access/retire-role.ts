import type { InputOfRoute } from '@countinghouse/contract/route'
import type { retireRole as retireRoute } from '@countinghouse/contract/erp/role'
import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { findRolePermissions } from './role-permissions.ts'
import { validateUsers } from './validate-users.ts'
import { findHolders } from './holders.ts'
import { lockPermissions } from './permissions-lock.ts'

/**
 * Retires a role and assigns the replacement to its users for the same stores and periods. Throws: not_found, stale,
 * erp.system_row, state_conflict when either role is retired, in_use when it has users and no replacement is given, and
 * as validateUsers.
 */
export async function retireRole(ctx: Ctx, tx: Tx, { id, version, moveToId }: InputOfRoute<typeof retireRoute>) {
  const { companyId, userId } = ctx
  await lockPermissions(tx, companyId)
  await sql`select from erp.role where company_id = ${companyId} and id = ${id} for no key update`.execute(tx)
  const before = await findRolePermissions(tx, companyId, id)
  if (before.isSystem) fail('erp.system_row')
  if (before.version !== version) fail('stale', { details: { current: before } })
  const holders = await findHolders(tx, companyId, id)
  if (!before.isActive || moveToId === id) fail('state_conflict')
  if (holders.length > 0 && moveToId === null)
    fail('in_use', { details: { usage: [{ entity: 'erp.user_role', count: holders.length }] } })
  const next = moveToId === null ? null : await findRolePermissions(tx, companyId, moveToId)
  if (next?.isActive === false) fail('state_conflict')
  const warnings = await validateUsers(ctx, tx, holders, () => moveGrants(ctx, tx, id, moveToId))
  await sql`
    update erp.role set status = 'inactive', updated_by = ${userId} where company_id = ${companyId} and id = ${id}`.execute(
    tx,
  )
  ctx.audit({
    entity: 'erp.role',
    entityId: id,
    label: before.name,
    before: { status: 'active', users: holders.length },
    after: { status: 'inactive', users: 0, movedTo: next?.name ?? null },
  })
  return { id, version: version + 1, moved: holders.length, warnings }
}

/** Existing assignments of the replacement role are kept. */
async function moveGrants({ companyId, userId }: Ctx, tx: Tx, id: number, moveToId: number | null): Promise<void> {
  await sql`
    update erp.user_role g set role_id = ${moveToId}, granted_by = ${userId}, granted_at = now()
    where g.company_id = ${companyId} and g.role_id = ${id} and not exists (
      select from erp.user_role o where o.company_id = g.company_id and o.user_id = g.user_id and o.role_id = ${moveToId}
        and o.store_id is not distinct from g.store_id)`.execute(tx)
  await tx.deleteFrom('erp.user_role').where('company_id', '=', companyId).where('role_id', '=', id).execute()
}
