import type { PublicSurvey } from '@countinghouse/contract/crm/public-survey'
import { optionsOf } from '@countinghouse/contract/crm/survey'
import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/db.ts'
import { findInvitation, findQuestions, requireCompany } from './find-invitation.ts'

type Head = Omit<PublicSurvey, 'questions' | 'isMailed'>

/** What a customer sees of a survey; the invitation was opened. Throws: crm.survey_gone, crm.survey_answered. */
export async function openSurveyPage(db: Database, token: string): Promise<PublicSurvey> {
  return await db.inTransaction({ companyId: requireCompany(token) }, async (tx) => {
    const { companyId, id, surveyId, channel, productId } = await findInvitation(tx, token, true)
    await sql`
      update crm.survey_invitation set opened_at = now()
      where company_id = ${companyId} and id = ${id} and opened_at is null`.execute(tx)
    const { rows } = await sql<Head>`
      select c.name as company, s.title_en as "titleEn", s.title_ar as "titleAr", s.intro_en as "introEn", s.intro_ar as "introAr",
        p.name as product
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

/** Throws: crm.survey_gone for a link that was not mailed. */
export async function decline(db: Database, token: string): Promise<{ isDeclined: true }> {
  return await db.inTransaction({ companyId: requireCompany(token) }, async (tx) => {
    const { companyId, customerId, channel } = await findInvitation(tx, token)
    if (channel !== 'mail' || customerId === null) return fail('crm.survey_gone')
    await sql`
      update crm.customer set email_consent = 'denied'
      where company_id = ${companyId} and id = ${customerId} and email_consent <> 'denied'`.execute(tx)
    return { isDeclined: true }
  })
}
