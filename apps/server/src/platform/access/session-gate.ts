import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/auth/proof.text'
import type { Route } from '@countinghouse/contract/route'
import { format } from '@countinghouse/contract/text'
import type { Locale } from '@countinghouse/kernel/text'
import { isWithin } from '../http/address-range.ts'
import type { Grants } from './permission.ts'
import type { SessionState } from './session.ts'
import { isFreshlyProven } from './session.ts'

/** The only call that a locked session answers. */
const unlockRoute = 'auth.session.unlock'
/** The only write of somebody who looks through another's eyes. */
const finishImpersonationRoute = 'auth.impersonation.delete'

/**
 * Refuses what a valid session may not do now, before anything is looked up for it. Throws: forbidden (address, impersonation), or
 * step_up_required while it is locked. Source: docs/guides/auth.md, Sign-in and sessions.
 */
export function requireOpen(session: SessionState, route: Route, call: { ip: string; locale: Locale }): void {
  requireAddress(session, call.ip)
  if (session.isLocked && route.id !== unlockRoute) rejectLocked(session)
  if (session.impersonator !== null && route.writes && route.id !== finishImpersonationRoute)
    fail('forbidden', { details: { reason: 'impersonation' }, message: format(text.only_reads, call.locale) })
}

/**
 * Somebody who owes a new password or a second factor is answered his own calls only. Programs, and who looks through another's eyes,
 * owe nothing that only the person himself can do. Throws: password_change_required, two_factor_required.
 * Source: docs/guides/auth.md, Sign-in and sessions.
 */
export function requireDutiesDone(session: SessionState, grants: Grants, route: Route): void {
  if (route.access === 'self' || session.authLevel === 'api_key' || session.impersonator !== null) return
  if (session.mustChangePassword) fail('password_change_required')
  if (needsSecondFactor(session, grants) && !session.hasSecondFactor) fail('two_factor_required')
}

/** Whether a role, or the company, asks the user for a second factor. */
export function needsSecondFactor(session: SessionState, grants: Grants): boolean {
  return grants.needsSecondFactor || (grants.isAdministrator && session.adminsNeedSecondFactor)
}

/** As requireOpen, for what is served beside the routes and reads only. */
export function requireUnlocked(session: SessionState, ip: string): void {
  requireAddress(session, ip)
  if (session.isLocked) rejectLocked(session)
}

/** Throws: step_up_required unless the caller proved not long ago who he is; a program never did. */
export function requireFreshProof({ session, now }: { session: SessionState; now: Date }): void {
  if (!isFreshlyProven(session, now))
    fail('step_up_required', { details: { reason: 'proof', ...waysToProve(session) } })
}

/** Until when a proof of now is fresh. */
export function freshUntil({ session, now }: { session: SessionState; now: Date }): string {
  return new Date(now.getTime() + session.stepUpMinutes * 60_000).toISOString()
}

/** Names who is to unlock it, for a page that was loaded anew knows nobody. */
function rejectLocked(session: SessionState): never {
  const name = `${session.firstName} ${session.lastName}`
  return fail('step_up_required', {
    details: { reason: 'locked', name, hasPin: session.hasPin, ...waysToProve(session) },
  })
}

/** Where there is a second factor the password alone is no full proof. */
function waysToProve({ hasSecondFactor }: SessionState): { proof: 'code' | 'password' } {
  return { proof: hasSecondFactor ? 'code' : 'password' }
}

function requireAddress({ addresses }: SessionState, ip: string): void {
  if (addresses.length > 0 && !addresses.some((range) => isWithin(ip, range)))
    fail('forbidden', { details: { reason: 'address' } })
}
