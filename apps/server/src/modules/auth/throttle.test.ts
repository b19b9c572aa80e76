import { getUserStatus } from '@countinghouse/contract/auth/session'
import { getSignInOptions, signIn } from '@countinghouse/contract/auth/sign-in'
import { expect, test, vi } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { asSuperuser, loginOf } from '../../../../../tests/support/people.ts'
import { testPassword, useServer } from '../../../../../tests/support/server.ts'
import { startJobs } from '../../platform/jobs/jobs.ts'

const server = useServer()
const behindProxy = useServer({ trustedProxy: '127.0.0.0/8', sessionRequests: 30 })
const wrong = 'not my password 12'

test('the first five failures are free; then the account waits 1, 2, 4 … 60 seconds', async () => {
  const login = await loginOf(server, await server.company())
  const waits: (number | null)[] = []
  for (let failure = 1; failure <= 12; failure++) {
    await release(login)
    expect((await trySignIn(login, wrong)).status).toBe(401)
    const [row] = await asSuperuser(
      server,
      `
      select extract(epoch from i.next_attempt_at - a.at)::float as wait from auth.identity i
      join auth.login_attempt a on a.id = (select max(id) from auth.login_attempt where login = $1) where i.login = $1`,
      [login],
    )
    waits.push(row?.['wait'] as number | null)
  }
  expect(waits).toEqual([null, null, null, null, 1, 2, 4, 8, 16, 32, 60, 60])
})

test('while the account waits, the right password reads as a wrong one; afterwards it works and clears the count', async () => {
  const login = await loginOf(server, await server.company())
  for (let failure = 1; failure <= 5; failure++) await trySignIn(login, wrong)
  await asSuperuser(server, "update auth.identity set next_attempt_at = now() + interval '1 minute' where login = $1", [
    login,
  ])
  const held = await trySignIn(login, testPassword)
  expect(held).toMatchObject({ status: 401, body: { errorType: 'auth.invalid_credentials' } })
  expect(await countOf(login)).toBe(5)
  await release(login)
  expect((await trySignIn(login, testPassword)).status).toBe(200)
  expect(await countOf(login)).toBe(0)
})

test('the twentieth failure within an hour locks the account for 15 minutes, and a job leaves the notice in the user’s history', async () => {
  const tenant = await server.company()
  const login = await loginOf(server, tenant)
  await asSuperuser(
    server,
    "update auth.identity set failed_count = 18, failed_since = now() - interval '59 minutes' where login = $1",
    [login],
  )
  const jobs = await startJobs({
    parts: server.app.jobs,
    directUrl: server.database.appUrl,
    subscribers: server.app.subscribers,
    log: () => {},
  })
  try {
    await trySignIn(login, wrong)
    expect(await lockOf(login)).toBeNull()
    await release(login)
    await trySignIn(login, wrong)
    expect(await lockOf(login)).toBe(900)
    await release(login)
    expect(await trySignIn(login, testPassword)).toMatchObject({
      status: 401,
      body: { errorType: 'auth.invalid_credentials' },
    })
    await vi.waitFor(
      async () =>
        expect(await noticesOf(tenant.companyId)).toEqual([{ action: 'auth.account.locked', entity_label: login }]),
      { timeout: 20_000, interval: 50 },
    )
  } finally {
    await jobs.stop()
  }
})

test('a lock that is over lets the right password in', async () => {
  const login = await loginOf(server, await server.company())
  await asSuperuser(
    server,
    "update auth.identity set failed_count = 20, locked_until = now() - interval '1 second' where login = $1",
    [login],
  )
  expect((await trySignIn(login, testPassword)).status).toBe(200)
})

test('twenty failures over more than an hour do not lock', async () => {
  const login = await loginOf(server, await server.company())
  await asSuperuser(
    server,
    "update auth.identity set failed_count = 19, failed_since = now() - interval '61 minutes' where login = $1",
    [login],
  )
  await trySignIn(login, wrong)
  expect(await lockOf(login)).toBeNull()
})

test('a hundred failures in a row stop the account for good', async () => {
  const login = await loginOf(server, await server.company())
  await asSuperuser(server, 'update auth.identity set failed_count = 100 where login = $1', [login])
  expect((await trySignIn(login, testPassword)).status).toBe(401)
})

test('tries that come while the account waits are not counted, so that nobody can be locked out for ever', async () => {
  const login = await loginOf(server, await server.company())
  await asSuperuser(
    server,
    "update auth.identity set failed_count = 5, next_attempt_at = now() + interval '1 minute' where login = $1",
    [login],
  )
  for (let turn = 0; turn < 3; turn++) await trySignIn(login, wrong)
  expect(await countOf(login)).toBe(5)
})

test('F5: ten tries at once are refused, and counted at least until the account waits', async () => {
  const login = await loginOf(server, await server.company())
  const answers = await Promise.all(Array.from({ length: 10 }, () => trySignIn(login, wrong)))
  expect(answers.every((answer) => answer.status === 401)).toBe(true)
  expect(await countOf(login)).toBeGreaterThanOrEqual(5)
})

test('an address that failed a hundred times in 15 minutes is told to wait, whatever the account and the password', async () => {
  const login = await loginOf(server, await server.company())
  await fill(server, '127.77.0.1', 100, '1 minute')
  const answer = await from(server, '127.77.0.1', login)
  expect(answer.statusCode).toBe(429)
  expect(answer.json()).toMatchObject({ errorType: 'rate_limited' })
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(800)
  expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(900)
  expect((await from(server, '127.77.0.2', login)).statusCode).toBe(200)
})

test('ninety-nine failures, or a hundred that are over 15 minutes old, do not stop an address', async () => {
  const login = await loginOf(server, await server.company())
  await fill(server, '127.77.1.1', 99, '1 minute')
  await fill(server, '127.77.1.2', 100, '16 minutes')
  for (const address of ['127.77.1.1', '127.77.1.2'])
    expect((await from(server, address, login)).statusCode, address).toBe(200)
})

test('F5: an address in X-Forwarded-For counts only behind a trusted proxy', async () => {
  const login = await loginOf(server, await server.company())
  await fill(server, '127.77.2.1', 100, '1 minute')
  expect((await from(server, '127.77.2.1', login, { 'x-forwarded-for': '203.0.113.9' })).statusCode).toBe(429)
  const proxied = await loginOf(behindProxy, await behindProxy.company())
  await fill(behindProxy, '203.0.113.7', 100, '1 minute')
  expect((await from(behindProxy, '127.0.0.1', proxied, { 'x-forwarded-for': '203.0.113.7' })).statusCode).toBe(429)
  expect((await from(behindProxy, '127.0.0.1', proxied, { 'x-forwarded-for': '203.0.113.8' })).statusCode).toBe(200)
})

test('behind a proxy that encrypts, the cookie is Secure and bound to the host', async () => {
  const login = await loginOf(behindProxy, await behindProxy.company())
  const answer = await from(behindProxy, '127.0.0.1', login, {
    'x-forwarded-for': '203.0.113.20',
    'x-forwarded-proto': 'https',
  })
  expect(String(answer.headers['set-cookie'])).toMatch(
    /^__Host-countinghouse=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
})

test('a stranger who floods one address is told to wait, with the time', async () => {
  const answers = []
  for (let turn = 0; turn < 60; turn++)
    answers.push(await server.app.http.inject({ url: `/api${getSignInOptions.path}`, remoteAddress: '127.88.0.1' }))
  const refused = answers.filter((answer) => answer.statusCode === 429)
  expect(refused.length).toBeGreaterThan(0)
  for (const answer of refused) {
    expect(answer.json()).toMatchObject({ errorType: 'rate_limited', details: { retryAfter: expect.any(Number) } })
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  }
})

test('a session that floods is told to wait, and another one is not', async () => {
  const [{ owner }, { owner: other }] = [await behindProxy.company(), await behindProxy.company()]
  const answers = await Promise.all(Array.from({ length: 40 }, () => owner.send(getUserStatus, {})))
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThanOrEqual(10)
  expect(refused[0]?.body).toMatchObject({ errorType: 'rate_limited', details: { retryAfter: expect.any(Number) } })
  expect((await other.send(getUserStatus, {})).status).toBe(200)
})

async function trySignIn(username: string, password: string) {
  return await server.stranger.send(signIn, { username, password })
}

async function from(
  product: typeof server,
  remoteAddress: string,
  username: string,
  headers: Record<string, string> = {},
) {
  return await product.app.http.inject({
    method: 'POST',
    url: '/api/auth/signIn',
    remoteAddress,
    headers,
    payload: { username, password: testPassword },
  })
}

async function fill(product: typeof server, ip: string, count: number, age: string): Promise<void> {
  await query(
    product.database.superUrl,
    `insert into auth.login_attempt (login, ip, at, outcome) select 'x', $1, now() - $3::interval, 'unknown' from generate_series(1, $2::int)`,
    [ip, count, age],
  )
}

/** The waiting time is over. */
async function release(login: string): Promise<void> {
  await asSuperuser(server, 'update auth.identity set next_attempt_at = null where login = $1', [login])
}

async function countOf(login: string): Promise<unknown> {
  return (await asSuperuser(server, 'select failed_count from auth.identity where login = $1', [login]))[0]?.[
    'failed_count'
  ]
}

async function lockOf(login: string): Promise<unknown> {
  const [row] = await asSuperuser(
    server,
    `
    select extract(epoch from i.locked_until - a.at)::int as seconds from auth.identity i
    join auth.login_attempt a on a.id = (select max(id) from auth.login_attempt where login = $1) where i.login = $1`,
    [login],
  )
  return row?.['seconds']
}

async function noticesOf(companyId: number) {
  return await asSuperuser(
    server,
    "select action, entity_label from platform.audit where company_id = $1 and action = 'auth.account.locked'",
    [companyId],
  )
}
