import {
  countingRole,
  isAdministratorRole,
  isDuring,
  isInForce,
  isInStore,
  isModuleHis,
  isModuleOpen,
  isStoreBound,
  withNeeded,
  worksIn,
} from './fences.ts'
import type { EventFacts, GrantFacts, ModuleFacts, Moment, OverrideFacts, UserFacts, World } from './world.ts'

/** An access decision with the first rule that applies. */
export type Verdict =
  | { isAllowed: false; rule: 'company_inactive' | 'user_inactive' | 'user_outside_dates' | 'store_not_allowed' }
  | { isAllowed: false; rule: 'module_off' | 'not_home_module' | 'admin_only' | 'not_granted' }
  | { isAllowed: false; rule: 'module_outside_dates'; from: string | null; until: string | null }
  /** `permission`: the denied permission, required by the requested one. */
  | { isAllowed: false; rule: 'override_deny'; permission: string; until: string | null }
  /** A role would grant it, but for another store, period or address, or it is retired. */
  | ({ isAllowed: false; rule: 'role_elsewhere' | 'role_outside_dates' | 'role_address' | 'role_retired' } & ByRole)
  | ({ isAllowed: true; rule: 'administrator' | 'role' } & ByRole)
  | { isAllowed: true; rule: 'override_allow'; until: string | null }

export type ByRole = {
  readonly roleId: number
  readonly roleName: string
  readonly storeId: number | null
  readonly from: string | null
  readonly until: string | null
}

/** Explains one event in one store; a property test proves that it agrees with the engine. */
export function explain(
  world: World,
  user: UserFacts,
  asked: { readonly event: EventFacts; readonly storeId: number | null },
  moment: Moment,
): Verdict {
  const module = world.modules.find(({ segment }) => segment === asked.event.segment)
  return (
    closedFor(world, user, module) ??
    (worksIn(user, asked.storeId) ? null : { isAllowed: false, rule: 'store_not_allowed' }) ??
    byAdministrator(world, user, asked.storeId, moment) ??
    byDenial(world, user, asked.event, moment) ??
    (asked.event.isAdminOnly && isStoreBound(user) ? { isAllowed: false, rule: 'admin_only' } : null) ??
    byRole(world, user, asked, moment) ??
    byAllowance(user, asked.event, moment) ??
    missedRole(world, user, asked) ?? { isAllowed: false, rule: 'not_granted' }
  )
}

/** Company, user and module are checked before permissions. */
function closedFor(world: World, user: UserFacts, module: ModuleFacts | undefined): Verdict | null {
  if (!world.isCompanyActive) return { isAllowed: false, rule: 'company_inactive' }
  if (!user.isActive) return { isAllowed: false, rule: 'user_inactive' }
  if (!isDuring(user, world)) return { isAllowed: false, rule: 'user_outside_dates' }
  if (module === undefined || (!module.isHidden && !module.isEnabled)) return { isAllowed: false, rule: 'module_off' }
  const { from, until } = module
  if (!isModuleOpen(module, world)) return { isAllowed: false, rule: 'module_outside_dates', from, until }
  return isModuleHis(module, user) ? null : { isAllowed: false, rule: 'not_home_module' }
}

function byAdministrator(world: World, user: UserFacts, storeId: number | null, moment: Moment): Verdict | null {
  if (isStoreBound(user)) return null
  const grant = user.grants.find(
    (one) => isAdministratorRole(one.roleId) && countingRole(world, one, storeId, moment) !== undefined,
  )
  return grant === undefined ? null : { isAllowed: true, rule: 'administrator', ...named(world, grant) }
}

function byDenial(world: World, user: UserFacts, event: EventFacts, moment: Moment): Verdict | null {
  for (const needed of withNeeded(world, event)) {
    const denial = user.overrides.find((one) => isOf(one, 'deny', needed) && isInForce(one, moment))
    if (denial !== undefined)
      return { isAllowed: false, rule: 'override_deny', permission: needed.permission, until: denial.expiresAt }
  }
  return null
}

type Asked = { readonly event: EventFacts; readonly storeId: number | null }

function byRole(world: World, user: UserFacts, { event, storeId }: Asked, moment: Moment): Verdict | null {
  const grant = longest(
    user.grants.filter((one) => countingRole(world, one, storeId, moment)?.events.has(event.id) === true),
  )
  return grant === undefined ? null : { isAllowed: true, rule: 'role', ...named(world, grant) }
}

function byAllowance(user: UserFacts, event: EventFacts, moment: Moment): Verdict | null {
  const allowance = user.overrides.find((one) => isOf(one, 'allow', event) && isInForce(one, moment))
  return allowance === undefined ? null : { isAllowed: true, rule: 'override_allow', until: allowance.expiresAt }
}

/** The role that fails the fewest conditions. */
function missedRole(world: World, user: UserFacts, { event, storeId }: Asked): Verdict | null {
  const grants = user.grants.filter(({ roleId }) => world.roles.get(roleId)?.events.has(event.id) === true)
  const isRetired = (grant: GrantFacts) => world.roles.get(grant.roleId)?.isActive === false
  const standing = grants.filter((grant) => !isRetired(grant))
  const here = standing.filter((grant) => isInStore(grant, storeId))
  const now = here.filter((grant) => isDuring(grant, world))
  const [rule, grant] = [
    ['role_address', now[0]] as const,
    ['role_outside_dates', here[0]] as const,
    ['role_elsewhere', standing[0]] as const,
    ['role_retired', grants[0]] as const,
  ].find(([, found]) => found !== undefined) ?? [null, undefined]
  return rule === null || grant === undefined ? null : { isAllowed: false, rule, ...named(world, grant) }
}

function isOf({ effect, eventId }: OverrideFacts, wanted: OverrideFacts['effect'], event: EventFacts): boolean {
  return effect === wanted && eventId === event.id
}

/** The longest valid grant is reported. */
function longest(grants: readonly GrantFacts[]): GrantFacts | undefined {
  return grants.toSorted((one, other) => end(other).localeCompare(end(one)))[0]
}

function end({ until }: GrantFacts): string {
  return until ?? '9999-12-31'
}

function named(world: World, { roleId, storeId, from, until }: GrantFacts): ByRole {
  return { roleId, roleName: world.roles.get(roleId)?.name ?? '', storeId, from, until }
}
