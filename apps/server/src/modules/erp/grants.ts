import { now } from '../../platform/config/clock.ts'
import type { Database, Reader } from '../../platform/database/db.ts'
import type { GrantLoader, Grants } from '../../platform/access/permission.ts'
import { isInForce } from './access/scope-rules.ts'
import { loadAccessSnapshot } from './access/load-access-snapshot.ts'
import { highestLimits, permissionsOf } from './access/effective-permissions.ts'
import { storesWith } from './access/stores-with.ts'
import type { UserDetails, AccessSnapshot } from './access/access-snapshot.ts'

/** Computes the permissions of a user in the current store from one statement. */
export function grantSource(db: Database): GrantLoader {
  return async ({ companyId, userId, storeId }) => {
    const snapshot = await loadAccessSnapshot(db.reader({ companyId }), { companyId, userIds: [userId] })
    const user = snapshot.users.get(userId)
    if (user === undefined) throw new Error(`There is no user ${userId} in company ${companyId}.`)
    const at = now()
    const grantsAt = (address: string | null) => grantsOf(snapshot, user, storeId, { at, address })
    return {
      at: isTiedToAddress(snapshot) ? remembered(grantsAt) : always(grantsAt(null)),
      until: Math.min(snapshot.dayEnds, ...ends(user, at)),
    }
  }
}

/** What users may do in a store now, called from an address. Users who are not there are left out. */
export async function grantsIn(
  db: Reader,
  {
    companyId,
    userIds,
    storeId,
    address,
  }: { companyId: number; userIds: readonly number[]; storeId: number; address: string },
): Promise<ReadonlyMap<number, Grants>> {
  const snapshot = await loadAccessSnapshot(db, { companyId, userIds })
  const moment = { at: now(), address }
  return new Map([...snapshot.users.values()].map((user) => [user.id, grantsOf(snapshot, user, storeId, moment)]))
}

function grantsOf(
  snapshot: AccessSnapshot,
  user: UserDetails,
  ...where: [number | null, Parameters<typeof permissionsOf>[3]]
): Grants {
  const { isAdministrator, isStoreAllowed, roles, events, modules } = permissionsOf(snapshot, user, ...where)
  const all = [...snapshot.events.values()]
  const known = new Map<string, readonly number[] | null>()
  return {
    isAdministrator,
    isStoreAllowed,
    modules,
    roleIds: roles.map(({ id }) => id).toSorted((one, other) => one - other),
    events: new Map([...events].flatMap(([id, scope]) => nameOf(snapshot, id).map((name) => [name, scope] as const))),
    limits: highestLimits(roles),
    highRisk: new Set(all.filter(({ risk }) => risk === 'high').map(({ permission }) => permission)),
    secondFactor: new Set(all.filter(({ requires2fa }) => requires2fa).map(({ permission }) => permission)),
    needsSecondFactor: roles.some(({ requires2fa }) => requires2fa),
    storesWith: (permission) => {
      const found = known.get(permission)
      if (found !== undefined) return found
      const stores = storesWith(snapshot, user, permission, where)
      known.set(permission, stores)
      return stores
    },
  }
}

function nameOf(snapshot: AccessSnapshot, id: number): string[] {
  const event = snapshot.events.get(id)
  return event === undefined ? [] : [event.permission]
}

function isTiedToAddress(snapshot: AccessSnapshot): boolean {
  return [...snapshot.roles.values()].some(({ ipAllow }) => ipAllow.length > 0)
}

/** Ends of the overrides in force. Units: milliseconds. */
function ends({ overrides }: UserDetails, at: Date): readonly number[] {
  return overrides.flatMap((override) =>
    override.expiresAt !== null && isInForce(override, { at, address: null }) ? [Date.parse(override.expiresAt)] : [],
  )
}

function always(grants: Grants): () => Grants {
  return () => grants
}

const rememberedAddresses = 100

/** One object per address, so that derived data can be cached by identity. */
function remembered(compute: (address: string | null) => Grants): (address: string | null) => Grants {
  const known = new Map<string | null, Grants>()
  return (address) => {
    const grants = known.get(address) ?? compute(address)
    if (known.size >= rememberedAddresses) known.clear()
    known.set(address, grants)
    return grants
  }
}
