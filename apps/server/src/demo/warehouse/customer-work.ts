import { activity, finishActivity } from '@countinghouse/contract/crm/activity'
import { recordConsent } from '@countinghouse/contract/crm/consent'
import { customer } from '@countinghouse/contract/crm/customer'
import { closeCase, customerCase, resolveCase, waitCase } from '@countinghouse/contract/crm/customer-case'
import {
  loseOpportunity,
  moveOpportunity,
  openStages,
  opportunity,
  winOpportunity,
} from '@countinghouse/contract/crm/opportunity'
import { publishReview, rejectReview, replyToReview, review } from '@countinghouse/contract/crm/review'
import type { Database } from '../../platform/database/db.ts'
import { addCampaigns } from './campaigns.ts'
import type { Ground } from './ground.ts'
import { daysAgo } from './ground.ts'
import { addMemberships } from './memberships.ts'
import type { Staff } from './staff.ts'
import { addSurvey } from './survey-answers.ts'

type Person = { readonly customerId: number; readonly ownerId: number }

/** Activities, cases and opportunities of customers in all states, a survey with eight weeks of answers, and reviews. */
export async function addCustomerWork(db: Database, staff: Staff, ground: Ground): Promise<void> {
  const { owner } = staff
  const create = async (code: string, name: string, email: string) =>
    (await owner(customer.routes.create, { code, name, email, emailConsent: 'granted', countryCode: 'GB' })).id
  const people = [
    await create('NORA', 'Nora Whitfield', 'nora@example.com'),
    await create('SAMIR', 'Samir Khoury', 'samir@example.com'),
    await create('ISLA', 'Isla Brennan', 'isla@example.com'),
  ]
  const of = (at: number): Person => ({ customerId: people[at] ?? 0, ownerId: ground.ownerId })
  await addConsents(staff, people)
  await addCampaigns(db, staff, ground)
  await addMemberships(db, staff, ground, people)
  await addActivities(staff, of)
  await addCases(staff, of)
  await addOpportunities(staff, of)
  await addSurvey(db, staff, ground, people)
  await addReviews(staff, ground, people)
}

/** Nora may be called and Samir written to; Isla wants no surveys. */
async function addConsents({ owner }: Staff, people: readonly number[]): Promise<void> {
  const [nora = 0, samir = 0, isla = 0] = people
  const form = { status: 'granted', textVersion: 'Form 2026-04' } as const
  await owner(recordConsent, { id: nora, channel: 'phone', ...form })
  await owner(recordConsent, { id: samir, channel: 'post', ...form })
  await owner(recordConsent, { id: isla, consentPurpose: 'surveys', status: 'denied' })
}

async function addActivities({ owner }: Staff, of: (at: number) => Person): Promise<void> {
  await owner(activity.routes.create, { name: 'Send fabric samples', dueOn: daysAgo(-2), ...of(0) })
  await owner(activity.routes.create, { name: 'Ask about the delivery', kind: 'call', dueOn: daysAgo(3), ...of(1) })
  await owner(activity.routes.create, { name: 'Prefers a call after six', kind: 'note', ...of(1) })
  const visit = { name: 'Measure the dining room', kind: 'meeting' as const, dueOn: daysAgo(5), ...of(2) }
  const { id, version } = await owner(activity.routes.create, visit)
  await owner(finishActivity, { id, version })
}

async function addCases({ owner }: Staff, of: (at: number) => Person): Promise<void> {
  await owner(customerCase.routes.create, {
    name: 'Table leg wobbles',
    category: 'complaint',
    priority: 'high',
    description: 'One leg is shorter by a few millimetres.',
    ...of(0),
  })
  const late = { name: 'Where is the parcel?', category: 'delivery' as const, priority: 'urgent' as const, ...of(1) }
  const waiting = await owner(customerCase.routes.create, late)
  await owner(waitCase, { id: waiting.id, version: waiting.version })
  await owner(customerCase.routes.create, { name: 'Care of oiled oak', priority: 'low', ...of(2) })
  const resolve = async (name: string, resolution: string, at: number) => {
    const { id, version } = await owner(customerCase.routes.create, { name, ...of(at) })
    return await owner(resolveCase, { id, version, resolution })
  }
  await resolve('Copy of an invoice', 'Sent by email.', 0)
  const { id, version } = await resolve('Exchange a lamp', 'Exchanged in the store.', 2)
  await owner(closeCase, { id, version })
}

async function addOpportunities({ owner }: Staff, of: (at: number) => Person): Promise<void> {
  const names = ['Garden furniture', 'Holiday flat', 'Office chairs', 'Guest house', 'Wedding list', 'Library shelves']
  const values = [85_000, 240_000, 120_000, 560_000, 64_000, 150_000]
  for (const [at, name] of names.entries()) {
    const entered = { name, expectedMinor: values[at] ?? 0, closeOn: daysAgo(-7 * (at + 1)), ...of(at % 3) }
    const { id, version } = await owner(opportunity.routes.create, entered)
    const stage = openStages[at]
    if (stage === 'lead') continue
    if (stage !== undefined) await owner(moveOpportunity, { id, version, stage })
    else if (at === 4) await owner(winOpportunity, { id, version, reason: 'Everything from one shop' })
    else await owner(loseOpportunity, { id, version, reason: 'Longer delivery than promised' })
  }
}

async function addReviews({ owner }: Staff, { goods }: Ground, people: readonly number[]): Promise<void> {
  const written = [
    ['Sturdy and simple', 5],
    ['Good, but the box was torn', 4],
    ['Scratched on arrival', 2],
    ['Read my blog', 1],
    ['As described', 4],
  ] as const
  for (const [at, [name, stars]] of written.entries()) {
    const productId = goods[at % 2]?.productId ?? 0
    const { id, version } = await owner(review.routes.create, {
      name,
      stars,
      productId,
      customerId: people[at % people.length] ?? null,
    })
    if (at === 3) await owner(rejectReview, { id, version, reason: 'Advertising' })
    if (at > 2) continue
    const published = await owner(publishReview, { id, version })
    if (at === 2)
      await owner(replyToReview, { id, version: published.version, reply: 'We are sorry, a new one is on its way.' })
  }
}
