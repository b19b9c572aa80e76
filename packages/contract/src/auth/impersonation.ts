import { z } from 'zod'
import { textField } from '../fields.ts'
import { route } from '../route.ts'
import { idOf } from '../values.ts'
import { sessionsPage } from './company-session.ts'

/** Starts a read-only session of the caller as another user, for 30 minutes. */
export const impersonate = route({
  id: 'auth.impersonation.create',
  method: 'POST',
  path: '/erp/users/{id}/impersonate',
  page: sessionsPage,
  event: 'impersonate',
  writes: true,
  idempotent: 'no',
  input: z.strictObject({ id: idOf('erp.app_user'), reason: textField({ max: 300 }) }),
  output: z.object({ token: z.string() }),
  errors: ['not_found', 'erp.own_account', 'erp.administrator_protected', 'erp.grant_exceeds_own'],
})

/** Returns to the caller's own session, with a new token. */
export const finishImpersonation = route({
  id: 'auth.impersonation.delete',
  method: 'POST',
  path: '/erp/impersonation/end',
  access: 'self',
  writes: true,
  idempotent: 'no',
  input: z.strictObject({}),
  output: z.object({ token: z.string().nullable() }),
})
