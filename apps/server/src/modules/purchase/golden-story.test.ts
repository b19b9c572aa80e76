import { randomUUID } from 'node:crypto'
import { setExchangeRate } from '@countinghouse/contract/accounts/exchange-rate'
import { supplierInvoice } from '@countinghouse/contract/accounts/supplier-invoice'
import { managedTransfer } from '@countinghouse/contract/inventory/managed-transfer'
import { reason } from '@countinghouse/contract/inventory/reason'
import { stockCheck } from '@countinghouse/contract/inventory/stock-check'
import { transfer } from '@countinghouse/contract/inventory/transfer'
import {
  openTransferReceipt,
  scanTransferReceipt,
  transferReceipt,
} from '@countinghouse/contract/inventory/transfer-receipt'
import { transferShipment } from '@countinghouse/contract/inventory/transfer-shipment'
import { supplierPayment } from '@countinghouse/contract/payments/supplier-payment'
import { chargeType } from '@countinghouse/contract/procure/charge-type'
import { getAllocation, landedCost } from '@countinghouse/contract/purchase/landed-cost'
import { billOrder, getOrderBills } from '@countinghouse/contract/purchase/order-bills'
import { getReceivedNotInvoiced } from '@countinghouse/contract/purchase/received-not-invoiced'
import { startClaim, supplierClaim } from '@countinghouse/contract/purchase/supplier-claim'
import { promotion } from '@countinghouse/contract/sales/promotion'
import { completeSale } from '@countinghouse/contract/sales/register'
import { getVoucherCodes } from '@countinghouse/contract/sales/voucher-codes'
import { afterEach, expect, test, vi } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { accountsOf, balancesOf } from '../../../../../tests/support/journals.ts'
import { setPeriod } from '../../../../../tests/support/periods.ts'
import { createProduct } from '../../../../../tests/support/products.ts'
import { buyingCompany, expectWholePurchases, today } from '../../../../../tests/support/purchase.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { checkPermissions, enter } from '../../../../../tests/support/stock-checks.ts'
import { anotherStore, placesOf, poolOf } from '../../../../../tests/support/stock.ts'
import { transferPermissions } from '../../../../../tests/support/transfers.ts'
import { createTill, openTill, paid } from '../../../../../tests/support/till.ts'

const server = useServer({ isOwn: true })

afterEach(() => void vi.useRealTimers())

/** A British company that buys twelve variants of one product abroad, at 12 % duty; the fifth line is red M. */
async function seed() {
  const tenant = await buyingCompany(server)
  const { companyId, storeId, owner, as } = tenant
  const { db } = server.app
  const sql = (text: string, values: readonly unknown[] = []) =>
    query<{ id: string; sku: string }>(server.database.superUrl, text, [companyId, ...values])
  const { id: productId, variantIds: variants } = await createProduct(db, companyId, {
    colors: 4,
    sizes: 3,
    price: 2500,
  })
  const redM = variants[4] ?? 0
  const [origin] = await sql(
    `insert into procure.country_origin (company_id, code, name, country) values ($1, 'CN', 'China', 'CN') returning id`,
  )
  await sql(
    `insert into procure.country_origin_duty (company_id, country_origin_id, line_no, hs_prefix, duty) values ($1, $2, 1, '6109', 120000)`,
    [origin?.id],
  )
  await sql(`update procure.product set hs_code = '610910', country_origin_id = $2 where company_id = $1 and id = $3`, [
    origin?.id,
    productId,
  ])
  await sql(
    `insert into accounts.tax_rule (company_id, code, name, direction, priority, tax_code_id)
      select $1, 'ZZ-BUY', 'Imported goods', 'purchase', 9000, c.id from accounts.tax_code c where c.company_id = $1 and c.code = 'ZERO'`,
  )
  await owner.call(setExchangeRate, { currencyCode: 'USD', day: today, rate: '0.8' })
  const skus = new Map(
    (await sql('select id, sku from procure.variant where company_id = $1')).map(({ id, sku }) => [Number(id), sku]),
  )
  const skuOf = (variantId: number) => skus.get(variantId) ?? ''
  const accounts = await accountsOf(db, companyId)
  const balances = () => balancesOf(db, companyId)
  const pool = async (ofStore: number) => {
    const { owned, value } = await poolOf(db, companyId, { storeId: ofStore, variantId: redM })
    return { owned, value }
  }
  const allValue = async () => (await balances())['1300']
  const shops = {
    a: (await anotherStore(db, server.database.superUrl, { companyId, code: 'A' })).storeId,
    b: (await anotherStore(db, server.database.superUrl, { companyId, code: 'B' })).storeId,
  }
  const clerk = await as({ may: transferPermissions.ask })
  return { ...tenant, clerk, centre: storeId, shops, variants, redM, skuOf, accounts, balances, pool, allValue, sql }
}
type Story = Awaited<ReturnType<typeof seed>>

test('G-a: bought abroad with a prepayment, landed, short and claimed, transferred, sold, returned, counted, and freight that is billed after the month is closed', async () => {
  const story = await seed()
  const { order, receiptId } = await buy(story)
  const { freightId } = await land(story, receiptId)
  await invoiceAndPay(story, order)
  await expectWholePurchases(server.database.maintUrl)
  await sellOn(story)
  await billFreight(story, freightId)
  await expectWholePurchases(server.database.maintUrl)
})

/** 12 x 20 at USD 10.00, 720.00 of it prepaid at 0.78, received at 0.80: 7.94 each; of red M 15 are accepted, 3 rejected, 2 short. */
async function buy({ owner, supplierId, variants, redM, skuOf, accounts, balances, pool, ...story }: Story) {
  const lines = variants.map((variantId) => ({ variantId, quantity: 20, unitPrice: '10' }))
  const order = await story.ordered(lines, { currency: 'USD' })
  expect(order).toMatchObject({ totalMinor: 240_000, exchangeRate: '0.8' })
  const prepaid = await owner.call(supplierPayment.routes.create, {
    uid: randomUUID(),
    supplierId,
    accountId: accounts['1020'] ?? 0,
    paidOn: today,
    currencyCode: 'USD',
    exchangeRate: '0.78',
    purchaseOrderId: order.id,
    prepaymentMinor: 72_000,
  })
  await owner.call(supplierPayment.transitionRoutes.send, { id: prepaid.id, version: prepaid.version })
  expect(await balances()).toEqual({ 1020: -56_160, 1500: 56_160 })
  const receiptId = await story.open(order.id)
  const others = variants.filter((variantId) => variantId !== redM)
  await story.scan(receiptId, ...others.map((variantId) => ({ code: skuOf(variantId), quantity: 20 })))
  await story.scan(
    receiptId,
    { code: skuOf(redM), quantity: 15 },
    { code: skuOf(redM), quantity: 3, condition: 'rejected', note: 'Torn' },
  )
  await story.receipt('finish', receiptId)
  expect(await balances()).toEqual({ 1020: -56_160, 1300: 186_590, 1500: 56_160, 2010: -186_590 })
  expect(await pool(story.centre)).toEqual({ owned: 15, value: 11_910 })
  const { receipts } = await owner.call(getOrderBills, { id: order.id })
  expect(receipts).toMatchObject([
    {
      quantity: 235,
      netMinor: 235_000,
      exchangeRate: '0.8',
      prepaidPpm: 300_000,
      prepaidRate: '0.78',
      valueMinor: 186_590,
    },
  ])
  return { order, receiptId }
}

/** Freight of 300.00 by accepted quantity, and 12 % duty on value and freight. */
async function land({ owner, variants, redM, balances, pool, allValue, centre }: Story, receiptId: number) {
  const { id: chargeTypeId } = await owner.call(chargeType.routes.create, { code: 'SEA', name: 'Sea freight' })
  const posted = async (allocateBy: 'qty' | 'duty', amountMinor: number | null) => {
    const entered = { uid: randomUUID(), chargeTypeId, effectiveOn: today, lines: [{ receiptId }] }
    const { id, version } = await owner.call(landedCost.routes.create, { ...entered, allocateBy, amountMinor })
    await owner.call(landedCost.transitionRoutes.post, { id, version })
    const { shares } = await owner.call(getAllocation, { id })
    return { id, shares: shares.map(({ shareMinor }) => shareMinor) }
  }
  const freight = await posted('qty', 30_000)
  const isRedM = (at: number) => variants[at] === redM
  expect(freight.shares).toEqual(variants.map((_, at) => (isRedM(at) ? 1915 : at < 2 ? 2554 : 2553)))
  const duty = await posted('duty', null)
  expect(duty.shares).toEqual(variants.map((_, at) => (isRedM(at) ? 1659 : 2212)))
  expect(await pool(centre)).toEqual({ owned: 15, value: 15_484 })
  expect(await allValue()).toBe(242_581)
  expect((await balances())['2400']).toBe(-55_991)
  return { freightId: freight.id }
}

/** 240 pieces are billed: an exception. USD 50.00 are credited, the prepayment is used, and the rest is paid at 0.82. */
async function invoiceAndPay({ owner, as, supplierId, variants, accounts, balances }: Story, order: { id: number }) {
  const { id } = await owner.call(billOrder, { id: order.id, reference: 'F-1' })
  const draft = await owner.call(supplierInvoice.routes.get, { id })
  expect(draft).toMatchObject({ grossMinor: 235_000, exchangeRate: '0.8' })
  const lines = variants.map((variantId) => ({ variantId, quantity: 20, unitPrice: '10' }))
  const billed = await owner.call(supplierInvoice.routes.update, { id, version: draft.version, lines })
  const clerk = await as({ may: ['view', 'post'].map((event) => `supplier-invoices:${event}`) })
  const { post } = supplierInvoice.transitionRoutes
  expect((await clerk.send(post, { id, version: billed.version })).body).toMatchObject({
    errorType: 'accounts.invoice_not_matched',
    fields: { 'lines.4.quantity': [{ message: expect.stringContaining('15') }] },
  })
  await owner.call(post, { id, version: billed.version })
  // The prepayment of 561.60 settles 576.00 of it: 14.10 belong to the goods, 0.30 are gained.
  const stock = { 1020: -56_160, 1300: 242_581, 2400: -55_991 }
  expect(await balances()).toEqual({ ...stock, 2000: -134_400, 2010: 4000, 7000: -30 })
  expect((await owner.call(getReceivedNotInvoiced, {})).rows).toMatchObject([{ openMinor: -4000 }])
  const claim = await owner.call(startClaim, { id: order.id })
  const sent = await owner.call(supplierClaim.transitionRoutes.send, claim)
  expect(sent.claimMinor).toBe(5000)
  const { creditNoteId } = await owner.call(supplierClaim.transitionRoutes.credit, {
    id: claim.id,
    version: sent.version,
    creditReference: 'G-1',
  })
  const creditId = creditNoteId ?? 0
  await owner.call(post, { id: creditId, version: 1 })
  expect(await balances()).toEqual({ ...stock, 2000: -130_400, 7000: -30 })
  expect(await owner.call(getReceivedNotInvoiced, {})).toMatchObject({ rows: [], ledgerMinor: 0 })
  const payment = await owner.call(supplierPayment.routes.create, {
    uid: randomUUID(),
    supplierId,
    accountId: accounts['1020'] ?? 0,
    paidOn: today,
    currencyCode: 'USD',
    exchangeRate: '0.82',
    lines: [
      { invoiceId: id, amountMinor: 168_000 },
      { invoiceId: creditId, amountMinor: 5000 },
    ],
  })
  expect(payment.amountMinor).toBe(163_000)
  await owner.call(supplierPayment.transitionRoutes.send, { id: payment.id, version: payment.version })
  expect(await balances()).toEqual({ ...stock, 1020: -56_160 - 133_660, 7000: 3260 - 30 })
}

/** 8 red M go to shop A, which sells 3 and takes 1 back; the rest goes to shop B, where one is missing. */
async function sellOn(story: Story) {
  const { owner, centre, shops, redM, balances, pool, companyId } = story
  const before = await balances()
  await moved(story, { fromStoreId: centre, toStoreId: shops.a, quantity: 8 })
  expect(await pool(centre)).toEqual({ owned: 7, value: 7226 })
  expect(await pool(shops.a)).toEqual({ owned: 8, value: 8258 })
  const { tillId, cash, card } = await createTill(server, { companyId, storeId: shops.a })
  const [gift] = await story.sql(
    `insert into erp.payment_type (company_id, code, name, kind) values ($1, 'zz-gift', 'Gift voucher', 'voucher') returning id`,
  )
  await owner.call(promotion.routes.create, {
    code: 'FIFTH',
    name: 'A fifth off',
    kind: 'line_percent',
    ratePpm: 200_000,
  })
  const { session, takeBack } = await openTill(owner, { tillId, storeId: shops.a })
  const sold = (more: object) =>
    owner.call(completeSale, {
      uid: randomUUID(),
      tillSessionId: session.id,
      soldAt: new Date().toISOString(),
      lines: [],
      grossMinor: 0,
      tenders: [],
      ...more,
    })
  const voucher = await sold({ vouchers: [{ amountMinor: 1500 }], tenders: [paid(card, 1500)] })
  const code = (await owner.call(getVoucherCodes, { id: voucher.id })).vouchers[0]?.code ?? ''
  const sale = await sold({
    lines: [{ variantId: redM, quantity: 3 }],
    grossMinor: 6000,
    tenders: [{ ...paid(Number(gift?.id), 1500), reference: code }, paid(card, 2000), paid(cash, 3000, 500)],
  })
  const change = async () => {
    const after = await balances()
    return Object.fromEntries(
      ['4000', '4010', '2100', '5000'].map((account) => [account, (after[account] ?? 0) - (before[account] ?? 0)]),
    )
  }
  expect(await change()).toEqual({ 4000: -5000, 4010: 0, 2100: -1000, 5000: 3097 })
  await takeBack(sale.id, [{ lineNo: 1, quantity: 1 }], [paid(card, 2000)])
  expect(await change()).toEqual({ 4000: -5000, 4010: 1667, 2100: -1000 + 333, 5000: 3097 - 1032 })
  await moved(story, { fromStoreId: shops.a, toStoreId: shops.b, quantity: 6 })
  expect(await pool(shops.a)).toEqual({ owned: 0, value: 0 })
  expect(await pool(shops.b)).toEqual({ owned: 6, value: 6193 })
  await count(story)
  expect(await pool(shops.b)).toEqual({ owned: 5, value: 5161 })
  expect((await balances())['5010']).toBe(1032)
}

/** One piece less than shop B should have: counted by two people, who agree. */
async function count({ owner, as, shops, redM, skuOf, companyId }: Story) {
  const { id: reasonId } = await owner.call(reason.routes.create, { code: 'COUNT', name: 'Stock check' })
  const planned = { uid: randomUUID(), storeId: shops.b, reasonId, effectiveOn: today }
  const { id } = await owner.call(stockCheck.routes.create, planned)
  const step = async (name: keyof typeof stockCheck.transitionRoutes) => {
    const { version } = await owner.call(stockCheck.routes.get, { id })
    expect((await owner.send(stockCheck.transitionRoutes[name], { id, version })).status, name).toBe(200)
  }
  const { shelf: locationId = 0 } = await placesOf(server.app.db, companyId, shops.b)
  for (const name of ['start', 'recount'] as const) {
    await step(name)
    const counter = await as({ may: checkPermissions('count') })
    await enter(counter, id, { kind: 'item', locationId, code: skuOf(redM), quantity: 5 }, { kind: 'done', locationId })
    await step('review')
  }
  await step('approve')
  await step('post')
}

async function moved(
  { owner, clerk, redM, skuOf }: Story,
  { quantity, ...stores }: { readonly fromStoreId: number; readonly toStoreId: number; readonly quantity: number },
) {
  const entered = { uid: randomUUID(), ...stores, requestedOn: today, lines: [{ variantId: redM, quantity }] }
  const { id } = await clerk.call(transfer.routes.create, entered)
  await clerk.call(transfer.transitionRoutes.submit, { id, version: 1 })
  const approved = await owner.call(managedTransfer.transitionRoutes.approve, { id, version: 2 })
  await owner.call(managedTransfer.transitionRoutes.release, { id, version: approved.version })
  const [planned] = (await owner.call(transferShipment.routes.list, {})).items
  const shipment = await owner.call(transferShipment.routes.get, { id: planned?.id ?? 0 })
  const { pick, dispatch } = transferShipment.transitionRoutes
  const picked = await owner.call(pick, { id: shipment.id, version: shipment.version })
  const sent = await owner.call(dispatch, { id: picked.id, version: picked.version })
  const opened = await owner.call(openTransferReceipt, { uid: randomUUID(), shipment: sent.number ?? '' })
  const scans = [{ uid: randomUUID(), code: skuOf(redM), quantity, condition: 'good' as const }]
  await owner.call(scanTransferReceipt, { id: opened.id, scans })
  const { version } = await owner.call(transferReceipt.routes.get, { id: opened.id })
  await owner.call(transferReceipt.transitionRoutes.finish, { id: opened.id, version })
}

/** The month is closed, and in the next one the freight is billed at 390.00: 90.00 more follow the goods. */
async function billFreight(story: Story, freightId: number) {
  const { owner, companyId, storeId, supplierId, accounts, balances, pool, centre, shops, sql } = story
  const before = await balances()
  const month = `${today.slice(0, 7)}-01`
  await setPeriod(server.database.superUrl, { companyId, month, state: 'closed' })
  const next = new Date(`${month}T12:00:00Z`)
  next.setUTCMonth(next.getUTCMonth() + 1)
  vi.useFakeTimers({ toFake: ['Date'], now: next })
  const [zero] = await sql(`select id from accounts.tax_code where company_id = $1 and code = 'ZERO'`)
  const line = { description: 'Freight', quantity: 1, unitPrice: '390', accountId: accounts['2400'] ?? 0 }
  const entered = { uid: randomUUID(), supplierId, storeId, currencyCode: 'GBP', issuedOn: today, reference: 'F-2' }
  const lines = [{ ...line, taxCodeId: Number(zero?.id) }]
  const bill = await owner.call(supplierInvoice.routes.create, { ...entered, lines })
  const target = { id: bill.id, version: bill.version }
  const { post } = supplierInvoice.transitionRoutes
  expect((await owner.send(post, target)).body).toMatchObject({ errorType: 'accounts.period_closed' })
  const issuedOn = next.toISOString().slice(0, 10)
  const dated = await owner.call(supplierInvoice.routes.update, { ...target, issuedOn })
  await owner.call(post, { id: bill.id, version: dated.version })
  const { version } = await owner.call(landedCost.routes.get, { id: freightId })
  const final = { id: freightId, version, supplierInvoiceId: bill.id, actualMinor: null }
  expect(await owner.call(landedCost.transitionRoutes.finalise, final)).toMatchObject({ actualMinor: 39_000 })
  expect(await pool(centre)).toEqual({ owned: 7, value: 7494 })
  expect(await pool(shops.b)).toEqual({ owned: 5, value: 5320 })
  const after = await balances()
  expect((after['5000'] ?? 0) - (before['5000'] ?? 0)).toBe(147)
  // Stock, cost of sales and count loss of red M are what it cost, 154.84 and 5.74.
  expect(7494 + 5320 + (after['5000'] ?? 0) + (after['5010'] ?? 0)).toBe(15_484 + 574)
  // Net sales 33.33, margin 12.68, after the correction 11.21.
  expect(-(after['4000'] ?? 0) - (after['4010'] ?? 0) - (after['5000'] ?? 0)).toBe(1121)
  expect(after['2400']).toBe(-25_991)
}
