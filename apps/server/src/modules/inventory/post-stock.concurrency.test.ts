import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inputs, patienceMs } from '../../../../../tests/faults/inputs.ts'
import {
  answered,
  countOf,
  expectNoDeadlock,
  inCrowd,
  mixed,
  times,
  notifiedOf,
} from '../../../../../tests/support/run-concurrently.ts'
import { query } from '../../../../../tests/support/database.ts'
import { untilLockAwaited, whileHeld } from '../../../../../tests/support/lock-waits.ts'
import { createProduct } from '../../../../../tests/support/products.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { expectWholeLedger, issuesOf, placesOf, poolOf, post } from '../../../../../tests/support/stock.ts'
import type { Database } from '../../platform/database/db.ts'
import { openDatabase } from '../../platform/database/db.ts'
import { postStock } from './index.ts'
import { createMonthsAhead } from './create-months-ahead.ts'

const server = useServer({ isOwn: true })
let crowd: Database

beforeAll(() => {
  crowd = openDatabase({ url: server.database.appUrl, size: 48 })
})
afterAll(async () => {
  await crowd.close()
})

async function secondStore(companyId: number): Promise<number> {
  const [{ id } = { id: 0 }] = await query<{ id: number }>(
    server.database.superUrl,
    `insert into erp.store (company_id, code, name, type, country_code, timezone)
     values ($1, 'TWO', 'Two', 'shop', 'GB', 'Europe/London') returning id`,
    [companyId],
  )
  return Number(id)
}

async function twentyGoods(companyId: number): Promise<readonly number[]> {
  const { db } = server.app
  const [some, others] = [
    await createProduct(db, companyId, { colors: 4, sizes: 3 }),
    await createProduct(db, companyId, { colors: 4, sizes: 2 }),
  ]
  return [...some.variantIds, ...others.variantIds]
}

test('B1: of 64 who want one of 20, 20 get one each and 44 are told that there is not enough', async () => {
  for (const _round of times(inputs.buyerRounds)) {
    const { companyId, storeId } = await server.company()
    const { variantIds } = await createProduct(server.app.db, companyId)
    const [variantId = 0] = variantIds
    await post(crowd, companyId, { storeId, lines: [{ kind: 'opening', variantId, quantity: 20, unitCost: '1.99' }] })
    const lines = [{ kind: 'sale', variantId, quantity: 1 }] as const
    const buy = () => notifiedOf(answered(() => post(crowd, companyId, { storeId, lines })))
    const told = await whileHeld(server.database.superUrl, { table: 'inventory.stock_pool', companyId }, () =>
      Promise.all(times(64).map(buy)),
    )
    expect([countOf(told, 'done'), countOf(told, 'inventory.insufficient_stock')]).toEqual([20, 44])
    expect(await poolOf(crowd, companyId, { storeId, variantId })).toMatchObject({ onHand: 0, value: 0 })
  }
  await expectWholeLedger(server.database.maintUrl)
})

test('B2: of baskets of five of twenty goods, in any order of lines, what is short is refused whole and nothing is sold twice', async () => {
  const { companyId, storeId } = await server.company()
  const variantIds = await twentyGoods(companyId)
  const each = inputs.baskets / 5
  const opening = variantIds.map(
    (variantId) => ({ kind: 'opening', variantId, quantity: each, unitCost: '3' }) as const,
  )
  await post(crowd, companyId, { storeId, lines: opening })
  const told: string[] = []
  await expectNoDeadlock(server.database, async (many) => {
    await inCrowd({ workers: 32, count: inputs.baskets }, async (at) => {
      const lines = mixed(variantIds, at, 5).map((variantId) => ({ kind: 'sale' as const, variantId, quantity: 1 }))
      told.push(await notifiedOf(answered(() => post(many, companyId, { storeId, lines }))))
    })
  })
  const sold = countOf(told, 'done')
  expect(sold + countOf(told, 'inventory.insufficient_stock')).toBe(inputs.baskets)
  const pools = await Promise.all(variantIds.map((variantId) => poolOf(crowd, companyId, { storeId, variantId })))
  expect(Math.min(...pools.map(({ onHand }) => onHand))).toBeGreaterThanOrEqual(0)
  expect(pools.reduce((sum, { onHand }) => sum + onHand, 0)).toBe(20 * each - 5 * sold)
  await expectWholeLedger(server.database.maintUrl)
})

test(
  'B7: two stores that sell, receive and send each other twenty hot goods, in any order of lines, never wait in a circle',
  { timeout: patienceMs },
  async () => {
    const { companyId, storeId: one } = await server.company()
    const two = await secondStore(companyId)
    const variantIds = await twentyGoods(companyId)
    const stores = [one, two] as const
    const transits = await Promise.all(
      stores.map(async (storeId) => (await placesOf(server.app.db, companyId, storeId))['transit'] ?? 0),
    )
    const opening = variantIds.map(
      (variantId) => ({ kind: 'opening', variantId, quantity: 1e6, unitCost: '7.31' }) as const,
    )
    for (const storeId of stores) await post(crowd, companyId, { storeId, lines: opening })
    let posted = 0
    await expectNoDeadlock(server.database, async (many) => {
      await inCrowd({ workers: 16, count: inputs.ledgerPostings }, async (at) => {
        const line = [
          { kind: 'sale' as const },
          { kind: 'ito_dispatch' as const, toLocationId: transits[(at + 1) % 2] ?? 0 },
          { kind: 'purchase_receipt' as const, unitCost: '7.40' },
        ][at % 3] ?? { kind: 'sale' as const }
        const lines = mixed(variantIds, at, 5).map((variantId) => ({ ...line, variantId, quantity: 1 }))
        await answered(() => post(many, companyId, { storeId: stores[at % 2] ?? one, lines }))
        posted++
      })
    })
    expect(posted).toBe(inputs.ledgerPostings)
    await expectWholeLedger(server.database.maintUrl)
  },
)

test('C10: whoever closes a month waits for the posting that is under way, and one that comes later is refused', async () => {
  const { companyId, storeId } = await server.company()
  const [variantId = 0] = (await createProduct(server.app.db, companyId)).variantIds
  const lines = [{ kind: 'opening', variantId, quantity: 5, unitCost: '1' }] as const
  await post(crowd, companyId, { storeId, lines })
  const { superUrl } = server.database
  const closed = `update accounts.period set stock = 'closed' where company_id = ${companyId} and starts_on = '2026-03-01' returning stock`
  const source = { sourceType: 'test', sourceId: 1_000_000, eventNo: 1, effectiveOn: '2026-03-31', storeId }
  let closing: Promise<unknown[]> = Promise.resolve([])
  await crowd.inTransaction({ companyId }, async (tx) => {
    await postStock({ companyId, userId: null, requestId: 'test' }, { ...source, lines: [...lines] }).execute(tx)
    closing = query(superUrl, closed)
    await untilLockAwaited(superUrl, closing)
  })
  expect(await closing).toEqual([{ stock: 'closed' }])
  expect(await poolOf(crowd, companyId, { storeId, variantId })).toMatchObject({ onHand: 10 })
  await expect(post(crowd, companyId, { storeId, lines: [...lines] })).rejects.toMatchObject({
    code: 'accounts.period_closed',
  })
  await expectWholeLedger(server.database.maintUrl)
})

test('C19: the ledger is written by its one writer alone, and its moves are never changed', async () => {
  const { companyId, storeId } = await server.company()
  const { variantIds } = await createProduct(server.app.db, companyId)
  const [variantId = 0] = variantIds
  await post(crowd, companyId, { storeId, lines: [{ kind: 'opening', variantId, quantity: 5, unitCost: '1' }] })
  for (const statement of [
    sql`update inventory.stock_balance set on_hand = 6`,
    sql`update inventory.stock_pool set value_minor = 1`,
    sql`delete from inventory.stock_move`,
    sql`insert into inventory.stock_posting (company_id, source_type, source_id, event_no, effective_on, posted_on)
      values (${companyId}, 'x', 1, 1, current_date, current_date)`,
  ])
    await expect(crowd.inTransaction({ companyId }, (tx) => statement.execute(tx))).rejects.toMatchObject({
      code: '42501',
    })
  for (const statement of [
    'update inventory.stock_move set quantity = 6',
    'delete from inventory.cost_mark',
    'truncate inventory.stock_move',
  ])
    await expect(query(server.database.superUrl, statement), statement).rejects.toMatchObject({ code: '42501' })
})

test.each([
  ['balances_are_moves', 'update inventory.stock_balance set on_hand = on_hand + 1'],
  ['pools_are_bins', 'update inventory.stock_pool set on_hand = on_hand + 1'],
  [
    'pools_are_worth_their_moves',
    'update inventory.stock_pool set value_minor = value_minor + 1 where owned_quantity > 0',
  ],
  ['days_are_moves', `update inventory.stock_day set in_quantity = in_quantity + 1`],
  ['months_are_days', `update inventory.stock_month set in_quantity = in_quantity + 1`],
  ['debts_are_sales', 'update inventory.oversold_debt set quantity = quantity + 1'],
  ['postings_are_whole', 'update inventory.stock_posting set line_count = line_count + 1'],
  [
    'chains_whole',
    `alter table inventory.stock_move disable trigger user; update inventory.stock_move set to_no = to_no + 1`,
  ],
  [
    'months_made',
    `alter table inventory.stock_move disable trigger user; update inventory.stock_move set posted_on = '2001-01-01'`,
  ],
])('verify sees what breaks inventory.%s', async (id, damage) => {
  const { companyId, storeId } = await server.company()
  const { variantIds } = await createProduct(server.app.db, companyId, { colors: 2 })
  const [variantId = 0, other = 0] = variantIds
  const opening = { kind: 'opening', quantity: 5, unitCost: '1' } as const
  await post(crowd, companyId, { storeId, lines: [variantId, other].map((id) => ({ ...opening, variantId: id })) })
  await post(crowd, companyId, { storeId, mayOversell: true, lines: [{ kind: 'sale', variantId, quantity: 7 }] })
  const issues = await issuesOf(server.database.superUrl, companyId, { id, damage })
  expect(issues.length).toBeGreaterThan(0)
  expect(issues.join()).toContain(`company ${companyId}`)
})

test('months of the ledger are made before they come', async () => {
  const { companyId } = await server.company()
  const parts = `select count(*)::int as parts from pg_inherits where inhparent = 'inventory.stock_move'::regclass`
  const [before] = await query<{ parts: number }>(server.database.superUrl, parts)
  await query(
    server.database.superUrl,
    `do $$ begin execute format('drop table inventory.%I', 'stock_move_' || to_char(current_date + interval '2 months', 'YYYY_MM')); end $$`,
  )
  await crowd.inTransaction({ companyId }, createMonthsAhead)
  await crowd.inTransaction({ companyId }, createMonthsAhead)
  expect(await query(server.database.superUrl, parts)).toEqual([before])
})
