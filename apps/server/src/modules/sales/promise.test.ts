import { randomUUID } from 'node:crypto'
import { customer } from '@countinghouse/contract/crm/customer'
import { delivery, deliverOrder } from '@countinghouse/contract/sales/delivery'
import { getDeliveryDashboard } from '@countinghouse/contract/sales/delivery-dashboard'
import { leastDelivered, leastReceived, salesOrder } from '@countinghouse/contract/sales/sales-order'
import { addDays } from '@countinghouse/kernel/days'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { buyingCompany, nextWeek } from '../../../../../tests/support/purchase.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { createGoods, createTill } from '../../../../../tests/support/till.ts'

const server = useServer({ isOwn: true })
const today = new Date().toISOString().slice(0, 10)
const unpromised = { expectedOn: null, promiseOn: null, promiseBasis: null }

/** A company that buys tents and sells lamps at 30.00, of which sixty are in stock. */
async function shop() {
  const tenant = await buyingCompany(server)
  const { companyId, storeId, owner } = tenant
  await createTill(server, tenant)
  const goods = { price: 3000, unitCost: '12.00', quantity: 60 }
  const stocked = await createGoods(server, { companyId, storeId }, goods)
  const { id: customerId } = await owner.call(customer.routes.create, { code: 'HOTEL', name: 'Hotel Astoria' })
  const confirm = async (variantId: number, more: object = {}) => {
    const { id, version } = await owner.call(salesOrder.routes.create, {
      uid: randomUUID(),
      customerId,
      storeId,
      orderedOn: today,
      lines: [{ variantId, quantity: 1, unitPrice: '30' }],
      ...more,
    })
    return await owner.call(salesOrder.transitionRoutes.confirm, { id, version })
  }
  const change = (statement: string, ...values: unknown[]) =>
    query(server.database.superUrl, statement, [companyId, ...values])
  /** An order that was confirmed some days ago and is delivered today. */
  const delivered = async (daysAgo: number) => {
    const { id } = await confirm(stocked.variantId)
    const opened = await owner.call(deliverOrder, { id, uid: randomUUID() })
    const sent = await owner.call(delivery.transitionRoutes.dispatch, { id: opened.id, version: opened.version })
    const at = { id: sent.id, version: sent.version, deliveredOn: today, receivedBy: 'Nora' }
    await owner.call(delivery.transitionRoutes.confirmDelivery, at)
    await change(
      `update sales.sales_order set confirmed_at = confirmed_at - make_interval(days => $3) where company_id = $1 and id = $2`,
      id,
      daysAgo,
    )
  }
  return { ...tenant, stocked, confirm, change, delivered }
}

test('an order is promised from what deliveries of its store took: half of them, and nine of ten; the dashboard counts what is due', async () => {
  const { owner, stocked, confirm, change, delivered } = await shop()
  for (let days = 1; days < leastDelivered; days += 1) await delivered(days)
  expect(await confirm(stocked.variantId), 'one too few').toMatchObject(unpromised)
  await delivered(leastDelivered)
  const held = await confirm(stocked.variantId)
  expect(held).toMatchObject({
    expectedOn: addDays(today, 10),
    promiseOn: addDays(today, 18),
    promiseBasis: 'history',
  })
  expect(await confirm(stocked.variantId, { deliveryMode: 'collect' }), 'another mode').toMatchObject(unpromised)
  const dashboard = () => owner.call(getDeliveryDashboard, {})
  expect(await dashboard()).toMatchObject({ promiseToday: 0, promiseLate: 0 })
  const move = (days: number) =>
    change(
      `update sales.sales_order set expected_on = expected_on - $3::int, promise_on = promise_on - $3::int where company_id = $1 and id = $2`,
      held.id,
      days,
    )
  await move(18)
  expect(await dashboard()).toMatchObject({ promiseToday: 1, promiseLate: 0 })
  await move(1)
  const late = await dashboard()
  expect(late).toMatchObject({ promiseToday: 0, promiseLate: 1 })
  expect(late.orders[0]).toMatchObject({ id: held.id, promiseOn: addDays(today, -1) })
})

test('without a history, goods that are on order promise the day on which they are due; other goods promise nothing', async () => {
  const { tent, lamp, ordered, confirm, stocked } = await shop()
  expect(await confirm(tent.variantId)).toMatchObject({ status: 'confirmed', ...unpromised })
  await ordered([{ variantId: tent.variantId, quantity: 5, unitPrice: '10' }])
  const waiting = await confirm(tent.variantId)
  expect(waiting).toMatchObject({ expectedOn: nextWeek, promiseOn: nextWeek, promiseBasis: 'purchase' })
  const both = [tent, lamp].map(({ variantId }) => ({ variantId, quantity: 1, unitPrice: '30' }))
  expect(await confirm(tent.variantId, { lines: both }), 'a lamp is not on order').toMatchObject(unpromised)
  expect(await confirm(stocked.variantId), 'it waits for nothing').toMatchObject(unpromised)
})

test('finished receipts that came late make the promise later', async () => {
  const { tent, ordered, received, change, confirm } = await shop()
  for (let n = 0; n < leastReceived; n += 1) {
    const order = await ordered([{ variantId: tent.variantId, quantity: 1, unitPrice: '10' }])
    const { body } = await received(order.id, { code: tent.code })
    expect(body).toMatchObject({ status: 'closed' })
  }
  const alter = (act: string) =>
    query(server.database.superUrl, `alter table purchase.purchase_order ${act} trigger user`)
  await alter('disable')
  await change(`update purchase.purchase_order set due_on = $2::date - 3 where company_id = $1`, today)
  await alter('enable')
  const waiting = () =>
    confirm(tent.variantId, { lines: [{ variantId: tent.variantId, quantity: 50, unitPrice: '30' }] })
  await ordered([{ variantId: tent.variantId, quantity: 500, unitPrice: '10' }])
  expect(await waiting()).toMatchObject({ expectedOn: addDays(nextWeek, 3), promiseOn: addDays(nextWeek, 3) })
})
