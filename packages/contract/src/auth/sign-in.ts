import { z } from 'zod'
import { loginField } from '../contact-fields.ts'
import { textField } from '../fields.ts'
import { route } from '../route.ts'
import { idOf } from '../values.ts'
import { ProviderChoice } from './provider-choice.ts'
import { SessionUser } from './session.ts'

const SignedIn = z.object({ token: z.string(), user: SessionUser })

/** Token of the next sign-in step; single-use and short-lived. */
const Challenge = z.string().min(20).max(100)

/** The step required after the password: a code, a new password or a store. */
export const SignInStep = z.union([
  z.object({ step: z.literal('code'), challenge: Challenge }),
  z.object({ step: z.literal('new_password'), challenge: Challenge, minimum: z.int() }),
  z.object({
    step: z.literal('store'),
    challenge: Challenge,
    stores: z.array(z.object({ sno: z.int(), Str_name: z.string() })),
  }),
])
export type SignInStep = z.output<typeof SignInStep>

/** Sign-in methods of this installation; reveals no user or company. */
export const getSignInOptions = route({
  id: 'auth.signInOption.list',
  method: 'GET',
  path: '/auth/sign-in-options',
  access: 'public',
  writes: false,
  input: z.strictObject({}),
  output: z.object({
    hasPasswordReset: z.boolean(),
    isFirstRun: z.boolean(),
    isInsecureHttp: z.boolean(),
    providers: z.array(ProviderChoice),
    /** Demo users by role, only for the browser that used the one-time console link. */
    demoUsers: z.array(z.object({ username: z.string(), role: z.string(), role_ar: z.string() })),
  }),
})

/**
 * User name and password, followed by the requested steps until a session is returned; or the one-time console link, or a demo user in a
 * browser that used that link.
 */
export const signIn = route({
  id: 'auth.session.create',
  method: 'POST',
  path: '/auth/signIn',
  access: 'public',
  writes: true,
  idempotent: 'no',
  input: z.union([
    z.strictObject({ username: z.string().min(1).max(254), password: z.string().min(1).max(1024) }),
    z.strictObject({
      challenge: Challenge,
      /** Six digits from the authenticator app, or a recovery code. */
      code: z.string().trim().min(6).max(20),
      /** Trusts this browser for 30 days. */
      isTrusted: z.boolean().optional(),
    }),
    z.strictObject({ challenge: Challenge, newPassword: z.string().min(1).max(1024) }),
    z.strictObject({ challenge: Challenge, storeId: idOf('erp.store') }),
    /** Continues the sign-in after the return from an identity provider. */
    z.strictObject({ isFromProvider: z.literal(true) }),
    z.strictObject({ link: z.string().min(20).max(100) }),
    z.strictObject({ demoUser: z.string().min(1).max(60) }),
  ]),
  output: z.union([SignedIn, SignInStep]),
  errors: ['auth.invalid_credentials', 'auth.code_wrong', 'auth.step_expired', 'auth.password_rule'],
})

/** Accepts an invitation by its one-time token; there is no open registration. */
export const signUp = route({
  id: 'auth.invitation.accept',
  method: 'POST',
  path: '/auth/signUp',
  access: 'public',
  writes: true,
  idempotent: 'no',
  input: z.strictObject({
    token: z.string().min(20).max(100),
    username: loginField(),
    password: z.string().min(1).max(1024),
    firstName: textField({ max: 80 }),
    lastName: textField({ max: 80 }),
  }),
  output: SignedIn,
  errors: ['auth.invitation_invalid', 'auth.password_rule', 'duplicate'],
})

/**
 * Rule failures return 200 with `success: false` and the message to show, as specified; ids of another session are
 * `forbidden`. Source: spec sections 3, 7 and 8.
 */
export const changePassword = route({
  id: 'auth.password.update',
  method: 'POST',
  path: '/auth/changePassword',
  access: 'self',
  writes: true,
  idempotent: 'no',
  input: z.strictObject({
    usr_password: z.string().max(1024),
    usr_passwordNew: z.string().max(1024),
    usr_cmp_id: idOf('erp.company'),
    Usr_id: idOf('erp.app_user'),
  }),
  output: z.object({ results: z.object({ success: z.boolean(), message: z.string() }) }),
})
