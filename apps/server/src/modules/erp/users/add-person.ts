import type { inviteUser } from '@countinghouse/contract/erp/user'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { lockPermissions } from '../access/permissions-lock.ts'
import { requireGivable } from './validate-assignments.ts'
import { requireFitLocation } from './validate-place.ts'
import { columnsOf, entity, statusNumbers } from './person.ts'

/**
 * Creates an invited user with stores and roles; returns the id. `told`: additional audit fields. Throws: as
 * requireFitLocation and requireGivable; duplicate for an employee number or email address in use.
 */
export async function addPerson(
  ctx: Ctx,
  tx: Tx,
  invited: InputOfRoute<typeof inviteUser>,
  told: Readonly<Record<string, unknown>> = {},
): Promise<number> {
  const { companyId, userId } = ctx
  const { hasAllStores, storeIds, roles, ...details } = invited
  await lockPermissions(tx, companyId)
  await requireGivable(ctx, tx, invited)
  requireFitLocation(ctx, invited)
  const { id } = await tx
    .insertInto('erp.app_user')
    .values({
      company_id: companyId,
      ...columnsOf(details),
      has_all_stores: hasAllStores,
      status: statusNumbers.invited,
      created_by: userId,
      updated_by: userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`
    insert into erp.user_store (company_id, user_id, store_id)
    select distinct ${companyId}::bigint, ${id}::bigint, s from unnest(${storeIds}::bigint[]) as s`.execute(tx)
  await sql`
    insert into erp.user_role (company_id, user_id, role_id, store_id, valid_from, valid_until, granted_by)
    select ${companyId}, ${id}, r."roleId", r."storeId", r."from", r."until", ${userId}
    from jsonb_to_recordset(${JSON.stringify(roles)}::jsonb) as r("roleId" bigint, "storeId" bigint, "from" date, "until" date)`.execute(
    tx,
  )
  const after = { ...told, ...details, hasAllStores, storeIds, roles }
  ctx.audit({ entity, entityId: id, label: `${details.firstName} ${details.lastName}`, before: null, after })
  return id
}
