import type { PermissionEvent, PermissionModule, RolePermissions } from '@countinghouse/contract/erp/permission'

export type Scope = RolePermissions['events'][number]['dataScope']
/** Permissions of a role: events with their record scope. */
export type Permissions = ReadonlyMap<number, Scope>
/** Unsaved changes; null: removed. */
export type Pending = ReadonlyMap<number, Scope | null>
export type EventIndex = ReadonlyMap<number, PermissionEvent>

export const noPending: Pending = new Map()

export function indexOf(modules: readonly PermissionModule[]): EventIndex {
  const events = modules.flatMap(({ pages }) => pages.flatMap((page) => page.events))
  return new Map(events.map((event) => [event.id, event]))
}

/** Saved permissions with pending changes applied. */
export function shownPermissions(saved: Permissions, pending: Pending): Permissions {
  const shown = new Map(saved)
  for (const [id, scope] of pending) {
    if (scope === null) shown.delete(id)
    else shown.set(id, scope)
  }
  return shown
}

type Toggled = {
  readonly pending: Pending
  /** Permissions added or removed by dependency. */
  readonly also: readonly number[]
}

/** Adds events with their requirements, or removes them with their dependants. */
export function withToggled(
  index: EventIndex,
  saved: Permissions,
  pending: Pending,
  { ids, isOn }: { readonly ids: readonly number[]; readonly isOn: boolean },
): Toggled {
  const shown = shownPermissions(saved, pending)
  const all = isOn ? withNeeded(index, ids) : withDependents(index, ids)
  const touched = [...all].filter((id) => shown.has(id) !== isOn)
  const wanted = new Map<number, Scope | null>(touched.map((id) => [id, isOn ? (saved.get(id) ?? 'store') : null]))
  return { pending: merged(saved, pending, wanted), also: touched.filter((id) => !ids.includes(id)) }
}

export function withScope(saved: Permissions, pending: Pending, id: number, scope: Scope): Pending {
  return merged(saved, pending, new Map([[id, scope]]))
}

/** Copies the permissions of another role. */
export function asIn(saved: Permissions, other: Permissions): Pending {
  const gone = [...saved.keys()].filter((id) => !other.has(id)).map((id) => [id, null] as const)
  return merged(saved, noPending, new Map<number, Scope | null>([...gone, ...other]))
}

/** Drops pending changes that equal the saved state. */
function merged(saved: Permissions, pending: Pending, wanted: Pending): Pending {
  const all = new Map([...pending, ...wanted])
  return new Map([...all].filter(([id, scope]) => scope !== (saved.get(id) ?? null)))
}

function withNeeded(index: EventIndex, ids: readonly number[]): ReadonlySet<number> {
  const found = new Set<number>()
  const take = (id: number | null): void => {
    if (id === null || found.has(id)) return
    found.add(id)
    take(index.get(id)?.dependsOnId ?? null)
  }
  ids.forEach(take)
  return found
}

function withDependents(index: EventIndex, ids: readonly number[]): ReadonlySet<number> {
  const gone = new Set(ids)
  const isHeld = ({ id }: PermissionEvent) => [...withNeeded(index, [id])].some((needed) => gone.has(needed))
  return new Set([...index.values()].filter(isHeld).map(({ id }) => id))
}

export type Changes = {
  readonly added: readonly number[]
  readonly removed: readonly number[]
  /** Scope changed. */
  readonly rescoped: readonly number[]
}

export function changesOf(saved: Permissions, pending: Pending): Changes {
  const ids = [...pending.keys()]
  return {
    added: ids.filter((id) => !saved.has(id)),
    removed: ids.filter((id) => pending.get(id) === null),
    rescoped: ids.filter((id) => saved.has(id) && pending.get(id) !== null),
  }
}

/** Converts the changes to the input of the API. */
export function sentChanges(pending: Pending) {
  const entries = [...pending]
  return {
    added: entries.flatMap(([eventId, dataScope]) => (dataScope === null ? [] : [{ eventId, dataScope }])),
    removed: entries.flatMap(([eventId, dataScope]) => (dataScope === null ? [eventId] : [])),
  }
}
