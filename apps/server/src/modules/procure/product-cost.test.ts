import { listAuditRows } from '@countinghouse/contract/erp/audit-log'
import { updateGlobalSettings } from '@countinghouse/contract/erp/global-settings'
import { category } from '@countinghouse/contract/procure/category'
import {
  costEditPermission,
  costPermission,
  marginPermission,
  viewSuppliers,
} from '@countinghouse/contract/procure/cost-permissions'
import { checkMargin, listBatchMargins, listMargins } from '@countinghouse/contract/procure/margin'
import { createPrice, prices, updatePrice } from '@countinghouse/contract/procure/price'
import { createBatch } from '@countinghouse/contract/procure/price-batch'
import { priceList } from '@countinghouse/contract/procure/price-list'
import { resolvePrice } from '@countinghouse/contract/procure/price-resolution'
import { saveSurcharges } from '@countinghouse/contract/procure/price-surcharge'
import { product } from '@countinghouse/contract/procure/product'
import { listCosts, listProductCosts, setStandardCosts } from '@countinghouse/contract/procure/product-cost'
import { supplier } from '@countinghouse/contract/procure/supplier'
import { setSupplierPrice } from '@countinghouse/contract/procure/supplier-price'
import { supplierProduct } from '@countinghouse/contract/procure/supplier-product'
import { simulateVirtualProduct } from '@countinghouse/contract/procure/virtual-simulation'
import { permissionName } from '@countinghouse/contract/page'
import type { Route } from '@countinghouse/contract/route'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { createProduct } from '../../../../../tests/support/products.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { createKit } from '../../../../../tests/support/virtual-products.ts'
import { loadContract } from '../../platform/calls/contract.ts'

const server = useServer()

async function shop() {
  const tenant = await server.company()
  const { owner, companyId } = tenant
  const { items } = await owner.call(priceList.routes.list, {})
  const shirt = await createProduct(server.app.db, companyId, { code: 'SHIRT', name: 'Shirt', colors: 2 })
  const [red = 0, blue = 0] = shirt.variantIds
  return { ...tenant, priceListId: items[0]?.id ?? 0, shirt, red, blue }
}
type Shop = Awaited<ReturnType<typeof shop>>

async function addLine(
  { owner, shirt }: Pick<Shop, 'owner' | 'shirt'>,
  name: string,
  unitPrice: string,
  more: object = {},
) {
  const { id: supplierId } = await owner.call(supplier.routes.create, { name })
  const { id } = await owner.call(supplierProduct.routes.create, { name, supplierId, productId: shirt.id, ...more })
  await owner.call(setSupplierPrice, { id, unitPrice, validFrom: '2026-01-01' })
  return id
}

test('the rights are written out as the pages have them', () => {
  expect([costPermission, costEditPermission, marginPermission, viewSuppliers]).toEqual([
    ...['cost_view', 'cost_edit', 'margin_view'].map((event) => permissionName(product.page, event)),
    permissionName(supplierProduct.page, 'view'),
  ])
})

test('a variant costs what is planned, else what the preferred supplier asks, a line of its own before one of all', async () => {
  const there = await shop()
  const { owner, shirt, red, blue } = there
  const costs = async () =>
    (await owner.call(listProductCosts, { id: shirt.id })).items.map(({ cost, source, supplier: from }) => [
      cost,
      source,
      from,
    ])
  expect(await costs()).toEqual([
    [null, null, null],
    [null, null, null],
  ])
  await addLine(there, 'Atlas', '5')
  const bold = await addLine(there, 'Bold', '4.2')
  await owner.call(setSupplierPrice, { id: bold, minQty: 50, unitPrice: '3', validFrom: '2026-01-01' })
  await owner.call(setSupplierPrice, { id: bold, unitPrice: '9', validFrom: '2099-01-01' })
  expect(await costs()).toEqual([
    ['5', 'supplier', 'Atlas'],
    ['5', 'supplier', 'Atlas'],
  ])
  const line = await owner.call(supplierProduct.routes.get, { id: bold })
  await owner.call(supplierProduct.routes.update, { id: bold, version: line.version, isPreferred: true })
  expect(await costs()).toEqual([
    ['4.2', 'supplier', 'Bold'],
    ['4.2', 'supplier', 'Bold'],
  ])
  await addLine(there, 'Cedar', '4.4', { variantId: blue, isPreferred: true })
  const { items } = await owner.call(setStandardCosts, {
    id: shirt.id,
    items: [{ variantId: red, standardCost: '3.125' }],
  })
  expect(items.map(({ cost, source }) => [cost, source])).toEqual([
    ['3.125', 'standard'],
    ['4.4', 'supplier'],
  ])
  expect((await owner.call(listCosts, { productIds: [shirt.id] })).items).toEqual([
    { productId: shirt.id, from: '3.125', to: '4.4', currency: 'GBP' },
  ])
  await owner.call(setStandardCosts, { id: shirt.id, items: [{ variantId: red, standardCost: null }] })
  expect((await owner.call(product.routes.history, { id: shirt.id })).items[0]).toMatchObject({
    changes: [{ field: 'standardCosts', before: 'SHIRT-1 · 3.125 GBP', after: null }],
  })
  const strange = await createProduct(server.app.db, there.companyId)
  const wrong = { id: shirt.id, items: [{ variantId: strange.variantIds[0] ?? 0, standardCost: '1' }] }
  expect((await owner.send(setStandardCosts, wrong)).status).toBe(404)
})

test('a margin is told of the dearest variant, against the nearest category or the company, and says what it does not know', async () => {
  const there = await shop()
  const { owner, companyId, priceListId, shirt, red, blue } = there
  const ask = { priceListId, productId: shirt.id, amountMinor: 1000 }
  expect(await owner.call(checkMargin, ask)).toMatchObject({
    marginPpm: null,
    isBelow: false,
    unknown: 2,
    leastPpm: 0,
    isWithTax: true,
  })
  await owner.call(setStandardCosts, { id: shirt.id, items: [{ variantId: red, standardCost: '6' }] })
  expect(await owner.call(checkMargin, ask)).toMatchObject({
    marginPpm: 400_000,
    isBelow: false,
    unknown: 1,
    leastMinor: 600,
  })
  await owner.call(setStandardCosts, { id: shirt.id, items: [{ variantId: blue, standardCost: '8' }] })
  expect(await owner.call(checkMargin, ask)).toMatchObject({ marginPpm: 200_000, unknown: 0 })
  expect(await owner.call(checkMargin, { ...ask, variantId: red })).toMatchObject({ marginPpm: 400_000 })
  await owner.call(updateGlobalSettings, {
    storeId: null,
    choices: [{ key: 'procure.least_margin', version: 0, value: 250_000 }],
  })
  expect(await owner.call(checkMargin, ask)).toMatchObject({ leastPpm: 250_000, isBelow: true, leastMinor: 1067 })
  const { id, version } = await owner.call(category.routes.get, { id: shirt.catalogue.categoryId })
  const above = await owner.call(category.routes.create, { code: 'ALL', name: 'All', minimumMargin: 100_000 })
  await owner.call(category.routes.update, { id, version, parentId: above.id })
  expect(await owner.call(checkMargin, ask)).toMatchObject({ leastPpm: 100_000, isBelow: false })
  await owner.call(createPrice, { priceListId, productId: shirt.id, amountMinor: 850 })
  expect((await owner.call(listMargins, { productIds: [shirt.id] })).items).toMatchObject([
    { productId: shirt.id, marginPpm: 58_824, isBelow: true },
  ])
  expect((await owner.call(product.routes.list, {})).items).toMatchObject([
    { id: shirt.id, priceMinor: 850, priceCurrency: 'GBP', costMinor: 800, costCurrency: 'GBP', marginPpm: 58_824 },
  ])
  const batch = await owner.call(createBatch, {
    name: 'Sale',
    priceListId,
    effectiveFrom: '2099-01-01',
    changePpm: -500_000,
  })
  expect(await owner.call(listBatchMargins, { id: batch.id })).toEqual({
    below: 1,
    unknown: 0,
    items: [{ lineNo: 1, marginPpm: -882_353, isBelow: true }],
  })
  // A cost in another currency is no cost of this price, since no rate is known.
  const mug = await createProduct(server.app.db, companyId, { code: 'MUG' })
  await addLine({ ...there, shirt: mug }, 'Dollar Inc', '2', { currency: 'USD' })
  expect(await owner.call(checkMargin, { ...ask, productId: mug.id })).toMatchObject({ marginPpm: null, unknown: 1 })
})

/** Figures that nothing else is. */
const marks = ['731.19', '73119', '26881']

test('no cost and no margin is in any answer to who has no right to them: of no read, list, file or history', async () => {
  const there = await shop()
  const { owner, as, companyId, priceListId, shirt, red, blue } = there
  const kit = await createKit(server.app.db, companyId, { component: { ...shirt, variantIds: [blue] } })
  const buy = await owner.call(priceList.routes.create, { code: 'BUY', name: 'Buying', currency: 'GBP', kind: 'buy' })
  const bought = await owner.call(createPrice, {
    priceListId: buy.id,
    productId: shirt.id,
    amountMinor: null,
    buyAmount: '731.190001',
  })
  const sold = await owner.call(createPrice, { priceListId, productId: shirt.id, amountMinor: 100_000 })
  await owner.call(saveSurcharges, {
    priceListId: buy.id,
    productId: shirt.id,
    items: [{ colorId: shirt.catalogue.colorIds[0], buyAmount: '731.190002' }],
  } as never)
  await owner.call(setStandardCosts, { id: shirt.id, items: [{ variantId: red, standardCost: '731.190003' }] })
  const line = await addLine(there, 'Atlas', '731.190004')
  const batch = await owner.call(createBatch, {
    name: 'Sale',
    priceListId,
    effectiveFrom: '2099-01-01',
    changeMinor: 1,
  })

  const contract = await loadContract()
  const metrics: readonly string[] = [costPermission, costEditPermission, marginPermission]
  const permissions = contract.pages.flatMap((page) => page.events.map((event) => permissionName(page, event)))
  const clerk = await as({ may: permissions.filter((right) => !metrics.includes(right)) })
  const ids = [shirt.id, red, line, bought.id, sold.id, batch.id, priceListId, buy.id, kit.id]
  const of = { productId: shirt.id }
  const inputs = [
    {},
    { q: 'shirt' },
    of,
    { ids },
    { productIds: [shirt.id] },
    { supplierProductIds: [line] },
    { ...of, priceListId: buy.id },
    { ...of, priceListId, amountMinor: 100_000 },
    { variantId: red, priceListId: buy.id },
    { id: kit.id, priceListId: buy.id },
    { selection: { ids } },
    { selection: { ids }, format: 'csv' },
    { selection: { matching: {}, except: [] }, format: 'csv' },
    ...ids.map((id) => ({ id })),
  ]
  const things = /^procure\.(cost|margin|price\w*|product|supplier\w*|variant|virtualProduct|home)\.|^desk\.search/
  const reads = [...contract.routes, ...contract.recordRoutes].filter((route) => things.test(route.id) && !route.writes)
  let served = 0
  let shown = 0
  for (const route of reads)
    for (const input of inputs) {
      if (!(route.input as unknown as z.ZodType).safeParse(input).success) continue
      const answer = await clerk.send(route, input)
      served += answer.status < 300 ? 1 : 0
      for (const mark of marks) expect(answer.text, `${route.id} ${JSON.stringify(input)}`).not.toContain(mark)
      const full = await owner.send(route, input)
      if (marks.some((mark) => full.text.includes(mark))) shown += 1
    }
  // The scan would find figures: it reaches far more than one route, and to the owner it shows them.
  expect(served).toBeGreaterThan(50)
  expect(shown).toBeGreaterThan(8)

  for (const [route, input] of [
    [listProductCosts, { id: shirt.id }],
    [listMargins, { productIds: [shirt.id] }],
    [checkMargin, { priceListId, productId: shirt.id, amountMinor: 100_000 }],
    [listBatchMargins, { id: batch.id }],
    [updatePrice, { id: bought.id, version: 1, reason: 'x' }],
    [createPrice, { priceListId: buy.id, productId: shirt.id, minQty: 7, amountMinor: null, buyAmount: '1' }],
    [resolvePrice, { variantId: red, priceListId: buy.id }],
    [simulateVirtualProduct, { id: kit.id, priceListId: buy.id }],
  ] as const)
    expect((await clerk.send(route, input)).status, route.id).toBe(403)
  // A buying price is not there: in no count, by no filter, no order and no id.
  const listed = await clerk.call(prices.routes.list, {
    productId: undefined,
    q: 'shirt',
    sort: ['-amountMinor'],
  } as never)
  expect([listed.items.map(({ id }) => id), listed.total]).toEqual([[sold.id], { count: 1, exact: true }])
  expect((await clerk.call(prices.routes.list, { priceListId: [buy.id] })).items).toEqual([])
  expect((await clerk.send(prices.routes.get as Route, { id: bought.id })).status).toBe(404)
  expect((await clerk.send(prices.routes.list, { sort: ['buyAmount'] })).status).toBe(400)

  const keptIn = { 'procure.price': 1, 'procure.product': 2, 'procure.supplier_price': 1 }
  for (const [entity, metricsStored] of Object.entries(keptIn)) {
    const log = await clerk.send(listAuditRows, { entity })
    expect([log.status, log.text.includes(`"entity":"${entity}"`)]).toEqual([200, true])
    for (const mark of marks) expect(log.text, entity).not.toContain(mark)
    const whole = await owner.send(listAuditRows, { entity })
    expect(new Set(whole.text.match(/731\.19000\d/g)).size, entity).toBe(metricsStored)
  }
})
