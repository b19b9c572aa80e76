import { getNps } from '@countinghouse/contract/crm/nps'
import { answerPublicSurvey, declineEmail, openPublicSurvey } from '@countinghouse/contract/crm/public-survey'
import { closeSurvey, openSurvey, reopenSurvey, survey } from '@countinghouse/contract/crm/survey'
import {
  createSurveyLink,
  getSurveyAnswers,
  getSurveyLink,
  inviteToSurvey,
} from '@countinghouse/contract/crm/survey-invitation'
import { getSurveyResults } from '@countinghouse/contract/crm/survey-results'
import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { MasterGuard } from '../../platform/calls/context.ts'
import { handlePublic, handleRead, handleWrite } from '../../platform/calls/handle.ts'
import type { Database } from '../../platform/database/db.ts'
import type { Delivery } from '../../platform/jobs/outbox.ts'
import type { Declared } from '../../platform/registry/declared.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { runStep } from './steps/run-step.ts'
import { answerSurvey } from './survey/answer-survey.ts'
import { findNps } from './survey/find-nps.ts'
import { createLink, inviteCustomers, surveyInvited } from './survey/invite-customers.ts'
import { mailInvitation } from './survey/mail-invitation.ts'
import { decline, openSurveyPage } from './survey/open-public-survey.ts'
import { readAnswers } from './survey/read-answers.ts'
import { readResults } from './survey/read-results.ts'
import { surveyPath, surveyToken } from './survey/survey-token.ts'

const { entity } = survey

const api = ({ box, mail: { mailer } }: Declared) => [
  handleWrite(openSurvey, async (ctx, tx, target) => {
    const { rows } = await sql`
      select from crm.survey_question q where q.company_id = ${ctx.companyId} and q.survey_id = ${target.id} limit 1`.execute(
      tx,
    )
    const opened = await runStep(ctx, tx, { entity, action: 'open', from: ['draft'], to: 'open' }, target)
    return rows.length === 0 ? fail('crm.no_questions') : opened
  }),
  handleWrite(closeSurvey, (ctx, tx, target) =>
    runStep(ctx, tx, { entity, action: 'close', from: ['open'], to: 'closed' }, target),
  ),
  handleWrite(reopenSurvey, (ctx, tx, target) =>
    runStep(ctx, tx, { entity, action: 'reopen', from: ['closed'], to: 'open' }, target),
  ),
  handleWrite(inviteToSurvey, async (ctx, tx, input) => {
    if (mailer === null) return fail('not_configured')
    return await inviteCustomers(ctx, tx, box, input)
  }),
  handleWrite(createSurveyLink, (ctx, tx, input) => createLink(ctx, tx, box, input)),
  handleRead(getSurveyLink, async ({ companyId }, reader, { id }) => {
    const { rows } = await sql<{ uid: string }>`
      select i.uid from crm.survey_invitation i
      where i.company_id = ${companyId} and i.id = ${id} and i.channel = 'link' and i.status <> 'answered'`.execute(
      reader,
    )
    const { uid } = rows[0] ?? fail('not_found')
    return { path: surveyPath(surveyToken(box, { companyId, uid })) }
  }),
  handleRead(getSurveyAnswers, (ctx, reader, { id }) => readAnswers(ctx, reader, id)),
  handleRead(getSurveyResults, (ctx, reader, { id }) => readResults(ctx, reader, id)),
  handleRead(getNps, (ctx, reader, input) => findNps(ctx, reader, input)),
  handlePublic(openPublicSurvey, async (ctx, db, { token }) => await openSurveyPage(db, ctx.locale, token)),
  handlePublic(answerPublicSurvey, async (ctx, db, input) => await answerSurvey(db, ctx.locale, input)),
  handlePublic(declineEmail, async (ctx, db, { token }) => await decline(ctx, db, token)),
]

/** Once it was opened, what customers answer stays what they were asked. */
const guard: MasterGuard = {
  beforeWrite: (_ctx, _tx, { before }) => {
    if (before !== null && String(before.status) !== 'draft') fail('crm.survey_opened')
  },
}

const subscribers = ({ box, mail: { mailer } }: Declared) => ({
  // What was requested before the mail server was taken away waits in the list of invitations.
  [surveyInvited]: async (db: Database, delivery: Delivery) => {
    if (mailer !== null) await mailInvitation(db, mailer, box, delivery)
  },
})

export const module = defineModule({ api, guards: { [entity]: guard }, subscribers })
