import type { DataScope } from '../../../platform/permission.ts'
import {
  countingRole,
  isAdministratorRole,
  isInForce,
  isModuleHis,
  isModuleOpen,
  isStoreBound,
  withNeeded,
  worksIn,
} from './fences.ts'
import type { EventFacts, Moment, RoleFacts, UserFacts, World } from './world.ts'

/** What a user may do in one store at one moment. */
export type Rights = {
  readonly isAdministrator: boolean
  /** False: none of this counts, because he does not work in that store. */
  readonly isStoreAllowed: boolean
  readonly roles: readonly RoleFacts[]
  /** Events that roles and exceptions give, with the records they are about; role 1 gives all others besides. */
  readonly events: ReadonlyMap<number, DataScope>
  /** First path segments of the modules open to him. */
  readonly modules: ReadonlySet<string>
}

const width: Readonly<Record<DataScope, number>> = { own: 0, store: 1, company: 2 }

export function isWider(one: DataScope, other: DataScope): boolean {
  return width[one] > width[other]
}

/**
 * The one engine: union of the roles that count here and now and of exceptions that allow, minus exceptions that deny, which take
 * with them what depends on the denied, within the fences of module, user type and store. Source: shell-and-access.md 2.2 and 2.5.
 */
export function rightsOf(world: World, user: UserFacts, storeId: number | null, moment: Moment): Rights {
  const isStoreAllowed = worksIn(user, storeId)
  const roles = isStoreAllowed
    ? [...new Set(user.grants.flatMap((grant) => countingRole(world, grant, storeId, moment) ?? []))]
    : []
  const isAdministrator = !isStoreBound(user) && roles.some(({ id }) => isAdministratorRole(id))
  const open = world.modules.filter((module) => isModuleOpen(module, world) && isModuleHis(module, user))
  return {
    isAdministrator,
    isStoreAllowed,
    roles,
    events: isStoreAllowed ? eventsOf(world, user, roles, moment) : new Map(),
    modules: new Set(open.map(({ segment }) => segment)),
  }
}

function eventsOf(world: World, user: UserFacts, roles: readonly RoleFacts[], moment: Moment): Map<number, DataScope> {
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
    const event = world.events.get(id)
    if (event === undefined || isDenied(world, user, event, denied)) given.delete(id)
  }
  return given
}

function isDenied(world: World, user: UserFacts, event: EventFacts, denied: ReadonlySet<number>): boolean {
  if (event.isAdminOnly && isStoreBound(user)) return true
  return denied.size > 0 && withNeeded(world, event).some(({ id }) => denied.has(id))
}

/** Whether an event is allowed: what the pipeline asks, for a user whose session is in order. */
export function isAllowed({ isAdministrator, isStoreAllowed, events, modules }: Rights, event: EventFacts): boolean {
  return isStoreAllowed && modules.has(event.segment) && (isAdministrator || events.has(event.id))
}

/** Whether an event is allowed in some store at least, or without one, for a user whose account is in order. */
export function isAllowedAnywhere(world: World, user: UserFacts, event: EventFacts, moment: Moment): boolean {
  return placesOf(user).some((storeId) => isAllowed(rightsOf(world, user, storeId, moment), event))
}

/** As `isAllowedAnywhere`, about a record of these stores: in one of them, or over the whole company wherever he works. */
export function isAllowedAbout(
  world: World,
  user: UserFacts,
  event: EventFacts,
  { stores, moment }: { readonly stores: readonly number[]; readonly moment: Moment },
): boolean {
  const isWide = (rights: Rights) => rights.isAdministrator || rights.events.get(event.id) === 'company'
  const rightsIn = (storeId: number | null) => rightsOf(world, user, storeId, moment)
  if (stores.some((storeId) => isAllowed(rightsIn(storeId), event))) return true
  return placesOf(user).some((storeId) => isAllowed(rightsIn(storeId), event) && isWide(rightsIn(storeId)))
}

/** Where he may work, as far as it makes a difference to his rights. */
function placesOf(user: UserFacts): (number | null)[] {
  return [...new Set([null, ...user.storeIds, ...user.grants.map(({ storeId }) => storeId)])]
}

/** Units: as each code says. Source: shell-and-access.md 2.4, role_limit. */
export function highestLimits(roles: readonly RoleFacts[]): Map<string, number> {
  const highest = new Map<string, number>()
  for (const role of roles)
    for (const [code, value] of role.limits) highest.set(code, Math.max(value, highest.get(code) ?? 0))
  return highest
}
