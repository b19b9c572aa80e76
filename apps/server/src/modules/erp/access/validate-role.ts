import type { Pair, RolePermissions } from '@countinghouse/contract/erp/permission'
import { permissionsPage } from '@countinghouse/contract/erp/permission'
import type { LimitCode } from '@countinghouse/contract/erp/limits'
import { fail } from '@countinghouse/contract/errors'
import { text as issueText } from '@countinghouse/contract/issues.text'
import { permissionName } from '@countinghouse/contract/page'
import { format } from '@countinghouse/contract/text'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { DataScope } from '../../../platform/access/permission.ts'
import { isStoreBound, withNeeded } from './scope-rules.ts'
import { findHolders, findStoreIds } from './holders.ts'
import { loadAccessSnapshot } from './load-access-snapshot.ts'
import type { RoleAssignment } from './own-reach.ts'
import { placesOf, requireOwn } from './own-reach.ts'
import { isAllowed, isWider, permissionsOf } from './effective-permissions.ts'
import { findSodRules, requireApart } from './sod.ts'
import type { Moment, RoleDetails, UserDetails, AccessSnapshot } from './access-snapshot.ts'

export type EventChange = {
  readonly added: readonly { readonly eventId: number; readonly dataScope: DataScope }[]
  readonly removed: readonly number[]
}
export type RoleChange = EventChange & {
  readonly limits?: readonly { readonly code: LimitCode; readonly value: number }[] | undefined
  readonly require2fa?: boolean | undefined
  readonly ipAllow?: readonly string[] | undefined
}

/** The permission that users cannot remove from themselves. */
const managingRoles = permissionName(permissionsPage, 'edit')

/**
 * Validates a change of a role against the caller and the users of the role; returns segregation of duties warnings.
 * Throws: invalid_input for unknown permissions, erp.event_dependency, erp.grant_exceeds_own, erp.own_account,
 * erp.own_role_permission, erp.admin_store_bound, erp.sod_blocked.
 */
export async function validateRole(ctx: Ctx, tx: Tx, before: RolePermissions, change: RoleChange): Promise<Pair[]> {
  const { companyId, userId } = ctx
  const holderIds = await findHolders(tx, companyId, before.id)
  const snapshot = await loadAccessSnapshot(tx, { companyId, userIds: [...holderIds, userId], roleIds: [before.id] })
  const role = snapshot.roles.get(before.id) ?? fail('not_found')
  requireKnown(ctx, snapshot, change)
  const changed = changedRole(role, change)
  const after = { ...snapshot, roles: new Map([...snapshot.roles, [role.id, changed]]) }
  requireNeeded(snapshot, changed.events)
  const me = snapshot.users.get(userId) ?? fail('not_found')
  const holders = holderIds.flatMap((id) => snapshot.users.get(id) ?? [])
  const moment = { at: ctx.now, address: ctx.ip }
  const isMine = holderIds.includes(userId) && !ctx.grants.isAdministrator
  if (isMine && (change.require2fa ?? change.ipAllow) !== undefined) fail('erp.own_account')
  requireOwn(snapshot, me, assignmentsOf(ctx, role, changed, holders, await findStoreIds(tx, companyId)), moment)
  requireStillManaging(ctx, snapshot, after, me, moment)
  if (
    holders.some(isStoreBound) &&
    change.added.some(({ eventId }) => snapshot.events.get(eventId)?.isAdminOnly === true)
  )
    fail('erp.admin_store_bound')
  const sets = [
    { before: eventSet([role]), after: eventSet([changed]) },
    ...holders.map((user) => setsOf(snapshot, after, user)),
  ]
  return requireApart(await findSodRules(tx, companyId), sets)
}

/** The role after the change. */
export function changedRole(
  role: RoleDetails,
  { added, removed, limits, ipAllow }: Omit<RoleChange, 'require2fa'>,
): RoleDetails {
  const events = new Map(role.events)
  for (const id of removed) events.delete(id)
  for (const { eventId, dataScope } of added) events.set(eventId, dataScope)
  return {
    ...role,
    events,
    limits: limits === undefined ? role.limits : new Map(limits.map(({ code, value }) => [code, value])),
    ipAllow: ipAllow ?? role.ipAllow,
  }
}

function requireKnown(ctx: Ctx, snapshot: AccessSnapshot, { added }: EventChange): void {
  const refusal = [{ code: 'not_a_choice', message: format(issueText.not_a_choice, ctx.locale) }]
  const unknown = added.flatMap(({ eventId }, index) =>
    snapshot.events.has(eventId) ? [] : [`added.${index}.eventId`],
  )
  if (unknown.length > 0) fail('invalid_input', { fields: Object.fromEntries(unknown.map((path) => [path, refusal])) })
}

/** Throws: erp.event_dependency with the missing permissions. */
export function requireNeeded(snapshot: AccessSnapshot, events: RoleDetails['events']): void {
  const needed = [...events.keys()].flatMap((id) => {
    const event = snapshot.events.get(id)
    return event === undefined ? [] : withNeeded(snapshot, event)
  })
  const missing = new Set(needed.filter(({ id }) => !events.has(id)).map(({ permission }) => permission))
  if (missing.size > 0) fail('erp.event_dependency', { details: { missing: [...missing].toSorted() } })
}

/** What the change adds to the role, in all stores where the role is assigned. */
function assignmentsOf(
  { session }: Ctx,
  role: RoleDetails,
  changed: RoleDetails,
  holders: readonly UserDetails[],
  storeIds: readonly number[],
): RoleAssignment[] {
  const events = new Map(
    [...changed.events].filter(([id, scope]) => {
      const known = role.events.get(id)
      return known === undefined || isWider(scope, known)
    }),
  )
  const limits = new Map([...changed.limits].filter(([code, value]) => value > (role.limits.get(code) ?? 0)))
  const held = holders.flatMap((user) =>
    user.grants.filter(({ roleId }) => roleId === role.id).flatMap(({ storeId }) => placesOf(user, storeId, storeIds)),
  )
  return [{ events, limits, places: [...new Set([session.storeId, ...held])] }]
}

/** Throws: erp.own_role_permission. */
export function requireStillManaging(
  { session }: Ctx,
  before: AccessSnapshot,
  after: AccessSnapshot,
  me: UserDetails,
  moment: Moment,
): void {
  const event = [...before.events.values()].find(({ permission }) => permission === managingRoles)
  if (event === undefined) return
  const mayNow = isAllowed(permissionsOf(before, me, session.storeId, moment), event)
  const mine = after.users.get(me.id) ?? me
  if (mayNow && !isAllowed(permissionsOf(after, mine, session.storeId, moment), event)) fail('erp.own_role_permission')
}

/** All permissions of a user by roles and overrides, in any store and period, before and after. */
export function setsOf(before: AccessSnapshot, after: AccessSnapshot, user: UserDetails) {
  return { before: heldBy(before, user), after: heldBy(after, after.users.get(user.id) ?? user) }
}

function heldBy(snapshot: AccessSnapshot, { grants, overrides }: UserDetails): Set<number> {
  const roles = grants.flatMap(({ roleId }) => snapshot.roles.get(roleId) ?? [])
  const allowed = overrides.filter(({ effect }) => effect === 'allow').map(({ eventId }) => eventId)
  return new Set([...eventSet(roles), ...allowed])
}

function eventSet(roles: readonly RoleDetails[]): Set<number> {
  return new Set(roles.flatMap(({ events }) => [...events.keys()]))
}
