import { store } from '@countinghouse/contract/erp/store'
import { exportMovement, getMovement } from '@countinghouse/contract/inventory/movement'
import { getStockOnDate } from '@countinghouse/contract/inventory/stock-on-date'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { randomFor } from '../../../../../tests/faults/inputs.ts'
import { query } from '../../../../../tests/support/database.ts'
import { createProduct } from '../../../../../tests/support/products.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { expectWholeLedger, issuesOf, placesOf, post, revalue, reverse } from '../../../../../tests/support/stock.ts'
import { scansOf } from '../../../../../tests/support/table-scans.ts'

const server = useServer({ isOwn: true })

/** A company whose goods moved in every way that crosses the edge of a store, in March 2026. */
async function traded() {
  const tenant = await server.company()
  const { companyId, storeId, owner } = tenant
  const { db } = server.app
  const second = await owner.call(store.routes.create, { code: 'S2', name: 'Second', type: 'shop' })
  const there = await placesOf(db, companyId, second.id)
  const transit = there['transit'] ?? 0
  const { variantIds, code } = await createProduct(db, companyId, { name: 'Lamp' })
  const [variantId = 0] = variantIds
  const on = (effectiveOn: string, lines: Parameters<typeof post>[2]['lines'], at = storeId) =>
    post(db, companyId, { storeId: at, effectiveOn, lines })
  await on('2026-02-20', [{ kind: 'opening', variantId, quantity: 10, unitCost: '2' }])
  await on('2026-03-02', [{ kind: 'purchase_receipt', variantId, quantity: 10, unitCost: '4' }])
  await on('2026-03-03', [{ kind: 'sale', variantId, quantity: 4 }])
  await on('2026-03-03', [{ kind: 'sale_return', variantId, quantity: 1, unitCost: '3' }])
  await on('2026-03-04', [{ kind: 'ito_dispatch', variantId, quantity: 5, toLocationId: transit }])
  await on(
    '2026-03-05',
    [{ kind: 'ito_receive', variantId, quantity: 2, fromLocationId: transit, valueMinor: 600 }],
    second.id,
  )
  await on('2026-03-06', [{ kind: 'purchase_return', variantId, quantity: 1 }])
  await on('2026-03-06', [{ kind: 'count_in', variantId, quantity: 2 }])
  await on('2026-03-07', [{ kind: 'adjust_out', variantId, quantity: 1 }])
  await on('2026-03-08', [{ kind: 'scrap', variantId, quantity: 0.5 }])
  await on('2026-04-01', [{ kind: 'sale', variantId, quantity: 3 }])
  return { ...tenant, secondId: second.id, variantId, code }
}
const march = { from: '2026-03-01', to: '2026-03-31' }

test('opening with what came less what went is closing, in pieces and in worth, whatever was moved since', async () => {
  const { owner, storeId, code, variantId } = await traded()
  const report = await owner.call(getMovement, { ...march, storeId })
  const quantity = {
    opening: 10,
    purchaseIn: 10,
    transferIn: 0,
    returnIn: 1,
    adjustIn: 2,
    saleOut: 4,
    transferOut: 5,
    supplierOut: 1,
    adjustOut: 1,
    scrapOut: 0.5,
    closing: 11.5,
  }
  expect(report).toMatchObject({ ...march, count: 1, isProven: true, currency: 'GBP', quantity })
  expect(report.lines).toMatchObject([{ id: variantId, name: 'Lamp', code, quantity }])
  const { value } = report
  expect(value).toMatchObject({
    opening: 2000,
    purchaseIn: 4000,
    saleOut: 1200,
    returnIn: 300,
    transferOut: 1500,
    closing: 3450,
  })
  const before = await owner.call(getMovement, { from: '2026-02-01', to: '2026-02-28', storeId })
  expect(before.quantity).toMatchObject({ opening: 0, adjustIn: 10, closing: 10 })
  const onDay = await owner.call(getMovement, { from: '2026-03-03', to: '2026-03-03', storeId })
  expect(onDay.quantity).toMatchObject({ opening: 20, closing: 17 })
})

test('what stores had at the end of a day is what the report of it closes with, whatever was moved since; its worth needs a right', async () => {
  const { as, owner, storeId, code, variantId } = await traded()
  const onDay = (on: string) => owner.call(getStockOnDate, { on, storeId })
  expect(await onDay('2026-03-31')).toMatchObject({
    on: '2026-03-31',
    count: 1,
    currency: 'GBP',
    quantity: 11.5,
    value: 3450,
  })
  expect((await onDay('2026-03-03')).lines).toMatchObject([{ id: variantId, name: 'Lamp', code, quantity: 17 }])
  expect(await onDay('2026-02-19')).toMatchObject({ count: 0, lines: [], quantity: 0 })
  const blind = await as({ may: ['inventorymovement:view'] })
  const seen = await blind.call(getStockOnDate, { on: '2026-03-31', by: 'store' })
  expect(seen.lines.map(({ id }) => id)).toContain(storeId)
  expect(JSON.stringify(seen)).not.toContain('value')
})

test('lines stand by item, store, category or brand, narrowed by each', async () => {
  const { owner, storeId, secondId } = await traded()
  const byStore = await owner.call(getMovement, { ...march, by: 'store' })
  expect(byStore.lines.map(({ id, quantity }) => [id, quantity.closing])).toEqual([
    [storeId, 11.5],
    [secondId, 2],
  ])
  expect(byStore).toMatchObject({
    isProven: true,
    quantity: { transferIn: 2, transferOut: 5, closing: 13.5 },
  })
  const [category] = (await owner.call(getMovement, { ...march, by: 'category' })).lines
  expect(category?.name).toContain('Shoes')
  const { lines } = await owner.call(getMovement, { ...march, by: 'brand', categoryId: category?.id ?? 0 })
  expect(lines).toMatchObject([{ id: null, name: null, quantity: { closing: 13.5 } }])
  expect((await owner.call(getMovement, { ...march, categoryId: 1_000_000 })).lines).toEqual([])
})

test('worth is told to whoever may see costs, other stores to nobody, and too long a period is refused', async () => {
  const { owner, companyId, secondId, as } = await traded()
  const login = `report-${companyId}`
  const clerk = await as({ may: ['inventorymovement:view', 'inventorymovement:export'], login })
  const report = await clerk.call(getMovement, march)
  expect(report.value).toBeUndefined()
  expect(report.lines[0]?.value).toBeUndefined()
  await server.app.db.inTransaction({ companyId }, async (tx) => {
    const id = clerk.user?.Usr_userid ?? 0
    await sql`insert into erp.user_store (company_id, user_id, store_id) values (${companyId}, ${id}, ${secondId})`.execute(
      tx,
    )
    await sql`update erp.app_user set has_all_stores = false, default_store_id = ${secondId} where company_id = ${companyId} and id = ${id}`.execute(
      tx,
    )
  })
  const bound = await server.signIn(login)
  expect((await bound.call(getMovement, { ...march, by: 'store' })).lines.map(({ id }) => id)).toEqual([secondId])
  const file = await bound.send(exportMovement, { ...march, format: 'csv' })
  expect(file.text.trim().split('\r\n')).toHaveLength(2)
  expect(file.text).not.toContain('value')
  expect((await owner.send(getMovement, { from: '2024-01-01', to: '2026-01-01' })).body.errorType).toBe(
    'erp.period_too_long',
  )
  expect((await owner.send(exportMovement, { ...march, format: 'xlsx' })).status).toBe(200)
})

test('what was sold beyond stock and covered later, or taken back, is counted as well', async () => {
  const { companyId, storeId, owner } = await server.company()
  const { db } = server.app
  const [variantId = 0] = (await createProduct(db, companyId)).variantIds
  const on = (effectiveOn: string, lines: Parameters<typeof post>[2]['lines']) =>
    post(db, companyId, { storeId, effectiveOn, lines, mayOversell: true })
  await on('2026-03-02', [{ kind: 'sale', variantId, quantity: 3 }])
  await on('2026-03-03', [{ kind: 'purchase_receipt', variantId, quantity: 10, unitCost: '2' }])
  const { posting_id: postingId } = await on('2026-03-04', [
    { kind: 'adjust_in', variantId, quantity: 4, unitCost: '2' },
  ])
  await reverse(db, companyId, { postingId, effectiveOn: '2026-03-05' })
  expect(await owner.call(getMovement, march)).toMatchObject({
    isProven: true,
    quantity: { opening: 0, purchaseIn: 10, adjustIn: 0, saleOut: 3, closing: 7 },
  })
})

test('a late cost counts on its own day, and what a day closed with stays; the days keep it', async () => {
  const { companyId, storeId, owner } = await server.company()
  const { db } = server.app
  const [variantId = 0] = (await createProduct(db, companyId)).variantIds
  const receive = async (effectiveOn: string, unitCost: string) => {
    const lines = [{ kind: 'purchase_receipt' as const, variantId, quantity: 10, unitCost }]
    return (await post(db, companyId, { storeId, effectiveOn, lines })).posting_id
  }
  const valueOf = async (from: string, to: string) => {
    const { isProven, value } = await owner.call(getMovement, { from, to })
    expect(isProven).toBe(true)
    return value
  }
  const january = () => valueOf('2026-01-01', '2026-01-31')
  const first = await receive('2026-01-20', '5')
  await revalue(db, companyId, { effectiveOn: '2026-02-10', lines: [{ postingId: first, lineNo: 1, costMinor: 2000 }] })
  expect(await january()).toMatchObject({ opening: 0, purchaseIn: 5000, revalued: 0, closing: 5000 })
  expect(await owner.call(getStockOnDate, { on: '2026-01-31' })).toMatchObject({ quantity: 10, value: 5000 })
  expect(await owner.call(getStockOnDate, { on: '2026-02-10' })).toMatchObject({ quantity: 10, value: 7000 })
  expect(await valueOf('2026-02-10', '2026-02-10')).toMatchObject({ opening: 5000, revalued: 2000, closing: 7000 })
  const dear = await receive('2026-02-11', '8')
  await revalue(db, companyId, { effectiveOn: '2026-02-12', lines: [{ postingId: dear, lineNo: 1, costMinor: -1000 }] })
  await reverse(db, companyId, { postingId: dear, effectiveOn: '2026-02-13' })
  // Taken back with what it cost in the end: its moves say 80.00, of which 10.00 had gone.
  expect(await valueOf('2026-02-13', '2026-02-13')).toMatchObject({
    opening: 14_000,
    purchaseIn: -8000,
    revalued: 1000,
    closing: 7000,
  })
  expect(await valueOf('2026-02-01', '2026-02-28')).toMatchObject({ opening: 5000, revalued: 2000, closing: 7000 })
  expect(await january()).toMatchObject({ closing: 5000 })
  await expectWholeLedger(server.database.maintUrl)
  const damage = `update inventory.stock_day set in_value_minor = in_value_minor + 1 where kind = 'revaluation'`
  expect(await issuesOf(server.database.superUrl, companyId, { id: 'days_are_moves', damage })).toHaveLength(3)
})

test('a month is read by itself, however long the history is', async () => {
  const { owner, companyId, storeId } = await server.company()
  await query(
    server.database.superUrl,
    `with created as (
      insert into procure.product (company_id, code, name) select $1, 'M' || n, 'Item ' || n from generate_series(1, 300) n returning id, code),
    variants as (insert into procure.variant (company_id, product_id, sku) select $1, id, code from created returning id),
    pools as (
      insert into inventory.stock_pool (company_id, store_id, is_transit, variant_id, on_hand, owned_quantity, allocatable)
      select $1, $2, false, id, 1000, 1000, 1000 from variants),
    days as (
      insert into inventory.stock_day (company_id, store_id, is_transit, variant_id, day, kind, out_quantity)
      select $1, $2, false, v.id, d::date, 'sale', 1 from variants v, generate_series(date '2026-01-01', '2026-06-30', '1 day') d
      returning variant_id, day, out_quantity)
    insert into inventory.stock_month (company_id, store_id, is_transit, variant_id, month, kind, out_quantity)
    select $1, $2, false, variant_id, date_trunc('month', day)::date, 'sale', sum(out_quantity) from days group by 4, 5`,
    [companyId, storeId],
  )
  await query(server.database.superUrl, 'analyze inventory.stock_day, inventory.stock_month')
  const scans = () => scansOf(server.database, 'inventory', '^stock_(day|month)$')
  const before = await scans()
  const report = await owner.call(getMovement, { from: '2026-06-01', to: '2026-06-30' })
  expect(report).toMatchObject({ count: 300, isProven: true, quantity: { saleOut: 300 * 30 } })
  expect(await scans()).toEqual(before)
})

test('any period says what the moves say, wherever it begins and ends', async () => {
  const { companyId, storeId, owner } = await server.company()
  const { db } = server.app
  const [variantId = 0] = (await createProduct(db, companyId)).variantIds
  const random = randomFor()
  const first = Date.UTC(2026, 0, 1)
  const dayOf = (place: number) => new Date(first + place * 86_400_000).toISOString().slice(0, 10)
  const anyDay = () => Math.floor(random() * 120)
  const moves = Array.from({ length: 60 }, () => ({
    on: anyDay(),
    change: 1 + Math.floor(random() * 9),
    isIn: random() < 0.5,
  }))
  await post(db, companyId, {
    storeId,
    effectiveOn: dayOf(0),
    lines: [{ kind: 'opening', variantId, quantity: 1000, unitCost: '2' }],
  })
  for (const { on, change, isIn } of moves)
    await post(db, companyId, {
      storeId,
      effectiveOn: dayOf(on),
      lines: [isIn ? { kind: 'count_in', variantId, quantity: change } : { kind: 'sale', variantId, quantity: change }],
    })
  const sum = (isIn: boolean, from: number, to: number) =>
    moves
      .filter((move) => move.isIn === isIn && move.on >= from && move.on <= to)
      .reduce((all, { change }) => all + change, 0)
  const worth = await query<{ day: string; value: number }>(
    server.database.superUrl,
    `select m.effective_on::text as day, sum(case when l.store_id is null or l.kind like 'v_%' then m.value_minor else -m.value_minor end)::int as value
     from inventory.stock_move m join inventory.location l on l.company_id = m.company_id and l.id = m.from_location_id
     where m.company_id = $1 group by 1`,
    [companyId],
  )
  for (let draw = 0; draw < 60; draw++) {
    const [from = 0, to = 0] = [anyDay(), anyDay()].toSorted((one, other) => one - other)
    const report = await owner.call(getMovement, { from: dayOf(from), to: dayOf(to) })
    const opening = from === 0 ? 0 : 1000 + sum(true, 0, from - 1) - sum(false, 0, from - 1)
    expect(report, `${dayOf(from)} to ${dayOf(to)}`).toMatchObject({
      isProven: true,
      quantity: {
        opening,
        adjustIn: sum(true, from, to) + (from === 0 ? 1000 : 0),
        saleOut: sum(false, from, to),
        closing: 1000 + sum(true, 0, to) - sum(false, 0, to),
      },
      value: { closing: worth.filter(({ day }) => day <= dayOf(to)).reduce((all, { value }) => all + value, 0) },
    })
  }
})
