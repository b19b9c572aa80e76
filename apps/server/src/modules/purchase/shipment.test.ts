import { randomUUID } from 'node:crypto'
import { supplier } from '@countinghouse/contract/procure/supplier'
import { shippingPort } from '@countinghouse/contract/procure/shipping-port'
import { getOrderShipments, getSchedule, shipment } from '@countinghouse/contract/purchase/shipment'
import { addDays } from '@countinghouse/kernel/days'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { buyingCompany, today } from '../../../../../tests/support/purchase.ts'
import { useServer } from '../../../../../tests/support/server.ts'

const server = useServer()
const { routes, transitionRoutes } = shipment

/** An order that was sent, and the route of 34 days, 41 in nine of ten cases, from Ningbo to Felixstowe. */
async function seed() {
  const tenant = await buyingCompany(server)
  const { owner, storeId, supplierId, tent, ordered, draft } = tenant
  const { version } = await owner.call(supplier.routes.get, { id: supplierId })
  await owner.call(supplier.routes.update, { id: supplierId, version, productionDays: 30 })
  const { id: portToId } = await owner.call(shippingPort.routes.create, { code: 'GBFXT', name: 'Felixstowe' })
  const route = { toPortId: portToId, transitDays: 34, transitDaysP90: 41, customsDays: 3, inlandDays: 2 }
  const { id: portFromId } = await owner.call(shippingPort.routes.create, {
    code: 'CNNGB',
    name: 'Ningbo',
    routes: [route],
  })
  const lines = [{ variantId: tent.variantId, quantity: 5, unitPrice: '10' }]
  const order = await ordered(lines, { orderedOn: '2026-03-02' })
  const unsent = await draft(lines)
  const entered = (more: object = {}) => ({
    uid: randomUUID(),
    storeId,
    plannedOn: today,
    portFromId,
    portToId,
    lines: [{ purchaseOrderId: order.id }],
    ...more,
  })
  const create = (more: object = {}) => owner.call(routes.create, entered(more))
  const step = async (name: keyof typeof transitionRoutes, id: number, more: object = {}) => {
    const { version: current } = await owner.call(routes.get, { id })
    return await owner.send(transitionRoutes[name], { id, version: current, ...more } as never)
  }
  return { ...tenant, order, unsent, portFromId, portToId, entered, create, step }
}

test('E1: production, handling, transit, customs and inland transport lead to the day in stock; what happens replaces it', async () => {
  const { owner, order, create, step } = await seed()
  const { id, ...planned } = await create()
  expect(planned).toMatchObject({ status: 'draft', expectedOn: '2026-05-18', latestOn: '2026-05-25' })
  const { legs, basis } = await owner.call(getSchedule, { id })
  expect(basis).toEqual({ source: 'route', shipments: 0 })
  expect(legs.map(({ leg, p50, p90 }) => `${leg} ${p50} ${p90}`)).toEqual([
    'departed 2026-04-06 2026-04-06',
    'arrived 2026-05-10 2026-05-17',
    'cleared 2026-05-13 2026-05-20',
    'delivered 2026-05-15 2026-05-22',
    'available 2026-05-18 2026-05-25',
  ])
  expect((await step('book', id)).body).toMatchObject({ status: 'booked', expectedOn: '2026-05-18' })
  expect((await step('reschedule', id, { eta: '2026-05-14' })).body).toMatchObject({ eta: '2026-05-14' })
  expect((await step('depart', id, { happenedOn: '2026-04-08' })).body).toMatchObject({ atd: '2026-04-08' })
  const arrived = await step('arrive', id, { happenedOn: '2026-05-15' })
  expect(arrived.body).toMatchObject({ status: 'arrived', ata: '2026-05-15', expectedOn: '2026-05-25' })
  expect((await step('clear', id, { happenedOn: '2026-05-18' })).body).toMatchObject({ clearedOn: '2026-05-18' })
  const { shipments } = await owner.call(getOrderShipments, { id: order.id })
  expect(shipments).toMatchObject([{ id, status: 'cleared' }])
  expect(shipments[0]?.legs.map(({ isActual }) => isActual)).toEqual([true, true, true, false, false])
  expect((await step('complete', id, { happenedOn: '2026-05-19' })).body).toMatchObject({ status: 'completed' })
})

test('five earlier shipments of the same ports say more than the route', async () => {
  const { owner, companyId, create, step } = await seed()
  for (const days of [30, 31, 32, 33, 50]) {
    const { id } = await create()
    await step('book', id)
    await query(
      server.database.superUrl,
      `update purchase.shipment set status = 'departed', atd = current_date - $3::integer where company_id = $1 and id = $2`,
      [companyId, id, days + 1],
    )
    await step('arrive', id, { happenedOn: addDays(today, -1) })
  }
  const { id } = await create({ etd: '2026-04-06' })
  const { basis, legs } = await owner.call(getSchedule, { id })
  expect(basis).toEqual({ source: 'history', shipments: 5 })
  expect(legs[1]).toMatchObject({ leg: 'arrived', p50: addDays('2026-04-06', 32), p90: addDays('2026-04-06', 44) })
})

test('orders that were not sent, future days, days out of sequence and equal ports are refused at their fields', async () => {
  const { owner, unsent, portFromId, entered, create, step } = await seed()
  const { id: bad } = await create({ lines: [{ purchaseOrderId: unsent.id }] })
  const refused = await step('book', bad)
  expect(refused.body).toMatchObject({ errorType: 'purchase.not_ordered' })
  expect(Object.keys(refused.body['fields'] as object)).toEqual(['lines.0.purchaseOrderId'])
  const same = await owner.send(routes.create, entered({ portToId: portFromId }))
  expect([same.status, same.body['errorType']]).toEqual([422, 'purchase.rule_broken'])
  const twice = [entered().lines[0], entered().lines[0]]
  expect((await owner.send(routes.create, entered({ lines: twice }))).body['errorType']).toBe('purchase.rule_broken')
  const { id } = await create()
  await step('book', id)
  const ahead = await step('depart', id, { happenedOn: addDays(today, 2) })
  expect(ahead.body).toMatchObject({ errorType: 'inventory.day_ahead', fields: { happenedOn: [{ code: 'rule' }] } })
  await step('depart', id, { happenedOn: '2026-04-08' })
  const early = await step('arrive', id, { happenedOn: '2026-04-01' })
  expect([early.status, early.body['errorType']]).toEqual([422, 'purchase.rule_broken'])
})
