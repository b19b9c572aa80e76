import {
  apiKeys,
  createApiKey,
  getApiKey,
  listKeysOfUser,
  listKeyUsers,
  revokeApiKey,
  rotateApiKey,
} from '@countinghouse/contract/auth/api-key'
import { integrationUserType } from '@countinghouse/contract/constants'
import { lock, stepUp } from '@countinghouse/contract/auth/proof'
import { getSession } from '@countinghouse/contract/auth/session'
import { logout } from '@countinghouse/contract/auth/sign-out'
import { getSecurity } from '@countinghouse/contract/auth/security'
import { brand } from '@countinghouse/contract/procure/brand'
import { expect, test } from 'vitest'
import { asSuperuser } from '../../../../../../tests/support/people.ts'
import type { Client, Tenant } from '../../../../../../tests/support/server.ts'
import { testPassword, useServer } from '../../../../../../tests/support/server.ts'

const server = useServer()
const refused = { status: 403, body: { errorType: 'invalid_token' } }

test('a key is shown once, opens the rights of its program and no more, and nothing that only a person can do', async () => {
  const tenant = await server.company()
  const { owner } = tenant
  const programId = await program(tenant, ['brand:view'])
  expect((await owner.call(listKeyUsers, {})).items.map(({ id }) => id)).toEqual([programId])
  const created = await owner.call(createApiKey, { ...wanted, programId })
  expect(created.key).toMatch(/^chk_[0-9a-f]{8}_[\w-]{43}$/)
  const { items } = await owner.call(apiKeys.routes.list, {})
  expect(items).toMatchObject([{ id: created.id, prefix: created.key.slice(0, 12), state: 'active', name: 'Web shop' }])
  expect(JSON.stringify(items)).not.toContain(created.key.slice(13))
  const his = await owner.call(listKeysOfUser, { id: programId })
  expect(his.items).toMatchObject([{ id: created.id, version: created.version, state: 'active', lastUsedAt: null }])
  const rows = await asSuperuser(server, 'select row_to_json(k)::text as key from auth.api_key k')
  expect(JSON.stringify(rows)).not.toContain(created.key.slice(13))
  const shop = server.client(created.key)
  // Its use is noted once a minute.
  await asSuperuser(
    server,
    "update auth.session set issued_at = issued_at - interval '1 hour', last_seen_at = issued_at - interval '1 hour'",
  )
  await shop.call(brand.routes.list, {})
  expect((await shop.send(apiKeys.routes.list, {})).body).toMatchObject({ errorType: 'forbidden' })
  expect((await shop.send(getSecurity, {})).status, 'it is no person').toBe(403)
  expect((await shop.send(stepUp, { password: testPassword })).status).toBe(403)
  expect((await shop.send(lock, {})).status).toBe(403)
  await shop.call(logout, {})
  expect((await shop.send(brand.routes.list, {})).status, 'a key ends when it is revoked').toBe(200)
  expect((await owner.call(apiKeys.routes.list, {})).items[0]?.lastUsedAt).not.toBeNull()
})

test('a key counts until it is rotated or revoked, its day is over, or its program is deactivated', async () => {
  const tenant = await server.company()
  const { owner, companyId } = tenant
  const programId = await program(tenant, ['brand:view'])
  const first = await owner.call(createApiKey, { ...wanted, programId })
  const second = await owner.call(rotateApiKey, { id: first.id, version: first.version })
  expect(await server.client(first.key).send(getSession, {})).toMatchObject(refused)
  expect((await server.client(second.key).send(getSession, {})).status).toBe(200)
  expect((await owner.send(revokeApiKey, { id: first.id, version: first.version })).status, 'stale').toBe(409)
  await owner.call(revokeApiKey, { id: second.id, version: second.version })
  expect(await server.client(second.key).send(getSession, {})).toMatchObject(refused)
  const { version } = await owner.call(getApiKey, { id: second.id })
  expect(await owner.send(rotateApiKey, { id: second.id, version })).toMatchObject({
    body: { errorType: 'state_conflict' },
  })
  const over = await owner.call(createApiKey, { ...wanted, programId, expiresOn: '2020-01-31' })
  expect((await server.client(over.key).send(getSession, {})).status).toBe(403)
  const states = (await owner.call(apiKeys.routes.list, {})).items.map(({ state }) => state)
  expect(states.toSorted()).toEqual(['expired', 'revoked'])
  const last = server.client((await owner.call(createApiKey, { ...wanted, programId })).key)
  await asSuperuser(server, 'update erp.app_user set status = 0 where company_id = $1 and id = $2', [
    companyId,
    programId,
  ])
  expect(await last.send(getSession, {})).toMatchObject({ body: { errorType: 'inactive_user' } })
})

test('a key counts from its addresses alone', async () => {
  const tenant = await server.company()
  const programId = await program(tenant, ['brand:view'])
  const { owner } = tenant
  for (const [addresses, status] of [
    [['127.0.0.0/8'], 200],
    [['203.0.113.7', '10.0.0.0/8'], 403],
  ] as const) {
    const { key } = await owner.call(createApiKey, { ...wanted, programId, addresses: [...addresses] })
    const answer = await server.client(key).send(getSession, {})
    expect(answer.status, addresses.join()).toBe(status)
    if (status === 403) expect(answer.body.details).toEqual({ reason: 'address' })
  }
  const wrong = await owner.send(createApiKey, { ...wanted, programId, addresses: ['10.0.0.1', '10.0.0.0/99'] })
  expect(wrong).toMatchObject({ status: 422, body: { errorType: 'auth.address_range' } })
  expect(Object.keys(wrong.body.fields ?? {})).toEqual(['addresses.1'])
})

test('nobody makes a key for a person, for a program that may more, for another company’s, or without a fresh proof', async () => {
  const [tenant, other] = [await server.company(), await server.company()]
  const { owner, as } = tenant
  const programId = await program(tenant, ['brand:view', 'brand:create'])
  expect((await owner.send(createApiKey, { ...wanted, programId: owner.user?.Usr_userid })).status).toBe(404)
  expect((await other.owner.send(createApiKey, { ...wanted, programId })).status).toBe(404)
  const clerk = await as({ may: ['api-keys:view', 'api-keys:create', 'brand:view'] })
  expect(await clerk.send(createApiKey, { ...wanted, programId })).toMatchObject({
    body: { errorType: 'erp.grant_exceeds_own' },
  })
  await asSuperuser(server, "update auth.session set verified_at = now() - interval '1 day'")
  expect(await owner.send(createApiKey, { ...wanted, programId })).toMatchObject({
    body: { errorType: 'step_up_required', details: { reason: 'proof' } },
  })
})

const wanted = { name: 'Web shop', addresses: [], expiresOn: null }

/** A user that stands for a program, with just these rights. */
async function program({ as }: Tenant, may: readonly string[]): Promise<number> {
  const created: Client = await as({ may, userType: integrationUserType })
  return created.user?.Usr_userid ?? 0
}
