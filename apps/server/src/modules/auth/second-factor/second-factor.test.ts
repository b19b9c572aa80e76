import { getSession } from '@countinghouse/contract/auth/session'
import { getSecurity } from '@countinghouse/contract/auth/security'
import { signIn } from '@countinghouse/contract/auth/sign-in'
import { stepUp } from '@countinghouse/contract/auth/proof'
import {
  confirmSecondFactor,
  enrolSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from '@countinghouse/contract/auth/two-factor'
import { expect, test } from 'vitest'
import { asSuperuser, loginOf } from '../../../../../../tests/support/people.ts'
import type { Client, Tenant } from '../../../../../../tests/support/server.ts'
import { testPassword, useServer } from '../../../../../../tests/support/server.ts'
import { codeAt, stepAt } from './totp.ts'

const server = useServer()
const refused = { status: 422, body: { errorType: 'auth.code_wrong' } }
const wanted = (proof: string) => ({
  status: 403,
  body: { errorType: 'step_up_required', details: { reason: 'proof', proof } },
})

test('the authenticator app of a person is asked for after his password, and its code opens a session of level second_factor', async () => {
  const { login, secret } = await withApp(await server.company())
  const requested = await enter({ username: login, password: testPassword })
  expect(requested.body).toEqual({ step: 'code', challenge: expect.any(String) })
  expect(requested.headers['set-cookie']).toBeUndefined()
  const opened = await enter({ challenge: challengeOf(requested), code: code(secret, 1) })
  expect(opened.body).toMatchObject({ token: expect.any(String), user: { Usr_status: 1 } })
  const [session] = await asSuperuser(server, 'select auth_level from auth.session order by id desc limit 1')
  expect(session).toEqual({ auth_level: 'second_factor' })
})

test('F11: a code works once, not two steps off, and a hundred guesses are held like passwords', async () => {
  const { login, secret } = await withApp(await server.company())
  const first = challengeOf(await enter({ username: login, password: testPassword }))
  const taken = code(secret, 1)
  expect(await enter({ challenge: first, code: code(secret, 3) })).toMatchObject(refused)
  expect((await enter({ challenge: first, code: taken })).status).toBe(200)
  expect(await enter({ challenge: first, code: taken }), 'a step is taken once').toMatchObject({
    body: { errorType: 'auth.step_expired' },
  })
  const second = challengeOf(await enter({ username: login, password: testPassword }))
  expect(await enter({ challenge: second, code: taken }), 'so is a code').toMatchObject(refused)
  await asSuperuser(server, 'update auth.identity set failed_count = 0, next_attempt_at = null where login = $1', [
    login,
  ])
  const guess = (number: number) => enter({ challenge: second, code: String(number).padStart(6, '0') })
  for (let number = 0; number < 5; number++) expect(await guess(number), String(number)).toMatchObject(refused)
  await asSuperuser(server, "update auth.identity set next_attempt_at = now() + interval '1 minute' where login = $1", [
    login,
  ])
  for (let number = 5; number < 100; number++) expect(await guess(number), String(number)).toMatchObject(refused)
  const [held] = await asSuperuser(
    server,
    'select failed_count, next_attempt_at > now() as waits from auth.identity where login = $1',
    [login],
  )
  expect(held).toEqual({ failed_count: 5, waits: true })
  await asSuperuser(server, 'update auth.two_factor set last_used_step = 0')
  expect(await enter({ challenge: second, code: code(secret) }), 'the right one reads like a wrong one').toMatchObject(
    refused,
  )
})

test('F11: a recovery code lets a person in once, written in any way; new ones make the old ones useless', async () => {
  const { login, owner, codes } = await withApp(await server.company())
  const [first = '', second = ''] = codes
  expect(codes).toHaveLength(10)
  const challenge = async () => challengeOf(await enter({ username: login, password: testPassword }))
  expect((await enter({ challenge: await challenge(), code: first.toLowerCase().replace('-', ' ') })).status).toBe(200)
  expect(await enter({ challenge: await challenge(), code: first })).toMatchObject(refused)
  expect((await owner.call(getSecurity, {})).secondFactor).toEqual({ isOn: true, isRequired: false, codesLeft: 9 })
  await owner.call(renewRecoveryCodes, {})
  expect(await enter({ challenge: await challenge(), code: second })).toMatchObject(refused)
})

test('a trusted browser is not asked for a code for 30 days, nobody else’s is, and a new password ends the trust', async () => {
  const [mine, other] = [await withApp(await server.company()), await withApp(await server.company())]
  const requested = challengeOf(await enter({ username: mine.login, password: testPassword }))
  const opened = await enter({ challenge: requested, code: code(mine.secret, 1), isTrusted: true })
  const cookies = [opened.headers['set-cookie']].flat().map(String)
  const device = cookies.find((cookie) => cookie.startsWith('countinghouse-device='))
  expect(device).toMatch(/; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
  const browser = { headers: { cookie: device?.split(';')[0] ?? '', origin: 'http://localhost:80' } }
  const again = (login: string) => server.stranger.send(signIn, { username: login, password: testPassword }, browser)
  const { body } = await again(mine.login)
  expect(body).toHaveProperty('token')
  expect(
    await server.client(String(body['token'])).send(removeSecondFactor, {}),
    'its password alone is no full proof',
  ).toMatchObject(wanted('code'))
  expect((await again(other.login)).body).toMatchObject({ step: 'code' })
  await asSuperuser(server, "update auth.trusted_device set expires_at = now() - interval '1 second'")
  expect((await again(mine.login)).body).toMatchObject({ step: 'code' })
})

test('what is dangerous wants a fresh proof: the password, or a code where there is a second factor', async () => {
  const { owner } = await server.company()
  const stale = () => asSuperuser(server, "update auth.session set verified_at = now() - interval '16 minutes'")
  await stale()
  expect(await owner.send(enrolSecondFactor, {})).toMatchObject(wanted('password'))
  expect(await owner.send(stepUp, { password: 'not my password 12' })).toMatchObject({
    status: 401,
    body: { errorType: 'auth.invalid_credentials' },
  })
  expect(await owner.call(stepUp, { password: testPassword })).toMatchObject({ level: 'password' })
  const { secret } = await owner.call(enrolSecondFactor, {})
  await owner.call(confirmSecondFactor, { code: code(secret) })
  await stale()
  expect(await owner.send(removeSecondFactor, {})).toMatchObject(wanted('code'))
  expect(await owner.send(stepUp, { password: testPassword }), 'the password is no full proof any more').toMatchObject(
    refused,
  )
  expect(await owner.call(stepUp, { code: code(secret, 1) })).toMatchObject({ level: 'second_factor' })
  await owner.call(removeSecondFactor, {})
  expect((await owner.call(getSecurity, {})).secondFactor.isOn).toBe(false)
})

test('a secret counts only once a code of it was confirmed; the one before stays in force until then', async () => {
  const { login, owner, secret } = await withApp(await server.company())
  const { secret: next } = await owner.call(enrolSecondFactor, {})
  expect(await owner.send(confirmSecondFactor, { code: '000000' })).toMatchObject(refused)
  const challenge = challengeOf(await enter({ username: login, password: testPassword }))
  expect(await enter({ challenge, code: code(next) })).toMatchObject(refused)
  expect((await enter({ challenge, code: code(secret, 1) })).status).toBe(200)
})

test('F11: the first code of a new app is guessed no more often than a password, and not by who left his screen open', async () => {
  const tenant = await server.company()
  const login = await loginOf(server, tenant)
  const { secret } = await tenant.owner.call(enrolSecondFactor, {})
  await asSuperuser(server, "update auth.session set verified_at = now() - interval '16 minutes'")
  expect(await tenant.owner.send(confirmSecondFactor, { code: code(secret) })).toMatchObject(wanted('password'))
  await tenant.owner.call(stepUp, { password: testPassword })
  for (let number = 0; number < 5; number++)
    expect(await tenant.owner.send(confirmSecondFactor, { code: `00000${number}` })).toMatchObject(refused)
  const counted = 'select failed_count from auth.identity where login = $1'
  expect(await asSuperuser(server, counted, [login])).toEqual([{ failed_count: 5 }])
  expect(await tenant.owner.send(confirmSecondFactor, { code: code(secret) }), 'held').toMatchObject(refused)
  await asSuperuser(server, 'update auth.identity set next_attempt_at = null where login = $1', [login])
  expect((await tenant.owner.call(confirmSecondFactor, { code: code(secret) })).codes).toHaveLength(10)
  expect(await asSuperuser(server, counted, [login])).toEqual([{ failed_count: 0 }])
})

test('neither secret nor codes stand in the database as they are, and none shows in the audit', async () => {
  const { companyId, secret, codes } = await withApp(await server.company())
  const [row] = await asSuperuser(server, 'select secret from auth.two_factor order by identity_id desc limit 1')
  expect(String((row?.['secret'] as Buffer | undefined)?.toString('latin1'))).not.toContain(
    fromBase32(secret).toString('latin1'),
  )
  const audit = await asSuperuser(
    server,
    "select action, changes::text from platform.audit where company_id = $1 and action like 'auth.secondFactor%' order by id",
    [companyId],
  )
  expect(audit.map(({ action }) => action)).toEqual(['auth.secondFactor.create', 'auth.secondFactor.confirm'])
  for (const hidden of [secret, ...codes]) expect(JSON.stringify(audit)).not.toContain(hidden)
})

test('who must choose a new password, or a store, does so before his session opens, in the order of the steps', async () => {
  const tenant = await server.company()
  const { login, secret } = await withApp(tenant)
  await asSuperuser(server, 'update auth.identity set must_change_password = true where login = $1', [login])
  const first = await enter({ username: login, password: testPassword })
  const second = await enter({ challenge: challengeOf(first), code: code(secret, 1) })
  expect(second.body).toMatchObject({ step: 'new_password', minimum: 8 })
  const challenge = challengeOf(second)
  expect(await enter({ challenge, newPassword: testPassword })).toMatchObject({
    status: 422,
    body: { errorType: 'auth.password_rule', fields: { newPassword: [{ code: 'password_rule' }] } },
  })
  expect(await enter({ challenge, storeId: tenant.storeId }), 'no step is skipped').toMatchObject({ status: 422 })
  expect((await enter({ challenge, newPassword: 'a brand new one 77' })).body).toHaveProperty('token')
  expect(await server.stranger.send(signIn, { username: login, password: testPassword })).toMatchObject({ status: 401 })
})

test('a store-bound person of several stores chooses one when he signs in', async () => {
  const tenant = await server.company()
  const bound = await tenant.as({ may: [], userType: 10, homeModule: '/procure' })
  const login = await loginOf(server, tenant, bound.user?.Usr_userid)
  const [away] = await asSuperuser(
    server,
    `insert into erp.store (company_id, code, name, type, country_code, timezone)
     values ($1, 'S2', 'Annex', 'shop', 'GB', 'Europe/London') returning id::int`,
    [tenant.companyId],
  )
  const requested = await enter({ username: login, password: testPassword })
  expect(requested.body).toMatchObject({ step: 'store', stores: [{ Str_name: 'Annex' }, { Str_name: 'Main' }] })
  const opened = await enter({ challenge: challengeOf(requested), storeId: Number(away?.['id']) })
  expect(opened.body).toMatchObject({ user: { Usr_storeidfk: away?.['id'] } })
  expect(
    await enter({ challenge: challengeOf(await enter({ username: login, password: testPassword })), storeId: 999_999 }),
  ).toMatchObject({
    status: 403,
    body: { details: { reason: 'store' } },
  })
  const token = String(opened.body['token'])
  expect((await server.client(token).call(getSession, {})).user.Usr_storeidfk).toBe(away?.['id'])
})

/** An owner with an authenticator app, whose current code was spent by setting it up. */
async function withApp(tenant: Tenant) {
  const login = await loginOf(server, tenant)
  const { secret } = await tenant.owner.call(enrolSecondFactor, {})
  const { codes } = await tenant.owner.call(confirmSecondFactor, { code: code(secret) })
  return { login, secret, codes, owner: tenant.owner, companyId: tenant.companyId }
}

async function enter(input: Parameters<Client['send']>[1]) {
  return await server.stranger.send(signIn, input)
}

function challengeOf({ body }: { body: Record<string, unknown> }): string {
  return String(body['challenge'])
}

/** What the app shows, some steps ahead. */
function code(secret: string, ahead = 0): string {
  return codeAt(fromBase32(secret), stepAt(new Date()) + ahead)
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((sign) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'))
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
