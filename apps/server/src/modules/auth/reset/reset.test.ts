import { getSession } from '@countinghouse/contract/auth/session'
import { requestReset, confirmReset } from '@countinghouse/contract/auth/reset'
import { getSignInOptions } from '@countinghouse/contract/auth/sign-in'
import { expect, test } from 'vitest'
import { deliver } from '../../../platform/jobs/outbox.ts'
import { asSuperuser, joinOwner, loginOf } from '../../../../../../tests/support/people.ts'
import type { Tenant } from '../../../../../../tests/support/server.ts'
import { testPassword, useServer } from '../../../../../../tests/support/server.ts'
import { useSmtpStandIn } from '../../../../../../tests/support/fake-smtp.ts'

const smtp = useSmtpStandIn()
const server = useServer({ mail: smtp.settings })
const fresh = 'a brand new one 77'

test('F8: the link of the mail takes a new password once, ends every session in every company, and leaves the second factor', async () => {
  const [tenant, other] = [await server.company(), await server.company()]
  const login = await reachable(tenant)
  await joinOwner(server, tenant, other)
  const elsewhere = await server.signIn(login)
  await ask(login)
  const requested = "select from graphile_worker.jobs where task_identifier = 'platform.deliver_mail'"
  expect(await asSuperuser(server, requested), 'left to the worker for mail').toHaveLength(1)
  const token = tokenIn(await mailTo(`${login}@example.com`))
  expect(await server.stranger.call(confirmReset, { token, password: fresh })).toEqual({})
  for (const client of [tenant.owner, elsewhere])
    expect((await client.send(getSession, {})).body).toMatchObject({
      errorType: 'invalid_token',
      message: 'Your password was changed. Please sign in again.',
    })
  expect((await server.signIn(login, fresh)).token).not.toBeNull()
  await expect(server.signIn(login)).rejects.toThrow('auth.invalid_credentials')
  expect(await server.stranger.send(confirmReset, { token, password: 'another brand new 78' })).toMatchObject({
    status: 422,
    body: { errorType: 'auth.reset_invalid' },
  })
  const audit = await asSuperuser(
    server,
    "select company_id::int, changes from platform.audit where action = 'auth.passwordReset.confirm' and company_id = any($1) order by company_id",
    [[tenant.companyId, other.companyId]],
  )
  expect(audit).toEqual(
    [tenant.companyId, other.companyId].map((id) => ({
      company_id: id,
      changes: [{ field: 'password', before: '•', after: '•' }],
    })),
  )
})

test('F8: who is unknown, inactive or has no proven address gets the same answer and no mail', async () => {
  const [known, inactive, unproven] = [await server.company(), await server.company(), await server.company()]
  const names = [await reachable(known), await reachable(inactive), await reachable(unproven), 'nobody-at-all']
  await asSuperuser(server, 'update erp.app_user set status = 0 where company_id = $1', [inactive.companyId])
  await asSuperuser(server, 'update auth.identity set email_verified_at = null where login = $1', [names[2]])
  const answers = []
  for (const username of names) answers.push(await server.stranger.send(requestReset, { username }))
  for (const answer of answers) expect({ status: answer.status, body: answer.body }).toEqual({ status: 200, body: {} })
  await deliverAll()
  expect(smtp.mails.map((mail) => mail.recipients)).toEqual([[`<${names[0]}@example.com>`]])
})

test('F8: links lead to the configured address whatever host is asked, and there are three an hour at most', async () => {
  const tenant = await server.company()
  const login = await reachable(tenant)
  for (let time = 0; time < 5; time++)
    await server.stranger.send(requestReset, { username: login }, { headers: { host: 'evil.example' } })
  await deliverAll()
  expect(smtp.mails).toHaveLength(3)
  for (const source of smtp.mails.map((mail) => plain(mail.source))) {
    expect(source).toContain('https://office.example.com/auth/reset#token=')
    expect(source).not.toContain('evil.example')
  }
})

test('F8: a link that is too old, guessed, or meant for somebody who is inactive now takes nothing', async () => {
  const tenant = await server.company()
  const login = await reachable(tenant)
  await ask(login)
  const token = tokenIn(await mailTo(`${login}@example.com`))
  const refused = { status: 422, body: { errorType: 'auth.reset_invalid' } }
  for (let guess = 0; guess < 20; guess++)
    expect(
      await server.stranger.send(confirmReset, { token: `${guess}`.padStart(43, 'x'), password: fresh }),
    ).toMatchObject(refused)
  await asSuperuser(server, "update auth.password_reset set expires_at = now() - interval '1 second'")
  expect(await server.stranger.send(confirmReset, { token, password: fresh })).toMatchObject(refused)
  await asSuperuser(server, "update auth.password_reset set expires_at = now() + interval '1 hour'")
  await asSuperuser(server, 'update erp.app_user set status = 0 where company_id = $1', [tenant.companyId])
  expect(await server.stranger.send(confirmReset, { token, password: fresh })).toMatchObject(refused)
  expect((await server.signIn(await loginOf(server, await server.company()))).token).not.toBeNull()
})

test('a mail that the server does not take is tried again with a link that works, and none of the lost ones does', async () => {
  const tenant = await server.company()
  const login = await reachable(tenant)
  smtp.mood = 'busy'
  for (let time = 0; time < 4; time++) await expect(ask(login)).rejects.toThrow('try later')
  smtp.mood = 'takes'
  await deliverAll()
  const token = tokenIn(await mailTo(`${login}@example.com`))
  expect(await server.stranger.call(confirmReset, { token, password: fresh })).toEqual({})
})

test('the rules of a new password hold for a link too; the one in force and the last three are refused', async () => {
  const tenant = await server.company()
  const login = await reachable(tenant)
  const used = [testPassword]
  for (const password of [fresh, 'a second new one 78', 'a third new one 79']) {
    const token = await linkFor(login)
    for (const former of [...used, 'short', `x ${login} x`])
      expect(await server.stranger.send(confirmReset, { token, password: former }), former).toMatchObject({
        status: 422,
        body: { fields: { password: [{ code: 'password_rule' }] } },
      })
    await server.stranger.call(confirmReset, { token, password })
    used.push(password)
  }
  const token = await linkFor(login)
  expect((await server.stranger.send(confirmReset, { token, password: testPassword })).status).toBe(422)
  await server.stranger.call(confirmReset, { token, password: 'a fourth new one 80' })
  expect(await server.stranger.call(confirmReset, { token: await linkFor(login), password: testPassword })).toEqual({})
})

test('the sign-in page offers a link only where mail can go out', async () => {
  expect(await server.stranger.call(getSignInOptions, {})).toMatchObject({ hasPasswordReset: true })
})

/** An owner whose address is proven; answers his login. */
async function reachable(tenant: Tenant): Promise<string> {
  const login = await loginOf(server, tenant)
  await asSuperuser(
    server,
    "update auth.identity set email = login || '@example.com', email_verified_at = now() where login = $1",
    [login],
  )
  return login
}

async function ask(username: string): Promise<void> {
  await server.stranger.call(requestReset, { username })
  await deliverAll()
}

async function linkFor(login: string): Promise<string> {
  smtp.mails.length = 0
  await asSuperuser(server, 'update auth.password_reset set used_at = now()')
  await ask(login)
  return tokenIn(await mailTo(`${login}@example.com`))
}

/** What a worker does with the events that wait. */
async function deliverAll(): Promise<void> {
  const waiting = await asSuperuser(
    server,
    'select company_id::int as "companyId", id::int as "outboxId" from platform.outbox where delivered_at is null order by id',
  )
  for (const event of waiting) await deliver(server.app.db, server.app.subscribers, event)
}

async function mailTo(address: string): Promise<string> {
  const mail = smtp.mails.find(({ recipients }) => recipients.includes(`<${address}>`))
  return mail?.source ?? ''
}

function tokenIn(source: string): string {
  return /\/auth\/reset#token=([\w-]{43})/.exec(plain(source))?.[1] ?? ''
}

/** Mails break long lines by a sign of equality. */
function plain(source: string): string {
  return source.replace(/=\r\n/g, '').replaceAll('=3D', '=')
}
