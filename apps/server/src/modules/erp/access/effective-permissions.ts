import type { DataScope } from '../../../platform/access/permission.ts'
import {
  countingRole,
  isAdministratorRole,
  isInForce,
  isModuleHis,
  isModuleOpen,
  isStoreBound,
  withNeeded,
  worksIn,
} from './scope-rules.ts'
import type { EventDetails, Moment, RoleDetails, UserDetails, AccessSnapshot } from './access-snapshot.ts'

/** Effective permissions of a user in one store at one moment. */
export type Permissions = {
  readonly isAdministrator: boolean
  /** False: the user does not work in the store, so nothing applies. */
  readonly isStoreAllowed: boolean
  readonly roles: readonly RoleDetails[]
  /** Events granted by roles and overrides, with their scope; role 1 grants all others too. */
  readonly events: ReadonlyMap<number, DataScope>
  /** First path segments of the accessible modules. */
  readonly modules: ReadonlySet<string>
}

const width: Readonly<Record<DataScope, number>> = { own: 0, store: 1, company: 2 }

export function isWider(one: DataScope, other: DataScope): boolean {
  return width[one] > width[other]
}

/**
 * The only permission engine: the union of effective roles and allowing overrides, minus denying overrides with their
 * dependants, limited by module, user type and store.
 */
export function permissionsOf(
  snapshot: AccessSnapshot,
  user: UserDetails,
  storeId: number | null,
  moment: Moment,
): Permissions {
  const isStoreAllowed = worksIn(user, storeId)
  const roles = isStoreAllowed
    ? [...new Set(user.grants.flatMap((grant) => countingRole(snapshot, grant, storeId, moment) ?? []))]
    : []
  const isAdministrator = !isStoreBound(user) && roles.some(({ id }) => isAdministratorRole(id))
  const open = snapshot.modules.filter((module) => isModuleOpen(module, snapshot) && isModuleHis(module, user))
  return {
    isAdministrator,
    isStoreAllowed,
    roles,
    events: isStoreAllowed ? eventsOf(snapshot, user, roles, moment) : new Map(),
    modules: new Set(open.map(({ segment }) => segment)),
  }
}

function eventsOf(
  snapshot: AccessSnapshot,
  user: UserDetails,
  roles: readonly RoleDetails[],
  moment: Moment,
): Map<number, DataScope> {
  const given = new Map<number, DataScope>()
  const give = (id: number, scope: DataScope) => {
    const known = given.get(id)
    if (known === undefined || isWider(scope, known)) given.set(id, scope)
  }
  for (const role of roles) for (const [id, scope] of role.events) give(id, scope)
  const inForce = user.overrides.filter((override) => isInForce(override, moment))
  for (const { effect, eventId } of inForce) if (effect === 'allow') give(eventId, 'store')
  const denied = new Set(inForce.filter(({ effect }) => effect === 'deny').map(({ eventId }) => eventId))
  for (const id of given.keys()) {
    const event = snapshot.events.get(id)
    if (event === undefined || isDenied(snapshot, user, event, denied)) given.delete(id)
  }
  return given
}

function isDenied(
  snapshot: AccessSnapshot,
  user: UserDetails,
  event: EventDetails,
  denied: ReadonlySet<number>,
): boolean {
  if (event.isAdminOnly && isStoreBound(user)) return true
  return denied.size > 0 && withNeeded(snapshot, event).some(({ id }) => denied.has(id))
}

/** Whether an event is allowed. The caller has already validated the session. */
export function isAllowed(
  { isAdministrator, isStoreAllowed, events, modules }: Permissions,
  event: EventDetails,
): boolean {
  return isStoreAllowed && modules.has(event.segment) && (isAdministrator || events.has(event.id))
}

/** Whether an event is allowed in at least one store or without a store. The caller has already checked the account. */
export function isAllowedAnywhere(
  snapshot: AccessSnapshot,
  user: UserDetails,
  event: EventDetails,
  moment: Moment,
): boolean {
  return placesOf(user).some((storeId) => isAllowed(permissionsOf(snapshot, user, storeId, moment), event))
}

/**
 * Like `isAllowedAnywhere` for a record of the given stores: allowed in one of them, or with company scope anywhere.
 */
export function isAllowedAbout(
  snapshot: AccessSnapshot,
  user: UserDetails,
  event: EventDetails,
  { stores, moment }: { readonly stores: readonly number[]; readonly moment: Moment },
): boolean {
  const isWide = (permissions: Permissions) =>
    permissions.isAdministrator || permissions.events.get(event.id) === 'company'
  const permissionsIn = (storeId: number | null) => permissionsOf(snapshot, user, storeId, moment)
  if (stores.some((storeId) => isAllowed(permissionsIn(storeId), event))) return true
  return placesOf(user).some((storeId) => isAllowed(permissionsIn(storeId), event) && isWide(permissionsIn(storeId)))
}

/** Stores of the user that can differ in permissions. */
function placesOf(user: UserDetails): (number | null)[] {
  return [...new Set([null, ...user.storeIds, ...user.grants.map(({ storeId }) => storeId)])]
}

/** Units: depend on the limit code. */
export function highestLimits(roles: readonly RoleDetails[]): Map<string, number> {
  const highest = new Map<string, number>()
  for (const role of roles)
    for (const [code, value] of role.limits) highest.set(code, Math.max(value, highest.get(code) ?? 0))
  return highest
}
