import { exportBestSellers, getBestSellers } from '@countinghouse/contract/inventory/best-seller'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { createProduct } from '../../../../../tests/support/products.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { anotherStore, expectWholeLedger, post } from '../../../../../tests/support/stock.ts'
import { scansOf } from '../../../../../tests/support/table-scans.ts'

const server = useServer({ isOwn: true })
const march = { from: '2026-03-01', to: '2026-03-31' }

/** A store with a hundred pieces at 2.00 of each of some items, and a way to sell them. */
async function shop(items: number) {
  const tenant = await server.company()
  const { companyId, storeId } = tenant
  const { db } = server.app
  const variants: number[] = []
  for (let at = 0; at < items; at++) {
    const { variantIds } = await createProduct(db, companyId, { name: `Item ${at + 1}` })
    variants.push(variantIds[0] ?? 0)
  }
  const lines = variants.map((variantId) => ({ kind: 'opening' as const, variantId, quantity: 100, unitCost: '2' }))
  await post(db, companyId, { storeId, effectiveOn: '2026-02-01', lines })
  const move = (
    kind: 'sale' | 'sale_return' | 'scrap' | 'purchase_receipt',
    at: number,
    quantity: number,
    more: { on?: string; storeId?: number; mayOversell?: boolean } = {},
  ) => {
    const { on = '2026-03-10', storeId: where = storeId, mayOversell = false } = more
    const variantId = variants[at] ?? 0
    const cost = kind === 'purchase_receipt' || kind === 'sale_return' ? { unitCost: '2' } : {}
    const event = { storeId: where, effectiveOn: on, lines: [{ kind, variantId, quantity, ...cost }], mayOversell }
    return post(db, companyId, event)
  }
  return { ...tenant, variants, move }
}

test('items stand by what was sold less what came back, A up to 80 % of it, B up to 95 %, with the days their stock lasts', async () => {
  const { owner, variants, move } = await shop(5)
  // Net 50, 30, 15, 5 of 100; the last one came back whole.
  await move('sale', 0, 55)
  await move('sale_return', 0, 5)
  await move('sale', 1, 30)
  await move('sale', 2, 15)
  await move('sale', 3, 5)
  await move('sale', 4, 2)
  await move('sale_return', 4, 2)
  // Neither sold, nor in the month.
  await move('scrap', 3, 9)
  await move('sale', 3, 20, { on: '2026-04-02' })
  const report = await owner.call(getBestSellers, march)
  expect(report).toMatchObject({
    ...march,
    by: 'quantity',
    currency: 'GBP',
    count: 5,
    totals: { sold: 107, returned: 7, net: 100, valueMinor: 20_000 },
  })
  expect(
    report.lines.map(({ id, rank, net, sharePpm, cumulativePpm, class: abc, onHand, coverDays, valueMinor }) => [
      variants.indexOf(id),
      rank,
      net,
      sharePpm,
      cumulativePpm,
      abc,
      onHand,
      coverDays,
      valueMinor,
    ]),
  ).toEqual([
    [0, 1, 50, 500_000, 500_000, 'A', 50, 31, 10_000],
    [1, 2, 30, 300_000, 800_000, 'A', 70, 72.3, 6000],
    [2, 3, 15, 150_000, 950_000, 'B', 85, 175.7, 3000],
    [3, 4, 5, 50_000, 1_000_000, 'C', 66, 409.2, 1000],
    [4, 5, 0, 0, 1_000_000, 'C', 100, null, 0],
  ])
})

test('one item that makes nearly all sales is A all the same', async () => {
  const { owner, move } = await shop(2)
  await move('sale', 0, 99)
  await move('sale', 1, 1)
  const { lines } = await owner.call(getBestSellers, march)
  expect(lines.map((line) => line.class)).toEqual(['A', 'C'])
})

test('whatever is posted, each item’s figure is the sum of its moves, beyond stock and taken back included', async () => {
  const { owner, companyId, storeId, variants, move } = await shop(4)
  const { db } = server.app
  const second = await anotherStore(db, server.database.superUrl, { companyId, code: 'TWO' })
  const drawn = fc.record({
    kind: fc.constantFrom(
      'sale' as const,
      'sale' as const,
      'sale_return' as const,
      'scrap' as const,
      'purchase_receipt' as const,
    ),
    at: fc.nat({ max: 3 }),
    quarters: fc.integer({ min: 1, max: 60 }),
    day: fc.integer({ min: 1, max: 28 }),
    isSecond: fc.boolean(),
  })
  for (const { kind, at, quarters, day, isSecond } of fc.sample(drawn, 60)) {
    const on = `2026-0${(day % 2) + 3}-${String(day).padStart(2, '0')}`
    const where = isSecond ? second.storeId : storeId
    // The second store has nothing to scrap at first.
    if (kind === 'scrap' && isSecond) continue
    await move(kind, at, quarters / 4, { on, storeId: where, mayOversell: kind === 'sale' })
  }
  const moves = await query<{ variant: string; store: string; quantity: string; value: string; isOut: boolean }>(
    server.database.superUrl,
    `select m.variant_id as variant, f.store_id as store, m.quantity, m.value_minor as value, f.is_tracked as "isOut"
     from inventory.stock_move m join inventory.location f on f.company_id = m.company_id and f.id = m.from_location_id
     join inventory.location t on t.company_id = m.company_id and t.id = m.to_location_id
     where m.company_id = $1 and m.kind in ('sale', 'sale_return', 'oversold_in') and f.is_tracked <> t.is_tracked
       and m.effective_on between '2026-03-01' and '2026-03-31'`,
    [companyId],
  )
  for (const only of [undefined, storeId, second.storeId]) {
    const { lines, totals } = await owner.call(getBestSellers, {
      ...march,
      ...(only !== undefined && { storeId: only }),
    })
    const told = new Map(lines.map(({ id, net, valueMinor }) => [id, { net, valueMinor }]))
    let sum = 0
    for (const variantId of variants) {
      const his = moves.filter(
        ({ variant, store }) => Number(variant) === variantId && (only === undefined || Number(store) === only),
      )
      const signed = (of: 'quantity' | 'value') =>
        his.reduce((total, one) => total + (one.isOut ? 1 : -1) * Number(one[of]), 0)
      sum += signed('quantity')
      expect(told.get(variantId) ?? { net: 0, valueMinor: 0 }).toEqual({
        net: signed('quantity'),
        valueMinor: signed('value'),
      })
    }
    expect(totals.net).toBe(sum)
  }
  await expectWholeLedger(server.database.maintUrl)
})

test('by cost an item that is dear comes first; whoever may not see costs is told none, and no order by them', async () => {
  const { owner, companyId, storeId, variants, move, as } = await shop(2)
  const lines = [{ kind: 'purchase_receipt' as const, variantId: variants[1] ?? 0, quantity: 100, unitCost: '98' }]
  await post(server.app.db, companyId, { storeId, effectiveOn: '2026-02-02', lines })
  await move('sale', 0, 10)
  await move('sale', 1, 1)
  const order = async (client: typeof owner) =>
    (await client.call(getBestSellers, { ...march, by: 'value' })).lines.map(({ id }) => variants.indexOf(id))
  expect(await order(owner)).toEqual([1, 0])
  const clerk = await as({ may: ['bestseller:view', 'bestseller:export'] })
  expect(await order(clerk)).toEqual([0, 1])
  const report = await clerk.call(getBestSellers, { ...march, by: 'value' })
  expect(report).toMatchObject({ by: 'quantity' })
  expect([report.totals.valueMinor, report.lines[0]?.valueMinor]).toEqual([undefined, undefined])
  const file = await clerk.send(exportBestSellers, { ...march, format: 'csv' })
  expect(file.text.trim().split('\r\n')).toHaveLength(3)
  expect(file.text).not.toMatch(/cost/i)
  expect((await owner.send(exportBestSellers, { ...march, format: 'csv' })).text).toContain('Net cost (GBP)')
  expect((await owner.send(exportBestSellers, { ...march, format: 'xlsx' })).status).toBe(200)
  const bound = await as({
    may: ['bestseller:view'],
    storeIds: [(await anotherStore(server.app.db, server.database.superUrl, { companyId, code: 'TWO' })).storeId],
  })
  expect((await bound.call(getBestSellers, march)).lines).toEqual([])
  expect((await owner.send(getBestSellers, { from: '2024-01-01', to: '2026-01-01' })).body.errorType).toBe(
    'erp.period_too_long',
  )
})

test('a month is read by its days alone, however many there are', async () => {
  const { owner, companyId, storeId } = await server.company()
  await query(
    server.database.superUrl,
    `with created as (
      insert into procure.product (company_id, code, name) select $1, 'M' || n, 'Item ' || n from generate_series(1, 600) n returning id, code),
    variants as (insert into procure.variant (company_id, product_id, sku) select $1, id, code from created returning id),
    pools as (
      insert into inventory.stock_pool (company_id, store_id, is_transit, variant_id, on_hand, owned_quantity, allocatable)
      select $1, $2, false, id, 60, 60, 60 from variants)
    insert into inventory.stock_day (company_id, store_id, is_transit, variant_id, day, kind, out_quantity)
    select $1, $2, false, v.id, d::date, 'sale', 1 from variants v, generate_series(date '2026-01-01', '2026-06-30', '1 day') d`,
    [companyId, storeId],
  )
  await query(server.database.superUrl, 'analyze inventory.stock_day, inventory.stock_pool')
  const scans = () => scansOf(server.database, 'inventory', '^stock_(day|pool)$')
  const before = await scans()
  const report = await owner.call(getBestSellers, { from: '2026-06-01', to: '2026-06-30' })
  expect(report).toMatchObject({ count: 600, totals: { net: 600 * 30 }, lines: { length: 100 } })
  expect(report.lines[0]).toMatchObject({ net: 30, coverDays: 60, sharePpm: 1667 })
  expect(await scans()).toEqual(before)
})
