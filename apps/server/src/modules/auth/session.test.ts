import { getSession, getUserStatus, updateCompany, updateStore } from '@countinghouse/contract/auth/session'
import { logout } from '@countinghouse/contract/auth/sign-in'
import { brand } from '@countinghouse/contract/procure/brand'
import { expect, test } from 'vitest'
import { asSuperuser, joinOwner, loginOf } from '../../../../../tests/support/people.ts'
import type { Answer, Client, Tenant } from '../../../../../tests/support/server.ts'
import { freshAddress, useServer } from '../../../../../tests/support/server.ts'

const server = useServer()

test('F2: a token after signing out is refused with why, its cookie is cleared and its row stays', async () => {
  const { owner, companyId } = await server.company()
  const answer = await owner.send(logout, {})
  expect(answer.status).toBe(200)
  expect(String(answer.headers['set-cookie'])).toMatch(/^countinghouse=;/)
  expect(answer.headers['clear-site-data']).toBe('"cache"')
  await expectEnded(owner, 'invalid_token', 'You have signed out.')
  expect(await asSuperuser(server, 'select ended_reason from auth.session where company_id = $1', [companyId])).toEqual(
    [{ ended_reason: 'signed_out' }],
  )
})

test('signing out twice, or without a session, is no error and clears the cookie', async () => {
  const { owner } = await server.company()
  for (const client of [owner, owner, server.client('unknown'), server.stranger]) {
    const answer = await client.send(logout, {})
    expect(answer.status).toBe(200)
    expect(String(answer.headers['set-cookie'])).toMatch(/^countinghouse=;/)
  }
})

test('F2: deactivation, dates that are over and a suspended company act on the next request', async () => {
  const changes = [
    'update erp.app_user set status = 0 where company_id = $1',
    'update erp.app_user set status = 3 where company_id = $1',
    'update erp.app_user set valid_until = current_date - 1 where company_id = $1',
    "update erp.company set status = 'suspended' where id = $1",
  ]
  for (const change of changes) {
    const { owner, companyId } = await server.company()
    await owner.call(getSession, {})
    await asSuperuser(server, change, [companyId])
    await expectEnded(owner, 'inactive_user', 'Your account is inactive. Contact your administrator.')
    expect(await owner.call(getUserStatus, {}), change).toEqual({ Usr_status: 0 })
  }
})

test('a session past its idle or absolute time is token_expired', async () => {
  for (const column of ['idle_expires_at', 'absolute_expires_at']) {
    const { owner, companyId } = await server.company()
    await asSuperuser(server, `update auth.session set ${column} = now() - interval '1 second' where company_id = $1`, [
      companyId,
    ])
    await expectEnded(owner, 'token_expired', 'Session expired. Please sign in again.')
    expect(await owner.send(getUserStatus, {})).toMatchObject({ status: 403, body: { errorType: 'token_expired' } })
  }
})

test('of several reasons the first of this order is told: inactive, ended by a person, expired', async () => {
  const { owner, companyId } = await server.company()
  await asSuperuser(
    server,
    "update auth.session set idle_expires_at = now() - interval '1 second' where company_id = $1",
    [companyId],
  )
  await expectEnded(owner, 'token_expired', 'Session expired. Please sign in again.')
  await asSuperuser(
    server,
    "update auth.session set ended_at = now(), ended_message = 'Ended by your administrator.' where company_id = $1",
    [companyId],
  )
  await expectEnded(owner, 'invalid_token', 'Ended by your administrator.')
  await asSuperuser(server, 'update erp.app_user set status = 0 where company_id = $1', [companyId])
  await expectEnded(owner, 'inactive_user', 'Your account is inactive. Contact your administrator.')
  expect(await owner.send(getUserStatus, {})).toMatchObject({
    status: 403,
    body: { errorType: 'invalid_token', message: 'Ended by your administrator.' },
  })
})

test('an active user’s status is 1, and asking keeps the session alive', async () => {
  const { owner, companyId } = await server.company()
  await asSuperuser(
    server,
    "update auth.session set last_seen_at = now() - interval '11 hours', idle_expires_at = now() + interval '1 hour' where company_id = $1",
    [companyId],
  )
  expect(await owner.call(getUserStatus, {})).toEqual({ Usr_status: 1 })
  const [row] = await asSuperuser(
    server,
    "select idle_expires_at > now() + interval '11 hours 59 minutes' as is_fresh, absolute_expires_at < now() + interval '7 days' as is_bounded from auth.session where company_id = $1",
    [companyId],
  )
  expect(row).toEqual({ is_fresh: true, is_bounded: true })
})

test('F3: two hundred tampered tokens open nothing', async () => {
  const { owner } = await server.company()
  const token = owner.token ?? ''
  const tampered = Array.from({ length: 200 }, (_, index) => {
    const place = index % token.length
    const letter = token[place] === 'A' ? 'B' : 'A'
    return (
      [
        token.slice(0, place) + letter + token.slice(place + 1),
        token.slice(0, place),
        token + letter,
        token.toUpperCase(),
        `${token}.${index}`,
      ][index % 5] ?? ''
    )
  })
  for (const wrong of tampered.filter((other) => other !== token)) {
    const answer = await raw({ authorization: `Bearer ${wrong}` })
    expect(answer.statusCode, wrong).toBe(403)
    expect(answer.json(), wrong).toMatchObject({ errorType: 'invalid_token' })
  }
  expect((await raw({ authorization: `Bearer ${token}` })).statusCode).toBe(200)
})

test('F3: another scheme, a blank or a quoted token is no token', async () => {
  const { owner } = await server.company()
  for (const header of [
    `Basic ${owner.token}`,
    `${owner.token}`,
    `Bearer  ${owner.token}`,
    `Bearer "${owner.token}"`,
    'Bearer',
    'Bearer ',
  ]) {
    expect((await raw({ authorization: header })).statusCode, header).toBe(403)
  }
})

test('F3: a cookie and a bearer token of two users are refused as a conflict; the same one twice is fine', async () => {
  const [one, two] = [await server.company(), await server.company()]
  const answer = await raw({ authorization: `Bearer ${one.owner.token}`, cookie: `countinghouse=${two.owner.token}` })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ errorType: 'invalid_input', details: { reason: 'two_tokens' } })
  expect(
    (await raw({ authorization: `Bearer ${one.owner.token}`, cookie: `countinghouse=${one.owner.token}` })).statusCode,
  ).toBe(200)
})

test('a user has at most ten sessions: the eleventh sign-in ends the oldest, with why', async () => {
  const tenant = await server.company()
  const login = await loginOf(server, tenant)
  const later: Client[] = []
  for (let count = 0; count < 10; count++) later.push(await server.signIn(login))
  await expectEnded(tenant.owner, 'invalid_token', 'You signed in on another device, so this session was ended.')
  for (const client of later) expect((await client.send(getSession, {})).status).toBe(200)
})

test('changing the store is kept in the session; a store outside the list is forbidden and changes nothing', async () => {
  const tenant = await server.company()
  const other = await server.company()
  const [second] = await asSuperuser(
    server,
    `
    insert into erp.store (company_id, code, name, type, country_code, timezone) values ($1, 'S2', 'Second', 'shop', 'GB', 'Europe/London') returning id::int`,
    [tenant.companyId],
  )
  const storeId = Number(second?.['id'])
  expect(await tenant.owner.call(updateStore, { storeId })).toMatchObject({ Usr_storeidfk: storeId })
  expect((await tenant.owner.call(getSession, {})).user.Usr_storeidfk).toBe(storeId)
  const clerk = await tenant.as({ may: [] })
  await asSuperuser(server, 'update erp.app_user set has_all_stores = false where company_id = $1 and id = $2', [
    tenant.companyId,
    clerk.user?.Usr_userid,
  ])
  await asSuperuser(server, 'insert into erp.user_store (company_id, user_id, store_id) values ($1, $2, $3)', [
    tenant.companyId,
    clerk.user?.Usr_userid,
    tenant.storeId,
  ])
  for (const foreign of [storeId, other.storeId, 900_000_000]) {
    expect(await clerk.send(updateStore, { storeId: foreign })).toMatchObject({
      status: 403,
      body: { errorType: 'forbidden', details: { reason: 'store' } },
    })
  }
  expect((await clerk.call(getSession, {})).user).toMatchObject({
    Usr_storeidfk: tenant.storeId,
    allowedStores: [{ sno: tenant.storeId, Str_name: 'Main' }],
  })
})

test('a closed store can be worked in no more', async () => {
  const { owner, companyId, storeId } = await server.company()
  await asSuperuser(server, "update erp.store set status = 'closed' where company_id = $1", [companyId])
  expect(await owner.send(updateStore, { storeId })).toMatchObject({
    status: 403,
    body: { details: { reason: 'store' } },
  })
})

test('switching company opens a session there and ends this one', async () => {
  const [home, away] = [await server.company(), await server.company()]
  const guest = await joinOwner(server, home, away)
  const { token, user } = await home.owner.call(updateCompany, { companyId: away.companyId })
  expect(user).toMatchObject({ usr_cmp_id: away.companyId, Usr_userid: guest })
  const session = await server.client(token).call(getSession, {})
  expect(session.company.id).toBe(away.companyId)
  expect(session.companies.map((company) => company.id).toSorted()).toEqual([home.companyId, away.companyId].toSorted())
  expect((await home.owner.send(getSession, {})).body['errorType']).toBe('invalid_token')
})

test('another company’s id reads like one that does not exist, and the session goes on', async () => {
  const [home, away] = [await server.company(), await server.company()]
  for (const companyId of [away.companyId, 900_000_000]) {
    expect(await home.owner.send(updateCompany, { companyId })).toMatchObject({
      status: 404,
      body: { errorType: 'not_found' },
    })
  }
  expect((await home.owner.send(getSession, {})).status).toBe(200)
})

test('a company where one is inactive, out of date or that is suspended cannot be switched to', async () => {
  const changes = [
    'update erp.app_user set status = 0 where company_id = $1',
    'update erp.app_user set valid_until = current_date - 1 where company_id = $1',
    "update erp.company set status = 'suspended' where id = $1",
  ]
  for (const change of changes) {
    const [home, away] = [await server.company(), await server.company()]
    await joinOwner(server, home, away)
    await asSuperuser(server, change, [away.companyId])
    expect((await home.owner.send(updateCompany, { companyId: away.companyId })).status, change).toBe(404)
    expect((await home.owner.send(getSession, {})).status, change).toBe(200)
  }
})

test('a right given or taken acts on the next request', async () => {
  const tenant = await server.company()
  const clerk = await tenant.as({ may: ['brand:view'] })
  expect((await clerk.send(brand.routes.list, {})).status).toBe(200)
  await asSuperuser(server, 'delete from erp.role_event where company_id = $1', [tenant.companyId])
  expect(await clerk.send(brand.routes.list, {})).toMatchObject({
    status: 403,
    body: { errorType: 'forbidden', details: { reason: 'page' } },
  })
  await asSuperuser(
    server,
    `
    insert into erp.role_event (company_id, role_id, page_event_id)
    select r.company_id, r.role_id, e.id from erp.user_role r, erp.page_event e where r.company_id = $1 and r.user_id = $2 and e.permission = 'brand:view'`,
    [tenant.companyId, clerk.user?.Usr_userid],
  )
  expect((await clerk.send(brand.routes.list, {})).status).toBe(200)
  expect((await clerk.call(getSession, {})).events).toEqual(['brand:view'])
  await asSuperuser(server, 'delete from erp.user_role where company_id = $1 and user_id = $2', [
    tenant.companyId,
    clerk.user?.Usr_userid,
  ])
  expect((await clerk.send(brand.routes.list, {})).body['errorType']).toBe('forbidden')
})

test('a module switched off is closed on the next request, for the administrator too', async () => {
  const { owner, companyId } = await server.company()
  expect((await owner.send(brand.routes.list, {})).status).toBe(200)
  await asSuperuser(
    server,
    "update erp.company_module set is_enabled = false where company_id = $1 and module_id = (select id from erp.module where code = 'procure')",
    [companyId],
  )
  expect(await owner.send(brand.routes.list, {})).toMatchObject({
    status: 403,
    body: { errorType: 'forbidden', details: { reason: 'module' } },
  })
})

test('a role held for one store counts only while working there', async () => {
  const tenant = await server.company()
  const clerk = await tenant.as({ may: ['brand:view'] })
  const there = await makeStore(tenant)
  await asSuperuser(server, 'update erp.user_role set store_id = $2 where company_id = $1 and user_id = $3', [
    tenant.companyId,
    there,
    clerk.user?.Usr_userid,
  ])
  expect((await clerk.send(brand.routes.list, {})).status).toBe(403)
  await clerk.call(updateStore, { storeId: there })
  expect((await clerk.send(brand.routes.list, {})).status).toBe(200)
  await clerk.call(updateStore, { storeId: tenant.storeId })
  expect((await clerk.send(brand.routes.list, {})).status).toBe(403)
})

test('two sessions of one user in two stores have each the rights of its own store', async () => {
  const tenant = await server.company()
  const here = await tenant.as({ may: ['brand:view'], login: `two-stores-${tenant.companyId}` })
  const there = await server.signIn(`two-stores-${tenant.companyId}`)
  const storeId = await makeStore(tenant)
  await there.call(updateStore, { storeId })
  await asSuperuser(server, 'update erp.user_role set store_id = $2 where company_id = $1 and user_id = $3', [
    tenant.companyId,
    storeId,
    here.user?.Usr_userid,
  ])
  for (let turn = 0; turn < 2; turn++) {
    expect((await there.send(brand.routes.list, {})).status).toBe(200)
    expect((await here.send(brand.routes.list, {})).status).toBe(403)
  }
})

async function makeStore(tenant: Tenant): Promise<number> {
  const [row] = await asSuperuser(
    server,
    `
    insert into erp.store (company_id, code, name, type, country_code, timezone) values ($1, 'S9', 'Ninth', 'shop', 'GB', 'Europe/London') returning id::int`,
    [tenant.companyId],
  )
  return Number(row?.['id'])
}

/** Refused with a type that ends the session in the browser; the answer itself clears the cookie. */
async function expectEnded(client: Client, errorType: string, message: string): Promise<Answer> {
  const answer = await client.send(getSession, {})
  expect(answer).toMatchObject({ status: 403, body: { errorType, message } })
  expect(String(answer.headers['set-cookie'])).toMatch(/^countinghouse=;/)
  return answer
}

async function raw(headers: Record<string, string>) {
  return await server.app.http.inject({ url: `/api${getSession.path}`, headers, remoteAddress: freshAddress() })
}
