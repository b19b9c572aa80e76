import { getSession } from '@countinghouse/contract/auth/session'
import { signUp } from '@countinghouse/contract/auth/sign-in'
import { getDashboard } from '@countinghouse/contract/erp/dashboard'
import {
  activateUser,
  deactivateUser,
  getUser,
  getUserChoices,
  inviteUser,
  resendInvitation,
  updateUser,
  users,
} from '@countinghouse/contract/erp/user'
import { expect, test } from 'vitest'
import { asSuperuser } from '../../../../../../tests/support/people.ts'
import type { Client, Tenant } from '../../../../../../tests/support/server.ts'
import { useServer } from '../../../../../../tests/support/server.ts'
import { useSmtpStandIn } from '../../../../../../tests/support/fake-smtp.ts'
import { mailGateway } from '../../../platform/mail/mailer.ts'
import { mailInvitation } from './invitations.ts'

const smtp = useSmtpStandIn()
const server = useServer()
const password = 'welcome to 4711 us'
const nora = { firstName: 'Nora', lastName: 'Newcomer' }

test('an invited user opens the account with the link, works in the stores and roles given, and the link works once', async () => {
  const tenant = await server.company()
  const roleId = await roleWith(tenant, ['user-master:view'])
  const roles = [{ roleId, storeId: tenant.storeId, from: null, until: null }]
  const given = {
    ...nora,
    email: 'Nora@example.com',
    storeIds: [tenant.storeId],
    defaultStoreId: tenant.storeId,
    roles,
  }
  const invited = await tenant.owner.call(inviteUser, given)
  expect(invited).toMatchObject({
    name: 'Nora Newcomer',
    status: 'invited',
    workplaces: [{ name: 'Main' }],
    isAdministrator: false,
  })
  expect(invited.heldRoles).toMatchObject([{ roleId, store: { id: tenant.storeId }, from: null }])
  const waiting = (await tenant.owner.call(getDashboard, {})).items
  expect(waiting).toMatchObject([
    { key: 'erp.open_invitations', count: 1, address: '/erp/user-master/?status=invited' },
  ])
  const client = await accept(invited)
  expect((await tenant.owner.call(getDashboard, {})).items).toEqual([])
  expect(client.user).toMatchObject({
    Usr_userid: invited.id,
    Usr_storeidfk: tenant.storeId,
    user_roles: [{ usrl_role_id: roleId }],
  })
  const { items } = await client.call(users.routes.list, {})
  expect(items.map(({ name }) => name)).toEqual(['Nora Newcomer', 'Olga Owner'])
  expect(await tenant.owner.call(getUser, { id: invited.id })).toMatchObject({
    status: 'active',
    openSessions: 1,
    invitedUntil: null,
  })
  expect(await accepting(invited)).toMatchObject({ status: 422, body: { errorType: 'auth.invitation_invalid' } })
})

test('a new link closes the one before, and somebody who has an account needs none', async () => {
  const { owner } = await server.company()
  const first = await owner.call(inviteUser, nora)
  const second = await owner.call(resendInvitation, { id: first.id })
  expect(await accepting(first)).toMatchObject({ status: 422 })
  await accept(second)
  expect(await owner.send(resendInvitation, { id: first.id })).toMatchObject({
    status: 409,
    body: { errorType: 'state_conflict' },
  })
})

test('a mailed invitation brings a link of its own to the address, and the one on the screen is dead', async () => {
  const { owner, companyId } = await server.company()
  const shown = await owner.call(inviteUser, { ...nora, email: 'nora@example.com' })
  const { mailer } = mailGateway(smtp.settings)
  if (mailer === null) throw new Error('The stand-in takes no mail.')
  const payload = { invitedId: shown.id }
  await mailInvitation(server.app.db, mailer, { companyId, outboxId: 1, event: 'auth.invitation_opened', payload })
  const [{ recipients, source } = { recipients: [], source: '' }] = smtp.mails
  expect(recipients).toEqual(['<nora@example.com>'])
  const plain = source.replaceAll('=\r\n', '').replaceAll('=3D', '=')
  const link = /https:\/\/office\.example\.com(\/auth\/signup#token=[\w-]+)/.exec(plain)?.[1] ?? ''
  expect(await accepting(shown)).toMatchObject({ status: 422 })
  await accept({ id: shown.id, link })
})

test('the next click of a deactivated user is out, his links are dead, and he comes back with what he had', async () => {
  const { owner, ...tenant } = await server.company()
  const roleId = await roleWith({ owner, ...tenant }, ['user-master:view'])
  const invited = await owner.call(inviteUser, { ...nora, hasAllStores: true, roles: [{ roleId }] })
  const client = await accept(invited)
  const { version } = await owner.call(getUser, { id: invited.id })
  const gone = await owner.call(deactivateUser, { id: invited.id, version, reason: 'Left the company' })
  expect(gone).toMatchObject({
    status: 'inactive',
    deactivatedBy: 'Olga Owner',
    deactivatedReason: 'Left the company',
    openSessions: 0,
  })
  expect(await client.send(getSession, {})).toMatchObject({ status: 403, body: { errorType: 'inactive_user' } })
  const back = await owner.call(activateUser, { id: gone.id, version: gone.version })
  expect(back).toMatchObject({ status: 'active', deactivatedReason: null, heldRoles: [{ roleId }] })
  expect(await client.send(getSession, {}), 'the session stays ended').toMatchObject({
    status: 403,
    body: { errorType: 'invalid_token', message: 'Your account was deactivated. Contact your administrator.' },
  })
  const other = await owner.call(inviteUser, nora)
  const out = await owner.call(deactivateUser, { id: other.id, version: other.version, reason: 'By mistake' })
  expect(await accepting(other)).toMatchObject({ status: 422 })
  expect(await owner.call(activateUser, { id: out.id, version: out.version })).toMatchObject({ status: 'invited' })
})

test('what a person may not be says which field is wrong, in the words of the design', async () => {
  const { owner, storeId } = await server.company()
  const other = await server.company()
  const { modules } = await owner.call(getUserChoices, {})
  const bound = { ...nora, userType: 'store_bound', homeModuleId: modules[0]?.id, storeIds: [storeId] }
  const cases = [
    [
      { ...bound, homeModuleId: null },
      'erp.home_module_missing',
      'homeModuleId',
      'Store-bound users need exactly one home module.',
    ],
    [
      { ...bound, storeIds: [] },
      'erp.store_bound_stores',
      'storeIds',
      'Store-bound users need assigned stores. Select at least one.',
    ],
    [
      { ...nora, defaultStoreId: storeId },
      'erp.default_store_not_allowed',
      'defaultStoreId',
      'Default store must be one of the allowed stores.',
    ],
    [{ ...nora, storeIds: [other.storeId] }, 'invalid_input', 'storeIds.0', 'Choose one of the listed values.'],
    [
      { ...nora, validFrom: '2026-05-02', validUntil: '2026-05-01' },
      'invalid_input',
      'validUntil',
      'Enter an end date that is not before the start date.',
    ],
  ] as const
  for (const [input, errorType, field, message] of cases) {
    const answer = await owner.send(inviteUser, input)
    expect(answer.body, errorType).toMatchObject({ errorType, fields: { [field]: [{ message }] } })
  }
  expect(await owner.send(inviteUser, { ...bound, roles: [{ roleId: 1 }] })).toMatchObject({
    status: 422,
    body: {
      errorType: 'erp.admin_store_bound',
      message: 'Administrator role cannot be assigned to a store-bound user.',
    },
  })
  await owner.call(inviteUser, { ...nora, email: 'one@example.com', employeeNo: 'A-7' })
  expect((await owner.send(inviteUser, { ...nora, email: 'ONE@example.com' })).body).toMatchObject({
    errorType: 'duplicate',
    fields: { email: [{}] },
  })
  expect((await owner.send(inviteUser, { ...nora, employeeNo: 'a-7' })).body).toMatchObject({
    errorType: 'duplicate',
    fields: { employeeNo: [{}] },
  })
  await other.owner.call(inviteUser, { ...nora, email: 'one@example.com', employeeNo: 'A-7' })
})

test('nobody deactivates himself, changes his own access, or takes the last administrator away', async () => {
  const tenant = await server.company()
  const { owner } = tenant
  const me = await owner.call(getUser, { id: owner.user?.Usr_userid ?? 0 })
  expect(await owner.send(deactivateUser, { id: me.id, version: me.version, reason: 'Bye' })).toMatchObject({
    status: 403,
    body: { errorType: 'erp.own_account', message: 'You cannot deactivate yourself.' },
  })
  expect(await owner.send(updateUser, { id: me.id, version: me.version, userType: 'external' })).toMatchObject({
    body: { errorType: 'erp.own_account' },
  })
  const second = await owner.call(inviteUser, { ...nora, hasAllStores: true, roles: [{ roleId: 1 }] })
  const client = await accept(second)
  const answers = await Promise.all([
    client.send(deactivateUser, { id: me.id, version: me.version, reason: 'Race' }),
    owner.send(deactivateUser, {
      id: second.id,
      version: (await owner.call(getUser, { id: second.id })).version,
      reason: 'Race',
    }),
  ])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const [left] = await asSuperuser(
    server,
    'select count(*)::int as left from erp.app_user u join erp.user_role r on r.company_id = u.company_id and r.user_id = u.id and r.role_id = 1 where u.company_id = $1 and u.status = 1',
    [tenant.companyId],
  )
  expect(left).toEqual({ left: 1 })
})

test('G13: whoever looks after users gives no right and no store that is not his own, and touches no administrator', async () => {
  const tenant = await server.company()
  const { owner } = tenant
  const hr = await tenant.as({
    may: ['user-master:view', 'user-master:create', 'user-master:edit', 'user-master:deactivate'],
  })
  const strong = await roleWith(tenant, ['brand:view', 'user-master:view'])
  const weak = await roleWith(tenant, ['user-master:view'])
  expect((await hr.send(inviteUser, { ...nora, hasAllStores: true, roles: [{ roleId: 1 }] })).body).toMatchObject({
    errorType: 'erp.grant_exceeds_own',
  })
  expect((await hr.send(inviteUser, { ...nora, hasAllStores: true, roles: [{ roleId: strong }] })).body).toMatchObject({
    errorType: 'erp.grant_exceeds_own',
    details: { permissions: ['brand:view'] },
  })
  const mine = await hr.call(inviteUser, { ...nora, hasAllStores: true, roles: [{ roleId: weak }] })
  const clerk = await owner.call(inviteUser, { ...nora, hasAllStores: true, roles: [{ roleId: 1 }] })
  for (const [route, input] of [
    [updateUser, { phone: '+442071234567' }],
    [deactivateUser, { reason: 'No' }],
    [resendInvitation, {}],
  ] as const) {
    const version = route === resendInvitation ? {} : { version: clerk.version }
    expect((await hr.send(route, { id: clerk.id, ...version, ...input })).body).toMatchObject({
      errorType: 'erp.administrator_protected',
      message: 'Only an administrator can change an administrator.',
    })
  }
  expect(await hr.call(updateUser, { id: mine.id, version: mine.version, department: 'Sales' })).toMatchObject({
    department: 'Sales',
  })
  await asSuperuser(
    server,
    'update erp.app_user set has_all_stores = false, default_store_id = null where company_id = $1 and id = $2',
    [tenant.companyId, hr.user?.Usr_userid],
  )
  expect((await hr.send(inviteUser, { ...nora, hasAllStores: true })).body).toMatchObject({
    errorType: 'forbidden',
    details: { reason: 'store' },
  })
})

test('people are found by words, status, type, role, store and how long they have been away, and say so in their row', async () => {
  const tenant = await server.company()
  const { owner, storeId } = tenant
  const roleId = await roleWith(tenant, ['user-master:view'])
  await owner.call(inviteUser, { ...nora, storeIds: [storeId], roles: [{ roleId }] })
  await owner.call(inviteUser, {
    firstName: 'Émile',
    lastName: 'Away',
    department: 'Night shift',
    userType: 'external',
  })
  const find = async (requested: Record<string, unknown>) => (await owner.call(users.routes.list, requested)).items
  const names = async (requested: Record<string, unknown>) => (await find(requested)).map(({ name }) => name)
  expect(await names({})).toEqual(['Émile Away', 'Nora Newcomer', 'Olga Owner'])
  expect(await names({ q: 'emile' })).toEqual(['Émile Away'])
  expect(await names({ status: 'invited', userType: 'staff' })).toEqual(['Nora Newcomer'])
  expect(await names({ 'stores.contains': 'main' })).toEqual(['Nora Newcomer'])
  expect(await names({ 'lastSeenAt.empty': true })).toEqual(['Émile Away', 'Nora Newcomer'])
  expect(await names({ 'roles.contains': 'ADMIN' })).toEqual(['Olga Owner'])
  expect((await find({ 'roles.contains': 'admin' }))[0]).toMatchObject({
    stores: null,
    openSessions: 1,
    status: 'active',
  })
})

async function roleWith(tenant: Tenant, may: readonly string[]): Promise<number> {
  const [row] = await asSuperuser(
    server,
    `with created as (insert into erp.role (company_id, code, name) select $1, r, r from (select 'r' || gen_random_uuid()::text as r) n returning id),
      given as (insert into erp.role_event (company_id, role_id, page_event_id) select $1, created.id, e.id from created, erp.page_event e where e.permission = any($2))
     select id::int from created`,
    [tenant.companyId, may],
  )
  return Number(row?.['id'])
}

async function accepting({ id, link }: { id: number; link: string | null }) {
  const token = new URLSearchParams(link?.split('#')[1]).get('token')
  return await server.stranger.send(signUp, { token, username: `nora-${id}`, password, ...nora })
}

async function accept(invited: { id: number; link: string | null }): Promise<Client> {
  const answer = await accepting(invited)
  expect(answer.status, answer.text).toBe(200)
  return server.client(String(answer.body['token']), answer.body['user'] as Client['user'])
}
