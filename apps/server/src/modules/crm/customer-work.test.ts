import { activity, finishActivity, reopenActivity } from '@countinghouse/contract/crm/activity'
import { getUser } from '@countinghouse/contract/erp/user'
import { offboardUser } from '@countinghouse/contract/erp/offboarding'
import { customer } from '@countinghouse/contract/crm/customer'
import {
  caseHours,
  casePriorities,
  closeCase,
  customerCase,
  reopenCase,
  resolveCase,
  resumeCase,
  waitCase,
} from '@countinghouse/contract/crm/customer-case'
import {
  getPipeline,
  loseOpportunity,
  moveOpportunity,
  opportunity,
  reopenOpportunity,
  winOpportunity,
} from '@countinghouse/contract/crm/opportunity'
import { getCustomerActivity } from '@countinghouse/contract/crm/customer-activity'
import { listNotifications } from '@countinghouse/contract/desk/notification'
import { expect, test } from 'vitest'
import { useServer } from '../../../../../tests/support/server.ts'

const server = useServer()

async function office() {
  const tenant = await server.company()
  const { id: customerId } = await tenant.owner.call(customer.routes.create, { code: 'ADA', name: 'Ada Smith' })
  return { ...tenant, customerId, ownerId: tenant.owner.user?.Usr_userid ?? 0 }
}

test('an activity is completed and reopened, a note is completed from the start, and the owner is notified', async () => {
  const { owner, customerId, ownerId, as } = await office()
  const task = await owner.call(activity.routes.create, { name: 'Send the catalogue', customerId, ownerId })
  expect(task).toMatchObject({ code: 'ACT-00001', kind: 'task', status: 'open', doneAt: null })
  const done = await owner.call(finishActivity, { id: task.id, version: task.version })
  expect(await owner.call(activity.routes.get, { id: task.id })).toMatchObject({
    status: 'done',
    doneAt: expect.any(String),
  })
  expect(await owner.send(finishActivity, done)).toMatchObject({ status: 409, body: { errorType: 'state_conflict' } })
  expect(await owner.send(reopenActivity, { id: task.id, version: task.version })).toMatchObject({
    status: 409,
    body: { errorType: 'stale' },
  })
  await owner.call(reopenActivity, { id: done.id, version: done.version })
  const note = await owner.call(activity.routes.create, { name: 'Prefers mail', kind: 'note', customerId, ownerId })
  expect(note).toMatchObject({ status: 'done', doneAt: expect.any(String) })

  const clerk = await as({ may: ['activities:view'] })
  const clerkId = clerk.user?.Usr_userid ?? 0
  await owner.call(activity.routes.create, { name: 'Call back', kind: 'call', customerId, ownerId: clerkId })
  const { items } = await clerk.call(listNotifications, {})
  expect(items).toMatchObject([{ kind: 'assigned', args: { what: 'Call back' } }])
  expect((await owner.call(listNotifications, {})).items).toEqual([])
})

test('a case is due by its priority, waits, is resolved with a resolution, closed and reopened; closed it is not edited', async () => {
  const { owner, customerId } = await office()
  const hours = (from: string, to: unknown) => (Date.parse(String(to)) - Date.parse(from)) / 3_600_000
  for (const priority of casePriorities) {
    const one = await owner.call(customerCase.routes.create, { name: 'Late parcel', customerId, priority })
    expect(hours(one.createdAt, (one as unknown as { dueAt: string }).dueAt)).toBeCloseTo(caseHours[priority], 6)
  }
  const opened = await owner.call(customerCase.routes.create, { name: 'Torn seam', customerId })
  const { id } = opened
  expect(opened).toMatchObject({ code: 'CASE-00005', status: 'open', priority: 'normal', resolution: null })
  let { version } = await owner.call(waitCase, { id, version: opened.version })
  expect(await owner.send(waitCase, { id, version })).toMatchObject({ body: { errorType: 'state_conflict' } })
  ;({ version } = await owner.call(resumeCase, { id, version }))
  expect(await owner.send(closeCase, { id, version })).toMatchObject({ body: { errorType: 'state_conflict' } })
  ;({ version } = await owner.call(resolveCase, { id, version, resolution: 'Replaced' }))
  expect(await owner.send(customerCase.routes.update, { id, version, name: 'Other' })).toMatchObject({
    status: 409,
    body: { errorType: 'crm.record_closed' },
  })
  ;({ version } = await owner.call(closeCase, { id, version }))
  expect(await owner.call(customerCase.routes.get, { id })).toMatchObject({
    status: 'closed',
    resolution: 'Replaced',
    closedAt: expect.any(String),
  })
  ;({ version } = await owner.call(reopenCase, { id, version }))
  expect(await owner.call(customerCase.routes.get, { id })).toMatchObject({
    status: 'open',
    resolution: null,
    resolvedAt: null,
    closedAt: null,
  })
  const { items } = await owner.call(customerCase.routes.list, { status: ['open', 'waiting'], sort: ['dueAt'] })
  expect(items.map(({ code }) => code)).toEqual(['CASE-00001', 'CASE-00002', 'CASE-00003', 'CASE-00005', 'CASE-00004'])
  const urgent = await owner.call(customerCase.routes.update, { id, version, priority: 'urgent' })
  expect(hours(urgent.createdAt, (urgent as unknown as { dueAt: string }).dueAt)).toBeCloseTo(4, 6)
})

test('the pipeline sums and weights each stage; an opportunity moves, is won with a reason and reopened', async () => {
  const { owner, customerId, ownerId } = await office()
  const one = await owner.call(opportunity.routes.create, {
    name: 'Uniforms',
    customerId,
    ownerId,
    expectedMinor: 1_000_05,
  })
  expect(one).toMatchObject({ code: 'OPP-00001', status: 'lead', probabilityPpm: 100_000, weightedMinor: 10_001 })
  const { id } = one
  await owner.call(opportunity.routes.create, { name: 'Gifts', customerId, ownerId, expectedMinor: 2_000_00 })
  const moved = await owner.call(moveOpportunity, { id, version: one.version, stage: 'proposal' })
  const pipeline = await owner.call(getPipeline, {})
  expect(
    pipeline.stages.map(({ stage, count, expectedMinor, weightedMinor }) => [
      stage,
      count,
      expectedMinor,
      weightedMinor,
    ]),
  ).toEqual([
    ['lead', 1, 200_000, 20_000],
    ['qualified', 0, 0, 0],
    // 50 % of 1,000.05, half away from zero.
    ['proposal', 1, 100_005, 50_003],
    ['negotiation', 0, 0, 0],
  ])
  expect(await owner.send(moveOpportunity, { id, version: moved.version, stage: 'proposal' })).toMatchObject({
    body: { errorType: 'state_conflict' },
  })
  const won = await owner.call(winOpportunity, { id, version: moved.version, reason: 'Best quality' })
  expect(await owner.call(opportunity.routes.get, { id })).toMatchObject({
    status: 'won',
    probabilityPpm: 1_000_000,
    weightedMinor: 100_005,
    outcomeReason: 'Best quality',
  })
  expect(await owner.send(opportunity.routes.update, { id, version: won.version, name: 'Other' })).toMatchObject({
    body: { errorType: 'crm.record_closed' },
  })
  const reopened = await owner.call(reopenOpportunity, { id, version: won.version })
  const lost = await owner.call(loseOpportunity, { id, version: reopened.version, reason: 'Price' })
  expect(await owner.call(opportunity.routes.get, { id })).toMatchObject({
    version: lost.version,
    status: 'lost',
    probabilityPpm: 0,
    weightedMinor: 0,
    outcomeReason: 'Price',
  })
  expect((await owner.call(getPipeline, { ownerId })).stages.map(({ count }) => count)).toEqual([1, 0, 0, 0])
})

test('the activity of a customer lists what the caller may view, newest first', async () => {
  const { owner, customerId, ownerId, as } = await office()
  await owner.call(activity.routes.create, { name: 'Call', customerId, ownerId })
  await owner.call(customerCase.routes.create, { name: 'Torn seam', customerId })
  await owner.call(opportunity.routes.create, { name: 'Uniforms', customerId, ownerId, expectedMinor: 100 })
  const seen = async (client: typeof owner) =>
    (await client.call(getCustomerActivity, { id: customerId })).items.map(({ kind, name }) => [kind, name])
  expect(await seen(owner)).toEqual([
    ['opportunity', 'Uniforms'],
    ['case', 'Torn seam'],
    ['activity', 'Call'],
  ])
  expect(await seen(await as({ may: ['customers:view', 'cases:view'] }))).toEqual([['case', 'Torn seam']])
  expect(await owner.send(getCustomerActivity, { id: 999_999 })).toMatchObject({ status: 404 })
})

test('a successor takes over what a leaver has open, and nothing that is finished', async () => {
  const { owner, customerId, ownerId, as } = await office()
  const leaver = (await as({ may: ['activities:view'] })).user?.Usr_userid ?? 0
  const open = await owner.call(activity.routes.create, { name: 'Call', customerId, ownerId: leaver })
  const note = await owner.call(activity.routes.create, { name: 'Note', kind: 'note', customerId, ownerId: leaver })
  const opened = await owner.call(customerCase.routes.create, { name: 'Torn seam', customerId, ownerId: leaver })
  const { version } = await owner.call(getUser, { id: leaver })
  await owner.call(offboardUser, { id: leaver, version, reason: 'Moves to the sea', successorId: ownerId })
  const activityOwner = async (id: number) => (await owner.call(activity.routes.get, { id })).ownerId
  expect(await activityOwner(open.id)).toBe(ownerId)
  expect(await owner.call(customerCase.routes.get, { id: opened.id })).toMatchObject({ ownerId })
  expect(await activityOwner(note.id)).toBe(leaver)
})
