import { createHash, randomBytes } from 'node:crypto'
import { fail } from '@countinghouse/contract/errors'
import type { Locale } from '@countinghouse/kernel/text'

/** How the caller last proved who he is. */
export type AuthLevel = 'password' | 'second_factor' | 'pin' | 'api_key'

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
  readonly authLevel: AuthLevel
  /** Instant of the last full proof; unlocking with a PIN is none. */
  readonly verifiedAt: string
  /** Answers nothing until it is unlocked. */
  readonly isLocked: boolean
  readonly hasPin: boolean
  readonly hasSecondFactor: boolean
  readonly mustChangePassword: boolean
  /** Whether the company asks its administrators for a second factor. */
  readonly adminsNeedSecondFactor: boolean
  /** How long a full proof is fresh enough for what is dangerous. */
  readonly stepUpMinutes: number
  /** Without a call for that long it locks; null: never. */
  readonly lockMinutes: number | null
  /** Who looks through the eyes of `userId`, and until when; such a session only reads. */
  readonly impersonator: { readonly userId: number; readonly name: string; readonly until: string } | null
  /** Addresses or CIDR ranges it may be used from; none: from anywhere. */
  readonly addresses: readonly string[]
}

/** What a session has besides when nothing special is known of it. */
export const plainSession = {
  authLevel: 'password',
  verifiedAt: '',
  isLocked: false,
  hasPin: false,
  hasSecondFactor: false,
  mustChangePassword: false,
  adminsNeedSecondFactor: false,
  stepUpMinutes: 15,
  lockMinutes: null,
  impersonator: null,
  addresses: [],
} as const satisfies Partial<SessionState>

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
 * token_expired. Source: docs/guides/auth.md, Sign-in and sessions.
 */
export function requireUsable(session: SessionState): void {
  if (!session.isActive) fail('inactive_user')
  requireRunning(session)
}

/** Whether it opens anything at all. */
export function isRunning({ isActive, isEnded, isExpired }: SessionState): boolean {
  return isActive && !isEnded && !isExpired
}

/** As requireUsable, but an inactive user passes: his status is what the call answers. */
export function requireRunning(session: SessionState): void {
  if (session.isEnded) fail('invalid_token', session.endedMessage === null ? {} : { message: session.endedMessage })
  if (session.isExpired) fail('token_expired')
}

/**
 * Whether the caller proved in full, not long ago, who he is; a program never did, nor did the password of who has a second factor, which
 * is all that a trusted browser asks for.
 */
export function isFreshlyProven({ authLevel, hasSecondFactor, ...session }: SessionState, now: Date): boolean {
  const isFull = hasSecondFactor ? authLevel === 'second_factor' : authLevel !== 'api_key'
  return isFull && now.getTime() - Date.parse(session.verifiedAt) <= session.stepUpMinutes * 60_000
}
