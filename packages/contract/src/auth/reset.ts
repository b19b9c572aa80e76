import { z } from 'zod'
import { route } from '../route.ts'

/** Asks for a link to a new password. The answer is the same whoever is named. Source: reliability-security.md F8. */
export const askReset = route({
  id: 'auth.passwordReset.create',
  method: 'POST',
  path: '/auth/password-resets',
  access: 'public',
  writes: true,
  idempotent: 'no',
  input: z.strictObject({
    /** User name or e-mail address. */
    username: z.string().trim().min(1).max(254),
  }),
  output: z.object({}),
})

/** Takes a new password by the one-time token of such a link. */
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
