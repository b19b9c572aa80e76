import { z } from 'zod'
import { route } from '../route.ts'

/** Separate from `sign-in.ts`, because every page loads it. */
export const logout = route({
  id: 'auth.session.delete',
  method: 'POST',
  path: '/auth/logout',
  access: 'public',
  writes: true,
  idempotent: 'no',
  input: z.strictObject({}),
  output: z.object({}),
})
