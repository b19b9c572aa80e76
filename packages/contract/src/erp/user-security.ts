import { z } from 'zod'
import { listOutput } from '../list.ts'
import { route } from '../route.ts'
import { idOf, Instant } from '../values.ts'
import { getUser, User, users, usersPage } from './user.ts'

const key = z.strictObject({ id: idOf('erp.app_user') })

const UserSession = z.object({
  id: idOf('auth.session'),
  device: z.string(),
  ip: z.string().nullable(),
  store: z.string().nullable(),
  issuedAt: Instant,
  lastSeenAt: Instant,
})
export type UserSession = z.output<typeof UserSession>

/** Running sessions of a person in this company, the last used first. */
export const listUserSessions = route({
  id: 'erp.user.listSessions',
  method: 'GET',
  path: '/erp/users/{id}/sessions',
  page: usersPage,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: key,
  output: listOutput(UserSession),
})

const command = {
  method: 'POST',
  page: usersPage,
  writes: true,
  stale: [users.routes.list, getUser, listUserSessions],
  input: key,
  output: User,
} as const

/** Signs a person out everywhere in this company. */
export const endUserSessions = route({
  ...command,
  id: 'erp.user.endSessions',
  path: '/erp/users/{id}/end-sessions',
  event: 'sessions_end',
  errors: ['not_found', 'erp.own_account', 'erp.administrator_protected'],
})

/** Commands on an account, which belongs to a person: whoever works in other companies too looks after it himself. */
const onAccount = {
  ...command,
  event: 'reset_password',
  errors: [
    'not_found',
    'state_conflict',
    'erp.own_account',
    'erp.administrator_protected',
    'erp.grant_exceeds_own',
    'erp.shared_account',
  ],
} as const

/**
 * A link to a new password, which its caller hands over: shown once, good once and for an hour. Where mail goes out whoever forgot his
 * password asks for one himself.
 */
export const resetUserPassword = route({
  ...onAccount,
  id: 'erp.user.resetPassword',
  path: '/erp/users/{id}/reset-password',
  idempotent: 'no',
  output: z.object({ link: z.string() }),
})

/**
 * A password in place of the present one, for who reads no mail: shown once, and to be replaced at the next sign-in. Ends what is open.
 */
export const setTemporaryPassword = route({
  ...onAccount,
  id: 'erp.user.setPassword',
  path: '/erp/users/{id}/set-password',
  idempotent: 'no',
  output: z.object({ password: z.string() }),
})

/** A new PIN, shown once; it unlocks a session that is open, and opens none. Source: shell-and-access.md 2.13. */
export const setUserPin = route({
  ...command,
  id: 'erp.user.setPin',
  path: '/erp/users/{id}/set-pin',
  event: 'reset_password',
  idempotent: 'no',
  errors: ['not_found', 'erp.own_account', 'erp.administrator_protected', 'erp.grant_exceeds_own'],
  output: z.object({ pin: z.string() }),
})

/** The next sign-in asks for a new password, and so does what is open. */
export const requirePasswordChange = route({
  ...onAccount,
  id: 'erp.user.requireChange',
  path: '/erp/users/{id}/require-change',
})

/** For who has lost his authenticator app and his recovery codes. */
export const resetSecondFactor = route({
  ...onAccount,
  id: 'erp.user.resetSecondFactor',
  path: '/erp/users/{id}/reset-2fa',
})

/** Lets somebody try again at once who was held after wrong passwords. */
export const unlockUser = route({ ...onAccount, id: 'erp.user.unlock', path: '/erp/users/{id}/unlock' })
