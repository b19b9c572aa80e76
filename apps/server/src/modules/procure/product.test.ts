import { product } from '@countinghouse/contract/procure/product'
import {
  activateProduct,
  archiveProduct,
  blockProduct,
  cloneProduct,
  discontinueProduct,
  unblockProduct,
} from '@countinghouse/contract/procure/product-steps'
import {
  generateBarcodes,
  listVariants,
  lookUpProduct,
  setBarcodes,
  writeVariants,
} from '@countinghouse/contract/procure/variant'
import { bindMaster, nameRecords } from '@countinghouse/contract/erp/pickers'
import { color } from '@countinghouse/contract/procure/color'
import { createSize } from '@countinghouse/contract/procure/size'
import { brand } from '@countinghouse/contract/procure/brand'
import { category } from '@countinghouse/contract/procure/category'
import { createPrice, getPriceChoices } from '@countinghouse/contract/procure/price'
import { getReadiness } from '@countinghouse/contract/procure/product-readiness'
import { searchRecords } from '@countinghouse/contract/desk/search'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createCatalogue, createProduct } from '../../../../../tests/support/products.ts'
import { useServer } from '../../../../../tests/support/server.ts'

const server = useServer()
const { routes } = product

test('a product is a draft with one variant, two may have one name, and what is missing keeps it from being active', async () => {
  const { owner, companyId } = await server.company()
  const created = await owner.call(routes.create, { code: 'SHOE', name: 'Runner' })
  expect(created).toMatchObject({ code: 'SHOE', status: 'draft', version: 1 })
  await owner.call(routes.create, { code: 'BOOT', name: 'Runner' })
  expect((await owner.send(routes.create, { code: 'shoe', name: 'Other' })).body.errorType).toBe('duplicate')
  const { items } = await owner.call(listVariants, { id: created.id })
  expect(items).toMatchObject([{ sku: 'SHOE', colorId: null, sizeId: null, status: 'active', barcodes: [] }])
  const early = await owner.send(activateProduct, { id: created.id, version: 1 })
  expect(early).toMatchObject({
    status: 422,
    body: {
      errorType: 'procure.not_ready',
      details: { missing: ['category', 'tax_class', 'unit', 'price'] },
      fields: {
        categoryId: [{ message: 'Select a category.' }],
        prices: [
          { message: '1 variant has no price in Retail prices. Add a price for the product or for each variant.' },
        ],
      },
    },
  })
  const { categoryId, taxClassId, unitId } = await createCatalogue(server.app.db, companyId)
  const ready = await owner.call(routes.update, {
    id: created.id,
    version: 1,
    code: 'SHOE-2',
    categoryId,
    taxClassId,
    baseUnitId: unitId,
  })
  expect((await owner.call(listVariants, { id: created.id })).items).toMatchObject([{ sku: 'SHOE-2' }])
  const list = (await owner.call(getPriceChoices, { productId: created.id })).lists.find(({ isDefault }) => isDefault)
  await owner.call(createPrice, { priceListId: list?.id ?? 0, productId: created.id, amountMinor: 1995 })
  expect((await owner.call(getReadiness, { id: created.id })).items).toEqual(
    ['category', 'tax_class', 'unit', 'variant', 'price'].map((need) => ({ need, missing: null })),
  )
  const active = await owner.call(activateProduct, { id: created.id, version: ready.version })
  const emptied = await owner.send(routes.update, { ...active, status: undefined, categoryId: null })
  expect(emptied.body).toMatchObject({ errorType: 'procure.rule_broken', fields: { categoryId: [{ code: 'rule' }] } })
})

test('a product goes through its life, and only as its status allows', async () => {
  const { owner, companyId } = await server.company()
  const { id, version } = await createProduct(server.app.db, companyId, { status: 'draft', price: 1995 })
  const active = await owner.call(activateProduct, { id, version })
  expect(active.status).toBe('active')
  const priced = await owner.send(routes.delete, { id, version: active.version })
  expect(priced.body).toMatchObject({ errorType: 'in_use', details: { usage: [{ entity: 'procure.price' }] } })
  const other = await createProduct(server.app.db, companyId)
  const removed = await owner.send(routes.delete, { id: other.id, version: other.version })
  expect(removed).toMatchObject({ status: 409, body: { errorType: 'state_conflict', details: { from: 'active' } } })
  const early = await owner.send(archiveProduct, { id, version: active.version })
  expect(early.body).toMatchObject({
    errorType: 'state_conflict',
    details: { from: 'active', action: 'archive', allowed: ['discontinue', 'block'] },
  })
  const blocked = await owner.call(blockProduct, { id, version: active.version, reason: 'Recalled' })
  const again = await owner.call(unblockProduct, { id, version: blocked.version })
  const over = await owner.call(discontinueProduct, { id, version: again.version })
  const gone = await owner.call(archiveProduct, { id, version: over.version })
  expect(gone.status).toBe('archived')
  const { items } = await owner.call(routes.history, { id })
  expect(items.flatMap(({ changes }) => changes ?? []).filter(({ field }) => field === 'status')).toHaveLength(5)
  expect((await owner.send(blockProduct, { id, version: 1, reason: 'x' })).body.errorType).toBe('stale')
})

test('what a product must have depends on what it is: what is not sold has no price, a later one has it from its first day', async () => {
  const { owner, companyId } = await server.company()
  const { db } = server.app
  const { id, variantIds } = await createProduct(db, companyId, { status: 'draft', sizes: 2 })
  const missing = async () =>
    (await owner.call(getReadiness, { id })).items.flatMap(({ need, missing: words }) => (words === null ? [] : [need]))
  const edit = async (values: Readonly<Record<string, unknown>>) => {
    const { version } = await owner.call(routes.get, { id })
    await owner.call(routes.update, { id, version, ...values })
  }
  expect(await missing()).toEqual(['price'])
  const listed = async () => (await owner.call(routes.list, {})).items[0]
  expect(await listed()).toMatchObject({ readiness: '4 of 5', missing: 'Prices · For the web: Description, Image' })
  await edit({ isSellable: false, description: 'Woven' })
  expect(await missing()).toEqual([])
  expect(await listed()).toMatchObject({ readiness: '4 of 4', completenessPpm: 600_000, missing: 'For the web: Image' })
  const { lists } = await owner.call(getPriceChoices, { productId: id })
  const priceListId = lists.find(({ isDefault }) => isDefault)?.id ?? 0
  await edit({ isSellable: true, launchDate: '2050-03-01' })
  await owner.call(createPrice, { priceListId, productId: id, validFrom: '2050-03-01', amountMinor: 1995 })
  expect(await missing()).toEqual([])
  await edit({ launchDate: null })
  expect(await missing()).toEqual(['price'])
  for (const variantId of variantIds)
    await owner.call(createPrice, { priceListId, productId: id, variantId, amountMinor: 2495 })
  expect(await missing()).toEqual([])
})

test('a new product takes what nobody said of it from its category and its number from the series; a picker offers drafts where they are asked for', async () => {
  const { owner, companyId } = await server.company()
  const { taxClassId, unitId, sizeScaleId } = await createCatalogue(server.app.db, companyId)
  const above = await owner.call(category.routes.create, {
    code: 'WEAR',
    name: 'Wear',
    defaultTaxClassId: taxClassId,
    defaultUnitId: unitId,
  })
  const below = { code: 'TEES', name: 'Tees', parentId: above.id, defaultSizeScaleId: sizeScaleId }
  const { id: categoryId } = await owner.call(category.routes.create, below)
  const first = await owner.call(routes.create, { name: 'Tee', categoryId })
  expect(first).toMatchObject({ code: 'ART-00001', taxClassId, baseUnitId: unitId, sizeScaleId, priority: null })
  expect((await owner.call(listVariants, { id: first.id })).items).toMatchObject([{ sku: 'ART-00001' }])
  const { id: brandId } = await owner.call(brand.routes.create, { code: 'KES', name: 'Kestrel' })
  await owner.call(routes.create, { code: 'KES-00002', name: 'Typed' })
  const second = await owner.call(routes.create, { name: 'Tee', brandId, priority: 1 })
  expect(second).toMatchObject({ code: 'KES-00003', taxClassId: null, sizeScaleId: null, priority: 1 })
  const kept = await owner.call(routes.update, { id: second.id, version: second.version, code: null, categoryId })
  expect(kept).toMatchObject({ code: 'KES-00003', taxClassId: null })
  expect((await owner.call(cloneProduct, { id: second.id })).code).toBe('KES-00004')

  const lists = ['procure.product']
  const offered = async (requested: { hasDrafts?: boolean }) =>
    (await owner.call(bindMaster, { lists, q: 'tee', ...requested }))['procure.product']?.items ?? []
  expect(await offered({})).toEqual([])
  expect(await offered({ hasDrafts: true })).toMatchObject([{ isDraft: true }, { isDraft: true }, { isDraft: true }])
  const { lists: named } = await owner.call(nameRecords, { wanted: [{ list: 'procure.product', ids: [first.id] }] })
  expect(named[0]?.items).toMatchObject([{ isActive: false, isDraft: true }])
})

test('a draft without references is deleted with its variants; fibres are the whole together', async () => {
  const { owner } = await server.company()
  const wrong = await owner.send(routes.create, {
    code: 'TEE',
    name: 'Tee',
    composition: [{ name: 'Cotton', sharePpm: 900_000 }],
  })
  expect(wrong.body.fields).toMatchObject({ composition: [{ message: expect.stringContaining('90 %') }] })
  const created = await owner.call(routes.create, {
    code: 'TEE',
    name: 'Tee',
    composition: [
      { name: 'Cotton', sharePpm: 950_000 },
      { name: 'Elastane', sharePpm: 50_000 },
    ],
  })
  await owner.call(routes.delete, { id: created.id, version: 1 })
  expect((await owner.send(listVariants, { id: created.id })).status).toBe(404)
})

test('the matrix makes, changes and removes variants, refuses cell by cell, and done twice it is as done once', async () => {
  const { owner, companyId } = await server.company()
  const { db } = server.app
  const other = await createCatalogue(db, companyId)
  const { id, catalogue } = await createProduct(db, companyId, { code: 'SHOE', status: 'draft', sizes: 1 })
  const [red, blue] = catalogue.colorIds
  const [small, medium] = catalogue.sizeIds
  const cells = [
    { colorId: red, sizeId: small, barcode: '4006381333931', netWeightGrams: 250 },
    { colorId: red, sizeId: medium, barcode: '4006381333932' },
    { colorId: blue, sizeId: other.sizeIds[0] },
    { colorId: blue, sizeId: medium, sku: 'OWN' },
    { colorId: null, sizeId: small, exists: false },
  ]
  const first = await owner.call(writeVariants, { id, cells })
  expect(first.cells.map(({ outcome, field }) => [outcome, field])).toEqual([
    ['created', null],
    ['refused', 'barcode'],
    ['refused', 'sizeId'],
    ['created', null],
    ['removed', null],
  ])
  expect(first.cells[1]?.message).toContain('should be 1')
  expect(first.items.map(({ sku }) => sku)).toEqual(['OWN', expect.stringMatching(/^SHOE-RED-\w+-S$/)])
  const twice = await owner.call(writeVariants, { id, cells })
  expect(twice.items).toEqual(first.items)
  const scale = await owner.send(routes.update, {
    id,
    version: (await owner.call(routes.get, { id })).version,
    sizeScaleId: null,
  })
  expect(scale.body).toMatchObject({ errorType: 'procure.locked_field', fields: { sizeScaleId: [{}] } })
  const strange = await owner.send(writeVariants, { id, cells: [{ colorId: 900_000_000, sizeId: small }] })
  expect(strange).toMatchObject({ status: 400, body: { fields: { 'cells.0.colorId': [{ code: 'not_a_choice' }] } } })
  const swapped = await owner.call(writeVariants, {
    id,
    cells: [
      { colorId: red, sizeId: small, sku: 'OWN' },
      { colorId: blue, sizeId: medium, sku: 'SHOE-1', barcode: '036000291452' },
    ],
  })
  expect(swapped.cells.map(({ outcome }) => outcome)).toEqual(['changed', 'changed'])
  const emptied = await owner.call(writeVariants, { id, cells: cells.map((cell) => ({ ...cell, exists: false })) })
  expect(emptied.items).toMatchObject([{ sku: 'SHOE', colorId: null, sizeId: null }])
})

test('any cells written twice leave what they left the first time', async () => {
  const { owner, companyId } = await server.company()
  const { id, catalogue } = await createProduct(server.app.db, companyId, { status: 'draft', colors: 1, sizes: 1 })
  const cell = fc.record({
    colorId: fc.constantFrom(null, ...catalogue.colorIds),
    sizeId: fc.constantFrom(null, ...catalogue.sizeIds),
    exists: fc.boolean(),
    netWeightGrams: fc.constantFrom(null, 100, 200),
  })
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(cell, { minLength: 1, maxLength: 8, selector: (one) => `${one.colorId} ${one.sizeId}` }),
      async (cells) => {
        const once = await owner.call(writeVariants, { id, cells })
        const twice = await owner.call(writeVariants, { id, cells })
        expect(twice.items.map(({ id: _id, ...item }) => item)).toEqual(once.items.map(({ id: _id, ...item }) => item))
        expect(twice.items.length).toBeGreaterThan(0)
      },
    ),
    { numRuns: 12 },
  )
})

test('a barcode belongs to one variant in every form, is looked up in the order of the design, and opens its product', async () => {
  const { owner, as, companyId } = await server.company()
  const { db } = server.app
  const shoe = await createProduct(db, companyId, { code: 'SHOE', name: 'Runner', colors: 2 })
  const boot = await createProduct(db, companyId, { code: 'BOOT', name: 'Walker', catalogue: shoe.catalogue })
  const [first = 0, second = 0] = shoe.variantIds
  await owner.call(setBarcodes, {
    id: first,
    barcodes: [
      { code: '036000291452' },
      { code: '14006381333938', packQuantity: 12 },
      { code: '04252614', kind: 'upce' },
    ],
  })
  const twin = await owner.send(setBarcodes, { id: second, barcodes: [{ code: '0036000291452' }] })
  expect(twin).toMatchObject({ status: 409, body: { errorType: 'duplicate', fields: { 'barcodes.0.code': [{}] } } })
  const wrong = await owner.send(setBarcodes, { id: second, barcodes: [{ code: '96385075' }] })
  expect(wrong.body).toMatchObject({
    errorType: 'procure.bad_check_digit',
    fields: { 'barcodes.0.code': [{ message: expect.stringContaining('should be 4') }] },
  })
  const several = await owner.send(setBarcodes, {
    id: second,
    barcodes: [{ code: '4006381333931' }, { code: '4006381333931' }, { code: '036000291452' }],
  })
  expect(Object.keys(several.body.fields ?? {})).toEqual(['barcodes.1.code', 'barcodes.2.code'])
  const late = await owner.send(setBarcodes, { id: first, barcodes: [], seen: ['036000291452'] })
  expect(late).toMatchObject({
    status: 409,
    body: { errorType: 'stale', details: { current: { barcodes: [{}, {}, {}] } } },
  })
  const seen = async (code: string) => {
    const { matchedBy, packQuantity, variant, product: found } = await owner.call(lookUpProduct, { code })
    return [matchedBy, packQuantity, variant?.id ?? null, found.id]
  }
  expect(await seen('036000291452')).toEqual(['code', 1, first, shoe.id])
  expect(await seen('0036000291452')).toEqual(['gtin', 1, first, shoe.id])
  expect(await seen('14006381333938')).toEqual(['code', 12, first, shoe.id])
  expect(await seen('042100005264')).toEqual(['gtin', 1, first, shoe.id])
  expect(await seen('shoe-2')).toEqual(['sku', 1, second, shoe.id])
  expect(await seen('SHOE')).toEqual(['style', 1, null, shoe.id])
  expect(await seen('boot')).toEqual(['sku', 1, boot.variantIds[0], boot.id])
  expect((await owner.send(lookUpProduct, { code: '4006381333931' })).body.errorType).toBe('procure.unknown_barcode')

  const { owner: stranger } = await server.company()
  expect((await stranger.send(lookUpProduct, { code: '036000291452' })).body.errorType).toBe('procure.unknown_barcode')

  const exact = async (q: string) =>
    (await owner.call(searchRecords, { q })).groups.flatMap(({ items }) => items.filter(({ isExact }) => isExact))
  for (const q of ['0036000291452', 'SHOE-1', 'SHOE'])
    expect(await exact(q), q).toMatchObject([{ id: shoe.id, address: `/procure/product/?open=${shoe.id}` }])
  for (const q of ['runn', 'shoe-2', '03600029145', 'oot', '0036000291452', '00042100005264', '0421000052', 'wlaker'])
    expect((await owner.call(routes.list, { q })).items.length, q).toBe(1)
  const picked = await owner.call(bindMaster, { lists: [product.entity], q: '0036000291452' })
  expect(picked[product.entity]?.items).toMatchObject([{ id: shoe.id }])
  expect((await (await as({ may: ['brand:view'] })).call(searchRecords, { q: '036000291452' })).groups).toEqual([])
})

test('barcodes are drawn one after the other, past those that somebody typed', async () => {
  const { owner, companyId } = await server.company()
  const { variantIds } = await createProduct(server.app.db, companyId, { colors: 3 })
  const [first = 0, ...others] = variantIds
  await owner.call(setBarcodes, { id: first, barcodes: [{ code: '2000000000022' }] })
  const { items } = await owner.call(generateBarcodes, { variantIds: others })
  expect(items.map(({ code }) => code)).toEqual(['2000000000015', '2000000000039'])
  expect((await owner.send(generateBarcodes, { variantIds: [first, 900_000_000] })).status).toBe(404)
})

test('a clone is a draft with variants under SKUs of its own and without barcodes', async () => {
  const { owner, companyId } = await server.company()
  const { id, variantIds } = await createProduct(server.app.db, companyId, { colors: 2, sizes: 2 })
  await owner.call(generateBarcodes, { variantIds: [...variantIds] })
  const clone = await owner.call(cloneProduct, { id, code: 'COPY' })
  expect((await owner.call(routes.get, { id: clone.id })).status).toBe('draft')
  const { items } = await owner.call(listVariants, { id: clone.id })
  expect(items).toHaveLength(4)
  for (const { sku, barcodes } of items) expect([sku.startsWith('COPY-'), barcodes]).toEqual([true, []])
})

test('a SKU that its pattern makes longer than one may be is refused at its cell and at the code of a clone', async () => {
  const { owner, companyId } = await server.company()
  const { sizeScaleId, sizeIds } = await createCatalogue(server.app.db, companyId)
  const [sizeId] = sizeIds
  const violet = await owner.call(color.routes.create, { code: 'V'.repeat(20), name: 'Violet' })
  const long = await owner.call(routes.create, { code: 'S'.repeat(30), name: 'Shirt', sizeScaleId })
  const cell = { colorId: violet.id, sizeId }
  const fits = await owner.call(writeVariants, { id: long.id, cells: [cell] })
  expect(fits.cells).toMatchObject([{ outcome: 'created' }])
  const wide = await owner.call(createSize, { sizeScaleId, code: 'W'.repeat(10), name: 'Wide' })
  const cells = [{ ...cell, sizeId: wide.id }]
  expect((await owner.call(writeVariants, { id: long.id, cells })).cells).toMatchObject([
    { outcome: 'refused', field: 'sku', message: expect.stringContaining('would exceed 60') },
  ])
  const short = await owner.call(routes.create, { code: 'SHORT', name: 'Shirt', sizeScaleId })
  await owner.call(writeVariants, { id: short.id, cells })
  expect(await owner.send(cloneProduct, { id: short.id, code: 'C'.repeat(30) })).toMatchObject({
    status: 422,
    body: {
      errorType: 'procure.rule_broken',
      fields: { code: [{ message: expect.stringContaining('would exceed 60') }] },
    },
  })
})

test('no product gets into a category that holds none, and one that is there stays until it is moved', async () => {
  const { owner } = await server.company()
  const created = async (code: string, more: object = {}) =>
    (await owner.call(category.routes.create, { code, name: code, ...more })).id
  const never = await created('NEVER', { assignable: 'never' })
  const above = await created('ABOVE')
  const shirt = await owner.call(routes.create, { code: 'SHIRT', name: 'Shirt', categoryId: above })
  const below = await created('BELOW', { parentId: above })
  const refusal = {
    status: 422,
    body: { errorType: 'procure.category_not_assignable', fields: { categoryId: [{}] } },
  }
  for (const categoryId of [never, above])
    expect(await owner.send(routes.create, { code: 'COAT', name: 'Coat', categoryId })).toMatchObject(refusal)
  const renamed = await owner.call(routes.update, { id: shirt.id, version: 1, name: 'Blouse', categoryId: above })
  const { id, version } = renamed
  expect(await owner.send(routes.update, { id, version, categoryId: never })).toMatchObject(refusal)
  const moved = await owner.call(routes.update, { id, version, categoryId: below })
  expect(moved.categoryId).toBe(below)
})
