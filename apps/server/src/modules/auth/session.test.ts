import { getSession, getUserStatus } from '@countinghouse/contract/auth/session'
import { logout } from '@countinghouse/contract/auth/sign-out'
import { brand } from '@countinghouse/contract/procure/brand'
import { expect, test } from 'vitest'
import { asSuperuser, loginOf } from '../../../../../tests/support/people.ts'
import type { Answer, Client } from '../../../../../tests/support/server.ts'
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
    'update erp.app_user set valid_until = erp.today(company_id) - 1 where company_id = $1',
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

test('an event stream or an image that is refused leaves the cookie, so that the next call tells why the session ended', async () => {
  const { owner, companyId } = await server.company()
  await asSuperuser(
    server,
    "update auth.session set ended_at = now(), ended_reason = 'admin', ended_message = 'The day is over.' where company_id = $1",
    [companyId],
  )
  const unread: Record<string, string>[] = [{ accept: 'text/event-stream' }, { 'sec-fetch-dest': 'image' }]
  for (const headers of unread) {
    const answer = await owner.send(getSession, {}, { headers })
    expect(answer).toMatchObject({ status: 403, body: { errorType: 'invalid_token', message: 'The day is over.' } })
    expect(answer.headers['set-cookie']).toBeUndefined()
  }
  await expectEnded(owner, 'invalid_token', 'The day is over.')
})

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

test('what the page of another person or company asks is refused, and nothing is done', async () => {
  const { owner, companyId, as } = await server.company()
  const other = await server.company()
  const una = await as({ may: ['brand:view'] })
  const whose = (userId: number | undefined, id = companyId) => ({ headers: { 'x-page-session': `${id}:${userId}` } })
  const mine = owner.user?.Usr_userid
  const created = (code: string, extra: object) => owner.send(brand.routes.create, { code, name: code }, extra)
  expect((await created('MINE', whose(mine))).status).toBe(201)
  for (const extra of [whose(una.user?.Usr_userid), whose(mine, other.companyId)])
    expect(await created('OTHER', extra)).toMatchObject({ status: 409, body: { errorType: 'session_changed' } })
  expect((await owner.send(getSession, {}, whose(una.user?.Usr_userid))).status).toBe(409)
  expect((await owner.call(brand.routes.list, {})).items.map(({ code }) => code)).toEqual(['MINE'])
})
