import { lock, stepUp, unlock } from '@countinghouse/contract/auth/proof'
import { changePassword } from '@countinghouse/contract/auth/sign-in'
import { getSession, getUserStatus } from '@countinghouse/contract/auth/session'
import { revokeOtherSessions, revokeOwnSession, listOwnSessions } from '@countinghouse/contract/auth/own-session'
import { changeEmail, confirmEmail, getSecurity, savePin, saveProfile } from '@countinghouse/contract/auth/security'
import { forgetDevice } from '@countinghouse/contract/auth/two-factor'
import { brand } from '@countinghouse/contract/procure/brand'
import { expect, test } from 'vitest'
import { asSuperuser, loginOf, createToken } from '../../../../../tests/support/people.ts'
import type { Client } from '../../../../../tests/support/server.ts'
import { testPassword, useServer } from '../../../../../tests/support/server.ts'
import { useSmtpStandIn } from '../../../../../tests/support/fake-smtp.ts'

const smtp = useSmtpStandIn()
const server = useServer({ mail: smtp.settings })
const locked = { status: 403, body: { errorType: 'step_up_required', details: { reason: 'locked' } } }

test('a locked session answers nothing but its unlocking, by PIN or password, and stays the same session', async () => {
  const { owner } = await server.company()
  await owner.call(savePin, { pin: '2580' })
  await owner.call(lock, {})
  for (const route of [getSession, getUserStatus, brand.routes.list])
    expect(await owner.send(route, {}), route.id).toMatchObject(locked)
  expect((await owner.send(getSession, {})).body.details).toEqual({
    reason: 'locked',
    name: 'Olga Owner',
    hasPin: true,
    proof: 'password',
  })
  expect(await owner.send(unlock, { pin: '2581' })).toMatchObject({ status: 401 })
  expect(await owner.send(getSession, {}), 'a wrong PIN unlocks nothing').toMatchObject(locked)
  expect(await owner.call(unlock, { pin: '2580' })).toEqual({ level: 'pin' })
  expect((await owner.send(getSession, {})).status).toBe(200)
  await owner.call(lock, {})
  expect(await owner.call(unlock, { password: testPassword })).toEqual({ level: 'password' })
})

test('five wrong PINs in a row leave the password alone to unlock; a PIN is no full proof', async () => {
  const { owner } = await server.company()
  await owner.call(savePin, { pin: '2580' })
  await owner.call(lock, {})
  for (let guess = 0; guess < 5; guess++) expect((await owner.send(unlock, { pin: '1470' })).status).toBe(401)
  expect((await owner.send(unlock, { pin: '2580' })).status).toBe(401)
  expect((await owner.send(getSession, {})).body.details).toMatchObject({ hasPin: false })
  await owner.call(unlock, { password: testPassword })
  await owner.call(lock, {})
  await owner.call(unlock, { pin: '2580' })
  await asSuperuser(server, "update auth.session set verified_at = now() - interval '16 minutes'")
  expect(await owner.send(savePin, { pin: null })).toMatchObject({ body: { details: { reason: 'proof' } } })
  await owner.call(stepUp, { password: testPassword })
  await owner.call(savePin, { pin: null })
  expect((await owner.call(getSecurity, {})).hasPin).toBe(false)
})

test('wrong PINs that come at once are five as well', async () => {
  const { owner, companyId } = await server.company()
  await owner.call(savePin, { pin: '2580' })
  await owner.call(lock, {})
  const guesses = await Promise.all(Array.from({ length: 12 }, () => owner.send(unlock, { pin: '1470' })))
  expect(new Set(guesses.map(({ status }) => status))).toEqual(new Set([401]))
  expect(
    await asSuperuser(server, 'select unlock_failures from auth.session where company_id = $1', [companyId]),
  ).toEqual([{ unlock_failures: 5 }])
})

test('the session of a store-bound person locks after half an hour without a call, nobody else’s does', async () => {
  const { as } = await server.company()
  const [bound, free] = [
    await as({ may: ['brand:view'], userType: 10, homeModule: '/procure' }),
    await as({ may: ['brand:view'] }),
  ]
  await asSuperuser(server, "update auth.session set last_seen_at = now() - interval '31 minutes'")
  expect((await free.send(brand.routes.list, {})).status).toBe(200)
  expect(await bound.send(brand.routes.list, {})).toMatchObject(locked)
  expect((await bound.send(unlock, { password: 'not my password 12' })).status).toBe(401)
  expect(await bound.send(brand.routes.list, {}), 'asking does not wake it').toMatchObject(locked)
  await bound.call(unlock, { password: testPassword })
  expect((await bound.send(brand.routes.list, {})).status).toBe(200)
})

test('a PIN is kept as a keyed hash and is none that everybody tries first', async () => {
  const { owner, companyId } = await server.company()
  for (const pin of ['1111', '1234', '98765', '0000000'])
    expect(await owner.send(savePin, { pin }), pin).toMatchObject({
      status: 422,
      body: { errorType: 'auth.pin_simple' },
    })
  await owner.call(savePin, { pin: '2580' })
  const rows = await asSuperuser(
    server,
    `select u.pin_hash, a.changes::text from erp.app_user u join platform.audit a on a.company_id = u.company_id and a.action = 'auth.pin.save'
     where u.company_id = $1 and u.pin_hash is not null`,
    [companyId],
  )
  expect(rows).toEqual([
    {
      pin_hash: expect.stringMatching(/^\$argon2id\$/),
      changes: '[{"after": "•", "field": "pinHash", "before": "•"}]',
    },
  ])
})

test('who must choose a new password is answered his own calls only, until he has', async () => {
  const tenant = await server.company()
  const login = await loginOf(server, tenant)
  await asSuperuser(server, 'update auth.identity set must_change_password = true where login = $1', [login])
  expect(await tenant.owner.send(brand.routes.list, {})).toMatchObject({
    status: 403,
    body: { errorType: 'password_change_required' },
  })
  expect((await tenant.owner.send(getSession, {})).status).toBe(200)
  const { Usr_userid, usr_cmp_id } = tenant.owner.user ?? { Usr_userid: 0, usr_cmp_id: 0 }
  const ids = { usr_cmp_id, Usr_id: Usr_userid }
  await tenant.owner.call(changePassword, { usr_password: testPassword, usr_passwordNew: 'a brand new one 77', ...ids })
  expect((await tenant.owner.send(brand.routes.list, {})).status).toBe(200)
})

test('one’s own sessions are listed with device and level; one or all others are ended, with why, and nobody else’s', async () => {
  const [tenant, stranger] = [await server.company(), await server.company()]
  const login = await loginOf(server, tenant)
  const [second, third] = [await server.signIn(login), await server.signIn(login)]
  await asSuperuser(
    server,
    "update auth.session set device_label = 'Firefox · Linux' where company_id = $1 and id = (select max(id) from auth.session)",
    [tenant.companyId],
  )
  const { items } = await tenant.owner.call(listOwnSessions, {})
  expect(items.map(({ isThis }) => isThis).toSorted()).toEqual([false, false, true])
  expect(items.map(({ device }) => device)).toContain('Firefox · Linux')
  expect(items[0]).toMatchObject({ level: 'password', store: 'Main', impersonator: null })
  const id = items.find(({ device }) => device === 'Firefox · Linux')?.id ?? 0
  const proveLast = (minutes: number) =>
    asSuperuser(
      server,
      `update auth.session set verified_at = now() - make_interval(mins => ${minutes}) where company_id = $1`,
      [tenant.companyId],
    )
  await proveLast(16)
  for (const requested of [
    () => tenant.owner.send(revokeOwnSession, { id }),
    () => tenant.owner.send(revokeOtherSessions, {}),
  ])
    expect((await requested()).body, 'who left his screen open').toMatchObject({ errorType: 'step_up_required' })
  await proveLast(0)
  expect((await stranger.owner.send(revokeOwnSession, { id })).status).toBe(404)
  await tenant.owner.call(revokeOwnSession, { id })
  expect(await third.send(getSession, {})).toMatchObject({
    body: { errorType: 'invalid_token', message: 'You ended this session from another device.' },
  })
  expect(await tenant.owner.call(revokeOtherSessions, {})).toEqual({ ended: 1 })
  expect((await second.send(getSession, {})).status).toBe(403)
  expect((await tenant.owner.send(getSession, {})).status).toBe(200)
})

test('an address counts once its link was opened by the person himself, and belongs to one account', async () => {
  const [tenant, other] = [await server.company(), await server.company()]
  await tenant.owner.call(changeEmail, { email: 'olga@example.com' })
  expect((await tenant.owner.call(getSecurity, {})).email).toBeNull()
  const token = tokenIn(smtp.mails[0]?.source ?? '')
  expect((await other.owner.send(confirmEmail, { token })).body).toMatchObject({ errorType: 'auth.link_invalid' })
  expect(await tenant.owner.call(confirmEmail, { token })).toEqual({ email: 'olga@example.com' })
  expect((await tenant.owner.send(confirmEmail, { token })).status).toBe(422)
  expect((await server.signIn('olga@example.com')).token).not.toBeNull()
  await other.owner.call(changeEmail, { email: 'OLGA@example.com' })
  expect(await other.owner.send(confirmEmail, { token: tokenIn(smtp.mails[1]?.source ?? '') })).toMatchObject({
    status: 409,
    body: { errorType: 'duplicate', fields: { email: [{ code: 'duplicate' }] } },
  })
})

test('a person changes his name and language, and forgets a device of his own', async () => {
  const [tenant, other] = [await server.company(), await server.company()]
  await tenant.owner.call(saveProfile, { firstName: 'Olga Maria', lastName: 'Owner', locale: 'ar' })
  expect(await tenant.owner.call(getSecurity, {})).toMatchObject({ firstName: 'Olga Maria', locale: 'ar', devices: [] })
  await asSuperuser(
    server,
    `insert into auth.trusted_device (identity_id, token_hash, label, ip, expires_at)
     select id, $2, 'Chrome · Windows', '10.0.0.1', now() + interval '1 day' from auth.identity where login = $1`,
    [await loginOf(server, tenant), createToken().tokenHash],
  )
  const [device] = (await tenant.owner.call(getSecurity, {})).devices
  expect(device).toMatchObject({ label: 'Chrome · Windows' })
  const forget = (client: Client) => client.send(forgetDevice, { id: device?.id ?? 0 })
  expect((await forget(other.owner)).status).toBe(404)
  expect((await forget(tenant.owner)).status).toBe(200)
  expect((await tenant.owner.call(getSecurity, {})).devices).toEqual([])
})

function tokenIn(source: string): string {
  return /\/account\/#confirm=([\w-]{43})/.exec(source.replace(/=\r\n/g, '').replaceAll('=3D', '='))?.[1] ?? ''
}
