import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { createProduct } from '../../../../../tests/support/products.ts'
import { demandsOf } from '../../../../../tests/support/reservations.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { answersOf, expectWholeLedger, placesOf, post } from '../../../../../tests/support/stock.ts'
import { deallocateStock, expireReservations, startPicks } from './index.ts'

const server = useServer({ isOwn: true })

async function shop(quantity: number) {
  const { companyId, storeId } = await server.company()
  const { db } = server.app
  const { variantIds } = await createProduct(db, companyId)
  const [variantId = 0] = variantIds
  const { shelf = 0 } = await placesOf(db, companyId, storeId)
  const move = (event: Partial<Parameters<typeof post>[2]> & Pick<Parameters<typeof post>[2], 'lines'>) =>
    post(db, companyId, { storeId, ...event })
  await move({ lines: [{ kind: 'opening', variantId, quantity, unitCost: '1' }] })
  return {
    companyId,
    storeId,
    variantId,
    shelf,
    move,
    ...demandsOf(db, companyId, { storeId, variantId }),
    sell: (sold: number, more: Partial<Parameters<typeof post>[2]> = {}) =>
      move({ lines: [{ kind: 'sale', variantId, quantity: sold }], ...more }),
    count: (lost: number) => move({ lines: [{ kind: 'count_out', variantId, quantity: lost }] }),
    start: (allocationId: number, isStarted = true) =>
      answersOf(db, companyId, startPicks(companyId, [allocationId], isStarted)),
  }
}

async function placeOf(companyId: number, storeId: number, code: string): Promise<number> {
  const [{ id } = { id: 0 }] = await query<{ id: number }>(
    server.database.superUrl,
    `insert into inventory.location (company_id, store_id, code, name, kind, is_allocatable) values ($1, $2, $3, $3, 'staging', true) returning id`,
    [companyId, storeId, code],
  )
  return Number(id)
}

test('stock is promised as far as it is free, and more of it when more comes', async () => {
  const { variantId, promise, pool, move } = await shop(10)
  const wanted = [
    [1, 6],
    [2, 3],
    [3, 4],
  ] as const
  const first = await promise(wanted)
  expect(first.map(({ demandId, quantity }) => [demandId, Number(quantity)])).toEqual([
    [1, 6],
    [2, 3],
    [3, 1],
  ])
  expect(await promise(wanted)).toEqual(first)
  expect(await pool()).toEqual({ allocatable: 10, reserved: 10, allocated: 0 })
  expect(await promise([[4, 1]])).toEqual([{ demandId: 4, reservationId: null, quantity: '0' }])
  await move({ lines: [{ kind: 'opening', variantId, quantity: 5, unitCost: '1' }] })
  expect((await promise(wanted)).map(({ quantity }) => Number(quantity))).toEqual([6, 3, 4])
  expect(await pool()).toEqual({ allocatable: 15, reserved: 13, allocated: 0 })
  await expectWholeLedger(server.database.maintUrl)
})

test('all or nothing is refused with what is lacking, and promises nothing', async () => {
  const { variantId, promise, pool } = await shop(10)
  const wanted = [
    [1, 6],
    [2, 5],
  ] as const
  await expect(promise(wanted, { allOrNothing: true })).rejects.toMatchObject({
    code: 'inventory.insufficient_stock',
    details: { lines: [{ variantId, locationId: null, need: 11, free: 10 }] },
  })
  expect(await pool()).toMatchObject({ reserved: 0 })
  await expect(
    promise([
      [1, 1],
      [1, 2],
    ]),
  ).rejects.toMatchObject({ code: 'inventory.bad_line' })
  await expect(promise([[1, 0]])).rejects.toMatchObject({ code: 'inventory.bad_line' })
})

test('what is promised or allocated is not sold to others, and what is released is', async () => {
  const { promise, allocate, release, sell, pool } = await shop(10)
  const [first, second] = await promise([
    [1, 4],
    [2, 3],
  ])
  await allocate(first?.reservationId ?? 0)
  expect(await pool()).toEqual({ allocatable: 10, reserved: 3, allocated: 4 })
  await expect(sell(4)).rejects.toMatchObject({
    code: 'inventory.insufficient_stock',
    details: { lines: [{ need: 4, free: 3 }] },
  })
  await sell(3)
  expect(await release(1)).toMatchObject([{ demandId: 1 }])
  expect(await release(1)).toEqual([])
  await sell(4)
  await expect(sell(1)).rejects.toMatchObject({ code: 'inventory.insufficient_stock' })
  await allocate(second?.reservationId ?? 0)
  expect(await pool()).toEqual({ allocatable: 3, reserved: 0, allocated: 3 })
  await expectWholeLedger(server.database.maintUrl)
})

test('places are taken in the order of what expires first, then what came first, and never what has expired', async () => {
  const { companyId, storeId, variantId, promise, allocate, move } = await shop(1)
  const lots = await query<{ id: number }>(
    server.database.superUrl,
    `insert into inventory.stock_lot (company_id, variant_id, lot_no, expires_on)
     values ($1, $2, 'LATE', current_date + 90), ($1, $2, 'SOON', current_date + 5), ($1, $2, 'GONE', current_date - 3) returning id`,
    [companyId, variantId],
  )
  const [late = 0, soon = 0, gone = 0] = lots.map(({ id }) => Number(id))
  const back = await placeOf(companyId, storeId, 'BACK')
  const old = await placeOf(companyId, storeId, 'OLD')
  const receive = (line: { lotId?: number; toLocationId?: number }, effectiveOn: string) =>
    move({ effectiveOn, lines: [{ kind: 'opening', variantId, quantity: 2, unitCost: '1', ...line }] })
  await receive({ lotId: late }, '2026-03-01')
  await receive({ lotId: soon }, '2026-03-02')
  await receive({ lotId: gone }, '2026-03-03')
  await receive({ toLocationId: back }, '2026-03-04')
  await receive({ toLocationId: old }, '2026-02-04')
  const [reservation] = await promise([[1, 9]])
  const places = await allocate(reservation?.reservationId ?? 0)
  expect(places.map(({ lotId, locationId, quantity }) => [lotId ?? locationId, Number(quantity)])).toEqual([
    [soon, 2],
    [late, 2],
    [old, 2],
    [back, 2],
    [places.at(-1)?.locationId, 1],
  ])
  const [more] = await promise([[2, 2]])
  expect(await allocate(more?.reservationId ?? 0)).toEqual([])
  await expectWholeLedger(server.database.maintUrl)
})

test('a document takes what was allocated for it, in parts, and nobody else does', async () => {
  const { companyId, variantId, promise, allocate, move, pool } = await shop(5)
  const [reservation] = await promise([[1, 5]])
  const [place] = await allocate(reservation?.reservationId ?? 0)
  const take = (quantity: number, more: object = {}) =>
    move({
      lines: [
        {
          kind: 'sale',
          variantId,
          quantity,
          fromLocationId: place?.locationId ?? 0,
          allocationId: place?.allocationId ?? 0,
          ...more,
        },
      ],
    })
  await expect(take(6)).rejects.toMatchObject({
    code: 'inventory.insufficient_stock',
    details: { lines: [{ variantId, locationId: place?.locationId, need: 6, free: 5 }] },
  })
  await take(2)
  expect(await pool()).toEqual({ allocatable: 3, reserved: 0, allocated: 3 })
  await expect(move({ lines: [{ kind: 'sale', variantId, quantity: 1 }] })).rejects.toMatchObject({
    code: 'inventory.insufficient_stock',
  })
  const elsewhere = await shop(1)
  await expect(take(1, { fromLocationId: elsewhere.shelf })).rejects.toMatchObject({ code: 'inventory.bad_line' })
  await expect(take(1, { allocationId: 1_000_000 })).rejects.toMatchObject({ code: 'inventory.bad_line' })
  const short = deallocateStock(companyId, [place?.allocationId ?? 0])
  expect(await answersOf(server.app.db, companyId, short)).toMatchObject([{ quantity: '3.0000' }])
  await expect(take(1)).rejects.toMatchObject({ code: 'inventory.insufficient_stock' })
  expect(await pool()).toEqual({ allocatable: 3, reserved: 3, allocated: 0 })
  await expectWholeLedger(server.database.maintUrl)
})

test('the till takes what was promised, from whom can wait most, and it is kept from whom', async () => {
  const { promise, allocate, sell, losses, pool } = await shop(10)
  const [kept] = await promise([[1, 2]], { priority: 9 })
  await allocate(kept?.reservationId ?? 0)
  await promise([[2, 4]], { priority: 2 })
  await promise([[3, 3]], { priority: 7 })
  await expect(sell(2)).rejects.toMatchObject({ code: 'inventory.insufficient_stock' })
  const sale = await sell(5, { mayTakeReserved: true, mayOversell: true })
  expect(await losses(sale.posting_id)).toEqual([
    [2, 'reservation', 1],
    [3, 'reservation', 3],
  ])
  expect(await pool()).toEqual({ allocatable: 5, reserved: 3, allocated: 2 })
  const beyond = await sell(5, { mayTakeReserved: true, mayOversell: true })
  expect(await losses(beyond.posting_id)).toEqual([[2, 'reservation', 3]])
  expect(await pool()).toEqual({ allocatable: 2, reserved: 0, allocated: 2 })
  expect((await promise([[2, 4]])).map(({ quantity }) => Number(quantity))).toEqual([0])
  await expectWholeLedger(server.database.maintUrl)
})

test('a count below what is reserved takes it from whom can wait most, unless somebody is on the way to it', async () => {
  const { variantId, shelf, promise, allocate, count, start, losses, pool } = await shop(10)
  const [first] = await promise([[1, 4]], { priority: 1 })
  const [second] = await promise([[2, 4]], { priority: 8 })
  const [urgent] = await allocate(first?.reservationId ?? 0)
  await allocate(second?.reservationId ?? 0)
  const lost = await count(3)
  expect(await losses(lost.posting_id)).toEqual([
    [2, 'allocation', 1],
    [2, 'reservation', 1],
  ])
  expect(await pool()).toEqual({ allocatable: 7, reserved: 0, allocated: 7 })
  expect(await start(urgent?.allocationId ?? 0)).toHaveLength(1)
  await expect(count(4)).rejects.toMatchObject({
    code: 'inventory.reserved_in_pick',
    details: { lines: [{ variantId, locationId: shelf, missing: 1 }] },
  })
  await expect(count(8)).rejects.toMatchObject({ code: 'inventory.insufficient_stock' })
  await count(3)
  expect(await pool()).toEqual({ allocatable: 4, reserved: 0, allocated: 4 })
  await start(urgent?.allocationId ?? 0, false)
  await count(4)
  expect(await pool()).toEqual({ allocatable: 0, reserved: 0, allocated: 0 })
  await expectWholeLedger(server.database.maintUrl)
})

test('what is being picked is not released, and what nobody picks ends with its last day', async () => {
  const { companyId, promise, allocate, start, release, pool } = await shop(10)
  const [picked, waiting] = await promise(
    [
      [1, 4],
      [2, 3],
    ],
    { expiresOn: '2026-01-31' },
  )
  await promise([[3, 2]])
  const [place] = await allocate(picked?.reservationId ?? 0)
  await allocate(waiting?.reservationId ?? 0)
  await start(place?.allocationId ?? 0)
  await expect(release(1)).rejects.toMatchObject({
    code: 'inventory.reserved_in_pick',
    details: { lines: [{ demandId: 1 }] },
  })
  const expired = () => answersOf(server.app.db, companyId, expireReservations(companyId))
  expect(await expired()).toEqual([{ demandType: 'test_line', demandId: 2, quantity: '3.0000' }])
  expect(await expired()).toEqual([])
  expect(await pool()).toEqual({ allocatable: 10, reserved: 2, allocated: 4 })
  await start(place?.allocationId ?? 0, false)
  expect(await expired()).toHaveLength(1)
  expect(await pool()).toEqual({ allocatable: 10, reserved: 2, allocated: 0 })
  await expectWholeLedger(server.database.maintUrl)
})
