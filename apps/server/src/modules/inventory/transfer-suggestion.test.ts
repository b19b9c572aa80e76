import { transfer } from '@countinghouse/contract/inventory/transfer'
import { fillUpDays, lowStockDays } from '@countinghouse/contract/inventory/transfer-settings'
import { findSuggestion } from '@countinghouse/contract/inventory/transfer-suggestion'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { asSuperuser } from '../../../../../tests/support/people.ts'
import { createProduct, createProducts } from '../../../../../tests/support/products.ts'
import type { Client } from '../../../../../tests/support/server.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { anotherStore, post } from '../../../../../tests/support/stock.ts'
import { scansOf } from '../../../../../tests/support/table-scans.ts'
import { transferPermissions } from '../../../../../tests/support/transfers.ts'

const server = useServer({ isOwn: true })

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
}

/** A warehouse and a shop, with so much of each item, and a way to move them. */
async function shops(items: number, opening: { there: number; here: number }) {
  const tenant = await server.company()
  const { companyId, storeId: fromStoreId, owner } = tenant
  const { db, database } = { db: server.app.db, database: server.database }
  const { storeId: toStoreId } = await anotherStore(db, database.superUrl, { companyId, code: 'TWO' })
  // Where days begin as those of `daysAgo` do.
  await asSuperuser(server, `update erp.store set timezone = 'UTC' where company_id = $1`, [companyId])
  const variants: number[] = []
  for (let at = 0; at < items; at++) {
    const { variantIds } = await createProduct(db, companyId, { name: `Item ${at + 1}` })
    variants.push(variantIds[0] ?? 0)
  }
  const begin = async (storeId: number, quantity: number) => {
    const lines = variants.map((variantId) => ({ kind: 'opening' as const, variantId, quantity, unitCost: '2' }))
    if (quantity > 0) await post(db, companyId, { storeId, effectiveOn: daysAgo(60), lines })
  }
  await begin(fromStoreId, opening.there)
  await begin(toStoreId, opening.here)
  const move = async (kind: 'sale' | 'sale_return', at: number, quantity: number, more: Partial<Where> = {}) => {
    const { storeId = toStoreId, on = daysAgo(3) } = more
    const cost = kind === 'sale_return' ? { unitCost: '2' } : {}
    const lines = [{ kind, variantId: variants[at] ?? 0, quantity, ...cost }]
    await post(db, companyId, { storeId, effectiveOn: on, lines, mayOversell: true })
  }
  const stores = { fromStoreId, toStoreId }
  const suggested = async (client: Client = owner) =>
    (await client.call(findSuggestion, stores)).items.map(({ variantId, product: _name, sku: _sku, ...metrics }) => ({
      at: variants.indexOf(variantId),
      ...metrics,
    }))
  return { ...tenant, stores, variants, move, suggested }
}
type Where = { readonly storeId: number; readonly on: string }

test('what lasts a week is filled up for three, from what the other store does not need itself', async () => {
  const { owner, stores, variants, move, suggested } = await shops(2, { there: 10, here: 20 })
  // 17 of 20 in 28 days: 3 last five days; 12.75 last 21, so 10 are missing.
  await move('sale', 0, 18)
  await move('sale_return', 0, 1)
  // Lasts eight days.
  await move('sale', 1, 15)
  // Too long ago, and today, which is not over.
  await move('sale', 1, 1, { on: daysAgo(31) })
  const metrics = { at: 0, sold: 17, free: 3, coming: 0, there: 10, wanted: 10 }
  expect(await suggested()).toEqual([{ ...metrics, suggested: 10 }])
  // The other store sells as well: it keeps three of its six.
  await move('sale', 0, 4, { storeId: stores.fromStoreId })
  expect(await suggested()).toEqual([{ ...metrics, there: 6, suggested: 3 }])
  // What is asked for is on its way, a draft too.
  const lines = [{ variantId: variants[0] ?? 0, quantity: 1 }]
  await owner.call(transfer.routes.create, { uid: crypto.randomUUID(), ...stores, requestedOn: daysAgo(0), lines })
  expect(await suggested()).toEqual([{ ...metrics, coming: 1, wanted: 9, there: 6, suggested: 3 }])
  const answer = await owner.call(findSuggestion, stores)
  expect(answer).toMatchObject({ lowDays: lowStockDays.initial, fillDays: fillUpDays.initial, isMore: false })
  expect((await owner.call(findSuggestion, { ...stores, fromStoreId: stores.toStoreId })).items).toEqual([])
})

test('goods sold beyond the stock are wanted first; what nobody can spare stands behind what can be had', async () => {
  const { move, suggested } = await shops(3, { there: 4, here: 10 })
  await move('sale', 0, 10)
  await move('sale', 1, 12)
  await move('sale', 2, 28, { on: daysAgo(2) })
  await move('sale', 2, 4, { on: daysAgo(0) })
  // Only what a receipt covers counts as sold, but two and twenty-two are owed.
  expect((await suggested()).map(({ at, free, suggested: few }) => [at, free, few])).toEqual([
    [2, -22, 4],
    [1, -2, 4],
    [0, 0, 4],
  ])
  const { move: sell, suggested: nowhere, stores } = await shops(2, { there: 4, here: 10 })
  await sell('sale', 0, 10)
  await sell('sale', 1, 9)
  await sell('sale', 0, 4, { storeId: stores.fromStoreId })
  expect((await nowhere()).map(({ at, wanted, suggested: few }) => [at, wanted, few])).toEqual([
    [1, 6, 4],
    [0, 8, 0],
  ])
})

test('goods out of use and those that are never reordered are not suggested; settings of the store say what is low', async () => {
  const { companyId, owner, stores, variants, move, suggested } = await shops(3, { there: 50, here: 20 })
  for (const at of [0, 1, 2]) await move('sale', at, 14)
  expect(await suggested()).toEqual([])
  await asSuperuser(
    server,
    `insert into erp.setting (company_id, key, store_id, value) values
      ($1, 'inventory.low_stock_days', $2, '12'), ($1, 'inventory.fill_up_days', $2, '5')`,
    [companyId, stores.toStoreId],
  )
  // Filled up at least to where it is no longer low.
  expect(await suggested()).toEqual([])
  await move('sale', 0, 1)
  await move('sale', 1, 1)
  await move('sale', 2, 1)
  expect((await suggested()).map(({ wanted }) => wanted)).toEqual([2, 2, 2])
  expect(await owner.call(findSuggestion, stores)).toMatchObject({ lowDays: 12, fillDays: 12 })
  await asSuperuser(server, `update procure.variant set status = 'discontinued' where id = $1`, [variants[0]])
  await asSuperuser(
    server,
    `with above as (insert into procure.category (company_id, code, name, reorder) values ($1, 'NEVER', 'Never', 'none') returning id)
     update procure.category c set parent_id = a.id from above a, procure.variant v join procure.product p on p.id = v.product_id
     where v.id = $2 and c.id = p.category_id`,
    [companyId, variants[1]],
  )
  expect((await suggested()).map(({ at }) => at)).toEqual([2])
})

test('whoever works in neither store is told of none of them, and whoever may not ask of nothing', async () => {
  const { companyId, stores, move, suggested, as } = await shops(1, { there: 10, here: 10 })
  await move('sale', 0, 9)
  const far = await anotherStore(server.app.db, server.database.superUrl, { companyId, code: 'FAR' })
  const told = async (storeId: number) =>
    await suggested(await as({ may: transferPermissions.ask, storeIds: [storeId] }))
  expect(await told(stores.toStoreId)).toHaveLength(1)
  expect(await told(stores.fromStoreId)).toHaveLength(1)
  const stranger = await as({ may: transferPermissions.ask, storeIds: [far.storeId] })
  expect(await stranger.send(findSuggestion, stores)).toMatchObject({ status: 404, body: { errorType: 'not_found' } })
  const reader = await as({ may: ['createito:view'] })
  expect(await reader.send(findSuggestion, stores)).toMatchObject({ status: 403 })
  const other = await server.company()
  expect(await other.owner.send(findSuggestion, stores)).toMatchObject({ status: 404 })
})

test('whatever was sold, what is suggested is what a model of both stores says, and never empties the other one', async () => {
  const opening = { there: 30, here: 14 }
  const { stores, move, suggested } = await shops(6, opening)
  const drawn = fc.record({
    kind: fc.constantFrom('sale' as const, 'sale' as const, 'sale' as const, 'sale_return' as const),
    at: fc.nat({ max: 5 }),
    halves: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 0, max: 40 }),
    isThere: fc.boolean(),
  })
  const begun = (quantity: number) => Array.from({ length: 6 }, () => ({ free: quantity, sold: 0 }))
  const [here, there] = [begun(opening.here), begun(opening.there)]
  for (const { kind, at, halves, day, isThere } of fc.sample(drawn, 90)) {
    const pool = (isThere ? there : here)[at] ?? { free: 0, sold: 0 }
    // Sold beyond the stock counts on the day of its receipt, which is another test.
    const quantity = kind === 'sale' ? Math.min(pool.free, halves / 2) : halves / 2
    if (quantity === 0) continue
    const storeId = isThere ? stores.fromStoreId : stores.toStoreId
    await move(kind, at, quantity, { on: daysAgo(day), storeId })
    const net = kind === 'sale' ? quantity : -quantity
    pool.free -= net
    if (day >= 1 && day <= 28) pool.sold += net
  }
  const expected = here.flatMap(({ free, sold }, at) => {
    if (sold <= 0 || free > (sold * 7) / 28) return []
    const other = there[at] ?? { free: 0, sold: 0 }
    const wanted = Math.ceil((sold * 21) / 28 - free)
    const spare = Math.floor(Math.max(0, other.free - (Math.max(0, other.sold) * 21) / 28))
    return [{ at, sold, free, coming: 0, there: other.free, wanted, suggested: Math.min(wanted, spare) }]
  })
  const found = await suggested()
  expect(found.toSorted((one, other) => one.at - other.at)).toEqual(expected.filter(({ wanted }) => wanted > 0))
})

test('goods are found by the days of two stores and by what is open, however much was sold and transferred before', async () => {
  const { companyId, owner, stores } = await shops(0, { there: 0, here: 0 })
  await query(
    server.database.superUrl,
    `with pools as (
      insert into inventory.stock_pool (company_id, store_id, is_transit, variant_id, on_hand, owned_quantity, allocatable)
      select $1, $2, false, id, 60, 60, 60 from unnest($4::bigint[]) id)
    insert into inventory.stock_day (company_id, store_id, is_transit, variant_id, day, kind, out_quantity)
    select $1, $3, false, id, d::date, 'sale', 1 from unnest($4::bigint[]) id, generate_series(current_date - 180, current_date - 1, '1 day') d`,
    [companyId, stores.fromStoreId, stores.toStoreId, await createProducts(server.app.db, companyId, 1100)],
  )
  await query(
    server.database.superUrl,
    `set session_replication_role = replica;
     insert into inventory.transfer (company_id, uid, number, from_store_id, to_store_id, requested_on, status, submitted_by)
     select ${companyId}, gen_random_uuid(), 'OLD-' || n, ${stores.fromStoreId}, ${stores.toStoreId}, current_date, 'rejected',
       ${owner.user?.Usr_userid ?? 0}
     from generate_series(1, 2000) n`,
  )
  await query(server.database.superUrl, 'analyze inventory.stock_day, inventory.stock_pool, inventory.transfer')
  const scans = () => scansOf(server.database, 'inventory', '^(stock_(day|pool)|transfer|transfer_line)$')
  const before = await scans()
  const answer = await owner.call(findSuggestion, stores)
  expect(answer).toMatchObject({ isMore: true, items: { length: 1000 } })
  expect(answer.items[0]).toMatchObject({ sold: 28, free: 0, there: 60, wanted: 21, suggested: 21 })
  expect(await scans()).toEqual(before)
})
