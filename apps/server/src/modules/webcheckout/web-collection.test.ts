import { randomUUID } from 'node:crypto'
import { delivery, deliverOrder } from '@countinghouse/contract/sales/delivery'
import { getDeliveryDashboard } from '@countinghouse/contract/sales/delivery-dashboard'
import { scanPicks } from '@countinghouse/contract/sales/delivery-picking'
import { getShopOrder, placeShopOrder } from '@countinghouse/contract/webcheckout/shop'
import { webMails } from '@countinghouse/contract/webcheckout/web-mail'
import { publishTemplate, webTemplate } from '@countinghouse/contract/webcheckout/web-template'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { times } from '../../../../../tests/support/run-concurrently.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { expectWholeLedger } from '../../../../../tests/support/stock.ts'
import { createGoods, createTill } from '../../../../../tests/support/till.ts'
import { deliver } from '../../platform/jobs/outbox.ts'

const server = useServer()

/** A shop with ten lamps and a live template of orders that are ready. */
async function shop() {
  const tenant = await server.company()
  const { companyId, storeId, owner } = tenant
  await createTill(server, tenant)
  const lamp = await createGoods(server, { companyId, storeId }, { price: 3000, unitCost: '12.00' })
  const run = (statement: string, values: unknown[]) => query(server.database.superUrl, statement, values)
  const [company] = await run('select base_currency as currency from erp.company where id = $1', [companyId])
  const written = {
    subjectEn: '{{ order.reference }} is ready',
    bodyEn: 'In {{ collection.store }} until {{ collection.until }}',
  }
  const { id, version } = await owner.call(webTemplate.routes.create, {
    code: 'READY',
    name: 'Ready',
    event: 'order_ready',
    ...written,
    subjectAr: 'جاهز',
    bodyAr: '{{ collection.store }}',
  })
  await owner.call(publishTemplate, { id, version })
  const place = (deliveryMode: 'deliver' | 'collect' = 'collect') =>
    owner.call(placeShopOrder, {
      reference: `W-${randomUUID()}`,
      storeId,
      deliveryMode,
      customer: { email: 'nora@example.com', name: 'Nora Whitfield' },
      currency: String(company?.['currency']),
      grossMinor: 6000,
      lines: [{ sku: lamp.sku, quantity: 2, unitPriceMinor: 3000 }],
    })
  const drafted = async (salesOrderId: number) =>
    await owner.call(deliverOrder, { id: salesOrderId, uid: randomUUID() })
  const picked = async (salesOrderId: number) => {
    const draft = await drafted(salesOrderId)
    await owner.call(delivery.transitionRoutes.release, draft)
    await owner.call(scanPicks, { id: draft.id, scans: [{ uid: randomUUID(), code: lamp.sku, quantity: 2 }] })
    const { version: seen } = await owner.call(delivery.routes.get, { id: draft.id })
    return await owner.call(delivery.transitionRoutes.finishPicking, { id: draft.id, version: seen })
  }
  const settle = async () => {
    const waiting = await query<{ outboxId: number }>(
      server.database.superUrl,
      `select id::integer as "outboxId" from platform.outbox where company_id = $1 and delivered_at is null order by id`,
      [companyId],
    )
    for (const { outboxId } of waiting) await deliver(server.app.db, server.app.subscribers, { companyId, outboxId })
  }
  const mails = async () => (await owner.call(webMails.routes.list, {})).items
  return { ...tenant, lamp, run, place, drafted, picked, settle, mails }
}

test('an order is picked, marked as ready once, told to the customer and handed over once, however many hand it over', async () => {
  const { owner, place, picked, settle, mails } = await shop()
  const { reference, salesOrderId, deliveryMode } = await place()
  expect(deliveryMode).toBe('collect')
  const { id, version } = await picked(salesOrderId)
  expect((await owner.send(delivery.transitionRoutes.dispatch, { id, version })).body['errorType']).toBe(
    'sales.other_delivery_mode',
  )
  const ready = await owner.call(delivery.transitionRoutes.markReady, { id, version })
  await owner.call(delivery.transitionRoutes.markReady, { id, version: ready.version })
  await settle()
  expect((await mails()).filter(({ event }) => event === 'order_ready')).toMatchObject([
    { subject: `${reference} is ready`, toAddress: 'nora@example.com' },
  ])
  expect(await owner.call(getShopOrder, { reference })).toMatchObject({ status: 'ready' })
  const dashboard = await owner.call(getDeliveryDashboard, {})
  expect(dashboard).toMatchObject({ toCollect: 1, collections: [{ id, customer: 'Nora Whitfield' }] })
  const listed = await owner.call(delivery.routes.list, { status: ['picked', 'packed'], deliveryMode: ['collect'] })
  expect(listed.items).toMatchObject([{ id, collectBy: expect.stringMatching(/^\d{4}-/) }])
  const { version: seen } = await owner.call(delivery.routes.get, { id })
  expect((await owner.send(delivery.transitionRoutes.handOver, { id, version: seen })).status).toBe(400)
  const said = { id, version: seen, receivedBy: 'Nora Whitfield', collectedDocument: 'ID 1234' }
  const answers = await Promise.all(times(4).map(() => owner.send(delivery.transitionRoutes.handOver, said)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409])
  expect(await owner.call(delivery.routes.get, { id })).toMatchObject({
    status: 'delivered',
    receivedBy: 'Nora Whitfield',
    collectedDocument: 'ID 1234',
    deliveredOn: expect.any(String),
  })
  expect(await owner.call(getShopOrder, { reference })).toMatchObject({
    status: 'delivered',
    lines: [{ dispatched: 2, reserved: 0 }],
  })
  expect(await owner.call(getDeliveryDashboard, {})).toMatchObject({ toCollect: 0, collections: [] })
  await expectWholeLedger(server.database.superUrl)
})

test('goods that are not picked in the warehouse are handed over from the draft; orders that are delivered are not', async () => {
  const { owner, place, drafted } = await shop()
  const { salesOrderId } = await place()
  const draft = await drafted(salesOrderId)
  const said = { receivedBy: 'Nora', collectedDocument: null }
  expect(await owner.call(delivery.transitionRoutes.handOver, { ...draft, ...said })).toMatchObject({
    status: 'delivered',
    receivedBy: 'Nora',
  })
  const other = await drafted((await place('deliver')).salesOrderId)
  expect((await owner.send(delivery.transitionRoutes.handOver, { ...other, ...said })).body['errorType']).toBe(
    'sales.other_delivery_mode',
  )
  await expectWholeLedger(server.database.superUrl)
})

test('what was not collected in time is listed, and put back by cancelling its delivery', async () => {
  const { owner, companyId, place, picked, run } = await shop()
  const { reference, salesOrderId } = await place()
  const { id, version } = await picked(salesOrderId)
  await owner.call(delivery.transitionRoutes.markReady, { id, version })
  await run(`update sales.delivery set collect_by = current_date - 1 where company_id = $1 and id = $2`, [
    companyId,
    id,
  ])
  const day = new Date().toISOString().slice(0, 10)
  const late = { status: ['picked', 'packed'], deliveryMode: ['collect'], 'collectBy.before': day } as const
  expect((await owner.call(delivery.routes.list, late as never)).items).toMatchObject([{ id }])
  const { version: seen } = await owner.call(delivery.routes.get, { id })
  await owner.call(delivery.transitionRoutes.cancel, { id, version: seen, reason: 'Not collected' })
  expect(await owner.call(getShopOrder, { reference })).toMatchObject({ status: 'confirmed', lines: [{ reserved: 2 }] })
  expect((await owner.call(delivery.routes.list, late as never)).items).toEqual([])
  await expectWholeLedger(server.database.superUrl)
})

test('whoever writes: nothing of such an order is on its way, and whoever took it is named', async () => {
  const { companyId, place, drafted, run } = await shop()
  const { id } = await drafted((await place()).salesOrderId)
  const set = (values: string) =>
    run(`update sales.delivery set ${values} where company_id = $1 and id = $2`, [companyId, id])
  await expect(set(`status = 'dispatched', dispatched_at = now()`)).rejects.toThrow('delivery_handed_over')
  await expect(set(`status = 'delivered', dispatched_at = now(), delivered_on = effective_on`)).rejects.toThrow(
    'delivery_handed_over',
  )
  await expect(set(`delivery_mode = 'deliver'`)).rejects.toThrow('delivery_mode_of_order')
})
