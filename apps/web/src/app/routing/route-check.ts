import type { SessionUser } from '@countinghouse/contract/auth/session'
import { getUserStatus } from '@countinghouse/contract/auth/session'
import { listPagePermissions } from '@countinghouse/contract/erp/menu'
import type { QueryClient } from '@tanstack/react-query'
import { clientStore } from '../session/client-store.ts'
import { moduleOf } from './landing.ts'
import { routeQuery } from '../calls/queries.ts'
import { sessionQuery } from '../session/session-query.ts'
import { signOutAtOnce } from '../session/sign-out.ts'

/** How long a route check is valid, so that fast navigation sends no requests. */
const freshnessMs = 10_000

export function permissionsQuery(user: Pick<SessionUser, 'usr_cmp_id' | 'Usr_userid'>) {
  return {
    ...routeQuery(listPagePermissions, { cmp_id: user.usr_cmp_id, userid: user.Usr_userid }),
    staleTime: freshnessMs,
  }
}

/**
 * On each route change: asks for page permissions and user status again, one request of a kind at a time. Status 0 signs
 * out; a failure is only logged. Remembers the module as the last used one. Source: spec sections 4 and 8.
 */
export async function checkRoute(queryClient: QueryClient, path: string): Promise<void> {
  const session = await queryClient.ensureQueryData(sessionQuery).catch(() => null)
  if (session === null) return
  const module = moduleOf(session.modules, path)
  if (module !== null && !module.hidden) clientStore.getState().dispatch({ type: 'useModule', route: module.mdl_route })
  const permissions = queryClient.fetchQuery({ ...permissionsQuery(session.user), retry: false })
  const status = queryClient.fetchQuery({ ...routeQuery(getUserStatus, {}), staleTime: freshnessMs, retry: false })
  const [, answered] = await Promise.allSettled([permissions.catch(logged), status.catch(logged)])
  if (answered.status === 'fulfilled' && answered.value?.Usr_status === 0) await signOutAtOnce(queryClient)
}

function logged(error: unknown): undefined {
  console.error('A check on route change failed.', error)
}
