import { createHash, randomBytes } from 'node:crypto'
import { fail } from '@countinghouse/contract/errors'
import type { Locale } from '@countinghouse/kernel/text'

/** A session with what every request must know of its user and company. */
export type SessionState = {
  readonly sessionId: number
  readonly tokenHash: Buffer
  readonly companyId: number
  readonly userId: number
  readonly storeId: number | null
  readonly userType: number
  readonly firstName: string
  readonly lastName: string
  readonly designation: string
  readonly locale: Locale
  readonly permissionVersion: number
  readonly isActive: boolean
  readonly isExpired: boolean
  readonly isEnded: boolean
  readonly endedMessage: string | null
  readonly lastSeenAt: string
  /** By what the user proved who he is, and when last. */
  readonly authLevel: AuthLevel
  readonly verifiedAt: string
}

export type AuthLevel = 'password' | 'second_factor' | 'pin' | 'api_key'

/** Plugged in by main.ts, so that the platform imports no module. */
export type SessionSource = {
  readonly find: (tokenHash: Buffer) => Promise<SessionState | null>
  /** Notes that the user is there; called at most once a minute per session. */
  readonly touch: (session: SessionState) => Promise<void>
}

/** 256 random bits as text; the database keeps only their hash. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/**
 * Refuses a session that may not be used, in the order that names the true reason. Throws: invalid_token, inactive_user,
 * token_expired. Source: reliability-security.md 2.
 */
export function requireUsable(session: SessionState): void {
  if (!session.isActive) fail('inactive_user')
  requireRunning(session)
}

/** As requireUsable, but an inactive user passes: his status is what the call answers. */
export function requireRunning(session: SessionState): void {
  if (session.isEnded) fail('invalid_token', session.endedMessage === null ? {} : { message: session.endedMessage })
  if (session.isExpired) fail('token_expired')
}
