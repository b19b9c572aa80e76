import { randomUUID } from 'node:crypto'
import { activity, finishActivity } from '@countinghouse/contract/crm/activity'
import { closeCase, customerCase, resolveCase, waitCase } from '@countinghouse/contract/crm/customer-case'
import { customer } from '@countinghouse/contract/crm/customer'
import { opportunity, winOpportunity } from '@countinghouse/contract/crm/opportunity'
import { publishReview, review } from '@countinghouse/contract/crm/review'
import { closeSurvey, openSurvey, survey } from '@countinghouse/contract/crm/survey'
import { createSurveyLink } from '@countinghouse/contract/crm/survey-invitation'
import { stopMember, tradeMember } from '@countinghouse/contract/crm/trade-member'
import type { TestServer } from '../../support/server.ts'
import { createProduct } from '../../support/products.ts'
import type { Found } from './found.ts'

type Where = { readonly companyId: number; readonly ownerId: number; readonly session: () => Promise<string> }
type Made = { readonly id: number; readonly version: number }

/** Work for customers, surveys and reviews in the statuses that their steps need. */
export function crmMakers(
  server: TestServer,
  { companyId, ownerId, session }: Where,
): Map<string, () => Promise<Found>> {
  const person = async () => server.client(await session())
  const found = ({ id, version }: Made): Found => ({ id, version, body: {} })
  const name = () => `zz ${randomUUID()}`

  async function people() {
    const client = await person()
    const { id: customerId } = await client.call(customer.routes.create, {
      code: randomUUID().slice(0, 18),
      name: name(),
    })
    return { client, customerId, ownerId }
  }

  /** Erased by the call, so a customer of its own. */
  async function customerToErase() {
    const { client, customerId } = await people()
    return await client.call(customer.routes.get, { id: customerId })
  }

  async function openActivity() {
    const { client, ...of } = await people()
    return await client.call(activity.routes.create, { name: name(), ...of })
  }

  async function doneActivity() {
    const { id, version } = await openActivity()
    return await (await person()).call(finishActivity, { id, version })
  }

  async function openCase() {
    const { client, customerId } = await people()
    return await client.call(customerCase.routes.create, { name: name(), customerId })
  }

  async function waitingCase() {
    const { id, version } = await openCase()
    return await (await person()).call(waitCase, { id, version })
  }

  async function resolvedCase() {
    const { id, version } = await openCase()
    return await (await person()).call(resolveCase, { id, version, resolution: 'Done' })
  }

  async function closedCase() {
    const { id, version } = await resolvedCase()
    return await (await person()).call(closeCase, { id, version })
  }

  async function lead() {
    const { client, ...of } = await people()
    return await client.call(opportunity.routes.create, { name: name(), expectedMinor: 1000, ...of })
  }

  async function won() {
    const { id, version } = await lead()
    return await (await person()).call(winOpportunity, { id, version, reason: 'Price' })
  }

  async function member() {
    const { client, customerId } = await people()
    return await client.call(tradeMember.routes.create, { name: name(), customerId, memberSince: '2026-01-31' })
  }

  async function stoppedMember() {
    const { id, version } = await member()
    return await (await person()).call(stopMember, { id, version, reason: 'Unpaid' })
  }

  async function partsOfMember(): Promise<Found> {
    const { customerId } = await people()
    return { id: 0, version: undefined, body: { customerId, memberSince: '2026-01-31' } }
  }

  const draft = () => ({
    name: name(),
    titleEn: 'Visit',
    titleAr: 'زيارة',
    questions: [{ kind: 'nps' as const, labelEn: 'Recommend?', labelAr: 'توصي؟' }],
  })
  const draftSurvey = async () => await (await person()).call(survey.routes.create, draft())

  async function openedSurvey() {
    const { id, version } = await draftSurvey()
    return await (await person()).call(openSurvey, { id, version })
  }

  async function closedSurvey() {
    const { id, version } = await openedSurvey()
    return await (await person()).call(closeSurvey, { id, version })
  }

  async function link(): Promise<Found> {
    const { id } = await openedSurvey()
    const created = await (await person()).call(createSurveyLink, { id, uid: randomUUID() })
    return { id: created.id, version: undefined, body: {} }
  }

  async function pendingReview() {
    const { id: productId } = await createProduct(server.app.db, companyId)
    return await (await person()).call(review.routes.create, { name: name(), productId, stars: 4 })
  }

  async function publishedReview() {
    const { id, version } = await pendingReview()
    return await (await person()).call(publishReview, { id, version })
  }

  /** With a customer who is new to invite: nobody is invited again for a while. */
  async function surveyToInvite(): Promise<Found> {
    const { id, version } = await openedSurvey()
    const code = randomUUID().slice(0, 18)
    const reached = { email: `${code}@example.com`, emailConsent: 'granted' as const }
    const { id: customerId } = await (await person()).call(customer.routes.create, { code, name: name(), ...reached })
    return { id, version, body: { customerId } }
  }

  async function partsOfReview(): Promise<Found> {
    const { id: productId } = await createProduct(server.app.db, companyId)
    return { id: 0, version: undefined, body: { productId, stars: 4 } }
  }

  const made = (create: () => Promise<Made>) => async () => found(await create())
  return new Map([
    ['sales.customer.erase', made(customerToErase)],
    [activity.entity, made(openActivity)],
    ['crm.activity.reopen', made(doneActivity)],
    [customerCase.entity, made(openCase)],
    ['crm.customerCase.resume', made(waitingCase)],
    ['crm.customerCase.close', made(resolvedCase)],
    ['crm.customerCase.reopen', made(closedCase)],
    [opportunity.entity, made(lead)],
    ['crm.opportunity.reopen', made(won)],
    [tradeMember.entity, made(member)],
    ['crm.tradeMember.create', partsOfMember],
    ['crm.tradeMember.resume', made(stoppedMember)],
    [survey.entity, made(draftSurvey)],
    ['crm.survey.create', async () => ({ id: 0, version: undefined, body: draft() })],
    ['crm.survey.close', made(openedSurvey)],
    ['crm.survey.reopen', made(closedSurvey)],
    ['crm.survey.invite', surveyToInvite],
    ['crm.survey.createLink', made(openedSurvey)],
    ['crm.survey_invitation', link],
    [review.entity, made(pendingReview)],
    ['crm.review.create', partsOfReview],
    ['crm.review.reply', made(publishedReview)],
  ])
}
