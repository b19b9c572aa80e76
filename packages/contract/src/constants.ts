/** Pinned numbers and texts of the shell. Source: spec sections 8 and 9. */
export const minPasswordLength = 8
export const maxPasswordLength = 128
export const sidebarBreakpointPx = 992
export const backToTopAfterPx = 100
export const stickySidebarAfterPx = 30
export const restoreTimeoutMs = 5000

/** Pinned addresses. Source: spec section 2. */
export const signInPath = '/auth/signin'
export const modulesPath = '/apps/modules/'
export const forbiddenPath = '/403'
export const setupPath = '/p/setup'

/** The one user type whose meaning is pinned: store-bound, no Switch Department button. Source: spec section 2. */
export const storeBoundUserType = 10

/** A person of another company, such as a logistics partner. */
export const externalUserType = 3

/** A user that stands for a program. */
export const integrationUserType = 9

/** The role that skips page checks. Source: spec section 6. */
export const administratorRoleId = 1

/** Response statuses and error types that end a session in the browser. Source: spec section 8. */
export const sessionEndingErrors = ['token_expired', 'invalid_token', 'inactive_user'] as const

/** Stands on every answer while the server takes no writes for want of disk space. */
export const readOnlyHeader = 'x-read-only'

/** Names whose page sends a request, as `whoseOf` says it: another tab may have signed in as somebody else meanwhile. */
export const pageSessionHeader = 'x-page-session'

/** A person in a company, of whom a page is. */
export function whoseOf({ companyId, userId }: { readonly companyId: number; readonly userId: number }): string {
  return `${companyId}:${userId}`
}

export const pageSizes = [50, 100, 200] as const

/** Bounds of a column's width that a person chooses. Units: px. */
export const columnWidths = { least: 64, most: 800 } as const

/** How many first columns may stay in sight while the others move. */
export const mostFrozen = 4
