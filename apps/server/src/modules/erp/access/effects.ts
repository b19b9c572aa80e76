import type { AccessEffect } from '@countinghouse/contract/erp/access'
import { isAllowedAnywhere } from './rights.ts'
import type { EventFacts, Moment, RoleFacts, UserFacts, World } from './world.ts'

/**
 * Users who would gain or lose permissions in at least one store by a change of a role. Only events of the role can
 * differ.
 */
export function effectsOf(
  world: World,
  role: RoleFacts,
  changed: RoleFacts,
  moment: Moment,
): Omit<AccessEffect, 'name'>[] {
  const after = { ...world, roles: new Map([...world.roles, [role.id, changed]]) }
  const touched = [...new Set([...role.events.keys(), ...changed.events.keys()])].filter(
    (id) => role.events.has(id) !== changed.events.has(id),
  )
  const events = touched.flatMap((id) => world.events.get(id) ?? [])
  return [...world.users.values()]
    .map((user) => ({
      userId: user.id,
      gained: gainedBy(world, after, user, events, moment),
      lost: gainedBy(after, world, user, events, moment),
    }))
    .filter(({ gained, lost }) => gained.length + lost.length > 0)
}

/** Permissions a user has in one snapshot and not in the other. */
function gainedBy(from: World, to: World, user: UserFacts, events: readonly EventFacts[], moment: Moment): string[] {
  const gained = events.filter(
    (event) => isAllowedAnywhere(to, user, event, moment) && !isAllowedAnywhere(from, user, event, moment),
  )
  return gained.map(({ permission }) => permission)
}
