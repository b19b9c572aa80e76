import { getSession } from '@countinghouse/contract/auth/session'
import { getSignInOptions, signIn } from '@countinghouse/contract/auth/sign-in'
import { hash } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { asSuperuser, loginOf, createToken } from '../../../../../tests/support/people.ts'
import type { Answer } from '../../../../../tests/support/server.ts'
import { testPassword, useServer } from '../../../../../tests/support/server.ts'
import { hashPassword } from './password.ts'

const server = useServer()
const wrong = 'not my password 12'
const refusal = { errorType: 'auth.invalid_credentials', message: 'Sign-in failed. Check your user name and password.' }

test('the right pair opens a session in the user’s store, by cookie and by token', async () => {
  const tenant = await server.company()
  const login = await loginOf(server, tenant)
  const answer = await server.stranger.send(signIn, { username: login, password: testPassword })
  expect(answer.body).toMatchObject({
    user: {
      usr_cmp_id: tenant.companyId,
      Usr_storeidfk: tenant.storeId,
      Usr_status: 1,
      user_roles: [{ usrl_role_id: 1 }],
    },
  })
  expect(Object.keys(answer.body['user'] as object)).not.toContain('token')
  const cookie = String(answer.headers['set-cookie'])
  expect(cookie).toMatch(/^countinghouse=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(cookie).toContain(String(answer.body['token']))
  expect((await server.client(String(answer.body['token'])).call(getSession, {})).user.Usr_userid).toBe(
    tenant.owner.user?.Usr_userid,
  )
})

test('login and email address open the same account, whatever their case and the blanks around them', async () => {
  const tenant = await server.company()
  const login = await loginOf(server, tenant)
  await asSuperuser(server, "update auth.identity set email = 'Owner.' || login || '@Example.com' where login = $1", [
    login,
  ])
  for (const username of [login, login.toUpperCase(), `  ${login} `, `owner.${login}@example.com`]) {
    expect((await server.stranger.send(signIn, { username, password: testPassword })).status, username).toBe(200)
  }
})

test('F6: unknown user, wrong password, inactive user and held account read the same: status, text and headers', async () => {
  const [known, inactive, held] = [await server.company(), await server.company(), await server.company()]
  await asSuperuser(server, 'update erp.app_user set status = 0 where company_id = $1', [inactive.companyId])
  const heldLogin = await loginOf(server, held)
  await asSuperuser(server, "update auth.identity set locked_until = now() + interval '10 minutes' where login = $1", [
    heldLogin,
  ])
  const attempts = [
    { username: 'nobody-at-all', password: wrong },
    { username: await loginOf(server, known), password: wrong },
    { username: await loginOf(server, inactive), password: wrong },
    { username: heldLogin, password: wrong },
    { username: heldLogin, password: testPassword },
  ]
  const answers: Answer[] = []
  for (const attempt of attempts) answers.push(await server.stranger.send(signIn, attempt))
  for (const answer of answers) {
    expect(answer).toMatchObject({ status: 401, body: refusal })
    expect(comparable(answer)).toEqual(comparable(answers[0] ?? answer))
  }
})

test('F6: known and unknown users cost the same work', async () => {
  const login = await loginOf(server, await server.company())
  // Processor time of all threads, hashing included: unlike the time on the clock it does not depend on what else the machine does.
  const work: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  for (let turn = 0; turn < 10; turn++) {
    for (const [kind, username] of [
      ['known', login],
      ['unknown', `nobody-${turn}`],
    ] as const) {
      await asSuperuser(server, 'update auth.identity set failed_count = 0, next_attempt_at = null where login = $1', [
        login,
      ])
      const before = process.cpuUsage()
      expect((await server.stranger.send(signIn, { username, password: wrong })).status).toBe(401)
      const { user, system } = process.cpuUsage(before)
      work[kind].push(user + system)
    }
  }
  // The least of each: what else the process does meanwhile only adds.
  const ratio = Math.min(...work.unknown) / Math.min(...work.known)
  // Whoever is told at once that there is no such user costs a tenth.
  expect(ratio, JSON.stringify(work)).toBeGreaterThan(0.6)
  expect(ratio, JSON.stringify(work)).toBeLessThan(1.6)
})

test('an inactive user, one outside his dates and one of a suspended company learn it only with the right password', async () => {
  const changes = [
    'update erp.app_user set status = 0 where company_id = $1',
    'update erp.app_user set valid_until = erp.today(company_id) - 1 where company_id = $1',
    'update erp.app_user set valid_from = erp.today(company_id) + 1 where company_id = $1',
    "update erp.company set status = 'suspended' where id = $1",
  ]
  for (const change of changes) {
    const tenant = await server.company()
    const username = await loginOf(server, tenant)
    await asSuperuser(server, change, [tenant.companyId])
    expect(await server.stranger.send(signIn, { username, password: wrong }), change).toMatchObject({
      status: 401,
      body: refusal,
    })
    expect(await server.stranger.send(signIn, { username, password: testPassword }), change).toMatchObject({
      status: 403,
      body: { errorType: 'inactive_user', message: 'Your account is inactive. Contact your administrator.' },
    })
  }
})

test('F1: a token that the browser brought along is never the one it gets, and never opens anything', async () => {
  const username = await loginOf(server, await server.company())
  const preset = 'preset-by-an-attacker-preset-by-an-attacker'
  const answer = await server.stranger.send(
    signIn,
    { username, password: testPassword },
    { headers: { cookie: `countinghouse=${preset}`, origin: 'http://localhost:80' } },
  )
  expect(answer.status).toBe(200)
  expect(answer.body['token']).not.toBe(preset)
  expect(await server.client(preset).send(getSession, {})).toMatchObject({
    status: 403,
    body: { errorType: 'invalid_token' },
  })
})

test('a password is compared in composed form, so that every keyboard can type it; blanks at its ends count', async () => {
  const tenant = await server.company()
  const username = await loginOf(server, tenant)
  await asSuperuser(server, 'update auth.identity set password_hash = $2 where login = $1', [
    username,
    await hashPassword(' caf\u00e9 noir 4711'),
  ])
  expect((await server.stranger.send(signIn, { username, password: ' cafe\u0301 noir 4711' })).status).toBe(200)
  expect((await server.stranger.send(signIn, { username, password: 'caf\u00e9 noir 4711' })).status).toBe(401)
})

test('a hash of weaker parameters is replaced when its password is used', async () => {
  const tenant = await server.company()
  const username = await loginOf(server, tenant)
  await asSuperuser(server, 'update auth.identity set password_hash = $2 where login = $1', [
    username,
    await hash(testPassword, { memoryCost: 4096, timeCost: 1 }),
  ])
  expect((await server.stranger.send(signIn, { username, password: testPassword })).status).toBe(200)
  const [row] = await asSuperuser(server, 'select password_hash from auth.identity where login = $1', [username])
  expect(row?.['password_hash']).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect((await server.stranger.send(signIn, { username, password: testPassword })).status).toBe(200)
})

test('a console link signs in once, and only while it is fresh', async () => {
  const login = await loginOf(server, await server.company())
  const [fresh, old] = [createToken(), createToken()]
  await asSuperuser(
    server,
    `insert into auth.console_link (token_hash, purpose, login, expires_at) values ($1, 'sign_in', $2, now() + interval '1 hour')`,
    [fresh.tokenHash, login],
  )
  await asSuperuser(
    server,
    `insert into auth.console_link (token_hash, purpose, login, expires_at) values ($1, 'sign_in', $2, now() - interval '1 second')`,
    [old.tokenHash, login],
  )
  const both = await Promise.all([1, 2].map(() => server.stranger.send(signIn, { link: fresh.token })))
  expect(both.map((answer) => answer.status).toSorted()).toEqual([200, 401])
  expect(await server.stranger.send(signIn, { link: old.token })).toMatchObject({ status: 401, body: refusal })
  expect(await server.stranger.send(signIn, { link: createToken().token })).toMatchObject({
    status: 401,
    body: refusal,
  })
})

test('demo users are shown to, and open for, the browser that used a console link, and nobody else', async () => {
  const login = await loginOf(server, await server.company())
  const { token, tokenHash } = createToken()
  await asSuperuser(
    server,
    `insert into auth.console_link (token_hash, purpose, login, expires_at, used_at) values ($1, 'sign_in', $2, now() + interval '1 hour', now())`,
    [tokenHash, login],
  )
  await asSuperuser(server, `insert into platform.installation_setting (key, value) values ('demo.users', $1::jsonb)`, [
    JSON.stringify([{ username: login, role: 'Owner', role_ar: 'المالكة' }]),
  ])
  const browser = { headers: { cookie: `countinghouse-demo=${token}`, origin: 'http://localhost:80' } }
  expect((await server.stranger.call(getSignInOptions, {}, browser)).demoUsers).toEqual([
    { username: login, role: 'Owner', role_ar: 'المالكة' },
  ])
  expect((await server.stranger.call(getSignInOptions, {})).demoUsers).toEqual([])
  expect((await server.stranger.send(signIn, { demoUser: login }, browser)).status).toBe(200)
  expect(await server.stranger.send(signIn, { demoUser: login })).toMatchObject({ status: 401, body: refusal })
  const other = await loginOf(server, await server.company())
  expect((await server.stranger.send(signIn, { demoUser: other }, browser)).status).toBe(401)
})

/** Everything of a refusal that a client can tell apart, but for what is new in every answer. */
function comparable({ status, body, headers }: Answer): unknown {
  const { requestId: _, ...rest } = body as Record<string, unknown>
  const { date: _date, 'x-request-id': _id, ...others } = headers
  return { status, rest, others }
}
