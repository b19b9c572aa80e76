import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { createProduct } from '../../../../../tests/support/products.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { anotherStore, expectWholeLedger, poolOf, post, reverse } from '../../../../../tests/support/stock.ts'

const server = useServer({ isOwn: true })

async function shop() {
  const { companyId, storeId } = await server.company()
  const { db } = server.app
  const { variantIds } = await createProduct(db, companyId)
  const [variantId = 0] = variantIds
  return {
    companyId,
    storeId,
    variantId,
    receive: (quantity: number, unitCost: string) =>
      post(db, companyId, { storeId, lines: [{ kind: 'purchase_receipt', variantId, quantity, unitCost }] }),
    sell: (quantity: number, mayOversell = false) =>
      post(db, companyId, { storeId, mayOversell, lines: [{ kind: 'sale', variantId, quantity }] }),
    reverse: (postingId: number) => reverse(db, companyId, { postingId }),
    pool: (more: { storeId?: number; isTransit?: boolean } = {}) =>
      poolOf(db, companyId, { storeId, variantId, ...more }),
  }
}

/** What postings changed values by without a move. */
async function revalued(companyId: number): Promise<[string, number][]> {
  const rows = await query<{ target: string; value: number }>(
    server.database.superUrl,
    'select target, value_minor::int as value from inventory.stock_revaluation where company_id = $1 order by id',
    [companyId],
  )
  return rows.map(({ target, value }) => [target, value])
}

test('a receipt that is taken back leaves at its own cost, and what was there keeps its own', async () => {
  const { companyId, receive, reverse, pool } = await shop()
  await receive(10, '10')
  const wrong = await receive(1, '1000')
  expect(await reverse(wrong.posting_id)).toMatchObject({ value_minor: -100_000, is_replayed: false })
  expect(await pool()).toMatchObject({ owned: 10, value: 10_000 })
  expect(await revalued(companyId)).toEqual([])
  await expectWholeLedger(server.database.maintUrl)
})

test('what was sold of a receipt meanwhile is made up for by the other goods, and the difference is a revaluation', async () => {
  const { companyId, receive, sell, reverse, pool } = await shop()
  await receive(100, '5')
  const wrong = await receive(15, '2000')
  expect((await sell(10)).value_minor).toBe(-265_217)
  await reverse(wrong.posting_id)
  // At 5.00 each, and a cent that the sale was rounded down by.
  expect(await pool()).toMatchObject({ owned: 90, value: 45_001 })
  expect(await revalued(companyId)).toEqual([['pool', 260_218]])
  await expectWholeLedger(server.database.maintUrl)
})

test('when nothing stays, nothing of value does', async () => {
  const { companyId, receive, sell, reverse, pool } = await shop()
  const receipt = await receive(3, '3.333333')
  const sale = await sell(1)
  await reverse(sale.posting_id)
  expect(await pool()).toMatchObject({ owned: 3, value: 1000 })
  await reverse(receipt.posting_id)
  expect(await pool()).toMatchObject({ onHand: 0, owned: 0, value: 0 })
  expect(await revalued(companyId)).toEqual([])
  await expectWholeLedger(server.database.maintUrl)
})

test('what is not there any more is refused with its lines', async () => {
  const { variantId, receive, sell, reverse, pool } = await shop()
  const receipt = await receive(5, '2')
  await sell(1)
  await expect(reverse(receipt.posting_id)).rejects.toMatchObject({
    code: 'inventory.insufficient_stock',
    details: { lines: [{ variantId, need: 5, free: 4 }] },
  })
  expect(await pool()).toMatchObject({ owned: 4, value: 800 })
})

test('a posting is taken back once for ever, whoever asks, and what takes back is final', async () => {
  const { companyId, receive, reverse: takeBack, pool } = await shop()
  const receipt = await receive(5, '2')
  const told = await Promise.all(
    Array.from({ length: 8 }, () =>
      takeBack(receipt.posting_id).then(
        ({ posting_id }) => posting_id,
        (error: { code: string }) => error.code,
      ),
    ),
  )
  const [reversal] = told.filter((one) => typeof one === 'number')
  expect(told.filter((one) => one === 'inventory.already_reversed')).toHaveLength(7)
  await expect(takeBack(Number(reversal))).rejects.toMatchObject({ code: 'inventory.not_reversible' })
  await expect(takeBack(1_000_000_000)).rejects.toMatchObject({ code: 'not_found' })
  const { receive: elsewhere } = await shop()
  const foreign = await elsewhere(1, '1')
  await expect(takeBack(foreign.posting_id)).rejects.toMatchObject({ code: 'not_found' })
  const again = { postingId: (await receive(1, '1')).posting_id, sourceId: 3_000_001 }
  const first = await reverse(server.app.db, companyId, again)
  expect(await reverse(server.app.db, companyId, again)).toEqual({ ...first, is_replayed: true })
  expect(await pool()).toMatchObject({ onHand: 0 })
  await expectWholeLedger(server.database.maintUrl)
})

test('a sale beyond the stock takes its debt back with it', async () => {
  const { receive, sell, reverse, pool } = await shop()
  await receive(1, '3')
  const sale = await sell(3, true)
  expect(await pool()).toEqual({ onHand: 0, owned: 0, value: 0, debt: 2, debtValue: 600 })
  await reverse(sale.posting_id)
  expect(await pool()).toEqual({ onHand: 1, owned: 1, value: 300, debt: 0, debtValue: 0 })
  await expectWholeLedger(server.database.maintUrl)
})

test('a debt that was covered since comes back as goods', async () => {
  const { receive, sell, reverse, pool } = await shop()
  await receive(1, '3')
  const sale = await sell(3, true)
  await receive(20, '3.30')
  await reverse(sale.posting_id)
  expect(await pool()).toEqual({ onHand: 21, owned: 21, value: 6840, debt: 0, debtValue: 0 })
  await expectWholeLedger(server.database.maintUrl)
})

test('a receipt that covered a debt leaves the debt again, at what it cost to cover it', async () => {
  const { receive, sell, reverse, pool } = await shop()
  await receive(1, '3')
  await sell(3, true)
  const cover = await receive(20, '3.30')
  await reverse(cover.posting_id)
  expect(await pool()).toEqual({ onHand: 0, owned: 0, value: 0, debt: 2, debtValue: 660 })
  await receive(5, '3.30')
  expect(await pool()).toEqual({ onHand: 3, owned: 3, value: 990, debt: 0, debtValue: 0 })
  await expectWholeLedger(server.database.maintUrl)
})

test('goods that come back cover what was sold beyond the stock since', async () => {
  const { receive, sell, reverse, pool } = await shop()
  await receive(5, '2')
  const first = await sell(5)
  const second = await sell(3, true)
  await reverse(first.posting_id)
  expect(await pool()).toMatchObject({ onHand: 2, owned: 2, value: 400, debt: 0, debtValue: 0 })
  await reverse(second.posting_id)
  expect(await pool()).toMatchObject({ onHand: 5, owned: 5, value: 1000, debt: 0 })
  await expectWholeLedger(server.database.maintUrl)
})

test('what was sent comes back with the value it left with, and what arrived is on its way again', async () => {
  const { companyId, storeId, variantId, receive, reverse, pool } = await shop()
  const { db } = server.app
  const { storeId: two, transit } = await anotherStore(db, server.database.superUrl, { companyId, code: 'TWO' })
  const there = { storeId: two }
  const onTheWay = { ...there, isTransit: true }
  await receive(3, '3.333333')
  const sent = await post(db, companyId, {
    storeId,
    lines: [{ kind: 'ito_dispatch', variantId, quantity: 2, toLocationId: transit }],
  })
  const arrived = await post(db, companyId, {
    ...there,
    lines: [{ kind: 'ito_receive', variantId, quantity: 2, fromLocationId: transit, valueMinor: 667 }],
  })
  await expect(reverse(sent.posting_id)).rejects.toMatchObject({ code: 'inventory.insufficient_stock' })
  await reverse(arrived.posting_id)
  expect([await pool(there), await pool(onTheWay)]).toMatchObject([
    { onHand: 0, value: 0 },
    { owned: 2, value: 667 },
  ])
  await reverse(sent.posting_id)
  expect([await pool(), await pool(onTheWay)]).toMatchObject([
    { owned: 3, value: 1000 },
    { onHand: 0, value: 0 },
  ])
  await expectWholeLedger(server.database.maintUrl)
})

test('goods that leave what is on its way with more value than is there are refused with their lines', async () => {
  const { companyId, storeId, variantId, receive } = await shop()
  const { db } = server.app
  const { storeId: two, transit } = await anotherStore(db, server.database.superUrl, { companyId, code: 'TWO' })
  await receive(3, '3')
  await post(db, companyId, {
    storeId,
    lines: [{ kind: 'ito_dispatch', variantId, quantity: 2, toLocationId: transit }],
  })
  const arrive = (quantity: number, valueMinor: number) =>
    post(db, companyId, {
      storeId: two,
      lines: [{ kind: 'ito_receive', variantId, quantity, fromLocationId: transit, valueMinor }],
    })
  const refusal = (leftMinor: number) => ({
    code: 'inventory.bad_line',
    details: { lines: [{ line: 1, kind: 'ito_receive', variantId, leftMinor }] },
  })
  await expect(arrive(1, 601)).rejects.toMatchObject(refusal(-1))
  await expect(arrive(2, 599)).rejects.toMatchObject(refusal(1))
  await arrive(2, 600)
  await expectWholeLedger(server.database.maintUrl)
})
