import { randomUUID } from 'node:crypto'
import { getHome } from '@countinghouse/contract/procure/home'
import { createSupplierCredit } from '@countinghouse/contract/accounts/invoice-credits'
import { supplierInvoice } from '@countinghouse/contract/accounts/supplier-invoice'
import { billOrder, getOrderBills } from '@countinghouse/contract/purchase/order-bills'
import { purchaseOrder } from '@countinghouse/contract/purchase/purchase-order'
import {
  exportReceivedNotInvoiced,
  getReceivedNotInvoiced,
} from '@countinghouse/contract/purchase/received-not-invoiced'
import { expect, test } from 'vitest'
import { balancesOf } from '../../../../../tests/support/journals.ts'
import { query } from '../../../../../tests/support/database.ts'
import { approvedSupplier, buyingCompany, expectWholePurchases } from '../../../../../tests/support/purchase.ts'
import { useServer } from '../../../../../tests/support/server.ts'

const server = useServer()
const { routes, transitionRoutes } = supplierInvoice

async function seed() {
  const tenant = await buyingCompany(server)
  const { companyId, owner, as } = tenant
  await query(
    server.database.superUrl,
    `insert into accounts.tax_rule (company_id, code, name, direction, priority, tax_code_id)
      select $1, 'ZZ-BUY', 'All goods', 'purchase', 9000, c.id from accounts.tax_code c where c.company_id = $1 and c.code = 'ZERO'`,
    [companyId],
  )
  const clerk = await as({ may: ['view', 'create', 'edit', 'post'].map((event) => `supplier-invoices:${event}`) })
  const change = async (id: number, lines: readonly object[], client = owner) => {
    const { version } = await client.call(routes.get, { id })
    return await client.call(routes.update, { id, version, lines: lines as never })
  }
  const post = async (id: number, client = owner) => {
    const { version } = await client.call(routes.get, { id })
    return await client.send(transitionRoutes.post, { id, version })
  }
  return { ...tenant, clerk, change, post, balances: () => balancesOf(server.app.db, companyId) }
}

test('an order is invoiced in two parts as it is received, and goods received are settled', async () => {
  const { owner, tent, lamp, ordered, received, post, balances } = await seed()
  const order = await ordered([
    { variantId: tent.variantId, quantity: 10, unitPrice: '12.345' },
    { variantId: lamp.variantId, quantity: 3, unitPrice: '7' },
  ])
  await received(order.id, { code: tent.code, quantity: 4 })
  const first = await owner.call(billOrder, { id: order.id, reference: 'F-1' })
  expect(await owner.call(routes.get, { id: first.id })).toMatchObject({
    status: 'draft',
    reference: 'F-1',
    lines: [{ variantId: tent.variantId, quantity: 4, unitPrice: '12.345' }],
  })
  expect((await owner.send(billOrder, { id: order.id, reference: 'F-2' })).body).toMatchObject({
    errorType: 'purchase.nothing_to_bill',
  })
  expect((await post(first.id)).status).toBe(200)
  expect((await balances())['2010']).toBeUndefined()
  await received(order.id, { code: tent.code, quantity: 6 }, { code: lamp.code, quantity: 3 })
  const { products } = await owner.call(getOrderBills, { id: order.id })
  expect(products).toMatchObject([
    { accepted: 10, billed: 4, toBill: 6, price: '12.345' },
    { accepted: 3, billed: 0, toBill: 3, price: '7' },
  ])
  const second = await owner.call(billOrder, { id: order.id, reference: 'F-2' })
  expect((await post(second.id)).status).toBe(200)
  expect(await balances()).toMatchObject({ 1300: 14_445, 2000: -14_445 })
  expect((await balances())['2010']).toBeUndefined()
  expect((await owner.call(getOrderBills, { id: order.id })).bills).toHaveLength(2)
  await expectWholePurchases(server.database.maintUrl)
})

test('accepted goods are listed at cost beside the ledger until posted invoices bill them, and again once they are credited', async () => {
  const { owner, as, storeId, tent, lamp, ordered, received, change, post } = await seed()
  const order = await ordered([
    { variantId: tent.variantId, quantity: 10, unitPrice: '12.345' },
    { variantId: lamp.variantId, quantity: 3, unitPrice: '7' },
  ])
  const statusOf = async () => (await owner.call(purchaseOrder.routes.get, { id: order.id })).invoiceStatus
  expect(await statusOf()).toBe('nothing')
  expect(await owner.call(getReceivedNotInvoiced, {})).toMatchObject({ rows: [], count: 0, ledgerMinor: 0 })
  await received(order.id, { code: tent.code, quantity: 4 }, { code: lamp.code, quantity: 3 })
  expect(await statusOf()).toBe('none')
  expect(await owner.call(getReceivedNotInvoiced, {})).toMatchObject({
    rows: [{ orderId: order.id, order: order.number, acceptedMinor: 7038, invoicedMinor: 0, openMinor: 7038 }],
    count: 1,
    totals: { openMinor: 7038 },
    ledgerMinor: 7038,
  })
  const first = await owner.call(billOrder, { id: order.id, reference: 'F-1' })
  await change(first.id, [{ variantId: tent.variantId, quantity: 4, unitPrice: '12.345' }])
  expect(await statusOf()).toBe('none')
  expect((await post(first.id)).status).toBe(200)
  expect(await statusOf()).toBe('partial')
  const { items } = await owner.call(getHome, {})
  expect(items.map(({ key, count }) => [key, count])).toEqual(
    expect.arrayContaining([
      ['purchase.orders_arriving', 1],
      ['purchase.orders_uninvoiced', 1],
    ]),
  )
  for (const key of ['purchase.orders_arriving', 'purchase.orders_uninvoiced']) {
    const { searchParams } = new URL(items.find((item) => item.key === key)?.address ?? '', 'https://x')
    const asked = Object.fromEntries([...searchParams].map(([name, value]) => [name, value.split(',')]))
    const listed = await owner.call(purchaseOrder.routes.list, asked as never)
    expect(
      listed.items.map(({ id }) => id),
      key,
    ).toEqual([order.id])
  }
  expect(await owner.call(getReceivedNotInvoiced, {})).toMatchObject({
    rows: [{ acceptedMinor: 7038, invoicedMinor: 4938, openMinor: 2100 }],
    ledgerMinor: 2100,
  })
  const second = await owner.call(billOrder, { id: order.id, reference: 'F-2' })
  expect((await post(second.id)).status).toBe(200)
  expect(await statusOf()).toBe('full')
  expect(await owner.call(getReceivedNotInvoiced, {})).toMatchObject({ rows: [], ledgerMinor: 0 })
  const credit = await owner.call(createSupplierCredit, { id: second.id, reference: 'G-1' })
  expect((await post(credit.id)).status).toBe(200)
  expect(await statusOf()).toBe('partial')
  expect(await owner.call(getReceivedNotInvoiced, {})).toMatchObject({
    rows: [{ acceptedMinor: 7038, invoicedMinor: 4938, openMinor: 2100 }],
    ledgerMinor: 2100,
  })
  await received(order.id, { code: tent.code, quantity: 6 })
  expect(await owner.call(getReceivedNotInvoiced, {})).toMatchObject({ rows: [{ openMinor: 9507 }], ledgerMinor: 9507 })
  expect((await owner.send(exportReceivedNotInvoiced, { format: 'csv' })).status).toBe(200)
  const ofOneStore = await as({ may: ['received-not-invoiced:view'], storeIds: [storeId] })
  expect((await ofOneStore.send(getReceivedNotInvoiced, {})).body).toMatchObject({
    errorType: 'accounts.whole_company',
  })
  await expectWholePurchases(server.database.maintUrl)
})

test('B1: more than was accepted and a higher price are refused at their lines, and accepted by permission, with the price in stock', async () => {
  const { owner, clerk, tent, lamp, ordered, received, change, post, balances } = await seed()
  const order = await ordered([{ variantId: tent.variantId, quantity: 100, unitPrice: '10' }])
  await received(order.id, { code: tent.code, quantity: 95 })
  const { id } = await owner.call(billOrder, { id: order.id, reference: 'F-1' })
  const billed = [{ variantId: tent.variantId, quantity: 100, unitPrice: '10.2' }]
  await change(id, [...billed, { variantId: lamp.variantId, quantity: 1, unitPrice: '1' }])
  const refused = await post(id, clerk)
  expect(refused.body).toMatchObject({ errorType: 'accounts.invoice_not_matched' })
  expect(Object.keys(refused.body['fields'] as object).toSorted()).toEqual([
    'lines.0.quantity',
    'lines.0.unitPrice',
    'lines.1.variantId',
  ])
  await change(id, [{ variantId: tent.variantId, quantity: 95, unitPrice: '10.1' }])
  expect((await post(id, clerk)).status).toBe(200)
  expect(await balances()).toEqual({ 1300: 95_950, 2000: -95_950 })
  await received(order.id, { code: tent.code, quantity: 5 })
  const rest = await owner.call(billOrder, { id: order.id, reference: 'F-2' })
  await change(rest.id, [{ variantId: tent.variantId, quantity: 5, unitPrice: '11' }])
  expect((await post(rest.id, clerk)).body).toMatchObject({ fields: { 'lines.0.unitPrice': [{}] } })
  expect((await post(rest.id)).status).toBe(200)
  expect(await balances()).toEqual({ 1300: 101_450, 2000: -101_450 })
  await expectWholePurchases(server.database.maintUrl)
})

test('the supplier and the currency are those of the order for everybody, and a deleted draft is invoiced again', async () => {
  const { owner, tent, ordered, received, post } = await seed()
  const order = await ordered([{ variantId: tent.variantId, quantity: 2, unitPrice: '10' }])
  await received(order.id, { code: tent.code, quantity: 2 })
  const { id, version } = await owner.call(billOrder, { id: order.id, reference: 'F-1' })
  const other = await approvedSupplier(owner)
  const change = { id, version, supplierId: other, currencyCode: 'EUR', exchangeRate: '1' }
  const changed = await owner.call(routes.update, change)
  expect((await post(id)).body).toMatchObject({
    errorType: 'accounts.invoice_not_matched',
    fields: { supplierId: [{}], currencyCode: [{}] },
  })
  await owner.call(routes.delete, { id, version: changed.version })
  expect((await owner.send(billOrder, { id: order.id, reference: 'F-1' })).status).toBe(201)
})

test('sixteen invoices of the same goods at once: one is posted without permission to accept differences', async () => {
  const { owner, clerk, companyId, supplierId, storeId, tent, ordered, received } = await seed()
  const order = await ordered([{ variantId: tent.variantId, quantity: 10, unitPrice: '10' }])
  await received(order.id, { code: tent.code, quantity: 10 })
  const today = new Date().toISOString().slice(0, 10)
  const drafts = await Promise.all(
    Array.from({ length: 16 }, () =>
      owner.call(routes.create, {
        uid: randomUUID(),
        supplierId,
        storeId,
        issuedOn: today,
        reference: randomUUID(),
        lines: [{ variantId: tent.variantId, quantity: 10, unitPrice: '10' }],
      }),
    ),
  )
  await query(
    server.database.superUrl,
    'insert into purchase.order_bill (company_id, invoice_id, purchase_order_id) select $1, i, $2 from unnest($3::bigint[]) i',
    [companyId, order.id, drafts.map(({ id }) => id)],
  )
  const answers = await Promise.all(drafts.map(({ id, version }) => clerk.send(transitionRoutes.post, { id, version })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const { status, body } of answers)
    if (status !== 200) expect(body).toMatchObject({ errorType: 'accounts.invoice_not_matched' })
  await expectWholePurchases(server.database.maintUrl)
})
