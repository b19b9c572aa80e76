import { randomUUID } from 'node:crypto'
import { customer } from '@countinghouse/contract/crm/customer'
import { coupon } from '@countinghouse/contract/sales/coupon'
import { promotion } from '@countinghouse/contract/sales/promotion'
import {
  completeSale,
  getCustomerPromotions,
  getPromotions,
  lookUpCoupon,
} from '@countinghouse/contract/sales/register'
import { segment } from '@countinghouse/contract/sales/segment'
import { segmentMembers } from '@countinghouse/contract/sales/segment-member'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { seedInvoices } from '../../../../../tests/support/invoices.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { createGoods, createTill, openTill, paid } from '../../../../../tests/support/till.ts'

const server = useServer({ isOwn: true })

/** A till with jackets at 60.00 (net 50.00): Ada bought four and brought one back, Bob bought one, Cy nothing. */
async function shop() {
  const tenant = await server.company()
  const { storeId, owner } = tenant
  const { tillId, cash } = await createTill(server, tenant)
  const jacket = {
    ...(await createGoods(server, tenant, { price: 6000, unitCost: '22.00', quantity: 50 })),
    quantity: 1,
  }
  const { session, sell, takeBack } = await openTill(owner, { tillId, storeId })
  const person = async (name: string, more: object = {}) =>
    (await owner.call(customer.routes.create, { code: name.toUpperCase(), name, ...more })).id
  const ada = await person('Ada', { city: 'Leeds', countryCode: 'GB', emailConsent: 'granted' })
  const bob = await person('Bob', { city: 'York', countryCode: 'GB', kind: 'company' })
  const cy = await person('Cy')
  const pair = await sell([{ ...jacket, quantity: 2 }], [paid(cash, 12_000)], { customerId: ada })
  await sell([{ ...jacket, quantity: 2 }], [paid(cash, 12_000)], { customerId: ada })
  await takeBack(pair.id, [{ lineNo: 1, quantity: 1 }], [paid(cash, 6000)])
  await sell([jacket], [paid(cash, 6000)], { customerId: bob })
  const rule = async (more: object) =>
    (await owner.call(segment.routes.create, { code: randomUUID().slice(0, 18), name: randomUUID(), ...more })).id
  const members = async (segmentId: number) =>
    (await owner.call(segmentMembers.routes.list, { segmentId: [segmentId], sort: ['name'] })).items
  const names = async (more: object) => (await members(await rule(more))).map(({ name }) => name)
  const buy = (customerId: number | null, grossMinor: number, more: object = {}) =>
    owner.send(completeSale, {
      uid: randomUUID(),
      tillSessionId: session.id,
      soldAt: new Date().toISOString(),
      lines: [{ variantId: jacket.variantId, quantity: 1 }],
      grossMinor,
      customerId,
      tenders: [paid(cash, grossMinor)],
      ...more,
    })
  return { ...tenant, ada, bob, cy, rule, members, names, buy }
}

test('members of a segment meet every condition, with their net turnover and purchases of the period', async () => {
  const { companyId, storeId, owner, ada, rule, members, names } = await shop()
  const all = await members(await rule({}))
  expect(all.map(({ name, turnoverMinor, purchases }) => [name, turnoverMinor, purchases])).toEqual([
    ['Ada', 15_000, 2],
    ['Bob', 5000, 1],
    ['Cy', 0, 0],
  ])
  expect(await names({ leastTurnoverMinor: 15_000 })).toEqual(['Ada'])
  expect(await names({ leastTurnoverMinor: 15_001 })).toEqual([])
  expect(await names({ mostTurnoverMinor: 5000 })).toEqual(['Bob', 'Cy'])
  expect(await names({ leastPurchases: 1, mostPurchases: 1 })).toEqual(['Bob'])
  expect(await names({ boughtWithinDays: 1 })).toEqual(['Ada', 'Bob'])
  expect(await names({ notBoughtForDays: 30 })).toEqual(['Cy'])
  expect(await names({ customerKind: 'company' })).toEqual(['Bob'])
  expect(await names({ countryCode: 'GB', city: 'leeds' })).toEqual(['Ada'])
  expect(await names({ emailConsent: 'granted' })).toEqual(['Ada'])
  expect(await names({ stores: [storeId] })).toEqual(['Ada', 'Bob'])
  await query(server.database.superUrl, `update sales.sale set business_on = business_on - 40 where company_id = $1`, [
    companyId,
  ])
  expect(await names({ periodDays: 40, stores: [storeId] })).toEqual([])
  expect(await names({ notBoughtForDays: 40 })).toEqual(['Ada', 'Bob', 'Cy'])
  expect(await names({ periodDays: 41, leastTurnoverMinor: 15_000 })).toEqual(['Ada'])
  const { version } = await owner.call(customer.routes.get, { id: ada })
  await owner.call(customer.routes.deactivate, { id: ada, version })
  expect(await names({ periodDays: 41, leastTurnoverMinor: 15_000 })).toEqual([])
})

test('posted invoices in another currency count at their rate; a range that ends before it starts is refused', async () => {
  const { owner, sale, post, line, codeOf, customerId } = await seedInvoices(server)
  const dollars = { currencyCode: 'USD', exchangeRate: '0.8' } as const
  await post(await sale({ ...dollars, lines: [line('100', { taxCodeId: codeOf('ZERO') })] }))
  const { id: segmentId } = await owner.call(segment.routes.create, {
    code: 'EIGHTY',
    name: 'Eighty',
    leastTurnoverMinor: 8000,
  })
  const { items } = await owner.call(segmentMembers.routes.list, { segmentId: [segmentId] })
  expect(items).toMatchObject([{ customerId, turnoverMinor: 8000, purchases: 1 }])
  const wrong = { code: 'WRONG', name: 'Wrong' }
  for (const more of [
    { leastTurnoverMinor: 2, mostTurnoverMinor: 1 },
    { leastPurchases: 2, mostPurchases: 1 },
    { boughtWithinDays: 30, notBoughtForDays: 30 },
  ])
    expect(await owner.send(segment.routes.create, { ...wrong, ...more })).toMatchObject({
      status: 422,
      body: { errorType: 'sales.rule_broken' },
    })
})

test('a promotion of a segment applies to its customers alone, by itself and by coupon', async () => {
  const { owner, storeId, ada, bob, rule, buy } = await shop()
  const gold = await rule({ leastTurnoverMinor: 15_000 })
  const tenth = { kind: 'line_percent' as const, ratePpm: 100_000, segments: [gold] }
  await owner.call(promotion.routes.create, { code: 'GOLD', name: 'Gold', ...tenth })
  expect(await owner.call(getPromotions, { storeId })).toEqual({ promotions: [] })
  expect(await owner.call(getCustomerPromotions, { storeId, customerId: ada })).toMatchObject({
    promotions: [{ name: 'Gold' }],
  })
  expect(await owner.call(getCustomerPromotions, { storeId, customerId: bob })).toEqual({ promotions: [] })
  expect(await buy(null, 5400)).toMatchObject({ status: 409, body: { details: { grossMinor: 6000 } } })
  expect(await buy(bob, 5400)).toMatchObject({ status: 409, body: { details: { grossMinor: 6000 } } })
  expect(await buy(ada, 5400)).toMatchObject({ status: 200 })
  const { id: promotionId } = await owner.call(promotion.routes.create, {
    code: 'HALF',
    name: 'Half',
    ...tenth,
    ratePpm: 500_000,
    needsCoupon: true,
  })
  await owner.call(coupon.routes.create, { code: 'HALF', name: 'Half', promotionId })
  const wanted = { storeId, code: 'HALF' }
  expect(await owner.call(lookUpCoupon, { ...wanted, customerId: ada })).toMatchObject({
    promotion: { id: promotionId },
  })
  for (const more of [{}, { customerId: bob }])
    expect((await owner.send(lookUpCoupon, { ...wanted, ...more })).body).toMatchObject({
      errorType: 'sales.coupon_invalid',
    })
  expect((await buy(bob, 3000, { coupons: ['HALF'] })).body).toMatchObject({ errorType: 'sales.coupon_invalid' })
  expect(await buy(ada, 3000, { coupons: ['HALF'] })).toMatchObject({ status: 200 })
  const { version } = await owner.call(segment.routes.get, { id: gold })
  expect((await owner.send(segment.routes.delete, { id: gold, version })).body).toMatchObject({ errorType: 'in_use' })
  await owner.call(segment.routes.deactivate, { id: gold, version })
  expect(await buy(ada, 5400)).toMatchObject({ status: 409, body: { details: { grossMinor: 6000 } } })
})
