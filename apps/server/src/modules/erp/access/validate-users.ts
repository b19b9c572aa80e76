import type { Pair } from '@countinghouse/contract/erp/permission'
import { fail } from '@countinghouse/contract/errors'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { isAdministratorRole, isStoreBound, worksIn } from './scope-rules.ts'
import { assignmentsTo } from './assignments.ts'
import { findStoreIds } from './holders.ts'
import { requireStillManaging, setsOf } from './validate-role.ts'
import { loadAccessSnapshot } from './load-access-snapshot.ts'
import type { RoleAssignment } from './own-reach.ts'
import { requireOwn } from './own-reach.ts'
import { permissionsOf } from './effective-permissions.ts'
import { findSodRules, requireApart } from './sod.ts'
import type { UserDetails, AccessSnapshot } from './access-snapshot.ts'

/**
 * Applies a change to the access of users and validates the result; an error rolls it back with the transaction.
 * Returns segregation of duties warnings. Throws: erp.own_account, erp.administrator_protected, erp.admin_store_bound,
 * erp.override_on_administrator, erp.grant_exceeds_own, erp.own_role_permission, erp.sod_blocked.
 */
export async function validateUsers(
  ctx: Ctx,
  tx: Tx,
  userIds: readonly number[],
  change: () => Promise<void>,
): Promise<Pair[]> {
  const { companyId, userId } = ctx
  const all = [...new Set([...userIds, userId])]
  const before = await loadAccessSnapshot(tx, { companyId, userIds: all })
  await change()
  const after = await loadAccessSnapshot(tx, { companyId, userIds: all })
  const me = before.users.get(userId) ?? fail('not_found')
  const moment = { at: ctx.now, address: ctx.ip }
  const isAdministrator = permissionsOf(before, me, ctx.session.storeId, moment).isAdministrator
  if (!isAdministrator && userIds.includes(userId)) fail('erp.own_account')
  const people = userIds.map((id) => peopleOf(before, after, id))
  for (const { now } of people) requireFit(after, now)
  if (!isAdministrator) {
    requireOthers(people)
    const storeIds = await findStoreIds(tx, companyId)
    const assignments = people.flatMap(({ was, now }) => assignmentsTo({ before, after, was, now, storeIds }))
    requireOwnStores(me, assignments)
    requireOwn(withRolesOf(before, after), me, assignments, moment)
  }
  requireStillManaging(ctx, before, after, me, moment)
  const sets = people.map(({ was }) => setsOf(before, after, was))
  return requireApart(await findSodRules(tx, companyId), sets)
}

type Person = { readonly was: UserDetails; readonly now: UserDetails }

function peopleOf(before: AccessSnapshot, after: AccessSnapshot, id: number): Person {
  const was = before.users.get(id) ?? fail('not_found')
  return { was, now: after.users.get(id) ?? was }
}

/** Throws: erp.admin_store_bound, erp.override_on_administrator. */
function requireFit(snapshot: AccessSnapshot, user: UserDetails): void {
  const roles = user.grants.flatMap(({ roleId }) => snapshot.roles.get(roleId) ?? [])
  const isAdministrator = roles.some(({ id }) => isAdministratorRole(id))
  const administers = roles.some(({ events }) =>
    [...events.keys()].some((id) => snapshot.events.get(id)?.isAdminOnly === true),
  )
  if (isStoreBound(user) && (isAdministrator || administers)) fail('erp.admin_store_bound')
  if (isAdministrator && user.overrides.length > 0) fail('erp.override_on_administrator')
}

/** Only administrators create or change administrators. Throws: erp.administrator_protected, erp.grant_exceeds_own. */
function requireOthers(people: readonly Person[]): void {
  const isOne = ({ grants }: UserDetails) => grants.some(({ roleId }) => isAdministratorRole(roleId))
  if (people.some(({ was }) => isOne(was))) fail('erp.administrator_protected')
  if (people.some(({ now }) => isOne(now))) fail('erp.grant_exceeds_own')
}

/** Callers assign only their own stores. Throws: erp.grant_exceeds_own. */
function requireOwnStores(me: UserDetails, assignments: readonly RoleAssignment[]): void {
  if (assignments.some(({ places }) => places.some((place) => !worksIn(me, place)))) fail('erp.grant_exceeds_own')
}

/** The caller's permissions are those before the change, but roles first loaded after it are needed too. */
function withRolesOf(before: AccessSnapshot, after: AccessSnapshot): AccessSnapshot {
  return { ...before, roles: new Map([...after.roles, ...before.roles]) }
}
