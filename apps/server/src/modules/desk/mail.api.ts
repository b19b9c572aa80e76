import { saveMailAddress, sendTestMail } from '@countinghouse/contract/desk/mail'
import { healthPage } from '@countinghouse/contract/erp/health'
import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/desk/mail.text'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { Declared } from '../../platform/registry/declared.ts'
import { handleSelf } from '../../platform/calls/handle.ts'
import { MailFailure } from '../../platform/mail/mailer.ts'
import { requirePermission } from '../../platform/access/permission.ts'
import { testMail } from './notice-mail.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

// The notification address and the test email change no business data, so they leave no audit row.
const api = ({ mail: { mailer } }: Declared) => [
  handleSelf(saveMailAddress, async ({ companyId, userId }, db, { address }) => {
    await db.inTransaction({ companyId }, async (tx) => {
      await (
        address === null
          ? sql`delete from desk.notification_address where company_id = ${companyId} and user_id = ${userId}`
          : sql`
        insert into desk.notification_address (company_id, user_id, address) values (${companyId}, ${userId}, ${address})
        on conflict (company_id, user_id) do update set address = excluded.address, refused_at = null`
      ).execute(tx)
    })
    return { address }
  }),
  handleSelf(sendTestMail, async (ctx, _db, { address }) => {
    requirePermission(ctx.grants, { page: healthPage, event: 'send_test_mail' })
    if (mailer === null) return fail('not_configured')
    const { locale, session } = ctx
    const test = testMail(address, locale, `${session.firstName} ${session.lastName}`, mailer.publicUrl)
    const outcome = await mailer.send(test).catch((error: unknown) => {
      if (!(error instanceof MailFailure)) throw error
      return fail('desk.mail_failed', { message: format(text.failed, locale, { answer: error.message }) })
    })
    if (outcome.kind === 'sent') return { address }
    const message =
      outcome.kind === 'refused' ? format(text.failed, locale, { answer: outcome.answer }) : text.inDoubt[locale]
    return fail('desk.mail_failed', { message })
  }),
]

export const module = defineModule({ api })
