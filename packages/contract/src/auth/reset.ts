import { z } from 'zod'
import { route } from '../route.ts'

/** Requests a password reset link. The response is the same for known and unknown accounts, so that none can be probed. */
export const requestReset = route({
  id: 'auth.passwordReset.create',
  method: 'POST',
  path: '/auth/password-resets',
  access: 'public',
  writes: true,
  idempotent: 'no',
  input: z.strictObject({
    /** User name or email address. */
    username: z.string().trim().min(1).max(254),
  }),
  output: z.object({}),
})

/** Sets a new password with the one-time token of the link. */
export const confirmReset = route({
  id: 'auth.passwordReset.confirm',
  method: 'POST',
  path: '/auth/password-resets/confirm',
  access: 'public',
  writes: true,
  idempotent: 'no',
  input: z.strictObject({ token: z.string().min(20).max(100), password: z.string().min(1).max(1024) }),
  output: z.object({}),
  errors: ['auth.reset_invalid', 'auth.password_rule'],
})
