import { z } from 'zod'
import { listOutput } from '../list.ts'
import { route } from '../route.ts'
import { idOf, Instant } from '../values.ts'
import { AuthLevel } from './proof.ts'

const id = idOf('auth.session')

export const OwnSession = z.object({
  id,
  device: z.string(),
  ip: z.string().nullable(),
  store: z.string().nullable(),
  issuedAt: Instant,
  lastSeenAt: Instant,
  level: AuthLevel,
  isThis: z.boolean(),
  /** Name of the user viewing as the caller; null: the caller's own session. */
  impersonator: z.string().nullable(),
})
export type OwnSession = z.output<typeof OwnSession>

/** The caller's active sessions in this company, last used first. */
export const listOwnSessions = route({
  id: 'auth.ownSession.list',
  method: 'GET',
  path: '/auth/sessions',
  access: 'self',
  writes: false,
  input: z.strictObject({}),
  output: listOutput(OwnSession),
})

export const revokeOwnSession = route({
  id: 'auth.ownSession.end',
  method: 'POST',
  path: '/auth/sessions/{id}/end',
  access: 'self',
  writes: true,
  idempotent: 'no',
  input: z.strictObject({ id }),
  output: z.object({}),
  errors: ['not_found'],
  stale: [listOwnSessions],
})

export const revokeOtherSessions = route({
  id: 'auth.ownSession.revokeOthers',
  method: 'POST',
  path: '/auth/sessions/end-others',
  access: 'self',
  writes: true,
  idempotent: 'no',
  input: z.strictObject({}),
  output: z.object({ ended: z.int() }),
  stale: [listOwnSessions],
})
