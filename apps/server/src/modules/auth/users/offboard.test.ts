import { getSession } from '@countinghouse/contract/auth/session'
import { signUp } from '@countinghouse/contract/auth/sign-in'
import { listApprovals } from '@countinghouse/contract/desk/approval'
import { createApprovalRule, getApprovalRule, updateApprovalRule } from '@countinghouse/contract/desk/approval-rule'
import { listDelegates, setDelegate } from '@countinghouse/contract/desk/delegate'
import { listViews } from '@countinghouse/contract/desk/view'
import { createView } from '@countinghouse/contract/desk/view-writes'
import { getOffboarding, offboardUser } from '@countinghouse/contract/erp/offboarding'
import { store } from '@countinghouse/contract/erp/store'
import { deactivateUser, getUser, inviteUser } from '@countinghouse/contract/erp/user'
import { beforeAll, expect, test } from 'vitest'
import { query } from '../../../../../../tests/support/database.ts'
import { requestPaper, paper, preparePaper } from '../../../../../../tests/support/paper.ts'
import { asSuperuser } from '../../../../../../tests/support/people.ts'
import type { Client, Tenant } from '../../../../../../tests/support/server.ts'
import { useServer } from '../../../../../../tests/support/server.ts'

const server = useServer({ isOwn: true })
beforeAll(() => preparePaper((text) => asSuperuser(server, text)))

const idOf = ({ user }: Client) => user?.Usr_userid ?? 0
const administers = ['user-master:view', 'user-master:create', 'user-master:deactivate', 'brand:view']

test('whoever leaves is out at once, and another one stands in his place everywhere, or nothing happens', async () => {
  const { tenant, owner, leaver, heir, id, ruleId } = await open()
  const { link } = await leaver.call(inviteUser, { firstName: 'Nora', lastName: 'Newcomer' })
  await owner.call(setDelegate, { id, fromDate: '2020-01-01', toDate: '2199-01-01' })
  await leaver.call(createView, { page: 'brand', name: 'Ours', sharedWith: 'everyone' })
  await heir.call(createView, { page: 'brand', name: 'ours' })
  const main = await owner.call(store.routes.get, { id: tenant.storeId })
  await owner.call(store.routes.update, { id: main.id, version: main.version, managerId: id })
  const requested = await requestPaper(server.app.db, tenant.companyId, idOf(owner))
  const lookedAt = await tenant.as({ may: ['brand:view'] })
  await asSuperuser(
    server,
    `update auth.session s set impersonator_id = $2, impersonation_reason = 'Asks', impersonator_session_id = o.id
     from auth.session o where s.company_id = $1 and s.user_id = $3 and o.company_id = $1 and o.user_id = $2`,
    [tenant.companyId, id, idOf(lookedAt)],
  )

  const plan = await owner.call(getOffboarding, { id })
  const { version } = await owner.call(getUser, { id })
  const wanted = { id, version, reason: 'Moves to the sea' }
  expect(await owner.send(offboardUser, wanted)).toMatchObject({
    status: 400,
    body: { fields: { successorId: [{ message: 'Select a successor.' }] } },
  })
  expect((await leaver.send(getSession, {})).status, 'refused as a whole').toBe(200)
  const done = await owner.call(offboardUser, { ...wanted, successorId: idOf(heir) })
  const { successors, ...planned } = plan
  expect(planned).toEqual(done)
  expect(new Set(successors.map((one) => one.id))).toEqual(new Set([owner, heir, lookedAt].map(idOf)))
  const counts = (lines: typeof done.ending) => lines.map(({ key, count }) => `${key} ${count}`).toSorted()
  expect(counts(done.ending)).toEqual(['auth.invitations 1', 'auth.sessions 2'])
  expect(counts(done.handedOver)).toEqual([
    'desk.approval_rules 1',
    'desk.approvals 1',
    'desk.delegations 1',
    'desk.shared_views 1',
    'erp.managed_stores 1',
  ])

  expect(await leaver.send(getSession, {})).toMatchObject({ status: 403, body: { errorType: 'inactive_user' } })
  expect((await lookedAt.send(getSession, {})).status, 'through somebody’s eyes').toBe(403)
  const token = new URLSearchParams(link?.split('#')[1]).get('token')
  const opening = { token, username: 'nora-4711', password: 'welcome to 4711 us', firstName: 'Nora', lastName: 'New' }
  expect((await server.stranger.send(signUp, opening)).body.errorType).toBe('auth.invitation_invalid')
  expect((await heir.call(listApprovals, { box: 'waiting' })).items).toMatchObject([{ id: requested.requestId }])
  expect((await owner.call(getApprovalRule, { id: ruleId })).steps).toMatchObject([{ userId: idOf(heir) }])
  const deputies = (await owner.call(listDelegates, {})).items.filter(({ fromDate }) => fromDate !== null)
  expect(deputies).toMatchObject([{ id: idOf(heir), fromDate: '2020-01-01' }])
  expect((await owner.call(store.routes.get, { id: main.id })).managerId).toBe(idOf(heir))
  const views = (await heir.call(listViews, { page: 'brand' })).items
  expect(views.map(({ name, isMine }) => `${name.replace(/\d+/, 'n')} ${isMine}`)).toEqual([
    'Ours (n) true',
    'ours true',
  ])
  const told = await query<{ entity: string }>(
    server.database.maintUrl,
    `select distinct entity from platform.audit where company_id = $1 and action = 'erp.user.offboard' order by 1`,
    [tenant.companyId],
  )
  expect(told.map(({ entity }) => entity)).toEqual([
    'desk.approval_delegate',
    'desk.approval_request',
    'desk.approval_rule',
    'desk.saved_view',
    'erp.app_user',
    'erp.store',
  ])
  expect((await owner.call(getOffboarding, { id })).handedOver).toEqual([])
})

test('what was left behind by somebody who was only deactivated is handed over later; nobody decides twice, or takes over from himself', async () => {
  const { tenant, owner, leaver, heir, id, ruleId } = await open()
  await requestPaper(server.app.db, tenant.companyId, idOf(heir))
  const seen = await owner.call(getUser, { id })
  const me = await owner.call(getUser, { id: idOf(owner) })
  const mine = { id: me.id, version: me.version, reason: 'Bye', successorId: idOf(heir) }
  expect((await owner.send(offboardUser, mine)).body.errorType).toBe('erp.own_account')
  expect((await leaver.send(offboardUser, { ...mine, version: me.version })).body.errorType).toBe(
    'erp.administrator_protected',
  )
  const gone = await owner.call(deactivateUser, { id, version: seen.version, reason: 'By mistake' })
  const wanted = { id, version: gone.version, reason: 'For good' }
  expect(await owner.send(offboardUser, { ...wanted, successorId: id })).toMatchObject({ status: 400 })
  expect(await owner.send(offboardUser, { ...wanted, successorId: idOf(heir) })).toMatchObject({
    status: 422,
    body: {
      errorType: 'erp.successor_unfit',
      fields: {
        successorId: [{ message: expect.stringContaining('already requested or decides one of these approvals') }],
      },
    },
  })
  // A second paper waits for the leaver's role, which nobody else holds.
  const step = { userId: null, roleId: leaver.user?.user_roles[0]?.usrl_role_id ?? 0, isAtStore: false, neededCount: 1 }
  const { version } = await owner.call(getApprovalRule, { id: ruleId })
  await owner.call(updateApprovalRule, { id: ruleId, version, steps: [{ ...step, escalation: null }] })
  await requestPaper(server.app.db, tenant.companyId, idOf(heir))
  const done = await owner.call(offboardUser, { ...wanted, successorId: idOf(owner) })
  expect(done).toMatchObject({
    ending: [],
    handedOver: [{ key: 'desk.approvals', count: 1 }],
    toCheck: [{ key: 'desk.stranded_approvals', count: 1 }],
  })
})

test('nobody gets a voice for days that were not delegated; what cannot be handed over stays to be looked at', async () => {
  const { tenant, owner, heir, id } = await open()
  const delegated = async (by: Client, to: number, fromDate: string, toDate: string) =>
    await by.call(setDelegate, { id: to, fromDate, toDate })
  const daysOf = async (by: Client) =>
    (await by.call(listDelegates, {})).items
      .filter(({ fromDate }) => fromDate !== null)
      .map((one) => `${one.id === id ? 'leaver' : 'heir'} ${one.fromDate} ${one.toDate}`)
  const [apart, touching] = [await tenant.as({ may: ['brand:view'] }), await tenant.as({ may: ['brand:view'] })]
  for (const by of [owner, apart, touching]) await delegated(by, id, '2198-12-01', '2198-12-31')
  await delegated(owner, idOf(heir), '2020-01-05', '2020-01-10')
  await delegated(apart, idOf(heir), '2198-01-05', '2198-01-10')
  await delegated(touching, idOf(heir), '2198-11-01', '2198-11-30')
  const { version } = await owner.call(getUser, { id })
  const done = await owner.call(offboardUser, { id, version, reason: 'Bye', successorId: idOf(heir) })
  expect(await daysOf(owner)).toEqual(['heir 2198-12-01 2198-12-31'])
  expect(await daysOf(touching)).toEqual(['heir 2198-11-01 2198-12-31'])
  expect((await daysOf(apart)).toSorted()).toEqual(['heir 2198-01-05 2198-01-10', 'leaver 2198-12-01 2198-12-31'])
  expect(done).toMatchObject({ toCheck: [{ key: 'desk.delegations', count: 1 }] })
  expect(done.handedOver).toContainEqual(expect.objectContaining({ key: 'desk.delegations', count: 2 }))
})

/** A company in which every paper waits for the one who is about to leave. */
async function open() {
  const tenant = await server.company()
  const { owner } = tenant
  const leaver = await tenant.as({ may: administers })
  const heir = await tenant.as({ may: ['brand:view'] })
  return { tenant, owner, leaver, heir, id: idOf(leaver), ruleId: await ruleFor(tenant, leaver) }
}

async function ruleFor({ owner }: Tenant, approver: Client): Promise<number> {
  const step = { roleId: null, userId: idOf(approver), isAtStore: false, neededCount: 1, escalation: null }
  const created = { documentType: paper.entity, name: 'All papers', steps: [step] }
  return (await owner.call(createApprovalRule, created)).id
}
