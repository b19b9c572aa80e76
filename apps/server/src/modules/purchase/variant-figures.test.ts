import { randomUUID } from 'node:crypto'
import { bindMaster } from '@countinghouse/contract/erp/pickers'
import { reason } from '@countinghouse/contract/inventory/reason'
import { stockAdjustment } from '@countinghouse/contract/inventory/stock-adjustment'
import { product } from '@countinghouse/contract/procure/product'
import { orderPermission, stockPermission } from '@countinghouse/contract/procure/cost-permissions'
import { permissionName } from '@countinghouse/contract/page'
import { stockPage } from '@countinghouse/contract/inventory/stock'
import { purchaseOrder } from '@countinghouse/contract/purchase/purchase-order'
import { getVariantFigures } from '@countinghouse/contract/purchase/variant-figures'
import { expect, test } from 'vitest'
import { createCatalogue, createProduct } from '../../../../../tests/support/products.ts'
import { buyingCompany, today } from '../../../../../tests/support/purchase.ts'
import type { Client } from '../../../../../tests/support/server.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { anotherStore, post } from '../../../../../tests/support/stock.ts'

const server = useServer()
const list = 'procure.variant'
const stocked = { kind: ['stocked', 'consumable'] }

async function picked(client: Client, more: { q?: string; within?: Record<string, string[]> } = {}) {
  const { [list]: found } = await client.call(bindMaster, { lists: [list], ...more })
  return found?.items ?? []
}

test('products are found for a line by name, SKU, colour and size, each variant with its own; kits only where they are taken', async () => {
  const { companyId, owner } = await server.company()
  const { db } = server.app
  const catalogue = await createCatalogue(db, companyId)
  await createProduct(db, companyId, { code: 'NAPKIN', name: 'Linen napkin', catalogue, colors: 2, sizes: 2 })
  await createProduct(db, companyId, { code: 'TOWEL', name: 'Linen towel', catalogue })
  await createProduct(db, companyId, { code: 'CARD', name: 'Linen card', catalogue, kind: 'gift_card' })
  const codes = async (q: string, within = {}) => (await picked(owner, { q, within })).map(({ code }) => code)
  expect((await codes('linen')).toSorted()).toEqual(['CARD', 'NAPKIN-1', 'NAPKIN-2', 'NAPKIN-3', 'NAPKIN-4', 'TOWEL'])
  expect((await codes('linen', stocked)).toSorted()).toEqual(['NAPKIN-1', 'NAPKIN-2', 'NAPKIN-3', 'NAPKIN-4', 'TOWEL'])
  expect(await codes('napkin blue')).toEqual(['NAPKIN-3', 'NAPKIN-4'])
  expect(await codes('blue m napkin')).toEqual(['NAPKIN-4'])
  expect((await codes('napkin-3'))[0]).toBe('NAPKIN-3')
  expect(await codes('blue')).toEqual([])
  expect(await codes('towel blue')).toEqual([])
  const [first] = await picked(owner, { q: 'napkin-1' })
  expect(first).toMatchObject({ name: 'Linen napkin', detail: expect.stringMatching(/^Red .*, S$/) })
  expect(first).not.toHaveProperty('picture')
  const [towel] = await picked(owner, { q: 'towel' })
  expect(towel).not.toHaveProperty('detail')
  // Without words the first ones by name.
  expect((await picked(owner, { within: stocked })).map(({ code }) => code)).toEqual([
    'NAPKIN-1',
    'NAPKIN-2',
    'NAPKIN-3',
    'NAPKIN-4',
    'TOWEL',
  ])
  expect(await owner.send(bindMaster, { lists: [list], within: { colour: ['1'] } })).toMatchObject({ status: 400 })
})

test('permissions repeated for the product list are those of their pages', () => {
  expect([stockPermission, orderPermission]).toEqual([
    permissionName(stockPage, 'view'),
    permissionName(purchaseOrder.page, 'view'),
  ])
})

test('figures of variants by store, each by its own permission: stock, what is on order, price and days of cover', async () => {
  const { companyId, owner, as, storeId, tent, lamp, ordered } = await buyingCompany(server)
  const { db } = server.app
  const priced = await createProduct(db, companyId, { price: 1250 })
  const [pricedId = 0] = priced.variantIds
  const { storeId: secondId } = await anotherStore(db, server.database.superUrl, { companyId, code: 'TWO' })
  const opening = { kind: 'opening' as const, variantId: tent.variantId, unitCost: '2' }
  await post(db, companyId, { storeId, lines: [{ ...opening, quantity: 30 }] })
  await post(db, companyId, { storeId: secondId, lines: [{ ...opening, quantity: 5 }] })
  await post(db, companyId, {
    storeId,
    effectiveOn: today,
    lines: [{ kind: 'sale', variantId: tent.variantId, quantity: 2 }],
  })
  await ordered([{ variantId: tent.variantId, quantity: 10, unitPrice: '5' }])
  const variantIds = [tent.variantId, lamp.variantId, pricedId]
  const figures = async (client: Client, wanted: number | null) =>
    (await client.call(getVariantFigures, { variantIds, storeId: wanted })).items
  expect(await figures(owner, null)).toEqual([
    // 33 on hand, two sold in eight weeks.
    {
      variantId: tent.variantId,
      onHand: 33,
      available: 33,
      onOrder: 10,
      coverDays: 924,
      priceMinor: null,
      priceCurrency: null,
    },
    {
      variantId: lamp.variantId,
      onHand: 0,
      available: 0,
      onOrder: 0,
      coverDays: null,
      priceMinor: null,
      priceCurrency: null,
    },
    {
      variantId: pricedId,
      onHand: 0,
      available: 0,
      onOrder: 0,
      coverDays: null,
      priceMinor: 1250,
      priceCurrency: 'GBP',
    },
  ])
  expect((await figures(owner, storeId))[0]).toMatchObject({ onHand: 28, onOrder: 10, coverDays: 784 })
  expect((await figures(owner, secondId))[0]).toMatchObject({ onHand: 5, onOrder: 0, coverDays: null })
  const clerk = await as({ may: ['stock:view'], storeIds: [secondId] })
  expect((await figures(clerk, null))[0]).toMatchObject({ onHand: 5, onOrder: null, coverDays: null })
  expect((await figures(clerk, storeId))[0]).toMatchObject({ onHand: 0, available: 0 })
  const rows = async (client: Client) => (await client.call(product.routes.list, { q: tent.code })).items
  expect(await rows(owner)).toMatchObject([{ onHand: 33, available: 33, onOrder: 10, coverDays: 924 }])
  const browsing = await as({ may: ['product:view', 'stock:view'], storeIds: [secondId] })
  const [seen] = await rows(browsing)
  expect(seen).toMatchObject({ onHand: 5, available: 5, coverDays: null })
  expect(seen).not.toHaveProperty('onOrder')
  const stranger = await as({ may: [] })
  expect((await figures(stranger, null))[0]).toMatchObject({ onHand: null, available: null, onOrder: null })
  const other = await server.company()
  expect(await figures(other.owner, null)).toEqual([])
  expect(await other.owner.send(getVariantFigures, { variantIds, storeId })).toMatchObject({ status: 404 })
})

test('what holds no stock is refused at its line by every stock document, and by the ledger whoever posts it', async () => {
  const { companyId, owner, storeId, tent, draft } = await buyingCompany(server)
  const { db } = server.app
  const { variantIds } = await createProduct(db, companyId, { code: 'GIFT', name: 'Gift card 50', kind: 'gift_card' })
  const [cardId = 0] = variantIds
  const { id: reasonId } = await owner.call(reason.routes.create, { code: 'FOUND', name: 'Found' })
  const lines = [
    { variantId: tent.variantId, quantity: 1, unitCost: '1' },
    { variantId: cardId, quantity: 1, unitCost: '1' },
  ]
  const entered = { uid: randomUUID(), storeId, reasonId, effectiveOn: today }
  const refusal = {
    status: 400,
    body: {
      fields: { 'lines.1.variantId': [{ code: 'not_offered', message: expect.stringContaining('Gift card 50') }] },
    },
  }
  const { create, update } = stockAdjustment.routes
  expect(await owner.send(create, { ...entered, lines })).toMatchObject(refusal)
  const kept = await owner.call(create, { ...entered, lines: lines.slice(0, 1) })
  // The answer was lost, and it holds no stock any more: the same uid is the same document, which keeps its line.
  const { version: productVersion } = await owner.call(product.routes.get, { id: tent.productId })
  const service = { id: tent.productId, version: productVersion, kind: 'service' as const }
  const changed = await owner.call(product.routes.update, service)
  expect(await owner.call(create, { ...entered, lines: lines.slice(0, 1) })).toMatchObject({ id: kept.id })
  const note = await owner.call(update, { id: kept.id, version: kept.version, lines: lines.slice(0, 1), note: 'Shelf' })
  await owner.call(product.routes.update, { id: tent.productId, version: changed.version, kind: 'stocked' })
  expect(await owner.send(update, { id: kept.id, version: note.version, lines })).toMatchObject(refusal)
  await expect(draft([{ variantId: cardId, quantity: 1, unitPrice: '1' }])).rejects.toThrow('Gift card 50')
  await expect(
    post(db, companyId, { storeId, lines: [{ kind: 'opening', variantId: cardId, quantity: 1, unitCost: '1' }] }),
  ).rejects.toThrow('holds no stock')

  await post(db, companyId, {
    storeId,
    lines: [{ kind: 'opening', variantId: tent.variantId, quantity: 1, unitCost: '1' }],
  })
  const { version } = await owner.call(product.routes.get, { id: tent.productId })
  expect(await owner.send(product.routes.update, { id: tent.productId, version, kind: 'service' })).toMatchObject({
    status: 422,
    body: { errorType: 'procure.locked_field', fields: { kind: [{ code: 'locked_field' }] } },
  })
})
