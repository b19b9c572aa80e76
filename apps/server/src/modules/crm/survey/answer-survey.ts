import type { answerPublicSurvey, PublicAnswer, PublicReview } from '@countinghouse/contract/crm/public-survey'
import { optionsOf } from '@countinghouse/contract/crm/survey'
import { text } from '@countinghouse/contract/crm/public-survey.text'
import { fail } from '@countinghouse/contract/errors'
import type { InputOfRoute } from '@countinghouse/contract/route'
import type { Locale } from '@countinghouse/kernel/text'
import { sql } from 'kysely'
import type { Database, Tx } from '../../../platform/database/db.ts'
import type { Invitation, Question } from './find-invitation.ts'
import { findInvitation, findQuestions, requireCompany } from './find-invitation.ts'

/** Throws: crm.survey_gone, crm.survey_answered, crm.answer_invalid. Locks: invitation. */
export async function answerSurvey(
  db: Database,
  locale: Locale,
  { token, language, answers, review }: InputOfRoute<typeof answerPublicSurvey>,
): Promise<{ isAnswered: true }> {
  return await db.inTransaction({ companyId: requireCompany(token) }, async (tx) => {
    const invitation = await findInvitation(tx, token, true)
    const questions = await findQuestions(tx, invitation)
    const wrong = wrongAnswers(questions, answers)
    if (wrong.length > 0) {
      const fields = Object.fromEntries(
        wrong.map((no) => [`answers.${no}`, [{ code: 'required', message: text.required[locale] }]]),
      )
      fail('crm.answer_invalid', { fields })
    }
    await save(tx, invitation, { language, answers, nps: npsOf(questions, answers) })
    if (review !== undefined && invitation.productId !== null) await saveReview(tx, invitation, review)
    return { isAnswered: true }
  })
}

/** Numbers of the questions whose answer is missing, of another type, unknown or there twice. */
export function wrongAnswers(questions: readonly Question[], answers: readonly PublicAnswer[]): number[] {
  const numbers = answers.map(({ questionNo }) => questionNo)
  const known = new Map(questions.map((question) => [question.questionNo, question]))
  const strange = numbers.filter((no, at) => !known.has(no) || numbers.indexOf(no) !== at)
  const wrong = questions.flatMap((question) => {
    const answer = answers.find(({ questionNo }) => questionNo === question.questionNo)
    const isRight = answer === undefined ? !question.isRequired : fits(question, answer)
    return isRight ? [] : [question.questionNo]
  })
  return [...strange, ...wrong]
}

function fits({ kind, optionsEn }: Question, { score, choices, words }: PublicAnswer): boolean {
  if ([score, choices, words].filter((value) => value !== undefined).length !== 1) return false
  switch (kind) {
    case 'nps':
      return score !== undefined
    case 'rating':
      return score !== undefined && score >= 1 && score <= 5
    case 'text':
      return words !== undefined
    case 'single':
    case 'multiple': {
      if (choices === undefined || new Set(choices).size !== choices.length) return false
      const most = kind === 'single' ? 1 : optionsOf(optionsEn).length
      return choices.length <= most && choices.every((choice) => choice <= optionsOf(optionsEn).length)
    }
  }
}

function npsOf(questions: readonly Question[], answers: readonly PublicAnswer[]): number | null {
  const first = questions.find(({ kind }) => kind === 'nps')
  return answers.find(({ questionNo }) => questionNo === first?.questionNo)?.score ?? null
}

type Given = { readonly language: string; readonly answers: readonly PublicAnswer[]; readonly nps: number | null }

async function save(tx: Tx, invitation: Invitation, { language, answers, nps }: Given): Promise<void> {
  const { companyId, id, surveyId, customerId, storeId, cashierId } = invitation
  const { rows } = await sql<{ id: number }>`
    insert into crm.survey_response (company_id, survey_id, invitation_id, customer_id, store_id, cashier_id, nps, language)
    values (${companyId}, ${surveyId}, ${id}, ${customerId}::bigint, ${storeId}::bigint, ${cashierId}::bigint, ${nps}::smallint, ${language})
    returning id`.execute(tx)
  await sql`
    insert into crm.survey_answer (company_id, response_id, question_no, score, choices, words)
    select ${companyId}, ${rows[0]?.id ?? null}::bigint, a."questionNo", a.score, a.choices, a.words
    from jsonb_to_recordset(${JSON.stringify(answers)}::jsonb) as a("questionNo" int, score smallint, choices smallint[], words text)`.execute(
    tx,
  )
  await sql`
    update crm.survey_invitation set status = 'answered', answered_at = now()
    where company_id = ${companyId} and id = ${id}`.execute(tx)
}

/** Pending until it is moderated. */
async function saveReview(tx: Tx, invitation: Invitation, { stars, title, body }: PublicReview): Promise<void> {
  const { companyId, id, productId, customerId } = invitation
  await sql`
    insert into crm.review (company_id, name, product_id, customer_id, invitation_id, stars, body, source)
    values (${companyId}, ${title}, ${productId}::bigint, ${customerId}::bigint, ${id}, ${stars}, ${body ?? null}, 'survey')`.execute(
    tx,
  )
}
