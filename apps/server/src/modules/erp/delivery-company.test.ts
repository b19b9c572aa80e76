import { deliveryCompany } from '@countinghouse/contract/erp/delivery-company'
import { deliveryRegion } from '@countinghouse/contract/erp/delivery-region'
import { store } from '@countinghouse/contract/erp/store'
import { tryRate } from '@countinghouse/contract/erp/try-rate'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { useServer } from '../../../../../tests/support/server.ts'

const server = useServer()
const { routes } = deliveryCompany
const services = [
  { code: 'STD', name: 'Standard', transitDays: 2, cutOff: '16:30', isWeekend: false },
  { code: 'EXP', name: 'Express', transitDays: 1, cutOff: null, isWeekend: true },
]
const rate = { service: null, regionId: null, overGrams: 0, upToGrams: 5000, baseMinor: 499 }
const created = { code: 'VAN', name: 'Van and Sons' }

test('a delivery company is created with services and rates, edited, and deleted unless a store names it', async () => {
  const { as, owner } = await server.company()
  const clerk = await as({ may: deliveryCompany.page.events.map((event) => `delivery-companies:${event}`) })
  const trackingUrl = 'https://track.example/?no={tracking}'
  const { id, ...row } = await clerk.call(routes.create, { ...created, services, rates: [rate], trackingUrl })
  expect(row).toMatchObject({ services, rates: [{ ...rate, perKgMinor: 0, fuel: 0 }], trackingUrl, mode: 'live' })
  await clerk.call(routes.update, { id, version: 1, rates: [{ ...rate, service: 'EXP' }, rate] })
  const { id: storeId } = await owner.call(store.routes.create, {
    code: 'NORTH',
    name: 'North',
    type: 'shop',
    defaultDeliveryCompanyId: id,
  })
  expect((await clerk.call(routes.list, {})).items).toMatchObject([
    { serviceNames: 'Standard, Express', zoneNames: 'All destinations', storeNames: 'North' },
  ])
  expect(await clerk.send(routes.delete, { id, version: 2 })).toMatchObject({
    status: 409,
    body: { errorType: 'in_use', details: { usage: [{ entity: 'erp.store', count: 1 }] } },
  })
  await owner.call(store.routes.update, { id: storeId, version: 1, defaultDeliveryCompanyId: null })
  await clerk.call(routes.delete, { id, version: 2 })
})

test('a tracking address without a place for the number, services alike and a rate of none are refused at their fields', async () => {
  const { owner } = await server.company()
  for (const [wrong, status, errorType, field, message] of [
    [
      { trackingUrl: 'https://track.example/' },
      422,
      'erp.tracking_url',
      'trackingUrl',
      'Tracking URL must contain {tracking}.',
    ],
    [
      { services: [services[0], services[0]] },
      422,
      'erp.rule_broken',
      'services.1.code',
      deliveryCompany.text['rule_service_once']?.en,
    ],
    [
      { services, rates: [rate, { ...rate, service: 'AIR' }] },
      400,
      'invalid_input',
      'rates.1.service',
      expect.any(String),
    ],
    [
      { rates: [{ ...rate, overGrams: 5000 }] },
      422,
      'erp.rule_broken',
      'rates.0.overGrams',
      deliveryCompany.text['rule_rate_band']?.en,
    ],
  ] as const)
    expect(await owner.send(routes.create, { ...created, ...wrong })).toMatchObject({
      status,
      body: { errorType, fields: { [field]: [{ message }] } },
    })
})

test('weight bands of one service and region do not overlap, in words at the line, and whatever anybody writes', async () => {
  const { owner } = await server.company()
  const rates = [rate, { ...rate, overGrams: 5000, upToGrams: 10_000 }, { ...rate, service: 'EXP', overGrams: 4000 }]
  const { id } = await owner.call(routes.create, { ...created, services, rates })
  const overlapping = rates.with(1, { ...rate, overGrams: 4000, upToGrams: 10_000 })
  expect(await owner.send(routes.update, { id, version: 1, rates: overlapping })).toMatchObject({
    status: 422,
    body: {
      errorType: 'erp.weight_bands_overlap',
      fields: { 'rates.1.overGrams': [{ message: 'Weight bands overlap at 5 kg.' }] },
    },
  })
  // A service that a rate is for stays.
  expect(await owner.send(routes.update, { id, version: 1, services: services.slice(0, 1) })).toMatchObject({
    body: { fields: { 'rates.2.service': [{ code: 'rule' }] } },
  })
  const past = (text: string) => query(server.database.superUrl, text)
  await expect(
    past(`update erp.delivery_company_rate set over_grams = 4999 where delivery_company_id = ${id} and line_no = 2`),
  ).rejects.toMatchObject({ constraint: 'delivery_company_rate_apart' })
  await expect(
    past(`delete from erp.delivery_company_service where delivery_company_id = ${id} and code = 'EXP'`),
  ).rejects.toMatchObject({ constraint: 'delivery_company_rate_service' })
})

test('a rate is tried: the region is found, each service tells how its price comes about, and why none fits', async () => {
  const { owner } = await server.company()
  const places = [{ country: 'GB', postcodeFrom: 'SW' }]
  const { id: regionId } = await owner.call(deliveryRegion.routes.create, { code: 'SW', name: 'South West', places })
  const priced = { ...rate, regionId, perKgMinor: 33, fuel: 125_000, margin: 50_000, freeFromMinor: 5000 }
  const { id } = await owner.call(routes.create, {
    ...created,
    services,
    rates: [priced, { ...rate, service: 'EXP', baseMinor: 999 }],
    maxWeightGrams: 20_000,
    maxLengthMm: 600,
    maxWidthMm: 400,
    maxHeightMm: 400,
  })
  const parcel = { id, weightGrams: 1500, country: 'GB', postcode: 'sw1a 1aa', goodsMinor: 4999 }
  const tried = await owner.call(tryRate, parcel)
  // 4.99 + 1.5 kg · 0.33 = 5.49; 12.5 % of it 0.69; 5 % of 6.18 is 0.31.
  const working = { baseMinor: 499, weightMinor: 50, fuelMinor: 69, marginMinor: 31, isOfRegion: true, isFree: false }
  expect(tried).toMatchObject({
    region: { code: 'SW' },
    currency: 'GBP',
    quotes: [
      { service: { code: 'STD', transitDays: 2 }, priceMinor: 649, working },
      { service: { code: 'EXP' }, priceMinor: 649, working },
    ],
  })
  expect(await owner.call(tryRate, { ...parcel, goodsMinor: 5000 })).toMatchObject({
    quotes: [{ priceMinor: 0, working: { isFree: true } }, {}],
  })
  expect(await owner.call(tryRate, { ...parcel, postcode: 'N1' })).toMatchObject({
    region: null,
    quotes: [{ service: { code: 'EXP' }, priceMinor: 999, working: { isOfRegion: false } }],
  })
  for (const [wrong, reason, field, message] of [
    [{ weightGrams: 20_001 }, 'too_heavy', 'weightGrams', 'This company accepts parcels up to 20 kg.'],
    [
      { lengthMm: 400, widthMm: 601, heightMm: 100 },
      'too_big',
      'lengthMm',
      'The parcel exceeds the maximum size of this company.',
    ],
    [
      { weightGrams: 5500 },
      'no_band',
      'weightGrams',
      'No rate applies to 5.5 kg to South West. Add a rate for the region or for all destinations.',
    ],
  ] as const)
    expect(await owner.send(tryRate, { ...parcel, ...wrong })).toMatchObject({
      status: 422,
      body: { errorType: 'erp.no_rate', message, details: { reason }, fields: { [field]: [{ message }] } },
    })
})
