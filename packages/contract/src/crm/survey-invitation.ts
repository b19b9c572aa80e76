import { z } from 'zod'
import { choiceField, instantField, integerField, shownField } from '../fields.ts'
import { listing } from '../listing.ts'
import { page } from '../page.ts'
import { recordField } from '../rich-fields.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { idOf, Instant } from '../values.ts'
import { text as menu } from './menu.text.ts'
import { questionKinds, survey } from './survey.ts'
import { text } from './survey-invitation.text.ts'

/** Customers invited within this period are not mailed again. Units: days. */
export const quietDays = 90
/** Units: days. */
export const invitationDays = 30
/** Customers of a call. */
export const mostInvited = 500

export const invitationStatuses = ['waiting', 'sent', 'in_doubt', 'refused', 'answered', 'expired'] as const

export const surveyInvitationsPage = page({
  module: 'crm',
  path: '/crm/survey-invitations/',
  title: text.title,
  menuTitle: menu.opinion,
  icon: 'inbox',
  events: ['export'],
  sortOrder: 41,
  pickers: ['crm.customer', 'erp.store', 'erp.app_user'],
})

/** Invitations with what was answered, newest first. */
export const surveyInvitations = listing({
  module: 'crm',
  thing: 'surveyInvitation',
  page: surveyInvitationsPage,
  api: '/crm/survey-invitations',
  source: 'crm.survey_invitation_list',
  text,
  fields: {
    name: shownField(),
    surveyId: recordField('crm.survey'),
    customerId: recordField('crm.customer').nullable(),
    storeId: recordField('erp.store').nullable(),
    cashierId: recordField('erp.app_user').nullable(),
    channel: choiceField(['mail', 'link']),
    status: choiceField(invitationStatuses),
    nps: integerField({ min: 0, max: 10 }).nullable(),
    createdAt: instantField(),
    answeredAt: instantField().nullable(),
    expiresAt: instantField(),
  },
  titleField: 'name',
  columns: ['surveyId', 'customerId', 'storeId', 'status', 'nps', 'createdAt', 'answeredAt'],
  filters: ['surveyId', 'status', 'storeId', 'customerId'],
  sort: ['createdAt', 'answeredAt'],
  defaultSort: ['-createdAt'],
  search: { fields: [] },
  isGrowing: true,
})
export type SurveyInvitationRow = OutputOfRoute<typeof surveyInvitations.routes.list>['items'][number]

const id = idOf('crm.survey_invitation')

/** An invitation with its answers in the order of the questions. */
export const getSurveyAnswers = route({
  id: 'crm.surveyInvitation.answers',
  method: 'GET',
  path: '/crm/survey-invitations/{id}/answers',
  page: surveyInvitationsPage,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id }),
  output: z.object({
    id,
    isLive: z.boolean(),
    channel: z.enum(['mail', 'link']),
    survey: z.object({ id: idOf(survey.entity), name: z.string() }),
    customer: z.string().nullable(),
    store: z.string().nullable(),
    cashier: z.string().nullable(),
    openedAt: Instant.nullable(),
    answeredAt: Instant.nullable(),
    answers: z.array(
      z.object({
        questionNo: z.int(),
        kind: z.enum(questionKinds),
        labelEn: z.string(),
        labelAr: z.string(),
        score: z.int().nullable(),
        choicesEn: z.array(z.string()),
        choicesAr: z.array(z.string()),
        words: z.string().nullable(),
      }),
    ),
  }),
})
export type SurveyAnswers = OutputOfRoute<typeof getSurveyAnswers>

const stale = [surveyInvitations.routes.list, surveyInvitations.routes.selected]
const optional = (entity: string) => recordField(entity).nullable().default(null)
const surveyId = idOf(survey.entity)

/** Whom to mail. `customerId`: blank for all customers that may be. */
export const mailed = { customerId: optional('crm.customer'), storeId: optional('erp.store') }

/**
 * Mails customers who agreed to email and have not been asked in the quiet period. Throws: not_configured without a mail server.
 */
export const inviteToSurvey = route({
  id: 'crm.survey.invite',
  method: 'POST',
  path: '/crm/surveys/{id}/invite',
  page: survey.page,
  event: 'invite',
  writes: true,
  stale,
  errors: ['not_found', 'state_conflict', 'not_configured', 'crm.not_invited'],
  input: z.strictObject({ id: surveyId, ...mailed }),
  output: z.object({ invited: z.int(), isMore: z.boolean() }),
})

/** Of whom the link is; all may stay blank. */
export const linked = {
  customerId: optional('crm.customer'),
  storeId: optional('erp.store'),
  cashierId: optional('erp.app_user'),
  productId: optional('procure.product'),
}

/** A link for a receipt, a screen or a letter, answered once. The same `uid` creates one. */
export const createSurveyLink = route({
  id: 'crm.survey.createLink',
  method: 'POST',
  path: '/crm/surveys/{id}/links',
  page: survey.page,
  event: 'invite',
  writes: true,
  stale,
  errors: ['not_found', 'state_conflict'],
  input: z.strictObject({ id: surveyId, uid: z.uuid(), ...linked }),
  output: z.object({ id }),
})

/** The path of the public page of an invitation by link. It is in no other answer, since answers of writes are stored for a while. */
export const getSurveyLink = route({
  id: 'crm.surveyInvitation.link',
  method: 'POST',
  path: '/crm/survey-invitations/{id}/link',
  page: survey.page,
  event: 'invite',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id }),
  output: z.object({ path: z.string() }),
})
