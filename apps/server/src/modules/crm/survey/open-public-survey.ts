import { consentTextVersions } from '@countinghouse/contract/crm/consent'
import type { PublicSurvey } from '@countinghouse/contract/crm/public-survey'
import { optionsOf } from '@countinghouse/contract/crm/survey'
import { fail } from '@countinghouse/contract/errors'
import type { Locale } from '@countinghouse/kernel/text'
import { sql } from 'kysely'
import { auditRows } from '../../../platform/audit/audit.ts'
import type { Change, RequestContext } from '../../../platform/calls/context.ts'
import type { Database } from '../../../platform/database/db.ts'
import { recordDecision } from '../customer/record-consent.ts'
import { findInvitation, findQuestions, requireCompany } from './find-invitation.ts'

type Head = Omit<PublicSurvey, 'questions' | 'isMailed'>

/** What a customer sees of a survey; the invitation was opened. Throws: crm.survey_gone, crm.survey_answered. */
export async function openSurveyPage(db: Database, locale: Locale, token: string): Promise<PublicSurvey> {
  return await db.inTransaction({ companyId: requireCompany(token), locale }, async (tx) => {
    const { companyId, id, surveyId, channel, productId } = await findInvitation(tx, token, true)
    await sql`
      update crm.survey_invitation set opened_at = now()
      where company_id = ${companyId} and id = ${id} and opened_at is null`.execute(tx)
    const { rows } = await sql<Head>`
      select c.name as company, s.title_en as "titleEn", s.title_ar as "titleAr", s.intro_en as "introEn", s.intro_ar as "introAr",
        platform.in_language(p.name, p.name_ar) as product
      from crm.survey s join erp.company c on c.id = s.company_id
      left join procure.product p on p.company_id = s.company_id and p.id = ${productId}::bigint
      where s.company_id = ${companyId} and s.id = ${surveyId}`.execute(tx)
    const questions = await findQuestions(tx, { companyId, surveyId })
    return {
      ...(rows[0] ?? fail('crm.survey_gone')),
      isMailed: channel === 'mail',
      questions: questions.map((question) => ({
        ...question,
        optionsEn: optionsOf(question.optionsEn),
        optionsAr: optionsOf(question.optionsAr),
      })),
    }
  })
}

/**
 * The customer of a mailed link no longer agrees to marketing and surveys by email; the history of the record says so. Throws:
 * crm.survey_gone for a link that was not mailed, crm.survey_answered, crm.customer_erased.
 */
export async function decline(ctx: RequestContext, db: Database, token: string): Promise<{ isDeclined: true }> {
  return await db.inTransaction({ companyId: requireCompany(token) }, async (tx) => {
    const { companyId, customerId, channel } = await findInvitation(tx, token)
    if (channel !== 'mail' || customerId === null) return fail('crm.survey_gone')
    const changes: Change[] = []
    const customer = { companyId, userId: null, ip: ctx.ip, audit: (change: Change) => void changes.push(change) }
    for (const consentPurpose of ['marketing', 'surveys'] as const) {
      const said = { channel: 'email', consentPurpose, status: 'denied', source: 'survey' } as const
      const decision = { ...said, textVersion: consentTextVersions.survey }
      await recordDecision(customer, tx, { customerId, decision })
    }
    const audit = auditRows({ ...ctx, companyId, userId: null, session: null, changes })
    if (audit !== null) await tx.together(audit)
    return { isDeclined: true }
  })
}
