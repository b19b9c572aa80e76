import { randomUUID } from 'node:crypto'
import { customer } from '@countinghouse/contract/crm/customer'
import { getNps } from '@countinghouse/contract/crm/nps'
import { answerPublicSurvey, declineEmail, openPublicSurvey } from '@countinghouse/contract/crm/public-survey'
import { closeSurvey, openSurvey, reopenSurvey, survey } from '@countinghouse/contract/crm/survey'
import {
  createSurveyLink,
  getSurveyAnswers,
  getSurveyLink,
  inviteToSurvey,
  surveyInvitations,
} from '@countinghouse/contract/crm/survey-invitation'
import { getSurveyResults } from '@countinghouse/contract/crm/survey-results'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { useSmtpStandIn } from '../../../../../tests/support/fake-smtp.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { deliver } from '../../platform/jobs/outbox.ts'

const smtp = useSmtpStandIn()
const server = useServer({ mail: smtp.settings })

const questions = [
  { kind: 'nps' as const, labelEn: 'Would you recommend us?', labelAr: 'هل توصي بنا؟' },
  { kind: 'rating' as const, labelEn: 'Service', labelAr: 'الخدمة', isRequired: false },
  {
    kind: 'multiple' as const,
    labelEn: 'What did you like?',
    labelAr: 'ما أعجبك؟',
    optionsEn: 'Range | Prices | Staff',
    optionsAr: 'التشكيلة | الأسعار | الموظفون',
    isRequired: false,
  },
  { kind: 'text' as const, labelEn: 'Anything else?', labelAr: 'شيء آخر؟', isRequired: false },
]

async function office(isOpen = true) {
  const tenant = await server.company()
  const { owner, companyId } = tenant
  const draft = await owner.call(survey.routes.create, {
    name: 'After the visit',
    titleEn: 'Your visit',
    titleAr: 'زيارتك',
    questions,
  })
  const { id, version } = isOpen ? await owner.call(openSurvey, { id: draft.id, version: draft.version }) : draft
  const link = async (more: object = {}) => {
    const created = await owner.call(createSurveyLink, { id, uid: randomUUID(), ...more })
    const { path } = await owner.call(getSurveyLink, { id: created.id })
    return { invitationId: created.id, token: path.replace('/p/survey#token=', '') }
  }
  const work = async () => {
    const waiting = await query<{ outboxId: number }>(
      server.database.superUrl,
      `select id::integer as "outboxId" from platform.outbox where company_id = $1 and event = 'crm.survey_invited' and delivered_at is null`,
      [companyId],
    )
    for (const { outboxId } of waiting) await deliver(server.app.db, server.app.subscribers, { companyId, outboxId })
  }
  const { stranger } = server
  const answer = async (token: string, answers: object[]) =>
    await stranger.send(answerPublicSurvey, { token, language: 'en', answers })
  return { ...tenant, id, version, link, work, stranger, answer }
}

test('questions are frozen once a survey is opened, which needs one; choices have as many words in both languages', async () => {
  const { owner } = await office()
  const texts = { titleEn: 'Empty', titleAr: 'فارغ' }
  const empty = await owner.call(survey.routes.create, { name: 'Empty', ...texts })
  expect(await owner.send(openSurvey, { id: empty.id, version: empty.version })).toMatchObject({
    status: 422,
    body: { errorType: 'crm.no_questions' },
  })
  const uneven = { kind: 'single', labelEn: 'Why?', labelAr: 'لماذا؟', optionsEn: 'A | B', optionsAr: 'أ' }
  expect(await owner.send(survey.routes.create, { name: 'Uneven', ...texts, questions: [uneven] })).toMatchObject({
    status: 422,
    body: { errorType: 'crm.rule_broken' },
  })
  const { id, version } = await owner.call(survey.routes.update, {
    id: empty.id,
    version: empty.version,
    questions: questions.slice(0, 1),
  })
  const opened = await owner.call(openSurvey, { id, version })
  expect(await owner.send(survey.routes.update, { id, version: opened.version, questions: [] })).toMatchObject({
    status: 409,
    body: { errorType: 'crm.survey_opened' },
  })
  await expect(
    query(server.database.superUrl, 'delete from crm.survey_question where survey_id = $1', [id]),
  ).rejects.toThrow('do not change')
})

test('a link is answered once, without a session; its token is stored nowhere', async () => {
  const { owner, link, answer, stranger, storeId, companyId } = await office()
  const { token, invitationId } = await link({ storeId })
  expect(await stranger.call(openPublicSurvey, { token })).toMatchObject({
    company: expect.any(String),
    titleAr: 'زيارتك',
    isMailed: false,
    questions: [{ kind: 'nps' }, { kind: 'rating' }, { optionsEn: ['Range', 'Prices', 'Staff'] }, { kind: 'text' }],
  })
  for (const wrong of [
    [],
    [{ questionNo: 1, words: 'ten' }],
    [{ questionNo: 1, score: 9, words: 'nine' }],
    [
      { questionNo: 1, score: 9 },
      { questionNo: 2, score: 0 },
    ],
    [
      { questionNo: 1, score: 9 },
      { questionNo: 3, choices: [1, 1] },
    ],
    [
      { questionNo: 1, score: 9 },
      { questionNo: 3, choices: [4] },
    ],
    [
      { questionNo: 1, score: 9 },
      { questionNo: 1, score: 8 },
    ],
    [
      { questionNo: 1, score: 9 },
      { questionNo: 5, words: 'None' },
    ],
  ])
    expect(await answer(token, wrong)).toMatchObject({ status: 422, body: { errorType: 'crm.answer_invalid' } })
  const given = [
    { questionNo: 1, score: 9 },
    { questionNo: 3, choices: [3, 1] },
    { questionNo: 4, words: 'Lovely shop' },
  ]
  const both = await Promise.all([answer(token, given), answer(token, given)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await stranger.send(openPublicSurvey, { token })).toMatchObject({
    status: 409,
    body: { errorType: 'crm.survey_answered' },
  })
  expect(await owner.call(getSurveyAnswers, { id: invitationId })).toMatchObject({
    isLive: false,
    answers: [
      { score: 9 },
      { score: null, choicesEn: [], words: null },
      { choicesEn: ['Staff', 'Range'], choicesAr: ['الموظفون', 'التشكيلة'] },
      { words: 'Lovely shop' },
    ],
  })
  const secret = token.split('.')[1] ?? ''
  const kept = await query<{ row: string }>(
    server.database.superUrl,
    `select i::text as row from crm.survey_invitation i where company_id = $1
      union all select a::text from platform.idempotency a where company_id = $1`,
    [companyId],
  )
  expect(kept.length).toBeGreaterThan(0)
  expect(kept.filter(({ row }) => row.includes(secret))).toEqual([])
  await expect(
    query(server.database.superUrl, `update crm.survey_response set nps = 10 where company_id = $1`, [companyId]),
  ).rejects.toThrow('append-only')
})

test('an unknown, foreign or expired token and a closed survey answer nothing', async () => {
  const { owner, id, version, link, stranger, companyId } = await office()
  const { token, invitationId } = await link()
  const gone = { status: 404, body: { errorType: 'crm.survey_gone' } }
  for (const wrong of [`${token.slice(0, -1)}_`, 'no token that anyone has', token.replace(/^\d+/, '999999')])
    expect(await stranger.send(openPublicSurvey, { token: wrong })).toMatchObject(gone)
  const closed = await owner.call(closeSurvey, { id, version })
  expect(await stranger.send(openPublicSurvey, { token })).toMatchObject(gone)
  await owner.call(reopenSurvey, { id, version: closed.version })
  await stranger.call(openPublicSurvey, { token })
  await query(
    server.database.superUrl,
    `with off as (select set_config('session_replication_role', 'replica', true))
      update crm.survey_invitation i set expires_at = now() - interval '1 day' from off where company_id = $1 and id = $2`,
    [companyId, invitationId],
  )
  expect(await stranger.send(openPublicSurvey, { token })).toMatchObject(gone)
  expect((await owner.call(surveyInvitations.routes.list, {})).items).toMatchObject([{ status: 'expired' }])
})

test('only customers who agreed are mailed, once in 90 days, in their language; they can withdraw', async () => {
  const { owner, id, work, stranger } = await office()
  expect(await owner.send(inviteToSurvey, { id })).toMatchObject({ body: { errorType: 'crm.not_invited' } })
  const people = [
    { code: 'ADA', name: 'Ada', email: 'ada@example.com', emailConsent: 'granted', locale: 'ar' },
    { code: 'BEN', name: 'Ben', email: 'ben@example.com', emailConsent: 'denied' },
    { code: 'CLEO', name: 'Cleo', email: 'cleo@example.com' },
    { code: 'DAN', name: 'Dan', emailConsent: 'granted' },
  ] as const
  for (const person of people) await owner.call(customer.routes.create, person)
  expect(await owner.call(inviteToSurvey, { id })).toEqual({ invited: 1, isMore: false })
  expect(await owner.send(inviteToSurvey, { id })).toMatchObject({ body: { errorType: 'crm.not_invited' } })
  await work()
  await work()
  expect(smtp.mails.map(({ recipients }) => recipients)).toEqual([['<ada@example.com>']])
  expect((await owner.call(surveyInvitations.routes.list, {})).items).toMatchObject([
    { status: 'sent', channel: 'mail' },
  ])
  const source = (smtp.mails[0]?.source ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=')
  const token = /\/p\/survey#token=([\w.-]+)/.exec(source)?.[1] ?? ''
  expect(await stranger.call(openPublicSurvey, { token })).toMatchObject({ isMailed: true })
  await stranger.call(declineEmail, { token })
  const { items } = await owner.call(customer.routes.list, { q: 'ADA' })
  expect(await owner.call(customer.routes.get, { id: items[0]?.id ?? 0 })).toMatchObject({ emailConsent: 'denied' })
  const told = await owner.call(customer.routes.history, { id: items[0]?.id ?? 0 })
  expect(told.items[0]).toMatchObject({ action: 'decline' })
})

test('NPS by store and of the survey: 3 promoters, 1 passive and 1 detractor of 5 are +40 ± 70.12', async () => {
  const { owner, id, link, answer, storeId } = await office()
  for (const [score, more] of [
    [10, { storeId }],
    [9, { storeId }],
    [9, { storeId }],
    [7, {}],
    [6, {}],
  ] as const) {
    const { token } = await link(more)
    await answer(token, [
      { questionNo: 1, score },
      { questionNo: 2, score: 4 },
      { questionNo: 3, choices: [1, 2] },
    ])
  }
  await link()
  // p = 0.6, d = 0.2, variance 0.8 − 0.16 = 0.64, margin 1.96 × √(0.64 ÷ 5) = 0.701231.
  const total = { responses: 5, promoters: 3, passives: 1, detractors: 1, npsPpm: 400_000, marginPpm: 701_231 }
  const report = await owner.call(getNps, {})
  expect(report.total).toEqual(total)
  expect(report.rows).toMatchObject([
    { id: storeId, responses: 3, npsPpm: 1_000_000, marginPpm: 0 },
    { id: null, name: null, responses: 2, npsPpm: -500_000 },
  ])
  expect((await owner.call(getNps, { by: 'month' })).rows).toMatchObject([
    { name: expect.stringMatching(/^\d{4}-\d\d$/), ...total },
  ])
  expect((await owner.call(getNps, { by: 'survey', storeId })).rows).toMatchObject([{ id, responses: 3 }])
  expect(await owner.call(getSurveyResults, { id })).toMatchObject({
    invited: 6,
    answered: 5,
    questions: [
      { nps: total, answers: 5 },
      { averageHundredths: 400, answers: 5 },
      {
        answers: 5,
        counts: [
          { labelEn: 'Range', labelAr: 'التشكيلة', count: 5 },
          { labelEn: 'Prices', count: 5 },
          { labelEn: 'Staff', count: 0 },
        ],
      },
      { answers: 0, texts: [] },
    ],
  })
})
