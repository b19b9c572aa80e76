import { searchRecords } from '@countinghouse/contract/desk/search'
import { createPrice, getPriceChoices } from '@countinghouse/contract/procure/price'
import { product } from '@countinghouse/contract/procure/product'
import {
  activateProduct,
  blockProduct,
  cloneProduct,
  discontinueProduct,
} from '@countinghouse/contract/procure/product-steps'
import { listVariants, lookUpProduct, setBarcodes } from '@countinghouse/contract/procure/variant'
import { virtualProducts } from '@countinghouse/contract/procure/virtual-product'
import {
  createVirtualProduct,
  fillPrepack,
  findComponents,
  getVirtualProduct,
  updateVirtualProduct,
} from '@countinghouse/contract/procure/virtual-bom'
import { simulateVirtualProduct } from '@countinghouse/contract/procure/virtual-simulation'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { CreatedProduct } from '../../../../../tests/support/products.ts'
import { createCatalogue, createProduct } from '../../../../../tests/support/products.ts'
import { useServer } from '../../../../../tests/support/server.ts'

const server = useServer()

async function shop() {
  const { owner, companyId } = await server.company()
  const catalogue = await createCatalogue(server.app.db, companyId)
  const { categoryId, taxClassId, unitId } = catalogue
  const facts = { categoryId, taxClassId, baseUnitId: unitId }
  const item = async (code: string, given: { sizes?: number; colors?: number } = {}) =>
    await createProduct(server.app.db, companyId, { code, catalogue, ...given })
  const virtual = async (kind: 'kit' | 'bundle' | 'preorder' | 'prepack', code: string) =>
    await owner.call(createVirtualProduct, { kind, code, name: `Set ${code}`, ...facts })
  const price = async (of: CreatedProduct, amountMinor: number) => {
    const { lists } = await owner.call(getPriceChoices, {})
    const list = lists.find(({ isDefault }) => isDefault)
    await owner.call(createPrice, { priceListId: list?.id ?? 0, productId: of.id, amountMinor })
  }
  return { owner, companyId, catalogue, item, virtual, price }
}

const componentOf = (of: CreatedProduct, quantity = 1) => ({ variantId: of.variantIds[0] ?? 0, quantity })

test('a kit of three is priced by its sum less 10 %, split to the cent, activated and found by its barcode', async () => {
  const { owner, item, virtual, price } = await shop()
  const [tent, mat, lamp] = [await item('TENT'), await item('MAT'), await item('LAMP')]
  await price(tent, 3000)
  await price(mat, 1200)
  await price(lamp, 600)
  const draft = await virtual('kit', 'CAMP')
  expect(draft).toMatchObject({ kind: 'kit', priceMode: 'sum', status: 'draft', components: [], version: 1 })
  const early = await owner.send(activateProduct, { id: draft.id, version: draft.version })
  expect(early.body).toMatchObject({ errorType: 'procure.not_ready', details: { missing: ['components'] } })
  const saved = await owner.call(updateVirtualProduct, {
    id: draft.id,
    version: draft.version,
    priceMode: 'sum_minus_ppm',
    discountPpm: 100_000,
    components: [componentOf(tent), componentOf(mat, 2), componentOf(lamp)],
  })
  expect(saved.version).toBeGreaterThan(draft.version)
  const worth = await owner.call(simulateVirtualProduct, { id: draft.id })
  expect(worth).toMatchObject({ sum: 6000, amount: 5400, weightGrams: null })
  expect(worth.lines.map(({ sku, quantity, price: one, share }) => [sku, quantity, one, share])).toEqual([
    ['TENT', 1, 3000, 2700],
    ['MAT', 2, 1200, 2160],
    ['LAMP', 1, 600, 540],
  ])
  expect(await owner.call(simulateVirtualProduct, { id: draft.id, quantity: 3 })).toMatchObject({ amount: 16_200 })
  const active = await owner.call(activateProduct, { id: draft.id, version: saved.version })
  expect(active.status).toBe('active')
  const [own] = (await owner.call(listVariants, { id: draft.id })).items
  await owner.call(setBarcodes, { id: own?.id ?? 0, barcodes: [{ code: '4006381333931' }] })
  const scanned = await owner.call(lookUpProduct, { code: '4006381333931' })
  expect(scanned.product).toMatchObject({ id: draft.id, code: 'CAMP' })
  expect(scanned.product).toMatchObject({ isSellable: true, isBuyable: false })
  const { groups } = await owner.call(searchRecords, { q: '4006381333931' })
  expect(JSON.stringify(groups)).toContain('Set CAMP')
  const { items } = await owner.call(virtualProducts.routes.list, {})
  expect(items).toMatchObject([
    { code: 'CAMP', components: 3, bom: 'sound', status: 'active', priceMode: 'sum_minus_ppm' },
  ])
  const history = await owner.call(product.routes.history, { id: draft.id })
  expect(JSON.stringify(history)).toContain('2 × MAT')
})

test('a kit with a price of its own splits that over its components', async () => {
  const { owner, item, virtual, price } = await shop()
  const [one, two, three] = [await item('ONE'), await item('TWO'), await item('THREE')]
  await price(one, 3000)
  await price(two, 2400)
  await price(three, 600)
  const kit = await virtual('kit', 'TRIO')
  const components = [componentOf(one), componentOf(two), componentOf(three)]
  await owner.call(updateVirtualProduct, { id: kit.id, version: kit.version, priceMode: 'fixed', components })
  expect(await owner.call(simulateVirtualProduct, { id: kit.id })).toMatchObject({ sum: 6000, amount: null })
  const { lists } = await owner.call(getPriceChoices, {})
  await owner.call(createPrice, { priceListId: lists[0]?.id ?? 0, productId: kit.id, amountMinor: 4999 })
  const worth = await owner.call(simulateVirtualProduct, { id: kit.id })
  expect(worth.lines.map(({ share }) => share)).toEqual([2499, 2000, 500])
})

test('nothing virtual is a component, whoever writes it, and no component becomes virtual', async () => {
  const { owner, companyId, item, virtual } = await shop()
  const tent = await item('TENT')
  const [outer, inner] = [await virtual('kit', 'OUTER'), await virtual('kit', 'INNER')]
  const own = async (id: number) => (await owner.call(listVariants, { id })).items[0]?.id ?? 0
  for (const id of [inner.id, outer.id]) {
    const components = [{ variantId: await own(id), quantity: 1 }]
    const nested = await owner.send(updateVirtualProduct, { id: outer.id, version: outer.version, components })
    expect(nested).toMatchObject({ status: 422, body: { errorType: 'procure.nested_virtual' } })
  }
  const variantId = await own(inner.id)
  const byHand = (kind: string) =>
    server.app.db.inTransaction({ companyId }, async (tx) => {
      await sql`
        insert into procure.virtual_component (company_id, product_id, line_no, virtual_kind, variant_id, component_product_id,
          component_kind, quantity)
        values (${companyId}, ${outer.id}, 1, 'kit', ${variantId}, ${inner.id}, ${kind}, 1)`.execute(tx)
    })
  await expect(byHand('virtual')).rejects.toThrow('virtual_component_nested')
  await expect(byHand('stocked')).rejects.toThrow('virtual_component_kind')
  await owner.call(updateVirtualProduct, { id: outer.id, version: outer.version, components: [componentOf(tent)] })
  const turned = await owner.send(product.routes.update, { id: tent.id, version: tent.version, kind: 'virtual' })
  expect(turned.body.errorType).toBe('procure.nested_virtual')
  const back = await owner.send(product.routes.update, { id: inner.id, version: inner.version, kind: 'stocked' })
  expect(back.body).toMatchObject({ errorType: 'procure.locked_field', fields: { kind: [{ code: 'locked_field' }] } })
})

test('a component that is not active is a fault, which keeps a virtual product from being active', async () => {
  const { owner, item, virtual } = await shop()
  const tent = await item('TENT')
  const kit = await virtual('kit', 'CAMP')
  const saved = await owner.call(updateVirtualProduct, {
    id: kit.id,
    version: kit.version,
    components: [componentOf(tent)],
  })
  const over = await owner.call(discontinueProduct, { id: tent.id, version: tent.version })
  expect(over.status).toBe('discontinued')
  const refused = await owner.send(activateProduct, { id: kit.id, version: saved.version })
  expect(refused.body).toMatchObject({
    errorType: 'procure.not_ready',
    details: { missing: ['component_inactive'] },
    fields: { faults: [{ message: '1 component is inactive. Activate or replace them.' }] },
  })
  const { items } = await owner.call(virtualProducts.routes.list, { bom: ['blocked'] })
  expect(items).toMatchObject([{ code: 'CAMP', bom: 'blocked' }])
  const { components } = await owner.call(getVirtualProduct, { id: kit.id })
  expect(components).toMatchObject([{ sku: 'TENT', productStatus: 'discontinued' }])
})

test('a prepack is filled by a ratio or a size run, and what its scale or colours lack is said', async () => {
  const { owner, catalogue, item, virtual } = await shop()
  const tee = await item('TEE', { colors: 2, sizes: 3 })
  const [red, , green] = catalogue.colorIds
  const requested = { productId: tee.id, colorId: red }
  const { components } = await owner.call(fillPrepack, { ...requested, ratio: '1-2-0' })
  expect(components.map(({ size, quantity }) => [size, quantity])).toEqual([
    ['S', 1],
    ['M', 2],
  ])
  const refusals = [
    [{ ...requested, ratio: '1-2' }, 'ratio'],
    [{ ...requested, ratio: '0-0-0' }, 'ratio'],
    [requested, 'sizeRunId'],
    [{ ...requested, colorId: green, ratio: '1-2-1' }, 'productId'],
  ] as const
  for (const [input, field] of refusals) {
    const { status, body } = await owner.send(fillPrepack, input)
    expect([status, body.errorType, Object.keys(body.fields ?? {})]).toEqual([
      422,
      'procure.rule_broken',
      expect.arrayContaining([field]),
    ])
  }
  const pack = await virtual('prepack', 'PACK')
  await owner.call(updateVirtualProduct, {
    id: pack.id,
    version: pack.version,
    components: components.map(({ variantId, quantity }) => ({ variantId, quantity })),
  })
  const exploded = await owner.call(simulateVirtualProduct, { id: pack.id, quantity: 12 })
  expect(exploded.lines.map(({ quantity }) => quantity)).toEqual([12, 24])
})

test('a bundle has groups to choose from, and a choice keeps to what they ask for', async () => {
  const { owner, item, virtual, price } = await shop()
  const [cup, mug, tea] = [await item('CUP'), await item('MUG'), await item('TEA')]
  await price(cup, 500)
  await price(mug, 700)
  await price(tea, 300)
  const bundle = await virtual('bundle', 'GIFT')
  const groups = [
    { name: 'Vessel', minPick: 1, maxPick: 1 },
    { name: 'Tea', minPick: 1, maxPick: 2 },
  ]
  const write = (components: object[], more: object = {}) =>
    owner.send(updateVirtualProduct, { id: bundle.id, version: bundle.version, groups, components, ...more } as never)
  const homeless = await write([componentOf(cup)])
  expect(homeless.body.fields).toMatchObject({ 'components.0.groupNo': [{ code: 'rule' }] })
  const wrong = await write([], { groups: [{ name: 'Vessel', minPick: 2, maxPick: 1 }] })
  expect(wrong.body).toMatchObject({ errorType: 'procure.rule_broken', fields: { groups: [{ code: 'rule' }] } })
  const components = [
    { ...componentOf(cup), groupNo: 1 },
    { ...componentOf(mug), groupNo: 1 },
    { ...componentOf(tea), groupNo: 2 },
  ]
  expect((await write(components)).status).toBe(200)
  expect(await owner.call(simulateVirtualProduct, { id: bundle.id })).toMatchObject({ amount: 800 })
  expect(await owner.call(simulateVirtualProduct, { id: bundle.id, picks: [2, 3] })).toMatchObject({ amount: 1000 })
  const both = await owner.send(simulateVirtualProduct, { id: bundle.id, picks: [1, 2, 3] })
  expect(both.body).toMatchObject({ errorType: 'procure.pick_range', message: 'Select 1 to 1 of the group Vessel.' })
})

test('a pre-order promises one thing for some days, up to a cap, and says when it is expected', async () => {
  const { owner, item, virtual } = await shop()
  const [tent, mat] = [await item('TENT'), await item('MAT')]
  const promise = await virtual('preorder', 'SOON')
  const write = (values: object) =>
    owner.send(updateVirtualProduct, { id: promise.id, version: promise.version, ...values })
  const two = await write({ components: [componentOf(tent), componentOf(mat)] })
  expect(two.body.fields).toMatchObject({ components: [{ code: 'rule' }] })
  const caps = await write({ capQuantity: 10, customerCapQuantity: 11 })
  expect(caps.body.fields).toMatchObject({ customerCapQuantity: [{ code: 'rule' }] })
  const saved = await owner.call(updateVirtualProduct, {
    id: promise.id,
    version: promise.version,
    components: [componentOf(tent)],
  })
  const early = await owner.send(activateProduct, { id: promise.id, version: saved.version })
  expect(early.body.details).toEqual({ missing: ['dates'] })
  const said = await owner.call(updateVirtualProduct, {
    id: promise.id,
    version: saved.version,
    validFrom: '2099-01-01',
    validUntil: '2099-02-01',
    expectedFrom: '2099-03-01',
    capQuantity: 100,
  })
  await owner.call(activateProduct, { id: promise.id, version: said.version })
  const kit = await virtual('kit', 'KIT')
  const wrong = await owner.send(updateVirtualProduct, { id: kit.id, version: kit.version, capQuantity: 5 })
  expect(wrong.body.fields).toMatchObject({ capQuantity: [{ code: 'rule' }] })
})

test('a recipe is refused in words where it cannot be, and an old version is stale', async () => {
  const { owner, item, virtual } = await shop()
  const tent = await item('TENT')
  const kit = await virtual('kit', 'KIT')
  const write = (values: object) => owner.send(updateVirtualProduct, { id: kit.id, version: kit.version, ...values })
  const fieldsOf = async (values: object) => Object.keys((await write(values)).body.fields ?? {})
  expect(await fieldsOf({ priceMode: 'sum_minus_ppm' })).toEqual(['priceMode', 'discountPpm'])
  expect(await fieldsOf({ discountPpm: 1000 })).toEqual(['priceMode', 'discountPpm'])
  expect(await fieldsOf({ validFrom: '2099-02-01', validUntil: '2099-01-01' })).toEqual(['validFrom', 'validUntil'])
  expect(await fieldsOf({ components: [componentOf(tent), componentOf(tent)] })).toEqual(['components.1.variantId'])
  expect(await fieldsOf({ components: [componentOf(tent, 1.5)] })).toEqual(['components.0.quantity'])
  expect(await fieldsOf({ components: [{ variantId: 999_999_999, quantity: 1 }] })).toEqual(['components.0.variantId'])
  const saved = await owner.call(updateVirtualProduct, {
    id: kit.id,
    version: kit.version,
    components: [componentOf(tent)],
  })
  expect((await write({ note: 'late' })).body.errorType).toBe('stale')
  const active = await owner.call(activateProduct, { id: kit.id, version: saved.version })
  const emptied = await owner.send(updateVirtualProduct, { id: kit.id, version: active.version, components: [] })
  expect(emptied.body.errorType).toBe('procure.empty_bom')
  const used = await owner.call(product.routes.get, { id: tent.id })
  expect(used.usage).toEqual([{ entity: 'procure.virtual_product', count: 1 }])
})

test('a clone has the recipe too, a product made virtual by its form has an empty one, and components are found by every code', async () => {
  const { owner, item, virtual } = await shop()
  const tent = await item('TENT')
  const kit = await virtual('kit', 'KIT')
  await owner.call(updateVirtualProduct, { id: kit.id, version: kit.version, components: [componentOf(tent, 2)] })
  const clone = await owner.call(cloneProduct, { id: kit.id, code: 'KIT-2' })
  expect((await owner.call(getVirtualProduct, { id: clone.id })).components).toMatchObject([
    { sku: 'TENT', quantity: 2 },
  ])
  const created = await owner.call(product.routes.create, { code: 'FORM', name: 'By its form', kind: 'virtual' })
  expect(await owner.call(getVirtualProduct, { id: created.id })).toMatchObject({ kind: 'kit', components: [] })
  await owner.call(product.routes.delete, { id: created.id, version: created.version })
  expect((await owner.send(getVirtualProduct, { id: created.id })).status).toBe(404)
  expect((await owner.send(createVirtualProduct, { kind: 'kit', code: 'kit', name: 'Again' })).body).toMatchObject({
    errorType: 'duplicate',
    fields: { code: [{ code: expect.any(String) }] },
  })
  const found = async (q: string) =>
    (await owner.call(findComponents, { q })).items.map(({ sku, isExact }) => [sku, isExact])
  expect(await found('tent')).toEqual([['TENT', true]])
  expect(await found('TEN')).toEqual([['TENT', false]])
  expect(await found('KIT')).toEqual([])
  const { version } = await owner.call(product.routes.get, { id: tent.id })
  await owner.call(blockProduct, { id: tent.id, version, reason: 'Recalled' })
  expect(await found('tent')).toEqual([['TENT', true]])
})
