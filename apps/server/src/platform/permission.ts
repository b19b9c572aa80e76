import { fail } from '@countinghouse/contract/errors'
import type { Page } from '@countinghouse/contract/page'
import { permissionName } from '@countinghouse/contract/page'
import type { Access } from '@countinghouse/contract/route'
import { firstSegment } from '@countinghouse/kernel/paths'
import { now } from './clock.ts'
import type { SessionState } from './session.ts'

/** Everything a user may do in his company, computed once per permission version. */
export type Grants = {
  /** Role 1: may everything inside its own company; modules still apply. */
  readonly isAdministrator: boolean
  readonly roleIds: readonly number[]
  /** `page:event`. */
  readonly events: ReadonlySet<string>
  /** First path segments of the modules open to the user. */
  readonly modules: ReadonlySet<string>
}

/** Plugged in by main.ts. */
export type GrantSource = (session: SessionState) => Promise<Grants>

const cachedUsers = 10_000

/** Caches grants per user and store until the company's permission version changes or a day ends, for grants may have a period. */
export function cacheGrants(load: GrantSource): GrantSource {
  const cache = new Map<string, { version: string; grants: Promise<Grants> }>()
  return (session) => {
    const key = `${session.companyId}:${session.userId}:${session.storeId}`
    const version = `${session.permissionVersion} ${now().toISOString().slice(0, 10)}`
    const known = cache.get(key)
    if (known?.version === version) return known.grants
    const grants = load(session)
    cache.delete(key)
    cache.set(key, { version, grants })
    if (cache.size > cachedUsers) cache.delete(cache.keys().next().value ?? key)
    grants.catch(() => cache.delete(key))
    return grants
  }
}

/** Whether requirePermission lets an operation through. */
export function isPermitted(grants: Grants, access: Access): boolean {
  if (typeof access === 'string') return true
  return grants.modules.has(firstSegment(access.page.path)) && may(grants, permissionName(access.page, access.event))
}

/** Default deny. Throws: forbidden with details.reason module, page or event. Source: README decision 17. */
export function requirePermission(grants: Grants, access: Access): void {
  if (typeof access === 'string' || isPermitted(grants, access)) return
  const { page, event } = access
  if (!grants.modules.has(firstSegment(page.path)))
    fail('forbidden', { details: { reason: 'module', page: page.path } })
  const canView = may(grants, permissionName(page, 'view'))
  fail('forbidden', { details: { reason: canView ? 'event' : 'page', page: page.path, event } })
}

/** Whether a page opens for a user, its module included. */
export function mayView(grants: Grants, page: Page): boolean {
  return grants.modules.has(firstSegment(page.path)) && may(grants, permissionName(page, 'view'))
}

export function may(grants: Grants, permission: string): boolean {
  return grants.isAdministrator || grants.events.has(permission)
}
