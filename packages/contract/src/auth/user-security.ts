import { z } from 'zod'
import { textField } from '../fields.ts'
import { route } from '../route.ts'
import { idOf } from '../values.ts'
import { companySessions, sessionsPage } from './company-session.ts'

const id = idOf('erp.app_user')
const reason = textField({ max: 300 })

const shared = {
  method: 'POST',
  page: sessionsPage,
  event: 'reset_password',
  writes: true,
  idempotent: 'no',
  errors: ['not_found', 'auth.own_account', 'auth.exceeds_own_rights', 'auth.shared_person', 'not_configured'],
  stale: [companySessions.routes.list],
} as const

export const resetWays = ['mail', 'link', 'temporary'] as const
export type ResetWay = (typeof resetWays)[number]

/**
 * A new password for somebody who cannot get in. `link` and `temporary` are shown once to the caller, who must hold every right of the
 * person; a person of several companies is helped by mail alone.
 */
export const resetUserPassword = route({
  ...shared,
  id: 'auth.user.resetPassword',
  path: '/erp/users/{id}/reset-password',
  input: z.strictObject({ id, way: z.enum(resetWays), reason }),
  output: z.object({ link: z.string().nullable(), password: z.string().nullable() }),
})

/** Nothing else is answered before the person chose another password. */
export const requirePasswordChange = route({
  ...shared,
  id: 'auth.user.requireChange',
  path: '/erp/users/{id}/require-change',
  input: z.strictObject({ id, reason }),
  output: z.object({}),
})

export const resetUserFactor = route({
  ...shared,
  id: 'auth.user.resetSecondFactor',
  path: '/erp/users/{id}/reset-2fa',
  input: z.strictObject({ id, reason }),
  output: z.object({}),
})

/** Lets a person try again who was held after wrong passwords. */
export const unlockUser = route({
  ...shared,
  id: 'auth.user.unlock',
  path: '/erp/users/{id}/unlock',
  input: z.strictObject({ id, reason }),
  output: z.object({}),
})

/** A PIN that the person may change; null takes it away. */
export const setUserPin = route({
  ...shared,
  id: 'auth.user.setPin',
  path: '/erp/users/{id}/set-pin',
  input: z.strictObject({
    id,
    pin: z
      .string()
      .regex(/^\d{4,8}$/)
      .nullable(),
    reason,
  }),
  output: z.object({}),
  errors: [...shared.errors, 'auth.pin_simple'],
})
