import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { SessionUser } from '@countinghouse/contract/auth/session'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verifyAudit } from '../../apps/server/src/platform/audit/audit-verify.ts'
import { withClient } from '../../apps/server/src/supervisor/endpoint.ts'
import { Product, password } from '../support/processes.ts'
import { type Sent, send, signIn } from '../support/processes-http.ts'
import { recordMetrics } from './metrics.ts'
import { inputs, isSkipped, randomFor } from './inputs.ts'
import { runLoad, signInClients } from './load.ts'
import { expectNothingLost, verifyAcknowledged } from './verify.ts'

const lookMs = 200

describe.skipIf(isSkipped)('M: the audit', () => {
  const product = new Product()
  beforeAll(() => product.start())
  afterAll(() => product.dispose())

  test('M4, M6: none of thirty secrets is kept, logged or answered, and whoever was refused is known', async () => {
    const own = await signIn(product.url, 'owner', password)
    const canaries = Array.from({ length: 30 }, () => `canary-${randomBytes(15).toString('base64url')}`)
    const answers: string[] = []
    const { user } = JSON.parse(
      (await send(product.url, { method: 'GET', path: '/api/auth/session', token: own })).text,
    ) as { user: SessionUser }
    for (const [n, canary] of canaries.entries())
      answers.push((await send(product.url, planted(n, canary, { token: own, user }))).text)
    // What is right is a secret too.
    const secrets = [...canaries, password, own]
    const found = await withClient(product.database('postgres'), async (client) => {
      const { rows: tables } = await client.query<{ name: string }>(
        `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
         where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema')`,
      )
      const holding: string[] = []
      for (const { name } of tables) {
        const { rows } = await client.query(
          `select from ${name} t, unnest($1::text[]) as canary(text) where position(canary.text in t::text) > 0 limit 1`,
          [secrets],
        )
        if (rows.length > 0) holding.push(name)
      }
      return holding
    })
    expect(found).toEqual([])
    const said = [...answers, product.log()]
    // The console names the password of the demo users, because it makes it.
    const unsaid = [...canaries, own]
    expect(unsaid.filter((secret) => said.some((text) => text.includes(secret)))).toEqual([])
    const { rows } = await withClient(product.database('postgres'), (client) =>
      client.query<{ count: number }>(
        `select count(*)::int as count from auth.login_attempt where login = 'storekeeper' and outcome in ('bad_password', 'locked')`,
      ),
    )
    expect(rows[0]?.count, 'every sign-in that failed').toBe(canaries.length / ways)
  })

  test('M5: under many writers the chain is whole and the seals keep up', async () => {
    const tokens = await signInClients(product)
    let isOver = false
    const lags: number[] = []
    const watching = withClient(product.database('postgres'), async (client) => {
      while (!isOver) {
        const { rows } = await client.query<{ lag: number | null }>(
          `select extract(epoch from now() - min(at))::float as lag from platform.audit
           where id > (select coalesce(max(last_id), 0) from platform.audit_seal)`,
        )
        lags.push(rows[0]?.lag ?? 0)
        await sleep(lookMs)
      }
    })
    const outcome = await runLoad(product, tokens, { posts: inputs.auditedPosts, random: randomFor() })
    isOver = true
    await watching
    expectNothingLost(outcome, await verifyAcknowledged(product, outcome))
    await expect.poll(() => verificationOf(product), { timeout: 60_000 }).toMatchObject({ unsealed: 0, broken: null })
    const { rows, seals } = await verificationOf(product)
    recordMetrics('M5', { posts: outcome.acknowledged.length, rows, seals, 'longest lag s': Math.max(...lags) })
  })
})

const ways = 10
type Known = { readonly token: string; readonly user: SessionUser }

/** Each way in which a secret reaches the product, in turn. */
function planted(n: number, canary: string, { token, user }: Known): Sent {
  const path = '/api/procure/brands'
  const post = (to: string, body: unknown, more: Partial<Sent> = {}): Sent => ({
    method: 'POST',
    path: to,
    body,
    ...more,
  })
  const get = (more: Partial<Sent>): Sent => ({ method: 'GET', path, ...more })
  const person = { token: canary, username: 'somebody', password: canary, firstName: 'A', lastName: 'B' }
  const company = { companyName: 'Any', companyCode: 'ANY', countryCode: 'GB', currency: 'GBP', timezone: 'UTC' }
  const change = { usr_password: canary, usr_passwordNew: `${canary} new`, usr_cmp_id: user.usr_cmp_id }
  const list: readonly Sent[] = [
    post('/api/auth/signIn', { username: 'storekeeper', password: canary }),
    post('/api/auth/signIn', { link: canary }),
    post('/api/auth/signUp', person),
    post('/api/auth/public/setup', { ...person, ...company, storeName: 'Any' }),
    post('/api/auth/changePassword', { ...change, Usr_id: user.Usr_userid }, { token }),
    // As a careless client writes it: in a field or a query that the route does not know.
    post(path, { code: 'X', name: 'X', apiKey: canary }, { token, key: `key-${n}` }),
    get({ path: `${path}?token=${canary}`, token }),
    get({ token: canary }),
    get({ headers: { cookie: `token=${canary}; __Host-token=${canary}` } }),
    get({ headers: { authorization: `Basic ${canary}`, 'x-api-key': canary } }),
  ]
  return list[n % ways] ?? get({})
}

async function verificationOf(product: Product) {
  return await withClient(product.database('maint'), (client) => verifyAudit(client, []))
}
