import { randomUUID } from 'node:crypto'
import { invoice } from '@countinghouse/contract/accounts/invoice'
import { customer } from '@countinghouse/contract/crm/customer'
import { store } from '@countinghouse/contract/erp/store'
import { archiveProduct, discontinueProduct } from '@countinghouse/contract/procure/product-steps'
import { delivery, deliverOrder } from '@countinghouse/contract/sales/delivery'
import { getOrderProgress } from '@countinghouse/contract/sales/order-progress'
import { quote } from '@countinghouse/contract/sales/quote'
import { salesOrder } from '@countinghouse/contract/sales/sales-order'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { createKit } from '../../../../../tests/support/kits.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { expectWholeLedger } from '../../../../../tests/support/stock.ts'
import { createGoods, createTill } from '../../../../../tests/support/till.ts'

const server = useServer({ isOwn: true })
const { routes, transitionRoutes } = salesOrder

/** A customer with a limit, and a lamp at 30.00 including 20 % tax of which ten are in stock at 12.00. */
async function shop(creditLimitMinor: number | null = null) {
  const tenant = await server.company()
  const { companyId, storeId, owner } = tenant
  await createTill(server, tenant)
  const lamp = await createGoods(server, { companyId, storeId }, { price: 3000, unitCost: '12.00' })
  const { id: customerId } = await owner.call(customer.routes.create, {
    code: randomUUID().slice(0, 8),
    name: 'Hotel Astoria',
    kind: 'company',
    creditLimitMinor,
  })
  const today = new Date().toISOString().slice(0, 10)
  const drafted = (quantity: number, more: object = {}) => ({
    uid: randomUUID(),
    customerId,
    storeId,
    orderedOn: today,
    lines: [{ variantId: lamp.variantId, quantity }],
    ...more,
  })
  const draft = (quantity: number, more: object = {}) => owner.call(routes.create, drafted(quantity, more))
  const confirm = async (quantity: number) => {
    const { id, version } = await draft(quantity)
    return await owner.call(transitionRoutes.confirm, { id, version })
  }
  const deliver = async (id: number, quantity?: number) => {
    const opened = await owner.call(deliverOrder, { id, uid: randomUUID() })
    const row = await owner.call(delivery.routes.get, { id: opened.id })
    if (quantity === undefined) return row
    const lines = row.lines.map(({ orderLineNo, variantId }) => ({ orderLineNo, variantId, quantity }))
    return await owner.call(delivery.routes.update, { id: row.id, version: row.version, lines })
  }
  const dispatch = async (id: number, quantity?: number) => {
    const { id: deliveryId, version } = await deliver(id, quantity)
    return await owner.call(delivery.transitionRoutes.dispatch, { id: deliveryId, version })
  }
  const progress = async (id: number) => await owner.call(getOrderProgress, { id })
  return { ...tenant, lamp, customerId, today, draft, drafted, confirm, deliver, dispatch, progress }
}

test('an order has the prices and taxes of its invoice, reserves, is delivered in parts, and each part is invoiced', async () => {
  const { owner, companyId, draft, dispatch, progress } = await shop()
  const entered = await draft(12, { customerReference: 'PO-77' })
  expect(entered).toMatchObject({
    status: 'draft',
    isTaxInclusive: true,
    netMinor: 30_000,
    taxMinor: 6000,
    grossMinor: 36_000,
    lines: [{ price: '30', grossMinor: 36_000 }],
  })
  const order = await owner.call(transitionRoutes.confirm, { id: entered.id, version: entered.version })
  expect(order.status).toBe('confirmed')
  expect((await progress(order.id)).items).toMatchObject([{ reserved: 10, open: 12 }])
  const first = await dispatch(order.id, 4)
  expect((await progress(order.id)).items, 'what stays open is reserved again').toMatchObject([
    { reserved: 6, delivered: 4, open: 8 },
  ])
  const invoiced = await owner.call(delivery.transitionRoutes.invoice, { id: first.id, version: first.version })
  expect(invoiced.isInvoiced).toBe(true)
  const posted = await owner.call(invoice.routes.get, { id: Number(invoiced.invoiceId) })
  expect(posted).toMatchObject({ status: 'posted', reference: 'PO-77', grossMinor: 12_000, taxMinor: 2000 })
  expect(
    await owner.send(delivery.transitionRoutes.invoice, { id: first.id, version: invoiced.version }),
  ).toMatchObject({ status: 409, body: { errorType: 'sales.already_invoiced' } })
  const second = await dispatch(order.id)
  expect(second.lines).toMatchObject([{ quantity: 6 }])
  expect(await owner.call(routes.get, { id: order.id })).toMatchObject({
    deliveryStatus: 'partial',
    invoiceStatus: 'partial',
  })
  const open = await owner.call(routes.get, { id: order.id })
  const closed = await owner.call(transitionRoutes.close, { id: order.id, version: open.version, reason: 'Sold out' })
  expect(closed).toMatchObject({ status: 'closed', deliveryStatus: 'full' })
  const { credit } = await progress(order.id)
  expect(credit.usedMinor, 'the invoice, and what a closed order delivered without one').toBe(30_000)
  const [stock] = await query<{ value: string }>(
    server.database.superUrl,
    `select sum(d.debit_minor - d.credit_minor) as value from accounts.balance_daily d
      join accounts.account a on a.company_id = d.company_id and a.id = d.account_id where d.company_id = $1 and a.code = '5000'`,
    [companyId],
  )
  expect(Number(stock?.value)).toBe(12_000)
  await expectWholeLedger(server.database.superUrl)
})

test('more than is open, a product that was not ordered and goods of others are refused at the line', async () => {
  const { owner, companyId, storeId, confirm, deliver } = await shop()
  const { id } = await confirm(4)
  const row = await deliver(id)
  const more = await owner.call(delivery.routes.update, {
    id: row.id,
    version: row.version,
    lines: row.lines.map(({ orderLineNo, variantId }) => ({ orderLineNo, variantId, quantity: 5 })),
  })
  expect(await owner.send(delivery.transitionRoutes.dispatch, { id: row.id, version: more.version })).toMatchObject({
    status: 409,
    body: { errorType: 'sales.over_delivery', fields: { 'lines.0.quantity': expect.anything() } },
  })
  const other = await createGoods(server, { companyId, storeId }, { price: 100, unitCost: '0.50' })
  expect(
    await owner.send(delivery.routes.update, {
      id: row.id,
      version: more.version,
      lines: [{ variantId: other.variantId, quantity: 1 }],
    }),
  ).toMatchObject({ status: 422, body: { fields: { 'lines.0.variantId': expect.anything() } } })
  // The other order holds six of the ten lamps: a delivery of eight would take two of them.
  const second = await confirm(8)
  const late = await deliver(second.id, 8)
  expect(await owner.send(delivery.transitionRoutes.dispatch, { id: late.id, version: late.version })).toMatchObject({
    status: 409,
    body: { errorType: 'inventory.insufficient_stock' },
  })
  await expectWholeLedger(server.database.superUrl)
})

test('an order above the credit limit is held, and released by who may; invoices count until they are paid', async () => {
  const { owner, progress, confirm } = await shop(10_000)
  const first = await confirm(3)
  expect(first.status).toBe('confirmed')
  expect((await progress(first.id)).credit).toMatchObject({ limitMinor: 10_000, usedMinor: 9000 })
  const held = await confirm(1)
  expect(held).toMatchObject({ status: 'on_hold', overLimitMinor: 2000 })
  expect((await progress(held.id)).items, 'held orders reserve nothing').toMatchObject([{ reserved: 0 }])
  const released = await owner.call(transitionRoutes.release, {
    id: held.id,
    version: held.version,
    reason: 'Paid by phone',
  })
  expect(released.status).toBe('confirmed')
  expect((await progress(held.id)).credit.usedMinor).toBe(12_000)
  const cancelled = await owner.call(transitionRoutes.cancel, {
    id: held.id,
    version: released.version,
    reason: 'Not wanted',
  })
  expect(cancelled.status).toBe('cancelled')
  expect((await progress(held.id)).credit.usedMinor).toBe(9000)
})

test('of eight orders at once that fit the last credit only singly, one is confirmed', async () => {
  const { owner, draft } = await shop(4000)
  const drafts = await Promise.all(Array.from({ length: 8 }, () => draft(1)))
  const answers = await Promise.all(
    drafts.map(({ id, version }) => owner.call(transitionRoutes.confirm, { id, version })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([
    'confirmed',
    ...Array.from({ length: 7 }, () => 'on_hold'),
  ])
})

test('eight deliveries at once of one order deliver no more than it has', async () => {
  const { owner, confirm, deliver, progress } = await shop()
  const { id } = await confirm(10)
  const drafts = []
  for (let at = 0; at < 8; at++) drafts.push(await deliver(id, 3))
  const answers = await Promise.all(
    drafts.map((row) => owner.send(delivery.transitionRoutes.dispatch, { id: row.id, version: row.version })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  expect((await progress(id)).items).toMatchObject([{ delivered: 9, reserved: 1, open: 1 }])
  await expectWholeLedger(server.database.superUrl)
})

test('an order without a price is not confirmed, and no statement confirms one above the limit', async () => {
  const { owner, companyId, storeId, draft, drafted, customerId } = await shop(1000)
  const bare = await createGoods(server, { companyId, storeId }, { price: 100, unitCost: '0.50' })
  await query(
    server.database.superUrl,
    'delete from procure.price where company_id = $1 and product_id = (select product_id from procure.variant where company_id = $1 and id = $2)',
    [companyId, bare.variantId],
  )
  const { id, version } = await draft(1, { lines: [{ variantId: bare.variantId, quantity: 1 }] })
  expect(await owner.send(transitionRoutes.confirm, { id, version })).toMatchObject({
    status: 422,
    body: { errorType: 'sales.price_missing', fields: { 'lines.0.unitPrice': expect.anything() } },
  })
  expect(await owner.send(routes.create, drafted(1, { requestedOn: '2020-01-31' }))).toMatchObject({
    status: 422,
    body: { errorType: 'sales.rule_broken', fields: { requestedOn: expect.anything() } },
  })
  const above = await draft(5)
  await expect(
    query(
      server.database.superUrl,
      `update sales.sales_order set status = 'confirmed', confirmed_at = now(), number = 'X' where company_id = $1 and id = $2 and customer_id = $3`,
      [companyId, above.id, customerId],
    ),
  ).rejects.toThrow('sales.credit_exceeded')
})

test('a kit is neither ordered nor quoted, and the line says that its components are', async () => {
  const { owner, companyId, lamp, drafted } = await shop()
  const { variantId } = await createKit(server.app.db, companyId, { components: [{ variantId: lamp.variantId }] })
  const lines = [
    { variantId: lamp.variantId, quantity: 1 },
    { variantId, quantity: 1 },
  ]
  const refused = {
    status: 422,
    body: { errorType: 'sales.kit_ordered', fields: { 'lines.1.variantId': [{ code: 'rule' }] } },
  }
  expect(await owner.send(routes.create, drafted(1, { lines }))).toMatchObject(refused)
  const { orderedOn: quotedOn, ...head } = drafted(1, { lines })
  expect(await owner.send(quote.routes.create, { ...head, quotedOn } as never)).toMatchObject(refused)
})

test('a store and a product that customers wait for are neither deactivated nor archived', async () => {
  const { owner, companyId, storeId, lamp, confirm } = await shop()
  await confirm(2)
  const place = await owner.call(store.routes.get, { id: storeId })
  expect(await owner.send(store.routes.deactivate, { id: storeId, version: place.version })).toMatchObject({
    status: 422,
    body: { details: { blockers: expect.arrayContaining([expect.objectContaining({ key: 'sales.orders_open' })]) } },
  })
  const [goods] = await query<{ id: string; version: number }>(
    server.database.superUrl,
    `select p.id, p.version from procure.variant v join procure.product p on p.company_id = v.company_id and p.id = v.product_id
      where v.company_id = $1 and v.id = $2`,
    [companyId, lamp.variantId],
  )
  const id = Number(goods?.id)
  const over = await owner.call(discontinueProduct, { id, version: goods?.version ?? 0 })
  expect(await owner.send(archiveProduct, { id, version: over.version })).toMatchObject({
    status: 409,
    body: { details: { blocked: expect.arrayContaining(['sales.orders_open']) } },
  })
})
