import {
  changePrice,
  createPrice,
  deletePrice,
  findPriceItems,
  listProductPrices,
  prices,
  updatePrice,
} from '@countinghouse/contract/procure/price'
import { priceList } from '@countinghouse/contract/procure/price-list'
import { resolvePrice } from '@countinghouse/contract/procure/price-resolution'
import { listSurcharges, saveSurcharges } from '@countinghouse/contract/procure/price-surcharge'
import { color } from '@countinghouse/contract/procure/color'
import { createSize, listSizes, moveSize } from '@countinghouse/contract/procure/size'
import { expect, test } from 'vitest'
import { addPricedProducts } from '../../../../../tests/support/priced-products.ts'
import { createProduct } from '../../../../../tests/support/products.ts'
import type { Client } from '../../../../../tests/support/server.ts'
import { useServer } from '../../../../../tests/support/server.ts'

const server = useServer()

async function shop() {
  const tenant = await server.company()
  const [product] = await addPricedProducts(server, tenant.companyId, { variants: 3 })
  const { items } = await tenant.owner.call(priceList.routes.list, {})
  return {
    ...tenant,
    priceListId: items[0]?.id ?? 0,
    productId: product?.productId ?? 0,
    variantIds: product?.variantIds ?? [],
  }
}

async function addList(owner: Client, code: string, more: object) {
  return await owner.call(priceList.routes.create, { code, name: code, currency: 'GBP', ...more })
}

test('a price is changed from a day on in one action, which ends the running one the day before', async () => {
  const { owner, priceListId, productId } = await shop()
  const first = await owner.call(createPrice, {
    priceListId,
    productId,
    amountMinor: 2000,
    validFrom: '2026-01-01',
    validUntil: '2026-12-31',
  })
  const { closed, begun } = await owner.call(changePrice, {
    id: first.id,
    version: 1,
    fromDate: '2026-07-01',
    amountMinor: 1500,
    reason: 'Summer',
  })
  expect(closed).toMatchObject({ id: first.id, validUntil: '2026-06-30', amountMinor: 2000, version: 2 })
  expect(begun).toMatchObject({
    validFrom: '2026-07-01',
    validUntil: '2026-12-31',
    amountMinor: 1500,
    reason: 'Summer',
  })
  expect((await owner.call(prices.routes.list, { priceListId: [priceListId], sort: ['validFrom'] })).items).toEqual([
    closed,
    begun,
  ])
  expect((await owner.call(listProductPrices, { productId })).items).toHaveLength(2)
  expect(
    await owner.send(changePrice, { id: begun.id, version: 1, fromDate: '2026-07-01', amountMinor: 1 }),
  ).toMatchObject({ status: 422, body: { fields: { fromDate: [{}] } } })
  await owner.call(deletePrice, { id: begun.id, version: 1 })
  await owner.call(updatePrice, { id: first.id, version: 2, validUntil: null })
})

test('periods do not overlap: the other one is named at the field, also of two that are written at once', async () => {
  const { owner, priceListId, productId, variantIds } = await shop()
  const price = { priceListId, productId, amountMinor: 999 }
  await owner.call(createPrice, { ...price, validFrom: '2026-03-01', validUntil: '2026-03-31' })
  const message = 'Overlaps the price from 2026-03-01 to 2026-03-31. Select other days, or change that price.'
  const refused = { status: 422, body: { errorType: 'procure.price_overlap', fields: { validFrom: [{ message }] } } }
  expect(await owner.send(createPrice, { ...price, validFrom: '2026-03-31' })).toMatchObject(refused)
  const later = await owner.call(createPrice, { ...price, validFrom: '2026-04-01' })
  expect(await owner.send(updatePrice, { id: later.id, version: 1, validFrom: '2026-03-15' })).toMatchObject(refused)
  // A price of a variant, store or quantity break does not overlap.
  await owner.call(createPrice, { ...price, variantId: variantIds[0] ?? 0, validFrom: '2026-03-31' })
  await owner.call(createPrice, { ...price, minQty: 10, validFrom: '2026-03-31' })
  const twins = { ...price, minQty: 2.5, validFrom: '2026-05-01' }
  const answers = await Promise.all([1, 2, 3].map(() => owner.send(createPrice, twins)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422, 422])
  for (const [wrong, field] of [
    [{ validFrom: '2027-01-02', validUntil: '2027-01-01' }, 'validUntil'],
    [{ amountMinor: null, buyAmount: '1.5' }, 'buyAmount'],
  ] as const)
    expect(await owner.send(createPrice, { ...price, ...wrong })).toMatchObject({
      status: 422,
      body: { errorType: 'procure.rule_broken', fields: { [field]: [{}] } },
    })
})

test('a price comes by store, variant, product with its surcharge, then the parent with its change and ending', async () => {
  const { owner, priceListId, productId, variantIds, storeId } = await shop()
  const [small = 0, , large = 0] = variantIds
  const day = { validFrom: '2026-01-01' }
  const price = { priceListId, productId, ...day }
  await owner.call(createPrice, { ...price, amountMinor: 2341 })
  await owner.call(createPrice, { ...price, minQty: 10, amountMinor: 2000 })
  await owner.call(saveSurcharges, {
    priceListId,
    productId,
    items: [{ sizeFromSort: 30, sizeToSort: 90, amountMinor: 250 }],
  })
  const ask = (variantId: number, more: object = {}) =>
    owner.call(resolvePrice, { variantId, date: '2026-02-01', storeId, ...more })
  expect(await ask(small)).toMatchObject({ amount: 2341, currency: 'GBP', taxIncluded: true, source: 'product' })
  expect(await ask(small, { qty: 10 })).toMatchObject({ amount: 2000 })
  expect((await ask(large)).path.map(({ step, amount }) => [step, amount])).toEqual([
    ['price', 2341],
    ['surcharge', 2591],
  ])
  const staff = await addList(owner, 'STAFF', { parentId: priceListId, adjust: -200_000, ending: '99' })
  const derived = await ask(small, { priceListId: staff.id })
  expect(derived.path.map(({ step, amount, list }) => [list.code, step, amount])).toEqual([
    ['RETAIL', 'price', 2341],
    ['STAFF', 'adjust', 1873],
    ['STAFF', 'ending', 1899],
  ])
  await owner.call(createPrice, { ...price, priceListId: staff.id, storeId, amountMinor: 500 })
  expect(await ask(small, { priceListId: staff.id })).toMatchObject({ amount: 500, source: 'store_product' })
  expect(await ask(small, { priceListId: staff.id, storeId: undefined })).toMatchObject({ amount: 1899 })
  // A store assigned to a list uses it.
  await owner.call(priceList.routes.update, { id: staff.id, version: 1, stores: [storeId] })
  expect(await ask(small)).toMatchObject({ amount: 500 })
  expect(await owner.send(resolvePrice, { variantId: small, date: '2025-12-31' })).toMatchObject({
    status: 422,
    body: { errorType: 'procure.price_missing' },
  })
})

test('buying prices have six decimals, and what it can be of is found as it is scanned', async () => {
  const { owner, productId, variantIds } = await shop()
  const { id: priceListId } = await addList(owner, 'BUY', { kind: 'buy' })
  const { id: usual } = await addList(owner, 'BUY2', { kind: 'buy', parentId: priceListId, adjust: 100_000 })
  const price = { priceListId, productId, amountMinor: null, buyAmount: '1.234565' }
  expect(await owner.call(createPrice, price)).toMatchObject({ amountMinor: null, buyAmount: '1.234565', minQty: '1' })
  const variantId = variantIds[0] ?? 0
  expect(await owner.call(resolvePrice, { variantId, priceListId: usual })).toMatchObject({ amount: '1.358022' })
  expect((await owner.call(findPriceItems, { q: 'style1-2' })).items).toEqual([
    { productId, variantId: variantIds[1], code: 'STYLE1-2', name: 'Shirt STYLE1', isExact: true },
  ])
  expect((await owner.call(findPriceItems, { q: 'shirt' })).items).toMatchObject([{ productId, variantId: null }])
})

test('surcharges are of one colour or of sizes that do not overlap', async () => {
  const { owner, priceListId, productId } = await shop()
  const sizes = (from: number, to: number) => ({ sizeFromSort: from, sizeToSort: to, amountMinor: 100 })
  for (const items of [[sizes(1, 5), sizes(5, 9)], [sizes(5, 1)], [{ amountMinor: 100 }]])
    expect(await owner.send(saveSurcharges, { priceListId, productId, items })).toMatchObject({
      status: 422,
      body: { errorType: 'procure.rule_broken' },
    })
  await owner.call(saveSurcharges, { priceListId, productId, items: [sizes(1, 5), sizes(6, 9)] })
  await owner.call(saveSurcharges, { priceListId, productId, items: [sizes(1, 9)] })
  const { items: seen } = await owner.call(listSurcharges, { priceListId, productId })
  expect(seen).toMatchObject([sizes(1, 9)])
  // Both users opened the same surcharges; the second one to save gets a conflict.
  await owner.call(saveSurcharges, { priceListId, productId, items: [...seen, sizes(10, 12)], seen })
  const late = await owner.send(saveSurcharges, { priceListId, productId, items: [], seen })
  expect(late).toMatchObject({ status: 409, body: { errorType: 'stale', details: { current: { items: [{}, {}] } } } })
})

test('sizes cost what they cost wherever they are moved in their scale', async () => {
  const { owner, companyId, priceListId } = await shop()
  const {
    id: productId,
    variantIds,
    catalogue,
  } = await createProduct(server.app.db, companyId, { sizes: 3, price: 1000 })
  const [small, medium, large] = catalogue.sizeIds
  const items = [{ sizeFromSort: 20, sizeToSort: 30, amountMinor: 200 }]
  await owner.call(saveSurcharges, { priceListId, productId, items })
  const amounts = async () => {
    const found = await Promise.all(variantIds.map((variantId) => owner.call(resolvePrice, { variantId })))
    return found.map(({ amount }) => amount)
  }
  const before = await amounts()
  expect(before).toEqual([1000, 1200, 1200])
  const { sizeScaleId } = catalogue
  const tiny = await owner.call(createSize, { sizeScaleId, code: 'XS', name: 'XS' })
  const steps: { order: string; id: number; otherId: number | null }[] = [
    { order: 'XS S M L', id: tiny.id, otherId: small },
    { order: 'XS M S L', id: small, otherId: large },
    { order: 'L XS M S', id: large, otherId: tiny.id },
    { order: 'XS M L S', id: large, otherId: small },
  ]
  for (const { order, ...move } of steps) {
    await owner.call(moveSize, move)
    const { items: sizes } = await owner.call(listSizes, { sizeScaleId })
    expect(sizes.map(({ code }) => code).join(' ')).toBe(order)
    expect(await amounts(), order).toEqual(before)
  }
  await owner.call(moveSize, { id: medium, otherId: null })
  expect((await owner.call(listSurcharges, { priceListId, productId })).items).toMatchObject([
    { sizeFromSort: 20, sizeToSort: 20 },
    { sizeFromSort: 40, sizeToSort: 40 },
  ])
})

test('a colour that is merged takes its surcharges along, unless the other one has some of the same product', async () => {
  const { owner, companyId, priceListId } = await shop()
  const {
    id: productId,
    variantIds,
    catalogue,
  } = await createProduct(server.app.db, companyId, { colors: 1, price: 1000 })
  const [red, blue, green] = catalogue.colorIds
  const of = (...colors: number[]) => colors.map((colorId) => ({ colorId, amountMinor: 500 }))
  await owner.call(saveSurcharges, { priceListId, productId, items: of(red, green) })
  const merge = (id: number, version: number) =>
    owner.send(color.routes.merge, { id, version, others: [{ id: red, version: 1 }] })
  expect(await merge(green, 1)).toMatchObject({ status: 409, body: { errorType: 'desk.merge_collides' } })
  expect(await merge(blue, 1)).toMatchObject({ status: 200 })
  expect(await owner.call(resolvePrice, { variantId: variantIds[0] ?? 0 })).toMatchObject({ amount: 1500 })
  expect((await owner.call(listSurcharges, { priceListId, productId })).items).toMatchObject(of(blue, green))
})
