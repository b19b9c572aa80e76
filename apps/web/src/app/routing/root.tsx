import { forbiddenPath } from '@countinghouse/contract/constants'
import { normalisePath } from '@countinghouse/kernel/paths'
import { useQuery } from '@tanstack/react-query'
import { Navigate, Outlet, useRouterState } from '@tanstack/react-router'
import { ForbiddenPage } from './forbidden-page.tsx'
import { Frame } from '../frame/frame.tsx'
import { FrameSkeleton } from '../frame/frame-skeleton.tsx'
import type { GateState, GateDecision } from '../session/gate.ts'
import { initialGate, isOutsideGate, validateModule, validatePage, reduceGate } from '../session/gate.ts'
import { ModulesFailedPage } from './modules-failed-page.tsx'
import { permissionsQuery } from './route-check.ts'
import { SessionProvider, useSession } from '../session/session.tsx'
import { sessionQuery } from '../session/session-query.ts'

/** Both gates and the frame around every page. Source: spec sections 4 and 6. */
export function Root() {
  // The shown page belongs to the resolved location; the next one is checked when it is shown.
  const path = useRouterState({ select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname })
  const { data: session, status } = useQuery(sessionQuery)
  // No outlet: during the redirect it may still contain the denied page.
  if (normalisePath(path) === forbiddenPath) return <ForbiddenPage />
  // A failed refetch keeps the known modules.
  const gate = gateOf(
    session === undefined ? status : 'success',
    session?.modules.map((module) => module.mdl_route) ?? [],
  )
  const validated = validateModule(gate, path)
  if (validated.decision !== 'allowed') return <Gated validated={validated} />
  if (session === undefined) return gate.status === 'failed' ? <ModulesFailedPage /> : <FrameSkeleton />
  return (
    <SessionProvider session={session}>
      <PageGate path={path} />
    </SessionProvider>
  )
}

function gateOf(status: 'pending' | 'error' | 'success', moduleRoutes: readonly string[]): GateState {
  if (status === 'success') return reduceGate(initialGate, { type: 'fetched', moduleRoutes })
  return status === 'error' ? reduceGate(initialGate, { type: 'failed' }) : initialGate
}

function PageGate({ path }: { readonly path: string }) {
  const { user, pagePermissions, adminUserId } = useSession()
  // The route checks fetch the permissions; here the cached list is read.
  const { data } = useQuery({
    ...permissionsQuery(user),
    enabled: false,
    initialData: pagePermissions,
    initialDataUpdatedAt: 0,
  })
  const validated = validatePage(path, user, data, adminUserId)
  if (validated.decision !== 'allowed') return <Gated validated={validated} />
  if (isOutsideGate(path)) return <Outlet />
  return (
    <Frame path={path}>
      <Outlet />
    </Frame>
  )
}

/** Placeholder while the gate is loading or denies access; a denial redirects to the forbidden page. */
function Gated({ validated }: { readonly validated: Exclude<GateDecision, { decision: 'allowed' }> }) {
  return (
    <>
      <FrameSkeleton />
      {validated.decision === 'denied' && (
        <Navigate to={forbiddenPath} replace state={{ refusal: validated.refusal } as never} />
      )}
    </>
  )
}
