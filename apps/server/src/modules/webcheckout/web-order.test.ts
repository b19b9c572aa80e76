import { randomUUID } from 'node:crypto'
import { customer } from '@countinghouse/contract/crm/customer'
import { delivery, deliverOrder } from '@countinghouse/contract/sales/delivery'
import { salesOrder } from '@countinghouse/contract/sales/sales-order'
import {
  cancelShopOrder,
  getShopOrder,
  listShopProducts,
  placeShopOrder,
  sendCartEvent,
} from '@countinghouse/contract/webcheckout/shop'
import { webCarts } from '@countinghouse/contract/webcheckout/web-cart'
import { getWebKpi } from '@countinghouse/contract/webcheckout/web-kpi'
import { webOrders } from '@countinghouse/contract/webcheckout/web-order'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { times } from '../../../../../tests/support/run-concurrently.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { expectWholeLedger } from '../../../../../tests/support/stock.ts'
import { createGoods, createTill } from '../../../../../tests/support/till.ts'
import { forgetOldCarts } from './shop/forget-carts.ts'

const server = useServer()

/** A store with a lamp at 30.00 including 20 % tax, of which ten are in stock. */
async function shop() {
  const tenant = await server.company()
  const { companyId, storeId } = tenant
  await createTill(server, tenant)
  const lamp = await createGoods(server, { companyId, storeId }, { price: 3000, unitCost: '12.00' })
  const [company] = await query<{ currency: string }>(
    server.database.superUrl,
    'select base_currency as currency from erp.company where id = $1',
    [companyId],
  )
  const currency = company?.currency ?? ''
  const order = (quantity: number, more: object = {}) => ({
    reference: `W-${randomUUID()}`,
    storeId,
    customer: { email: 'Nora@example.com', name: 'Nora Whitfield' },
    currency,
    grossMinor: 3000 * quantity,
    lines: [{ sku: lamp.sku, quantity, unitPriceMinor: 3000 }],
    ...more,
  })
  return { ...tenant, lamp, order, currency }
}

test('a shop reads products, and its order becomes a confirmed sales order that reserves what is there', async () => {
  const { owner, storeId, lamp, order, currency } = await shop()
  const { items, next, asOf } = await owner.call(listShopProducts, { storeId })
  expect(items).toMatchObject([{ sku: lamp.sku, unitPriceMinor: 3000, currency, available: 10 }])
  expect(next).toBeNull()
  expect(await owner.call(listShopProducts, { storeId, changedSince: asOf })).toMatchObject({ items: [], removed: [] })
  const address = { line1: 'Mill Lane 4', city: 'Leeds', postcode: 'LS1 4AP', countryCode: 'GB' }
  const sent = order(12, { customer: { email: 'Nora@example.com', name: 'Nora Whitfield', address } })
  const placed = await owner.call(placeShopOrder, sent)
  expect(placed).toMatchObject({
    reference: sent.reference,
    status: 'confirmed',
    grossMinor: 36_000,
    lines: [{ sku: lamp.sku, quantity: 12, reserved: 10, dispatched: 0, cancelled: 0, grossMinor: 36_000 }],
    deliveries: [],
  })
  const stored = await owner.call(salesOrder.routes.get, { id: placed.salesOrderId })
  expect(stored).toMatchObject({
    status: 'confirmed',
    grossMinor: 36_000,
    taxMinor: 6000,
    customerReference: sent.reference,
  })
  expect(stored.customerNote).toContain('Mill Lane 4')
  const person = await owner.call(customer.routes.get, { id: stored.customerId })
  expect(person).toMatchObject({ email: 'Nora@example.com', city: 'Leeds', emailConsent: 'unknown', kind: 'person' })
  const again = await owner.call(placeShopOrder, order(1, { customer: { email: 'nora@EXAMPLE.com', name: 'N. W.' } }))
  const second = await owner.call(salesOrder.routes.get, { id: again.salesOrderId })
  expect(second.customerId, 'an email is one customer').toBe(stored.customerId)
  expect((await owner.call(listShopProducts, { storeId, changedSince: asOf })).items).toMatchObject([{ available: 0 }])
  expect((await owner.call(webOrders.routes.list, {})).items.map(({ status }) => status)).toEqual([
    'confirmed',
    'confirmed',
  ])
})

test('eight calls at once with one reference make one order; another order with it is refused', async () => {
  const { owner, companyId, order } = await shop()
  const sent = order(1)
  const answers = await Promise.all(times(8).map(() => owner.send(placeShopOrder, sent)))
  expect(answers.map(({ status }) => status)).toEqual(times(8).map(() => 201))
  expect(new Set(answers.map(({ body }) => body['salesOrderId'])).size).toBe(1)
  const [count] = await query<{ orders: number; customers: number }>(
    server.database.superUrl,
    `select (select count(*)::int from sales.sales_order where company_id = $1) as orders,
      (select count(*)::int from crm.customer where company_id = $1 and email_key = 'nora@example.com') as customers`,
    [companyId],
  )
  expect(count).toEqual({ orders: 1, customers: 1 })
  expect(
    await owner.send(placeShopOrder, { ...sent, grossMinor: 6000, lines: [{ ...sent.lines[0], quantity: 2 }] }),
  ).toMatchObject({
    status: 409,
    body: { errorType: 'webcheckout.reference_used', details: { reference: sent.reference } },
  })
  const others = await Promise.all(
    times(4).map(() => owner.send(placeShopOrder, order(1, { customer: { email: 'new@example.com', name: 'New' } }))),
  )
  expect(others.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  const people = await owner.call(customer.routes.list, { q: 'New' })
  expect(people.items, 'orders at once of one new email make one customer').toHaveLength(1)
  await expectWholeLedger(server.database.superUrl)
})

test('changed prices and totals are refused with the new ones, unknown products and another currency at once', async () => {
  const { owner, lamp, order, currency, companyId } = await shop()
  const line = { sku: lamp.sku, quantity: 1, unitPriceMinor: 2500 }
  expect(await owner.send(placeShopOrder, order(1, { lines: [line], grossMinor: 2500 }))).toMatchObject({
    status: 409,
    body: {
      errorType: 'webcheckout.price_changed',
      details: { lines: [{ sku: lamp.sku, unitPriceMinor: 3000 }] },
      fields: { 'lines.0.unitPriceMinor': expect.anything() },
    },
  })
  expect(await owner.send(placeShopOrder, order(1, { grossMinor: 2999 }))).toMatchObject({
    status: 409,
    body: { errorType: 'webcheckout.price_changed', details: { lines: [], grossMinor: 3000 } },
  })
  const unknown = { sku: 'NO-SUCH', quantity: 1, unitPriceMinor: 100 }
  expect(await owner.send(placeShopOrder, order(1, { lines: [unknown] }))).toMatchObject({
    status: 422,
    body: { errorType: 'webcheckout.unknown_product', details: { skus: ['NO-SUCH'] } },
  })
  expect(await owner.send(placeShopOrder, order(1, { currency: 'XTS' }))).toMatchObject({
    status: 422,
    body: { errorType: 'webcheckout.currency_differs', details: { currency } },
  })
  const rows = await query(server.database.superUrl, 'select from crm.customer where company_id = $1', [companyId])
  expect(rows, 'a refused order leaves no customer').toHaveLength(0)
})

test('a shop cancels until something was dispatched, and sees tracking numbers', async () => {
  const { owner, order, storeId } = await shop()
  const first = await owner.call(placeShopOrder, order(4))
  const cancelled = await owner.call(cancelShopOrder, { reference: first.reference, reason: 'Changed mind' })
  expect(cancelled).toMatchObject({ status: 'cancelled', lines: [{ reserved: 0, cancelled: 4 }] })
  expect((await owner.call(cancelShopOrder, { reference: first.reference, reason: 'Again' })).status).toBe('cancelled')
  expect((await owner.call(listShopProducts, { storeId })).items[0]?.available).toBe(10)
  const second = await owner.call(placeShopOrder, order(2))
  const opened = await owner.call(deliverOrder, { id: second.salesOrderId, uid: randomUUID() })
  const kept = await owner.call(delivery.routes.update, { ...opened, trackingNo: 'NL-20417' })
  await owner.call(delivery.transitionRoutes.dispatch, { id: kept.id, version: kept.version })
  expect(await owner.call(getShopOrder, { reference: second.reference })).toMatchObject({
    status: 'dispatched',
    lines: [{ dispatched: 2 }],
    deliveries: [{ status: 'dispatched', trackingNumber: 'NL-20417' }],
  })
  expect(await owner.send(cancelShopOrder, { reference: second.reference, reason: 'Late' })).toMatchObject({
    status: 409,
    body: { errorType: 'webcheckout.not_cancellable' },
  })
  expect(await owner.send(getShopOrder, { reference: 'no-such' })).toMatchObject({ status: 404 })
})

test('a cart is reported, abandoned and recovered once; the KPI of the period counts it', async () => {
  const { owner, companyId, order, storeId, currency } = await shop()
  const cart = {
    reference: 'C-1',
    email: 'nora@example.com',
    currency,
    grossMinor: 6000,
    url: 'https://shop.example/cart/1',
    unsubscribeUrl: 'https://shop.example/unsubscribe/1',
    items: [{ name: 'Lamp', quantity: 2 }],
  }
  const at = (minutes: number) => new Date(Date.now() - 3_600_000 + minutes * 60_000).toISOString()
  const event = (reference: string, type: 'cart_updated' | 'cart_abandoned', minutes: number, more: object = {}) => ({
    reference,
    type,
    occurredAt: at(minutes),
    storeId,
    cart: { ...cart, ...more },
  })
  expect(await owner.call(sendCartEvent, event('E-1', 'cart_updated', 0))).toMatchObject({ status: 'open' })
  const abandoned = event('E-2', 'cart_abandoned', 20)
  const sent = await Promise.all(times(4).map(() => owner.call(sendCartEvent, abandoned)))
  expect(sent.map(({ status }) => status)).toEqual(times(4).map(() => 'abandoned'))
  expect(await owner.send(sendCartEvent, { ...abandoned, type: 'cart_updated' })).toMatchObject({
    status: 409,
    body: { errorType: 'webcheckout.reference_used' },
  })
  const late = await owner.call(sendCartEvent, event('E-3', 'cart_updated', 10, { grossMinor: 1 }))
  expect(late.status, 'an older event changes nothing').toBe('abandoned')
  const before = await owner.call(getWebKpi, {})
  expect(before).toMatchObject({ orders: 0, turnoverMinor: 0, abandoned: 1, abandonedMinor: 6000, recovered: 0 })
  await owner.call(placeShopOrder, order(2, { cart: 'C-1' }))
  const { reference } = await owner.call(placeShopOrder, order(1))
  await owner.call(cancelShopOrder, { reference, reason: 'Changed mind' })
  await owner.call(placeShopOrder, order(3, { cart: 'unknown' }))
  expect(await owner.call(getWebKpi, {})).toMatchObject({
    orders: 2,
    turnoverMinor: 15_000,
    cancelled: 1,
    abandoned: 1,
    recovered: 1,
    recoveredMinor: 6000,
    days: [{ orders: 2, turnoverMinor: 15_000 }],
  })
  expect(await owner.call(sendCartEvent, event('E-4', 'cart_abandoned', 50))).toMatchObject({ status: 'recovered' })
  expect((await owner.call(webCarts.routes.list, {})).items).toMatchObject([
    { reference: 'C-1', status: 'recovered', grossMinor: 6000 },
  ])
  await query(
    server.database.superUrl,
    `update webcheckout.cart set changed_at = now() - interval '366 days' where company_id = $1`,
    [companyId],
  )
  await server.app.db.inTransaction({ companyId }, (tx) => forgetOldCarts(tx, companyId))
  expect((await owner.call(webCarts.routes.list, {})).items).toMatchObject([
    { reference: 'C-1', email: null, grossMinor: 6000 },
  ])
})
