import { reason } from '@countinghouse/contract/inventory/reason'
import { moves } from '@countinghouse/contract/inventory/move-list'
import { stock } from '@countinghouse/contract/inventory/stock'
import { stockAdjustment } from '@countinghouse/contract/inventory/stock-adjustment'
import { readCategoryTree } from '@countinghouse/contract/procure/category-tree'
import { color } from '@countinghouse/contract/procure/color'
import { prices } from '@countinghouse/contract/procure/price'
import { product } from '@countinghouse/contract/procure/product'
import { listVariants } from '@countinghouse/contract/procure/variant'
import { getReceipt } from '@countinghouse/contract/sales/receipt'
import { lookUpItem } from '@countinghouse/contract/sales/register-items'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { readPrintedText } from '../../../../../tests/support/printed-labels.ts'
import { createProduct } from '../../../../../tests/support/products.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { post } from '../../../../../tests/support/stock.ts'
import { createTill, openTill, paid } from '../../../../../tests/support/till.ts'
import { listSourceOf } from '../../platform/lists/list-source.ts'

const server = useServer()
const arabic = { headers: { 'accept-language': 'ar' } }
const readers = [
  { extra: {}, name: 'Shirt', options: /^Red/ },
  { extra: arabic, name: 'قميص', options: /^أحمر/ },
]

/** A shop with a red shirt in stock that has an Arabic name. */
async function shop() {
  const tenant = await server.company()
  const { companyId, storeId, owner } = tenant
  const made = await createProduct(server.app.db, companyId, { code: 'SHIRT', name: 'Shirt', colors: 2, price: 2000 })
  const call = async () => {
    const { version } = await owner.call(product.routes.get, { id: made.id })
    await owner.call(product.routes.update, { id: made.id, version, nameAr: 'قميص' })
  }
  const [red] = (await owner.call(color.routes.list, { q: 'red' })).items
  await owner.call(color.routes.update, { id: red?.id ?? 0, version: red?.version ?? 0, nameAr: 'أحمر' })
  const [variantId = 0] = made.variantIds
  await post(server.app.db, companyId, {
    storeId,
    lines: [{ kind: 'opening', variantId, quantity: 10, unitCost: '2.50' }],
  })
  return { ...tenant, made, variantId, call }
}

test('stock, moves and prices are named in the language of the reader and found by both names', async () => {
  const { owner, call } = await shop()
  await call()
  for (const { extra, name } of readers)
    for (const q of ['Shirt', 'قميص']) {
      expect((await owner.call(stock.routes.list, { q }, extra)).items).toMatchObject([{ productName: name }])
      expect((await owner.call(moves.routes.list, { q }, extra)).items).toMatchObject([{ productName: name }])
      expect((await owner.call(prices.routes.list, { q }, extra)).items[0]).toMatchObject({ product: name })
    }
  const byName = (await owner.call(stock.routes.list, { 'productName.begins': 'قمي', sort: ['productName'] }, arabic))
    .items
  expect(byName).toHaveLength(1)
})

test('the register and a receipt say both the product and its colour in the language of the reader', async () => {
  const { owner, companyId, storeId, variantId, call } = await shop()
  await call()
  const { tillId, cash } = await createTill(server, { companyId, storeId })
  for (const { extra, name, options } of readers)
    expect(await owner.call(lookUpItem, { storeId, code: 'SHIRT-1' }, extra)).toMatchObject({
      name,
      options: expect.stringMatching(options),
    })
  const { sell } = await openTill(owner, { tillId, storeId })
  const sale = await sell([{ sku: 'SHIRT-1', variantId, quantity: 1 }], [paid(cash, 2000)])
  for (const { extra, name, options } of readers)
    expect((await owner.call(getReceipt, { id: sale.id }, extra)).lines).toMatchObject([
      { name, options: expect.stringMatching(options) },
    ])
})

test('a document names its goods to each reader, and its paper in the language of the paper', async () => {
  const { owner, companyId, storeId, variantId, call } = await shop()
  const { id: reasonId } = await owner.call(reason.routes.create, { code: 'FOUND', name: 'Found' })
  const lines = [{ variantId, quantity: 5, unitCost: '2.5' }]
  const today = await query<{ day: string }>(server.database.superUrl, 'select erp.today($1)::text as day', [companyId])
  const effectiveOn = today[0]?.day ?? ''
  const { routes } = stockAdjustment
  const made = await owner.call(routes.create, { uid: randomUUID(), storeId, reasonId, effectiveOn, lines })
  const paperIn = async (language: string) => {
    const headers = { authorization: `Bearer ${owner.token}` }
    const payload = { ids: [made.id], language }
    const answer = await server.app.http.inject({ method: 'POST', url: `/api${routes.print.path}`, headers, payload })
    expect(answer.statusCode).toBe(200)
    return (await readPrintedText(answer.rawPayload)).join().normalize('NFKC')
  }
  expect(await paperIn('ar'), 'without a name of its own').toContain('Shirt')
  await call()
  for (const { extra, name } of readers) {
    const row = await owner.call(routes.get, { id: made.id }, extra)
    expect(row.labels?.['lines_variantId']).toMatchObject([{ name, code: 'SHIRT-1' }])
  }
  // The one who asks reads English.
  const printed = await paperIn('ar')
  expect(printed).not.toContain('Shirt')
  expect(printed).toMatch(/قميص|صيمق/)
  expect(await paperIn('en')).toContain('Shirt')
})

test('the grid of variants and the tree of categories bring the names of the reader', async () => {
  const { owner, companyId, made, call } = await shop()
  await call()
  await query(server.database.superUrl, `update procure.category set name_ar = 'أحذية' where company_id = $1`, [
    companyId,
  ])
  const { items } = await owner.call(readCategoryTree, {}, arabic)
  expect(items).toMatchObject([{ name: expect.stringMatching(/^Shoes/), nameAr: 'أحذية' }])
  const { colors } = await owner.call(listVariants, { id: made.id }, arabic)
  expect(colors.map(({ name }) => name)).toContain('أحمر')
})

test('stock and prices are sorted by the name that the reader sees, along the index of products', async () => {
  const tenant = await server.company()
  const { companyId, storeId, owner } = tenant
  const sorted = [
    { code: 'AA', name: 'Apple', nameAr: 'ياء' },
    { code: 'BB', name: 'Berry', nameAr: 'ألف' },
  ]
  for (const { code, name, nameAr } of sorted) {
    const { id, version, variantIds } = await createProduct(server.app.db, companyId, { code, name, price: 100 })
    await owner.call(product.routes.update, { id, version, nameAr })
    const [variantId = 0] = variantIds
    await post(server.app.db, companyId, {
      storeId,
      lines: [{ kind: 'opening', variantId, quantity: 1, unitCost: '1' }],
    })
  }
  const names = async (extra: object) => [
    (await owner.call(stock.routes.list, { sort: ['productName'] }, extra)).items.map((row) => row.productName),
    (await owner.call(prices.routes.list, { sort: ['product'] }, extra)).items.map((row) => row.product),
  ]
  expect(await names({})).toEqual([
    ['Apple', 'Berry'],
    ['Apple', 'Berry'],
  ])
  expect(await names(arabic)).toEqual([
    ['ألف', 'ياء'],
    ['ألف', 'ياء'],
  ])
  for (const locale of ['en', 'ar'] as const) {
    const { name, sortKeysIn } = listSourceOf(stock)
    const plan = await server.app.db.inTransaction({ companyId, locale }, async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx)
      await sql`set local enable_sort = off`.execute(tx)
      const { rows } = await sql<{ 'QUERY PLAN': string }>`
        explain select t.id from ${name} t where t.company_id = ${companyId}
        order by ${sortKeysIn(locale)['productName']?.expression} limit 1`.execute(tx)
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    })
    expect(plan).toContain(locale === 'ar' ? 'using product_by_name_ar on' : 'using product_by_name on')
  }
})
