/** Rules of signing in. Units in the names. Source: reliability-security.md 6; shell-and-access.md 2.3. */
export const policy = {
  minPasswordLength: 8,
  /** As many former passwords are not taken again. */
  formerPasswords: 3,
  idleMinutes: 720,
  absoluteDays: 7,
  sessionsPerUser: 10,
  /** Of a store-bound user. */
  lockMinutes: 30,
  /** For a code, a new password or a store after the password. */
  stepMinutes: 10,
  trustedDeviceDays: 30,
  resetMinutes: 60,
  emailChangeHours: 24,
  recoveryCodes: 10,
  overrideMinutes: 5,
  impersonationMinutes: 30,
} as const
