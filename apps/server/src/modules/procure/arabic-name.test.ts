import { searchRecords } from '@countinghouse/contract/desk/search'
import { bindMaster, nameRecords } from '@countinghouse/contract/erp/pickers'
import type { Master } from '@countinghouse/contract/master'
import { brand } from '@countinghouse/contract/procure/brand'
import { category } from '@countinghouse/contract/procure/category'
import { color } from '@countinghouse/contract/procure/color'
import { product } from '@countinghouse/contract/procure/product'
import { createSize, listSizes, updateSize } from '@countinghouse/contract/procure/size'
import { unit } from '@countinghouse/contract/procure/unit'
import { cloneProduct } from '@countinghouse/contract/procure/product-steps'
import { listVariants } from '@countinghouse/contract/procure/variant'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { listFiles, productFiles, shopOf } from '../../../../../tests/support/product-files.ts'
import { createProduct } from '../../../../../tests/support/products.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { allChecks } from '../../cli/verify.ts'

const server = useServer()
const arabic = { headers: { 'accept-language': 'ar' } }
const oranges = { code: 'ORANGE', name: 'Orange', nameAr: 'برتقال' }

test('a brand is shown in the language of the reader where a product names it, and keeps both names in its record', async () => {
  const { owner, companyId } = await server.company()
  const { id: brandId } = await owner.call(brand.routes.create, { ...oranges, nameAr: ' برتقال ' })
  const made = await createProduct(server.app.db, companyId, { code: 'SHIRT', name: 'Shirt' })
  await owner.call(product.routes.update, { id: made.id, version: made.version, brandId, nameAr: 'قميص' })
  const fields = ['name', 'brandId']
  const english = await owner.call(product.listing.routes.list, { fields })
  expect(english.items[0]).toMatchObject({ name: 'Shirt', nameAr: 'قميص', labels: { brandId: [{ name: 'Orange' }] } })
  const other = await owner.call(product.listing.routes.list, { fields }, arabic)
  expect(other.items[0]).toMatchObject({ name: 'Shirt', nameAr: 'قميص', labels: { brandId: [{ name: 'برتقال' }] } })
  const wanted = [{ list: brand.entity, ids: [brandId] }]
  expect((await owner.call(nameRecords, { wanted }, arabic)).lists[0]?.items[0]).toMatchObject({ name: 'برتقال' })
  expect((await owner.call(nameRecords, { wanted })).lists[0]?.items[0]).toMatchObject({ name: 'Orange' })
})

test('a record is found by either name in lists, pickers and the palette, whoever reads', async () => {
  const { owner, companyId } = await server.company()
  await owner.call(brand.routes.create, oranges)
  await owner.call(brand.routes.create, { code: 'PLAIN', name: 'Plain' })
  const made = await createProduct(server.app.db, companyId, { code: 'SHIRT', name: 'Shirt', colors: 2 })
  await owner.call(product.routes.update, { id: made.id, version: made.version, nameAr: 'قميص طويل' })
  const [red] = (await owner.call(color.routes.list, { q: 'red' })).items
  await owner.call(color.routes.update, { id: red?.id ?? 0, version: red?.version ?? 0, nameAr: 'أحمر' })
  for (const reader of [{}, arabic]) {
    const codes = async (q: string) =>
      (await owner.call(brand.routes.list, { q }, reader)).items.map(({ code }) => code)
    expect(await codes('orange')).toEqual(['ORANGE'])
    expect(await codes('برتقال')).toEqual(['ORANGE'])
    expect(await codes('برتق')).toEqual(['ORANGE'])
    const picked = async (list: string, q: string) =>
      (await owner.call(bindMaster, { lists: [list], q }, reader))[list]?.items.map(({ code }) => code)
    expect(await picked('procure.brand', 'برتقال')).toEqual(['ORANGE'])
    expect(await picked('procure.product', 'طويل قميص')).toEqual(['SHIRT'])
    expect(await picked('procure.variant', 'قميص أحمر')).toEqual(['SHIRT-1'])
    expect(await picked('procure.variant', 'shirt red')).toEqual(['SHIRT-1'])
    const { groups } = await owner.call(searchRecords, { q: 'قميص' }, reader)
    expect(groups.flatMap(({ items }) => items.map(({ label }) => label))).toEqual([
      'headers' in reader ? 'قميص طويل' : 'Shirt',
    ])
  }
  const [inArabic] = (await owner.call(bindMaster, { lists: ['procure.variant'], q: 'SHIRT-1' }, arabic))[
    'procure.variant'
  ]?.items ?? [{}]
  expect(inArabic).toMatchObject({ name: 'قميص طويل', detail: expect.stringMatching(/^أحمر/) })
  await owner.call(brand.routes.update, { id: (await find('ORANGE')).id, version: 1, nameAr: null })
  expect((await owner.call(brand.routes.list, { q: 'برتقال' })).items).toEqual([])
  await expect(faults()).resolves.toEqual([])

  async function find(code: string) {
    const { items } = await owner.call(brand.routes.list, { q: code })
    return items.find((one) => one.code === code) ?? { id: 0 }
  }
})

test('a list is sorted and filtered by the name that its reader sees, and by the Arabic name alone', async () => {
  const { owner } = await server.company()
  const names = [
    { code: 'AA', name: 'Apple', nameAr: 'ياء' },
    { code: 'BB', name: 'Berry', nameAr: 'ألف' },
    { code: 'CC', name: 'Cherry', nameAr: null },
  ]
  for (const one of names) await owner.call(brand.routes.create, one)
  const codes = async (query: Record<string, unknown>, reader: object = {}) =>
    (await owner.call(brand.routes.list, query, reader)).items.map(({ code }) => code)
  expect(await codes({ sort: ['name'] })).toEqual(['AA', 'BB', 'CC'])
  expect(await codes({ sort: ['name'] }, arabic)).toEqual(['CC', 'BB', 'AA'])
  expect(await codes({ sort: ['-name'], limit: 50 }, arabic)).toEqual(['AA', 'BB', 'CC'])
  expect(await codes({ sort: ['nameAr'] })).toEqual(['CC', 'BB', 'AA'])
  expect(await codes({ 'name.begins': 'ap' })).toEqual(['AA'])
  expect(await codes({ 'name.contains': 'ألف' }, arabic)).toEqual(['BB'])
  expect(await codes({ 'name.contains': 'cher' }, arabic)).toEqual(['CC'])
  expect(await codes({ 'nameAr.equals': 'ألف' })).toEqual(['BB'])
  expect(await codes({ 'nameAr.empty': true })).toEqual(['CC'])
  const picked = (await owner.call(bindMaster, { lists: ['procure.brand'] }, arabic))['procure.brand']?.items
  expect(picked?.map(({ name }) => name)).toEqual(['Cherry', 'ألف', 'ياء'])
})

test('an Arabic name may be shared and left blank; what is too long or no text is refused at its field', async () => {
  const { owner } = await server.company()
  await owner.call(brand.routes.create, oranges)
  const twin = await owner.call(brand.routes.create, { code: 'TWIN', name: 'Twin', nameAr: 'برتقال' })
  expect(twin).toMatchObject({ nameAr: 'برتقال' })
  const taken = await owner.send(brand.routes.create, { code: 'O2', name: 'orange', nameAr: 'آخر' })
  expect(taken.body).toMatchObject({ errorType: 'duplicate', details: { field: 'name' } })
  for (const nameAr of ['', '  ', 'ا'.repeat(121), 'ا\u0007']) {
    const refused = await owner.send(brand.routes.create, { code: 'BAD', name: 'Bad', nameAr })
    expect(refused.body.fields).toHaveProperty('nameAr')
  }
  const history = await owner.call(brand.routes.history, { id: twin.id })
  expect(JSON.stringify(history)).toContain('برتقال')
})

test('colours, categories, units and sizes have both names, and so have the units of a new company', async () => {
  const { owner } = await server.company()
  const masters: readonly Master[] = [color, category]
  for (const master of masters) {
    const made = await owner.call(master.routes.create, oranges)
    expect(made).toMatchObject(oranges)
    expect((await owner.call(master.routes.list, { q: 'برتقال' })).items).toMatchObject([oranges])
  }
  const { items } = await owner.call(unit.routes.list, { q: 'قطعة' })
  expect(items).toMatchObject([{ code: 'PCE', name: 'Piece', nameAr: 'قطعة' }])
  const shop = await shopOf(server)
  const scales = await shop.owner.call(bindMaster, { lists: ['procure.size_scale'], q: 'ABC' })
  const sizeScaleId = Number(scales['procure.size_scale']?.items[0]?.id)
  const made = await shop.owner.call(createSize, { sizeScaleId, code: 'HUGE', name: 'Huge', nameAr: 'ضخم' })
  const edited = await shop.owner.call(updateSize, { id: made.id, version: made.version, shortName: 'H' })
  expect(edited).toMatchObject({ nameAr: 'ضخم', shortName: 'H' })
  const sizes = await shop.owner.call(listSizes, { sizeScaleId })
  expect(sizes.items.map(({ nameAr }) => nameAr)).toEqual([null, null, null, 'ضخم'])
  for (const reader of [{}, arabic]) {
    const found = await shop.owner.call(bindMaster, { lists: ['procure.size'], q: 'ضخم' }, reader)
    expect(found['procure.size']?.items.map(({ code }) => code)).toEqual(['HUGE'])
  }
})

test('files bring and take both names, and name records by either', async () => {
  const shop = await shopOf(server)
  const { owner } = shop
  const brands = listFiles(server, shop, brand.listing)
  await brands.take([
    ['Code', 'Name', 'الاسم بالعربية'],
    ['ORANGE', 'Orange', 'برتقال'],
    ['PLAIN', 'Plain', null],
  ])
  const files = productFiles(server, shop)
  const called = (table: string, code: string, name: string) =>
    query(server.database.superUrl, `update procure.${table} set name_ar = $3 where company_id = $1 and code = $2`, [
      shop.companyId,
      code,
      name,
    ])
  await called('color', 'RED', 'أحمر')
  await called('size', 'S', 'صغير')
  const headings = [
    'style_code',
    'name',
    'name_ar',
    'brand',
    'category',
    'tax_class',
    'unit',
    'size_scale',
    'color',
    'size',
  ]
  const done = await files.take([
    headings,
    ['SHIRT', 'Shirt', 'قميص', 'برتقال', 'Shirts', 'STD', 'ONE', 'ABC', 'أحمر', 'صغير'],
    ['MUG', 'Mug', null, 'orange', 'Shirts', 'STD', 'ONE', null, null, null],
  ])
  expect(done.outcome).toMatchObject({ created: 2, refused: 0 })
  const { items } = await owner.call(product.routes.list, { sort: ['code'] })
  expect(items.map(({ nameAr, labels }) => [nameAr, labels?.['brandId']?.[0]?.code])).toEqual([
    [null, 'ORANGE'],
    ['قميص', 'ORANGE'],
  ])
  const shirt = items.find(({ code }) => code === 'SHIRT')
  const variants = await owner.call(listVariants, { id: shirt?.id ?? 0 })
  expect(variants.items.map(({ sku }) => sku)).toEqual(['SHIRT-RED-S'])
  for (const form of [brands, files]) {
    const exported = await form.exported()
    expect(exported).toMatch(/name_?ar/i)
    const again = await form.take(Buffer.from(exported))
    expect(again.outcome).toMatchObject({ created: 0, changed: 0, refused: 0 })
  }
  const categories = listFiles(server, shop, category.listing)
  await categories.take([
    ['path', 'name_ar'],
    ['Clothing > Socks', 'جوارب'],
  ])
  expect((await owner.call(category.routes.list, { q: 'جوارب' })).items).toMatchObject([{ name: 'Socks' }])
})

test('a file to read says the name in the language of its reader, one to import both as they are', async () => {
  const { owner } = await server.company()
  await owner.call(brand.routes.create, oranges)
  const { exportNow } = brand.routes
  const requested = { selection: { matching: {}, except: [] }, format: 'csv', columns: ['name'] } as const
  const lines = async (isReimportable: boolean, extra: object) =>
    (await owner.send(exportNow, { ...requested, isReimportable }, extra)).text
  expect(await lines(false, {})).toContain('Orange')
  expect(await lines(false, arabic)).toContain('برتقال')
  expect(await lines(false, arabic)).not.toContain('Orange')
  expect(await lines(true, arabic)).toContain('Orange')
})

test('a copy of a product keeps the Arabic name with the name', async () => {
  const { owner, companyId } = await server.company()
  const made = await createProduct(server.app.db, companyId, { code: 'SHIRT', name: 'Shirt' })
  await owner.call(product.routes.update, { id: made.id, version: made.version, nameAr: 'قميص' })
  const copy = async (code: string, name?: string) => {
    const { id } = await owner.call(cloneProduct, {
      id: made.id,
      code,
      include: [],
      ...(name !== undefined && { name }),
    })
    return await owner.call(product.routes.get, { id })
  }
  expect(await copy('SAME')).toMatchObject({ name: 'Shirt', nameAr: 'قميص' })
  expect(await copy('OTHER', 'Blouse')).toMatchObject({ name: 'Blouse', nameAr: null })
})

async function faults(): Promise<unknown[]> {
  const checks = allChecks.filter(({ id }) => id === 'platform.words_agree')
  const found = await Promise.all(checks.map(({ issues }) => issues(server.app.db.reader({ companyId: null }))))
  return found.flat()
}
