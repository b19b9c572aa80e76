import { normalisePath } from '@countinghouse/kernel/paths'
import { administratorRoleId, modulesPath } from './constants.ts'
import { eventTypeOf, isDashboardType } from './page.ts'

export type PagePermission = { readonly pg_eventtype: string; readonly isaccessallowed: number }

type PageRuleUser = { readonly Usr_userid: number; readonly user_roles: readonly { readonly usrl_role_id: number }[] }

/**
 * Whether a user may open a page: role 1 and the configured administrator skip the check; otherwise an entry with a flag
 * other than 1 refuses, and no entry, or a dashboard, allows. Governs navigation only; the API is default deny.
 * Source: spec section 6.
 */
export function isPageAllowed(
  path: string,
  user: PageRuleUser,
  permissions: readonly PagePermission[],
  adminUserId: number | null,
): boolean {
  if (user.Usr_userid === adminUserId) return true
  if (user.user_roles.some((role) => role.usrl_role_id === administratorRoleId)) return true
  const eventType = eventTypeOf(path)
  if (isDashboardType(eventType)) return true
  const entry = permissions.find((permission) => permission.pg_eventtype === eventType)
  return entry === undefined || entry.isaccessallowed === 1
}

/**
 * Whether the company's modules admit a path: it starts with any module route, both lower-cased and without a trailing
 * slash; the module chooser is always open. Source: spec section 4, module access gate.
 */
export function isModuleAllowed(path: string, moduleRoutes: readonly string[]): boolean {
  const wanted = normalisePath(path).toLowerCase()
  if (wanted === normalisePath(modulesPath)) return true
  return moduleRoutes.some((route) => wanted.startsWith(normalisePath(route).toLowerCase()))
}
