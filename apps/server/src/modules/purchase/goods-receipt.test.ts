import { setExchangeRate } from '@countinghouse/contract/accounts/exchange-rate'
import { updateGlobalSettings } from '@countinghouse/contract/erp/global-settings'
import {
  getGoodsCount,
  goodsReceipt,
  listReceivable,
  receiveOrderByNumber,
} from '@countinghouse/contract/purchase/goods-receipt'
import { purchaseOrder } from '@countinghouse/contract/purchase/purchase-order'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { balancesOf } from '../../../../../tests/support/journals.ts'
import { buyingCompany, expectWholePurchases, today } from '../../../../../tests/support/purchase.ts'
import { useServer } from '../../../../../tests/support/server.ts'

const server = useServer({ isOwn: true })
const { routes } = purchaseOrder

test('an order is received in two parts at its net cost: rejected goods stay the supplier’s, journals 1300 and 2010', async () => {
  const { companyId, owner, tent, lamp, supplierId, ordered, open, scan, receipt, lines, pool } =
    await buyingCompany(server)
  const order = await ordered(
    [
      { variantId: tent.variantId, quantity: 24, unitPrice: '12.5', discountPpm: 100_000, furtherDiscountPpm: 50_000 },
      { variantId: lamp.variantId, quantity: 10, unitPrice: '19.99' },
    ],
    { discountMinor: 1000 },
  )
  expect((await owner.call(listReceivable, {})).items).toMatchObject([
    { id: order.id, number: order.number, lines: 2, pieces: 34, isOpen: false },
  ])
  const first = await open(order.id, owner, 'DN-1')
  expect(await open(order.id)).toBe(first)
  await scan(first, { code: tent.code, quantity: 7 })
  expect(await receipt('post', first)).toMatchObject({ status: 200, body: { status: 'posted' } })
  await scan(first, { code: tent.code, quantity: 2 }, { code: lamp.code, condition: 'rejected', note: 'Scratched' })
  expect(await receipt('finish', first)).toMatchObject({ status: 200, body: { status: 'closed' } })
  expect(await owner.call(routes.get, { id: order.id })).toMatchObject({ status: 'ordered', receiptStatus: 'partial' })
  expect(await lines(order.id)).toMatchObject([
    { accepted: 9, rejected: 0, open: 15 },
    { accepted: 0, rejected: 1, open: 9 },
  ])
  const second = await owner.call(receiveOrderByNumber, {
    uid: randomUUID(),
    order: String(order.number).toLowerCase(),
  })
  await scan(second.id, { code: tent.code, quantity: 15 }, { code: lamp.code, quantity: 9 })
  expect((await owner.call(getGoodsCount, second)).lines).toMatchObject([
    { lineNo: 1, expected: 15, good: 15 },
    { lineNo: 2, expected: 9, good: 9 },
  ])
  await receipt('finish', second.id)
  expect(await owner.call(routes.get, { id: order.id })).toMatchObject({ receiptStatus: 'full' })
  // 256.50 and 199.90 less 10.00: the tents cost 250.88 together, the lamps 195.52, of which nine were accepted.
  expect(await pool(tent.variantId)).toMatchObject({ onHand: 24, owned: 24, value: 25_088 })
  expect(await pool(lamp.variantId)).toMatchObject({ onHand: 10, owned: 9, value: 17_597 })
  expect(await balancesOf(server.app.db, companyId)).toEqual({ '1300': 42_685, '2010': -42_685 })
  const aside = await query(
    server.database.superUrl,
    `select b.owner_id::int as owner, b.on_hand::int as count from inventory.stock_balance b
     join inventory.location l on l.company_id = b.company_id and l.id = b.location_id
     where b.company_id = $1 and l.is_damaged and b.on_hand > 0`,
    [companyId],
  )
  expect(aside).toEqual([{ owner: supplierId, count: 1 }])
  await expectWholePurchases(server.database.maintUrl)
})

test('goods of an order in another currency have the rate of the day of receipt, else that of the order, which can be fixed', async () => {
  const { owner, tent, lamp, ordered, received, pool } = await buyingCompany(server)
  const abroad = { currency: 'USD', exchangeRate: '0.75' }
  const early = await ordered([{ variantId: lamp.variantId, quantity: 2, unitPrice: '10' }], abroad)
  await received(early.id, { code: lamp.code, quantity: 1 })
  // No rate of the day is known: that of the order.
  expect(await pool(lamp.variantId)).toMatchObject({ owned: 1, value: 750 })
  await owner.call(setExchangeRate, { currencyCode: 'USD', day: today, rate: '0.8' })
  await received(early.id, { code: lamp.code, quantity: 1 })
  expect(await pool(lamp.variantId)).toMatchObject({ owned: 2, value: 1550 })
  // 10.00 for three pieces: 3.33, 3.34 and 3.33 in parts, 8.00 together.
  const odd = await ordered([{ variantId: tent.variantId, quantity: 3, unitPrice: '3.333333' }], abroad)
  for (const value of [267, 533, 800]) {
    await received(odd.id, { code: tent.code, quantity: 1 })
    expect(await pool(tent.variantId)).toMatchObject({ value })
  }
  const fixed = await ordered([{ variantId: tent.variantId, quantity: 1, unitPrice: '100' }], {
    ...abroad,
    isRateFixed: true,
  })
  await received(fixed.id, { code: tent.code, quantity: 1 })
  expect(await pool(tent.variantId)).toMatchObject({ value: 800 + 7500 })
  await expectWholePurchases(server.database.maintUrl)
})

test('tolerances T1 to T4: line before supplier before company; more is refused, a small rest is closed short', async () => {
  const { tent, lamp, owner, ordered, received, open, scan, receipt, lines } = await buyingCompany(server, {
    overReceiptPpm: 50_000,
    underReceiptPpm: 20_000,
  })
  const line = { variantId: tent.variantId, unitPrice: '1' }
  const strict = await ordered([{ ...line, quantity: 100, overReceiptPpm: 0 }])
  const refused = await received(strict.id, { code: tent.code, quantity: 101 })
  expect(refused).toMatchObject({
    status: 422,
    body: { errorType: 'purchase.over_receipt', details: { lines: [{ sku: tent.code, excess: 1 }] } },
  })
  expect(await lines(strict.id)).toMatchObject([{ accepted: 0, open: 100 }])

  const rounded = await ordered([{ ...line, quantity: 33 }])
  expect(await received(rounded.id, { code: tent.code, quantity: 35 })).toMatchObject({ status: 422 })
  const again = await open(rounded.id)
  await scan(again, { code: tent.code, quantity: -1 })
  expect(await receipt('finish', again)).toMatchObject({ status: 200 })
  expect(await lines(rounded.id)).toMatchObject([{ accepted: 34, open: 0 }])
  expect(await owner.call(routes.get, { id: rounded.id })).toMatchObject({ receiptStatus: 'over' })

  const short = await ordered([{ variantId: lamp.variantId, quantity: 500, unitPrice: '1' }])
  expect(await received(short.id, { code: lamp.code, quantity: 492 })).toMatchObject({ status: 200 })
  expect(await lines(short.id)).toMatchObject([{ accepted: 492, cancelled: 8, open: 0 }])
  expect(await owner.call(routes.get, { id: short.id })).toMatchObject({ receiptStatus: 'full' })

  const twice = await ordered([{ ...line, quantity: 100 }])
  expect(await received(twice.id, { code: tent.code, quantity: 60 })).toMatchObject({ status: 200 })
  expect(await received(twice.id, { code: tent.code, quantity: 45 })).toMatchObject({ status: 200 })
  expect(await lines(twice.id)).toMatchObject([{ accepted: 105, open: 0 }])
})

test('where a company rejects excess it is set aside as the supplier’s, and nothing of it is accepted', async () => {
  const { companyId, owner, tent, ordered, open, scan, receipt, lines, pool } = await buyingCompany(server)
  const choice = { key: 'purchase.over_receipt_action', version: 0, value: 'reject' }
  await owner.call(updateGlobalSettings, { storeId: null, choices: [choice] })
  const order = await ordered([{ variantId: tent.variantId, quantity: 10, unitPrice: '3' }])
  const id = await open(order.id)
  await scan(id, { code: tent.code, quantity: 12 })
  expect(await receipt('post', id)).toMatchObject({ status: 200 })
  expect(await lines(order.id)).toMatchObject([{ accepted: 10, rejected: 2, open: 0 }])
  await scan(id, { code: tent.code })
  expect(await receipt('finish', id)).toMatchObject({ status: 200 })
  expect(await lines(order.id)).toMatchObject([{ accepted: 10, rejected: 3 }])
  expect(await pool(tent.variantId)).toMatchObject({ onHand: 13, owned: 10, value: 3000 })
  expect(await owner.call(routes.get, { id: order.id })).toMatchObject({ receiptStatus: 'over' })
  const found = await query(
    server.database.superUrl,
    'select kind, quantity::int as quantity, note from inventory.discrepancy where company_id = $1',
    [companyId],
  )
  expect(found).toEqual([{ kind: 'rejected', quantity: 3, note: 'Above the tolerance of the order' }])
  await expectWholePurchases(server.database.maintUrl)
})

test('only a sent order that is not on hold is received; a delivery note once; an order being received is neither closed nor cancelled', async () => {
  const { owner, tent, draft, ordered, open, scan, receipt, step } = await buyingCompany(server)
  const line = { variantId: tent.variantId, quantity: 5, unitPrice: '2' }
  const waiting = await draft([line])
  const tried = (input: object) => owner.send(receiveOrderByNumber, { uid: randomUUID(), ...input })
  expect(await tried({ order: 'PO-1' })).toMatchObject({ status: 404, body: { errorType: 'purchase.unknown_order' } })
  await step('submit', waiting.id)
  const { number } = await owner.call(routes.get, { id: waiting.id })
  expect(await tried({ order: number })).toMatchObject({ status: 409, body: { errorType: 'purchase.not_ordered' } })
  await step('send', waiting.id)
  await step('hold', waiting.id, { reason: 'Samples first' })
  expect(await tried({ order: number })).toMatchObject({ status: 409, body: { errorType: 'purchase.on_hold' } })
  await step('release', waiting.id)
  const id = await open(waiting.id, owner, 'DN-7')
  expect(await step('close', waiting.id, { reason: 'Late' })).toMatchObject({
    body: { errorType: 'purchase.being_received' },
  })
  expect(await step('cancel', waiting.id, { reason: 'Late' })).toMatchObject({
    body: { errorType: 'purchase.being_received' },
  })
  await step('hold', waiting.id, { reason: 'Recall' })
  await scan(id, { code: tent.code, quantity: 5 })
  expect(await receipt('finish', id)).toMatchObject({ status: 409, body: { errorType: 'purchase.on_hold' } })
  await step('release', waiting.id)
  expect(await receipt('finish', id)).toMatchObject({ status: 200 })
  expect(await tried({ order: number })).toMatchObject({ status: 409, body: { errorType: 'purchase.nothing_open' } })
  const next = await ordered([line])
  expect(await tried({ order: next.number, supplierDocNo: 'dn-7' })).toMatchObject({
    status: 409,
    body: { errorType: 'inventory.duplicate_supplier_doc', fields: { supplierDocNo: expect.anything() } },
  })
  expect((await owner.call(goodsReceipt.routes.list, {})).items).toHaveLength(1)
})
