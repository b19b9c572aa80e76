import { listRowErrors, listImportSamples, listImports, getImport } from '@countinghouse/contract/desk/import'
import { permissionName } from '@countinghouse/contract/page'
import { supplier } from '@countinghouse/contract/procure/supplier'
import { setSupplierPrice } from '@countinghouse/contract/procure/supplier-price'
import { supplierProduct } from '@countinghouse/contract/procure/supplier-product'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isFull } from '../../../../../tests/conformance/driver/seed.ts'
import { refusal } from '../../../../../tests/support/access.ts'
import { query } from '../../../../../tests/support/database.ts'
import { listFiles, productFiles, shopOf } from '../../../../../tests/support/product-files.ts'
import type { Tenant } from '../../../../../tests/support/server.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import type { Cell } from '../../platform/spreadsheet/cell.ts'

const server = useServer()
const select = (text: string, values: readonly unknown[]) => query(server.database.superUrl, text, values)

/** Two suppliers, one without a currency, a shirt in two sizes and a mug with a barcode. */
async function marketOf(): Promise<Tenant> {
  const tenant = await shopOf(server)
  for (const [code, currency] of [
    ['ACME', 'EUR'],
    ['BOLT', 'USD'],
  ] as const)
    await tenant.owner.call(supplier.routes.create, { code, name: `${code} Ltd`, currency })
  await productFiles(server, tenant).take([
    ['style_code', 'name', 'size_scale', 'size', 'barcode'],
    ['SHIRT', 'Shirt', 'ABC', 'S', null],
    ['SHIRT', 'Shirt', 'ABC', 'M', null],
    ['MUG', 'Mug', null, null, '4006381333931'],
  ])
  return tenant
}

const filesOf = (tenant: Tenant) => listFiles(server, tenant, supplierProduct.listing)

async function tablesOf(companyId: number) {
  return {
    lines: await select(
      `select l.version, s.code as supplier, p.code as product, v.sku, l.name, l.supplier_code, l.pack_quantity, l.currency, l.is_preferred
       from procure.supplier_product l join procure.supplier s on s.company_id = l.company_id and s.id = l.supplier_id
       join procure.product p on p.company_id = l.company_id and p.id = l.product_id
       left join procure.variant v on v.company_id = l.company_id and v.id = l.variant_id
       where l.company_id = $1 order by s.code, p.code, v.sku`,
      [companyId],
    ),
    prices: await select(
      `select p.version, l.name, p.currency, trim_scale(p.min_qty)::text as min_qty, trim_scale(p.unit_price)::text as unit_price,
         p.valid_from::text, p.valid_until::text, p.contract_no
       from procure.supplier_price p join procure.supplier_product l on l.company_id = p.company_id and l.id = p.supplier_product_id
       where p.company_id = $1 order by l.id, p.min_qty, p.valid_from`,
      [companyId],
    ),
  }
}

const tiersOf = async (companyId: number) =>
  (await tablesOf(companyId)).prices.map((row) => {
    const {
      name,
      min_qty: quantity,
      unit_price: price,
      valid_from: from,
      valid_until: until,
    } = row as Record<string, unknown>
    return [name, quantity, price, from, until]
  })

test('a row for each price makes lines and prices, ends what ran, and said again changes nothing', async () => {
  const tenant = await marketOf()
  const files = filesOf(tenant)
  const columns = [
    'Supplier',
    'SKU',
    'Product',
    'supplier_sku',
    'item_name',
    'pack_qty',
    'price',
    'min_qty',
    'valid_from',
    'valid_to',
  ]
  const table: Cell[][] = [
    columns,
    ['ACME', 'SHIRT-S', null, 'A-17', 'Oxford S', '10', '7.25', null, '2020-01-01', null],
    ['ACME', 'SHIRT-S', null, null, null, null, '6,9', '100', '2020-01-01', null],
    ['ACME', null, null, 'a-17', null, null, '7.5', null, '2030-01-01', null],
    ['BOLT', '4006381333931', null, 'M', null, null, '1.234567', '0.5', '2020-01-01', '2040-12-31'],
    ['BOLT', null, 'SHIRT', null, null, null, null, null, null, null],
  ]
  const { id } = await files.upload(table)
  const checked = await files.check(id)
  const done = await files.commit(id)
  expect(done).toMatchObject({ counts: checked.counts, outcome: { created: 3, changed: 2, unchanged: 0, refused: 0 } })
  expect(done.mapping).not.toContain(null)
  const before = await tablesOf(tenant.companyId)
  expect(before.lines).toMatchObject([
    {
      supplier: 'ACME',
      product: 'SHIRT',
      sku: 'SHIRT-S',
      name: 'Oxford S',
      supplier_code: 'A-17',
      pack_quantity: 10,
      currency: 'EUR',
    },
    { supplier: 'BOLT', product: 'MUG', sku: null, name: 'Mug', supplier_code: 'M', currency: 'USD' },
    { supplier: 'BOLT', product: 'SHIRT', sku: null, name: 'Shirt' },
  ])
  expect(await tiersOf(tenant.companyId)).toEqual([
    ['Oxford S', '1', '7.25', '2020-01-01', '2029-12-31'],
    ['Oxford S', '1', '7.5', '2030-01-01', null],
    ['Oxford S', '100', '6.9', '2020-01-01', null],
    ['Mug', '0.5', '1.234567', '2020-01-01', '2040-12-31'],
  ])
  expect((await files.take(table)).outcome).toEqual({ created: 0, changed: 0, unchanged: 5, refused: 0 })
  expect((await files.take(Buffer.from(await files.exported()))).outcome).toMatchObject({
    created: 0,
    changed: 0,
    refused: 0,
  })
  expect(await tablesOf(tenant.companyId)).toEqual(before)

  const raised = await files.take([
    ['Supplier', 'supplier_sku', 'price', 'contract'],
    ['ACME', 'A-17', '8', 'C-1'],
  ])
  expect(raised.outcome).toMatchObject({ changed: 1 })
  const tiers = await tiersOf(tenant.companyId)
  expect(tiers).toHaveLength(5)
  expect(tiers[1]).toMatchObject(['Oxford S', '1', '8', expect.any(String), '2029-12-31'])
  const { items } = await tenant.owner.call(listImportSamples, { id: raised.id, kind: 'changed' })
  expect(items[0]?.changes).toContainEqual({ field: 'unitPrice', before: '7.25', after: '8' })
  await files.undo(raised.id)
  expect(await tiersOf(tenant.companyId)).toEqual(
    before.prices.map((row) => {
      const {
        name,
        min_qty: quantity,
        unit_price: price,
        valid_from: from,
        valid_until: until,
      } = row as Record<string, unknown>
      return [name, quantity, price, from, until]
    }),
  )
  await files.undo(id)
  expect(await tablesOf(tenant.companyId)).toEqual({ lines: [], prices: [] })
})

test('each wrong cell is named, and what somebody changed since is left by the undo', async () => {
  const tenant = await marketOf()
  const { owner, companyId } = tenant
  const files = filesOf(tenant)
  const { id } = await files.upload([
    [
      'supplier',
      'sku',
      'style_code',
      'supplier_sku',
      'pack_qty',
      'price',
      'min_qty',
      'valid_from',
      'valid_to',
      'preferred',
    ],
    ['ACME', 'SHIRT-S', null, 'A', '10', '5', null, '2030-01-01', '2030-06-30', 'yes'],
    ['ACME', 'SHIRT-S', null, 'A', '12', '5', null, '2031-01-01', null, null],
    ['ACME', 'SHIRT-S', null, 'A', '10', '6', null, '2030-03-01', null, null],
    ['ACME', 'SHIRT-S', null, 'A', '10', '6', '1.0', '2030-01-01', null, null],
    ['ACME', 'SHIRT-S', null, null, null, '6', null, '2029-01-01', '2030-01-01', null],
    ['ACME', 'SHIRT-S', null, null, null, '6', null, '2033-01-01', '2032-01-01', null],
    ['ACME', 'SHIRT-S', null, null, null, null, '10', null, null, null],
    ['ACME', null, null, 'B', null, '6', null, null, null, null],
    ['ACME', null, null, null, null, '6', null, null, null, null],
    [null, 'SHIRT-S', null, null, null, '6', null, null, null, null],
    ['ACME', 'SHIRT-S', 'MUG', null, null, '6', null, null, null, null],
    ['ACME', 'SHRT-S', null, null, null, '-6', '0', null, null, null],
    ['BOLT', 'SHIRT-S', null, null, null, '1.2345678', 'many', '30.2.2030', null, 'yes'],
    ['BOLT', 'SHIRT-S', null, null, null, '6', null, null, null, 'yes'],
  ])
  const checked = await files.check(id)
  const { items } = await owner.call(listRowErrors, { id })
  expect(items.map(({ number, issues }) => [number, ...issues.map(({ field, code }) => `${field} ${code}`)])).toEqual([
    [3, 'packQuantity conflict_in_line'],
    [4, 'validFrom price_overlap'],
    [5, 'minQty twice_in_file'],
    [6, 'validUntil price_overlap'],
    [7, 'validUntil rule'],
    [8, 'unitPrice required'],
    [9, 'variantId required'],
    [10, 'variantId required'],
    [11, 'supplierId required'],
    [12, 'variantId rule'],
    [13, 'variantId unknown_value', 'unitPrice out_of_range', 'minQty out_of_range'],
    [14, 'unitPrice too_many_decimals', 'minQty no_number', 'validFrom no_date'],
    [15, 'isPreferred twice_in_file'],
  ])
  expect(items[0]?.issues[0]?.message).toContain('row 2')
  expect(await files.commit(id)).toMatchObject({ counts: checked.counts, outcome: { created: 1, refused: 13 } })
  const { items: lines } = await owner.call(supplierProduct.routes.list, {})
  const line = lines[0]
  await owner.call(setSupplierPrice, { id: line?.id ?? 0, unitPrice: '9', validFrom: '2030-05-01' })
  await files.undo(id)
  expect(await tiersOf(companyId)).toEqual([
    ['Shirt', '1', '5', '2030-01-01', '2030-04-30'],
    ['Shirt', '1', '9', '2030-05-01', '2030-06-30'],
  ])
})

test('a supplier SKU of two products is refused at its row, and the other rows are imported', async () => {
  const tenant = await marketOf()
  const files = filesOf(tenant)
  const table: Cell[][] = [
    ['supplier', 'sku', 'supplier_sku'],
    ['ACME', 'SHIRT-S', 'A-1'],
    ['ACME', 'SHIRT-M', 'A-1'],
    ['BOLT', 'SHIRT-M', 'B-1'],
  ]
  const { id } = await files.upload(table)
  expect(await files.check(id)).toMatchObject({ counts: { created: 2, refused: 1 } })
  const { items } = await tenant.owner.call(listRowErrors, { id })
  expect(items).toMatchObject([{ number: 3, issues: [{ field: 'supplierCode', code: 'duplicate' }] }])
  expect(await files.commit(id)).toMatchObject({ outcome: { created: 2, refused: 1 } })
})

test('whoever may not see costs is offered no price, and is not told of files with them', async () => {
  const tenant = await marketOf()
  const files = filesOf(tenant)
  const clerk = await tenant.as({
    may: ['view', 'import', 'export', 'create', 'edit'].map((event) => permissionName(supplierProduct.page, event)),
  })
  const priced = await files.take([
    ['supplier', 'style_code', 'price'],
    ['ACME', 'SHIRT', '5'],
  ])
  const own = listFiles(server, { ...tenant, owner: clerk }, supplierProduct.listing)
  const plain = await own.take([
    ['supplier', 'style_code', 'price', 'note'],
    ['ACME', 'SHIRT', '6', 'Slow'],
  ])
  expect(plain).toMatchObject({ mapping: ['supplierId', 'productId', null, 'note'], outcome: { changed: 1 } })
  expect(await tiersOf(tenant.companyId)).toMatchObject([['Shirt', '1', '5', expect.any(String), null]])
  expect((await own.exported()).split('\r\n')[0]).not.toContain('price')
  expect(await refusal(clerk, getImport, { id: priced.id })).toBe('404 not_found')
  const { items } = await clerk.call(listImports, { entity: supplierProduct.entity })
  expect(items.map(({ id }) => id)).toEqual([plain.id])
})

const often = (value: Cell, ...others: readonly Cell[]) =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(value) }, fc.constantFrom(...others))

const rowOf = fc
  .record({
    supplier: often('ACME', 'BOLT', null, 'NONE'),
    sku: often('SHIRT-S', 'SHIRT-M', '4006381333931', null, 'NOPE'),
    product: often(null, 'SHIRT', 'MUG'),
    code: often(null, 'A-1', 'a-2'),
    pack: often(null, '6', '12'),
    preferred: often(null, 'yes'),
    price: often('5', '6.5', '7.123456', '#CLEAR', 'free', null),
    quantity: often(null, '10', '2.5', '0'),
    from: often('2030-01-01', '2030-02-01', '2029-05-01', '2031-01-01', null),
    until: often(null, '2030-01-31', '2030-12-31', '#CLEAR'),
    contract: often(null, 'C-1', '#CLEAR'),
  })
  .map((row): Cell[] => Object.values(row))
const headings = [
  'supplier',
  'sku',
  'product',
  'supplier_sku',
  'pack_qty',
  'preferred',
  'price',
  'min_qty',
  'valid_from',
  'valid_to',
  'contract',
]

test('drawn files: done as checked, twice as once, an export changes nothing, and the undo leaves nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(rowOf, { minLength: 1, maxLength: 14 }), async (rows) => {
      const tenant = await marketOf()
      const { companyId } = tenant
      const files = filesOf(tenant)
      const table = [headings, ...rows]
      const { id } = await files.upload(table)
      const checked = await files.check(id)
      const rowErrors = new Set((await tenant.owner.call(listRowErrors, { id })).items.map(({ number }) => number))
      expect((await files.commit(id)).outcome).toEqual(checked.counts)
      const before = await tablesOf(companyId)
      const sound = table.filter((_, at) => !rowErrors.has(at + 1))
      const again = await files.take(sound)
      expect(again.outcome).toEqual({ created: 0, changed: 0, unchanged: sound.length - 1, refused: 0 })
      expect(await tablesOf(companyId)).toEqual(before)
      const exported = Buffer.from(await files.exported())
      expect(await files.take(exported)).toMatchObject({ outcome: { created: 0, changed: 0, refused: 0 } })
      expect(await tablesOf(companyId)).toEqual(before)
      await files.undo(id)
      expect(await tablesOf(companyId)).toEqual({ lines: [], prices: [] })
    }),
    { numRuns: isFull ? 80 : 5 },
  )
})
