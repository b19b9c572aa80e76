import type { inviteUser } from '@countinghouse/contract/erp/user'
import { administratorRoleId } from '@countinghouse/contract/constants'
import { text } from '@countinghouse/contract/erp/user.text'
import { fail } from '@countinghouse/contract/errors'
import { format } from '@countinghouse/contract/text'
import type { InputOfRoute } from '@countinghouse/contract/route'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { isInForce, worksIn } from '../access/scope-rules.ts'
import { loadAccessSnapshot } from '../access/load-access-snapshot.ts'
import { assignmentOf, assignmentOfExceptions, placesOf, requireOwn } from '../access/own-reach.ts'
import type { GrantDetails, UserDetails, AccessSnapshot } from '../access/access-snapshot.ts'
import type { Person } from './person.ts'
import { rejectChoices } from './reject-choices.ts'

export type AssignedRole = InputOfRoute<typeof inviteUser>['roles'][number]
type Given = Pick<Person, 'userType' | 'hasAllStores' | 'storeIds' | 'defaultStoreId'> & {
  readonly roles: readonly AssignedRole[]
}

/**
 * Callers assign only their own stores and permissions they have there. Throws: invalid_input for unknown stores and
 * roles, forbidden with reason store, erp.admin_store_bound, erp.grant_exceeds_own.
 */
export async function requireGivable(ctx: Ctx, tx: Tx, given: Given): Promise<void> {
  const { companyId, userId } = ctx
  const roleIds = given.roles.map(({ roleId }) => roleId)
  const stores = await tx.selectFrom('erp.store').select('id').where('company_id', '=', companyId).execute()
  const known = new Set(stores.map(({ id }) => id))
  const snapshot = await loadAccessSnapshot(tx, { companyId, userIds: [userId], roleIds })
  requireKnown(ctx, given, known, snapshot)
  const me = snapshot.users.get(userId) ?? fail('not_found')
  if ((given.hasAllStores && !me.hasAllStores) || !given.storeIds.every((id) => worksIn(me, id)))
    fail('forbidden', { details: { reason: 'store' } })
  if (given.userType === 'store_bound' && roleIds.some((id) => isForAdministration(snapshot, id)))
    fail('erp.admin_store_bound')
  const person: Pick<UserDetails, 'hasAllStores' | 'storeIds'> = given
  const grants = given.roles.map(({ roleId, storeId, from, until }) => ({ roleId, storeId, from, until }))
  requireWithin(ctx, snapshot, { ...me, ...person, grants, overrides: [] }, [...known])
}

/**
 * Opening an account or extending its access requires all of its permissions. Throws: erp.administrator_protected,
 * erp.grant_exceeds_own.
 */
export async function requireOwnAll(ctx: Ctx, tx: Tx, person: Person): Promise<void> {
  requireOutranked(ctx, person)
  const { companyId, userId } = ctx
  const stores = await tx.selectFrom('erp.store').select('id').where('company_id', '=', companyId).execute()
  const snapshot = await loadAccessSnapshot(tx, { companyId, userIds: [userId, person.id] })
  const other = snapshot.users.get(person.id) ?? fail('not_found')
  requireWithin(
    ctx,
    snapshot,
    other,
    stores.map(({ id }) => id),
  )
}

/** Only administrators change administrators. Throws: erp.administrator_protected. */
export function requireOutranked({ grants }: Ctx, { isAdministrator }: Person): void {
  if (isAdministrator && !grants.isAdministrator) fail('erp.administrator_protected')
}

function requireWithin(ctx: Ctx, snapshot: AccessSnapshot, person: UserDetails, storeIds: readonly number[]): void {
  const me = snapshot.users.get(ctx.userId) ?? fail('not_found')
  const assignments = person.grants.flatMap((grant: GrantDetails) => {
    const role = snapshot.roles.get(grant.roleId)
    if (grant.roleId === administratorRoleId && !ctx.grants.isAdministrator) fail('erp.grant_exceeds_own')
    return role === undefined ? [] : [assignmentOf(role, placesOf(person, grant.storeId, storeIds))]
  })
  const moment = { at: ctx.now, address: ctx.ip }
  const exceptions = person.overrides.filter((override) => isInForce(override, moment))
  requireOwn(
    snapshot,
    me,
    [...assignments, assignmentOfExceptions(exceptions, placesOf(person, null, storeIds))],
    moment,
  )
}

function isForAdministration(snapshot: AccessSnapshot, roleId: number): boolean {
  const events = [...(snapshot.roles.get(roleId)?.events.keys() ?? [])]
  return roleId === administratorRoleId || events.some((id) => snapshot.events.get(id)?.isAdminOnly === true)
}

function requireKnown(ctx: Ctx, given: Given, stores: ReadonlySet<number>, snapshot: AccessSnapshot): void {
  rejectChoices(ctx, [
    ...given.storeIds.flatMap((id, place) => (stores.has(id) ? [] : [`storeIds.${place}`])),
    ...(given.defaultStoreId === null || stores.has(given.defaultStoreId) ? [] : ['defaultStoreId']),
    ...given.roles.flatMap(({ roleId }, place) =>
      snapshot.roles.get(roleId)?.isActive === true ? [] : [`roles.${place}.roleId`],
    ),
    ...given.roles.flatMap(({ storeId }, place) =>
      storeId === null || stores.has(storeId) ? [] : [`roles.${place}.storeId`],
    ),
  ])
  const isHis = (id: number) => given.hasAllStores || given.storeIds.includes(id)
  const place = given.roles.findIndex(({ storeId }) => storeId !== null && !isHis(storeId))
  const refusal = [{ code: 'rule', message: format(text.roleElsewhere, ctx.locale) }]
  if (place >= 0) fail('invalid_input', { fields: { [`roles.${place}.storeId`]: refusal } })
}
