import { randomUUID } from 'node:crypto'
import { setExchangeRate } from '@countinghouse/contract/accounts/exchange-rate'
import { createSupplierCredit } from '@countinghouse/contract/accounts/invoice-credits'
import { supplierInvoice } from '@countinghouse/contract/accounts/supplier-invoice'
import { bindMaster } from '@countinghouse/contract/erp/pickers'
import { supplierPayment } from '@countinghouse/contract/payments/supplier-payment'
import { billOrder, getOrderBills } from '@countinghouse/contract/purchase/order-bills'
import { purchaseOrder } from '@countinghouse/contract/purchase/purchase-order'
import { getReceivedNotInvoiced } from '@countinghouse/contract/purchase/received-not-invoiced'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { accountsOf, balancesOf } from '../../../../../tests/support/journals.ts'
import { approvedSupplier, buyingCompany, expectWholePurchases, today } from '../../../../../tests/support/purchase.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { post as postEvent } from '../../../../../tests/support/stock.ts'

const server = useServer()

async function seed() {
  const tenant = await buyingCompany(server)
  const { companyId, storeId, owner, supplierId } = tenant
  await query(
    server.database.superUrl,
    `insert into accounts.tax_rule (company_id, code, name, direction, priority, tax_code_id)
      select $1, 'ZZ-BUY', 'All goods', 'purchase', 9000, c.id from accounts.tax_code c where c.company_id = $1 and c.code = 'ZERO'`,
    [companyId],
  )
  const { '1020': bank = 0 } = await accountsOf(server.app.db, companyId)
  const payment = (more: object) => ({
    uid: randomUUID(),
    supplierId,
    accountId: bank,
    paidOn: today,
    currencyCode: 'USD',
    exchangeRate: '0.78',
    ...more,
  })
  const pay = (more: object) => owner.call(supplierPayment.routes.create, payment(more))
  const send = async (id: number, name: 'send' | 'reverse' = 'send') => {
    const { version } = await owner.call(supplierPayment.routes.get, { id })
    return await owner.send(supplierPayment.transitionRoutes[name], { id, version })
  }
  const prepaid = async (purchaseOrderId: number, prepaymentMinor: number, more: object = {}) => {
    const { id } = await pay({ purchaseOrderId, prepaymentMinor, ...more })
    expect((await send(id)).body).toMatchObject({ status: 'sent' })
    return id
  }
  const rate = async (of: string) => await owner.call(setExchangeRate, { currencyCode: 'USD', day: today, rate: of })
  const post = async (id: number) => {
    const { version } = await owner.call(supplierInvoice.routes.get, { id })
    return await owner.call(supplierInvoice.transitionRoutes.post, { id, version })
  }
  const bill = async (id: number, reference: string) => await post((await owner.call(billOrder, { id, reference })).id)
  const sell = (variantId: number, quantity: number) =>
    postEvent(server.app.db, companyId, { storeId, lines: [{ kind: 'sale', variantId, quantity }] })
  const balances = () => balancesOf(server.app.db, companyId)
  return { ...tenant, payment, pay, send, prepaid, rate, post, bill, sell, balances }
}

test('an order that is prepaid in part is received and invoiced in parts at two rates; nothing is gained or lost on the prepaid share', async () => {
  const { owner, tent, ordered, received, prepaid, rate, bill, balances } = await seed()
  await rate('0.75')
  const order = await ordered([{ variantId: tent.variantId, quantity: 100, unitPrice: '10' }], { currency: 'USD' })
  await prepaid(order.id, 20_000)
  await prepaid(order.id, 10_000, { exchangeRate: '0.81' })
  // 156.00 and 81.00: 237.00 for USD 300.00, at 0.79.
  expect(await balances()).toEqual({ 1020: -23_700, 1500: 23_700 })
  await rate('0.8')
  await received(order.id, { code: tent.code, quantity: 40 })
  await rate('0.85')
  await received(order.id, { code: tent.code, quantity: 60 })
  const first = 40 * (3 * 79 + 7 * 80)
  const second = 60 * (3 * 79 + 7 * 85)
  expect(await balances()).toMatchObject({ 1300: first + second, 2010: -first - second })
  const { receipts, ...rest } = await owner.call(getOrderBills, { id: order.id })
  expect(receipts).toMatchObject([
    {
      quantity: 40,
      exchangeRate: '0.8',
      prepaidPpm: 300_000,
      prepaidRate: '0.79',
      netMinor: 40_000,
      valueMinor: first,
    },
    {
      quantity: 60,
      exchangeRate: '0.85',
      prepaidPpm: 300_000,
      prepaidRate: '0.79',
      netMinor: 60_000,
      valueMinor: second,
    },
  ])
  expect(rest).toMatchObject({ prepaidMinor: 30_000, prepaidLeftMinor: 30_000 })
  // The average of both receipts: 0.83.
  const invoice = await bill(order.id, 'F-1')
  expect(invoice).toMatchObject({ grossMinor: 100_000, exchangeRate: '0.83' })
  expect(await balances()).toEqual({ 1020: -23_700, 1300: first + second, 2000: -58_100 })
  expect(await owner.call(getOrderBills, { id: order.id })).toMatchObject({ prepaidLeftMinor: 0 })
  expect(await owner.call(getReceivedNotInvoiced, {})).toMatchObject({ rows: [], ledgerMinor: 0 })
  await expectWholePurchases(server.database.maintUrl)
})

test('each invoice uses its share of the prepayment, and what a short delivery leaves of it is applied at its own rate or received back', async () => {
  const { owner, tent, ordered, received, step, payment, prepaid, pay, send, rate, bill, balances } = await seed()
  await rate('0.8')
  const order = await ordered([{ variantId: tent.variantId, quantity: 10, unitPrice: '10' }], { currency: 'USD' })
  await prepaid(order.id, 5000)
  await received(order.id, { code: tent.code, quantity: 4 })
  const { id: invoiceId } = await bill(order.id, 'F-1')
  // USD 20.00 of 40.00 are prepaid; the goods cost 4 x 7.90.
  expect(await balances()).toEqual({ 1020: -3900, 1300: 3160, 1500: 3900 - 1560, 2000: -1600 })
  await step('close', order.id, { reason: 'No more is made' })
  const over = { purchaseOrderId: order.id, appliedMinor: 3001, lines: [{ invoiceId, amountMinor: 2000 }] }
  expect((await owner.send(supplierPayment.routes.create, payment(over))).body).toMatchObject({
    errorType: 'payments.nothing_paid',
  })
  const applied = await pay({
    purchaseOrderId: order.id,
    appliedMinor: 2000,
    lines: [{ invoiceId, amountMinor: 2000 }],
  })
  expect((await send(applied.id)).status).toBe(200)
  expect(await balances()).toEqual({ 1020: -3900, 1300: 3160, 1500: 780, 7000: -40 })
  const back = await pay({ purchaseOrderId: order.id, appliedMinor: 1000, receivedMinor: 1000 })
  expect((await send(back.id)).status).toBe(200)
  expect(await balances()).toEqual({ 1020: -3120, 1300: 3160, 7000: -40 })
  expect(await owner.call(getOrderBills, { id: order.id })).toMatchObject({ prepaidMinor: 4000, prepaidLeftMinor: 0 })
  await expectWholePurchases(server.database.maintUrl)
})

test('a prepayment is for a sent order of the supplier in its currency, is used for nothing else, and keeps the order', async () => {
  const { owner, supplierId, tent, ordered, draft, received, step, payment, pay, prepaid, send, rate, bill } =
    await seed()
  await rate('0.8')
  const line = { variantId: tent.variantId, quantity: 10, unitPrice: '10' }
  const order = await ordered([line], { currency: 'USD' })
  const offered = async (ofSupplier: number) => {
    const wanted = { lists: ['purchase.purchase_order'], within: { supplierId: [ofSupplier] } }
    const bound = (await owner.call(bindMaster, wanted))['purchase.purchase_order']
    return bound?.items.map(({ id }) => id)
  }
  expect(await offered(supplierId)).toEqual([order.id])
  const refused = { errorType: 'payments.not_of_purchase_order', fields: { purchaseOrderId: [{}] } }
  const own = await pay({ purchaseOrderId: order.id, prepaymentMinor: 100, currencyCode: 'GBP', exchangeRate: null })
  expect((await send(own.id)).body).toMatchObject(refused)
  const other = await approvedSupplier(owner)
  expect(await offered(other)).toEqual([])
  const foreign = await pay({ purchaseOrderId: order.id, prepaymentMinor: 100, supplierId: other })
  expect((await send(foreign.id)).body).toMatchObject(refused)
  const early = await draft([line], { currency: 'USD' })
  expect((await send((await pay({ purchaseOrderId: early.id, prepaymentMinor: 100 })).id)).body).toMatchObject(refused)
  const unknown = payment({ purchaseOrderId: 999_999_999, prepaymentMinor: 100 })
  expect((await owner.send(supplierPayment.routes.create, unknown)).body).toMatchObject({
    errorType: 'invalid_input',
    fields: { purchaseOrderId: [{ code: 'not_a_choice' }] },
  })
  const id = await prepaid(order.id, 5000)
  expect((await step('cancel', order.id, { reason: 'Late' })).body).toMatchObject({ errorType: 'purchase.prepaid' })
  expect((await step('revise', order.id, { reason: 'Other supplier' })).status).toBe(200)
  const { version } = await owner.call(purchaseOrder.routes.get, { id: order.id })
  const changed = { id: order.id, version, supplierId: other }
  expect((await owner.send(purchaseOrder.routes.update, changed)).body).toMatchObject({ errorType: 'purchase.prepaid' })
  await step('submit', order.id)
  await step('send', order.id)
  await received(order.id, { code: tent.code, quantity: 10 })
  const { id: invoiceId } = await bill(order.id, 'F-1')
  expect((await send(id, 'reverse')).body).toMatchObject({ errorType: 'payments.prepayment_short' })
  // What is prepaid for an order is not there for a payment without one.
  const second = await ordered([line], { currency: 'USD' })
  await prepaid(second.id, 5000)
  const lines = [{ invoiceId, amountMinor: 5000 }]
  expect((await send((await pay({ appliedMinor: 5000, lines })).id)).body).toMatchObject({
    errorType: 'payments.prepayment_short',
    details: { missingMinor: 5000 },
  })
})

test('what is invoiced above the order follows the goods, and a credit note of the invoice takes everything back', async () => {
  const { owner, tent, ordered, received, sell, post, balances, pool } = await seed()
  const order = await ordered([{ variantId: tent.variantId, quantity: 10, unitPrice: '10' }])
  await received(order.id, { code: tent.code, quantity: 10 })
  await sell(tent.variantId, 4)
  const { id, version } = await owner.call(billOrder, { id: order.id, reference: 'F-1' })
  const lines = [{ variantId: tent.variantId, quantity: 10, unitPrice: '11' }]
  await owner.call(supplierInvoice.routes.update, { id, version, lines })
  await post(id)
  expect(await pool(tent.variantId)).toMatchObject({ owned: 6, value: 6600 })
  expect(await balances()).toEqual({ 1300: 6600, 2000: -11_000, 5000: 4400 })
  const credit = await owner.call(createSupplierCredit, { id, reference: 'G-1' })
  await post(credit.id)
  expect(await balances()).toEqual({ 1300: 6000, 2010: -10_000, 5000: 4000 })
  expect(await owner.call(getReceivedNotInvoiced, {})).toMatchObject({
    totals: { openMinor: 10_000 },
    ledgerMinor: 10_000,
  })
  await expectWholePurchases(server.database.maintUrl)
})

test('sixteen payments that use the prepayment of an order at once use no more than there is', async () => {
  const { owner, tent, ordered, received, pay, prepaid, rate, bill, balances } = await seed()
  await rate('0.8')
  const order = await ordered([{ variantId: tent.variantId, quantity: 20, unitPrice: '10' }], { currency: 'USD' })
  await received(order.id, { code: tent.code, quantity: 20 })
  const { id: invoiceId } = await bill(order.id, 'F-1')
  // Prepaid after the receipt and the invoice: no part of the goods has its rate.
  await prepaid(order.id, 5000)
  const lines = [{ invoiceId, amountMinor: 1000 }]
  const drafts = await Promise.all(
    Array.from({ length: 16 }, () => pay({ purchaseOrderId: order.id, appliedMinor: 1000, lines })),
  )
  const answers = await Promise.all(
    drafts.map(({ id, version }) => owner.send(supplierPayment.transitionRoutes.send, { id, version })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
  for (const { status, body } of answers)
    if (status !== 200) expect(body).toMatchObject({ errorType: 'payments.prepayment_short' })
  expect(await balances()).toEqual({ 1020: -3900, 1300: 16_000, 2000: -12_000, 7000: -100 })
  await expectWholePurchases(server.database.maintUrl)
})
