import { logout } from '@countinghouse/contract/auth/sign-out'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../calls/call.ts'
import { clientStore } from './client-store.ts'
import { syncSession, notifySignOut } from './page-session.ts'
import { endUse } from './end-use.ts'
import { isLeaveMeant, planLeave } from './planned-leave.ts'

/** Ends the session, unless unsent entries are waiting. */
export async function signOut(queryClient: QueryClient): Promise<void> {
  if (await isLeaveMeant()) await signOutAtOnce(queryClient)
}

/**
 * Ends the session: the server clears the cookie, the browser its stored user and modules, also when the call fails; then
 * the session user is emptied and the page reloads. Other tabs follow. Source: spec section 4, sign out.
 */
export async function signOutAtOnce(queryClient: QueryClient): Promise<void> {
  await call(logout, {}).catch((error: unknown) => console.error('Signing out at the server failed.', error))
  notifySignOut()
  leave(queryClient)
}

/** Follows a sign-out in another tab, and leaves if another user signs in there. */
export function syncSignOut(queryClient: QueryClient): void {
  syncSession(() => leave(queryClient))
}

function leave(queryClient: QueryClient): void {
  endUse()
  clientStore.getState().dispatch({ type: 'signOut' })
  queryClient.clear()
  planLeave()
  location.reload()
}
