import { z } from 'zod'
import { route } from '../route.ts'

/** Apart from signing in, because every page can sign out. */
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
