import { randomUUID } from 'node:crypto'
import { customer } from '@countinghouse/contract/crm/customer'
import { coupon } from '@countinghouse/contract/sales/coupon'
import { promotion } from '@countinghouse/contract/sales/promotion'
import { getReceipt } from '@countinghouse/contract/sales/receipt'
import {
  completeSale,
  getCustomerPromotions,
  getPromotions,
  lookUpCoupon,
} from '@countinghouse/contract/sales/register'
import { completeReturn, voidSale } from '@countinghouse/contract/sales/register-return'
import { momentIn } from '@countinghouse/kernel/promotion-time'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { expectWholeLedger } from '../../../../../tests/support/stock.ts'
import { createGoods, createTill, openTill, paid } from '../../../../../tests/support/till.ts'

const server = useServer({ isOwn: true })

/** A till that sells a jacket at 60.00 and socks at 6.00. */
async function shop() {
  const tenant = await server.company()
  const { companyId, storeId, owner } = tenant
  const till = await createTill(server, tenant)
  const jacket = await createGoods(server, { companyId, storeId }, { price: 6000, unitCost: '22.00' })
  const socks = await createGoods(server, { companyId, storeId }, { price: 600, unitCost: '1.80', quantity: 40 })
  const { session } = await openTill(owner, { tillId: till.tillId, storeId })
  const offer = (code: string, more: object) =>
    owner.call(promotion.routes.create, { code, name: `Offer ${code}`, ...more })
  const entered = (pieces: readonly [{ variantId: number }, number][], grossMinor: number, more: object = {}) => ({
    uid: randomUUID(),
    tillSessionId: session.id,
    soldAt: new Date().toISOString(),
    lines: pieces.map(([{ variantId }, quantity]) => ({ variantId, quantity })),
    grossMinor,
    tenders: [paid(till.cash, grossMinor)],
    ...more,
  })
  const sell = (...sold: Parameters<typeof entered>) => owner.send(completeSale, entered(...sold))
  return { ...tenant, ...till, jacket, socks, session, offer, entered, sell }
}

test('promotions of the store and day apply at the server’s price, and the receipt and its return say so', async () => {
  const { owner, storeId, jacket, socks, cash, session, offer, sell } = await shop()
  await offer('TENTH', { kind: 'line_percent', ratePpm: 100_000 })
  await offer('OVER', { kind: 'line_percent', ratePpm: 900_000, endsOn: '2020-01-01' })
  await offer('THREE', { kind: 'buy_x_get_y', buyQuantity: 2, getQuantity: 1, ratePpm: 1_000_000, stackGroup: 'sets' })
  const { promotions } = await owner.call(getPromotions, { storeId })
  expect(promotions.map(({ name }) => name)).toEqual(['Offer TENTH', 'Offer THREE'])
  // Jacket 54.00; of three socks one free (6.00) beats a tenth of each (1.80).
  const bag: [typeof jacket, number][] = [
    [jacket, 1],
    [socks, 3],
  ]
  expect(await sell(bag, 7800)).toMatchObject({
    status: 409,
    body: { errorType: 'sales.total_mismatch', details: { grossMinor: 6600 } },
  })
  const { body: sold } = await sell(bag, 6600)
  const id = Number(sold['id'])
  const receipt = await owner.call(getReceipt, { id })
  expect(receipt.promotions).toEqual([
    { name: 'Offer TENTH', coupon: null, amountMinor: 600 },
    { name: 'Offer THREE', coupon: null, amountMinor: 600 },
  ])
  const taken = await owner.call(completeReturn, {
    uid: randomUUID(),
    tillSessionId: session.id,
    originalSaleId: id,
    soldAt: new Date().toISOString(),
    reason: 'Too small',
    lines: [{ lineNo: 2, quantity: 1 }],
    tenders: [paid(cash, 400)],
  })
  expect(taken.grossMinor).toBe(400)
  const rest = {
    uid: randomUUID(),
    tillSessionId: session.id,
    originalSaleId: id,
    soldAt: new Date().toISOString(),
    reason: 'Too small',
    lines: [{ lineNo: 2, quantity: 2 }],
    tenders: [paid(cash, 800)],
  }
  const { id: returned } = await owner.call(completeReturn, rest)
  expect(await owner.call(completeReturn, rest)).toMatchObject({ id: returned })
  await expectWholeLedger(server.database.maintUrl)
})

test('a coupon applies its promotion while it has uses left; a voided receipt gives the use back', async () => {
  const { owner, storeId, jacket, offer, entered, sell } = await shop()
  const { id: promotionId } = await offer('VIP', { kind: 'order_amount', amountMinor: 1000, needsCoupon: true })
  await owner.call(coupon.routes.create, { code: 'vip-1', name: 'For Ada', promotionId, usageLimit: 1 })
  expect(await sell([[jacket, 1]], 6000)).toMatchObject({ status: 200 })
  expect(await owner.call(lookUpCoupon, { storeId, code: 'VIP-1' })).toMatchObject({ promotion: { id: promotionId } })
  const { body: sold } = await sell([[jacket, 1]], 5000, { coupons: ['VIP-1'] })
  // Sent again after a lost answer it is the same receipt, although the coupon is used up since.
  const again = entered([[jacket, 1]], 5000, { uid: sold['uid'], coupons: ['VIP-1'] })
  expect((await owner.send(completeSale, again)).body).toMatchObject({ id: sold['id'] })
  const used = await owner.send(lookUpCoupon, { storeId, code: 'vip-1' })
  expect(used).toMatchObject({ status: 409, body: { errorType: 'sales.coupon_used_up' } })
  expect((await sell([[jacket, 1]], 5000, { coupons: ['vip-1'] })).body['errorType']).toBe('sales.coupon_used_up')
  await owner.call(voidSale, { id: Number(sold['id']), reason: 'Wrong customer' })
  const { items } = await owner.call(coupon.routes.list, {})
  expect(items).toMatchObject([{ code: 'vip-1', usageCount: 0 }])
  for (const code of ['none', 'vip-2'])
    expect((await sell([[jacket, 1]], 5000, { coupons: [code] })).body['errorType']).toBe('sales.coupon_invalid')
})

test('two coupons of one promotion are one use, of the first; a void gives it back', async () => {
  const { owner, jacket, offer, sell } = await shop()
  const { id: promotionId } = await offer('PAIR', { kind: 'order_amount', amountMinor: 1000, needsCoupon: true })
  const create = async (code: string) =>
    (await owner.call(coupon.routes.create, { code, name: `Coupon ${code}`, promotionId, usageLimit: 1 })).id
  const [one, two] = [await create('one'), await create('two')]
  const expectUses = async (ofOne: number, ofTwo: number) => {
    expect(await owner.call(coupon.routes.get, { id: one })).toMatchObject({ usageCount: ofOne })
    expect(await owner.call(coupon.routes.get, { id: two })).toMatchObject({ usageCount: ofTwo })
  }
  const { body: sold } = await sell([[jacket, 1]], 5000, { coupons: ['two', 'one'] })
  await expectUses(1, 0)
  await owner.call(voidSale, { id: Number(sold['id']), reason: 'Wrong customer' })
  await expectUses(0, 0)
})

test('a coupon of a promotion that applies without one keeps its use', async () => {
  const { owner, jacket, offer, sell } = await shop()
  const { id: promotionId } = await offer('FREE', { kind: 'order_amount', amountMinor: 1000 })
  const { id } = await owner.call(coupon.routes.create, { code: 'FREE', name: 'Leaflet', promotionId, usageLimit: 1 })
  const { status, body: sold } = await sell([[jacket, 1]], 5000, { coupons: ['FREE'] })
  expect(status).toBe(200)
  expect(await owner.call(coupon.routes.get, { id })).toMatchObject({ usageCount: 0 })
  const { promotions } = await owner.call(getReceipt, { id: Number(sold['id']) })
  expect(promotions).toEqual([{ name: 'Offer FREE', coupon: null, amountMinor: 1000 }])
})

test('of sixteen receipts at once with a coupon for three, three are sold', async () => {
  const { owner, socks, offer, sell } = await shop()
  const { id: promotionId } = await offer('RUSH', { kind: 'line_amount', amountMinor: 100, needsCoupon: true })
  const { id } = await owner.call(coupon.routes.create, { code: 'RUSH', name: 'Rush', promotionId, usageLimit: 3 })
  const answers = await Promise.all(Array.from({ length: 16 }, () => sell([[socks, 1]], 500, { coupons: ['RUSH'] })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  expect(await owner.call(coupon.routes.get, { id })).toMatchObject({ usageCount: 3 })
})

test('sixteen tills at the last use of a promotion: one sells with it, and the others see the new total', async () => {
  const { owner, companyId, storeId, socks, offer, sell } = await shop()
  const tills = await query<{ id: string }>(
    server.database.superUrl,
    `insert into sales.till (company_id, code, name, store_id) select $1, 'S' || n, 'Stand ' || n, $2 from generate_series(1, 16) n returning id`,
    [companyId, storeId],
  )
  const sessions: number[] = []
  for (const { id: tillId } of tills)
    sessions.push((await openTill(owner, { tillId: Number(tillId), storeId, floatMinor: 0 })).session.id)
  const { id } = await offer('LAST', { kind: 'line_amount', amountMinor: 100, usageLimit: 2 })
  expect(await sell([[socks, 2]], 1000)).toMatchObject({ status: 200 })
  const answers = await Promise.all(sessions.map((tillSessionId) => sell([[socks, 1]], 500, { tillSessionId })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const codes = new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body['errorType']))
  expect([...codes].filter((code) => code !== 'sales.promotion_used_up' && code !== 'sales.total_mismatch')).toEqual([])
  expect(await owner.call(promotion.routes.get, { id })).toMatchObject({ usageCount: 2, usedMinor: 300 })
  expect(await owner.call(getPromotions, { storeId })).toEqual({ promotions: [] })
  expect(await sell([[socks, 1]], 600)).toMatchObject({ status: 200 })
})

test('a budget is spent to the last penny and never beyond, and a void gives it back', async () => {
  const { owner, storeId, socks, offer, sell } = await shop()
  const { id } = await offer('BUDGET', { kind: 'line_amount', amountMinor: 100, budgetMinor: 450, mostMinor: 200 })
  const { body: first } = await sell([[socks, 3]], 1600)
  expect(await sell([[socks, 1]], 500)).toMatchObject({ status: 200 })
  expect(await owner.call(getPromotions, { storeId })).toMatchObject({ promotions: [{ leftMinor: 150 }] })
  // 2.00 off three pairs are the most of a receipt; of the rest of the budget 1.50 are left.
  const answers = await Promise.all(Array.from({ length: 6 }, () => sell([[socks, 2]], 1050)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await owner.call(promotion.routes.get, { id })).toMatchObject({ usageCount: 3, usedMinor: 450 })
  await owner.call(voidSale, { id: Number(first['id']), reason: 'Wrong customer' })
  expect(await owner.call(promotion.routes.get, { id })).toMatchObject({ usageCount: 2, usedMinor: 250 })
  const { version } = await owner.call(promotion.routes.get, { id })
  expect(await owner.send(promotion.routes.update, { id, version, budgetMinor: 200 })).toMatchObject({
    status: 422,
    body: { errorType: 'sales.rule_broken', fields: { budgetMinor: [{}] } },
  })
})

test('a customer has so many receipts of a promotion, however many tills sell at once; an unknown one has none', async () => {
  const { owner, storeId, socks, offer, sell } = await shop()
  await offer('ONCE', { kind: 'line_amount', amountMinor: 100, customerLimit: 1 })
  const create = async (code: string) =>
    (await owner.call(customer.routes.create, { code, name: `Customer ${code}` } as never)).id
  const [anna, bert] = [await create('ANNA'), await create('BERT')]
  expect(await sell([[socks, 1]], 600)).toMatchObject({ status: 200 })
  const promotionsOf = async (customerId: number) =>
    (await owner.call(getCustomerPromotions, { storeId, customerId })).promotions.map(({ name }) => name)
  expect(await promotionsOf(anna)).toEqual(['Offer ONCE'])
  const answers = await Promise.all(Array.from({ length: 8 }, () => sell([[socks, 1]], 500, { customerId: anna })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect([await promotionsOf(anna), await promotionsOf(bert)]).toEqual([[], ['Offer ONCE']])
})

test('a bundle costs its price, and hours are those of the store at which the cart was priced, for a quarter of an hour', async () => {
  const { owner, companyId, storeId, socks, offer, sell } = await shop()
  await query(server.database.superUrl, `update erp.store set timezone = 'Pacific/Auckland' where company_id = $1`, [
    companyId,
  ])
  await offer('TRIO', { kind: 'bundle_price', buyQuantity: 3, amountMinor: 1500 })
  expect(await sell([[socks, 4]], 2100)).toMatchObject({ status: 200 })
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
  const { weekday } = momentIn('Pacific/Auckland', at(0))
  const other = weekday === 'monday' ? 'tuesday' : 'monday'
  const { id } = await offer('HAPPY', { kind: 'line_amount', amountMinor: 100, times: [{ weekday: other }] })
  expect(await owner.call(getPromotions, { storeId })).toMatchObject({
    promotions: [{ name: 'Offer TRIO' }, { times: [{ weekday: other, startsAt: null, endsAt: null }] }],
  })
  expect(await sell([[socks, 1]], 600)).toMatchObject({ status: 200 })
  const until = (minutes: number) => [
    { weekday: 'daily', startsAt: null, endsAt: momentIn('Pacific/Auckland', at(minutes)).time },
  ]
  const change = (version: number, times: object[]) =>
    owner.call(promotion.routes.update, { id, version, times } as never)
  await change(1, [{ weekday: 'daily', startsAt: '00:00', endsAt: null }])
  expect(await sell([[socks, 1]], 500)).toMatchObject({ status: 200 })
  expect(
    await owner.send(promotion.routes.update, {
      id,
      version: 2,
      times: [{ weekday: 'daily', startsAt: '18:00', endsAt: '17:00' }],
    } as never),
  ).toMatchObject({ status: 422 })
  // Around midnight there is no hour that was over a moment ago.
  if (momentIn('Pacific/Auckland', at(-5)).time > momentIn('Pacific/Auckland', at(0)).time) return
  await change(2, until(0))
  expect(await sell([[socks, 1]], 600)).toMatchObject({ status: 200 })
  expect(await sell([[socks, 1]], 500, { pricedAt: at(-5) })).toMatchObject({ status: 200 })
  expect(await sell([[socks, 1]], 500, { pricedAt: at(-20) })).toMatchObject({ status: 409 })
})

test('a promotion says what its type needs, at the field', async () => {
  const { owner } = await shop()
  const refused = async (more: object) => {
    const { status, body } = await owner.send(promotion.routes.create, { code: 'BAD', name: 'Bad offer', ...more })
    return [status, body['errorType']]
  }
  const rule = [422, 'sales.rule_broken']
  expect(await refused({ kind: 'line_percent' })).toEqual(rule)
  expect(await refused({ kind: 'bundle_price', amountMinor: 500, buyQuantity: 1 })).toEqual(rule)
  expect(await refused({ kind: 'line_amount', ratePpm: 100 })).toEqual(rule)
  expect(await refused({ kind: 'buy_x_get_y', ratePpm: 1_000_000, buyQuantity: 2 })).toEqual(rule)
  expect(await refused({ kind: 'line_percent', ratePpm: 100, leastMinor: 100 })).toEqual(rule)
  expect(await refused({ kind: 'line_percent', ratePpm: 100, startsOn: '2026-02-02', endsOn: '2026-02-01' })).toEqual(
    rule,
  )
})
