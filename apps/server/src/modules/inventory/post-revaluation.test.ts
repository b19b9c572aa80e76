import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { createProduct } from '../../../../../tests/support/products.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import {
  anotherStore,
  expectWholeLedger,
  issuesOf,
  poolOf,
  post,
  revalue,
  reverse,
} from '../../../../../tests/support/stock.ts'

const server = useServer({ isOwn: true })

async function shop() {
  const { companyId, storeId } = await server.company()
  const { db } = server.app
  const { variantIds } = await createProduct(db, companyId)
  const [variantId = 0] = variantIds
  const move = async (line: Omit<Parameters<typeof post>[2]['lines'][number], 'variantId'>, at = storeId) =>
    (await post(db, companyId, { storeId: at, mayOversell: true, lines: [{ variantId, ...line }] })).posting_id
  return {
    companyId,
    receive: (quantity: number, unitCost: string) => move({ kind: 'purchase_receipt', quantity, unitCost }),
    sell: (quantity: number, at = storeId) => move({ kind: 'sale', quantity }, at),
    send: (quantity: number, transit: number) => move({ kind: 'ito_dispatch', quantity, toLocationId: transit }),
    arrive: (quantity: number, valueMinor: number, from: { storeId: number; transit: number; postingId: number }) =>
      move(
        {
          kind: 'ito_receive',
          quantity,
          valueMinor,
          fromLocationId: from.transit,
          dispatchedBy: { postingId: from.postingId, lineNo: 1 },
        },
        from.storeId,
      ),
    late: (postingId: number, costMinor: number, more: object = {}) =>
      revalue(db, companyId, { lines: [{ postingId, lineNo: 1, costMinor }], ...more }),
    takeBack: (postingId: number) => reverse(db, companyId, { postingId }),
    another: (code: string) => anotherStore(db, server.database.superUrl, { companyId, code }),
    pool: (more: { storeId?: number; isTransit?: boolean } = {}) =>
      poolOf(db, companyId, { storeId, variantId, ...more }),
    shares: () =>
      query<{ target: string; value: number }>(
        server.database.superUrl,
        `select target, sum(value_minor)::int as value from inventory.stock_revaluation where company_id = $1 group by 1 order by 1`,
        [companyId],
      ).then((rows) => Object.fromEntries(rows.map(({ target, value }) => [target, value]))),
  }
}

test('M2: freight of the first of two receipts stays with what is there of it', async () => {
  const { receive, sell, late, pool, shares } = await shop()
  const first = await receive(5, '10')
  await receive(5, '12')
  await sell(1)
  expect(await late(first, 1000)).toMatchObject({ value_minor: 900, is_replayed: false })
  expect(await pool()).toMatchObject({ owned: 9, value: 10_800 })
  expect(await shares()).toEqual({ cost_of_sales: 100, pool: 900 })
  await expectWholeLedger(server.database.maintUrl)
})

test('M3: a mistake of a price is corrected in stock and in cost of sales, and nothing falls below zero', async () => {
  const { receive, sell, late, pool, shares } = await shop()
  await receive(100, '5')
  const wrong = await receive(15, '2000')
  await sell(10)
  await late(wrong, -2_992_500)
  expect(await pool()).toMatchObject({ owned: 105, value: 52_500 })
  expect(await shares()).toEqual({ cost_of_sales: -260_217, pool: -2_732_283 })
  await expectWholeLedger(server.database.maintUrl)
})

test('M4: the part that covered goods sold beyond the stock is cost of sales', async () => {
  const { receive, sell, late, pool, shares } = await shop()
  await receive(1, '3')
  await sell(3)
  const cover = await receive(20, '3.30')
  await late(cover, 2000)
  expect(await pool()).toMatchObject({ owned: 18, value: 5940 + 1800, debt: 0 })
  expect(await shares()).toEqual({ cost_of_sales: 200, oversold_debt: 60, pool: 1800 })
  await expectWholeLedger(server.database.maintUrl)
})

test('M5: a credit note on the price alone is shared out like any late cost', async () => {
  const { receive, sell, late, pool } = await shop()
  const receipt = await receive(100, '10')
  await sell(40)
  await late(receipt, -40_000)
  expect(await pool()).toMatchObject({ owned: 60, value: 36_000 })
})

test('M6: freight follows goods to the shop that they were sent to', async () => {
  const { receive, sell, send, arrive, late, another, pool, shares } = await shop()
  const receipt = await receive(100, '10')
  const shopA = await another('A')
  const postingId = await send(80, shopA.transit)
  await arrive(80, 80_000, { ...shopA, postingId })
  await sell(20, shopA.storeId)
  await sell(5)
  await late(receipt, 5000)
  expect(await pool()).toMatchObject({ owned: 15, value: 15_750 })
  expect(await pool({ storeId: shopA.storeId })).toMatchObject({ owned: 60, value: 63_000 })
  expect(await shares()).toEqual({ cost_of_sales: 1250, pool: 3750, transit: 0 })
  await expectWholeLedger(server.database.maintUrl)
})

test('M7: goods of a later receipt are no reason to keep a cost in stock', async () => {
  const { receive, sell, late, pool } = await shop()
  const first = await receive(100, '10')
  await sell(60)
  await receive(100, '10')
  await late(first, 5000)
  expect(await pool()).toMatchObject({ owned: 140, value: 142_000 })
})

test('what is on its way still has its share there, and brings it along; what came back has it again', async () => {
  const { receive, send, arrive, late, another, takeBack, pool, shares } = await shop()
  const receipt = await receive(100, '10')
  const shopA = await another('A')
  const postingId = await send(40, shopA.transit)
  const arrived = await arrive(10, 10_000, { ...shopA, postingId })
  const onTheWay = { storeId: shopA.storeId, isTransit: true }
  await late(receipt, 10_000)
  expect(await shares()).toEqual({ cost_of_sales: 0, pool: 7000, transit: 3000 })
  expect(await pool(onTheWay)).toMatchObject({ owned: 30, value: 33_000 })
  await takeBack(arrived)
  expect(await pool({ storeId: shopA.storeId })).toMatchObject({ owned: 0, value: 0 })
  await late(receipt, 10_000)
  expect(await pool()).toMatchObject({ owned: 60, value: 72_000 })
  expect(await pool(onTheWay)).toMatchObject({ owned: 40 })
  await expectWholeLedger(server.database.maintUrl)
})

test('a receipt that got dearer is taken back with what it cost in the end', async () => {
  const { receive, late, takeBack, pool } = await shop()
  await receive(10, '5')
  const dear = await receive(10, '8')
  await late(dear, 700)
  expect(await pool()).toMatchObject({ owned: 20, value: 13_700 })
  await takeBack(dear)
  expect(await pool()).toMatchObject({ owned: 10, value: 5000 })
  await expect(late(dear, 100)).rejects.toMatchObject({ code: 'inventory.bad_line' })
  await expectWholeLedger(server.database.maintUrl)
})

test('what was revalued before days kept it stands in them after the upgrade', async () => {
  const { receive, late, send, another, takeBack } = await shop()
  const receipt = await receive(10, '5')
  await late(receipt, 700)
  await send(4, (await another('B')).transit)
  await late(receipt, -303)
  const dear = await receive(5, '8')
  await late(dear, 200)
  await takeBack(dear)
  const { superUrl, ownerUrl, maintUrl } = server.database
  for (const table of ['stock_day', 'stock_month'])
    await query(superUrl, `delete from inventory.${table} where kind = 'revaluation'`)
  await expect(expectWholeLedger(maintUrl)).rejects.toThrow('days_are_moves')
  const migrations = new URL('../../../migrations/', import.meta.url)
  await query(ownerUrl, await readFile(new URL('0122_inventory_revaluation_days.sql', migrations), 'utf8'))
  await expectWholeLedger(maintUrl)
})

test('a late cost posts once for ever, only of a receipt that there is, and is not taken back', async () => {
  const { companyId, receive, sell, late, takeBack, another, send, arrive } = await shop()
  const receipt = await receive(10, '5')
  const first = await late(receipt, 100, { sourceId: 4_000_001 })
  expect(await late(receipt, 100, { sourceId: 4_000_001 })).toEqual({ ...first, is_replayed: true })
  await expect(takeBack(first.posting_id)).rejects.toMatchObject({ code: 'inventory.not_reversible' })
  const sale = await sell(1)
  for (const [postingId, costMinor] of [
    [sale, 5],
    [receipt, 0],
    [1_000_000_000, 5],
  ] as const)
    await expect(late(postingId, costMinor)).rejects.toMatchObject({ code: 'inventory.bad_line' })
  await expect(late(receipt, 1, { lines: [] })).rejects.toMatchObject({ code: 'inventory.bad_line' })
  const shopA = await another('A')
  const postingId = await send(4, shopA.transit)
  await expect(arrive(4, 2044, { ...shopA, postingId: receipt })).rejects.toMatchObject({ code: 'inventory.bad_line' })
  const damage = `alter table inventory.stock_revaluation disable trigger user; update inventory.stock_revaluation set value_minor = value_minor + 1 where target = 'pool'`
  const issues = await issuesOf(server.database.superUrl, companyId, { id: 'late_costs_are_shared_out', damage })
  expect(issues.join()).toContain(`company ${companyId}`)
  await arrive(4, 2040, { ...shopA, postingId })
  await expect(arrive(1, 0, { ...shopA, postingId })).rejects.toMatchObject({ code: 'inventory.bad_line' })
  await expectWholeLedger(server.database.maintUrl)
})
