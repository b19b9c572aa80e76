import { randomUUID } from 'node:crypto'
import { createSupplierCredit } from '@countinghouse/contract/accounts/invoice-credits'
import { supplierInvoice } from '@countinghouse/contract/accounts/supplier-invoice'
import { chargeType } from '@countinghouse/contract/procure/charge-type'
import { getGoodsCount, goodsReceipt, scanGoods } from '@countinghouse/contract/purchase/goods-receipt'
import { landedCost } from '@countinghouse/contract/purchase/landed-cost'
import { getLandedCostClearing } from '@countinghouse/contract/purchase/landed-cost-clearing'
import { landedCostRule } from '@countinghouse/contract/purchase/landed-cost-rule'
import { billOrder } from '@countinghouse/contract/purchase/order-bills'
import { purchaseOrder } from '@countinghouse/contract/purchase/purchase-order'
import { rebateAgreement } from '@countinghouse/contract/purchase/rebate-agreement'
import { getReceivedNotInvoiced } from '@countinghouse/contract/purchase/received-not-invoiced'
import { supplierReturn } from '@countinghouse/contract/purchase/supplier-return'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { balancesOf } from '../../../../../tests/support/journals.ts'
import { trackBy } from '../../../../../tests/support/lots.ts'
import { buyingCompany, expectWholePurchases, today } from '../../../../../tests/support/purchase.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { post as postEvent } from '../../../../../tests/support/stock.ts'

const server = useServer()
const inUse = (...documents: readonly object[]) => ({
  status: 409,
  body: { errorType: 'purchase.receipt_in_use', details: { documents } },
})

/** A company that receives tents of an order. */
async function seed() {
  const tenant = await buyingCompany(server)
  const { companyId, owner, tent, ordered, received } = tenant
  await query(
    server.database.superUrl,
    `insert into accounts.tax_rule (company_id, code, name, direction, priority, tax_code_id)
      select $1, 'ZZ-BUY', 'All goods', 'purchase', 9000, c.id from accounts.tax_code c where c.company_id = $1 and c.code = 'ZERO'`,
    [companyId],
  )
  const order = (quantity: number, more: object = {}) =>
    ordered([{ variantId: tent.variantId, quantity, unitPrice: '10' }], more)
  const receive = async (orderId: number, quantity: number) => {
    const { status, body } = await received(orderId, { code: tent.code, quantity })
    expect(status, JSON.stringify(body)).toBe(200)
    return Number(body['id'])
  }
  const orderOf = (id: number) => owner.call(purchaseOrder.routes.get, { id })
  const balances = () => balancesOf(server.app.db, companyId)
  const whole = () => expectWholePurchases(server.database.maintUrl)
  return { ...tenant, order, receive, orderOf, balances, whole }
}

test('a receipt is reversed: its goods, posted in two parts, and their journal are taken back, and the order is received again', async () => {
  const { owner, tent, lamp, ordered, open, scan, receipt, reverse, lines, pool, orderOf, balances, whole } =
    await seed()
  const order = await ordered(
    [
      { variantId: tent.variantId, quantity: 24, unitPrice: '12.5' },
      { variantId: lamp.variantId, quantity: 100, unitPrice: '19.99' },
    ],
    { discountMinor: 1000 },
  )
  const id = await open(order.id, owner, 'DN-1')
  await scan(id, { code: tent.code, quantity: 7 })
  await receipt('post', id)
  await scan(
    id,
    { code: tent.code, quantity: 2 },
    { code: lamp.code, quantity: 3 },
    { code: lamp.code, condition: 'rejected', note: 'Scratched' },
  )
  await receipt('finish', id)
  expect(await reverse(id)).toMatchObject({
    status: 200,
    body: { status: 'reversed', reversalReason: 'Wrong delivery' },
  })
  expect(await orderOf(order.id)).toMatchObject({ status: 'ordered', receiptStatus: 'none', invoiceStatus: 'nothing' })
  expect(await lines(order.id)).toMatchObject([
    { accepted: 0, rejected: 0, open: 24 },
    { accepted: 0, rejected: 0, open: 100 },
  ])
  expect(await pool(tent.variantId)).toMatchObject({ onHand: 0, owned: 0, value: 0 })
  expect(await pool(lamp.variantId)).toMatchObject({ onHand: 0, owned: 0, value: 0 })
  expect(await balances()).toEqual({})
  await whole()
  // Its delivery note can be used again.
  const again = await open(order.id, owner, 'DN-1')
  await scan(again, { code: tent.code, quantity: 24 })
  expect(await receipt('finish', again)).toMatchObject({ status: 200 })
  expect(await balances()).toEqual({ 1300: 29_870, 2010: -29_870 })
  expect((await owner.call(getReceivedNotInvoiced, {})).totals).toMatchObject({ openMinor: 29_870 })
  await whole()
})

test('only whoever has the right reverses a receipt that was posted', async () => {
  const { as, order, receive, open, reverse, receipt } = await seed()
  const { id: orderId } = await order(10)
  const id = await receive(orderId, 5)
  const clerk = await as({ may: ['view', 'create', 'post'].map((event) => `goods-receipts:${event}`) })
  expect((await reverse(id, clerk)).status).toBe(403)
  const counting = await open(orderId)
  expect(await reverse(counting)).toMatchObject({ status: 409, body: { errorType: 'state_conflict' } })
  await receipt('finish', counting)
  expect(await reverse(counting)).toMatchObject({ status: 409, body: { errorType: 'purchase.receipt_empty' } })
  expect((await reverse(id)).status).toBe(200)
  expect(await reverse(id)).toMatchObject({ status: 409, body: { errorType: 'state_conflict' } })
})

test('a rest that was closed short opens again; a closed order cancels what falls back until it is reopened', async () => {
  const { tent, ordered, order, receive, reverse, lines, step, orderOf, whole } = await seed()
  const line = { variantId: tent.variantId, quantity: 500, unitPrice: '1', underReceiptPpm: 20_000 }
  const short = await ordered([line])
  const id = await receive(short.id, 492)
  expect(await lines(short.id)).toMatchObject([{ accepted: 492, cancelled: 8, open: 0 }])
  expect((await reverse(id)).status).toBe(200)
  expect(await lines(short.id)).toMatchObject([{ accepted: 0, cancelled: 0, open: 500 }])

  const closed = await order(20)
  const first = await receive(closed.id, 12)
  await step('close', closed.id, { reason: 'No more' })
  expect((await reverse(first)).status).toBe(200)
  expect(await lines(closed.id)).toMatchObject([{ accepted: 0, cancelled: 20, open: 0 }])
  expect(await orderOf(closed.id)).toMatchObject({ status: 'closed', receiptStatus: 'none' })
  await whole()
  await step('reopen', closed.id)
  expect(await lines(closed.id)).toMatchObject([{ cancelled: 0, open: 20 }])
  await receive(closed.id, 20)
  await whole()
})

test('an order of which all was reversed is revised, without the line that was received', async () => {
  const { owner, tent, lamp, order, receive, reverse, step, orderOf, whole } = await seed()
  const { id } = await order(10)
  await reverse(await receive(id, 10))
  expect(await step('revise', id, { reason: 'Other goods' })).toMatchObject({ status: 200 })
  const { version } = await orderOf(id)
  const removed = await owner.send(purchaseOrder.routes.delete, { id, version })
  expect(removed, 'its receipts refer to it').toMatchObject({ status: 409, body: { errorType: 'state_conflict' } })
  await owner.call(purchaseOrder.routes.update, {
    id,
    version,
    lines: [{ variantId: lamp.variantId, quantity: 4, unitPrice: '5' }],
  })
  for (const name of ['submit', 'send'] as const) expect((await step(name, id)).status).toBe(200)
  expect((await orderOf(id)).lines).toMatchObject([{ variantId: lamp.variantId }])
  expect(lamp.variantId).not.toBe(tent.variantId)
  await whole()
})

test('invoiced goods stay: drafts and posted invoices are named; a later receipt that they do not reach is reversed', async () => {
  const { owner, order, receive, reverse, whole } = await seed()
  const post = async (id: number) => {
    const { version } = await owner.call(supplierInvoice.routes.get, { id })
    return await owner.send(supplierInvoice.transitionRoutes.post, { id, version })
  }
  const { id: orderId } = await order(20)
  const first = await receive(orderId, 8)
  const bill = await owner.call(billOrder, { id: orderId, reference: 'F-1' })
  const second = await receive(orderId, 12)
  const { name } = await owner.call(supplierInvoice.routes.get, { id: bill.id })
  const refused = await reverse(first)
  expect(refused).toMatchObject(inUse({ kind: 'invoice', id: bill.id, name }))
  expect(refused.body.message).toContain(`supplier invoice ${name}`)
  expect((await reverse(second)).status).toBe(200)
  await whole()
  const third = await receive(orderId, 12)
  expect((await post(bill.id)).status).toBe(200)
  expect(await reverse(first)).toMatchObject(inUse({ kind: 'invoice', id: bill.id }))
  expect((await reverse(third)).status).toBe(200)
  // Credited whole, the goods are not invoiced any more.
  const credit = await owner.call(createSupplierCredit, { id: bill.id, reference: 'C-1' })
  expect((await post(credit.id)).status).toBe(200)
  expect((await reverse(first)).status).toBe(200)
  await whole()
})

test('goods that were returned, or that a rebate or a landed cost of several receipts bears, stay; sold goods are missing', async () => {
  const { owner, companyId, storeId, supplierId, tent, order, receive, reverse, whole } = await seed()
  const { id: orderId } = await order(30)
  const id = await receive(orderId, 10)
  const back = await owner.call(supplierReturn.routes.create, {
    uid: randomUUID(),
    supplierId,
    storeId,
    purchaseOrderId: orderId,
    effectiveOn: today,
    reason: 'Torn',
    lines: [{ variantId: tent.variantId, quantity: 1 }],
  })
  await owner.call(supplierReturn.transitionRoutes.dispatch, { id: back.id, version: back.version })
  expect(await reverse(id)).toMatchObject(inUse({ kind: 'return', id: back.id }))
  const second = await receive(orderId, 20)
  await postEvent(server.app.db, companyId, {
    storeId,
    lines: [{ kind: 'sale', variantId: tent.variantId, quantity: 15 }],
  })
  const gone = await reverse(second)
  expect(gone).toMatchObject({
    status: 409,
    body: {
      errorType: 'inventory.insufficient_stock',
      details: { missing: [{ sku: tent.code, need: 20, free: 14 }] },
    },
  })
  expect(gone.body.message).toMatch(new RegExp(`no longer in stock: ${tent.code} in .+, 14 of 20\\.`))
  const { id: chargeTypeId } = await owner.call(chargeType.routes.create, { code: 'SEA', name: 'Sea' })
  const cost = await owner.call(landedCost.routes.create, {
    uid: randomUUID(),
    chargeTypeId,
    effectiveOn: today,
    allocateBy: 'qty',
    amountMinor: 3000,
    lines: [
      { receiptId: id, manualMinor: null },
      { receiptId: second, manualMinor: null },
    ],
  })
  await owner.call(landedCost.transitionRoutes.post, { id: cost.id, version: cost.version })
  expect(await reverse(second)).toMatchObject(inUse({ kind: 'landed_cost', id: cost.id }))
  const rebate = await owner.call(rebateAgreement.routes.create, {
    uid: randomUUID(),
    supplierId,
    startsOn: today,
    endsOn: today,
    tiers: [{ fromMinor: 100, ratePpm: 50_000 }],
  })
  const active = await owner.call(rebateAgreement.transitionRoutes.activate, {
    id: rebate.id,
    version: rebate.version,
  })
  await owner.call(rebateAgreement.transitionRoutes.accrue, { id: rebate.id, version: active.version })
  expect(await reverse(second)).toMatchObject(
    inUse({ kind: 'landed_cost', id: cost.id }, { kind: 'rebate', id: rebate.id }),
  )
  await whole()
})

test('estimates by rule of the receipt alone end with it, late costs included, and its missed ones are listed no more', async () => {
  const { owner, order, receive, reverse, pool, tent, balances, whole } = await seed()
  const typeOf = async (code: string) => (await owner.call(chargeType.routes.create, { code, name: code })).id
  const rule = async (chargeTypeId: number, entered: object) => {
    const code = randomUUID().slice(0, 12)
    await owner.call(landedCostRule.routes.create, { code, name: code, chargeTypeId, ...entered } as never)
  }
  await rule(await typeOf('SEA'), { ratePpm: 80_000 })
  await rule(await typeOf('AIR'), { basis: 'per_kg', rateMinor: 100 })
  const { id: orderId } = await order(10)
  const id = await receive(orderId, 10)
  expect(await pool(tent.variantId)).toMatchObject({ value: 10_800 })
  expect((await owner.call(getLandedCostClearing, {})).rows).toHaveLength(2)
  expect((await reverse(id)).status).toBe(200)
  expect((await owner.call(landedCost.routes.list, {})).items).toMatchObject([{ status: 'cancelled' }])
  expect(await owner.call(getLandedCostClearing, {})).toMatchObject({ rows: [], ledgerMinor: 0 })
  expect(await pool(tent.variantId)).toMatchObject({ owned: 0, value: 0 })
  expect(await balances()).toEqual({})
  await whole()
})

test('a serial number leaves with its receipt, unless it is gone, and can be received again', async () => {
  const { companyId, storeId, owner, tent, order, open, receipt, reverse, pool, whole } = await seed()
  await trackBy(server.database, { companyId, variantId: tent.variantId }, 'serial')
  const receiveSerial = async (orderId: number, serialNo: string) => {
    const id = await open(orderId)
    const scan = { uid: randomUUID(), code: tent.code, quantity: 1, condition: 'good' as const, serialNo }
    expect((await owner.call(scanGoods, { id, scans: [scan] })).answers).toMatchObject([{ refusal: null }])
    expect((await receipt('finish', id)).status).toBe(200)
    return id
  }
  const { id: orderId } = await order(2)
  const first = await receiveSerial(orderId, 'SN-1')
  expect((await reverse(first)).status).toBe(200)
  expect(await pool(tent.variantId)).toMatchObject({ onHand: 0 })
  const again = await receiveSerial(orderId, 'SN-1')
  await receiveSerial(orderId, 'SN-2')
  const [lot] = await query<{ id: string }>(
    server.database.superUrl,
    `select id from inventory.stock_lot where company_id = $1 and lot_no = 'SN-1'`,
    [companyId],
  )
  await postEvent(server.app.db, companyId, {
    storeId,
    lines: [{ kind: 'adjust_out', variantId: tent.variantId, quantity: 1, lotId: Number(lot?.id) }],
  })
  expect(await reverse(again)).toMatchObject({ status: 409, body: { errorType: 'inventory.insufficient_stock' } })
  await whole()
})

test('the database refuses a reversed receipt whose goods are in stock', async () => {
  const { order, receive } = await seed()
  const id = await receive((await order(3)).id, 3)
  await expect(
    query(server.database.superUrl, `update inventory.receipt set status = 'reversed' where id = $1`, [id]),
  ).rejects.toThrow('purchase.receipt_in_use')
})

test('a reversed receipt shows why, and that nothing of it is in stock', async () => {
  const { owner, order, receive, reverse } = await seed()
  const id = await receive((await order(3)).id, 3)
  await reverse(id, owner, 'Counted twice')
  expect(await owner.call(goodsReceipt.routes.get, { id })).toMatchObject({
    status: 'reversed',
    reversalReason: 'Counted twice',
  })
  expect((await owner.call(getGoodsCount, { id })).lines).toMatchObject([{ good: 3, posted: 0 }])
})
