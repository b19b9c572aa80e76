import type { updateUserRoles, UserGrant } from '@countinghouse/contract/erp/user-access'
import { text } from '@countinghouse/contract/erp/user.text'
import { fail } from '@countinghouse/contract/errors'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import type { Person } from '../users/person.ts'
import { atField } from './at-field.ts'
import { validateUsers } from './validate-users.ts'
import { lockUser, touchUser } from './user-lock.ts'

type UserRoles = { id: number; version: number; grants: UserGrant[] }

/** Throws: not_found. */
export async function findUserRoles(db: Reader | Tx, companyId: number, id: number): Promise<UserRoles> {
  const { rows } = await sql<UserRoles>`
    select u.id, u.version, coalesce((
      select json_agg(json_build_object('id', g.id, 'role', json_build_object('id', r.id, 'name', r.name),
          'store', case when s.id is not null then json_build_object('id', s.id, 'name', s.name) end,
          'from', g.valid_from, 'until', g.valid_until, 'reason', g.reason, 'grantedAt', g.granted_at,
          'grantedBy', b.first_name || ' ' || b.last_name) order by r.id <> 1, r.name collate "und-x-icu", g.id)
      from erp.user_role g
      join erp.role r on r.company_id = g.company_id and r.id = g.role_id
      left join erp.store s on s.company_id = g.company_id and s.id = g.store_id
      left join erp.app_user b on b.company_id = g.company_id and b.id = g.granted_by
      where g.company_id = u.company_id and g.user_id = u.id), '[]') as grants
    from erp.app_user u where u.company_id = ${companyId} and u.id = ${id}`.execute(db)
  return rows[0] ?? fail('not_found')
}

/**
 * Throws: not_found, stale, invalid_input for a store in which the user does not work, duplicate for an existing
 * assignment, and as validateUsers.
 */
export async function changeUserRoles(ctx: Ctx, tx: Tx, input: InputOfRoute<typeof updateUserRoles>) {
  const { companyId } = ctx
  const { id } = input
  const person = await lockUser(ctx, tx, input)
  const before = await findUserRoles(tx, companyId, id)
  requirePlaces(ctx, person, input.added)
  const validate = () => validateUsers(ctx, tx, [id], () => write(ctx, tx, input))
  const warnings = await (input.added.length > 0 ? atField(ctx, 'added.0.roleId', validate) : validate())
  await touchUser(tx, companyId, id)
  const after = await findUserRoles(tx, companyId, id)
  ctx.audit({
    entity: 'erp.app_user',
    entityId: id,
    label: person.name,
    before: audited(before),
    after: audited(after),
  })
  return { ...after, warnings }
}

/** A role in a store in which the user does not work would have no effect. Throws: invalid_input for the store. */
function requirePlaces(
  { locale }: Ctx,
  { hasAllStores, storeIds }: Person,
  added: InputOfRoute<typeof updateUserRoles>['added'],
): void {
  const place = added.findIndex(({ storeId }) => storeId !== null && !hasAllStores && !storeIds.includes(storeId))
  const refusal = [{ code: 'rule', message: format(text.roleElsewhere, locale) }]
  if (place >= 0) fail('invalid_input', { fields: { [`added.${place}.storeId`]: refusal } })
}

async function write(
  { companyId, userId }: Ctx,
  tx: Tx,
  { id, added, changed, removed }: InputOfRoute<typeof updateUserRoles>,
): Promise<void> {
  await sql`
    delete from erp.user_role where company_id = ${companyId} and user_id = ${id} and id = any(${removed}::bigint[])`.execute(
    tx,
  )
  await sql`
    update erp.user_role g set valid_from = c.from, valid_until = c.until, granted_by = ${userId}, granted_at = now()
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as c("grantId" bigint, "from" date, until date)
    where g.company_id = ${companyId} and g.user_id = ${id} and g.id = c."grantId"`.execute(tx)
  await sql`
    insert into erp.user_role (company_id, user_id, role_id, store_id, valid_from, valid_until, reason, granted_by)
    select ${companyId}, ${id}, a."roleId", a."storeId", a.from, a.until, a.reason, ${userId}
    from jsonb_to_recordset(${JSON.stringify(added)}::jsonb)
      as a("roleId" bigint, "storeId" bigint, "from" date, until date, reason text)`.execute(tx)
}

/** One audit field per assignment, named by role and store. */
function audited({ grants }: UserRoles): Record<string, unknown> {
  return Object.fromEntries(
    grants.map(({ role, store, from, until }) => [
      store === null ? role.name : `${role.name} @ ${store.name}`,
      `${from ?? ''}..${until ?? ''}`,
    ]),
  )
}
