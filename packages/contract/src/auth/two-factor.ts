import { z } from 'zod'
import { route } from '../route.ts'
import { idOf } from '../values.ts'
import { getSecurity } from './security.ts'

/** Shown once, when they are made. */
const RecoveryCodes = z.object({ codes: z.array(z.string()) })

/** A new secret for an authenticator app; it counts once a code of it is confirmed, and until then the one before does. */
export const enrolSecondFactor = route({
  id: 'auth.secondFactor.create',
  method: 'POST',
  path: '/auth/two-factor/enrol',
  access: 'self',
  writes: true,
  idempotent: 'no',
  input: z.strictObject({}),
  output: z.object({
    /** Base 32, for who types it. */
    secret: z.string(),
    /** What the picture says. */
    link: z.string(),
  }),
})

export const confirmSecondFactor = route({
  id: 'auth.secondFactor.confirm',
  method: 'POST',
  path: '/auth/two-factor/confirm',
  access: 'self',
  writes: true,
  idempotent: 'no',
  input: z.strictObject({ code: z.string().trim().min(6).max(20) }),
  output: RecoveryCodes,
  errors: ['auth.code_wrong'],
  stale: [getSecurity],
})

/** Without an effect where there is none. */
export const removeSecondFactor = route({
  id: 'auth.secondFactor.delete',
  method: 'POST',
  path: '/auth/two-factor/remove',
  access: 'self',
  writes: true,
  idempotent: 'no',
  input: z.strictObject({}),
  output: z.object({}),
  errors: ['auth.second_factor_kept'],
  stale: [getSecurity],
})

/** New recovery codes; those before open nothing any more. */
export const renewRecoveryCodes = route({
  id: 'auth.recoveryCode.create',
  method: 'POST',
  path: '/auth/two-factor/recovery-codes',
  access: 'self',
  writes: true,
  idempotent: 'no',
  input: z.strictObject({}),
  output: RecoveryCodes,
  errors: ['state_conflict'],
  stale: [getSecurity],
})

/** This browser is asked for a code again. */
export const forgetDevice = route({
  id: 'auth.trustedDevice.delete',
  method: 'POST',
  path: '/auth/trusted-devices/{id}/forget',
  access: 'self',
  writes: true,
  idempotent: 'no',
  input: z.strictObject({ id: idOf('auth.trusted_device') }),
  output: z.object({}),
  errors: ['not_found'],
  stale: [getSecurity],
})
