import type { AccessEffect } from '@countinghouse/contract/erp/access'
import { isAllowedAnywhere } from './effective-permissions.ts'
import type { EventDetails, Moment, RoleDetails, UserDetails, AccessSnapshot } from './access-snapshot.ts'

/**
 * Users who would gain or lose permissions in at least one store by a change of a role. Only events of the role can
 * differ.
 */
export function effectsOf(
  snapshot: AccessSnapshot,
  role: RoleDetails,
  changed: RoleDetails,
  moment: Moment,
): Omit<AccessEffect, 'name'>[] {
  const after = { ...snapshot, roles: new Map([...snapshot.roles, [role.id, changed]]) }
  const touched = [...new Set([...role.events.keys(), ...changed.events.keys()])].filter(
    (id) => role.events.has(id) !== changed.events.has(id),
  )
  const events = touched.flatMap((id) => snapshot.events.get(id) ?? [])
  return [...snapshot.users.values()]
    .map((user) => ({
      userId: user.id,
      gained: gainedBy(snapshot, after, user, events, moment),
      lost: gainedBy(after, snapshot, user, events, moment),
    }))
    .filter(({ gained, lost }) => gained.length + lost.length > 0)
}

/** Permissions a user has in one snapshot and not in the other. */
function gainedBy(
  from: AccessSnapshot,
  to: AccessSnapshot,
  user: UserDetails,
  events: readonly EventDetails[],
  moment: Moment,
): string[] {
  const gained = events.filter(
    (event) => isAllowedAnywhere(to, user, event, moment) && !isAllowedAnywhere(from, user, event, moment),
  )
  return gained.map(({ permission }) => permission)
}
