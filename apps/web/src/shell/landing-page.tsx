import { Navigate } from '@tanstack/react-router'
import { clientStore } from './client-store.ts'
import { landingPath } from './landing.ts'
import { useSession } from './session.tsx'

/** The root shows nothing of its own: it leads where signing in would. */
export function LandingPage() {
  const session = useSession()
  return <Navigate to={landingPath(session, clientStore.getState().state.recentModules)} replace />
}
