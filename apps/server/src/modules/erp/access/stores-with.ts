import { isAllowed, rightsOf } from './rights.ts'
import type { Moment, UserFacts, World } from './world.ts'

/**
 * In which stores somebody has a right; null: in all there are and will be, which he has who works in all of them and holds it in none
 * in particular, and whose right is about the whole company where he works now.
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
