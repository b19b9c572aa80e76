import { optionsOf } from '@countinghouse/contract/crm/survey'
import type { SurveyResults } from '@countinghouse/contract/crm/survey-results'
import { detractorTo, promoterFrom } from '@countinghouse/contract/crm/nps'
import { mostTexts } from '@countinghouse/contract/crm/survey-results'
import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { calculateNps } from './calculate-nps.ts'
import type { Question } from './find-invitation.ts'
import { findQuestions } from './find-invitation.ts'

/** How often a score or a choice was given to a question. */
type Counted = { readonly questionNo: number; readonly value: number; readonly count: number }
type Written = {
  readonly questionNo: number
  readonly words: string
  readonly answeredAt: string
}
type Result = SurveyResults['questions'][number]

/** Throws: not_found. */
export async function readResults({ companyId }: Ctx, reader: Reader, id: number): Promise<SurveyResults> {
  const { rows } = await sql<Pick<SurveyResults, 'invited' | 'answered'>>`
    select count(i.id)::int as invited, count(i.id) filter (where i.status = 'answered')::int as answered
    from crm.survey s left join crm.survey_invitation i on i.company_id = s.company_id and i.survey_id = s.id
    where s.company_id = ${companyId} and s.id = ${id} group by s.id`.execute(reader)
  const head = rows[0] ?? fail('not_found')
  const questions = await findQuestions(reader, { companyId, surveyId: id })
  const { rows: counts } = await sql<Counted>`
    select a.question_no as "questionNo", v.value, count(*)::int as count
    from crm.survey_response r
    join crm.survey_answer a on a.company_id = r.company_id and a.response_id = r.id
    cross join unnest(array_append(a.choices, a.score)) as v(value)
    where r.company_id = ${companyId} and r.survey_id = ${id} and v.value is not null
    group by 1, 2 order by 1, 2`.execute(reader)
  const { rows: texts } = await sql<Written>`
    select w.question_no as "questionNo", w.words, w.answered_at as "answeredAt"
    from (select a.question_no, a.words, r.answered_at, row_number() over (partition by a.question_no order by r.id desc) as place
      from crm.survey_response r
      join crm.survey_answer a on a.company_id = r.company_id and a.response_id = r.id and a.words is not null
      where r.company_id = ${companyId} and r.survey_id = ${id}) w
    where w.place <= ${mostTexts} order by w.place`.execute(reader)
  const { rows: answers } = await sql<Pick<Counted, 'questionNo' | 'count'>>`
    select a.question_no as "questionNo", count(*)::int as count
    from crm.survey_response r
    join crm.survey_answer a on a.company_id = r.company_id and a.response_id = r.id
    where r.company_id = ${companyId} and r.survey_id = ${id} group by 1`.execute(reader)
  return {
    ...head,
    questions: questions.map((question) => ({
      ...resultOf(question, counts, texts),
      answers: answers.find(({ questionNo }) => questionNo === question.questionNo)?.count ?? 0,
    })),
  }
}

function resultOf(
  question: Question,
  allCounts: readonly Counted[],
  allTexts: readonly Written[],
): Omit<Result, 'answers'> {
  const { questionNo, kind, labelEn, labelAr } = question
  const counts = allCounts.filter((one) => one.questionNo === questionNo)
  const texts = allTexts.filter((one) => one.questionNo === questionNo)
  const given = counts.reduce((sum, { count }) => sum + count, 0)
  const from = (least: number, most: number) =>
    counts.reduce((sum, { value, count }) => (value >= least && value <= most ? sum + count : sum), 0)
  const total = counts.reduce((sum, { value, count }) => sum + value * count, 0)
  const nps = { responses: given, promoters: from(promoterFrom, 10), detractors: from(0, detractorTo) }
  return {
    questionNo,
    kind,
    labelEn,
    labelAr,
    nps: kind === 'nps' ? calculateNps(nps) : null,
    averageHundredths: kind === 'rating' && given > 0 ? Math.round((100 * total) / given) : null,
    counts: valuesOf(question).map(({ value, ...labels }) => ({
      ...labels,
      count: counts.find((one) => one.value === value)?.count ?? 0,
    })),
    texts: texts.map(({ words, answeredAt }) => ({ words, answeredAt })),
  }
}

/** What could be answered. */
function valuesOf({ kind, optionsEn, optionsAr }: Question) {
  const arabic = optionsOf(optionsAr)
  const numbers = (least: number, most: number) =>
    Array.from({ length: most - least + 1 }, (_, at) => ({
      value: least + at,
      labelEn: String(least + at),
      labelAr: String(least + at),
    }))
  if (kind === 'nps') return numbers(0, 10)
  if (kind === 'rating') return numbers(1, 5)
  return optionsOf(optionsEn).map((labelEn, at) => ({ value: at + 1, labelEn, labelAr: arabic[at] ?? labelEn }))
}
