import { z } from 'zod'
import { route } from '../route.ts'
import { listNotificationChoices } from './notification.ts'

export const MailAddress = z.email().max(254)

/** Where the caller's notices are mailed to; null: nowhere. */
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

/** Sends a mail at once and says how it went; asks for the right `send_test_mail` of the page System health. */
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
