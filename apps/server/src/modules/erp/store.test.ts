import { updateStore } from '@countinghouse/contract/auth/session'
import { listStoreUsers, store } from '@countinghouse/contract/erp/store'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { useServer } from '../../../../../tests/support/server.ts'

const server = useServer()
const { routes } = store
const north = { code: 'NORTH', name: 'North', type: 'shop' } as const

test('a store is created in the country and zone of its company, edited, closed with a last day, opened again and deleted', async () => {
  const { as } = await server.company()
  const clerk = await as({ may: store.page.events.map((event) => `stores:${event}`) })
  const { id, ...made } = await clerk.call(routes.create, north)
  expect(made).toMatchObject({
    countryCode: 'GB',
    timezone: 'Europe/London',
    stage: 'open',
    posOversell: 'to_oversold',
  })
  expect(await clerk.call(routes.update, { id, version: 1, city: 'Leeds', timezone: null })).toMatchObject({
    city: 'Leeds',
    timezone: 'Europe/London',
  })
  const closed = await clerk.call(routes.deactivate, { id, version: 2 })
  expect(closed.closedOn).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(await clerk.call(routes.activate, { id, version: 3 })).toMatchObject({ status: 'active', closedOn: null })
  await clerk.call(routes.delete, { id, version: 4 })
  expect((await clerk.send(routes.get, { id })).status).toBe(404)
})

test('GLN, phone and time zone are what they say; the refusal stands at the field', async () => {
  const { owner } = await server.company()
  expect(await owner.call(routes.create, { ...north, gln: '4012345000009', phone: '+441132960000' })).toMatchObject({
    gln: '4012345000009',
  })
  for (const [field, wrong, message] of [
    ['gln', { gln: '4012345000008' }, 'GLN check digit is wrong.'],
    ['closedOn', { openedOn: '2026-05-02', closedOn: '2026-05-01' }, store.text['rule_period']?.en],
  ] as const)
    expect(await owner.send(routes.create, { ...north, code: 'X2', name: 'Other', ...wrong })).toMatchObject({
      status: 422,
      body: { errorType: 'erp.rule_broken', fields: { [field]: [{ message }] } },
    })
  for (const wrong of [{ phone: '0113 496' }, { timezone: 'Mars/Olympus' }])
    expect(await owner.send(routes.create, { ...north, code: 'X3', name: 'Third', ...wrong })).toMatchObject({
      status: 400,
      body: { fields: { [Object.keys(wrong)[0] ?? '']: [{}] } },
    })
})

test('a store is not closed while people work in it or only there, and all that is in the way is told at once', async () => {
  const { owner, companyId, storeId, as } = await server.company()
  const bound = await as({ may: ['stores:view'] })
  await query(
    server.database.superUrl,
    `with u as (update erp.app_user set has_all_stores = false where company_id = $1 and id = $2 returning id)
     insert into erp.user_store (company_id, user_id, store_id) select $1, id, $3 from u`,
    [companyId, bound.user?.Usr_userid, storeId],
  )
  const second = await owner.call(routes.create, north)
  const refused = await owner.send(routes.deactivate, { id: storeId, version: 1 })
  expect(refused).toMatchObject({
    status: 422,
    body: {
      errorType: 'erp.store_not_empty',
      details: { blockers: [{ key: 'auth.signed_in' }, { key: 'erp.people_only_here' }] },
    },
  })
  expect(refused.body.message).toContain('1 person works only here.')
  await query(
    server.database.superUrl,
    'insert into erp.user_store (company_id, user_id, store_id) values ($1, $2, $3)',
    [companyId, bound.user?.Usr_userid, second.id],
  )
  await owner.call(updateStore, { storeId: second.id })
  await bound.call(updateStore, { storeId: second.id })
  await owner.call(routes.deactivate, { id: storeId, version: 1 })
  expect((await owner.send(updateStore, { storeId })).body).toMatchObject({ details: { reason: 'store' } })
})

test('who may work in a store is listed there, of its company alone', async () => {
  const { owner, storeId, as } = await server.company()
  await as({ may: ['stores:view'], login: 'zoe-of-the-store' })
  expect((await owner.call(listStoreUsers, { id: storeId })).items).toMatchObject([
    { name: 'Olga Owner', isDefault: true, hasAllStores: true, status: 'active' },
    { name: 'Una zoe-of-the-store', isDefault: true },
  ])
  const other = await server.company()
  expect((await other.owner.send(listStoreUsers, { id: storeId })).status).toBe(404)
})
