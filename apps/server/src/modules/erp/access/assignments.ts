import type { DataScope } from '../../../platform/access/permission.ts'
import { withNeeded } from './scope-rules.ts'
import type { RoleAssignment } from './own-reach.ts'
import { assignmentOf, assignmentOfExceptions, placesOf } from './own-reach.ts'
import type { GrantDetails, OverrideDetails, UserDetails, AccessSnapshot } from './access-snapshot.ts'

type Change = {
  readonly before: AccessSnapshot
  readonly after: AccessSnapshot
  readonly was: UserDetails
  readonly now: UserDetails
  /** All stores of the company. */
  readonly storeIds: readonly number[]
}

/** What a change granted to a user: roles in new stores or for longer, new stores for existing roles, and overrides. */
export function assignmentsTo({ before, after, was, now, storeIds }: Change): RoleAssignment[] {
  const everywhere = placesOf(now, null, storeIds)
  const newPlaces = without(everywhere, placesOf(was, null, storeIds))
  const grants = now.grants.flatMap((grant) => {
    const role = after.roles.get(grant.roleId)
    const places = without(placesOf(now, grant.storeId, storeIds), heldBefore(was, grant, storeIds))
    return role === undefined || places.length === 0 ? [] : [assignmentOf(role, places)]
  })
  const added = now.overrides.filter((override) => !wasLonger(was, override))
  const freed = was.overrides.filter((override) => override.effect === 'deny' && !isStillDenied(now, override))
  return [
    { events: new Map(), limits: new Map(), places: newPlaces },
    ...grants,
    assignmentOfExceptions(added, everywhere),
    assignmentOfExceptions(now.overrides, newPlaces),
    ...freed.map((override) => ({ ...heldAgain(before, after, now, override), places: everywhere })),
  ]
}

/** Stores in which the user had the same role for at least as long. */
function heldBefore(was: UserDetails, grant: GrantDetails, storeIds: readonly number[]) {
  return was.grants
    .filter((known) => known.roleId === grant.roleId && isAsLong(known, grant))
    .flatMap(({ storeId }) => placesOf(was, storeId, storeIds))
}

function isAsLong(known: GrantDetails, grant: GrantDetails): boolean {
  const begins = known.from === null || (grant.from !== null && known.from <= grant.from)
  const ends = known.until === null || (grant.until !== null && known.until >= grant.until)
  return begins && ends
}

function wasLonger({ overrides }: UserDetails, { eventId, expiresAt }: OverrideDetails): boolean {
  return overrides.some(
    (known) => known.effect === 'allow' && known.eventId === eventId && isNotBefore(known.expiresAt, expiresAt),
  )
}

function isStillDenied({ overrides }: UserDetails, { eventId, expiresAt }: OverrideDetails): boolean {
  return overrides.some(
    (known) => known.effect === 'deny' && known.eventId === eventId && isNotBefore(known.expiresAt, expiresAt),
  )
}

function isNotBefore(one: string | null, other: string | null): boolean {
  return one === null || (other !== null && Date.parse(one) >= Date.parse(other))
}

/** What a removed denial releases: the event and its dependants, as far as the user's roles grant them. */
function heldAgain(
  before: AccessSnapshot,
  after: AccessSnapshot,
  now: UserDetails,
  { eventId }: OverrideDetails,
): Omit<RoleAssignment, 'places'> {
  const events = new Map<number, DataScope>()
  for (const { roleId } of now.grants)
    for (const [id, scope] of (after.roles.get(roleId) ?? before.roles.get(roleId))?.events ?? []) {
      const event = after.events.get(id)
      if (event !== undefined && withNeeded(after, event).some((needed) => needed.id === eventId)) events.set(id, scope)
    }
  return { events, limits: new Map() }
}

function without<T>(all: readonly T[], some: readonly T[]): T[] {
  const gone = new Set(some)
  return all.filter((one) => !gone.has(one))
}
