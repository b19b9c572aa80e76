import { administratorRoleId, storeBoundUserType } from '@countinghouse/contract/constants'
import { isWithin } from '../../../platform/address-range.ts'
import type {
  EventFacts,
  GrantFacts,
  ModuleFacts,
  Moment,
  OverrideFacts,
  RoleFacts,
  UserFacts,
  World,
} from './world.ts'

/** Scope conditions, shared by the engine and its explanation. */
type Period = { readonly from: string | null; readonly until: string | null }

export function isDuring({ from, until }: Period, { today }: Pick<World, 'today'>): boolean {
  return (from === null || from <= today) && (until === null || today <= until)
}

export function isModuleOpen(module: ModuleFacts, world: World): boolean {
  return module.isHidden || (module.isEnabled && isDuring(module, world))
}

export function isStoreBound(user: UserFacts): boolean {
  return user.userType === storeBoundUserType
}

/** Store-bound users see their home module and modules that are always on. */
export function isModuleHis(module: ModuleFacts, user: UserFacts): boolean {
  return module.isHidden || !isStoreBound(user) || module.id === user.homeModuleId
}

export function worksIn(user: UserFacts, storeId: number | null): boolean {
  return storeId === null || user.hasAllStores || user.storeIds.includes(storeId)
}

export function isInStore(grant: GrantFacts, storeId: number | null): boolean {
  return grant.storeId === null || grant.storeId === storeId
}

export function isFromHere(role: RoleFacts, { address }: Moment): boolean {
  return address === null || role.ipAllow.length === 0 || role.ipAllow.some((range) => isWithin(address, range))
}

/** The role of a grant, if effective in a store at a moment. */
export function countingRole(
  world: World,
  grant: GrantFacts,
  storeId: number | null,
  moment: Moment,
): RoleFacts | undefined {
  const role = world.roles.get(grant.roleId)
  const counts = role?.isActive === true && isInStore(grant, storeId) && isDuring(grant, world)
  return counts && isFromHere(role, moment) ? role : undefined
}

export function isAdministratorRole(roleId: number): boolean {
  return roleId === administratorRoleId
}

export function isInForce({ expiresAt }: OverrideFacts, { at }: Moment): boolean {
  return expiresAt === null || at.getTime() < Date.parse(expiresAt)
}

/** An event and its required events, nearest first. */
export function withNeeded(world: World, event: EventFacts): EventFacts[] {
  const chain = [event]
  for (let needed = neededBy(world, event); needed !== undefined; needed = neededBy(world, needed)) {
    if (chain.includes(needed)) break
    chain.push(needed)
  }
  return chain
}

function neededBy(world: World, { dependsOnId }: EventFacts): EventFacts | undefined {
  return dependsOnId === null ? undefined : world.events.get(dependsOnId)
}
