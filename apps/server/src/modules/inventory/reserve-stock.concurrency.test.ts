import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inputs, patienceMs } from '../../../../../tests/faults/inputs.ts'
import {
  countOf,
  expectNoDeadlock,
  inCrowd,
  mixed,
  times,
  notifiedOf,
} from '../../../../../tests/support/run-concurrently.ts'
import { query } from '../../../../../tests/support/database.ts'
import { whileHeld } from '../../../../../tests/support/lock-waits.ts'
import { createProduct } from '../../../../../tests/support/products.ts'
import { demandsOf } from '../../../../../tests/support/reservations.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import {
  anotherStore,
  answersOf,
  expectWholeLedger,
  issuesOf,
  placesOf,
  post,
  revalue,
  reverse,
} from '../../../../../tests/support/stock.ts'
import type { Database } from '../../platform/database/db.ts'
import { openDatabase } from '../../platform/database/db.ts'
import type { StockLine } from './index.ts'
import { deallocateStock, reserveStock, releaseStock, startPicks } from './index.ts'

const server = useServer({ isOwn: true })
let crowd: Database

beforeAll(() => {
  crowd = openDatabase({ url: server.database.appUrl, size: 32 })
})
afterAll(async () => {
  await crowd.close()
})

async function shop(quantity: number) {
  const { companyId, storeId } = await server.company()
  const { variantIds } = await createProduct(server.app.db, companyId)
  const [variantId = 0] = variantIds
  const { shelf = 0 } = await placesOf(server.app.db, companyId, storeId)
  const move = (line: Omit<StockLine, 'variantId'>, more: object = {}) =>
    post(crowd, companyId, { storeId, lines: [{ variantId, ...line }], ...more })
  await move({ kind: 'opening', quantity, unitCost: '1' })
  return { companyId, storeId, variantId, shelf, move, ...demandsOf(crowd, companyId, { storeId, variantId }) }
}

test('C5: of 20 orders of one, ten get one of ten, in part as all or nothing', async () => {
  for (const allOrNothing of [false, true]) {
    const { companyId, promise, pool } = await shop(10)
    const ask = (at: number) =>
      promise([[at + 1, 1]], { allOrNothing }).then(
        ([one]) => (Number(one?.quantity) === 1 ? 'reserved' : 'waits'),
        (error: { code: string }) => error.code,
      )
    const told = await whileHeld(server.database.superUrl, { table: 'inventory.stock_pool', companyId }, () =>
      Promise.all(times(20).map(ask)),
    )
    expect(countOf(told, 'reserved')).toBe(10)
    expect(countOf(told, allOrNothing ? 'inventory.insufficient_stock' : 'waits')).toBe(10)
    expect(await pool()).toEqual({ allocatable: 10, reserved: 10, allocated: 0 })
  }
  await expectWholeLedger(server.database.maintUrl)
})

test('whoever sells and whoever promises the last pieces at once never have them both', async () => {
  for (const _round of times(inputs.buyerRounds)) {
    const { companyId, promise, move, pool } = await shop(12)
    const [sold, reserved] = await whileHeld(
      server.database.superUrl,
      { table: 'inventory.stock_pool', companyId },
      () =>
        Promise.all([
          Promise.all(times(12).map(() => notifiedOf(move({ kind: 'sale', quantity: 1 })))),
          Promise.all(times(12).map(async (at) => Number((await promise([[at + 1, 1]]))[0]?.quantity))),
        ]),
    )
    const left = 12 - countOf(sold, 'done')
    const got = reserved.reduce((sum, one) => sum + one, 0)
    expect(got).toBe(left)
    expect(await pool()).toEqual({ allocatable: left, reserved: left, allocated: 0 })
  }
  await expectWholeLedger(server.database.maintUrl)
})

test('a reservation that is allocated by many at once lies in places once, and is taken once', async () => {
  const { promise, allocate, move, shelf, pool } = await shop(10)
  const [reservation] = await promise([[1, 7]])
  const found = await Promise.all(times(8).map(() => allocate(reservation?.reservationId ?? 0)))
  const places = found.flat()
  expect(places).toMatchObject([{ quantity: '7.0000' }])
  const { allocationId } = places[0] ?? { allocationId: 0 }
  const taken = times(10).map(() =>
    notifiedOf(move({ kind: 'sale', quantity: 1, fromLocationId: shelf, allocationId })),
  )
  const told = await Promise.all(taken)
  expect([countOf(told, 'done'), countOf(told, 'inventory.insufficient_stock')]).toEqual([7, 3])
  expect(await pool()).toEqual({ allocatable: 3, reserved: 0, allocated: 0 })
  await expectWholeLedger(server.database.maintUrl)
})

test('C12: a count below what is reserved and who starts to pick it: one of them wins, never both', async () => {
  for (const _round of times(2 * inputs.buyerRounds)) {
    const { companyId, promise, allocate, move, pool } = await shop(5)
    const [reservation] = await promise([[1, 5]])
    const [place] = await allocate(reservation?.reservationId ?? 0)
    const start = answersOf(crowd, companyId, startPicks(companyId, [place?.allocationId ?? 0], true))
    const [told, started] = await Promise.all([notifiedOf(move({ kind: 'count_out', quantity: 5 })), start])
    expect([told, started.length]).toEqual(started.length === 1 ? ['inventory.reserved_in_pick', 1] : ['done', 0])
    expect(await pool()).toEqual(
      started.length === 1
        ? { allocatable: 5, reserved: 0, allocated: 5 }
        : { allocatable: 0, reserved: 0, allocated: 0 },
    )
  }
  await expectWholeLedger(server.database.maintUrl)
})

function eventOf({ does, quantity }: { does: 'receive' | 'sell' | 'till' | 'count'; quantity: number }) {
  const line = {
    receive: { kind: 'purchase_receipt', quantity, unitCost: '1.37' },
    sell: { kind: 'sale', quantity },
    till: { kind: 'sale', quantity },
    count: { kind: 'count_out', quantity },
  } as const
  return [line[does], does === 'till' ? { mayOversell: true, mayTakeReserved: true } : {}] as const
}

test(
  'D1, P1: whatever is promised, allocated, sold, counted, released and taken back, the ledger stays whole',
  { timeout: patienceMs },
  async () => {
    const quantity = fc.integer({ min: 1, max: 12 })
    const demandId = fc.integer({ min: 1, max: 4 })
    const step = fc.oneof(
      fc.record({
        does: fc.constant('reservation' as const),
        demandId,
        quantity,
        priority: fc.integer({ min: 1, max: 9 }),
      }),
      fc.record({
        does: fc.constantFrom(
          'allocate' as const,
          'start' as const,
          'deallocate' as const,
          'release' as const,
          'take' as const,
        ),
        demandId,
      }),
      fc.record({
        does: fc.constantFrom('receive' as const, 'sell' as const, 'till' as const, 'count' as const),
        quantity,
      }),
      fc.record({ does: fc.constant('reverse' as const), back: fc.integer({ min: 1, max: 3 }) }),
    )
    const allowed = /^(done|inventory\.(insufficient_stock|reserved_in_pick|already_reversed|not_reversible))$/
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: inputs.modelSteps }), async (steps) => {
        const { companyId, shelf, move, promise, allocate, release } = await shop(9)
        const [reservations, places, postings] = [new Map<number, number>(), new Map<number, number>(), [] as number[]]
        const posted = async (line: Omit<StockLine, 'variantId'>, more: object = {}) => {
          postings.push((await move(line, more)).posting_id)
        }
        const run = async (one: (typeof steps)[number]): Promise<unknown> => {
          if (one.does === 'reservation') {
            const [got] = await promise([[one.demandId, one.quantity]], { priority: one.priority })
            if (got?.reservationId !== null && got !== undefined) reservations.set(one.demandId, got.reservationId)
            return got
          }
          if ('quantity' in one) return await posted(...eventOf(one))
          if (one.does === 'reverse') {
            const postingId = postings.at(-one.back)
            return postingId === undefined ? null : await reverse(crowd, companyId, { postingId })
          }
          const place = places.get(one.demandId) ?? 0
          if (one.does === 'allocate') {
            const [got] = await allocate(reservations.get(one.demandId) ?? 0)
            if (got !== undefined) places.set(one.demandId, got.allocationId)
            return got
          }
          if (one.does === 'start') return await answersOf(crowd, companyId, startPicks(companyId, [place], true))
          if (one.does === 'deallocate') return await answersOf(crowd, companyId, deallocateStock(companyId, [place]))
          if (one.does === 'release') return await release(one.demandId)
          if (place === 0) return null
          return await posted({ kind: 'sale', quantity: 1, fromLocationId: shelf, allocationId: place })
        }
        for (const one of steps) expect(await notifiedOf(run(one)), JSON.stringify(one)).toMatch(allowed)
        await expectWholeLedger(server.database.maintUrl)
      }),
      { numRuns: inputs.modelRuns },
    )
  },
)

test('who promises, sells, takes back and revalues the same goods in any order of lines never waits in a circle', async () => {
  const { companyId, storeId } = await server.company()
  const { variantIds } = await createProduct(server.app.db, companyId, { colors: 4, sizes: 3 })
  const { transit, storeId: two } = await anotherStore(server.app.db, server.database.superUrl, {
    companyId,
    code: 'TWO',
  })
  const opening = variantIds.map((variantId) => ({ kind: 'opening', variantId, quantity: 500, unitCost: '2' }) as const)
  const { posting_id: postingId } = await post(crowd, companyId, { storeId, lines: opening })
  await post(crowd, companyId, { storeId: two, lines: opening })
  const stores = [storeId, two]
  const run = async (db: Database, at: number): Promise<void> => {
    const variants = mixed(variantIds, at, 5)
    const lineNo = (variantId: number) => variantIds.indexOf(variantId) + 1
    if (at % 4 === 0) {
      const lines = variants.map((variantId, n) => ({
        demandId: at * 100 + n,
        storeId: stores[n % 2] ?? 0,
        variantId,
        quantity: 1,
      }))
      await answersOf(db, companyId, reserveStock(companyId, { demandType: 'test_line', priority: 5, lines }))
      await answersOf(
        db,
        companyId,
        releaseStock(companyId, { demandType: 'test_line', demandIds: [at * 100, at * 100 + 1] }),
      )
    } else if (at % 4 === 1) {
      const lines = variants.map((variantId) => ({ postingId, lineNo: lineNo(variantId), costMinor: 10 }))
      await revalue(db, companyId, { lines })
    } else {
      const line = at % 4 === 2 ? { kind: 'sale' as const } : { kind: 'ito_dispatch' as const, toLocationId: transit }
      const lines = variants.map((variantId) => ({ ...line, variantId, quantity: 1 }))
      const posted = await post(db, companyId, { storeId, lines })
      await reverse(db, companyId, { postingId: posted.posting_id })
    }
  }
  const turns = { workers: 16, count: inputs.mixedOperations / 5 }
  await expectNoDeadlock(server.database, (many) => inCrowd(turns, (at) => run(many, at)))
  await expectWholeLedger(server.database.maintUrl)
})

test.each([
  ['reserved_is_allocated', 'update inventory.stock_balance set allocated = allocated - 1 where allocated > 0'],
  ['reserved_is_covered', 'update inventory.stock_pool set reserved = reserved + 1'],
  [
    'reservations_are_allocated',
    'update inventory.stock_reservation set allocated_quantity = allocated_quantity - 1 where allocated_quantity > 0',
  ],
  [
    'reversals_are_mirrors',
    `alter table inventory.stock_move disable trigger user; update inventory.stock_move set value_minor = value_minor + 1 where kind = 'count_out' and from_no is not null`,
  ],
])('verify sees what breaks inventory.%s', async (id, damage) => {
  const { companyId, promise, allocate, move } = await shop(9)
  const [reservation] = await promise([
    [1, 3],
    [2, 2],
  ])
  await allocate(reservation?.reservationId ?? 0)
  await reverse(crowd, companyId, { postingId: (await move({ kind: 'count_out', quantity: 1 })).posting_id })
  const issues = await issuesOf(server.database.superUrl, companyId, { id, damage })
  expect(issues.join()).toContain(`company ${companyId}`)
})

test('what was lost is kept for ever, and nobody writes reservations by himself', async () => {
  for (const statement of [
    'update inventory.stock_reservation set quantity = 5',
    'delete from inventory.stock_allocation',
    "insert into inventory.lost_reservation (company_id, posting_id, reservation_id, kind, quantity) values (1, 1, 1, 'reservation', 1)",
  ])
    await expect(query(server.database.appUrl, statement)).rejects.toMatchObject({ code: '42501' })
  await expect(query(server.database.superUrl, 'truncate inventory.lost_reservation')).rejects.toMatchObject({
    code: '42501',
  })
})
