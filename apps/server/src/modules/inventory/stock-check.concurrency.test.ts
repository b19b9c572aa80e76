import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { expectPoolsInOrder } from '../../../../../tests/support/run-concurrently.ts'
import { whileHeld } from '../../../../../tests/support/lock-waits.ts'
import { createCatalogue, createProduct } from '../../../../../tests/support/products.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { countedShop, enter } from '../../../../../tests/support/stock-checks.ts'
import { answersOf, expectWholeLedger, post } from '../../../../../tests/support/stock.ts'
import { allocateStock, reserveStock, startPicks } from './index.ts'

const server = useServer({ isOwn: true })

/** 501 products, whose SKUs are in the order against that of their keys. */
async function manyGoods(companyId: number): Promise<number[]> {
  const { db } = server.app
  const catalogue = await createCatalogue(db, companyId)
  const variantIds: number[] = []
  for (let at = 501; at > 0; at--)
    variantIds.push(
      ...(await createProduct(db, companyId, { catalogue, code: `Z${String(at).padStart(4, '0')}` })).variantIds,
    )
  return variantIds
}

/** A check that found 60 of 100, and is approved. */
async function approved() {
  const shop = await countedShop(server)
  const { owner, ann, ben, shelf, variantId, begun, transition } = shop
  const { id } = await begun()
  for (const counter of [ann, ben]) {
    await enter(
      counter,
      id,
      { kind: 'item', locationId: shelf, variantId, quantity: 60 },
      { kind: 'done', locationId: shelf },
    )
    await transition(owner, 'review', id)
    if (counter === ann) await transition(owner, 'recount', id)
  }
  expect(await transition(owner, 'approve', id)).toMatchObject({ status: 200 })
  return { ...shop, id }
}

test('C11: a count is posted while goods leave the same place: nothing is lost, and each counts once', async () => {
  const { companyId, storeId, owner, variantId, id, transition, pool } = await approved()
  const sale = () => post(server.app.db, companyId, { storeId, lines: [{ kind: 'sale', variantId, quantity: 2 }] })
  const held = { table: 'inventory.stock_pool', companyId }
  const [first, second] = await whileHeld(server.database.superUrl, held, () =>
    Promise.all([transition(owner, 'post', id), transition(owner, 'post', id), sale(), sale(), sale(), sale(), sale()]),
  )
  expect([first?.status, second?.status].toSorted()).toEqual([200, 409])
  expect(await pool()).toMatchObject({ onHand: 50 })
  await expectWholeLedger(server.database.maintUrl)
})

test('C4: a check of more lines than one posting has takes the pools in their order', async () => {
  const { companyId, storeId, owner, ann, ben, shelf, begun, transition, pool } = await countedShop(server, 0)
  const variantIds = await manyGoods(companyId)
  // The line that is made last, by the order of SKUs, has the lowest key.
  for (let at = 0; at < variantIds.length; at += 500)
    await post(server.app.db, companyId, {
      storeId,
      lines: variantIds
        .slice(at, at + 500)
        .map((variantId) => ({ kind: 'opening', variantId, quantity: 1, unitCost: '1' })),
    })
  const { id } = await begun()
  for (const counter of [ann, ben]) {
    await enter(counter, id, { kind: 'done', locationId: shelf })
    await transition(owner, 'review', id)
    if (counter === ann) await transition(owner, 'recount', id)
  }
  expect(await transition(owner, 'approve', id)).toMatchObject({ status: 200 })
  const [first = 0, second = 0] = variantIds
  const last = variantIds.at(-1) ?? 0
  await expectPoolsInOrder(server.database.superUrl, { companyId, storeId, variantIds: [first, second] }, async () => {
    expect(await transition(owner, 'post', id)).toMatchObject({ status: 200 })
  })
  expect(await pool(first)).toMatchObject({ onHand: 0 })
  await expectPoolsInOrder(server.database.superUrl, { companyId, storeId, variantIds: [first, last] }, async () => {
    expect(await transition(owner, 'reverse', id)).toMatchObject({ status: 200 })
  })
  expect(await pool(first)).toMatchObject({ onHand: 1 })
  await expectWholeLedger(server.database.maintUrl)
})

test('C11: what is reserved gives way to a count, but for what somebody is on the way to', async () => {
  const { companyId, storeId, owner, variantId, id, transition, pool } = await approved()
  const { db } = server.app
  const lines = [{ demandId: 1, storeId, variantId, quantity: 80 }]
  const [reserved] = await answersOf(db, companyId, reserveStock(companyId, { demandType: 'test', priority: 5, lines }))
  const [allocation] = await answersOf(db, companyId, allocateStock(companyId, [reserved?.reservationId ?? 0]))
  const ids = [allocation?.allocationId ?? 0]
  await answersOf(db, companyId, startPicks(companyId, ids, true))
  expect(await transition(owner, 'post', id)).toMatchObject({
    status: 409,
    body: { errorType: 'inventory.reserved_in_pick', details: { lines: [{ variantId }] } },
  })
  expect(await pool()).toMatchObject({ onHand: 100 })
  await answersOf(db, companyId, startPicks(companyId, ids, false))
  expect(await transition(owner, 'post', id)).toMatchObject({ status: 200 })
  const { rows } = await sql<{ reserved: number }>`
    select (reserved + allocated)::float8 as reserved from inventory.stock_pool
    where company_id = ${companyId} and variant_id = ${variantId}`.execute(db.reader({ companyId }))
  expect([rows, (await pool()).onHand]).toEqual([[{ reserved: 60 }], 60])
  await expectWholeLedger(server.database.maintUrl)
})
