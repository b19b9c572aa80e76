import { isAllowed, permissionsOf } from './effective-permissions.ts'
import type { Moment, UserDetails, AccessSnapshot } from './access-snapshot.ts'

/**
 * Stores in which a user has a permission. Null: all current and future stores; applies to users of all stores with a
 * permission not tied to a store, and to permissions with company scope in the current store.
 */
export function storesWith(
  snapshot: AccessSnapshot,
  user: UserDetails,
  permission: string,
  [here, moment]: [number | null, Moment],
): readonly number[] | null {
  const event = [...snapshot.events.values()].find((known) => known.permission === permission)
  if (event === undefined) return []
  const permissionsHere = permissionsOf(snapshot, user, here, moment)
  const isHere = isAllowed(permissionsHere, event)
  if (isHere && (permissionsHere.isAdministrator || permissionsHere.events.get(event.id) === 'company')) return null
  const isIn = (storeId: number | null) => isAllowed(permissionsOf(snapshot, user, storeId, moment), event)
  if (user.hasAllStores && isIn(null)) return null
  const stores = new Set([...user.storeIds, ...user.grants.flatMap(({ storeId }) => storeId ?? [])])
  return [...stores].filter(isIn).toSorted((one, other) => one - other)
}
