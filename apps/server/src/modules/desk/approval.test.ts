import { approve, getApproval, listApprovals, reject } from '@countinghouse/contract/desk/approval'
import type { ApprovalStep } from '@countinghouse/contract/desk/approval-rule'
import { createApprovalRule, updateApprovalRule } from '@countinghouse/contract/desk/approval-rule'
import { listDelegates, setDelegate } from '@countinghouse/contract/desk/delegate'
import type { InputOf } from '@countinghouse/contract/schema'
import { getNavigation } from '@countinghouse/contract/erp/menu'
import { beforeAll, expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import type { NewPaper } from '../../../../../tests/support/paper.ts'
import { requestPaper, paper, preparePaper, quietly } from '../../../../../tests/support/paper.ts'
import { asSuperuser } from '../../../../../tests/support/people.ts'
import type { Client, Tenant } from '../../../../../tests/support/server.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { approvalOf, requestApproval, withdrawApproval } from './index.ts'

const server = useServer({ isOwn: true })
beforeAll(() => preparePaper((text) => asSuperuser(server, text)))

const idOf = (client: Client) => client.user?.Usr_userid ?? 0
const roleOf = (client: Client) => client.user?.user_roles[0]?.usrl_role_id ?? 0
const step = (client: Client, more: Partial<ApprovalStep> = {}): ApprovalStep => ({
  roleId: roleOf(client),
  userId: null,
  isAtStore: false,
  neededCount: 1,
  escalation: null,
  ...more,
})

test('a document above the limit goes through both steps and counts with the last decision; below it needs none', async () => {
  const { company, asker, one, two, ask } = await open()
  await rule(company, { amountFrom: 100_000, currency: 'GBP', steps: [step(one), step(two)] })
  expect((await ask({ amount: 99_999 })).requestId, 'below').toBeNull()
  const requested = await ask({ amount: 100_000 })
  const id = requested.requestId ?? 0
  expect(await waiting(two), 'not yet').toEqual([])
  expect(await waiting(one)).toEqual([id])
  expect(await one.call(approve, { id })).toMatchObject({ status: 'pending', step: 2, version: 2, canDecide: false })
  expect(await statusOf(requested.paperId)).toBe('draft')
  expect(await waiting(two)).toEqual([id])
  const done = await two.call(approve, { id, reason: 'Fine' })
  expect(done).toMatchObject({
    status: 'approved',
    decisions: [
      { step: 1, reason: null },
      { step: 2, reason: 'Fine' },
    ],
  })
  expect(await statusOf(requested.paperId)).toBe('approved')
  expect((await asker.call(listApprovals, { box: 'mine' })).items).toMatchObject([{ id, status: 'approved' }])
  const audits = await query(
    server.database.maintUrl,
    `select user_id::int, action from platform.audit where entity = 'desk.approval_request' and entity_id = $1 order by id`,
    [id],
  )
  expect(audits).toEqual([
    { user_id: idOf(one), action: 'desk.approval.approve' },
    { user_id: idOf(two), action: 'desk.approval.approve' },
  ])
  const events = await query(
    server.database.maintUrl,
    `select event, payload ->> 'status' as status from platform.outbox where company_id = $1 order by id`,
    [company.companyId],
  )
  expect(events).toEqual([
    { event: 'desk.approval_requested', status: null },
    { event: 'desk.approval_decided', status: 'approved' },
  ])
  const later = await ask({ amount: 150_000 })
  expect(await one.call(getApproval, { id: later.requestId ?? 0 })).toMatchObject({
    amount: 150_000,
    lastAmount: 100_000,
  })
})

test('a rejection needs a reason, ends the request and tells the document', async () => {
  const { company, one, two, ask } = await open()
  await rule(company, { steps: [step(one), step(two)] })
  const { requestId, paperId } = await ask({})
  const id = requestId ?? 0
  expect((await one.send(reject, { id })).status).toBe(400)
  expect(await one.call(reject, { id, reason: 'Too dear' })).toMatchObject({ status: 'rejected' })
  expect(await statusOf(paperId)).toBe('rejected: Too dear')
  expect(await waiting(two)).toEqual([])
})

test('the first rule by order decides: store, conditions, and an amount that cannot be compared is above a lower limit', async () => {
  const { company, one, ask } = await open()
  const steps = [step(one)]
  await rule(company, { priority: 1, conditions: { topic: ['gift'] } })
  await rule(company, { priority: 2, storeId: company.storeId, amountFrom: 5, currency: 'GBP', steps })
  await rule(company, {
    priority: 3,
    amountFrom: 900_000_000,
    currency: 'USD',
    conditions: { topic: ['import'] },
    steps,
  })
  const isRequested = async (given: NewPaper) => (await ask(given)).requestId !== null
  expect(await isRequested({ topic: 'gift', storeId: company.storeId }), 'the exemption comes first').toBe(false)
  expect(await isRequested({ storeId: company.storeId })).toBe(true)
  expect(await isRequested({ storeId: null }), 'another store').toBe(false)
  expect(await isRequested({ topic: 'import', amount: 1 }), 'other currency').toBe(true)
})

test('nobody approves his own request, not as a delegate, not through his delegate, and not past the server', async () => {
  const { company, one, two, ask } = await open()
  await rule(company, { steps: [step(one)] })
  const own = await ask({}, one)
  const id = own.requestId ?? 0
  expect(await one.send(approve, { id })).toMatchObject({ status: 403, body: { errorType: 'desk.self_approval' } })
  await one.call(setDelegate, { id: idOf(two), ...today })
  expect((await two.send(approve, { id })).status, 'for the requester').toBe(404)
  await give(company, two, roleOf(one))
  await two.call(setDelegate, { id: idOf(one), ...today })
  expect(await one.send(approve, { id }), 'as a delegate').toMatchObject({ status: 403 })
  for (const [by, behalf] of [
    [one, null],
    [two, one],
    [one, two],
  ] as const) {
    await expect(
      asSuperuser(
        server,
        `insert into desk.approval_decision (company_id, request_id, requested_by, step, decided_by, on_behalf_of, decision) values ($1, $2, $3, 1, $4, $5, 'approved')`,
        [company.companyId, id, idOf(one), idOf(by), behalf === null ? null : idOf(behalf)],
      ),
    ).rejects.toMatchObject({ constraint: 'approval_decision_not_own' })
  }
  expect(await two.call(approve, { id })).toMatchObject({ status: 'approved' })
})

test('a delegate decides for who is absent, on the days of the delegation, and passes nothing on', async () => {
  const { company, one, two, ask } = await open()
  const third = await company.as({ may: [] })
  await rule(company, { steps: [step(one, { neededCount: 2 })] })
  await give(company, two, roleOf(one))
  const { requestId } = await ask({})
  const id = requestId ?? 0
  await one.call(setDelegate, { id: idOf(third), fromDate: '2020-01-01', toDate: '2020-01-31' })
  expect(await waiting(third), 'over').toEqual([])
  await one.call(setDelegate, { id: idOf(third), ...today })
  const fourth = await company.as({ may: [] })
  await third.call(setDelegate, { id: idOf(fourth), ...today })
  expect(await waiting(fourth), 'not passed on').toEqual([])
  expect((await third.call(listApprovals, {})).items).toMatchObject([
    { id, onBehalfOf: `Una ${loginOf(one)}`, missing: 2 },
  ])
  expect(await third.call(approve, { id })).toMatchObject({ status: 'pending', missing: 1 })
  expect(await one.send(approve, { id }), 'his voice has spoken').toMatchObject({ status: 409 })
  expect(await two.call(approve, { id })).toMatchObject({ status: 'approved' })
  expect((await one.call(listDelegates, {})).items.filter((other) => other.fromDate !== null)).toHaveLength(1)
  await one.call(setDelegate, { id: idOf(third), fromDate: null, toDate: null })
  expect((await one.call(listDelegates, {})).items.every((other) => other.fromDate === null)).toBe(true)
})

test('a delegation names a colleague and ends after it begins; errors stand on their fields', async () => {
  const { one, two } = await open()
  const refused = async (input: object) => {
    const { status, body } = await one.send(setDelegate, { ...today, ...input })
    return [status, ...Object.keys(body.fields ?? {})]
  }
  expect(await refused({ id: idOf(one) })).toEqual([422, 'id'])
  expect(await refused({ id: idOf(two), fromDate: '2026-02-02', toDate: '2026-02-01' })).toEqual([422, 'toDate'])
  expect(await refused({ id: idOf((await server.company()).owner) })).toEqual([404])
})

test('a document that changed after it was asked for makes the request void; asked again it is a new one', async () => {
  const { company, asker, one, ask } = await open()
  await rule(company, { steps: [step(one)] })
  const { requestId, paperId } = await ask({})
  const id = requestId ?? 0
  await asSuperuser(server, `update test.paper set amount = amount + 1 where id = $1`, [paperId])
  expect(await one.call(approve, { id })).toMatchObject({ status: 'void', decisions: [] })
  expect(await statusOf(paperId)).toBe('draft')
  const again = () =>
    server.app.db.inTransaction(company, (tx) =>
      requestApproval(quietly(company.companyId, idOf(asker)), tx, paper, paperId),
    )
  const second = await again()
  expect(second).not.toEqual({ requestId: id })
  expect(await again(), 'unchanged it is the same').toEqual(second)
  await asSuperuser(server, `update test.paper set amount = amount + 1 where id = $1`, [paperId])
  const third = await again()
  expect(third).not.toEqual(second)
  const mine = (await asker.call(listApprovals, { box: 'mine' })).items.map((item) => item.status)
  expect(mine).toEqual(['pending', 'void', 'void'])
  const withdraw = () =>
    server.app.db.inTransaction(company, (tx) =>
      withdrawApproval(quietly(company.companyId, idOf(asker)), tx, paper, paperId),
    )
  expect([await withdraw(), await withdraw()]).toEqual([true, false])
  expect(await approvalOf(company, server.app.db.reader(company), paper, paperId)).toMatchObject({
    status: 'withdrawn',
  })
})

test('twenty approvers at once: one decides, the others are told who did', async () => {
  const { company, one, ask } = await open()
  await rule(company, { steps: [step(one)] })
  const others: Client[] = []
  for (let count = 0; count < 19; count++) others.push(await company.as({ may: [] }))
  for (const other of others) await give(company, other, roleOf(one))
  const { requestId, paperId } = await ask({})
  const id = requestId ?? 0
  const answers = await Promise.all(
    [one, ...others].map((client, index) =>
      index % 2 === 0 ? client.send(approve, { id }) : client.send(reject, { id, reason: 'No' }),
    ),
  )
  const [won, lost] = [answers.filter(({ status }) => status === 200), answers.filter(({ status }) => status === 409)]
  expect([won.length, lost.length]).toEqual([1, 19])
  const decision = String(won[0]?.body['status'])
  for (const { body } of lost)
    expect(body).toMatchObject({
      errorType: 'state_conflict',
      message: expect.stringMatching(`has already ${decision} this`),
      details: { status: decision, decidedBy: expect.stringMatching(/^Una /) },
    })
  expect(await statusOf(paperId)).toMatch(decision)
})

test('after the time limit of a step the next ones may decide as well', async () => {
  const { company, one, two, ask } = await open()
  await rule(company, { steps: [step(one, { escalation: { hours: 24, roleId: roleOf(two) } })] })
  const id = (await ask({})).requestId ?? 0
  expect(await waiting(two)).toEqual([])
  await asSuperuser(
    server,
    `update desk.approval_request_step set started_at = now() - interval '25 hours' where request_id = $1`,
    [id],
  )
  expect(await waiting(two)).toEqual([id])
  expect(await two.call(approve, { id })).toMatchObject({ status: 'approved' })
})

test('a role held in one store decides there only, and at the document’s store only who works in it', async () => {
  const { company, one, ask } = await open()
  await asSuperuser(server, `update erp.user_role set store_id = $2 where company_id = $1 and user_id = $3`, [
    company.companyId,
    company.storeId,
    idOf(one),
  ])
  await rule(company, { steps: [step(one)] })
  const here = (await ask({ storeId: company.storeId })).requestId
  await ask({ storeId: null })
  expect(await waiting(one)).toEqual([here])
  const visitor = await company.as({ may: [] })
  await asSuperuser(
    server,
    `update erp.app_user set has_all_stores = false, default_store_id = null where company_id = $1 and id = $2`,
    [company.companyId, idOf(visitor)],
  )
  await rule(company, { priority: 1, steps: [step(visitor, { isAtStore: true })] })
  await ask({ storeId: company.storeId })
  expect(await waiting(visitor)).toEqual([])
})

test('a request is there for who asked, decided or may decide; for all others and other companies it is not', async () => {
  const { company, asker, one, two, ask } = await open()
  await rule(company, { steps: [step(one)] })
  const id = (await ask({})).requestId ?? 0
  const foreign = await open()
  await rule(foreign.company, { steps: [step(foreign.one)] })
  for (const stranger of [two, company.owner, foreign.one, foreign.company.owner]) {
    for (const route of [getApproval, approve]) expect((await stranger.send(route, { id })).status, route.id).toBe(404)
    expect(await waiting(stranger)).toEqual([])
  }
  expect((await asker.call(getApproval, { id })).canDecide).toBe(false)
  const shown = await one.call(getApproval, { id })
  expect(shown).toMatchObject({ canDecide: true, address: null, title: paper.title })
})

test('the inbox is in everybody’s menu, with the number of what waits for him alone', async () => {
  const { company, one, two, ask } = await open()
  await rule(company, { steps: [step(one)] })
  await ask({})
  await ask({})
  const badge = async (client: Client) => {
    const item = (await client.call(getNavigation, {})).find(({ path }) => path === '/account/inbox')
    return item === undefined ? 'missing' : item.badgetxt
  }
  expect([await badge(one), await badge(two)]).toEqual(['2', null])
})

test('a changed rule leaves running requests as they began', async () => {
  const { company, one, two, ask } = await open()
  const created = await rule(company, { steps: [step(one)] })
  const id = (await ask({})).requestId ?? 0
  await company.owner.call(updateApprovalRule, { id: created.id, version: 1, steps: [step(two)] })
  expect([await waiting(one), await waiting(two)]).toEqual([[id], []])
})

const today = { fromDate: '2000-01-01', toDate: '2199-12-31' }

/** A company with somebody who asks and two who may be asked. */
async function open() {
  const company = await server.company()
  const asker = await company.as({ may: [] })
  const one = await company.as({ may: [] })
  const two = await company.as({ may: [] })
  const ask = (given: NewPaper, by = asker) => requestPaper(server.app.db, company.companyId, idOf(by), given)
  return { company, asker, one, two, ask }
}

let rules = 0

async function rule({ owner }: Tenant, given: Partial<InputOf<typeof createApprovalRule.input>>) {
  return await owner.call(createApprovalRule, { documentType: paper.entity, name: `Rule ${rules++}`, ...given })
}

async function give({ companyId }: Tenant, client: Client, roleId: number): Promise<void> {
  await asSuperuser(server, `insert into erp.user_role (company_id, user_id, role_id) values ($1, $2, $3)`, [
    companyId,
    idOf(client),
    roleId,
  ])
}

async function waiting(client: Client): Promise<number[]> {
  return (await client.call(listApprovals, {})).items.map((item) => item.id)
}

async function statusOf(paperId: number): Promise<string | undefined> {
  const rows = await query<{ status: string }>(
    server.database.maintUrl,
    'select status from test.paper where id = $1',
    [paperId],
  )
  return rows[0]?.status
}

function loginOf(client: Client): string {
  return client.user?.Usr_lname ?? ''
}
