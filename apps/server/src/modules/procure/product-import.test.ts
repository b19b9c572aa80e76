import { fixImport, listRowErrors, listImportSamples } from '@countinghouse/contract/desk/import'
import { product } from '@countinghouse/contract/procure/product'
import { getProductWeb } from '@countinghouse/contract/procure/product-web'
import { listVariants } from '@countinghouse/contract/procure/variant'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { requestOnWeb, productFiles, productTables, shopOf } from '../../../../../tests/support/product-files.ts'
import type { Tenant } from '../../../../../tests/support/server.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import type { Cell } from '../../platform/spreadsheet/cell.ts'

const server = useServer()
const select = (text: string, values: readonly unknown[]) => query(server.database.superUrl, text, values)
const headings = [
  'style_code',
  'name',
  'category',
  'tax_class',
  'unit',
  'size_scale',
  'status',
  'color',
  'size',
  'sku',
  'barcode',
  'pack_barcode',
  'pack_qty',
  'weight_g',
  'length_cm',
  'price',
]

const style = ['Shirts', 'STD', 'ONE', 'ABC']
const shirt = (color: string, size: string, more: readonly Cell[] = []): Cell[] => [
  'OX-1',
  'Oxford shirt',
  ...style,
  'active',
  color,
  size,
  ...more,
]

async function variantsOf({ owner }: Tenant, code: string) {
  const { items } = await owner.call(product.routes.list, { q: code })
  const found = items.find((one) => one.code === code)
  return { found, items: (await owner.call(listVariants, { id: found?.id ?? 0 })).items }
}

test('a row for each variant makes products with variants, barcodes, weights and prices; the same file again changes nothing', async () => {
  const tenant = await shopOf(server)
  const files = productFiles(server, tenant)
  const table: Cell[][] = [
    headings,
    shirt('RED', 'S', [null, '4006381333931', '14006381333938', '10', '310', '70.5', '59.90']),
    shirt('Red', 'M', ['OXFORD-RM', null, null, null, '320', null, '59.90']),
    shirt('BLU', 'S', [null, null, null, null, null, null, '64.90']),
    [
      'MUG',
      'Mug',
      'Clothing > Shirts',
      'STD',
      'ONE',
      null,
      null,
      null,
      null,
      null,
      '5901234123457',
      null,
      null,
      null,
      null,
      '9.5',
    ],
  ]
  const done = await files.take(table)
  expect(done).toMatchObject({
    status: 'done',
    counts: { created: 4, refused: 0 },
    outcome: { created: 4, changed: 0, unchanged: 0, refused: 0 },
  })
  expect(done.mapping).not.toContain(null)
  const shirts = await variantsOf(tenant, 'OX-1')
  expect(shirts.found).toMatchObject({ name: 'Oxford shirt', status: 'active', variantCount: 3 })
  expect(shirts.items.map(({ sku }) => sku)).toEqual(['OX-1-BLU-S', 'OX-1-RED-S', 'OXFORD-RM'])
  expect(shirts.items[1]).toMatchObject({
    grossWeightGrams: 310,
    lengthMm: 705,
    barcodes: [
      { code: '4006381333931', kind: 'ean13', packQuantity: 1, isPrimary: true },
      { code: '14006381333938', kind: 'itf14', packQuantity: 10, isPrimary: false },
    ],
  })
  expect((await variantsOf(tenant, 'MUG')).items).toMatchObject([{ sku: 'MUG', barcodes: [{ code: '5901234123457' }] }])
  expect((await tenant.owner.call(product.routes.list, { q: '400638133' })).items).toMatchObject([{ code: 'OX-1' }])
  expect(
    await select(
      'select amount_minor, variant_id is null as shared from procure.price where company_id = $1 order by 1',
      [tenant.companyId],
    ),
  ).toEqual([
    { amount_minor: 950, shared: true },
    { amount_minor: 5990, shared: false },
    { amount_minor: 5990, shared: false },
    { amount_minor: 6490, shared: false },
  ])
  const before = await productTables(server, tenant.companyId)
  expect(await files.take(table)).toMatchObject({ outcome: { created: 0, changed: 0, unchanged: 4, refused: 0 } })
  expect(await productTables(server, tenant.companyId)).toEqual(before)
})

test('a product that comes with variants, barcodes and prices is written once, says so, and is one line of its history', async () => {
  const tenant = await shopOf(server)
  const files = productFiles(server, tenant)
  await files.take([
    ['style_code', 'name', 'category', 'tax_class', 'unit', 'status', 'barcode', 'price'],
    ['MUG', 'Mug', 'Clothing > Shirts', 'STD', 'ONE', 'active', '96385074', '12.5'],
    ['CUP', 'Cup', 'Clothing > Shirts', 'STD', 'ONE', null, null, null],
  ])
  const { items } = await tenant.owner.call(product.routes.list, {})
  expect(items.toSorted((one, other) => one.code.localeCompare(other.code))).toMatchObject([
    { code: 'CUP', version: 1, status: 'draft', hasPrice: false, hasBarcode: false },
    { code: 'MUG', version: 1, status: 'active', hasPrice: true, hasBarcode: true },
  ])
  const found = await tenant.owner.call(product.routes.list, { q: '96385074' })
  expect(found.items.map(({ code }) => code)).toEqual(['MUG'])
  const lines = await select(
    `select jsonb_path_query_array(changes, '$[*] ? (@.field == "variants" || @.field == "status").after') as told from platform.audit
     where company_id = $1 and entity = 'procure.product' order by id`,
    [tenant.companyId],
  )
  expect(lines.map(({ told }) => (told as string[]).toSorted())).toEqual([
    ['MUG · 96385074', 'active'],
    ['CUP', 'draft'],
  ])
})

test('an empty cell leaves, #CLEAR empties, an SKU or a barcode finds its variant, and the undo brings everything back', async () => {
  const tenant = await shopOf(server)
  const files = productFiles(server, tenant)
  await files.take([
    headings,
    shirt('RED', 'S', [null, '4006381333931', '14006381333938', '10', '310', '70.5', '59.90']),
    shirt('RED', 'M', [null, null, null, null, '320', null, '59.90']),
  ])
  const before = await productTables(server, tenant.companyId)
  const changed = await files.take([
    ['sku', 'barcode', 'name', 'weight_kg', 'length_cm', 'price', 'pack_qty', 'pack_barcode'],
    ['OX-1-RED-S', null, 'Oxford, washed', '0,45', '#CLEAR', '49.90', '12', '14006381333938'],
    ['ox-1-red-m', '5901234123457', null, null, null, '#CLEAR', null, null],
  ])
  expect(changed).toMatchObject({ outcome: { created: 0, changed: 2, unchanged: 0, refused: 0 } })
  const { found, items } = await variantsOf(tenant, 'OX-1')
  expect(found?.name).toBe('Oxford, washed')
  expect(items).toMatchObject([
    { sku: 'OX-1-RED-S', grossWeightGrams: 450, lengthMm: null, barcodes: [{ packQuantity: 1 }, { packQuantity: 12 }] },
    { sku: 'OX-1-RED-M', grossWeightGrams: 320, barcodes: [{ code: '5901234123457' }] },
  ])
  expect(await select('select amount_minor from procure.price where company_id = $1', [tenant.companyId])).toEqual([
    { amount_minor: 4990 },
  ])
  const { items: samples } = await tenant.owner.call(listImportSamples, { id: changed.id, kind: 'changed' })
  expect(samples[0]?.changes).toContainEqual({ field: 'grossWeightGrams', before: 310, after: 450 })
  await files.undo(changed.id)
  expect(withoutVersions(await productTables(server, tenant.companyId))).toEqual(withoutVersions(before))
})

/** Ids and versions go on; everything else is as it was. */
function withoutVersions(tables: unknown): unknown {
  return JSON.parse(
    JSON.stringify(tables, (key, value: unknown) => (['version', 'id'].includes(key) ? undefined : value)),
  )
}

test('what an import made is gone when it is taken back, unless somebody touched it', async () => {
  const tenant = await shopOf(server)
  const files = productFiles(server, tenant)
  await files.take([headings, shirt('RED', 'S', [null, null, null, null, null, null, '10'])])
  const before = await productTables(server, tenant.companyId)
  const more = await files.take([
    headings,
    shirt('BLU', 'S', [null, null, null, null, null, null, '11']),
    ['MUG', 'Mug', 'SHIRTS', 'STD', 'ONE', null, 'active', null, null, null, null, null, null, null, null, '9.5'],
    ['CUP', 'Cup'],
  ])
  expect(more).toMatchObject({ outcome: { created: 3 } })
  const { found } = await variantsOf(tenant, 'CUP')
  await tenant.owner.call(product.routes.update, { id: found?.id ?? 0, version: found?.version ?? 0, care: 'Rinse' })
  await files.undo(more.id)
  expect((await variantsOf(tenant, 'CUP')).found?.care).toBe('Rinse')
  await select(`delete from procure.product where company_id = $1 and code = 'CUP'`, [tenant.companyId])
  expect(withoutVersions(await productTables(server, tenant.companyId))).toEqual(withoutVersions(before))
})

test('each wrong cell is named with what is known, all others are taken over, and a mended one counts', async () => {
  const tenant = await shopOf(server)
  const { owner } = tenant
  const files = productFiles(server, tenant)
  const cells = (code: string, changes: Readonly<Record<string, Cell>>): Cell[] =>
    headings.map((name) => changes[name] ?? { style_code: code, name: 'Shirt', category: 'SHIRTS' }[name] ?? null)
  const sized = { size_scale: 'ABC', color: 'RED' }
  const { id } = await files.upload([
    headings,
    cells('A1', { ...sized, size: 'S', barcode: '4006381333931' }),
    cells('A1', { ...sized, size: 'M', name: 'Other shirt' }),
    cells('A1', { ...sized, size: 'XXXL' }),
    cells('A1', { ...sized, size: 'S', sku: 'TWIN' }),
    cells('A2', { color: 'Rad' }),
    cells('A3', { barcode: '4006381333932' }),
    cells('A4', { barcode: '4.00638E+12' }),
    cells('A5', { barcode: '3600029145' + '2' }),
    cells('A6', { barcode: '4006381333931' }),
    cells('A7', { category: 'Clothing > Shrits' }),
    cells('A8', { status: 'active' }),
    cells('A9', { size: 'S' }),
    cells('B1', { pack_qty: '12' }),
    cells('B2', { status: 'archived' }),
    cells('B3', { price: '12.3456' }),
    cells('', { name: 'Nothing else' }),
    cells('B4', { name: '#CLEAR' }),
  ])
  const checked = await files.check(id)
  const { items } = await owner.call(listRowErrors, { id })
  expect(items.map(({ number, issues }) => [number, ...issues.map(({ field, code }) => `${field} ${code}`)])).toEqual([
    [3, 'name conflict_in_style'],
    [4, 'size size_not_in_scale'],
    [5, 'colorId twice_in_file'],
    [6, 'colorId unknown_value'],
    [7, 'barcode bad_check_digit'],
    [8, 'barcode scientific_notation'],
    [9, 'barcode lost_leading_zero'],
    [10, 'barcode twice_in_file'],
    [11, 'categoryId unknown_value'],
    [12, 'taxClassId required', 'baseUnitId required', 'price:RETAIL required'],
    [13, 'size size_not_in_scale'],
    [14, 'packQuantity required'],
    [15, 'status locked_field'],
    [16, 'price:RETAIL amount_too_precise'],
    [17, 'code required'],
    [18, 'name not_clearable'],
  ])
  expect(checked.counts).toMatchObject({ created: 1, refused: 16 })
  expect(items[0]?.issues[0]?.message).toContain('row 2')
  expect(items[7]?.issues[0]).toMatchObject({ found: '4006381333931' })
  expect(items[8]?.issues[0]?.suggestions[0]).toBe('Clothing > Shirts')
  expect(await owner.call(fixImport, { id, number: 4, field: 'size', value: 'L', isForAll: false })).toMatchObject({
    mended: 1,
    left: 15,
  })
  expect(await files.commit(id)).toMatchObject({ outcome: { created: 2, refused: 15 } })
  expect((await variantsOf(tenant, 'A1')).items.map(({ sku }) => sku)).toEqual(['A1-RED-S', 'A1-RED-L'])
  expect((await owner.call(product.routes.list, {})).total?.count).toBe(1)
})

test('what is said on the web is a column for each attribute, checked by the category of the product, and can be taken back', async () => {
  const tenant = await shopOf(server)
  await requestOnWeb(server, tenant)
  const { owner } = tenant
  const files = productFiles(server, tenant)
  const web = ['Fit', 'WASH', 'web:CARE:en', 'Care label: Arabic', 'web:ORGANIC', 'web:SINCE', 'Sleeve', 'web:HEEL']
  const columns = ['style_code', 'name', 'category', 'size_scale', 'color', 'size', ...web]
  const first = await files.upload([
    columns,
    [
      'OX-1',
      'Oxford',
      'SHIRTS',
      'ABC',
      'RED',
      'S',
      'ضيق',
      'Gently, 30 degrees',
      'By hand',
      null,
      'no',
      '2026-03-01',
      '61,5',
    ],
    ['OX-1', 'Oxford', 'SHIRTS', 'ABC', 'RED', 'M', 'SLIM', null, null, null, null, null, '62.25', null],
    ['OX-2', 'Other', 'SHIRTS', null, null, null, 'Tight', null, null, null, null, null, '1.1234567'],
    ['OX-2', 'Other', 'SHIRTS', null, null, null, null, 'DRY, Bleach', null, null, 'perhaps', '31.2.2026', 'long'],
    ['OX-3', 'Boot', 'SHIRTS', null, null, null, null, null, null, null, null, null, null, '8'],
    ['OX-4', 'Bare', null, null, null, null, 'SLIM'],
    ['OX-5', 'Pump', 'WOMEN', null, null, null, null, null, null, null, null, null, null, '8'],
  ])
  expect(first.mapping.slice(6)).toEqual([
    'web:FIT',
    'web:WASH',
    'web:CARE:en',
    'web:CARE:ar',
    'web:ORGANIC',
    'web:SINCE',
    'web:LEN',
    'web:HEEL',
  ])
  await files.check(first.id)
  const { items } = await owner.call(listRowErrors, { id: first.id })
  expect(items.map(({ number, issues }) => [number, ...issues.map(({ field, code }) => `${field} ${code}`)])).toEqual([
    [4, 'web:FIT unknown_value', 'web:LEN too_many_decimals'],
    [5, 'web:ORGANIC no_switch', 'web:SINCE no_date', 'web:LEN no_number'],
    [6, 'web:HEEL not_asked'],
    [7, 'web:FIT not_asked'],
  ])
  expect(items[2]?.issues[0]?.message).toContain('does not have Heel. Add it to the category')
  expect(items[3]?.issues[0]?.message).toContain('requires a category')
  expect(await files.commit(first.id)).toMatchObject({ outcome: { created: 3, refused: 4 } })
  const { found, items: variants } = await variantsOf(tenant, 'OX-1')
  const said = async () => {
    const { values, attributes } = await owner.call(getProductWeb, { id: found?.id ?? 0 })
    const codeOf = (id: number) => attributes.find((one) => one.id === id)?.code
    const skuOf = (id: number | null) => variants.find((one) => one.id === id)?.sku
    return values
      .map(({ attributeId, variantId, locale, value }) => [codeOf(attributeId), skuOf(variantId), locale, value])
      .toSorted((one, other) => (String(one) < String(other) ? -1 : 1))
  }
  const before = [
    ['CARE', undefined, 'en', 'By hand'],
    ['FIT', undefined, null, 'SLIM'],
    ['LEN', 'OX-1-RED-M', null, '62.25'],
    ['LEN', 'OX-1-RED-S', null, '61.5'],
    ['ORGANIC', undefined, null, false],
    ['SINCE', undefined, null, '2026-03-01'],
    ['WASH', undefined, null, ['W-30']],
  ]
  expect(await said()).toEqual(before)

  const changed = await files.take([
    ['sku', 'web:FIT', 'WASH', 'web:LEN', 'web:SINCE'],
    ['OX-1-RED-S', 'REG', 'DRY, W30', '#CLEAR', '#CLEAR'],
    ['OX-1-RED-M', null, null, '62.2500', null],
  ])
  expect(changed).toMatchObject({ outcome: { created: 0, changed: 1, unchanged: 1, refused: 0 } })
  expect(await said()).toEqual([
    ['CARE', undefined, 'en', 'By hand'],
    ['FIT', undefined, null, 'REG'],
    ['LEN', 'OX-1-RED-M', null, '62.25'],
    ['ORGANIC', undefined, null, false],
    ['WASH', undefined, null, ['W30', 'DRY']],
  ])
  const { items: events } = await owner.call(product.routes.history, { id: found?.id ?? 0 })
  expect(JSON.stringify(events)).toContain('LEN OX-1-RED-S')
  await files.undo(changed.id)
  expect(await said()).toEqual(before)
})
