import { getSession, updateCompany, updateStore } from '@countinghouse/contract/auth/session'
import { brand } from '@countinghouse/contract/procure/brand'
import { expect, test } from 'vitest'
import { asSuperuser, joinOwner, loginOf } from '../../../../../tests/support/people.ts'
import type { Tenant } from '../../../../../tests/support/server.ts'
import { useServer } from '../../../../../tests/support/server.ts'

// Requests of ended sessions count against their address, which the tests of a shared server have in common.
const server = useServer({ isOwn: true })

test('changing the store is kept in the session; a store outside the list is forbidden and changes nothing', async () => {
  const tenant = await server.company()
  const other = await server.company()
  const [second] = await asSuperuser(
    server,
    `
    insert into erp.store (company_id, code, name, type, country_code, timezone) values ($1, 'S2', 'Second', 'shop', 'GB', 'Europe/London') returning id::int`,
    [tenant.companyId],
  )
  const storeId = Number(second?.['id'])
  expect(await tenant.owner.call(updateStore, { storeId })).toMatchObject({ Usr_storeidfk: storeId })
  expect((await tenant.owner.call(getSession, {})).user.Usr_storeidfk).toBe(storeId)
  const clerk = await tenant.as({ may: [] })
  await asSuperuser(server, 'insert into erp.user_store (company_id, user_id, store_id) values ($1, $2, $3)', [
    tenant.companyId,
    clerk.user?.Usr_userid,
    tenant.storeId,
  ])
  await asSuperuser(server, 'update erp.app_user set has_all_stores = false where company_id = $1 and id = $2', [
    tenant.companyId,
    clerk.user?.Usr_userid,
  ])
  for (const foreign of [storeId, other.storeId, 900_000_000]) {
    expect(await clerk.send(updateStore, { storeId: foreign })).toMatchObject({
      status: 403,
      body: { errorType: 'forbidden', details: { reason: 'store' } },
    })
  }
  expect((await clerk.call(getSession, {})).user).toMatchObject({
    Usr_storeidfk: tenant.storeId,
    allowedStores: [{ sno: tenant.storeId, Str_name: 'Main' }],
  })
})

test('a closed store can be worked in no more', async () => {
  const { owner, companyId, storeId } = await server.company()
  await asSuperuser(server, "update erp.store set status = 'inactive' where company_id = $1", [companyId])
  expect(await owner.send(updateStore, { storeId })).toMatchObject({
    status: 403,
    body: { details: { reason: 'store' } },
  })
})

test('switching company opens a session there and ends this one', async () => {
  const [home, away] = [await server.company(), await server.company()]
  const guest = await joinOwner(server, home, away)
  const { token, user } = await home.owner.call(updateCompany, { companyId: away.companyId })
  expect(user).toMatchObject({ usr_cmp_id: away.companyId, Usr_userid: guest })
  const session = await server.client(token).call(getSession, {})
  expect(session.company.id).toBe(away.companyId)
  expect(session.companies.map((company) => company.id).toSorted()).toEqual([home.companyId, away.companyId].toSorted())
  expect((await home.owner.send(getSession, {})).body['errorType']).toBe('invalid_token')
})

test('a session lives no longer for going to another company, or to its own', async () => {
  const [home, away, alone] = [await server.company(), await server.company(), await server.company()]
  await joinOwner(server, home, away)
  const left = (companyId: number) =>
    asSuperuser(
      server,
      `select round(extract(epoch from absolute_expires_at - now()) / 3600)::int as hours from auth.session
       where company_id = $1 order by id desc limit 1`,
      [companyId],
    )
  await asSuperuser(
    server,
    "update auth.session set absolute_expires_at = now() + interval '2 hours' where company_id = any($1)",
    [[home.companyId, alone.companyId]],
  )
  await home.owner.call(updateCompany, { companyId: away.companyId })
  expect(await left(away.companyId)).toEqual([{ hours: 2 }])
  await alone.owner.call(updateCompany, { companyId: alone.companyId })
  expect(await left(alone.companyId)).toEqual([{ hours: 2 }])
})

test('another company’s id reads like one that does not exist, and the session goes on', async () => {
  const [home, away] = [await server.company(), await server.company()]
  for (const companyId of [away.companyId, 900_000_000]) {
    expect(await home.owner.send(updateCompany, { companyId })).toMatchObject({
      status: 404,
      body: { errorType: 'not_found' },
    })
  }
  expect((await home.owner.send(getSession, {})).status).toBe(200)
})

test('a company where one is inactive, out of date or that is suspended cannot be switched to', async () => {
  const changes = [
    'update erp.app_user set status = 0 where company_id = $1',
    'update erp.app_user set valid_until = erp.today(company_id) - 1 where company_id = $1',
    "update erp.company set status = 'suspended' where id = $1",
  ]
  for (const change of changes) {
    const [home, away] = [await server.company(), await server.company()]
    await joinOwner(server, home, away)
    await asSuperuser(server, change, [away.companyId])
    expect((await home.owner.send(updateCompany, { companyId: away.companyId })).status, change).toBe(404)
    expect((await home.owner.send(getSession, {})).status, change).toBe(200)
  }
})

test('who is kept out of the company he worked in last signs in to another of his', async () => {
  const changes = [
    'update erp.app_user set status = 0 where company_id = $1',
    "update erp.company set status = 'suspended' where id = $1",
  ]
  for (const change of changes) {
    const [home, away] = [await server.company(), await server.company()]
    await joinOwner(server, home, away)
    const login = await loginOf(server, home)
    await home.owner.call(updateCompany, { companyId: away.companyId })
    expect((await server.signIn(login)).user?.usr_cmp_id, change).toBe(away.companyId)
    await asSuperuser(server, change, [away.companyId])
    expect((await server.signIn(login)).user?.usr_cmp_id, change).toBe(home.companyId)
  }
})

test('a right given or taken acts on the next request', async () => {
  const tenant = await server.company()
  const clerk = await tenant.as({ may: ['brand:view'] })
  expect((await clerk.send(brand.routes.list, {})).status).toBe(200)
  await asSuperuser(server, 'delete from erp.role_event where company_id = $1', [tenant.companyId])
  expect(await clerk.send(brand.routes.list, {})).toMatchObject({
    status: 403,
    body: { errorType: 'forbidden', details: { reason: 'page' } },
  })
  await asSuperuser(
    server,
    `
    insert into erp.role_event (company_id, role_id, page_event_id)
    select r.company_id, r.role_id, e.id from erp.user_role r, erp.page_event e where r.company_id = $1 and r.user_id = $2 and e.permission = 'brand:view'`,
    [tenant.companyId, clerk.user?.Usr_userid],
  )
  expect((await clerk.send(brand.routes.list, {})).status).toBe(200)
  expect((await clerk.call(getSession, {})).events).toEqual(['brand:view'])
  await asSuperuser(server, 'delete from erp.user_role where company_id = $1 and user_id = $2', [
    tenant.companyId,
    clerk.user?.Usr_userid,
  ])
  expect((await clerk.send(brand.routes.list, {})).body['errorType']).toBe('forbidden')
})

test('a module switched off is closed on the next request, for the administrator too', async () => {
  const { owner, companyId } = await server.company()
  expect((await owner.send(brand.routes.list, {})).status).toBe(200)
  await asSuperuser(
    server,
    "update erp.company_module set is_enabled = false where company_id = $1 and module_id = (select id from erp.module where code = 'procure')",
    [companyId],
  )
  expect(await owner.send(brand.routes.list, {})).toMatchObject({
    status: 403,
    body: { errorType: 'forbidden', details: { reason: 'module' } },
  })
})

test('a role held for one store counts only while working there', async () => {
  const tenant = await server.company()
  const clerk = await tenant.as({ may: ['brand:view'] })
  const there = await createStore(tenant)
  await asSuperuser(server, 'update erp.user_role set store_id = $2 where company_id = $1 and user_id = $3', [
    tenant.companyId,
    there,
    clerk.user?.Usr_userid,
  ])
  expect((await clerk.send(brand.routes.list, {})).status).toBe(403)
  await clerk.call(updateStore, { storeId: there })
  expect((await clerk.send(brand.routes.list, {})).status).toBe(200)
  await clerk.call(updateStore, { storeId: tenant.storeId })
  expect((await clerk.send(brand.routes.list, {})).status).toBe(403)
})

test('two sessions of one user in two stores have each the rights of its own store', async () => {
  const tenant = await server.company()
  const here = await tenant.as({ may: ['brand:view'], login: `two-stores-${tenant.companyId}` })
  const there = await server.signIn(`two-stores-${tenant.companyId}`)
  const storeId = await createStore(tenant)
  await there.call(updateStore, { storeId })
  await asSuperuser(server, 'update erp.user_role set store_id = $2 where company_id = $1 and user_id = $3', [
    tenant.companyId,
    storeId,
    here.user?.Usr_userid,
  ])
  for (let turn = 0; turn < 2; turn++) {
    expect((await there.send(brand.routes.list, {})).status).toBe(200)
    expect((await here.send(brand.routes.list, {})).status).toBe(403)
  }
})

async function createStore(tenant: Tenant): Promise<number> {
  const [row] = await asSuperuser(
    server,
    `
    insert into erp.store (company_id, code, name, type, country_code, timezone) values ($1, 'S9', 'Ninth', 'shop', 'GB', 'Europe/London') returning id::int`,
    [tenant.companyId],
  )
  return Number(row?.['id'])
}
