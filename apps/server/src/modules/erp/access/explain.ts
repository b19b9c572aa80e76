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
} from './scope-rules.ts'
import type {
  EventDetails,
  GrantDetails,
  ModuleDetails,
  Moment,
  OverrideDetails,
  UserDetails,
  AccessSnapshot,
} from './access-snapshot.ts'

/** An access decision with the first rule that applies. */
export type AccessDecision =
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
  snapshot: AccessSnapshot,
  user: UserDetails,
  requested: { readonly event: EventDetails; readonly storeId: number | null },
  moment: Moment,
): AccessDecision {
  const module = snapshot.modules.find(({ segment }) => segment === requested.event.segment)
  return (
    closedFor(snapshot, user, module) ??
    (worksIn(user, requested.storeId) ? null : { isAllowed: false, rule: 'store_not_allowed' }) ??
    byAdministrator(snapshot, user, requested.storeId, moment) ??
    byDenial(snapshot, user, requested.event, moment) ??
    (requested.event.isAdminOnly && isStoreBound(user) ? { isAllowed: false, rule: 'admin_only' } : null) ??
    byRole(snapshot, user, requested, moment) ??
    byAllowance(user, requested.event, moment) ??
    missedRole(snapshot, user, requested) ?? { isAllowed: false, rule: 'not_granted' }
  )
}

/** Company, user and module are checked before permissions. */
function closedFor(
  snapshot: AccessSnapshot,
  user: UserDetails,
  module: ModuleDetails | undefined,
): AccessDecision | null {
  if (!snapshot.isCompanyActive) return { isAllowed: false, rule: 'company_inactive' }
  if (!user.isActive) return { isAllowed: false, rule: 'user_inactive' }
  if (!isDuring(user, snapshot)) return { isAllowed: false, rule: 'user_outside_dates' }
  if (module === undefined || (!module.isHidden && !module.isEnabled)) return { isAllowed: false, rule: 'module_off' }
  const { from, until } = module
  if (!isModuleOpen(module, snapshot)) return { isAllowed: false, rule: 'module_outside_dates', from, until }
  return isModuleHis(module, user) ? null : { isAllowed: false, rule: 'not_home_module' }
}

function byAdministrator(
  snapshot: AccessSnapshot,
  user: UserDetails,
  storeId: number | null,
  moment: Moment,
): AccessDecision | null {
  if (isStoreBound(user)) return null
  const grant = user.grants.find(
    (one) => isAdministratorRole(one.roleId) && countingRole(snapshot, one, storeId, moment) !== undefined,
  )
  return grant === undefined ? null : { isAllowed: true, rule: 'administrator', ...named(snapshot, grant) }
}

function byDenial(
  snapshot: AccessSnapshot,
  user: UserDetails,
  event: EventDetails,
  moment: Moment,
): AccessDecision | null {
  for (const needed of withNeeded(snapshot, event)) {
    const denial = user.overrides.find((one) => isOf(one, 'deny', needed) && isInForce(one, moment))
    if (denial !== undefined)
      return { isAllowed: false, rule: 'override_deny', permission: needed.permission, until: denial.expiresAt }
  }
  return null
}

type Requested = { readonly event: EventDetails; readonly storeId: number | null }

function byRole(
  snapshot: AccessSnapshot,
  user: UserDetails,
  { event, storeId }: Requested,
  moment: Moment,
): AccessDecision | null {
  const grant = longest(
    user.grants.filter((one) => countingRole(snapshot, one, storeId, moment)?.events.has(event.id) === true),
  )
  return grant === undefined ? null : { isAllowed: true, rule: 'role', ...named(snapshot, grant) }
}

function byAllowance(user: UserDetails, event: EventDetails, moment: Moment): AccessDecision | null {
  const allowance = user.overrides.find((one) => isOf(one, 'allow', event) && isInForce(one, moment))
  return allowance === undefined ? null : { isAllowed: true, rule: 'override_allow', until: allowance.expiresAt }
}

/** The role that fails the fewest conditions. */
function missedRole(snapshot: AccessSnapshot, user: UserDetails, { event, storeId }: Requested): AccessDecision | null {
  const grants = user.grants.filter(({ roleId }) => snapshot.roles.get(roleId)?.events.has(event.id) === true)
  const isRetired = (grant: GrantDetails) => snapshot.roles.get(grant.roleId)?.isActive === false
  const standing = grants.filter((grant) => !isRetired(grant))
  const here = standing.filter((grant) => isInStore(grant, storeId))
  const now = here.filter((grant) => isDuring(grant, snapshot))
  const [rule, grant] = [
    ['role_address', now[0]] as const,
    ['role_outside_dates', here[0]] as const,
    ['role_elsewhere', standing[0]] as const,
    ['role_retired', grants[0]] as const,
  ].find(([, found]) => found !== undefined) ?? [null, undefined]
  return rule === null || grant === undefined ? null : { isAllowed: false, rule, ...named(snapshot, grant) }
}

function isOf({ effect, eventId }: OverrideDetails, wanted: OverrideDetails['effect'], event: EventDetails): boolean {
  return effect === wanted && eventId === event.id
}

/** The longest valid grant is reported. */
function longest(grants: readonly GrantDetails[]): GrantDetails | undefined {
  return grants.toSorted((one, other) => end(other).localeCompare(end(one)))[0]
}

function end({ until }: GrantDetails): string {
  return until ?? '9999-12-31'
}

function named(snapshot: AccessSnapshot, { roleId, storeId, from, until }: GrantDetails): ByRole {
  return { roleId, roleName: snapshot.roles.get(roleId)?.name ?? '', storeId, from, until }
}
