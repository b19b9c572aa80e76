import { managedTransfer } from '@countinghouse/contract/inventory/managed-transfer'
import { getAvailability, getProductStock } from '@countinghouse/contract/inventory/product-stock'
import { product } from '@countinghouse/contract/procure/product'
import { archiveProduct, discontinueProduct } from '@countinghouse/contract/procure/product-steps'
import { createVirtualProduct, updateVirtualProduct } from '@countinghouse/contract/procure/virtual-bom'
import { expect, test } from 'vitest'
import { createProduct } from '../../../../../tests/support/products.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { anotherStore, post } from '../../../../../tests/support/stock.ts'
import { transferShop } from '../../../../../tests/support/transfers.ts'

const server = useServer()

const opening = (variantId: number, quantity: number) => ({
  kind: 'opening' as const,
  variantId,
  quantity,
  unitCost: '2.50',
})

async function twoStores() {
  const tenant = await server.company()
  const { companyId } = tenant
  const { db } = server.app
  const { storeId: secondId } = await anotherStore(db, server.database.superUrl, { companyId, code: 'TWO' })
  const put = (storeId: number, ...lines: ReturnType<typeof opening>[]) => post(db, companyId, { storeId, lines })
  return { ...tenant, secondId, put, make: (code: string) => createProduct(db, companyId, { code, name: code }) }
}

test('a product says what each of one’s stores has of it, and of each variant what all of them have', async () => {
  const { owner, as, companyId, storeId, secondId, put } = await twoStores()
  const { id, variantIds } = await createProduct(server.app.db, companyId, { sizes: 3 })
  const [small = 0, medium = 0] = variantIds
  await put(storeId, opening(small, 4), opening(medium, 2.5))
  await put(secondId, opening(small, 1))
  await post(server.app.db, companyId, { storeId, lines: [{ kind: 'sale', variantId: small, quantity: 1 }] })
  const { stores, variants } = await owner.call(getProductStock, { id })
  expect(stores.map((one) => [one.storeId, one.onHand, one.free, one.onWay]).toSorted()).toEqual([
    [storeId, 5.5, 5.5, 0],
    [secondId, 1, 1, 0],
  ])
  expect(variants.map(({ options, onHand }) => [options, onHand])).toEqual([
    ['S', 4],
    ['M', 2.5],
    ['L', 0],
  ])
  const clerk = await as({ may: ['stock:view'], storeIds: [secondId] })
  const seen = await clerk.call(getProductStock, { id })
  expect(seen.stores.map((one) => one.storeId)).toEqual([secondId])
  expect(seen.variants.map(({ onHand }) => onHand)).toEqual([1, 0, 0])
  const other = await server.company()
  expect(await other.owner.send(getProductStock, { id })).toMatchObject({ status: 404 })
})

test('a kit is there as often as its scarcest component, a bundle as often as choices can be picked, store by store', async () => {
  const { owner, as, storeId, secondId, put, make } = await twoStores()
  const [a, b, c] = [await make('A'), await make('B'), await make('C')]
  const of = ({ variantIds }: { readonly variantIds: readonly number[] }) => variantIds[0] ?? 0
  await put(storeId, opening(of(a), 7), opening(of(b), 9), opening(of(c), 5))
  await put(secondId, opening(of(a), 7))
  const kit = await owner.call(createVirtualProduct, { code: 'KIT', name: 'Kit' })
  const components = [a, b, c].map((one, at) => ({ variantId: of(one), quantity: at === 1 ? 2 : 1 }))
  const { version } = await owner.call(updateVirtualProduct, { id: kit.id, version: kit.version, components })
  const found = async (by = owner) =>
    (await by.call(getAvailability, { id: kit.id })).stores.map((one) => [one.storeId, one.available, one.limit])
  expect((await found()).toSorted()).toEqual([
    [storeId, 4, 'B'],
    [secondId, 0, 'B'],
  ])
  const clerk = await as({ may: ['stock:view'], storeIds: [secondId] })
  expect(await found(clerk)).toEqual([[secondId, 0, 'B']])

  // Two different ones of three in each: 7, 9 and 5 make ten.
  const groups = [{ name: 'Tea', minPick: 2, maxPick: 2 }]
  const choices = [a, b, c].map((one) => ({ variantId: of(one), quantity: 1, groupNo: 1 }))
  const bundle = { id: kit.id, version, kind: 'bundle' as const, groups, components: choices }
  const { version: after } = await owner.call(updateVirtualProduct, bundle)
  expect((await found()).toSorted()).toEqual([
    [storeId, 10, 'Tea'],
    [secondId, 0, 'Tea'],
  ])
  await owner.call(updateVirtualProduct, { id: kit.id, version: after, kind: 'prepack', components })
  expect(await found()).toEqual([])
  expect(await owner.send(getAvailability, { id: a.id })).toMatchObject({ status: 404 })
})

test('a product with stock is not archived, and what its stock was counted by stays', async () => {
  const { owner, companyId, storeId, put, make } = await twoStores()
  const { id, version, variantIds, catalogue } = await make('MUG')
  const [variantId = 0] = variantIds
  const { unitId } = catalogue
  const tracked = await owner.call(product.routes.update, { id, version, tracking: 'lot' })
  await owner.call(product.routes.update, { id, version: tracked.version, tracking: 'none' })
  await put(storeId, opening(variantId, 3))
  const held = await owner.call(product.routes.get, { id })
  const change = (more: object) => owner.send(product.routes.update, { id, version: held.version, ...more })
  expect(await change({ tracking: 'lot', baseUnitId: null })).toMatchObject({
    status: 422,
    body: { errorType: 'procure.locked_field', fields: { tracking: [{ message: /was counted by it/ }] } },
  })
  expect(await change({ baseUnitId: unitId, tracking: 'none', care: 'Rinse' })).toMatchObject({ status: 200 })
  const over = await owner.call(discontinueProduct, { id, version: held.version + 1 })
  expect(await owner.send(archiveProduct, { id, version: over.version })).toMatchObject({
    status: 409,
    body: {
      errorType: 'procure.stock_remains',
      fields: {
        'inventory.stock_remains': [
          { message: '1 store has stock of this product. Sell, move or write off the stock first.' },
        ],
      },
      details: { blocked: ['inventory.stock_remains'] },
    },
  })
  await post(server.app.db, companyId, { storeId, lines: [{ kind: 'sale', variantId, quantity: 3 }] })
  expect(await owner.call(archiveProduct, { id, version: over.version })).toMatchObject({ status: 'archived' })
})

test('a product that a transfer waits for is not archived until the transfer is cancelled', async () => {
  const { owner, companyId, fromStoreId, variantId, other, requested } = await transferShop(server)
  const request = await requested([{ variantId, quantity: 4 }])
  const lines = [variantId, other].map((id) => ({ kind: 'sale' as const, variantId: id, quantity: 10 }))
  await post(server.app.db, companyId, { storeId: fromStoreId, lines })
  const [found] = (await owner.call(product.routes.list, {})).items
  const { id = 0, version = 0 } = found ?? {}
  const over = await owner.call(discontinueProduct, { id, version })
  expect(await owner.send(archiveProduct, { id, version: over.version })).toMatchObject({
    status: 409,
    body: { details: { blocked: ['inventory.transfers_wait'] } },
  })
  await owner.call(managedTransfer.transitionRoutes.cancel, {
    id: request.id,
    version: request.version,
    reason: 'Over',
  })
  expect(await owner.call(archiveProduct, { id, version: over.version })).toMatchObject({ status: 'archived' })
})
