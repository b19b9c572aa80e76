import { z } from 'zod'
import { route } from '../route.ts'
import { Instant } from '../values.ts'

export const AuthLevel = z.enum(['password', 'second_factor', 'pin', 'api_key'])
export type AuthLevel = z.output<typeof AuthLevel>

const Password = z.string().min(1).max(1024)
const Code = z.string().trim().min(6).max(20)
const Pin = z.string().regex(/^\d{4,8}$/)

/**
 * Identity confirmation before a high-risk action: by a code if two-factor authentication is on, otherwise by the password. The client
 * then repeats the rejected call unchanged.
 */
export const stepUp = route({
  id: 'auth.session.verify',
  method: 'POST',
  path: '/auth/step-up',
  access: 'self',
  writes: true,
  idempotent: 'no',
  input: z.union([z.strictObject({ password: Password }), z.strictObject({ code: Code })]),
  output: z.object({ level: AuthLevel, until: Instant }),
  errors: ['auth.invalid_credentials', 'auth.code_wrong'],
})

/** Unlocks a locked session. Source: docs/guides/auth.md, Sign-in and sessions. */
export const unlock = route({
  id: 'auth.session.unlock',
  method: 'POST',
  path: '/auth/unlock',
  access: 'self',
  writes: true,
  idempotent: 'no',
  input: z.union([z.strictObject({ pin: Pin }), z.strictObject({ password: Password })]),
  output: z.object({ level: AuthLevel }),
  errors: ['auth.invalid_credentials'],
})

/** Locks the caller's session immediately, for an unattended device. */
export const lock = route({
  id: 'auth.session.lock',
  method: 'POST',
  path: '/auth/lock',
  access: 'self',
  writes: true,
  idempotent: 'no',
  input: z.strictObject({}),
  /** The user who can unlock the screen, and whether a PIN is available. */
  output: z.object({ name: z.string(), hasPin: z.boolean() }),
})
