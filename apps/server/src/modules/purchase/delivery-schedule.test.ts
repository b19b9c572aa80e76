import { getArrivals } from '@countinghouse/contract/purchase/arrivals'
import { listReceivable } from '@countinghouse/contract/purchase/goods-receipt'
import { getOrderItems } from '@countinghouse/contract/purchase/order-items'
import { getOrderRevisions } from '@countinghouse/contract/purchase/order-revisions'
import { purchaseOrder } from '@countinghouse/contract/purchase/purchase-order'
import { getSupplierPerformance } from '@countinghouse/contract/purchase/supplier-performance'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { buyingCompany, expectWholePurchases, nextWeek, today } from '../../../../../tests/support/purchase.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { anotherStore } from '../../../../../tests/support/stock.ts'

const server = useServer()
const { routes } = purchaseOrder
const dayAfter = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const [fortnight, month] = [dayAfter(14), dayAfter(30)]

test('parts of a line are due on their days: expected, received from the earliest on, and cancelled from the last', async () => {
  const { owner, tent, lamp, ordered, received, step } = await buyingCompany(server)
  const lines = [
    { variantId: tent.variantId, quantity: 100, unitPrice: '10' },
    { variantId: lamp.variantId, quantity: 10, unitPrice: '5', dueOn: fortnight },
  ]
  const drops = [
    { orderLineNo: 1, dueOn: month, quantity: 60 },
    { orderLineNo: 1, dueOn: nextWeek, quantity: 40 },
  ]
  const { id } = await ordered(lines, { drops, dueOn: month })
  const next = async () => (await owner.call(routes.get, { id })).nextDueOn
  const deliveries = async () => (await owner.call(getOrderItems, { id })).items.map((item) => item.deliveries)
  expect(await next()).toBe(nextWeek)
  expect((await owner.call(routes.get, { id })).drops).toMatchObject([{ variantId: tent.variantId }, {}])
  const arrivals = async () => (await owner.call(getArrivals, { id: tent.productId })).arrivals
  expect(await arrivals()).toMatchObject([
    { quantity: 40, expectedOn: nextWeek },
    { quantity: 60, expectedOn: month },
  ])
  const receivable = await owner.call(listReceivable, {})
  expect(receivable.items).toMatchObject([{ id, dueOn: nextWeek, lines: 2, pieces: 110 }])
  await received(id, { code: tent.code, quantity: 50 })
  expect(await deliveries()).toEqual([
    [
      { dueOn: nextWeek, quantity: 40, open: 0 },
      { dueOn: month, quantity: 60, open: 50 },
    ],
    [{ dueOn: fortnight, quantity: 10, open: 10 }],
  ])
  expect(await next()).toBe(fortnight)
  await received(id, { code: lamp.code, quantity: 10 })
  expect(await next()).toBe(month)
  await step('acknowledge', id, { confirmedOn: fortnight })
  expect(await arrivals()).toMatchObject([{ quantity: 50, expectedOn: month }])
  await step('acknowledge', id, { confirmedOn: dayAfter(40) })
  expect(await arrivals()).toMatchObject([{ quantity: 50, expectedOn: dayAfter(40) }])
  await step('close', id, { reason: 'Out of season' })
  expect(await next()).toBeNull()
  expect(await deliveries()).toMatchObject([[{ open: 0 }, { open: 0 }], [{ open: 0 }]])
  await step('reopen', id)
  expect(await next()).toBe(month)
  await expectWholePurchases(server.database.maintUrl)
})

test('what stores may receive is in the order of the days shown', async () => {
  const { owner, companyId, storeId, tent, ordered } = await buyingCompany(server)
  const other = (await anotherStore(server.app.db, server.database.superUrl, { companyId, code: 'OTHER' })).storeId
  const line = { variantId: tent.variantId, quantity: 1, unitPrice: '10' }
  const split = await ordered([
    { ...line, dueOn: nextWeek },
    { ...line, storeId: other, dueOn: month },
  ])
  const between = await ordered([line], { storeId: other, dueOn: fortnight })
  expect((await owner.call(listReceivable, {})).items).toMatchObject([
    { id: split.id, storeId, dueOn: nextWeek },
    { id: between.id, storeId: other, dueOn: fortnight },
    { id: split.id, storeId: other, dueOn: month },
  ])
})

test('deliveries add up to their line, are not in the past, and a revision says which of them changed', async () => {
  const { owner, companyId, tent, entered, ordered, step } = await buyingCompany(server)
  const line = { variantId: tent.variantId, quantity: 10, unitPrice: '10' }
  const send = (drops: readonly { orderLineNo: number; dueOn: string; quantity: number }[]) =>
    owner.send(routes.create, entered([line], { drops: [...drops] }))
  const refusals = [
    [[{ orderLineNo: 1, dueOn: nextWeek, quantity: 9 }], { 'drops.0.quantity': [{}] }],
    [[{ orderLineNo: 2, dueOn: nextWeek, quantity: 10 }], { 'drops.0.orderLineNo': [{}] }],
  ] as const
  for (const [drops, fields] of refusals)
    expect((await send(drops)).body).toMatchObject({ errorType: 'purchase.rule_broken', fields })
  const twice = { orderLineNo: 1, dueOn: nextWeek, quantity: 5 }
  expect((await send([twice, twice])).status).toBe(422)
  const past = await send([{ orderLineNo: 1, dueOn: '2026-01-01', quantity: 10 }])
  expect((await step('submit', Number(past.body['id']))).body).toMatchObject({
    errorType: 'purchase.due_in_past',
    fields: { 'drops.0.dueOn': [{}] },
  })
  const parts = [
    { orderLineNo: 1, dueOn: nextWeek, quantity: 4 },
    { orderLineNo: 1, dueOn: month, quantity: 6 },
  ]
  const { id } = await ordered([line], { drops: parts })
  expect((await step('revise', id, { reason: 'Later' })).body).toMatchObject({ status: 'draft', nextDueOn: null })
  const { version } = await owner.call(routes.get, { id })
  const changed = parts.map((drop, at) => (at === 1 ? { ...drop, dueOn: fortnight } : drop))
  await owner.call(routes.update, { id, version, drops: changed })
  const { revisions } = await owner.call(getOrderRevisions, { id })
  expect(revisions[0]?.changes).toMatchObject([
    {
      before: {
        quantity: 10,
        netMinor: 10_000,
        deliveries: [
          { dueOn: nextWeek, quantity: 4 },
          { dueOn: month, quantity: 6 },
        ],
      },
      after: { deliveries: [{ quantity: 4 }, { dueOn: fortnight, quantity: 6 }] },
    },
  ])
  await query(
    server.database.superUrl,
    `insert into purchase.purchase_order_drop (company_id, purchase_order_id, line_no, order_line_no, due_on, quantity) values ($1, $2, 3, 1, $3, 1)`,
    [companyId, id, month],
  )
  expect((await step('submit', id)).body).toMatchObject({ errorType: 'purchase.rule_broken' })
})

test('a schedule stays with its product when a line before it is removed', async () => {
  const { owner, tent, lamp, draft } = await buyingCompany(server)
  const line = { quantity: 10, unitPrice: '10' }
  const [first, second] = [
    { ...line, variantId: tent.variantId },
    { ...line, variantId: lamp.variantId },
  ]
  const drop = { orderLineNo: 2, dueOn: nextWeek, quantity: 10 }
  const { id, version } = await draft([first, second, first], { drops: [drop] })
  const change = (more: Partial<InputOfRoute<typeof routes.update>>) =>
    owner.send(routes.update, { id, version, lines: [second, first], ...more })
  const refused = { errorType: 'purchase.rule_broken', fields: { 'drops.0.orderLineNo': [{}] } }
  expect((await change({})).body).toMatchObject(refused)
  expect((await change({ drops: [{ ...drop, variantId: lamp.variantId }] })).body).toMatchObject(refused)
  const moved = await change({ drops: [{ ...drop, orderLineNo: 1, variantId: lamp.variantId }] })
  expect(moved.body).toMatchObject({ drops: [{ orderLineNo: 1, variantId: lamp.variantId }] })
})

test('each delivery is on time by its own day', async () => {
  const { owner, tent, ordered, received } = await buyingCompany(server)
  const drops = [
    { orderLineNo: 1, dueOn: today, quantity: 4 },
    { orderLineNo: 1, dueOn: nextWeek, quantity: 6 },
  ]
  const lines = [{ variantId: tent.variantId, quantity: 10, unitPrice: '10' }]
  const period = { from: today, to: nextWeek }
  const first = await ordered(lines, { drops })
  await received(first.id, { code: tent.code, quantity: 4 })
  const due = await owner.call(getSupplierPerformance, period)
  expect(due.rows).toMatchObject([{ orders: 1, lines: 1, onTimePpm: 1_000_000, inFullPpm: 1_000_000 }])
  await received(first.id, { code: tent.code, quantity: 6 })
  const early = await owner.call(getSupplierPerformance, period)
  expect(early.rows).toMatchObject([{ orders: 1, lines: 2, onTimePpm: 500_000, inFullPpm: 1_000_000 }])
})
