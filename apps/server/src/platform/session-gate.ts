import { BlockList, isIP } from 'node:net'
import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/auth/proof.text'
import type { Route } from '@countinghouse/contract/route'
import { format } from '@countinghouse/contract/text'
import type { Locale } from '@countinghouse/kernel/text'
import type { SessionState } from './session.ts'

/** The only call that a locked session answers. */
const unlockRoute = 'auth.session.unlock'
/** The only write of somebody who looks through another's eyes. */
const endImpersonationRoute = 'auth.impersonation.delete'

/** How long a full proof is fresh enough for what is dangerous. Units: minutes. */
const proofMinutes = 10

/**
 * Refuses what a valid session may not do now, before anything is looked up for it. Throws: forbidden (address, impersonation),
 * step_up_required while it is locked, or the code of its duty. Source: shell-and-access.md 2.5, steps 2 and 3.
 */
export function requireOpen(session: SessionState, route: Route, call: { ip: string; locale: Locale }): void {
  requireAddress(session, call.ip)
  if (session.isLocked && route.id !== unlockRoute) refuseLocked(session)
  if (session.duty !== null && route.access !== 'self') fail(session.duty)
  if (session.impersonator !== null && route.writes && route.id !== endImpersonationRoute)
    fail('forbidden', { details: { reason: 'impersonation' }, message: format(text.only_reads, call.locale) })
}

/** As requireOpen, for what is served beside the routes and reads only. */
export function requireUnlocked(session: SessionState, ip: string): void {
  requireAddress(session, ip)
  if (session.isLocked) refuseLocked(session)
}

/** Throws: step_up_required unless the caller proved not long ago who he is; a program never did. */
export function requireFreshProof({ session, now }: { session: SessionState; now: Date }): void {
  if (!isFreshlyProven(session, now))
    fail('step_up_required', { details: { reason: 'proof', ...waysToProve(session) } })
}

/** Whether the caller proved in full, not long ago, who he is. */
export function isFreshlyProven(session: SessionState, now: Date): boolean {
  return session.authLevel !== 'api_key' && now.getTime() - Date.parse(session.verifiedAt) < proofMinutes * 60_000
}

/** Until when a proof of now is fresh. */
export function freshUntil(now: Date): string {
  return new Date(now.getTime() + proofMinutes * 60_000).toISOString()
}

/** Names who is to unlock it, for a page that was loaded anew knows nobody. */
function refuseLocked(session: SessionState): never {
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
  if (addresses.length > 0 && !isAmong(addresses, ip)) fail('forbidden', { details: { reason: 'address' } })
}

/** Whether an address is one of a list, or within one of its ranges. */
export function isAmong(addresses: readonly string[], ip: string): boolean {
  const list = new BlockList()
  for (const entry of addresses) {
    const [address = '', bits] = entry.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return list.check(ip, isIP(ip) === 6 ? 'ipv6' : 'ipv4')
}
