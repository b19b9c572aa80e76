import { z } from 'zod'
import { route } from '../route.ts'
import { idOf } from '../values.ts'
import { getSecurity } from './security.ts'

/** Shown once, when they are created. */
const RecoveryCodes = z.object({ codes: z.array(z.string()) })

/** Creates a secret for an authenticator app. It replaces the previous one only after a code is confirmed. */
export const enrolSecondFactor = route({
  id: 'auth.secondFactor.create',
  method: 'POST',
  path: '/auth/two-factor/enrol',
  access: 'self',
  writes: true,
  idempotent: 'no',
  input: z.strictObject({}),
  output: z.object({
    /** Base 32, for manual entry. */
    secret: z.string(),
    /** Content of the QR code. */
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

/** No effect if two-factor authentication is off. */
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

/** Creates recovery codes; the previous ones become invalid. */
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

/** The browser is asked for a code again. */
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
