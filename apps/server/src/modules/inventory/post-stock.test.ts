import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { createProduct } from '../../../../../tests/support/products.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { expectWholeLedger, placesOf, poolOf, post } from '../../../../../tests/support/stock.ts'
import { scansOf } from '../../../../../tests/support/table-scans.ts'
import { openDatabase } from '../../platform/database/db.ts'

const server = useServer({ isOwn: true })

async function shop() {
  const { companyId, storeId } = await server.company()
  const { db } = server.app
  const { variantIds } = await createProduct(db, companyId, { colors: 2 })
  const [variantId = 0, other = 0] = variantIds
  return {
    companyId,
    storeId,
    variantId,
    other,
    places: await placesOf(db, companyId, storeId),
    post: (event: Parameters<typeof post>[2]) => post(db, companyId, { storeId, ...event }),
    pool: (more: { variantId?: number; storeId?: number; isTransit?: boolean } = {}) =>
      poolOf(db, companyId, { storeId, variantId, ...more }),
  }
}

test('a posting reads no table of the ledger from end to end, also on a connection that planned while it was small', async () => {
  const { companyId, storeId } = await server.company()
  const [variantId = 0] = (await createProduct(server.app.db, companyId)).variantIds
  const { appUrl, superUrl } = server.database
  const scanned = () => scansOf(server.database, 'inventory', '^(stock_|cost_mark|oversold)')
  const opening = [{ kind: 'opening', variantId, quantity: 1, unitCost: '1' }] as const
  await post(server.app.db, companyId, { storeId, lines: opening })
  await query(superUrl, 'analyze inventory.stock_posting')
  const before = new Map((await scanned()).map(({ name, count }) => [name, count]))
  const one = openDatabase({ url: appUrl, size: 1 })
  const postings = 40
  try {
    for (let n = 0; n < postings; n++) await post(one, companyId, { storeId, lines: opening })
  } finally {
    await one.close()
  }
  const often = (await scanned()).filter(({ name, count }) => count - (before.get(name) ?? 0) >= postings)
  expect(often).toEqual([])
})

test('goods come in at their cost, leave at the average, and an empty pool is worth nothing', async () => {
  const { variantId, post, pool } = await shop()
  await post({ lines: [{ kind: 'purchase_receipt', variantId, quantity: 3, unitCost: '3.333333' }] })
  expect(await pool()).toMatchObject({ onHand: 3, owned: 3, value: 1000 })
  const values = []
  for (const left of [667, 333, 0]) {
    values.push((await post({ lines: [{ kind: 'sale', variantId, quantity: 1 }] })).value_minor)
    expect((await pool()).value).toBe(left)
  }
  expect(values).toEqual([-333, -334, -333])
  await expectWholeLedger(server.database.maintUrl)
})

test('M1: 100 at 10.00 and 50 at 13.00 average 11.00; 60 leave at 660.00', async () => {
  const { variantId, post, pool } = await shop()
  await post({ lines: [{ kind: 'purchase_receipt', variantId, quantity: 100, unitCost: '10' }] })
  await post({ lines: [{ kind: 'purchase_receipt', variantId, quantity: 50, unitCost: '13' }] })
  expect((await post({ lines: [{ kind: 'scrap', variantId, quantity: 60 }] })).value_minor).toBe(-66_000)
  expect(await pool()).toMatchObject({ owned: 90, value: 99_000 })
})

test('M4: what was sold beyond the stock is a debt, and the next receipt covers it at its own cost', async () => {
  const { companyId, variantId, post, pool } = await shop()
  await post({ lines: [{ kind: 'opening', variantId, quantity: 1, unitCost: '3' }] })
  await post({ lines: [{ kind: 'sale', variantId, quantity: 3 }], mayOversell: true })
  expect(await pool()).toEqual({ onHand: 0, owned: 0, value: 0, debt: 2, debtValue: 600 })
  await post({ lines: [{ kind: 'purchase_receipt', variantId, quantity: 20, unitCost: '3.30' }] })
  expect(await pool()).toEqual({ onHand: 18, owned: 18, value: 5940, debt: 0, debtValue: 0 })
  const marks = await query(
    server.database.superUrl,
    `select rest::float8, (select sum(value_minor)::int from inventory.stock_revaluation where company_id = $1) as correction
     from inventory.cost_mark where company_id = $1 order by id desc limit 1`,
    [companyId],
  )
  expect(marks).toEqual([{ rest: 0.9, correction: 60 }])
  await expectWholeLedger(server.database.maintUrl)
})

test('what is short is refused with every line, and leaves no trace', async () => {
  const { companyId, variantId, other, post, places } = await shop()
  await post({ lines: [{ kind: 'opening', variantId, quantity: 2, unitCost: '1' }] })
  const lines = [
    { kind: 'adjust_out', variantId, quantity: 3 },
    { kind: 'adjust_out', variantId: other, quantity: 1 },
  ] as const
  await expect(post({ lines })).rejects.toMatchObject({
    code: 'inventory.insufficient_stock',
    details: {
      lines: [
        { variantId, locationId: places['shelf'], need: 3, free: 2 },
        { variantId: other, locationId: places['shelf'], need: 1, free: 0 },
      ],
    },
  })
  await expect(post({ lines: [{ kind: 'sale', variantId, quantity: 2.5 }] })).rejects.toMatchObject({
    details: { lines: [{ variantId, locationId: null, need: 2.5, free: 2 }] },
  })
  expect(
    await query(
      server.database.superUrl,
      'select count(*)::int as n from inventory.stock_posting where company_id = $1',
      [companyId],
    ),
  ).toEqual([{ n: 1 }])
})

test('an event posts once for ever: again it answers what it was', async () => {
  const { variantId, post, pool } = await shop()
  const event = { sourceId: 1_000_001, lines: [{ kind: 'opening', variantId, quantity: 5, unitCost: '2' }] } as const
  const twins = await Promise.all(Array.from({ length: 8 }, () => post(event)))
  expect(twins.filter(({ is_replayed }) => !is_replayed)).toHaveLength(1)
  expect(new Set(twins.map(({ posting_id, value_minor }) => `${posting_id} ${value_minor}`)).size).toBe(1)
  expect(await pool()).toMatchObject({ owned: 5, value: 1000 })
})

test('a line that names no place sells from the main shelf first, then what came earliest, then what is not there', async () => {
  const { companyId, storeId, variantId, post, pool } = await shop()
  const [{ id: back } = { id: 0 }] = await query<{ id: number }>(
    server.database.superUrl,
    `insert into inventory.location (company_id, store_id, code, name, kind, is_allocatable) values ($1, $2, 'BACK', 'Back', 'staging', true) returning id`,
    [companyId, storeId],
  )
  await post({ lines: [{ kind: 'opening', variantId, quantity: 2, unitCost: '1' }] })
  await post({ lines: [{ kind: 'opening', variantId, quantity: 3, unitCost: '1', toLocationId: Number(back) }] })
  await post({
    lines: [
      { kind: 'sale', variantId, quantity: 4 },
      { kind: 'sale', variantId, quantity: 2 },
    ],
    mayOversell: true,
    sourceId: 2_000_001,
  })
  expect(
    await query(
      server.database.superUrl,
      `select m.kind, l.code, m.quantity::float8 from inventory.stock_move m
       join inventory.stock_posting p on p.company_id = m.company_id and p.id = m.posting_id
       join inventory.location l on l.company_id = m.company_id and l.id = m.from_location_id
       where m.company_id = $1 and p.source_id = 2000001 order by m.line_no`,
      [companyId],
    ),
  ).toEqual([
    { kind: 'sale', code: 'S1-SHELF', quantity: 2 },
    { kind: 'sale', code: 'BACK', quantity: 1 },
    { kind: 'sale', code: 'BACK', quantity: 2 },
    { kind: 'oversold_out', code: 'OVERSOLD', quantity: 1 },
  ])
  expect(await pool()).toMatchObject({ onHand: 0, debt: 1 })
  await expectWholeLedger(server.database.maintUrl)
})

test('goods on their way keep the value they left with, and arrive with it in parts', async () => {
  const { companyId, variantId, post, pool } = await shop()
  const [{ id: second } = { id: 0 }] = await query<{ id: number }>(
    server.database.superUrl,
    `insert into erp.store (company_id, code, name, type, country_code, timezone) values ($1, 'TWO', 'Two', 'shop', 'GB', 'Europe/London') returning id`,
    [companyId],
  )
  const there = await placesOf(server.app.db, companyId, Number(second))
  const transit = there['transit'] ?? 0
  await post({ lines: [{ kind: 'opening', variantId, quantity: 3, valueMinor: 1000 }] })
  await post({ lines: [{ kind: 'ito_dispatch', variantId, quantity: 2, toLocationId: transit }] })
  const onTheWay = { storeId: Number(second), isTransit: true }
  expect(await pool()).toMatchObject({ owned: 1, value: 333 })
  expect(await pool(onTheWay)).toMatchObject({ owned: 2, value: 667 })
  const arrive = (valueMinor: number) =>
    post({
      storeId: Number(second),
      lines: [
        {
          kind: 'ito_receive',
          variantId,
          quantity: 1,
          fromLocationId: transit,
          toLocationId: there['shelf'] ?? 0,
          valueMinor,
        },
      ],
    })
  await arrive(334)
  await arrive(333)
  expect(await pool(onTheWay)).toMatchObject({ onHand: 0, value: 0 })
  expect(await pool({ storeId: Number(second) })).toMatchObject({ owned: 2, value: 667 })
  await expectWholeLedger(server.database.maintUrl)
})

test('a supplier’s goods are counted and not valued; ours are sold first', async () => {
  const { companyId, variantId, post, pool } = await shop()
  const [{ id: supplier } = { id: 0 }] = await query<{ id: number }>(
    server.database.superUrl,
    `insert into procure.supplier (company_id, code, name) values ($1, 'S', 'S') returning id`,
    [companyId],
  )
  await post({ lines: [{ kind: 'purchase_receipt', variantId, quantity: 4, ownerId: Number(supplier) }] })
  await post({ lines: [{ kind: 'purchase_receipt', variantId, quantity: 2, unitCost: '5' }] })
  expect(await pool()).toMatchObject({ onHand: 6, owned: 2, value: 1000 })
  expect((await post({ lines: [{ kind: 'sale', variantId, quantity: 3 }] })).value_minor).toBe(-1000)
  expect(await pool()).toMatchObject({ onHand: 3, owned: 0, value: 0 })
  await expectWholeLedger(server.database.maintUrl)
})

test.each([
  ['no quantity', { kind: 'sale', quantity: 0 }, 'inventory.bad_line'],
  ['more than four decimals', { kind: 'sale', quantity: 1.00001 }, 'inventory.bad_line'],
  ['a value of its own for what leaves', { kind: 'scrap', quantity: 1, valueMinor: 5 }, 'inventory.bad_line'],
  ['nobody knows its cost', { kind: 'adjust_in', quantity: 1 }, 'inventory.cost_required'],
] as const)('a line is refused: %s', async (_case, line, code) => {
  const { variantId, post } = await shop()
  await expect(post({ lines: [{ variantId, ...line }] })).rejects.toMatchObject({ code })
})

test('places, goods and owners of another company are refused, and so is a lot of a sale that names no place', async () => {
  const { companyId, variantId, post } = await shop()
  const other = await shop()
  const refused = [
    { kind: 'opening', variantId, quantity: 1, unitCost: '1', toLocationId: other.places['shelf'] ?? 0 },
    { kind: 'sale', variantId, quantity: 1, lotId: 1 },
    { kind: 'sale', variantId, quantity: 1, ownerId: 1 },
  ] as const
  for (const line of refused)
    await expect(post({ lines: [line] })).rejects.toMatchObject({ code: 'inventory.bad_line' })
  const foreign = { kind: 'opening', variantId: other.variantId, quantity: 1, unitCost: '1' } as const
  await expect(post({ lines: [foreign] })).rejects.toMatchObject({ code: 'invalid_input' })
  const owned = { kind: 'purchase_receipt', variantId, quantity: 1, ownerId: 1_000_000 } as const
  await expect(post({ lines: [owned] })).rejects.toMatchObject({ code: 'invalid_input' })
  const count = 'select count(*)::int as n from inventory.stock_posting where company_id = $1'
  expect(await query(server.database.superUrl, count, [companyId])).toEqual([{ n: 0 }])
})

test('nothing is posted into a closed month, into a blocked place, or for another company', async () => {
  const { companyId, variantId, post, places } = await shop()
  const line = { kind: 'opening', variantId, quantity: 1, unitCost: '1' } as const
  await post({ lines: [line] })
  await query(
    server.database.superUrl,
    `update accounts.period set stock = 'closed' where company_id = $1 and starts_on = '2026-03-01'`,
    [companyId],
  )
  await expect(post({ lines: [line] })).rejects.toMatchObject({
    code: 'accounts.period_closed',
    details: { month: '2026-03' },
  })
  await query(
    server.database.superUrl,
    `update inventory.location set blocks_in = true, block_reason = 'Wet floor' where company_id = $1 and id = $2`,
    [companyId, places['shelf']],
  )
  await expect(post({ effectiveOn: '2026-04-01', lines: [line] })).rejects.toMatchObject({
    code: 'inventory.location_blocked',
    details: { locations: [{ locationId: places['shelf'], code: 'S1-SHELF', reason: 'Wet floor' }] },
  })
  const { companyId: stranger } = await server.company()
  const foreign = server.app.db.inTransaction({ companyId: stranger }, async (tx) => {
    const { postStock } = await import('./index.ts')
    await postStock(
      { companyId, userId: null, requestId: 'x' },
      { sourceType: 'test', sourceId: 9, eventNo: 1, effectiveOn: '2026-04-01', lines: [line] },
    ).execute(tx)
  })
  await expect(foreign).rejects.toMatchObject({ code: '42501' })
})
