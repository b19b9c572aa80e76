import { randomUUID } from 'node:crypto'
import { chargeType } from '@countinghouse/contract/procure/charge-type'
import { getAllocation, landedCost } from '@countinghouse/contract/purchase/landed-cost'
import { scanGoods } from '@countinghouse/contract/purchase/goods-receipt'
import { getLandedCostClearing } from '@countinghouse/contract/purchase/landed-cost-clearing'
import { landedCostRule } from '@countinghouse/contract/purchase/landed-cost-rule'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { balancesOf } from '../../../../../tests/support/journals.ts'
import { approvedSupplier, buyingCompany, expectWholePurchases, today } from '../../../../../tests/support/purchase.ts'
import { useServer } from '../../../../../tests/support/server.ts'

const server = useServer()
type Entered = InputOfRoute<typeof landedCostRule.routes.create>

/** A company that receives 100 tents at 10.00 and 50 lamps at 40.00 of an order, and has charge types. */
async function seed() {
  const tenant = await buyingCompany(server)
  const { owner, companyId, tent, lamp, ordered, received } = tenant
  const typeOf = async (code: string) => (await owner.call(chargeType.routes.create, { code, name: code })).id
  const types = { freight: await typeOf('SEA'), insurance: await typeOf('INS') }
  const rule = (entered: Omit<Entered, 'code' | 'name'>) => {
    const code = randomUUID().slice(0, 12)
    return owner.send(landedCostRule.routes.create, { code, name: code, ...entered })
  }
  const receive = async (supplierId = tenant.supplierId) => {
    const order = await ordered(
      [
        { variantId: tent.variantId, quantity: 100, unitPrice: '10' },
        { variantId: lamp.variantId, quantity: 50, unitPrice: '40' },
      ],
      { supplierId },
    )
    const { status, body } = await received(
      order.id,
      { code: tent.code, quantity: 100 },
      { code: lamp.code, quantity: 50 },
    )
    expect(status, JSON.stringify(body)).toBe(200)
    return Number(body['id'])
  }
  const costs = async () => (await owner.call(landedCost.routes.list, {})).items
  const setMeasures = (variantId: number, grams: number, depth: number) =>
    query(
      server.database.superUrl,
      `update procure.variant set gross_weight_grams = $3, length_mm = 1000, width_mm = 1000, height_mm = $4 where company_id = $1 and id = $2`,
      [companyId, variantId, grams, depth],
    )
  const sharesOf = async (cost: { readonly id: number } | undefined) =>
    (await owner.call(getAllocation, { id: cost?.id ?? 0 })).shares.map(({ shareMinor }) => shareMinor)
  return { ...tenant, types, rule, receive, costs, setMeasures, sharesOf }
}

test('goods of an order are received at their estimated landed cost, by the most specific rule of each charge type', async () => {
  const { owner, companyId, supplierId, storeId, types, rule, receive, costs } = await seed()
  for (const entered of [
    { ratePpm: 10_000 },
    { storeId, ratePpm: 20_000 },
    { supplierId, ratePpm: 80_000 },
    { supplierId, storeId, ratePpm: 50_000 },
  ])
    expect((await rule({ chargeTypeId: types.freight, ...entered })).status).toBe(201)
  await rule({ chargeTypeId: types.insurance, basis: 'fixed', amountMinor: 1001, allocateBy: 'equal' })
  await receive()
  expect(await costs()).toMatchObject([
    { chargeTypeId: types.insurance, status: 'posted', allocateBy: 'equal', amountMinor: 1001, effectiveOn: today },
    { chargeTypeId: types.freight, status: 'posted', allocateBy: 'value', amountMinor: 15_000 },
  ])
  expect(await balancesOf(server.app.db, companyId)).toMatchObject({ 1300: 300_000 + 16_001, 2400: -16_001 })
  const clearing = await owner.call(getLandedCostClearing, {})
  expect(clearing).toMatchObject({ totalMinor: 16_001, ledgerMinor: 16_001 })

  await receive(await approvedSupplier(owner))
  const [, freight] = await costs()
  expect(freight).toMatchObject({ chargeTypeId: types.freight, amountMinor: 6000 })
  await expectWholePurchases(server.database.maintUrl)
})

test('duty comes after the costs that it is calculated on, and an inactive rule estimates nothing', async () => {
  const { owner, companyId, types, rule, receive, costs, tent, lamp } = await seed()
  const [origin] = await query<{ id: string }>(
    server.database.superUrl,
    `insert into procure.country_origin (company_id, code, name, country, duty) values ($1, 'CN', 'China', 'CN', 100000) returning id`,
    [companyId],
  )
  await query(
    server.database.superUrl,
    `update procure.product set hs_code = '640399', country_origin_id = $2 where company_id = $1 and id = any($3::bigint[])`,
    [companyId, origin?.id, [tent.productId, lamp.productId]],
  )
  await rule({ chargeTypeId: types.freight, basis: 'duty' })
  await rule({ chargeTypeId: types.insurance, ratePpm: 100_000 })
  await receive()
  // A tenth of 3,000.00 and of the 300.00 before it.
  expect(await costs()).toMatchObject([
    { allocateBy: 'duty', amountMinor: 33_000 },
    { allocateBy: 'value', amountMinor: 30_000 },
  ])
  for (const { id, version } of (await owner.call(landedCostRule.routes.list, {})).items)
    await owner.call(landedCostRule.routes.deactivate, { id, version })
  await receive()
  expect(await costs()).toHaveLength(2)
})

test('what cannot be estimated is received all the same, and listed until it is entered', async () => {
  const { owner, companyId, types, rule, receive, costs, sharesOf, setMeasures, tent, lamp } = await seed()
  await rule({ chargeTypeId: types.freight, basis: 'per_kg', rateMinor: 150, allocateBy: 'chargeable_road' })
  const receiptId = await receive()
  expect(await costs()).toEqual([])
  const { rows, totalMinor } = await owner.call(getLandedCostClearing, {})
  expect(rows).toMatchObject([{ kind: 'missed', id: receiptId, party: 'SEA', openMinor: 0 }])
  expect(rows[0]?.reason).toContain(tent.code)
  expect(totalMinor).toBe(0)
  // Half past midnight of a summer's day in London.
  await query(
    server.database.superUrl,
    `update purchase.missed_estimate set created_at = '2026-07-01T23:30:00Z' where company_id = $1`,
    [companyId],
  )
  expect((await owner.call(getLandedCostClearing, {})).rows).toMatchObject([{ on: '2026-07-02' }])

  // 100 tents of 2 kg and 50 lamps of 20 kg are 1,200 kg; by road the tents count 0.01 m³ x 333 kg each, the lamps their weight.
  await setMeasures(tent.variantId, 2000, 10)
  await setMeasures(lamp.variantId, 20_000, 10)
  await receive()
  const [estimated] = await costs()
  expect(estimated).toMatchObject({ amountMinor: 180_000, allocateBy: 'chargeable_road' })
  expect(await sharesOf(estimated)).toEqual([44_966, 135_034])
  const byHand = await owner.call(landedCost.routes.create, {
    uid: randomUUID(),
    chargeTypeId: types.freight,
    allocateBy: 'chargeable_sea',
    amountMinor: 1000,
    effectiveOn: today,
    lines: [{ receiptId }],
  })
  // By sea the tents count 1,000 kg of volume, the lamps 1,000 kg of weight.
  expect(await sharesOf(byHand)).toEqual([500, 500])
  await owner.call(landedCost.transitionRoutes.post, { id: byHand.id, version: byHand.version })
  expect((await owner.call(getLandedCostClearing, {})).rows).toMatchObject([{ kind: 'estimate' }, { kind: 'estimate' }])
})

test('a rule that comes to nothing, as duty of goods that are free of it, leaves nothing to enter', async () => {
  const { owner, companyId, types, rule, receive, costs, tent, lamp } = await seed()
  const [origin] = await query<{ id: string }>(
    server.database.superUrl,
    `insert into procure.country_origin (company_id, code, name, country, duty) values ($1, 'GB', 'Britain', 'GB', 0) returning id`,
    [companyId],
  )
  await query(
    server.database.superUrl,
    `update procure.product set hs_code = '490199', country_origin_id = $2 where company_id = $1 and id = any($3::bigint[])`,
    [companyId, origin?.id, [tent.productId, lamp.productId]],
  )
  await rule({ chargeTypeId: types.freight, basis: 'duty' })
  // Of 3,000.00 less than half a penny.
  await rule({ chargeTypeId: types.insurance, ratePpm: 1 })
  await receive()
  expect(await costs()).toEqual([])
  expect((await owner.call(getLandedCostClearing, {})).rows).toEqual([])
})

test('whoever receives goods has their costs estimated, without any permission of landed costs', async () => {
  const { owner, as, storeId, types, rule, ordered, open, receipt, tent, costs } = await seed()
  await rule({ chargeTypeId: types.insurance, ratePpm: 100_000 })
  const clerk = await as({
    may: ['view', 'create', 'post'].map((event) => `goods-receipts:${event}`),
    storeIds: [storeId],
  })
  const { id: orderId } = await ordered([{ variantId: tent.variantId, quantity: 10, unitPrice: '10' }])
  const id = await open(orderId, clerk)
  await clerk.call(scanGoods, {
    id,
    scans: [{ uid: randomUUID(), code: tent.code, quantity: 10, condition: 'good' }],
  })
  const { status, body } = await receipt('finish', id, clerk)
  expect(status, JSON.stringify(body)).toBe(200)
  expect(await costs()).toMatchObject([{ amountMinor: 1000, status: 'posted' }])
  expect((await owner.call(getLandedCostClearing, {})).rows).toMatchObject([{ kind: 'estimate' }])
})

test('a rule has the one figure of its calculation, and its scope once', async () => {
  const { types, rule, supplierId } = await seed()
  const chargeTypeId = types.freight
  const wrong = [
    { basis: 'fixed' },
    { basis: 'per_kg', ratePpm: 1 },
    { ratePpm: 1, rateMinor: 1 },
    { basis: 'duty', amountMinor: 1 },
  ] as const
  for (const entered of wrong)
    expect(await rule({ chargeTypeId, ...entered })).toMatchObject({
      status: 422,
      body: { errorType: 'purchase.rule_broken' },
    })
  expect((await rule({ chargeTypeId, basis: 'per_unit', rateMinor: 0 })).status).toBe(400)
  expect((await rule({ chargeTypeId, supplierId, ratePpm: 1 })).status).toBe(201)
  const again = await rule({ chargeTypeId, supplierId, basis: 'duty' })
  expect(again).toMatchObject({ status: 409, body: { errorType: 'duplicate', fields: { chargeTypeId: [{}] } } })
})
