import { getSession } from '@countinghouse/contract/auth/session'
import { signIn } from '@countinghouse/contract/auth/sign-in'
import { createUser, getUser } from '@countinghouse/contract/erp/user'
import {
  revokeUserSessions,
  listUserSessions,
  requirePasswordChange,
  resetSecondFactor,
  setTemporaryPassword,
  setUserPin,
  unlockUser,
} from '@countinghouse/contract/erp/user-security'
import { updateUserOverrides } from '@countinghouse/contract/erp/user-access'
import type { Route } from '@countinghouse/contract/route'
import { expect, test } from 'vitest'
import { eventIds } from '../../../../../../tests/support/access.ts'
import { asSuperuser, joinOwner, loginOf } from '../../../../../../tests/support/people.ts'
import { testPassword, useServer } from '../../../../../../tests/support/server.ts'

const server = useServer()

test('an administrator signs somebody out, asks for a new password, takes the second factor away and lets him try again', async () => {
  const tenant = await server.company()
  const { owner } = tenant
  const una = await tenant.as({ may: ['brand:view'] })
  const id = una.user?.Usr_userid ?? 0
  const login = await loginOf(server, tenant, id)
  expect((await owner.call(listUserSessions, { id })).items).toHaveLength(1)
  expect(await owner.call(revokeUserSessions, { id })).toMatchObject({ openSessions: 0 })
  expect(await una.send(getSession, {})).toMatchObject({
    status: 403,
    body: { errorType: 'invalid_token', message: 'An administrator ended your session.' },
  })
  await asSuperuser(
    server,
    `with locked as (update auth.identity set locked_until = now() + interval '1 hour', failed_count = 20 where login = $1 returning id)
     insert into auth.two_factor (identity_id, secret, confirmed_at) select id, 'x', now() from locked`,
    [login],
  )
  expect(await owner.call(getUser, { id })).toMatchObject({ hasSecondFactor: true, login })
  expect(await owner.call(resetSecondFactor, { id })).toMatchObject({ hasSecondFactor: false })
  await owner.call(unlockUser, { id })
  await owner.call(requirePasswordChange, { id })
  const step = await server.stranger.call(signIn, { username: login, password: testPassword })
  expect(step).toMatchObject({ step: 'new_password' })
})

test('nobody gets a login that is the mail address of another, nor an address that is his login', async () => {
  const [one, other] = [await server.company(), await server.company()]
  const una = await one.as({ may: ['brand:view'] })
  const login = await loginOf(server, one, una.user?.Usr_userid ?? 0)
  const address = `una-${one.companyId}@example.com`
  const keepAddress = `update auth.identity set email = $2 where login = $1`
  await asSuperuser(server, keepAddress, [login, address])
  const person = { firstName: 'Bob', lastName: 'Borrower', hasAllStores: true }
  expect(await other.owner.send(createUser, { ...person, login: address.toUpperCase() })).toMatchObject({
    status: 409,
    body: { errorType: 'duplicate', fields: { login: [{ code: 'duplicate' }] } },
  })
  const named = `bob-${other.companyId}@example.com`
  await other.owner.call(createUser, { ...person, login: named })
  await expect(asSuperuser(server, keepAddress, [login, named])).rejects.toMatchObject({ constraint: 'identity_email' })
  // His own login may be his address.
  await asSuperuser(server, keepAddress, [named, named])
})

test('who reads no mail is given a password, which ends the one before and is replaced at the first sign-in, and a PIN', async () => {
  const tenant = await server.company()
  const { owner } = tenant
  const person = { firstName: 'Nora', lastName: 'Newcomer', hasAllStores: true }
  const username = `nora-${tenant.companyId}`
  const created = await owner.call(createUser, { ...person, login: username })
  expect(created).toMatchObject({ status: 'active', login: username, openSessions: 0 })
  const newPassword = 'welcome to 4711 us'
  const first = await server.stranger.call(signIn, { username, password: created.password })
  const nora = await server.stranger.call(signIn, {
    challenge: 'challenge' in first ? first.challenge : '',
    newPassword,
  })
  expect(first).toMatchObject({ step: 'new_password' })
  const client = server.client('token' in nora ? nora.token : null)
  expect(await owner.send(createUser, { ...person, login: username.toUpperCase() })).toMatchObject({
    status: 409,
    body: { errorType: 'duplicate', fields: { login: [{ code: 'duplicate' }] } },
  })

  const { password } = await owner.call(setTemporaryPassword, { id: created.id })
  expect(await client.send(getSession, {}), 'out where he was in').toMatchObject({ status: 403 })
  expect((await server.stranger.send(signIn, { username, password: newPassword })).status).toBe(401)
  expect(await server.stranger.call(signIn, { username, password })).toMatchObject({ step: 'new_password' })
  const { pin } = await owner.call(setUserPin, { id: created.id })
  expect(pin).toMatch(/^\d{6}$/)
  const told = await asSuperuser(
    server,
    `select action, changes::text like '%' || $2 || '%' or changes::text like '%' || $3 || '%' as "isTold" from platform.audit
     where company_id = $1 and entity_id = $4 and entity = 'erp.app_user' and user_id = $5 order by id`,
    [tenant.companyId, created.password, password, created.id, owner.user?.Usr_userid],
  )
  expect(told).toEqual(
    ['create', 'setPassword', 'setPin'].map((verb) => ({ action: `erp.user.${verb}`, isTold: false })),
  )
  const bypassed = await asSuperuser(
    server,
    `select changes -> 0 ->> 'after' as permission from platform.audit
     where company_id = $1 and action = 'auth.permission.admin_bypass' order by id`,
    [tenant.companyId],
  )
  expect(bypassed, 'what role 1 alone allowed at high risk').toEqual(
    ['create', 'reset_password', 'reset_password'].map((event) => ({ permission: `user-master:${event}` })),
  )
})

test('nobody does so to himself, to an administrator, to one who may more, or to an account of several companies', async () => {
  const [tenant, other] = [await server.company(), await server.company()]
  const { owner } = tenant
  const hr = await tenant.as({ may: ['user-master:view', 'user-master:reset_password', 'user-master:sessions_end'] })
  const clerk = await tenant.as({ may: ['brand:view'] })
  const commands: Route[] = [requirePasswordChange, resetSecondFactor, unlockUser, setTemporaryPassword]
  const refusals = async (by: typeof hr, id: number, routes = commands) =>
    await Promise.all(routes.map(async (route) => (await by.send(route, { id })).body.errorType))
  const idOf = ({ user }: typeof hr) => user?.Usr_userid ?? 0
  expect(new Set(await refusals(owner, idOf(owner), [...commands, setUserPin]))).toEqual(new Set(['erp.own_account']))
  expect(new Set(await refusals(hr, idOf(owner), [...commands, setUserPin, revokeUserSessions]))).toEqual(
    new Set(['erp.administrator_protected']),
  )
  expect(new Set(await refusals(hr, idOf(clerk), [...commands, setUserPin]))).toEqual(
    new Set(['erp.grant_exceeds_own']),
  )
  const guest = await joinOwner(server, other, tenant)
  expect(new Set(await refusals(owner, guest))).toEqual(new Set(['erp.shared_account']))
})

test('a right that an exception gives counts like one of a role, as long as it does', async () => {
  const { owner, as } = await server.company()
  const held = ['user-master:view', 'user-master:reset_password', 'brand:view']
  const [hr, clerk] = [await as({ may: held }), await as({ may: ['brand:view'] })]
  const id = clerk.user?.Usr_userid ?? 0
  const [eventId = 0] = await eventIds(server, 'brand:create')
  const { version } = await owner.call(getUser, { id })
  const until = new Date(Date.now() + 60_000).toISOString()
  const laid = [{ eventId, effect: 'allow' as const, until, reason: 'Covers for a week' }]
  await owner.call(updateUserOverrides, { id, version, laid })
  for (const route of [setTemporaryPassword, setUserPin, requirePasswordChange])
    expect(await hr.send(route, { id }), route.id).toMatchObject({
      status: 403,
      body: { errorType: 'erp.grant_exceeds_own', details: { permissions: ['brand:create'] } },
    })
  await asSuperuser(
    server,
    "update erp.user_event_override set granted_at = granted_at - interval '1 day', expires_at = now()",
  )
  expect(await hr.send(setTemporaryPassword, { id })).toMatchObject({ status: 200 })
})
