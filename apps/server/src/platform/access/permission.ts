import { fail } from '@countinghouse/contract/errors'
import type { Page } from '@countinghouse/contract/page'
import { permissionName } from '@countinghouse/contract/page'
import type { FixedAccess } from '@countinghouse/contract/route'
import { firstSegment } from '@countinghouse/kernel/paths'
import { now } from '../config/clock.ts'
import { isFreshlyProven } from './session.ts'
import type { SessionState } from './session.ts'

/** Whose records a right is about: of the whole company, of the stores where it is held, or those one made oneself. */
export type DataScope = 'company' | 'store' | 'own'

/** Everything a user may do in his company, computed once per permission version. */
export type Grants = {
  /** Role 1: may everything inside its own company; modules still apply. */
  readonly isAdministrator: boolean
  readonly roleIds: readonly number[]
  /** `page:event`, with the records it is about; role 1 has all others besides. */
  readonly events: ReadonlyMap<string, DataScope>
  /** First path segments of the modules open to the user. */
  readonly modules: ReadonlySet<string>
  /** False: the session's store is not one of his any more, so nothing but his own affairs is open. */
  readonly isStoreAllowed: boolean
  /** Up to what he decides alone, by code. Units: minor units, parts per million or days, as the code says. */
  readonly limits: ReadonlyMap<string, number>
  /** Events of high risk: the audit keeps where role 1 alone allowed one. */
  readonly highRisk: ReadonlySet<string>
  /** Events that want a recent second factor. */
  readonly secondFactor: ReadonlySet<string>
  /** One of his roles wants its holders to have a second factor. */
  readonly needsSecondFactor: boolean
  /** In which stores he has a right, whichever he works in now; null: in all there are and will be. */
  readonly storesWith: (permission: string) => readonly number[] | null
}

/** Plugged in by app.ts. `address`: from where he calls; null for work that goes on without a request. */
export type GrantSource = (session: SessionState, address: string | null) => Promise<Grants>

/** What was read of a user once: his grants follow from it for every address, until `until`, for grants may have a period in days, and exceptions an end. Units: milliseconds. */
export type LoadedGrants = { readonly at: (address: string | null) => Grants; readonly until: number }
export type GrantLoader = (session: SessionState) => Promise<LoadedGrants>

const cachedUsers = 10_000

/**
 * Caches grants per user and store until the company's permission version changes, or what was loaded counts no longer.
 */
export function cacheGrants(load: GrantLoader): GrantSource {
  const cache = new Map<
    string,
    { version: SessionState['permissionVersion']; until: number; loaded: Promise<LoadedGrants> }
  >()

  function find(session: SessionState): Promise<LoadedGrants> {
    const key = `${session.companyId}:${session.userId}:${session.storeId}`
    const version = session.permissionVersion
    const known = cache.get(key)
    if (known?.version === version && now().getTime() < known.until) return known.loaded
    const entry = { version, until: Number.POSITIVE_INFINITY, loaded: load(session) }
    cache.delete(key)
    cache.set(key, entry)
    if (cache.size > cachedUsers) cache.delete(cache.keys().next().value ?? key)
    entry.loaded.then(
      ({ until }) => {
        entry.until = until
      },
      () => cache.delete(key),
    )
    return entry.loaded
  }

  return async (session, address) => (await find(session)).at(address)
}

/** Whether requirePermission lets an operation through. */
export function isPermitted(grants: Grants, access: FixedAccess): boolean {
  if (typeof access === 'string') return true
  return isOpen(grants, access.page) && may(grants, permissionName(access.page, access.event))
}

/** Default deny. Throws: forbidden with details.reason module, store, page or event. Source: docs/decisions/027. */
export function requirePermission(grants: Grants, access: FixedAccess): void {
  if (typeof access === 'string' || isPermitted(grants, access)) return
  const { page, event } = access
  if (!grants.modules.has(firstSegment(page.path)))
    fail('forbidden', { details: { reason: 'module', page: page.path } })
  if (!grants.isStoreAllowed) fail('forbidden', { details: { reason: 'store', page: page.path } })
  const canView = may(grants, permissionName(page, 'view'))
  fail('forbidden', { details: { reason: canView ? 'event' : 'page', page: page.path, event } })
}

/** Throws: step_up_required where an event wants a second factor, and the session showed none that is still fresh. */
export function requireProof(grants: Grants, session: SessionState, access: FixedAccess, at: Date): void {
  if (typeof access === 'string' || !grants.secondFactor.has(permissionName(access.page, access.event))) return
  if (session.authLevel === 'second_factor' && isFreshlyProven(session, at)) return
  const proof = session.hasSecondFactor ? 'code' : 'enrolment'
  fail('step_up_required', { details: { reason: 'proof', proof, page: access.page.path, event: access.event } })
}

/** Whether a page opens for a user, its module included. */
export function mayView(grants: Grants, page: Page): boolean {
  return isOpen(grants, page) && may(grants, permissionName(page, 'view'))
}

function isOpen(grants: Grants, page: Page): boolean {
  return grants.isStoreAllowed && grants.modules.has(firstSegment(page.path))
}

export function may(grants: Grants, permission: string): boolean {
  return grants.isAdministrator || grants.events.has(permission)
}

/** Whose records a right is about; null without the right. Source: docs/guides/erp.md, Access. */
export function scopeOf(grants: Grants, permission: string): DataScope | null {
  return grants.isAdministrator ? 'company' : (grants.events.get(permission) ?? null)
}

/** Up to what a user decides alone: the highest of his roles, 0 without one, no limit for role 1. Units: as the code says. */
export function limitOf(grants: Grants, code: string): number {
  return grants.isAdministrator ? Number.POSITIVE_INFINITY : (grants.limits.get(code) ?? 0)
}

/** The right that role 1 alone gives, where that is to be kept; null otherwise. Source: docs/guides/erp.md, Access. */
export function bypassOf(grants: Grants, access: FixedAccess): string | null {
  if (typeof access === 'string') return null
  const permission = permissionName(access.page, access.event)
  const isKept = grants.isAdministrator && grants.highRisk.has(permission) && !grants.events.has(permission)
  return isKept ? permission : null
}
