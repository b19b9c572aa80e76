import { z } from 'zod'
import { route } from '../route.ts'
import { listNotificationChoices } from './notification.ts'

export const MailAddress = z.email().max(254)

/** Email address for the caller's notifications; null: none. */
export const saveMailAddress = route({
  id: 'desk.mailAddress.save',
  method: 'POST',
  path: '/desk/mail-address/save',
  access: 'self',
  writes: true,
  idempotent: 'no',
  stale: [listNotificationChoices],
  input: z.strictObject({ address: MailAddress.nullable() }),
  output: z.object({ address: MailAddress.nullable() }),
})

/** Sends a test email immediately and reports the result. Requires the permission `send_test_mail` of the page System health. */
export const sendTestMail = route({
  id: 'desk.mail.test',
  method: 'POST',
  path: '/desk/mail/test',
  access: 'self',
  writes: true,
  idempotent: 'no',
  errors: ['forbidden', 'not_configured', 'desk.mail_failed'],
  input: z.strictObject({ address: MailAddress }),
  output: z.object({ address: MailAddress }),
})
