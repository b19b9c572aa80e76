import { fail } from '@countinghouse/contract/errors'
import type { DataScope } from '../../../platform/access/permission.ts'
import { worksIn } from './scope-rules.ts'
import type { Permissions } from './effective-permissions.ts'
import { highestLimits, isWider, permissionsOf } from './effective-permissions.ts'
import type { Moment, OverrideDetails, RoleDetails, UserDetails, AccessSnapshot } from './access-snapshot.ts'

/** A store, or null: without one. */
type Place = number | null

/** Stands for any future store, to which access to all stores extends. */
const anyLater = 0

/** Permissions to be granted, with the stores in which they would be effective. */
export type RoleAssignment = {
  readonly events: ReadonlyMap<number, DataScope>
  readonly limits: ReadonlyMap<string, number>
  readonly places: readonly Place[]
}

/** Stores in which an assignment is effective: the given one or all, limited to the stores of the user. */
export function placesOf(user: UserDetails, storeId: number | null, allStores: readonly number[]): Place[] {
  if (storeId !== null) return worksIn(user, storeId) ? [storeId] : []
  if (user.hasAllStores) return [null, anyLater, ...allStores]
  return [null, ...user.storeIds]
}

export function assignmentOf(role: RoleDetails, places: readonly Place[]): RoleAssignment {
  return { events: role.events, limits: role.limits, places }
}

/** Grants of overrides that allow; a denial grants nothing. */
export function assignmentOfExceptions(
  overrides: readonly OverrideDetails[],
  places: readonly Place[],
): RoleAssignment {
  const allowed = overrides.filter(({ effect }) => effect === 'allow')
  return { events: new Map(allowed.map(({ eventId }) => [eventId, 'store'])), limits: new Map(), places }
}

/**
 * Callers grant only what they have themselves in the same store, with at least the same scope and limit; role 1 has
 * everything. Throws: erp.grant_exceeds_own with the missing permissions.
 */
export function requireOwn(
  snapshot: AccessSnapshot,
  assigner: UserDetails,
  assignments: readonly RoleAssignment[],
  moment: Moment,
): void {
  const missing = new Set(
    assignments.flatMap((assignment) =>
      distinctPlaces(assigner, assignment.places).flatMap((place) =>
        missingAt(snapshot, permissionsOf(snapshot, assigner, place, moment), assignment),
      ),
    ),
  )
  if (missing.size > 0) fail('erp.grant_exceeds_own', { details: { permissions: [...missing].toSorted() } })
}

function missingAt(snapshot: AccessSnapshot, own: Permissions, { events, limits }: RoleAssignment): string[] {
  if (own.isAdministrator) return []
  const ownLimits = highestLimits(own.roles)
  return [
    ...[...events].flatMap(([id, scope]) => {
      const event = snapshot.events.get(id)
      const held = own.events.get(id)
      const isHeld = held !== undefined && !isWider(scope, held)
      return event === undefined || isHeld ? [] : [event.permission]
    }),
    ...[...limits].flatMap(([code, value]) => (value > (ownLimits.get(code) ?? 0) ? [code] : [])),
  ]
}

/** Stores without a store-specific grant are equivalent, so one represents all. */
function distinctPlaces(user: UserDetails, places: readonly Place[]): Place[] {
  const special = new Set(user.grants.map(({ storeId }) => storeId).filter((storeId) => storeId !== null))
  const kindOf = (place: Place) => (place !== null && special.has(place) ? String(place) : String(worksIn(user, place)))
  return [...new Map(places.map((place) => [kindOf(place), place])).values()]
}
