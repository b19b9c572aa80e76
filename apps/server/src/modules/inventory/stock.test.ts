import { store } from '@countinghouse/contract/erp/store'
import { location } from '@countinghouse/contract/inventory/location'
import { getPosting } from '@countinghouse/contract/inventory/move'
import { moves } from '@countinghouse/contract/inventory/move-list'
import { getStockCard, getStockLocations, stock } from '@countinghouse/contract/inventory/stock'
import { expect, test } from 'vitest'
import { asSuperuser } from '../../../../../tests/support/people.ts'
import { createProduct } from '../../../../../tests/support/products.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { placesOf, post } from '../../../../../tests/support/stock.ts'

const server = useServer()

/** A company with goods in its store, some of them beside the shelf, and some on their way to a second store. */
async function stocked() {
  const tenant = await server.company()
  const { companyId, storeId, owner } = tenant
  const { db } = server.app
  const second = await owner.call(store.routes.create, { code: 'S2', name: 'Second', type: 'shop' })
  const there = await placesOf(db, companyId, second.id)
  const { variantIds, code } = await createProduct(db, companyId)
  const [variantId = 0] = variantIds
  await placesOf(db, companyId, storeId)
  const dock = await owner.call(location.routes.create, {
    code: 'DOCK',
    name: 'Dock',
    storeId,
    kind: 'staging',
    isAllocatable: false,
  })
  const move = (lines: Parameters<typeof post>[2]['lines']) => post(db, companyId, { storeId, lines })
  await move([{ kind: 'opening', variantId, quantity: 10, unitCost: '2.50' }])
  await move([{ kind: 'sale', variantId, quantity: 1 }])
  await move([{ kind: 'damage', variantId, quantity: 2, toLocationId: dock.id }])
  await move([{ kind: 'ito_dispatch', variantId, quantity: 3, toLocationId: there['transit'] ?? 0 }])
  return { ...tenant, variantId, code, secondId: second.id, dock }
}

test('stock says what a store has, what of it is free, and what is on its way; worth is told to whoever may see costs', async () => {
  const { owner, storeId, secondId, as } = await stocked()
  const { items } = await owner.call(stock.routes.list, { sort: ['storeId'] })
  expect(items.toSorted((one, other) => one.storeId - other.storeId)).toMatchObject([
    { storeId, onHand: 6, free: 4, onWay: 0, valueMinor: 1500, unitCost: '2.5', hasStock: true },
    { storeId: secondId, onHand: 0, free: 0, onWay: 3, valueMinor: 0, unitCost: null, hasStock: true },
  ])
  const clerk = await as({ may: ['stock:view'] })
  const [seen] = (await clerk.call(stock.routes.list, { storeId: [storeId] })).items
  expect(seen).toMatchObject({ onHand: 6 })
  expect(seen).not.toHaveProperty('valueMinor')
})

test('stock is found and ordered by quantities with decimals', async () => {
  const { companyId, storeId, owner, variantId } = await stocked()
  await post(server.app.db, companyId, {
    storeId,
    lines: [{ kind: 'adjust_in', variantId, quantity: 0.1251, unitCost: '1' }],
  })
  const found = async (requested: object) =>
    (await owner.call(stock.routes.list, { sort: ['-onHand'], ...requested })).items.map(({ onHand }) => onHand)
  expect(await found({})).toEqual([6.1251, 0])
  expect(await found({ 'onHand.atLeast': 6.1251 })).toEqual([6.1251])
  expect(await found({ 'onHand.atLeast': 6.1252 })).toEqual([])
  expect(await found({ 'onHand.between': [0, 0.5] })).toEqual([0])
  expect(await found({ onHand: [6.1251] })).toEqual([6.1251])
})

test('an opened line says where the goods lie and what they did: each move with what the store had after it, down to nothing', async () => {
  const { owner, as, storeId, code } = await stocked()
  const [line] = (await owner.call(stock.routes.list, { storeId: [storeId] })).items
  const id = line?.id ?? 0
  const { places, stores } = await owner.call(getStockLocations, { id })
  expect(places).toMatchObject([
    { code: 'S1-SHELF', isAllocatable: true, onHand: 4, allocated: 0 },
    { code: 'DOCK', isAllocatable: false, onHand: 2 },
  ])
  expect(stores.map(({ onHand, onWay }) => [onHand, onWay]).toSorted()).toEqual([
    [0, 3],
    [6, 0],
  ])
  const card = await owner.call(getStockCard, { id })
  expect(card.items).toMatchObject([
    { kind: 'ito_dispatch', change: -3, after: 6, from: 'S1-SHELF', to: 'In transit', valueMinor: 750 },
    { kind: 'damage', quantity: 2, change: 0, after: 9, to: 'DOCK' },
    { kind: 'sale', change: -1, after: 9, to: 'Customer', valueMinor: 250 },
    { kind: 'opening', change: 10, after: 10, from: 'Opening', valueMinor: 2500, path: null },
  ])
  expect(card.next).toBeNull()
  const posting = await owner.call(getPosting, { id: card.items[2]?.postingId ?? 0 })
  expect(posting).toMatchObject({
    hasMore: false,
    moves: [{ sku: code, kind: 'sale', quantity: 1, valueMinor: 250 }],
  })
  const clerk = await as({ may: ['stock:view'] })
  for (const { valueMinor } of (await clerk.call(getStockCard, { id })).items) expect(valueMinor).toBeUndefined()
})

test('a card goes on from page to page with what the store had', async () => {
  const { owner, companyId, storeId, variantId } = await stocked()
  for (let count = 0; count < 60; count++)
    await post(server.app.db, companyId, { storeId, lines: [{ kind: 'adjust_in', variantId, quantity: 1 }] })
  const [line] = (await owner.call(stock.routes.list, { storeId: [storeId] })).items
  const first = await owner.call(getStockCard, { id: line?.id ?? 0 })
  expect(first.items).toHaveLength(50)
  expect(first.items[0]?.after).toBe(66)
  const rest = await owner.call(getStockCard, { id: line?.id ?? 0, cursor: first.next ?? '' })
  expect(rest.items.map(({ after }) => after).slice(0, 2)).toEqual([16, 15])
  expect(rest.items.at(-1)).toMatchObject({ kind: 'opening', change: 10, after: 10 })
  expect((await owner.send(getStockCard, { id: line?.id, cursor: 'x' })).status).toBe(400)
})

test('moves are found by product, place and document, newest first', async () => {
  const { owner, storeId, secondId, dock, code } = await stocked()
  const { items } = await owner.call(moves.routes.list, {})
  expect(items.map(({ kind }) => kind)).toEqual(['ito_dispatch', 'damage', 'sale', 'opening'])
  expect(items[1]).toMatchObject({
    sku: code,
    fromPlace: 'S1-SHELF',
    toPlace: 'DOCK',
    quantity: 2,
    valueMinor: 500,
  })
  const found = async (requested: Record<string, unknown>) =>
    (await owner.call(moves.routes.list, requested)).items.map(({ kind }) => kind)
  expect(await found({ toLocationId: [dock.id] })).toEqual(['damage'])
  expect(await found({ toStoreId: [secondId] })).toEqual(['ito_dispatch'])
  expect(await found({ fromStoreId: [storeId], kind: ['sale', 'opening'] })).toEqual(['sale', 'opening'])
  expect(await found({ q: code })).toHaveLength(4)
})

test('whoever works in one store sees its stock, moves and postings alone, in lists, files and by id', async () => {
  const { owner, companyId, storeId, secondId, as } = await stocked()
  const may = ['stock:view', 'stock:export', 'stock:cost_view', 'moves:view', 'moves:export']
  const clerk = await as({ may, login: `clerk-${companyId}` })
  const userId = clerk.user?.Usr_userid
  const all = (await owner.call(stock.routes.list, {})).items
  const idOf = (of: number) => all.find((line) => line.storeId === of)?.id ?? 0
  expect((await clerk.call(stock.routes.list, {})).items).toHaveLength(2)
  await asSuperuser(server, 'insert into erp.user_store (company_id, user_id, store_id) values ($1, $2, $3)', [
    companyId,
    userId,
    secondId,
  ])
  await asSuperuser(
    server,
    'update erp.app_user set has_all_stores = false, default_store_id = $3 where company_id = $1 and id = $2',
    [companyId, userId, secondId],
  )
  const bound = await server.signIn(`clerk-${companyId}`)
  const seen = await bound.call(stock.routes.list, {})
  expect(seen.items.map((line) => line.storeId)).toEqual([secondId])
  expect(seen.total).toEqual({ count: 1, exact: true })
  expect((await bound.call(stock.routes.list, { storeId: [storeId] })).items).toEqual([])
  const chosen = await bound.call(stock.routes.selected, { selection: { ids: all.map(({ id }) => id) } as never })
  expect(chosen.count).toBe(1)
  for (const route of [getStockLocations, getStockCard]) {
    expect((await bound.send(route, { id: idOf(storeId) })).status).toBe(404)
    expect((await bound.send(route, { id: idOf(secondId) })).status).toBe(200)
  }
  const places = await bound.call(getStockLocations, { id: idOf(secondId) })
  expect(places.stores).toHaveLength(1)
  const { items: moved } = await bound.call(moves.routes.list, {})
  expect(moved.map(({ kind }) => kind)).toEqual(['ito_dispatch'])
  const { items: others } = await owner.call(moves.routes.list, { kind: ['sale'] })
  expect((await bound.send(getPosting, { id: others[0]?.postingId })).status).toBe(404)
  const file = await bound.send(stock.routes.exportNow as never, {
    selection: { matching: {}, except: [] },
    format: 'csv',
    separator: 'tab',
  })
  expect(file.text.trim().split('\r\n')).toHaveLength(2)
})
