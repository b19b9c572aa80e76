import { product } from '@countinghouse/contract/procure/product'
import { supplier } from '@countinghouse/contract/procure/supplier'
import {
  deleteSupplierPrice,
  listSupplierPrices,
  setSupplierPrice,
  updateSupplierPrice,
} from '@countinghouse/contract/procure/supplier-price'
import { supplierProduct } from '@countinghouse/contract/procure/supplier-product'
import { lookUpProduct, writeVariants } from '@countinghouse/contract/procure/variant'
import { expect, test } from 'vitest'
import { writerOf } from '../../../../../tests/support/imports.ts'
import { createProduct } from '../../../../../tests/support/products.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { applyRows } from '../../platform/bulk/apply-rows.ts'

const server = useServer()
const { routes } = supplierProduct

async function shop() {
  const tenant = await server.company()
  const { owner, companyId } = tenant
  const atlas = await owner.call(supplier.routes.create, { name: 'Atlas', currency: 'EUR' })
  const bold = await owner.call(supplier.routes.create, { name: 'Bold' })
  const shirt = await createProduct(server.app.db, companyId, { code: 'SHIRT', name: 'Shirt', colors: 2 })
  const [red = 0, blue = 0] = shirt.variantIds
  return { ...tenant, atlas, bold, shirt, red, blue }
}

test('a line gets its number and the currency of its supplier; one supplier of a product is preferred', async () => {
  const { owner, atlas, bold, shirt, red } = await shop()
  const line = { name: 'Oxford', productId: shirt.id }
  const first = await owner.call(routes.create, { ...line, supplierId: atlas.id, isPreferred: true })
  expect(first).toMatchObject({ code: 'SP-000001', currency: 'EUR', packQuantity: 1, isPreferred: true })
  const second = await owner.call(routes.create, { ...line, supplierId: bold.id, isPreferred: true, currency: 'USD' })
  expect(second).toMatchObject({ code: 'SP-000002', currency: 'USD' })
  // Of a variant it is another thing, preferred for itself.
  await owner.call(routes.create, { ...line, supplierId: bold.id, variantId: red, isPreferred: true })
  const { items } = await owner.call(routes.list, { productId: [shirt.id], isPreferred: true })
  expect(items.map(({ code }) => code).toSorted()).toEqual(['SP-000002', 'SP-000003'])
  expect((await owner.call(routes.history, { id: first.id })).items[0]).toMatchObject({
    changes: [{ field: 'isPreferred', before: true, after: false }],
  })
})

test('a line is there once, of a variant of its product, and its code once at a supplier and pack', async () => {
  const { owner, companyId, atlas, bold, shirt, red, blue } = await shop()
  const other = await createProduct(server.app.db, companyId)
  const line = { name: 'Oxford', supplierId: atlas.id, productId: shirt.id, supplierCode: 'ox-1' }
  await owner.call(routes.create, { ...line, variantId: red })
  const again = await owner.send(routes.create, { ...line, supplierCode: 'ox-2', variantId: red })
  expect(again).toMatchObject({ status: 409, body: { errorType: 'duplicate', fields: { variantId: [{}] } } })
  const sameCode = { ...line, supplierCode: 'OX-1', variantId: blue }
  expect(await owner.send(routes.create, sameCode)).toMatchObject({
    status: 409,
    body: { fields: { supplierCode: [{}] } },
  })
  await owner.call(routes.create, { ...sameCode, packQuantity: 12 })
  await owner.call(routes.create, { ...line, supplierId: bold.id, variantId: red })
  const strange = { ...line, supplierCode: null, variantId: other.variantIds[0] ?? 0 }
  expect(await owner.send(routes.create, strange)).toMatchObject({
    status: 422,
    body: { errorType: 'procure.rule_broken', fields: { variantId: [{}] } },
  })
})

test("a product is found by its supplier's code, in lists and by a scan, as long as one product alone is called so", async () => {
  const { owner, companyId, atlas, bold, shirt, red } = await shop()
  const line = { name: 'Oxford', supplierId: atlas.id, productId: shirt.id, variantId: red, supplierCode: 'AT 77/y' }
  const created = await owner.call(routes.create, { ...line, packQuantity: 6 })
  const found = async (q: string) => (await owner.call(product.routes.list, { q })).items.map(({ id }) => id)
  const scan = async (code: string) => (await owner.send(lookUpProduct, { code })).body
  expect(await found('at 77/y')).toEqual([shirt.id])
  expect(await scan('at 77/Y')).toMatchObject({ matchedBy: 'supplier', packQuantity: 6, variant: { id: red } })
  // Other words of the product keep it.
  const { items } = await owner.call(product.routes.list, { q: 'shirt' })
  await owner.call(writeVariants, { id: shirt.id, cells: [{ colorId: shirt.catalogue.colorIds[2], sizeId: null }] })
  expect(await found('77/y')).toEqual([shirt.id])
  expect(items[0]?.version).toBe(2)
  // A line that says nothing else of the code leaves the product as it is.
  const before = await owner.call(product.routes.get, { id: shirt.id })
  await owner.call(routes.update, { id: created.id, version: created.version, packQuantity: 12 })
  expect((await owner.call(product.routes.get, { id: shirt.id })).version).toBe(before.version)
  // Somebody else calls another product so: a scan would only guess.
  const cap = await createProduct(server.app.db, companyId, { code: 'CAP' })
  const twin = await owner.call(routes.create, { ...line, supplierId: bold.id, productId: cap.id, variantId: null })
  expect(await scan('AT 77/y')).toMatchObject({ errorType: 'procure.unknown_barcode' })
  await owner.call(routes.deactivate, { id: twin.id, version: twin.version })
  expect(await scan('AT 77/y')).toMatchObject({ variant: { id: red } })
  const now = await owner.call(routes.get, { id: created.id })
  await owner.call(routes.update, { id: created.id, version: now.version, supplierCode: 'NEW' })
  expect([await found('77/y'), await found('new')]).toEqual([[], [shirt.id]])
})

test('a price ends the one before from its day on; tiers stand beside each other, and periods never overlap', async () => {
  const { owner, atlas, shirt } = await shop()
  const { id } = await owner.call(routes.create, { name: 'Oxford', supplierId: atlas.id, productId: shirt.id })
  const first = await owner.call(setSupplierPrice, {
    id,
    unitPrice: '4.25',
    validFrom: '2026-01-01',
    validUntil: '2099-12-31',
  })
  expect(first).toMatchObject({ currency: 'EUR', minQty: '1', unitPrice: '4.25', state: 'today', version: 1 })
  await owner.call(setSupplierPrice, { id, minQty: 100, unitPrice: '3.999999', validFrom: '2026-01-01' })
  const next = await owner.call(setSupplierPrice, { id, unitPrice: '4.5', validFrom: '2026-02-01' })
  expect(next).toMatchObject({ validUntil: '2099-12-31' })
  const { items } = await owner.call(listSupplierPrices, { supplierProductIds: [id] })
  expect(
    items.map(({ minQty, unitPrice, validFrom, validUntil, state }) => [
      minQty,
      unitPrice,
      validFrom,
      validUntil,
      state,
    ]),
  ).toEqual([
    ['1', '4.5', '2026-02-01', '2099-12-31', 'today'],
    ['1', '4.25', '2026-01-01', '2026-01-31', 'past'],
    ['100', '3.999999', '2026-01-01', null, 'today'],
  ])
  const message = 'Overlaps the price from 2026-02-01 to 2099-12-31. Select other days, or change that price.'
  const refused = { status: 422, body: { errorType: 'procure.price_overlap', fields: { validFrom: [{ message }] } } }
  expect(await owner.send(setSupplierPrice, { id, unitPrice: '1', validFrom: '2025-12-01' })).toMatchObject({
    status: 422,
    body: { errorType: 'procure.price_overlap' },
  })
  expect(await owner.send(updateSupplierPrice, { id: first.id, version: 2, validUntil: '2026-02-01' })).toMatchObject(
    refused,
  )
  expect(
    await owner.send(setSupplierPrice, { id, unitPrice: '1', validFrom: '2026-03-02', validUntil: '2026-03-01' }),
  ).toMatchObject({
    status: 422,
    body: { fields: { validUntil: [{}] } },
  })
  const twins = { id, minQty: 500, unitPrice: '3', validFrom: '2026-05-01' }
  const answers = await Promise.all([1, 2, 3].map(() => owner.send(setSupplierPrice, twins)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422, 422])
  const stale = await owner.send(deleteSupplierPrice, { id: first.id, version: 1 })
  expect(stale).toMatchObject({ status: 409, body: { errorType: 'stale' } })
  await owner.call(deleteSupplierPrice, { id: first.id, version: 2 })
})

test('what has prices keeps whose, of what and in which currency they are, and is deactivated, not deleted', async () => {
  const { owner, atlas, bold, shirt } = await shop()
  const line = await owner.call(routes.create, { name: 'Oxford', supplierId: atlas.id, productId: shirt.id })
  const { id } = line
  const moved = await owner.call(routes.update, { id, version: 1, supplierId: bold.id, currency: 'USD' })
  expect(moved).toMatchObject({ supplierId: bold.id, currency: 'USD' })
  await owner.call(setSupplierPrice, { id, unitPrice: '4' })
  const locked = (field: string) => ({
    status: 422,
    body: { errorType: 'procure.locked_field', fields: { [field]: [{}] } },
  })
  expect(await owner.send(routes.update, { id, version: 2, currency: 'EUR' })).toMatchObject(locked('currency'))
  expect(await owner.send(routes.update, { id, version: 2, supplierId: atlas.id })).toMatchObject(locked('supplierId'))
  await owner.call(routes.update, { id, version: 2, packQuantity: 10, currency: 'USD' })
  expect(await owner.send(routes.delete, { id, version: 3 })).toMatchObject({
    status: 409,
    body: { errorType: 'in_use' },
  })
  await owner.call(routes.deactivate, { id, version: 3 })
})

test('rows of a file without codes find each the record they made, also where a supplier calls two alike', async () => {
  const { owner, companyId, atlas, shirt, red, blue } = await shop()
  const userId = owner.user?.Usr_userid ?? 0
  const row = (number: number, variantId: number, supplierCode: string) => ({
    number,
    id: null,
    values: { name: 'Oxford', supplierId: atlas.id, productId: shirt.id, variantId, supplierCode },
  })
  const outcomes = await server.app.db.inTransaction({ companyId }, (tx) =>
    applyRows(writerOf(companyId, userId), tx, supplierProduct, [row(1, red, 'A'), row(2, blue, 'B')]),
  )
  expect(outcomes.map(({ kind }) => kind)).toEqual(['created', 'created'])
  const created = await Promise.all(
    outcomes.map((one) => owner.call(routes.get, { id: 'id' in one ? Number(one.id) : 0 })),
  )
  expect(created.map(({ supplierCode, variantId }) => [supplierCode, variantId])).toEqual([
    ['A', red],
    ['B', blue],
  ])
})
