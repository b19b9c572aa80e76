import { z } from 'zod'
import { textField } from '../fields.ts'
import { ProviderChoice } from './provider-choice.ts'
import { route } from '../route.ts'
import { idOf, Instant, PictureNumber } from '../values.ts'

/** A browser that is not asked for a code. */
const TrustedDevice = z.object({
  id: idOf('auth.trusted_device'),
  label: z.string(),
  ip: z.string(),
  lastUsedAt: Instant,
  expiresAt: Instant,
})

/** An account of an identity provider that signs the user in. */
const ProviderLink = z.object({ id: idOf('auth.identity_provider_link'), name: z.string(), linkedAt: Instant })

/** The caller's own sign-in methods. */
export const Security = z.object({
  login: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  avatar: PictureNumber,
  /** Language of emails and notifications. */
  locale: z.enum(['en', 'ar']),
  email: z.string().nullable(),
  passwordChangedAt: Instant,
  secondFactor: z.object({ isOn: z.boolean(), isRequired: z.boolean(), codesLeft: z.int() }),
  hasPin: z.boolean(),
  devices: z.array(TrustedDevice),
  providers: z.array(ProviderLink),
  /** The identity provider available for linking; null: none. */
  provider: ProviderChoice.nullable(),
  canMail: z.boolean(),
})
export type Security = z.output<typeof Security>

export const getSecurity = route({
  id: 'auth.security.get',
  method: 'GET',
  path: '/auth/security',
  access: 'self',
  writes: false,
  input: z.strictObject({}),
  output: Security,
})

/** The user's own name and language. */
export const saveProfile = route({
  id: 'auth.profile.update',
  method: 'POST',
  path: '/auth/profile/save',
  access: 'self',
  writes: true,
  idempotent: 'no',
  input: z.strictObject({
    firstName: textField({ max: 80 }),
    lastName: textField({ max: 80 }),
    locale: z.enum(['en', 'ar']),
  }),
  output: z.object({}),
  stale: [getSecurity],
})

/** The digits that unlock the user's sessions; null: no PIN. */
export const savePin = route({
  id: 'auth.pin.save',
  method: 'POST',
  path: '/auth/pin/save',
  access: 'self',
  writes: true,
  idempotent: 'no',
  input: z.strictObject({
    pin: z
      .string()
      .regex(/^\d{4,8}$/)
      .nullable(),
  }),
  output: z.object({}),
  errors: ['auth.pin_simple'],
  stale: [getSecurity],
})

/** Sends a link to a new address, which is confirmed by opening it. The response does not reveal whether another account uses the address. */
export const changeEmail = route({
  id: 'auth.email.change',
  method: 'POST',
  path: '/auth/email/change',
  access: 'self',
  writes: true,
  idempotent: 'no',
  input: z.strictObject({ email: z.email().max(254) }),
  output: z.object({}),
  errors: ['not_configured'],
})

export const confirmEmail = route({
  id: 'auth.email.confirm',
  method: 'POST',
  path: '/auth/email/confirm',
  access: 'self',
  writes: true,
  idempotent: 'no',
  input: z.strictObject({ token: z.string().min(20).max(100) }),
  output: z.object({ email: z.string() }),
  errors: ['auth.link_invalid', 'duplicate'],
  stale: [getSecurity],
})
