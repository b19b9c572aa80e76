import { getDashboard } from '@countinghouse/contract/erp/dashboard'
import { brand } from '@countinghouse/contract/procure/brand'
import { getHome } from '@countinghouse/contract/procure/home'
import { prices } from '@countinghouse/contract/procure/price'
import { product } from '@countinghouse/contract/procure/product'
import { addProductImage, arrangeProductImages } from '@countinghouse/contract/procure/product-image'
import { season } from '@countinghouse/contract/procure/season'
import { supplier } from '@countinghouse/contract/procure/supplier'
import { listVariants, setBarcodes } from '@countinghouse/contract/procure/variant'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { picture } from '../../../../../tests/support/pictures.ts'
import { useServer } from '../../../../../tests/support/server.ts'

const server = useServer()

test('the first page counts what waits, of the pages somebody may see, and each line leads to just these', async () => {
  const [{ owner, as }, other] = [await server.company(), await server.company()]
  expect(await owner.call(getHome, {})).toMatchObject({
    items: [],
    beginnings: [
      { step: 'categories', isDone: false },
      { step: 'suppliers', isDone: false },
      { step: 'products', isDone: false },
    ],
  })
  for (const code of ['S1', 'S2']) await owner.call(product.routes.create, { code, name: code })
  await owner.call(supplier.routes.create, { name: 'North Mills' })
  const over = { type: 'spring_summer', year: 2020, sellingFrom: '2020-02-01', sellingTo: '2020-08-31' } as const
  await owner.call(season.routes.create, { ...over, code: 'OLD', name: 'Old' })
  await owner.call(season.routes.create, { ...over, code: 'NEW', name: 'New', sellingTo: '2999-08-31' })
  const { items, beginnings } = await owner.call(getHome, {})
  expect(beginnings).toEqual([])
  expect(items.map(({ key, count }) => [key, count])).toEqual([
    ['procure.seasons_over', 1],
    ['procure.drafts', 2],
    ['procure.prospects', 1],
  ])
  const seasons = items.find(({ key }) => key === 'procure.seasons_over')
  expect(seasons?.address).toMatch(/^\/procure\/season\/\?status=active&sellingTo\.before=\d{4}-\d\d-\d\d$/)
  const requested = new URL(seasons?.address ?? '', 'https://x').searchParams
  const listed = await owner.call(season.routes.list, {
    status: ['active'],
    'sellingTo.before': requested.get('sellingTo.before'),
  })
  expect(listed.items.map(({ code }) => code)).toEqual(['OLD'])
  expect(items.find(({ key }) => key === 'procure.drafts')?.title.en).toBe('2 products are drafts')

  const clerk = await as({ may: ['procure:view', 'season:view', 'brand:view'] })
  await clerk.call(brand.routes.list, {})
  expect((await clerk.call(getHome, {})).items.map(({ key }) => key)).toEqual(['procure.seasons_over'])
  expect((await other.owner.call(getHome, {})).items).toEqual([])
  // The ERP dashboard includes them as well.
  expect((await owner.call(getDashboard, {})).items.map(({ key }) => key)).toContain('procure.drafts')
})

test('more than can be counted at once is told as more, in both languages, and 999 as 999', async () => {
  const { owner, companyId } = await server.company()
  const draftsAfter = async (count: number) => {
    await query(
      server.database.superUrl,
      `insert into procure.product (company_id, code, name) select $1, 'D' || n || '-' || $2, 'Draft ' || n || ' of ' || $2 from generate_series(1, $2::int) n`,
      [companyId, count],
    )
    const { items } = await owner.call(getHome, {})
    return items.find(({ key }) => key === 'procure.drafts')
  }
  expect(await draftsAfter(999)).toMatchObject({ count: 999, title: { en: '999 products are drafts' } })
  const more = await draftsAfter(1)
  expect(more).toMatchObject({ count: 999, title: { en: '999+ products are drafts' } })
  expect(more?.title.ar).toContain('999+')
})

test('a product says whether it has a price, a barcode and a picture, and saying so is no new version of it', async () => {
  const { owner, companyId } = await server.company()
  const { id } = await owner.call(product.routes.create, { code: 'S1', name: 'Shirt' })
  const facts = async () => {
    const [row] = (await owner.call(product.routes.list, {})).items
    return row
  }
  expect(await facts()).toMatchObject({ hasPrice: false, hasBarcode: false, hasPicture: false, version: 1 })
  const added = await owner.call(
    addProductImage,
    { id, fileName: 'shirt.png' },
    { bytes: await picture().png().toBuffer() },
  )
  expect(await facts()).toMatchObject({ hasPicture: true, version: 1 })
  expect((await owner.call(product.routes.list, { hasPicture: [false] })).items).toEqual([])
  expect(added.items).toHaveLength(1)
  await owner.call(arrangeProductImages, { id, removed: added.items.map((image) => image.id) })
  expect(await facts()).toMatchObject({ hasPicture: false, version: 1 })

  const [variant] = (await owner.call(listVariants, { id })).items
  await owner.call(setBarcodes, {
    id: variant?.id ?? 0,
    barcodes: [{ code: '4006381333931', kind: 'ean13', packQuantity: 1, isPrimary: true }],
  })
  expect(await facts()).toMatchObject({ hasBarcode: true })
  const [list] = await query<{ id: string; currency: string; kind: string }>(
    server.database.maintUrl,
    'select id, currency, kind from procure.price_list where company_id = $1',
    [companyId],
  )
  const before = await facts()
  await query(
    server.database.superUrl,
    `insert into procure.price (company_id, price_list_id, currency, kind, variant_id, valid_from, amount_minor)
     values ($1, $2, $3, $4, $5, current_date, 1250)`,
    [companyId, list?.id, list?.currency, list?.kind, variant?.id],
  )
  expect(await facts()).toMatchObject({ hasPrice: true, version: before?.version })
  expect((await owner.call(prices.routes.list, { 'validFrom.within': 'next7Days' })).items).toHaveLength(1)
  expect((await owner.call(getHome, {})).items.map(({ key }) => key)).toContain('procure.prices_starting')
})
