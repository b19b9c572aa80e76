import { text } from '@countinghouse/contract/crm/survey-invitation.text'
import { format } from '@countinghouse/contract/text'
import { isLocale } from '@countinghouse/kernel/text'
import { sql } from 'kysely'
import { z } from 'zod'
import type { SecretBox } from '../../../platform/config/secret-box.ts'
import type { Database } from '../../../platform/database/db.ts'
import type { Delivery } from '../../../platform/jobs/outbox.ts'
import type { Mailer } from '../../../platform/mail/mailer.ts'
import { writtenMail } from '../../../platform/mail/written-mail.ts'
import { surveyPath, surveyToken } from './survey-token.ts'

const Payload = z.object({ invitationId: z.number() })

type Waiting = {
  readonly uid: string
  readonly address: string
  readonly language: string | null
  readonly company: string
  readonly titleEn: string
  readonly titleAr: string
  readonly introEn: string | null
  readonly introAr: string | null
}

/**
 * Mails the link of an invitation that waits, unless its survey was closed or the customer declined meanwhile. A repeated delivery has the
 * same link. Throws: MailFailure, to be tried again.
 */
export async function mailInvitation(
  db: Database,
  mailer: Mailer,
  box: SecretBox,
  { companyId, payload }: Delivery,
): Promise<void> {
  const { invitationId } = Payload.parse(payload)
  const { rows } = await sql<Waiting>`
    select i.uid, i.address, k.locale as language, c.name as company, s.title_en as "titleEn", s.title_ar as "titleAr",
      s.intro_en as "introEn", s.intro_ar as "introAr"
    from crm.survey_invitation i
    join crm.survey s on s.company_id = i.company_id and s.id = i.survey_id
    join crm.customer k on k.company_id = i.company_id and k.id = i.customer_id
    join erp.company c on c.id = i.company_id
    where i.company_id = ${companyId} and i.id = ${invitationId} and i.status = 'waiting' and i.expires_at > now()
      and s.status = 'open' and crm.email_consent(k.company_id, k.id, 'surveys') = 'granted'`.execute(
    db.reader({ companyId }),
  )
  const waiting = rows[0]
  if (waiting === undefined) return
  const { uid, address, company, language } = waiting
  const locale = language !== null && isLocale(language) ? language : 'en'
  const [title, intro] = locale === 'ar' ? [waiting.titleAr, waiting.introAr] : [waiting.titleEn, waiting.introEn]
  const link = {
    address: `${mailer.publicUrl}${surveyPath(surveyToken(box, { companyId, uid }))}`,
    words: text.mailOpen[locale],
  }
  const outcome = await mailer.send({
    to: address,
    ...writtenMail({
      subject: format(text.mailSubject, locale, { title, company }),
      parts: [{ lines: [{ title, words: intro }], link }],
      why: format(text.mailWhy, locale, { company }),
      locale,
    }),
  })
  await db.inTransaction({ companyId }, async (tx) => {
    await sql`
      update crm.survey_invitation set status = ${outcome.kind}, sent_at = now()
      where company_id = ${companyId} and id = ${invitationId} and status = 'waiting'`.execute(tx)
  })
}
