import type { SurveyAnswers } from '@countinghouse/contract/crm/survey-invitation'
import { optionsOf } from '@countinghouse/contract/crm/survey'
import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import type { Question } from './find-invitation.ts'

type Head = Omit<SurveyAnswers, 'survey' | 'answers'> & { readonly surveyId: number; readonly surveyName: string }
type Given = Question & { score: number | null; choices: number[] | null; words: string | null }

/** Throws: not_found. */
export async function readAnswers({ companyId }: Ctx, reader: Reader, id: number): Promise<SurveyAnswers> {
  const { rows } = await sql<Head>`
    select i.id, i.channel, i.status <> 'answered' and i.expires_at > now() and s.status = 'open' as "isLive",
      s.id as "surveyId", s.name as "surveyName", k.name as customer, t.name as store,
      u.first_name || ' ' || u.last_name as cashier, i.opened_at as "openedAt", i.answered_at as "answeredAt"
    from crm.survey_invitation i
    join crm.survey s on s.company_id = i.company_id and s.id = i.survey_id
    left join crm.customer k on k.company_id = i.company_id and k.id = i.customer_id
    left join erp.store t on t.company_id = i.company_id and t.id = i.store_id
    left join erp.app_user u on u.company_id = i.company_id and u.id = i.cashier_id
    where i.company_id = ${companyId} and i.id = ${id}`.execute(reader)
  const { surveyId, surveyName, ...head } = rows[0] ?? fail('not_found')
  const { rows: given } = await sql<Given>`
    select q.line_no as "questionNo", q.kind, q.label_en as "labelEn", q.label_ar as "labelAr", q.options_en as "optionsEn",
      q.options_ar as "optionsAr", a.score, a.choices, a.words
    from crm.survey_response r
    join crm.survey_question q on q.company_id = r.company_id and q.survey_id = r.survey_id
    left join crm.survey_answer a on a.company_id = r.company_id and a.response_id = r.id and a.question_no = q.line_no
    where r.company_id = ${companyId} and r.invitation_id = ${id} order by q.line_no`.execute(reader)
  return {
    ...head,
    survey: { id: surveyId, name: surveyName },
    answers: given.map(({ optionsEn, optionsAr, choices, isRequired: _isRequired, ...answer }) => ({
      ...answer,
      choicesEn: chosen(optionsEn, choices),
      choicesAr: chosen(optionsAr, choices),
    })),
  }
}

function chosen(options: string | null, places: readonly number[] | null): string[] {
  const known = optionsOf(options)
  return (places ?? []).flatMap((place) => known[place - 1] ?? [])
}
