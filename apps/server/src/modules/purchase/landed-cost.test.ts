import { randomUUID } from 'node:crypto'
import { supplierInvoice } from '@countinghouse/contract/accounts/supplier-invoice'
import { chargeType } from '@countinghouse/contract/procure/charge-type'
import type { LandedBasis } from '@countinghouse/contract/purchase/landed-bases'
import { getAllocation, landedCost } from '@countinghouse/contract/purchase/landed-cost'
import { getLandedCostClearing } from '@countinghouse/contract/purchase/landed-cost-clearing'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { accountsOf, balancesOf } from '../../../../../tests/support/journals.ts'
import { createProduct } from '../../../../../tests/support/products.ts'
import { buyingCompany, expectWholePurchases } from '../../../../../tests/support/purchase.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { post as postEvent } from '../../../../../tests/support/stock.ts'

const server = useServer()
const { routes, transitionRoutes } = landedCost
const today = new Date().toISOString().slice(0, 10)

/** The worked example: A 100 at 10.00, B 50 at 40.00, C 200 at 2.50, with weights, volumes and duties. Source: procurement.md 4.4. */
async function seed() {
  const tenant = await buyingCompany(server)
  const { companyId, storeId, supplierId, owner, tent, lamp, ordered, received } = tenant
  const sql = (text: string, values: readonly unknown[] = []) =>
    query<{ id: string; sku: string }>(server.database.superUrl, text, [companyId, ...values])
  const { variantIds } = await createProduct(server.app.db, companyId, { code: `THIRD-${randomUUID().slice(0, 6)}` })
  const third = variantIds[0] ?? 0
  const [found] = await sql('select sku from procure.variant where company_id = $1 and id = $2', [third])
  const measured = [
    [tent.variantId, 500, 200, '640399', 120_000],
    [lamp.variantId, 2000, 500, '940511', 0],
    [third, 100, 50, '420292', 65_000],
  ] as const
  const [origin] = await sql(
    `insert into procure.country_origin (company_id, code, name, country) values ($1, 'CN', 'China', 'CN') returning id`,
  )
  for (const [line, [id, grams, depth, hsCode, duty]] of measured.entries()) {
    await sql(
      `update procure.variant set gross_weight_grams = $3, length_mm = 100, width_mm = 200, height_mm = $4 where company_id = $1 and id = $2`,
      [id, grams, depth],
    )
    await sql(
      `update procure.product set hs_code = $3, country_origin_id = $4
       where company_id = $1 and id = (select product_id from procure.variant where company_id = $1 and id = $2)`,
      [id, hsCode, origin?.id],
    )
    await sql(
      `insert into procure.country_origin_duty (company_id, country_origin_id, line_no, hs_prefix, duty) values ($1, $2, $3, $4, $5)`,
      [origin?.id, line + 1, hsCode.slice(0, 4), duty],
    )
  }
  const order = await ordered([
    { variantId: tent.variantId, quantity: 100, unitPrice: '10' },
    { variantId: lamp.variantId, quantity: 50, unitPrice: '40' },
    { variantId: third, quantity: 200, unitPrice: '2.5' },
  ])
  const counted = [
    { code: tent.code, quantity: 100 },
    { code: lamp.code, quantity: 50 },
    { code: found?.sku ?? '', quantity: 200 },
  ]
  const { body } = await received(order.id, ...counted)
  const receiptId = Number(body['id'])
  const { id: chargeTypeId } = await owner.call(chargeType.routes.create, { code: 'SEA', name: 'Sea freight' })
  const entered = (allocateBy: LandedBasis, more: object = {}) => ({
    uid: randomUUID(),
    chargeTypeId,
    allocateBy,
    amountMinor: 73_000,
    effectiveOn: today,
    lines: [{ receiptId }],
    ...more,
  })
  const create = (allocateBy: LandedBasis, more: object = {}) => owner.call(routes.create, entered(allocateBy, more))
  const sharesOf = async (id: number) =>
    (await owner.call(getAllocation, { id })).shares.map(({ shareMinor }) => shareMinor)
  const { '2400': accrued = 0 } = await accountsOf(server.app.db, companyId)
  const bill = async (unitPrice: string) => {
    const [zero] = await sql(`select id from accounts.tax_code where company_id = $1 and code = 'ZERO'`)
    const taxCodeId = Number(zero?.id)
    const draft = await owner.call(supplierInvoice.routes.create, {
      uid: randomUUID(),
      supplierId,
      storeId,
      issuedOn: today,
      reference: randomUUID().slice(0, 8),
      lines: [{ description: 'Freight', quantity: 1, unitPrice, accountId: accrued, taxCodeId }],
    })
    const { id, version } = draft
    return await owner.call(supplierInvoice.transitionRoutes.post, { id, version })
  }
  const sell = (variantId: number, quantity: number) =>
    postEvent(server.app.db, companyId, { storeId, lines: [{ kind: 'sale', variantId, quantity }] })
  const balances = () => balancesOf(server.app.db, companyId)
  return { ...tenant, third, receiptId, entered, create, sharesOf, bill, sell, balances }
}

test('a cost is allocated by each basis to the penny, as the worked example has it', async () => {
  const { create, sharesOf } = await seed()
  const expected = {
    value: [20_857, 41_714, 10_429],
    qty: [20_857, 10_429, 41_714],
    weight: [21_471, 42_941, 8588],
    volume: [26_545, 33_182, 13_273],
    chargeable: [24_358, 36_463, 12_179],
    equal: [24_334, 24_333, 24_333],
  } as const
  for (const [basis, shares] of Object.entries(expected)) {
    const { id } = await create(basis as LandedBasis)
    expect(await sharesOf(id), basis).toEqual(shares)
  }
})

test('duty is calculated on value and freight by HS code and origin, or allocated as the customs bill has it', async () => {
  const { owner, create, sharesOf, balances } = await seed()
  const freight = await create('volume')
  await owner.call(transitionRoutes.post, { id: freight.id, version: freight.version })
  const duty = await create('duty', { amountMinor: null })
  expect(duty.amountMinor).toBe(19_298)
  expect(await sharesOf(duty.id)).toEqual([15_185, 0, 4113])
  const { id, version } = await create('duty', { amountMinor: 20_000 })
  expect(await sharesOf(id)).toEqual([15_737, 0, 4263])
  await owner.call(transitionRoutes.post, { id, version })
  await owner.call(transitionRoutes.post, { id: duty.id, version: duty.version })
  const { shares, currency } = await owner.call(getAllocation, { id: freight.id })
  expect(currency).toBe('GBP')
  expect(shares).toMatchObject([
    { unitCost: '10', landedUnitCost: '12.6545', stockMinor: 26_545, costOfSalesMinor: 0 },
    { unitCost: '40', landedUnitCost: '46.6364' },
    { unitCost: '2.5', landedUnitCost: '3.16365' },
  ])
  expect(await balances()).toMatchObject({ 1300: 350_000 + 73_000 + 39_298, 2400: -112_298 })
  await expectWholePurchases(server.database.maintUrl)
})

test('the difference of the bill to the estimate follows the goods into stock and cost of sales, and cancelling takes all out', async () => {
  const { owner, as, storeId, create, bill, sell, tent, third, balances } = await seed()
  const clearing = () => owner.call(getLandedCostClearing, {})
  expect(await clearing()).toMatchObject({ rows: [], totalMinor: 0, ledgerMinor: 0 })
  const draft = await create('volume')
  const posted = await owner.call(transitionRoutes.post, { id: draft.id, version: draft.version })
  expect(posted).toMatchObject({ status: 'posted', stockMinor: 73_000, costOfSalesMinor: 0 })
  await sell(tent.variantId, 40)
  await sell(third, 150)
  const invoice = await bill('800')
  expect(await clearing()).toMatchObject({
    rows: [
      { kind: 'estimate', id: draft.id, party: 'Sea freight', openMinor: 73_000 },
      { kind: 'invoice', id: invoice.id, openMinor: -80_000 },
    ],
    totalMinor: -7000,
    ledgerMinor: -7000,
  })
  const before = await balances()
  expect(before['2400']).toBe(7000)
  const over = { id: draft.id, version: posted.version, supplierInvoiceId: invoice.id, actualMinor: 80_001 }
  expect((await owner.send(transitionRoutes.finalise, over)).body).toMatchObject({
    errorType: 'purchase.landed_over_bill',
    details: { leftMinor: 80_000 },
    fields: { actualMinor: [{}] },
  })
  const final = await owner.call(transitionRoutes.finalise, { ...over, actualMinor: null })
  expect(final).toMatchObject({ status: 'final', actualMinor: 80_000, stockMinor: 78_027, costOfSalesMinor: 1973 })
  const { shares } = await owner.call(getAllocation, { id: draft.id })
  expect(shares).toMatchObject([
    { shareMinor: 29_090, costOfSalesMinor: 1018 },
    { shareMinor: 36_364, costOfSalesMinor: 0 },
    { shareMinor: 14_546, costOfSalesMinor: 955 },
  ])
  expect(await clearing()).toMatchObject({ rows: [], totalMinor: 0, ledgerMinor: 0 })
  const clerk = await as({ may: ['landed-cost-clearing:view'], storeIds: [storeId] })
  expect(await clerk.send(getLandedCostClearing, {})).toMatchObject({ body: { errorType: 'accounts.whole_company' } })
  const after = await balances()
  expect(after['2400']).toBeUndefined()
  expect((after['1300'] ?? 0) - (before['1300'] ?? 0)).toBe(5027)
  expect((after['5000'] ?? 0) - (before['5000'] ?? 0)).toBe(1973)
  const second = await create('value', { amountMinor: 100 })
  const estimate = await owner.call(transitionRoutes.post, { id: second.id, version: second.version })
  const used = { id: second.id, version: estimate.version, supplierInvoiceId: invoice.id }
  expect((await owner.send(transitionRoutes.finalise, used)).body).toMatchObject({
    errorType: 'purchase.landed_over_bill',
    fields: { supplierInvoiceId: [{}] },
  })
  for (const { id, version } of [final, estimate])
    expect(await owner.call(transitionRoutes.cancel, { id, version, reason: 'Wrong receipt' })).toMatchObject({
      status: 'cancelled',
    })
  expect((await balances())['2400']).toBe(80_000)
  expect((await owner.call(getAllocation, { id: final.id })).shares).toMatchObject([
    { unitCost: '10', landed: { unitCost: '10' } },
    { unitCost: '40', landed: { unitCost: '40' } },
    { unitCost: '2.5', landed: { unitCost: '2.5' } },
  ])
  await expectWholePurchases(server.database.maintUrl)
})

test('a draft shows what posting would leave in stock, and each line its margin at the price of the receiving store', async () => {
  const { owner, as, companyId, storeId, create, sell, tent } = await seed()
  const sql = (text: string, values: readonly unknown[] = []) =>
    query<{ id: string }>(server.database.superUrl, text, [companyId, ...values])
  const duty = await create('duty', { amountMinor: null })
  await owner.call(transitionRoutes.post, { id: duty.id, version: duty.version })
  await sell(tent.variantId, 40)
  const { id, version } = await create('volume')
  const [unpriced] = (await owner.call(getAllocation, { id })).shares
  expect(unpriced?.landed).toEqual({ unitCost: '13.8545', priceMinor: null, margin: null, marginPpm: null })
  await sql(
    `insert into procure.price (company_id, price_list_id, currency, kind, product_id, valid_from, amount_minor)
      select company_id, id, currency, kind, $2, '2020-01-01', 2400 from procure.price_list where company_id = $1 and is_default`,
    [tent.productId],
  )
  await sql(
    `insert into accounts.tax_rule (company_id, code, name, direction, priority, tax_code_id)
      select $1, 'ZZ-SALE', 'All goods', 'sale', 9000, c.id from accounts.tax_code c where c.company_id = $1 and c.kind = 'standard'`,
  )
  const { shares } = await owner.call(getAllocation, { id })
  expect(shares).toMatchObject([
    {
      shareMinor: 26_545,
      stockMinor: 15_927,
      costOfSalesMinor: 10_618,
      landedUnitCost: '12.6545',
      landed: { unitCost: '13.8545', priceMinor: 2000, margin: '6.1455', marginPpm: 307_275 },
    },
    { stockMinor: 33_182, costOfSalesMinor: 0, landed: { unitCost: '46.6364', margin: null } },
    { stockMinor: 13_273, costOfSalesMinor: 0, landed: { unitCost: '3.32615' } },
  ])
  await owner.call(transitionRoutes.post, { id, version })
  expect((await owner.call(getAllocation, { id })).shares).toEqual(shares)
  const reader = await as({ may: ['landed-costs:view'], storeIds: [storeId] })
  const seen = await reader.call(getAllocation, { id })
  expect(seen.shares.map(({ landed }) => landed)).toEqual([undefined, undefined, undefined])
  await expectWholePurchases(server.database.maintUrl)
})

test('shares entered by hand add up, and what cannot be allocated is refused at its field', async () => {
  const { owner, as, companyId, receiptId, entered, create, sharesOf } = await seed()
  const send = (basis: LandedBasis, more: object) => owner.send(routes.create, entered(basis, more))
  const manual = { lines: [{ receiptId, manualMinor: 72_000 }] }
  expect((await send('manual', manual)).body).toMatchObject({
    errorType: 'purchase.manual_mismatch',
    details: { differenceMinor: 1000 },
    fields: { 'lines.0.manualMinor': [{}] },
  })
  const { id } = await create('manual', { lines: [{ receiptId, manualMinor: 73_000 }] })
  expect(await sharesOf(id)).toEqual([20_857, 41_714, 10_429])
  expect((await send('value', { amountMinor: null })).body).toMatchObject({ fields: { amountMinor: [{}] } })
  const twice = { lines: [{ receiptId }, { receiptId }] }
  expect((await send('value', twice)).status).toBeGreaterThanOrEqual(400)
  await query(server.database.superUrl, 'update procure.variant set gross_weight_grams = null where company_id = $1', [
    companyId,
  ])
  expect((await send('weight', {})).body).toMatchObject({ errorType: 'inventory.measure_missing' })
  await query(server.database.superUrl, 'update procure.product set hs_code = null where company_id = $1', [companyId])
  expect((await send('duty', {})).body).toMatchObject({
    errorType: 'purchase.duty_unknown',
    details: { variants: [{}, {}, {}] },
  })
  const reader = await as({ may: ['landed-costs:view'] })
  expect((await reader.send(routes.create, entered('value'))).status).toBe(403)
})

test('landed costs that take from one invoice at once never take more than it has', async () => {
  const { owner, create, bill, balances } = await seed()
  const posted = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const { id, version } = await create('value', { amountMinor: 1000 })
      return await owner.call(transitionRoutes.post, { id, version })
    }),
  )
  const { id: supplierInvoiceId } = await bill('25')
  const answers = await Promise.all(
    posted.map(({ id, version }) =>
      owner.send(transitionRoutes.finalise, { id, version, supplierInvoiceId, actualMinor: 1000 }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
  for (const { status, body } of answers)
    if (status !== 200) expect(body).toMatchObject({ errorType: 'purchase.landed_over_bill' })
  expect((await balances())['2400']).toBe(2500 - 8000)
  await expectWholePurchases(server.database.maintUrl)
})

test('sixteen requests to post one landed cost post it once', async () => {
  const { owner, create, balances } = await seed()
  const { id, version } = await create('value')
  const answers = await Promise.all(
    Array.from({ length: 16 }, () => owner.send(transitionRoutes.post, { id, version })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await balances())['2400']).toBe(-73_000)
})
