import {
  minPasswordLength,
  passwordHistory,
  sessionDays,
  sessionIdleHours,
  storeLockMinutes,
} from '@countinghouse/contract/auth/security-settings'
import type { Reader, Tx } from '../../platform/database/db.ts'
import type { SettingPlace } from '../../platform/config/settings.ts'
import { settle, storedValues } from '../../platform/config/settings.ts'

/**
 * Rules of signing in that nobody may change. Units in the names.
 * Source: docs/guides/auth.md, Sign-in and sessions.
 */
export const policy = {
  sessionsPerUser: 10,
  /** For a code, a new password or a store after the password. */
  stepMinutes: 10,
  /** From leaving for an identity provider to coming back. */
  providerMinutes: 10,
  trustedDeviceDays: 30,
  resetMinutes: 60,
  emailChangeHours: 24,
  recoveryCodes: 10,
  overrideMinutes: 5,
  impersonationMinutes: 30,
} as const

/** Those that a company, or the installation, chooses. */
export type SignInRules = {
  readonly minPasswordLength: number
  /** As many former passwords are not taken again. */
  readonly formerPasswords: number
  readonly idleMinutes: number
  readonly absoluteDays: number
  /** Of a store-bound user, in his store. */
  readonly lockMinutes: number
}

const chosen = [minPasswordLength, passwordHistory, sessionIdleHours, sessionDays, storeLockMinutes]

export async function readRules(db: Reader | Tx, place: SettingPlace): Promise<SignInRules> {
  const stored = await storedValues(db, place, chosen)
  return {
    minPasswordLength: settle(minPasswordLength, stored).value,
    formerPasswords: settle(passwordHistory, stored).value,
    idleMinutes: settle(sessionIdleHours, stored).value * 60,
    absoluteDays: settle(sessionDays, stored).value,
    lockMinutes: settle(storeLockMinutes, stored).value,
  }
}
