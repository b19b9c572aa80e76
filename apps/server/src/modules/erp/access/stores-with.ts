import { isAllowed, rightsOf } from './rights.ts'
import type { Moment, UserFacts, World } from './world.ts'

/**
 * Stores in which a user has a permission. Null: all current and future stores; applies to users of all stores with a
 * permission not tied to a store, and to permissions with company scope in the current store.
 */
export function storesWith(
  world: World,
  user: UserFacts,
  permission: string,
  [here, moment]: [number | null, Moment],
): readonly number[] | null {
  const event = [...world.events.values()].find((known) => known.permission === permission)
  if (event === undefined) return []
  const rightsHere = rightsOf(world, user, here, moment)
  const isHere = isAllowed(rightsHere, event)
  if (isHere && (rightsHere.isAdministrator || rightsHere.events.get(event.id) === 'company')) return null
  const isIn = (storeId: number | null) => isAllowed(rightsOf(world, user, storeId, moment), event)
  if (user.hasAllStores && isIn(null)) return null
  const stores = new Set([...user.storeIds, ...user.grants.flatMap(({ storeId }) => storeId ?? [])])
  return [...stores].filter(isIn).toSorted((one, other) => one - other)
}
