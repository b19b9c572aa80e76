import { finishProvider, linkProvider, startProvider, unlinkProvider } from '@countinghouse/contract/auth/provider'
import { getSecurity } from '@countinghouse/contract/auth/security'
import { getSession } from '@countinghouse/contract/auth/session'
import { getSignInOptions, signIn } from '@countinghouse/contract/auth/sign-in'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OidcSettings } from '../../../platform/config/config-oidc.ts'
import { asSuperuser, loginOf } from '../../../../../../tests/support/people.ts'
import type { IdentityProviderStandIn } from '../../../../../../tests/support/identity-provider.ts'
import { providerSettings, startIdentityProvider } from '../../../../../../tests/support/identity-provider.ts'
import { addressOf } from '@countinghouse/contract/address-of'
import type { Client } from '../../../../../../tests/support/server.ts'
import { freshAddress, useServer } from '../../../../../../tests/support/server.ts'

const publicUrl = 'http://127.0.0.1:65000'
const settings = {} as OidcSettings
const folder = mkdtempSync(join(tmpdir(), 'house-provider-'))
let provider: IdentityProviderStandIn
beforeAll(async () => {
  provider = await startIdentityProvider(Object.assign(settings, await providerSettings(folder, publicUrl)))
})
afterAll(async () => {
  await provider.stop()
  rmSync(folder, { recursive: true })
})
const server = useServer({ oidc: settings })
const problem = (code: string) => `/auth/signin?problem=${code}`

test('whose proven address the provider verified is let in, and from then on by the account, whatever its address', async () => {
  const { email, id } = await member()
  expect((await server.stranger.call(getSignInOptions, {})).providers).toEqual([{ id: 'sso', name: 'Example Login' }])
  const subject = randomUUID()
  const first = await roundTrip({ subject, email, isVerified: true }, { return: '/procure/brand/?q=oak' })
  expect(first.location).toBe('/procure/brand/?q=oak')
  expect((await server.client(first.session).call(getSession, {})).user.Usr_userid).toBe(id)
  const again = await roundTrip({ subject, email: 'another@example.com', isVerified: false }, {})
  expect(again.location).toBe('/')
  expect((await server.client(again.session).call(getSession, {})).user.Usr_userid).toBe(id)
  const others = await roundTrip({ subject: randomUUID(), email, isVerified: true }, {})
  expect(others, 'the address may be somebody else’s by now').toMatchObject({
    location: problem('auth.identity_unknown'),
    session: null,
  })
  const rows = await asSuperuser(
    server,
    `select changes, user_id from platform.audit where entity_id = $1 and action = 'auth.provider.finish'`,
    [id],
  )
  expect(rows).toMatchObject([{ user_id: id, changes: [{ field: 'linkedAccount', after: email }] }])
})

test('an unknown account, an address that nobody verified and an inactive person open no session, and each is told', async () => {
  const { email, id } = await member()
  const subject = randomUUID()
  const unknown = problem('auth.identity_unknown')
  expect(await roundTrip({ subject, email: 'nobody@example.com', isVerified: true }, {})).toMatchObject({
    location: unknown,
    session: null,
  })
  expect(await roundTrip({ subject, email, isVerified: false }, {})).toMatchObject({ location: unknown, session: null })
  await asSuperuser(server, 'update auth.identity set email_verified_at = null where email = $1', [email])
  expect((await roundTrip({ subject, email, isVerified: true }, {})).location, 'nor did we').toBe(unknown)
  await asSuperuser(server, 'update auth.identity set email_verified_at = now() where email = $1', [email])
  await asSuperuser(server, 'update erp.app_user set status = 0 where id = $1', [id])
  expect(await roundTrip({ subject, email, isVerified: true }, {})).toMatchObject({
    location: problem('inactive_user'),
    session: null,
  })
  provider.account = null
  const { cookie, location } = await start({})
  expect((await finish(await atProvider(location), cookie)).location).toBe(problem('auth.provider_refused'))
})

test('the way back opens once, in the browser that left, with the state, the nonce and within the time it left with', async () => {
  const { email } = await member()
  provider.account = { subject: randomUUID(), email, isVerified: true }
  const expired = problem('auth.step_expired')
  const first = await start({})
  const answer = await atProvider(first.location)
  expect((await finish(answer, null)).location, 'another browser').toBe(expired)
  expect((await finish({ ...answer, state: 'x'.repeat(43) }, first.cookie)).location, 'another state').toBe(expired)
  expect((await finish(answer, first.cookie)).session, 'and the right one still works').not.toBeNull()
  expect(await finish(answer, first.cookie), 'replayed').toMatchObject({ location: expired, session: null })

  const second = await start({})
  const turned = new URL(second.location)
  turned.searchParams.set('nonce', 'another')
  expect(await finish(await atProvider(turned.href), second.cookie)).toMatchObject({
    location: problem('auth.provider_refused'),
    session: null,
  })

  const third = await start({})
  const late = await atProvider(third.location)
  await asSuperuser(server, `update auth.provider_flow set expires_at = now() - interval '1 second'`)
  expect((await finish(late, third.cookie)).location, 'too late').toBe(expired)
})

test('the way leads to the provider from the public address alone, and back to this site alone', async () => {
  const { email } = await member()
  const account = { subject: randomUUID(), email, isVerified: true }
  for (const foreign of ['//evil.example', '/\\evil.example', 'https://evil.example/', '/auth/signin'])
    expect((await roundTrip(account, { return: foreign })).location, foreign).toBe('/')
  const { location } = await start({}, { host: 'evil.example' })
  expect(new URL(location).searchParams.get('redirect_uri')).toBe(`${publicUrl}/api/auth/oidc/sso/callback`)
  expect((await server.stranger.send(startProvider, { provider: 'other' })).body.errorType).toBe('not_configured')
})

test('what is still missing is asked of the browser that came back, and of no other', async () => {
  const { email } = await member()
  await asSuperuser(server, 'update auth.identity set must_change_password = true where email = $1', [email])
  const back = await roundTrip({ subject: randomUUID(), email, isVerified: true }, { return: '/procure/' })
  expect(back).toMatchObject({ location: '/auth/signin?provider=on&return=%2Fprocure%2F', session: null })
  const wanted = { isFromProvider: true } as const
  expect((await server.stranger.send(signIn, wanted)).body.errorType).toBe('auth.step_expired')
  const headers = { cookie: `countinghouse-provider=${back.provider ?? ''}` }
  expect((await server.stranger.send(signIn, wanted, { headers })).body).toMatchObject({ step: 'new_password' })
  expect((await server.stranger.send(signIn, wanted, { headers })).body.errorType).toBe('auth.step_expired')
})

test('an account is linked and unlinked by its owner with a fresh proof, and is nobody else’s', async () => {
  const [una, uma] = [await member(), await member()]
  const account = { subject: randomUUID(), email: 'elsewhere@example.com', isVerified: true }
  expect(await link(una.client, account)).toBe('/account/')
  const { providers } = await una.client.call(getSecurity, {})
  expect(providers).toMatchObject([{ name: 'elsewhere@example.com' }])
  expect((await roundTrip(account, {})).session).not.toBeNull()
  expect(await link(uma.client, account)).toBe('/account/?problem=auth.provider_taken')
  expect((await uma.client.send(unlinkProvider, { id: providers[0]?.id })).status).toBe(404)

  const begun = await uma.client.send(linkProvider, { provider: 'sso' })
  const mixed = await atProvider(String(begun.body['location']))
  const cookies = `${cookieOf(begun.headers, 'countinghouse-provider')}; countinghouse=${una.client.token ?? ''}`
  expect((await finish(mixed, cookies)).location, 'begun by somebody else').toBe('/account/?problem=auth.step_expired')
  await una.client.call(unlinkProvider, { id: providers[0]?.id ?? 0 })
  expect((await roundTrip(account, {})).location).toBe(problem('auth.identity_unknown'))
  await asSuperuser(server, "update auth.session set verified_at = now() - interval '1 day'")
  expect((await una.client.send(linkProvider, { provider: 'sso' })).body.errorType).toBe('step_up_required')
})

test('while the provider is down it is told so, and the password goes on working', async () => {
  const { client, login } = await member()
  const begun = await start({})
  const answer = await atProvider(begun.location)
  await provider.stop()
  expect((await finish(answer, begun.cookie)).location).toBe(problem('auth.provider_down'))
  expect((await start({})).location).toBe(problem('auth.provider_down'))
  expect((await client.send(linkProvider, { provider: 'sso' })).body.errorType).toBe('auth.provider_down')
  expect((await server.signIn(login)).token).not.toBeNull()
})

type Account = NonNullable<IdentityProviderStandIn['account']>

/** Somebody with a proven address. */
async function member(): Promise<{ client: Client; id: number; email: string; login: string }> {
  const tenant = await server.company()
  const client = await tenant.as({ may: ['brand:view'] })
  const id = client.user?.Usr_userid ?? 0
  const email = `${randomUUID()}@example.com`
  const login = await loginOf(server, tenant, id)
  await asSuperuser(server, 'update auth.identity set email = $1, email_verified_at = now() where login = $2', [
    email,
    login,
  ])
  return { client, id, email, login }
}

/** There and back, as the given account. */
async function roundTrip(account: Account, input: { return?: string }) {
  provider.account = account
  const { location, cookie } = await start(input)
  return await finish(await atProvider(location), cookie)
}

async function start(input: { return?: string }, headers: Record<string, string> = {}) {
  const { url } = addressOf(startProvider, { provider: 'sso', ...input })
  const answer = await server.app.http.inject({ url, headers, remoteAddress: freshAddress() })
  expect(answer.statusCode).toBe(303)
  return { location: String(answer.headers.location), cookie: cookieOf(answer.headers, 'countinghouse-provider') }
}

/** Follows the provider through its own pages until it leads back, and answers what it brings along. */
async function atProvider(address: string): Promise<Record<string, string>> {
  const jar = new Map<string, string>()
  for (let next = address, steps = 0; steps < 10; steps++) {
    if (next.startsWith(publicUrl)) return Object.fromEntries(new URL(next).searchParams)
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(next, { redirect: 'manual', headers: { cookie } })
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      jar.set(name, value)
    }
    next = new URL(answer.headers.get('location') ?? '', next).href
  }
  throw new Error('The provider does not lead back.')
}

async function finish(answer: Record<string, string>, cookie: string | null) {
  // Providers add parameters of their own.
  const { url } = addressOf(finishProvider, { provider: 'sso', session_state: 'theirs', ...answer })
  const headers = cookie === null ? {} : { cookie }
  const response = await server.app.http.inject({ url, headers, remoteAddress: freshAddress() })
  const value = (name: string) => /=([^;]+)/.exec(cookieOf(response.headers, name) ?? '')?.[1] ?? null
  return {
    location: String(response.headers.location),
    session: value('countinghouse'),
    provider: value('countinghouse-provider'),
  }
}

/** Leaves to link the account and comes back in the same browser; answers where that ends. */
async function link(client: Client, account: Account): Promise<string> {
  provider.account = account
  const { body, headers } = await client.send(linkProvider, { provider: 'sso' })
  const answer = await atProvider(String(body['location']))
  const cookies = `${cookieOf(headers, 'countinghouse-provider')}; countinghouse=${client.token ?? ''}`
  return (await finish(answer, cookies)).location
}

function cookieOf(headers: Record<string, unknown>, name: string): string | null {
  const set = [headers['set-cookie'] ?? []].flat().map(String)
  return set.find((cookie) => cookie.startsWith(`${name}=`))?.replace(/;.*/, '') ?? null
}
