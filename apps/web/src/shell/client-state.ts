import { SessionUser } from '@countinghouse/contract/auth/session'
import { CompanyModule } from '@countinghouse/contract/erp/menu'

/** The one root key of persisted client state; the theme has its own. Source: spec section 4, client state actions. */
export const stateKey = 'countinghouse.state'

export type ClientState = {
  /** Null until signed in; never holds the token. */
  readonly user: SessionUser | null
  readonly appsModules: readonly CompanyModule[]
  /** Module routes, last used first; outlives a sign-out so that the next sign-in opens the same module. */
  readonly recentModules: readonly string[]
}

export const signedOut: ClientState = { user: null, appsModules: [], recentModules: [] }

/** The stored state; a field that does not parse falls back to its default by itself. */
export function parseClientState(stored: string | null): ClientState {
  const given = recordOf(stored)
  const user = SessionUser.nullable().safeParse(given.user)
  const modules = CompanyModule.array().safeParse(given.appsModules)
  const recent = Array.isArray(given.recentModules) ? given.recentModules : []
  return {
    user: user.success ? user.data : null,
    appsModules: modules.success ? modules.data : [],
    recentModules: recent.filter((route) => typeof route === 'string').slice(0, 20),
  }
}

/** The read state, or the signed-out defaults when reading fails or takes longer than the limit. Source: spec section 9. */
export function restoreWithin(read: () => Promise<ClientState>, limitMs: number): Promise<ClientState> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(signedOut), limitMs)
    const settle = (state: ClientState) => {
      clearTimeout(timer)
      resolve(state)
    }
    read().then(settle, () => settle(signedOut))
  })
}

export function withRecentModule(recent: readonly string[], route: string): readonly string[] {
  return [route, ...recent.filter((other) => other !== route)].slice(0, 20)
}

function recordOf(stored: string | null): Readonly<Record<string, unknown>> {
  if (stored === null) return {}
  const given: unknown = JSON.parse(stored)
  return typeof given === 'object' && given !== null ? (given as Record<string, unknown>) : {}
}
