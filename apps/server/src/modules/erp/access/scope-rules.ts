import { administratorRoleId, storeBoundUserType } from '@countinghouse/contract/constants'
import { isWithin } from '../../../platform/http/address-range.ts'
import type {
  EventDetails,
  GrantDetails,
  ModuleDetails,
  Moment,
  OverrideDetails,
  RoleDetails,
  UserDetails,
  AccessSnapshot,
} from './access-snapshot.ts'

/** Scope conditions, shared by the engine and its explanation. */
type Period = { readonly from: string | null; readonly until: string | null }

export function isDuring({ from, until }: Period, { today }: Pick<AccessSnapshot, 'today'>): boolean {
  return (from === null || from <= today) && (until === null || today <= until)
}

export function isModuleOpen(module: ModuleDetails, snapshot: AccessSnapshot): boolean {
  return module.isHidden || (module.isEnabled && isDuring(module, snapshot))
}

export function isStoreBound(user: UserDetails): boolean {
  return user.userType === storeBoundUserType
}

/** Store-bound users see their home module and modules that are always on. */
export function isModuleHis(module: ModuleDetails, user: UserDetails): boolean {
  return module.isHidden || !isStoreBound(user) || module.id === user.homeModuleId
}

export function worksIn(user: UserDetails, storeId: number | null): boolean {
  return storeId === null || user.hasAllStores || user.storeIds.includes(storeId)
}

export function isInStore(grant: GrantDetails, storeId: number | null): boolean {
  return grant.storeId === null || grant.storeId === storeId
}

export function isFromHere(role: RoleDetails, { address }: Moment): boolean {
  return address === null || role.ipAllow.length === 0 || role.ipAllow.some((range) => isWithin(address, range))
}

/** The role of a grant, if effective in a store at a moment. */
export function countingRole(
  snapshot: AccessSnapshot,
  grant: GrantDetails,
  storeId: number | null,
  moment: Moment,
): RoleDetails | undefined {
  const role = snapshot.roles.get(grant.roleId)
  const counts = role?.isActive === true && isInStore(grant, storeId) && isDuring(grant, snapshot)
  return counts && isFromHere(role, moment) ? role : undefined
}

export function isAdministratorRole(roleId: number): boolean {
  return roleId === administratorRoleId
}

export function isInForce({ expiresAt }: OverrideDetails, { at }: Moment): boolean {
  return expiresAt === null || at.getTime() < Date.parse(expiresAt)
}

/** An event and its required events, nearest first. */
export function withNeeded(snapshot: AccessSnapshot, event: EventDetails): EventDetails[] {
  const chain = [event]
  for (let needed = neededBy(snapshot, event); needed !== undefined; needed = neededBy(snapshot, needed)) {
    if (chain.includes(needed)) break
    chain.push(needed)
  }
  return chain
}

function neededBy(snapshot: AccessSnapshot, { dependsOnId }: EventDetails): EventDetails | undefined {
  return dependsOnId === null ? undefined : snapshot.events.get(dependsOnId)
}
