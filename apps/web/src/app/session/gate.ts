import type { PagePermission } from '@countinghouse/contract/page-rule'
import { isModuleAllowed, isPageAllowed } from '@countinghouse/contract/page-rule'
import { eventTypeOf } from '@countinghouse/contract/page'
import { normalisePath } from '@countinghouse/kernel/paths'

/** State of the module access gate. Source: spec section 4. */
export type GateState =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly moduleRoutes: readonly string[] }
  | { readonly status: 'failed' }

export type GateEvent =
  | { readonly type: 'fetch' }
  | { readonly type: 'fetched'; readonly moduleRoutes: readonly string[] }
  | { readonly type: 'failed' }

export const initialGate: GateState = { status: 'loading' }

/** Loaded modules are kept during a refetch and after its failure. */
export function reduceGate(state: GateState, event: GateEvent): GateState {
  switch (event.type) {
    case 'fetch':
      return state.status === 'loaded' ? state : { status: 'loading' }
    case 'fetched':
      return { status: 'loaded', moduleRoutes: event.moduleRoutes }
    case 'failed':
      return state.status === 'loaded' ? state : { status: 'failed' }
  }
}

/** The denied access, for the forbidden page. */
export type Refusal = {
  readonly reason: 'module' | 'page' | 'event' | 'store' | 'failed'
  readonly path: string
  readonly page?: string
  readonly event?: string
}

export type GateDecision =
  | { readonly decision: 'waiting' }
  | { readonly decision: 'allowed' }
  | { readonly decision: 'denied'; readonly refusal: Refusal }

const waiting: GateDecision = { decision: 'waiting' }
const allowed: GateDecision = { decision: 'allowed' }

/** Whether the company's modules allow a path; a failed fetch denies all paths except the module chooser. */
export function validateModule(state: GateState, path: string): GateDecision {
  if (isOutsideGate(path) || isModuleAllowed(path, [])) return allowed
  if (state.status === 'loading') return waiting
  if (state.status === 'failed') return { decision: 'denied', refusal: { reason: 'failed', path } }
  if (isModuleAllowed(path, state.moduleRoutes)) return allowed
  return { decision: 'denied', refusal: { reason: 'module', path } }
}

type PageUser = Parameters<typeof isPageAllowed>[1]

/** Whether the user's page permissions allow a path. Source: spec section 6. */
export function validatePage(
  path: string,
  user: PageUser,
  permissions: readonly PagePermission[],
  adminUserId: number | null,
): GateDecision {
  if (isOutsideGate(path) || isModuleAllowed(path, [])) return allowed
  if (isPageAllowed(path, user, permissions, adminUserId)) return allowed
  return { decision: 'denied', refusal: { reason: 'page', path, page: eventTypeOf(path) } }
}

/** The forbidden page, sign-in, public token pages and the redirecting root are outside both gates. */
export function isOutsideGate(path: string): boolean {
  const wanted = normalisePath(path)
  return wanted === '/' || wanted === '/403' || /^\/(auth|p)(\/|$)/.test(wanted)
}
