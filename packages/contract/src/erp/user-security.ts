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

/** Open sessions of a user in this company, last used first. */
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

/** Ends all sessions of a user in this company. */
export const revokeUserSessions = route({
  ...command,
  id: 'erp.user.revokeSessions',
  path: '/erp/users/{id}/end-sessions',
  event: 'sessions_end',
  errors: ['not_found', 'erp.own_account', 'erp.administrator_protected'],
})

/** Account commands; rejected for users who also work in other companies, because the account is shared. */
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

/** Creates a password link for the caller to hand over, returned once only; it works once and expires after one hour. */
export const resetUserPassword = route({
  ...onAccount,
  id: 'erp.user.resetPassword',
  path: '/erp/users/{id}/reset-password',
  idempotent: 'no',
  output: z.object({ link: z.string() }),
})

/** Sets a temporary password, returned once only, to be changed at the next sign-in. Ends all sessions. */
export const setTemporaryPassword = route({
  ...onAccount,
  id: 'erp.user.setPassword',
  path: '/erp/users/{id}/set-password',
  idempotent: 'no',
  output: z.object({ password: z.string() }),
})

/** Creates a new PIN, returned once only; it unlocks an open session but cannot start one. */
export const setUserPin = route({
  ...command,
  id: 'erp.user.setPin',
  path: '/erp/users/{id}/set-pin',
  event: 'reset_password',
  idempotent: 'no',
  errors: ['not_found', 'erp.own_account', 'erp.administrator_protected', 'erp.grant_exceeds_own'],
  output: z.object({ pin: z.string() }),
})

/** Requires a new password at the next sign-in and in open sessions. */
export const requirePasswordChange = route({
  ...onAccount,
  id: 'erp.user.requireChange',
  path: '/erp/users/{id}/require-change',
})

/** For users who have lost their authenticator and recovery codes. */
export const resetSecondFactor = route({
  ...onAccount,
  id: 'erp.user.resetSecondFactor',
  path: '/erp/users/{id}/reset-2fa',
})

/** Unlocks an account that was locked after wrong passwords. */
export const unlockUser = route({ ...onAccount, id: 'erp.user.unlock', path: '/erp/users/{id}/unlock' })
