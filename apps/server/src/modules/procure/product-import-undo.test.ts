import { brand } from '@countinghouse/contract/procure/brand'
import { createPrice, prices, updatePrice } from '@countinghouse/contract/procure/price'
import { priceList } from '@countinghouse/contract/procure/price-list'
import { product } from '@countinghouse/contract/procure/product'
import { listVariants, setBarcodes } from '@countinghouse/contract/procure/variant'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { productFiles, shopOf } from '../../../../../tests/support/product-files.ts'
import type { Tenant } from '../../../../../tests/support/server.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { post } from '../../../../../tests/support/stock.ts'

const server = useServer()
const select = (text: string, values: readonly unknown[]) => query(server.database.superUrl, text, values)

async function productOf({ owner }: Tenant, code: string) {
  const { items } = await owner.call(product.routes.list, { q: code })
  const found = items.find((one) => one.code === code)
  if (found === undefined) throw new Error(`${code} is not there.`)
  return { found, variants: (await owner.call(listVariants, { id: found.id })).items }
}

async function fatesOf({ companyId }: Tenant, importId: number) {
  const rows = await select(
    'select undo from desk.import_row where company_id = $1 and import_id = $2 order by number',
    [companyId, importId],
  )
  return rows.map(({ undo }) => undo)
}

const columns = ['style_code', 'name', 'category', 'tax_class', 'unit', 'status', 'price']
const mug = (code: string, price: string | null, status: string | null = 'active') => [
  code,
  'Mug',
  'SHIRTS',
  'STD',
  'ONE',
  status,
  price,
]

test('a price that somebody changed since an import stays with its product, all others are taken back', async () => {
  const tenant = await shopOf(server)
  const { owner, companyId } = tenant
  const files = productFiles(server, tenant)
  await files.take([columns, mug('M1', '10'), mug('M2', '10'), mug('M3', '10')])
  await select(`update procure.price set valid_from = valid_from - 9 where company_id = $1`, [companyId])
  const { id } = await files.take([
    ['style_code', 'care', 'price'],
    ['M1', 'By hand', '12'],
    ['M2', 'By hand', '12'],
    ['M3', 'By hand', '#CLEAR'],
  ])
  const { items } = await owner.call(prices.routes.list, { q: 'M1' })
  const begun = items.find(({ amountMinor }) => amountMinor === 1200)
  await owner.call(updatePrice, { id: begun?.id ?? 0, version: begun?.version ?? 0, amountMinor: 1500 })
  await files.undo(id)
  expect(await fatesOf(tenant, id)).toEqual(['changed_meanwhile', 'undone', 'undone'])
  const standing = await select(
    `select r.code, p.amount_minor, p.valid_until is null as open from procure.price p
     join procure.product r on r.company_id = p.company_id and r.id = p.product_id where p.company_id = $1 order by 1, 2`,
    [companyId],
  )
  expect(standing).toEqual([
    { code: 'M1', amount_minor: 1000, open: false },
    { code: 'M1', amount_minor: 1500, open: true },
    { code: 'M2', amount_minor: 1000, open: true },
    { code: 'M3', amount_minor: 1000, open: true },
  ])
  expect((await productOf(tenant, 'M1')).found.care).toBe('By hand')
  expect((await productOf(tenant, 'M2')).found.care).toBeNull()
})

test('a price that an import took away on its first day is there again', async () => {
  const tenant = await shopOf(server)
  const files = productFiles(server, tenant)
  await files.take([columns, mug('M1', '10')])
  const { id } = await files.take([
    ['style_code', 'price'],
    ['M1', '#CLEAR'],
  ])
  expect(await select('select from procure.price where company_id = $1', [tenant.companyId])).toEqual([])
  await files.undo(id)
  expect(await select('select amount_minor from procure.price where company_id = $1', [tenant.companyId])).toEqual([
    { amount_minor: 1000 },
  ])
})

test('a variant that cost what its product does has no price of its own once an import is taken back', async () => {
  const tenant = await shopOf(server)
  const { owner, companyId } = tenant
  const files = productFiles(server, tenant)
  await files.take([
    ['style_code', 'name', 'size_scale', 'color', 'size'],
    ['OX', 'Oxford', 'ABC', 'RED', 'S'],
  ])
  const { found } = await productOf(tenant, 'OX')
  const { items: lists } = await owner.call(priceList.routes.list, { q: 'RETAIL' })
  const priceListId = lists[0]?.id ?? 0
  await owner.call(createPrice, { priceListId, productId: found.id, amountMinor: 1000, validFrom: '2026-01-01' })
  const { id } = await files.take([
    ['sku', 'price'],
    ['OX-RED-S', '12'],
  ])
  await files.undo(id)
  const standing = await select('select amount_minor, variant_id from procure.price where company_id = $1', [companyId])
  expect(standing).toEqual([{ amount_minor: 1000, variant_id: null }])
})

test('a product that an import activated stays active once goods of it moved', async () => {
  const tenant = await shopOf(server)
  const { companyId, storeId } = tenant
  const files = productFiles(server, tenant)
  await files.take([columns, mug('M1', '10', null), mug('M2', '10', null)])
  const { id } = await files.take([
    ['style_code', 'status'],
    ['M1', 'active'],
    ['M2', 'active'],
  ])
  const { variants } = await productOf(tenant, 'M1')
  const variantId = variants[0]?.id ?? 0
  await post(server.app.db, companyId, { storeId, lines: [{ kind: 'opening', variantId, quantity: 1, unitCost: '2' }] })
  await files.undo(id)
  expect(await fatesOf(tenant, id)).toEqual(['refused', 'undone'])
  expect((await productOf(tenant, 'M1')).found.status).toBe('active')
  expect((await productOf(tenant, 'M2')).found.status).toBe('draft')
})

test('what can no more be as it was is said to stay, whole, and all else is taken back', async () => {
  const tenant = await shopOf(server)
  const { owner, companyId } = tenant
  const files = productFiles(server, tenant)
  for (const [code, name] of [
    ['ALPHA', 'Alpha'],
    ['BETA', 'Beta'],
  ] as const)
    await owner.call(brand.routes.create, { code, name })
  const headings = ['style_code', 'name', 'brand', 'barcode', 'care']
  await files.take([
    headings,
    ['M1', 'Mug', 'ALPHA', null, 'Old'],
    ['M2', 'Mug', null, '96385074', 'Old'],
    ['M3', 'Mug', 'BETA', null, 'Old'],
    ['M4', 'Mug', 'BETA', null, 'Old'],
  ])
  const { id } = await files.take([
    headings,
    ['M1', null, 'BETA', null, 'New'],
    ['M2', null, null, '4006381333931', 'New'],
    ['M3', null, null, null, 'New'],
  ])
  await select(`delete from procure.brand where company_id = $1 and code = 'ALPHA'`, [companyId])
  const other = await productOf(tenant, 'M4')
  await owner.call(setBarcodes, { id: other.variants[0]?.id ?? 0, barcodes: [{ code: '96385074' }] })
  await files.undo(id)
  expect(await fatesOf(tenant, id)).toEqual(['refused', 'refused', 'undone'])
  expect((await productOf(tenant, 'M1')).found.care).toBe('New')
  const second = await productOf(tenant, 'M2')
  expect(second.found.care).toBe('New')
  expect(second.variants[0]?.barcodes).toMatchObject([{ code: '4006381333931' }])
  expect((await productOf(tenant, 'M3')).found.care).toBe('Old')
})
