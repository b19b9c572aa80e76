import { Navigate } from '@tanstack/react-router'
import { clientStore } from '../session/client-store.ts'
import { landingPath } from './landing.ts'
import { useSession } from '../session/session.tsx'

/** The root page redirects to the landing page of a sign-in. */
export function LandingPage() {
  const session = useSession()
  return <Navigate to={landingPath(session, clientStore.getState().state.recentModules)} replace />
}
