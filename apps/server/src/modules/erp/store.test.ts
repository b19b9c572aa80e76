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
  const { id, ...created } = await clerk.call(routes.create, north)
  expect(created).toMatchObject({
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
  expect(refused.body.message).toContain('1 user works only here.')
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

test('hub and source are stores of the company; none leads back to itself, and one that feeds others stays open', async () => {
  const { owner, storeId } = await server.company()
  const hub = await owner.call(routes.create, { code: 'HUB', name: 'Hub', type: 'hub' })
  const shop = await owner.call(routes.create, { ...north, hubId: hub.id, replenishFromId: storeId })
  expect(await owner.send(routes.update, { id: hub.id, version: 1, hubId: shop.id })).toMatchObject({
    status: 422,
    body: { errorType: 'erp.parent_cycle', fields: { hubId: [{ code: 'parent_cycle' }] } },
  })
  expect((await owner.send(routes.update, { id: storeId, version: 1, replenishFromId: storeId })).body).toMatchObject({
    fields: { replenishFromId: [{ code: 'parent_cycle' }] },
  })
  expect(await owner.send(routes.deactivate, { id: hub.id, version: 1 })).toMatchObject({
    body: {
      details: {
        blockers: [{ key: 'erp.supplied_stores', message: expect.stringContaining('1 store is replenished') }],
      },
    },
  })
  const other = await server.company()
  expect((await other.owner.send(routes.create, { ...north, hubId: hub.id })).body).toMatchObject({
    errorType: 'invalid_input',
    fields: { hubId: [{ code: 'not_a_choice' }] },
  })
})

test('hours do not overlap within a day, a special day goes before them, and a list says what is open today by the clocks of the store', async () => {
  const { owner, companyId } = await server.company()
  const zone = 'Pacific/Auckland'
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(new Date())
  const weekday = new Intl.DateTimeFormat('en', { timeZone: zone, weekday: 'long' })
    .format(new Date())
    .toLowerCase() as 'monday'
  const openingHours = [
    { weekday, opens: '14:00', closes: '18:30' },
    { weekday, opens: '09:00', closes: '12:00' },
  ]
  const { id, version } = await owner.call(routes.create, { ...north, timezone: zone, openingHours })
  const openToday = async () =>
    (await owner.call(routes.list, { q: 'north' })).items.map((row) => (row as Record<string, unknown>)['openToday'])
  expect(await openToday()).toEqual(['09:00–12:00, 14:00–18:30'])
  const message = expect.stringContaining('Opening hours overlap')
  const overlapping = [...openingHours, { weekday, opens: '11:59', closes: '13:00' }]
  expect(await owner.send(routes.update, { id, version, openingHours: overlapping })).toMatchObject({
    status: 422,
    body: { fields: { 'openingHours.2.opens': [{ message }], 'openingHours.2.closes': [{ message }] } },
  })
  const backwards = [...openingHours, { weekday, opens: '20:00', closes: '19:00' }]
  expect((await owner.send(routes.update, { id, version, openingHours: backwards })).body).toMatchObject({
    fields: { 'openingHours.2.closes': [{ message: store.text['rule_hours_order']?.en }] },
  })
  await expect(
    query(
      server.database.superUrl,
      `insert into erp.store_hours (company_id, store_id, line_no, weekday, opens, closes) values ($1, $2, 9, $3, '11:00', '12:30')`,
      [companyId, id, weekday],
    ),
  ).rejects.toThrow('overlap')
  const closed = { day: today, opens: null, closes: null }
  const twice = [closed, { ...closed, opens: '10:00', closes: '11:00' }]
  expect((await owner.send(routes.update, { id, version, specialDays: twice })).body).toMatchObject({
    fields: { 'specialDays.1.day': [{ message: store.text['rule_special_day_once']?.en }] },
  })
  await owner.call(routes.update, { id, version, specialDays: [closed] })
  expect(await openToday()).toEqual(['Closed'])
  await owner.call(routes.update, { id, version: version + 1, specialDays: [], openingHours: [] })
  expect(await openToday()).toEqual([null])
})

test('a place has latitude and longitude or neither, to a millionth of a degree', async () => {
  const { owner } = await server.company()
  const place = { latitudeMicro: 51_507_351, longitudeMicro: -127_758 }
  const { id } = await owner.call(routes.create, { ...north, ...place, returnDays: 28 })
  expect(await owner.call(routes.get, { id })).toMatchObject({ ...place, returnDays: 28 })
  const message = store.text['rule_position']?.en
  expect((await owner.send(routes.update, { id, version: 1, latitudeMicro: null })).body).toMatchObject({
    fields: { latitudeMicro: [{ message }], longitudeMicro: [{ message }] },
  })
  expect((await owner.send(routes.update, { id, version: 1, latitudeMicro: 90_000_001 })).status).toBe(400)
})
