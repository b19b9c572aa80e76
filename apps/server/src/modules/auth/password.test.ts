import { getSession } from '@countinghouse/contract/auth/session'
import { changePassword } from '@countinghouse/contract/auth/sign-in'
import { expect, test } from 'vitest'
import { asSuperuser, joinOwner, loginOf } from '../../../../../tests/support/people.ts'
import type { Client } from '../../../../../tests/support/server.ts'
import { testPassword, useServer } from '../../../../../tests/support/server.ts'

const server = useServer()
const fresh = 'a brand new one 77'

test('changing the password ends the user’s other sessions and keeps his own; only the new one signs in', async () => {
  const tenant = await server.company()
  const login = await loginOf(server, tenant)
  const other = await server.signIn(login)
  expect(await change(tenant.owner, testPassword, fresh)).toEqual({
    success: true,
    message: 'Password updated successfully!',
  })
  expect(await other.send(getSession, {})).toMatchObject({
    status: 403,
    body: { errorType: 'invalid_token', message: 'Your password was changed. Please sign in again.' },
  })
  expect((await tenant.owner.send(getSession, {})).status).toBe(200)
  await expect(server.signIn(login)).rejects.toThrow('auth.invalid_credentials')
  expect((await server.signIn(login, fresh)).token).not.toBeNull()
})

test('changing the password ends the person’s sessions in his other companies too', async () => {
  const [home, away] = [await server.company(), await server.company()]
  const login = await loginOf(server, home)
  await joinOwner(server, home, away)
  await asSuperuser(server, 'update auth.identity set last_company_id = $2 where login = $1', [login, away.companyId])
  const guest = await server.signIn(login)
  expect(guest.user?.usr_cmp_id).toBe(away.companyId)
  expect((await change(home.owner, testPassword, fresh)).success).toBe(true)
  expect((await guest.send(getSession, {})).body).toMatchObject({
    errorType: 'invalid_token',
    message: 'Your password was changed. Please sign in again.',
  })
  expect((await home.owner.send(getSession, {})).status).toBe(200)
  expect((await away.owner.send(getSession, {})).status).toBe(200)
})

test('changing the password leaves an audit row that does not show it', async () => {
  const { owner, companyId } = await server.company()
  await change(owner, testPassword, fresh)
  const rows = await asSuperuser(
    server,
    "select action, changes from platform.audit where company_id = $1 and action like 'auth.password%'",
    [companyId],
  )
  expect(rows).toEqual([{ action: 'auth.password.update', changes: [{ field: 'password', before: '•', after: '•' }] }])
})

test('ids that are not the session’s own are forbidden, never session-ending; nothing changes, and the attempt is on record', async () => {
  const [tenant, stranger] = [await server.company(), await server.company()]
  const colleague = await tenant.as({ may: [] })
  const { Usr_userid: userId, usr_cmp_id: companyId } = tenant.owner.user ?? { Usr_userid: 0, usr_cmp_id: 0 }
  const claims = [
    { usr_cmp_id: companyId, Usr_id: colleague.user?.Usr_userid ?? 0 },
    { usr_cmp_id: stranger.companyId, Usr_id: userId },
    { usr_cmp_id: stranger.companyId, Usr_id: stranger.owner.user?.Usr_userid ?? 0 },
  ]
  for (const claim of claims) {
    const answer = await tenant.owner.send(changePassword, {
      usr_password: testPassword,
      usr_passwordNew: fresh,
      ...claim,
    })
    expect(answer).toMatchObject({ status: 403, body: { errorType: 'forbidden', details: { reason: 'identity' } } })
    expect(answer.headers['set-cookie']).toBeUndefined()
  }
  const rows = await asSuperuser(
    server,
    "select user_id::int, changes from platform.audit where company_id = $1 and action = 'auth.identity.refuse' order by id",
    [companyId],
  )
  expect(rows.map((row) => row['user_id'])).toEqual([userId, userId, userId])
  expect(rows[0]?.['changes']).toEqual([{ field: 'userId', before: userId, after: colleague.user?.Usr_userid }])
  expect((await server.signIn(await loginOf(server, tenant))).token).not.toBeNull()
})

test('a wrong old password is refused with its text, counts toward the lock, and holds the right one for a while', async () => {
  const tenant = await server.company()
  const login = await loginOf(server, tenant)
  const refused = { success: false, message: 'Old password is incorrect.' }
  for (let failure = 0; failure < 5; failure++)
    expect(await change(tenant.owner, 'wrong one 1234', fresh)).toEqual(refused)
  await asSuperuser(server, "update auth.identity set next_attempt_at = now() + interval '1 minute' where login = $1", [
    login,
  ])
  expect(await change(tenant.owner, testPassword, fresh)).toEqual(refused)
  await asSuperuser(server, 'update auth.identity set next_attempt_at = null where login = $1', [login])
  expect((await change(tenant.owner, testPassword, fresh)).success).toBe(true)
  expect(
    await asSuperuser(
      server,
      `select outcome, count(*)::int as count from auth.login_attempt
       where login = $1 and outcome <> 'ok' group by outcome order by outcome`,
      [login],
    ),
    'each is on record',
  ).toEqual([
    { outcome: 'bad_password', count: 5 },
    { outcome: 'locked', count: 1 },
  ])
})

test('an account that is locked by wrong old passwords gives notice like one locked at sign-in', async () => {
  const tenant = await server.company()
  await asSuperuser(server, 'update auth.identity set failed_count = 19, failed_since = now() where login = $1', [
    await loginOf(server, tenant),
  ])
  await change(tenant.owner, 'wrong one 1234', fresh)
  expect(
    await asSuperuser(server, 'select event from platform.outbox where company_id = $1', [tenant.companyId]),
  ).toEqual([{ event: 'auth.account_locked' }])
})

test('F7: a new password has 8 to 128 characters, is on no list, holds no name of its owner and is not the old one', async () => {
  const tenant = await server.company()
  await asSuperuser(server, "update erp.app_user set last_name = 'Featherstone' where company_id = $1", [
    tenant.companyId,
  ])
  const owner = await server.signIn(await loginOf(server, tenant))
  const refusals: [string, string][] = [
    ['short12', 'New password must be at least 8 characters long.'],
    ['x'.repeat(129), 'New password must be at most 128 characters long.'],
    ['password1', 'This password is too common. Choose another one.'],
    ['PASSWORD1', 'This password is too common. Choose another one.'],
    ['featherstone 99', 'The password must not contain your name, user name or company.'],
    ['my-CountingHouse-7', 'The password must not contain your name, user name or company.'],
    [testPassword, 'This is your current password. Choose a new one.'],
  ]
  for (const [password, message] of refusals)
    expect(await change(owner, testPassword, password), password).toEqual({ success: false, message })
  let old = testPassword
  for (const password of [
    'seven+1!',
    'y'.repeat(64),
    'z'.repeat(128),
    ' blanks at the ends ',
    'schlüssel 😀 größe',
    'e\u0301'.repeat(8),
  ]) {
    expect(await change(owner, old, password), password).toMatchObject({ success: true })
    old = password
  }
  expect(await change(owner, '\u00e9'.repeat(8), 'and another one 5')).toMatchObject({ success: true })
})

test('F7: a password beyond the limit of the field or with NUL is refused as invalid input', async () => {
  const { owner } = await server.company()
  for (const password of ['x'.repeat(1025), 'x'.repeat(1_000_000), 'with\0nul 1234']) {
    expect((await send(owner, testPassword, password)).status).toBe(400)
  }
})

test('F10: of requests around a password change none of an old session succeeds once it has answered', async () => {
  const tenant = await server.company()
  const login = await loginOf(server, tenant)
  const others = [await server.signIn(login), await server.signIn(login)]
  const storm = others.flatMap((client) => Array.from({ length: 20 }, () => client.send(getSession, {})))
  expect((await change(tenant.owner, testPassword, fresh)).success).toBe(true)
  const after = await Promise.all(
    others.flatMap((client) => Array.from({ length: 20 }, () => client.send(getSession, {}))),
  )
  // Whoever asks on and on with a session that is over is a stranger, and held back as one.
  for (const answer of after) expect([403, 429]).toContain(answer.status)
  for (const answer of await Promise.all(storm)) expect([200, 403]).toContain(answer.status)
})

async function change(client: Client, old: string, next: string): Promise<{ success: boolean; message: string }> {
  const answer = await send(client, old, next)
  if (answer.status !== 200) throw new Error(answer.text)
  return answer.body['results'] as { success: boolean; message: string }
}

async function send(client: Client, old: string, next: string) {
  const { Usr_userid, usr_cmp_id } = client.user ?? { Usr_userid: 0, usr_cmp_id: 0 }
  return await client.send(changePassword, { usr_password: old, usr_passwordNew: next, usr_cmp_id, Usr_id: Usr_userid })
}
