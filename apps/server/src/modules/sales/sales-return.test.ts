import { randomUUID } from 'node:crypto'
import { invoice } from '@countinghouse/contract/accounts/invoice'
import { customer } from '@countinghouse/contract/crm/customer'
import { delivery, deliverOrder } from '@countinghouse/contract/sales/delivery'
import { getDeliveryDashboard } from '@countinghouse/contract/sales/delivery-dashboard'
import { quote } from '@countinghouse/contract/sales/quote'
import { salesOrder } from '@countinghouse/contract/sales/sales-order'
import { salesReturn } from '@countinghouse/contract/sales/sales-return'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { expectWholeLedger } from '../../../../../tests/support/stock.ts'
import { createGoods, createTill } from '../../../../../tests/support/till.ts'

const server = useServer({ isOwn: true })
const today = () => new Date().toISOString().slice(0, 10)

/** A quote for four lamps at 25.00 in place of 30.00. */
async function offer(more: object = {}) {
  const tenant = await server.company()
  const { companyId, storeId, owner } = tenant
  await createTill(server, tenant)
  const lamp = await createGoods(server, { companyId, storeId }, { price: 3000, unitCost: '12.00' })
  const { id: customerId } = await owner.call(customer.routes.create, {
    code: randomUUID().slice(0, 8),
    name: 'Astoria',
  })
  const drafted = await owner.call(quote.routes.create, {
    uid: randomUUID(),
    customerId,
    storeId,
    quotedOn: today(),
    lines: [{ variantId: lamp.variantId, quantity: 4, unitPrice: '25' }],
    ...more,
  })
  const sent = await owner.call(quote.transitionRoutes.send, { id: drafted.id, version: drafted.version })
  return { ...tenant, lamp, customerId, sent }
}

test('an accepted quote is an order at its prices, whatever the price list has become', async () => {
  const { owner, companyId, sent } = await offer()
  await query(server.database.superUrl, 'update procure.price set amount_minor = 9900 where company_id = $1', [
    companyId,
  ])
  const accepted = await owner.call(quote.transitionRoutes.accept, { id: sent.id, version: sent.version })
  expect(accepted.status).toBe('accepted')
  const order = await owner.call(salesOrder.routes.get, { id: Number(accepted.salesOrderId) })
  expect(order).toMatchObject({ status: 'draft', grossMinor: 10_000, lines: [{ quantity: 4, price: '25' }] })
})

test('a quote past its validity is not accepted, and a lost one says why', async () => {
  const { owner, companyId, sent } = await offer()
  await query(server.database.superUrl, `alter table sales.quote disable trigger user`)
  await query(
    server.database.superUrl,
    `update sales.quote set quoted_on = '2020-01-01', valid_until = '2020-02-01' where company_id = $1 and id = $2`,
    [companyId, sent.id],
  )
  await query(server.database.superUrl, `alter table sales.quote enable trigger user`)
  expect(await owner.send(quote.transitionRoutes.accept, { id: sent.id, version: sent.version })).toMatchObject({
    status: 409,
    body: { errorType: 'sales.quote_expired' },
  })
  const lost = await owner.call(quote.transitionRoutes.lose, { id: sent.id, version: sent.version, reason: 'Too dear' })
  expect(lost).toMatchObject({ status: 'lost', reason: 'Too dear' })
})

test('goods come back at the cost they left with, never more than were delivered, and are credited by quantity', async () => {
  const { owner, companyId, storeId, lamp, sent } = await offer()
  const accepted = await owner.call(quote.transitionRoutes.accept, { id: sent.id, version: sent.version })
  const draft = await owner.call(salesOrder.routes.get, { id: Number(accepted.salesOrderId) })
  const { id } = await owner.call(salesOrder.transitionRoutes.confirm, { id: draft.id, version: draft.version })
  const opened = await owner.call(deliverOrder, { id, uid: randomUUID() })
  const dispatched = await owner.call(delivery.transitionRoutes.dispatch, opened)
  const returned = (quantity: number) =>
    owner.call(salesReturn.routes.create, {
      uid: randomUUID(),
      deliveryId: dispatched.id,
      storeId,
      effectiveOn: today(),
      reason: 'Wrong colour',
      lines: [{ variantId: lamp.variantId, quantity }],
    })
  const first = await returned(1)
  const received = await owner.call(salesReturn.transitionRoutes.receive, { id: first.id, version: first.version })
  expect(
    await owner.send(salesReturn.transitionRoutes.credit, { id: first.id, version: received.version }),
  ).toMatchObject({
    status: 409,
    body: { errorType: 'sales.not_invoiced' },
  })
  const invoiced = await owner.call(delivery.transitionRoutes.invoice, {
    id: dispatched.id,
    version: dispatched.version,
  })
  const credited = await owner.call(salesReturn.transitionRoutes.credit, { id: first.id, version: received.version })
  const note = await owner.call(invoice.routes.get, { id: Number(credited.creditNoteId) })
  expect(note).toMatchObject({ kind: 'credit_note', status: 'draft', grossMinor: 2500, lines: [{ quantity: 1 }] })
  await owner.call(invoice.transitionRoutes.post, { id: note.id, version: note.version })
  const rest = await returned(4)
  expect(await owner.send(salesReturn.transitionRoutes.receive, { id: rest.id, version: rest.version })).toMatchObject({
    status: 409,
    body: { errorType: 'sales.over_return', fields: { 'lines.0.quantity': expect.anything() } },
  })
  const all = await Promise.all([returned(2), returned(2), returned(2)])
  const answers = await Promise.all(
    all.map((row) => owner.send(salesReturn.transitionRoutes.receive, { id: row.id, version: row.version })),
  )
  expect(
    answers.filter(({ status }) => status === 200),
    'three are left',
  ).toHaveLength(1)
  const [cost] = await query<{ cost: string }>(
    server.database.superUrl,
    `select sum(d.debit_minor - d.credit_minor) as cost from accounts.balance_daily d
      join accounts.account a on a.company_id = d.company_id and a.id = d.account_id where d.company_id = $1 and a.code = '5000'`,
    [companyId],
  )
  expect(Number(cost?.cost), 'one of four lamps stays sold').toBe(1200)
  await owner.call(delivery.transitionRoutes.confirmDelivery, {
    id: dispatched.id,
    version: invoiced.version + 0,
    deliveredOn: today(),
    receivedBy: 'Porter',
  })
  expect(await owner.call(getDeliveryDashboard, {})).toMatchObject({
    toDeliver: 0,
    onTheWay: 0,
    toInvoice: 0,
    orders: [],
  })
  await expectWholeLedger(server.database.superUrl)
})
