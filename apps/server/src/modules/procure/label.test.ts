import { findLabelVariants, getLabelChoices, previewLabels, printLabels } from '@countinghouse/contract/procure/label'
import { labelLayout } from '@countinghouse/contract/procure/label-layout'
import { createPrice } from '@countinghouse/contract/procure/price'
import { approveBatch, createBatch } from '@countinghouse/contract/procure/price-batch'
import { priceList } from '@countinghouse/contract/procure/price-list'
import { generateBarcodes, setBarcodes } from '@countinghouse/contract/procure/variant'
import { expect, test } from 'vitest'
import { readPrintedCodes } from '../../../../../tests/support/printed-labels.ts'
import { createProduct } from '../../../../../tests/support/products.ts'
import type { Client, Tenant } from '../../../../../tests/support/server.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { readZpl } from '../../../../../tests/support/zpl-reader.ts'

const server = useServer()

/** A product of six variants with a default price of 49.99; `layouts`: ids by code. */
async function shelf({ owner, companyId }: Pick<Tenant, 'owner' | 'companyId'>) {
  const product = await createProduct(server.app.db, companyId, { name: 'Runner', colors: 2, sizes: 3 })
  const { layouts } = await layoutsOf(owner)
  const { priceLists } = await owner.call(getLabelChoices, {})
  const priceListId = priceLists[0]?.id ?? 0
  await owner.call(createPrice, { priceListId, productId: product.id, amountMinor: 4999 })
  return { product, layouts, priceListId }
}

async function layoutsOf(owner: Client) {
  const { items } = await owner.call(labelLayout.routes.list, { limit: 50 })
  return { layouts: Object.fromEntries(items.map((row) => [row.code, row.id])), items }
}

async function bytesOf(client: Client, input: unknown): Promise<Uint8Array> {
  const { path } = printLabels
  const answer = await server.app.http.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: { authorization: `Bearer ${client.token}` },
    payload: input as object,
  })
  expect(answer.statusCode, answer.body.slice(0, 400)).toBe(200)
  return answer.rawPayload
}

test('every company has layouts in its language, and the preview says of each variant what it will be', async () => {
  const tenant = await server.company()
  const { product, layouts } = await shelf(tenant)
  const { owner } = tenant
  const [first = 0, ...others] = product.variantIds
  await owner.call(setBarcodes, { id: first, barcodes: [{ code: '4006381333931' }] })
  const items = product.variantIds.map((variantId) => ({ variantId, copies: 5 }))
  const shown = await owner.call(previewLabels, { layoutId: layouts['A4-24'] ?? 0, items, startPosition: 20 })
  expect(shown).toMatchObject({ labels: 30, pages: 3, drawing: { variantId: first } })
  expect(shown.items[0]).toMatchObject({ code: '4006381333931', price: '£49.99', problem: null })
  expect(shown.items.slice(1).map(({ problem }) => problem)).toEqual(others.map(() => 'no_barcode'))
  expect(shown.drawing?.svg).toMatch(/^<svg [^>]*viewBox="0 0 63\.5 33\.9"/)
  const names = (await layoutsOf(owner)).items.map(({ name }) => name)
  expect(names).toContain('Shelf, roll 100 × 50 mm')
})

test('labels are printed once nothing is wrong with any of them, and who printed them is kept', async () => {
  const tenant = await server.company()
  const { product, layouts } = await shelf(tenant)
  const { owner } = tenant
  const items = product.variantIds.map((variantId) => ({ variantId, copies: 2 }))
  const order = { layoutId: layouts['A4-65'] ?? 0, items }
  const early = await owner.send(printLabels, order)
  expect(early).toMatchObject({ status: 422, body: { errorType: 'procure.label_not_ready' } })
  expect(early.body.details).toMatchObject({ problems: { length: 6, 0: { problem: 'no_barcode' } } })
  expect(early.body.message).toContain(`${product.code}-1`)
  const drawn = await owner.call(generateBarcodes, { variantIds: [...product.variantIds] })
  const pages = await readPrintedCodes(await bytesOf(owner, order))
  const codes = drawn.items.flatMap(({ code }) => [code, code])
  expect(pages.map((page) => page.map(({ text }) => text).toSorted())).toEqual([codes.toSorted()])
  const history = await owner.call(labelLayout.routes.history, { id: order.layoutId })
  expect(history.items[0]?.changes).toEqual(
    expect.arrayContaining([expect.objectContaining({ field: 'labels', after: 12 })]),
  )
  const nobody = await tenant.as({ may: ['labels:view'] })
  expect((await nobody.send(printLabels, order)).status).toBe(403)
  const zpl = { ...order, layoutId: layouts['ROLL-57'] ?? 0, output: 'zpl' }
  const labels = readZpl(await bytesOf(owner, zpl))
  expect(labels.map(({ copies }) => copies)).toEqual(product.variantIds.map(() => 2))
  expect((await owner.send(printLabels, { ...order, output: 'zpl' })).body.errorType).toBe('procure.label_needs_roll')
})

test('what a label costs is what the list, the store and the day say, and a buying list is none to sell by', async () => {
  const tenant = await server.company()
  const { product, layouts, priceListId } = await shelf(tenant)
  const { owner } = tenant
  const [variantId = 0] = product.variantIds
  await owner.call(generateBarcodes, { variantIds: [variantId] })
  const sale = await owner.call(priceList.routes.create, {
    code: 'SALE',
    name: 'Sale',
    currency: 'GBP',
    parentId: priceListId,
    adjust: -200_000,
  })
  const layoutId = layouts['SHELF-24'] ?? 0
  const requested = { layoutId, items: [{ variantId, copies: 1 }] }
  const price = async (more: object) => (await owner.call(previewLabels, { ...requested, ...more })).items[0]
  expect(await price({})).toMatchObject({ price: '£49.99', problem: null })
  expect(await price({ priceListId: sale.id })).toMatchObject({ price: '£39.99' })
  expect(await price({ date: '2000-01-01' })).toMatchObject({ price: null, problem: 'no_price' })
  const buying = await owner.call(priceList.routes.create, {
    code: 'BUY',
    name: 'Buying',
    currency: 'GBP',
    kind: 'buy',
  })
  await owner.call(createPrice, { priceListId: buying.id, productId: product.id, amountMinor: null, buyAmount: '12.5' })
  expect((await owner.send(previewLabels, { ...requested, priceListId: buying.id })).body.errorType).toBe(
    'procure.label_selling',
  )
  expect((await owner.send(previewLabels, { ...requested, priceListId: 999_999 })).status).toBe(404)
  const gone = await owner.send(previewLabels, { layoutId, items: [{ variantId: 999_999, copies: 1 }] })
  expect(gone).toMatchObject({ status: 404, body: { details: { variantIds: [999_999] } } })
})

test('variants are found by any code and by chosen products; more than a thousand labels are refused in words', async () => {
  const tenant = await server.company()
  const { product, layouts } = await shelf(tenant)
  const { owner } = tenant
  const [first = 0, second = 0] = product.variantIds
  const { items } = await owner.call(generateBarcodes, { variantIds: [second] })
  expect(await owner.call(findLabelVariants, { code: items[0]?.code ?? '' })).toEqual({ variantIds: [second] })
  expect(await owner.call(findLabelVariants, { code: `${product.code}-1` })).toEqual({ variantIds: [first] })
  const all = { variantIds: expect.arrayContaining([...product.variantIds]) }
  expect(await owner.call(findLabelVariants, { code: product.code })).toEqual(all)
  expect(await owner.call(findLabelVariants, { selection: { ids: [product.id] } })).toEqual(all)
  expect((await owner.send(findLabelVariants, { code: 'nothing' })).status).toBe(404)
  const many = {
    layoutId: layouts['A4-24'] ?? 0,
    items: [
      { variantId: first, copies: 1000 },
      { variantId: second, copies: 1 },
    ],
  }
  expect((await owner.send(printLabels, many)).body).toMatchObject({
    errorType: 'procure.too_many_labels',
    details: { most: 1000 },
  })
})

test('a batch of prices has the variants whose prices it changes, those of a product or one alone', async () => {
  const tenant = await server.company()
  const { product, priceListId } = await shelf(tenant)
  const { owner } = tenant
  const other = await createProduct(server.app.db, tenant.companyId, { name: 'Boot', colors: 1, sizes: 2 })
  await createProduct(server.app.db, tenant.companyId, { name: 'Without a price' })
  const [one = 0] = other.variantIds
  await owner.call(createPrice, { priceListId, productId: other.id, variantId: one, amountMinor: 900 })
  const today = { name: 'Up', priceListId, effectiveFrom: '2099-01-01', changePpm: 100_000 }
  const { id, version } = await owner.call(createBatch, today)
  await owner.call(approveBatch, { id, version })
  const found = await owner.call(findLabelVariants, { priceBatchId: id })
  expect(found.variantIds.toSorted()).toEqual([...product.variantIds, one].toSorted())
  expect((await owner.send(findLabelVariants, { priceBatchId: 999_999 })).status).toBe(404)
})
