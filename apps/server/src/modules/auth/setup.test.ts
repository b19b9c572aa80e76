import { getSession } from '@countinghouse/contract/auth/session'
import { setup } from '@countinghouse/contract/auth/setup'
import { getSignInOptions } from '@countinghouse/contract/auth/sign-in'
import { beforeEach, expect, test } from 'vitest'
import { asSuperuser, createToken } from '../../../../../tests/support/people.ts'
import { useServer } from '../../../../../tests/support/server.ts'

const server = useServer()
let codes = 0

beforeEach(async () => {
  await asSuperuser(server, "delete from platform.installation_setting where key in ('owner.created', 'adminUserId')")
})

test('F14: the set-up makes company, store and administrator once, signs him in, and is closed from then on', async () => {
  const input = wanted(await printedToken())
  expect((await server.stranger.call(getSignInOptions, {})).isFirstRun).toBe(true)
  const answer = await server.stranger.send(setup, input)
  expect(answer.body, answer.text).toMatchObject({
    user: { Usr_fname: 'Ada', user_roles: [{ usrl_role_id: 1 }], allowedStores: [{ Str_name: 'Main street' }] },
  })
  const session = await server.client(String(answer.body['token'])).call(getSession, {})
  expect(session).toMatchObject({
    company: { code: input.companyCode, currency: 'EUR', timezone: 'Europe/Berlin' },
    adminUserId: session.user.Usr_userid,
  })
  expect((await server.stranger.call(getSignInOptions, {})).isFirstRun).toBe(false)
  const again = await server.stranger.send(setup, wanted(await printedToken()))
  expect(again).toMatchObject({ status: 409, body: { errorType: 'auth.setup_closed' } })
})

test('F14: without the printed token, or with one that is used, over or for signing in, the set-up is closed', async () => {
  const [used, over] = [await printedToken(), await printedToken()]
  await asSuperuser(server, 'update auth.console_link set used_at = now() where token_hash = $1', [hashed.get(used)])
  await asSuperuser(
    server,
    "update auth.console_link set expires_at = now() - interval '1 second' where token_hash = $1",
    [hashed.get(over)],
  )
  const link = createToken()
  await asSuperuser(
    server,
    `insert into auth.console_link (token_hash, purpose, login, expires_at) values ($1, 'sign_in', 'x', now() + interval '1 hour')`,
    [link.tokenHash],
  )
  const before = await companies()
  for (const token of [createToken().token, used, over, link.token]) {
    expect(await server.stranger.send(setup, wanted(token))).toMatchObject({
      status: 409,
      body: { errorType: 'auth.setup_closed' },
    })
  }
  expect(await companies()).toBe(before)
})

test('F14: of two set-ups at once one wins, also when both ask for one code', async () => {
  for (const isSameCode of [false, true]) {
    await asSuperuser(server, "delete from platform.installation_setting where key = 'owner.created'")
    const token = await printedToken()
    const first = wanted(token)
    const before = await companies()
    const answers = await Promise.all(
      [first, { ...wanted(token), ...(isSameCode && { companyCode: first.companyCode }) }].map((input) =>
        server.stranger.send(setup, input),
      ),
    )
    expect(answers.map((answer) => answer.status).toSorted(), answers.map((answer) => answer.text).join()).toEqual([
      200, 409,
    ])
    expect(await companies()).toBe(before + 1)
  }
})

test('a country, currency or time zone that does not exist is refused at its field, and the token stays good', async () => {
  const token = await printedToken()
  for (const wrong of [{ countryCode: 'ZZ' }, { currency: 'ZZZ' }, { timezone: 'Mars/Olympus' }]) {
    const [field = ''] = Object.keys(wrong)
    const answer = await server.stranger.send(setup, { ...wanted(token), ...wrong })
    expect(answer, field).toMatchObject({
      status: 400,
      body: { errorType: 'invalid_input', fields: { [field]: [{ code: 'not_a_choice' }] } },
    })
  }
  expect((await server.stranger.send(setup, wanted(token))).status).toBe(200)
})

test('a code that is taken is refused at its field, and a weak password at its own', async () => {
  await server.company()
  const [taken] = await asSuperuser(server, 'select code from erp.company limit 1')
  const token = await printedToken()
  const double = await server.stranger.send(setup, { ...wanted(token), companyCode: taken?.['code'] })
  expect(double).toMatchObject({
    status: 409,
    body: { errorType: 'duplicate', fields: { companyCode: [{ code: 'duplicate' }] } },
  })
  const weak = await server.stranger.send(setup, { ...wanted(token), password: 'lovelace 1843' })
  expect(weak).toMatchObject({
    status: 422,
    body: { errorType: 'auth.password_rule', fields: { password: [{ code: 'password_rule' }] } },
  })
  expect((await server.stranger.send(setup, wanted(token))).status).toBe(200)
})

const hashed = new Map<string, Buffer>()

async function printedToken(): Promise<string> {
  const { token, tokenHash } = createToken()
  await asSuperuser(
    server,
    `insert into auth.console_link (token_hash, purpose, expires_at) values ($1, 'setup', now() + interval '1 hour')`,
    [tokenHash],
  )
  hashed.set(token, tokenHash)
  return token
}

function wanted(token: string) {
  const number = codes++
  return {
    token,
    companyName: 'Analytical Engines',
    companyCode: `AE${number}`,
    countryCode: 'DE',
    currency: 'EUR',
    timezone: 'Europe/Berlin',
    storeName: 'Main street',
    firstName: 'Ada',
    lastName: 'Lovelace',
    username: `ada${number}`,
    password: 'difference 4 engine',
  }
}

async function companies(): Promise<number> {
  return Number((await asSuperuser(server, 'select count(*)::int as count from erp.company'))[0]?.['count'])
}
