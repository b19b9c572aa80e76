import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { makeProduct } from '../../../../../tests/support/products.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { expectWholeLedger, findingsOf, placesOf, poolOf, post } from '../../../../../tests/support/stock.ts'
import type { Database } from '../../platform/db.ts'
import { openDatabase } from '../../platform/db.ts'
import { isUnavailable } from '../../platform/pg-errors.ts'
import { makeMonthsAhead } from './make-months-ahead.ts'

const server = useServer()
const isFull = process.env['FAULTS'] === 'full'
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

const times = (count: number) => Array.from({ length: count }, (_, at) => at)

/** As a client does that is told `busy`: again, until there is an answer. */
async function answered<T>(run: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await run()
    } catch (error) {
      if (!isUnavailable(error)) throw error
    }
  }
}

test('B1: of 64 who want one of 20, 20 get one each and 44 are told that there is not enough', async () => {
  for (const _round of times(isFull ? 20 : 2)) {
    const { companyId, storeId } = await server.company()
    const { variantIds } = await makeProduct(server.app.db, companyId)
    const [variantId = 0] = variantIds
    await post(crowd, companyId, { storeId, lines: [{ kind: 'opening', variantId, quantity: 20, unitCost: '1.99' }] })
    const buying = times(64).map(() =>
      answered(() => post(crowd, companyId, { storeId, lines: [{ kind: 'sale', variantId, quantity: 1 }] })).then(
        () => 'sold',
        (error: { code: string }) => error.code,
      ),
    )
    const told = await Promise.all(buying)
    expect(told.filter((one) => one === 'sold')).toHaveLength(20)
    expect(told.filter((one) => one === 'inventory.insufficient_stock')).toHaveLength(44)
    expect(await poolOf(crowd, companyId, { storeId, variantId })).toMatchObject({ onHand: 0, value: 0 })
  }
  await expectWholeLedger(server.database.maintUrl)
})

test('C4: two stores that send each other the same goods, in any order of lines, never wait in a circle', async () => {
  const { companyId, storeId: one } = await server.company()
  const two = await secondStore(companyId)
  const { variantIds } = await makeProduct(server.app.db, companyId, { colors: 4, sizes: 3 })
  const places = new Map([
    [one, await placesOf(server.app.db, companyId, one)],
    [two, await placesOf(server.app.db, companyId, two)],
  ])
  for (const storeId of [one, two])
    await post(crowd, companyId, {
      storeId,
      lines: variantIds.map((variantId) => ({ kind: 'opening', variantId, quantity: 1000, unitCost: '7.31' })),
    })
  const deadlocks = `select deadlocks::int as n from pg_stat_database where datname = current_database()`
  const [before] = await query(server.database.superUrl, deadlocks)
  const mixed = (at: number) => variantIds.toSorted((a, b) => ((a * 31 + at * 17) % 13) - ((b * 31 + at * 17) % 13))
  await Promise.all(
    times(isFull ? 2000 : 80).map(async (at) => {
      const [from, to] = at % 2 === 0 ? [one, two] : [two, one]
      const transit = places.get(to)?.['transit'] ?? 0
      const sent = mixed(at).slice(0, 5)
      const send = () =>
        post(crowd, companyId, {
          storeId: from,
          lines: sent.map((variantId) => ({ kind: 'ito_dispatch', variantId, quantity: 1, toLocationId: transit })),
        })
      await answered(send)
    }),
  )
  expect(await query(server.database.superUrl, deadlocks)).toEqual([before])
  await expectWholeLedger(server.database.maintUrl)
})

test('C19: the ledger is written by its one writer alone, and its moves are never changed', async () => {
  const { companyId, storeId } = await server.company()
  const { variantIds } = await makeProduct(server.app.db, companyId)
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
  const { variantIds } = await makeProduct(server.app.db, companyId, { colors: 2 })
  const [variantId = 0, other = 0] = variantIds
  const opening = { kind: 'opening', quantity: 5, unitCost: '1' } as const
  await post(crowd, companyId, { storeId, lines: [variantId, other].map((id) => ({ ...opening, variantId: id })) })
  await post(crowd, companyId, { storeId, mayOversell: true, lines: [{ kind: 'sale', variantId, quantity: 7 }] })
  const findings = await findingsOf(server.database.superUrl, companyId, { id, damage })
  expect(findings.length).toBeGreaterThan(0)
  expect(findings.join()).toContain(`company ${companyId}`)
})

test('months of the ledger are made before they come', async () => {
  const { companyId } = await server.company()
  const parts = `select count(*)::int as parts from pg_inherits where inhparent = 'inventory.stock_move'::regclass`
  const [before] = await query<{ parts: number }>(server.database.superUrl, parts)
  await query(
    server.database.superUrl,
    `do $$ begin execute format('drop table inventory.%I', 'stock_move_' || to_char(current_date + interval '2 months', 'YYYY_MM')); end $$`,
  )
  await crowd.inTransaction({ companyId }, makeMonthsAhead)
  await crowd.inTransaction({ companyId }, makeMonthsAhead)
  expect(await query(server.database.superUrl, parts)).toEqual([before])
})
