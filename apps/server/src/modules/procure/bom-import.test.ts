import { fixImport, getImport, leaveOutRows, listRowErrors, listImports } from '@countinghouse/contract/desk/import'
import { product } from '@countinghouse/contract/procure/product'
import { updateVirtualProduct } from '@countinghouse/contract/procure/virtual-bom'
import { virtualProducts } from '@countinghouse/contract/procure/virtual-product'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isFull } from '../../../../../tests/conformance/driver/seed.ts'
import { query } from '../../../../../tests/support/database.ts'
import { listFiles, productFiles, shopOf } from '../../../../../tests/support/product-files.ts'
import type { Tenant } from '../../../../../tests/support/server.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import type { Cell } from '../../platform/spreadsheet/cell.ts'

const server = useServer()
const select = (text: string, values: readonly unknown[]) => query(server.database.superUrl, text, values)

/** Four things to be bought alone, and three virtual products without a bill of materials. */
async function larderOf(): Promise<Tenant> {
  const tenant = await shopOf(server)
  await productFiles(server, tenant).take([
    ['style_code', 'name', 'kind', 'size_scale', 'size', 'unit', 'barcode'],
    ['MUG', 'Mug', null, null, null, 'ONE', '4006381333931'],
    ['TEA', 'Tea', null, null, null, null, null],
    ['SHIRT', 'Shirt', null, 'ABC', 'S', null, null],
    ['SHIRT', 'Shirt', null, 'ABC', 'M', null, null],
    ['KIT', 'Tea time', 'virtual', null, null, null, null],
    ['BOX', 'Gift box', 'virtual', null, null, null, null],
    ['PACK', 'Shirts', 'virtual', null, null, null, null],
  ])
  return tenant
}

const filesOf = (tenant: Tenant) => listFiles(server, tenant, virtualProducts)

async function bomsOf(companyId: number, more = ''): Promise<unknown> {
  return {
    heads: await select(
      `select p.code ${more}, v.kind, v.price_mode, v.discount_ppm, v.discount_minor, v.discount_currency, v.tax_mode, v.sell_when,
         v.valid_from::text, v.valid_until::text, v.cap_quantity, v.note
       from procure.virtual_product v join procure.product p on p.company_id = v.company_id and p.id = v.product_id
       where v.company_id = $1 order by p.code`,
      [companyId],
    ),
    components: await select(
      `select p.code, c.line_no, g.name as group, g.min_pick, g.max_pick, x.sku, trim_scale(c.quantity)::text as quantity
       from procure.virtual_component c join procure.product p on p.company_id = c.company_id and p.id = c.product_id
       join procure.variant x on x.company_id = c.company_id and x.id = c.variant_id
       left join procure.virtual_group g on g.company_id = c.company_id and g.product_id = c.product_id and g.line_no = c.group_no
       where c.company_id = $1 order by p.code, c.line_no`,
      [companyId],
    ),
  }
}

test('a row for each component is the whole recipe of its product; again it changes nothing, and the undo brings the one before back', async () => {
  const tenant = await larderOf()
  const { companyId } = tenant
  const files = filesOf(tenant)
  const columns = [
    'Virtual product',
    'SKU',
    'Quantity',
    'Group',
    'group_min',
    'group_max',
    'kind',
    'price_mode',
    'discount_percent',
    'valid_to',
  ]
  const first = await files.take([
    columns,
    ['KIT', '4006381333931', '2', null, null, null, null, 'sum_minus_ppm', '12.5', '2040-12-31'],
    ['KIT', 'tea', '0,25', null, null, null, null, null, null, null],
    ['BOX', 'MUG', null, 'To drink from', '1', '1', 'Bundle', null, null, null],
    ['BOX', 'TEA', '1.5', 'Tea', '0', '2', null, null, null, null],
    ['BOX', 'SHIRT-S', null, 'Tea', null, null, null, null, null, null],
  ])
  expect(first).toMatchObject({ outcome: { created: 0, changed: 5, unchanged: 0, refused: 0 } })
  expect(first.mapping).not.toContain(null)
  expect(await bomsOf(companyId)).toMatchObject({
    heads: [
      { code: 'BOX', kind: 'bundle', price_mode: 'sum' },
      { code: 'KIT', kind: 'kit', price_mode: 'sum_minus_ppm', discount_ppm: 125_000, valid_until: '2040-12-31' },
      { code: 'PACK', kind: 'kit' },
    ],
    components: [
      { code: 'BOX', group: 'To drink from', min_pick: 1, max_pick: 1, sku: 'MUG', quantity: '1' },
      { code: 'BOX', group: 'Tea', min_pick: 0, max_pick: 2, sku: 'TEA', quantity: '1.5' },
      { code: 'BOX', group: 'Tea', sku: 'SHIRT-S', quantity: '1' },
      { code: 'KIT', group: null, sku: 'MUG', quantity: '2' },
      { code: 'KIT', group: null, sku: 'TEA', quantity: '0.25' },
    ],
  })
  const before = await bomsOf(companyId, ', p.version')
  const exported = await files.exported()
  expect((await files.take(Buffer.from(exported))).outcome).toEqual({
    created: 0,
    changed: 0,
    unchanged: 6,
    refused: 0,
  })
  expect(await bomsOf(companyId, ', p.version')).toEqual(before)

  const other = await files.take([
    ['code', 'component', 'qty'],
    ['kit', 'SHIRT-M', '3'],
    ['kit', 'MUG', '2'],
  ])
  expect(other.outcome).toMatchObject({ changed: 1, unchanged: 1 })
  expect(await bomsOf(companyId)).toMatchObject({
    components: [{}, {}, {}, { code: 'KIT', sku: 'SHIRT-M' }, { code: 'KIT', sku: 'MUG', line_no: 2 }],
  })
  await files.undo(other.id)
  expect(await files.exported()).toBe(exported)
  const longer = await files.take([
    ['code', 'valid_to'],
    ['KIT', '#CLEAR'],
  ])
  expect(longer.outcome).toMatchObject({ changed: 1 })
  const { items } = await tenant.owner.call(virtualProducts.routes.list, { madeByImport: [longer.id] })
  expect(items).toMatchObject([{ code: 'KIT', validUntil: null, components: 2 }])
  expect((await tenant.owner.call(listImports, { entity: product.entity })).items).toHaveLength(1)
})

test('where one row is wrong its whole recipe stays as it was, and each wrong cell is named', async () => {
  const tenant = await larderOf()
  const { owner, companyId } = tenant
  const files = filesOf(tenant)
  await files.take([
    ['code', 'sku', 'qty'],
    ['KIT', 'MUG', '1'],
  ])
  const before = await bomsOf(companyId)
  const { id } = await files.upload([
    ['code', 'sku', 'qty', 'group', 'kind', 'price_mode', 'discount_percent', 'cap'],
    ['KIT', 'MUG', '1', null, null, 'sum_minus_ppm', null, null],
    ['KIT', 'NOPE', '1', null, null, null, null, null],
    ['KIT', 'TEA', '1', null, null, null, null, null],
    ['BOX', 'MUG', '1.5', null, null, 'sum_minus_ppm', null, '5'],
    ['BOX', 'TEA', null, 'A', null, 'fixed', null, null],
    ['BOX', 'TEA', null, null, null, null, null, null],
    ['BOX', null, '4', null, null, null, null, null],
    ['PACK', 'KIT', '1', null, null, null, null, null],
    ['MUG', 'TEA', '1', null, null, null, null, null],
    [null, 'TEA', '1', null, null, null, null, null],
    ['PACK', 'TEA', '0', null, null, null, null, null],
  ])
  await files.check(id)
  const { items } = await owner.call(listRowErrors, { id })
  expect(items.map(({ number, issues }) => [number, ...issues.map(({ field, code }) => `${field} ${code}`)])).toEqual([
    [2, 'null other_row'],
    [3, 'variantId unknown_value'],
    [4, 'null other_row'],
    [5, 'discountPpm rule', 'kind rule', 'quantity rule'],
    [6, 'priceMode conflict_in_bom', 'group rule'],
    [7, 'variantId rule'],
    [8, 'variantId required'],
    [9, 'variantId rule'],
    [10, 'null other_row'],
    [11, 'productId required'],
    [12, 'quantity out_of_range', 'productId apart'],
  ])
  expect(items[0]?.issues[0]?.message).toContain('Row 3')
  expect(await files.commit(id)).toMatchObject({ outcome: { changed: 0, refused: 11 } })
  expect(await bomsOf(companyId)).toEqual(before)
  const stocked = await files.upload([
    ['code', 'sku'],
    ['MUG', 'TEA'],
  ])
  await files.check(stocked.id)
  expect((await owner.call(listRowErrors, { id: stocked.id })).items[0]?.issues[0]?.message).toContain(
    '“MUG” is not a virtual',
  )
})

test('a mended row mends its whole recipe, and one that is left out frees the others', async () => {
  const tenant = await larderOf()
  const { owner, companyId } = tenant
  const files = filesOf(tenant)
  const { id } = await files.upload([
    ['code', 'sku', 'qty'],
    ['KIT', 'MUG', '2'],
    ['KIT', 'NOPE', '1'],
    ['KIT', 'SHIRT-S', 'many'],
    ['BOX', 'TEA', '1'],
    ['PACK', 'SHIRT-S', '1'],
    ['PACK', 'SHRT-M', '2'],
    ['PACK', 'SHIRT-M', '2'],
  ])
  expect((await files.check(id)).counts).toMatchObject({ changed: 1, refused: 6 })
  const fix = (number: number, field: string, value: string) =>
    owner.call(fixImport, { id, number, field, value, isForAll: false })
  expect(await fix(3, 'variantId', 'TEA')).toEqual({ id, mended: 0, left: 6 })
  const { items } = await owner.call(listRowErrors, { id })
  expect(items.map(({ number, issues }) => [number, issues[0]?.code])).toEqual([
    [2, 'other_row'],
    [3, 'other_row'],
    [4, 'no_number'],
    [6, 'other_row'],
    [7, 'unknown_value'],
    [8, 'other_row'],
  ])
  expect(items[1]?.issues[0]?.message).toContain('Row 4')
  expect(await fix(4, 'quantity', '3')).toEqual({ id, mended: 3, left: 3 })
  expect(await owner.call(leaveOutRows, { id, numbers: [7] })).toEqual({ id, leftOut: 1 })
  expect((await owner.call(listRowErrors, { id })).items).toEqual([])
  expect((await owner.call(getImport, { id })).counts).toMatchObject({ changed: 6, refused: 0 })
  expect(await files.commit(id)).toMatchObject({ outcome: { changed: 6, refused: 0 } })
  expect(await bomsOf(companyId)).toMatchObject({
    components: [
      { code: 'BOX', sku: 'TEA' },
      { code: 'KIT', sku: 'MUG', quantity: '2' },
      { code: 'KIT', sku: 'TEA', quantity: '1' },
      { code: 'KIT', sku: 'SHIRT-S', quantity: '3' },
      { code: 'PACK', sku: 'SHIRT-S' },
      { code: 'PACK', sku: 'SHIRT-M', quantity: '2' },
    ],
  })
})

test('a recipe that somebody changed since is left by the undo', async () => {
  const tenant = await larderOf()
  const { owner, companyId } = tenant
  const files = filesOf(tenant)
  const { id } = await files.take([
    ['code', 'sku', 'qty'],
    ['KIT', 'MUG', '1'],
    ['BOX', 'TEA', '1'],
  ])
  const { items } = await owner.call(virtualProducts.routes.list, { q: 'KIT' })
  const kit = items[0]
  await owner.call(updateVirtualProduct, { id: kit?.id ?? 0, version: kit?.version ?? 0, note: 'Wrapped' })
  await files.undo(id)
  expect(await bomsOf(companyId)).toMatchObject({ components: [{ code: 'KIT', sku: 'MUG' }] })
})

const often = (value: Cell, ...others: readonly Cell[]) =>
  fc.oneof({ weight: 6, arbitrary: fc.constant(value) }, fc.constantFrom(...others))
const rowOf = fc
  .record({
    sku: often('MUG', 'TEA', 'SHIRT-S', 'SHIRT-M', '4006381333931', 'KIT', 'NOPE', null),
    quantity: often('1', '2', '0.5', null, '0', 'one'),
    group: often(null, 'A', 'B', '2'),
    least: often(null, '0', '2'),
    kind: often(null, 'bundle', 'prepack'),
    mode: often(null, 'fixed', 'sum_minus_amount'),
    discount: often(null, '5'),
    currency: often(null, 'GBP'),
    until: often(null, '2040-01-01', '#CLEAR'),
  })
  .map((row): Cell[] => Object.values(row))
const blockOf = fc
  .tuple(fc.constantFrom('KIT', 'BOX', 'PACK'), fc.array(rowOf, { minLength: 1, maxLength: 4 }))
  .map(([code, rows]) => rows.map((row): Cell[] => [code, ...row]))
const headings = [
  'code',
  'sku',
  'qty',
  'group',
  'group_min',
  'kind',
  'price_mode',
  'discount',
  'discount_currency',
  'valid_to',
]

test('drawn files: done as checked, twice as once, an export changes nothing, and the undo brings everything back', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(blockOf, { minLength: 1, maxLength: 4 }), async (blocks) => {
      const tenant = await larderOf()
      const { companyId } = tenant
      const files = filesOf(tenant)
      await files.take([headings, ['KIT', 'TEA', '3'], ['PACK', 'SHIRT-S', '1'], ['PACK', 'SHIRT-M', '2']])
      const begun = await bomsOf(companyId)
      const table = [headings, ...blocks.flat()]
      const { id } = await files.upload(table)
      const checked = await files.check(id)
      const rowErrors = new Set((await tenant.owner.call(listRowErrors, { id })).items.map(({ number }) => number))
      expect((await files.commit(id)).outcome).toEqual(checked.counts)
      const before = await bomsOf(companyId, ', p.version')
      const sound = table.filter((_, at) => !rowErrors.has(at + 1))
      expect((await files.take(sound)).outcome).toMatchObject({ created: 0, changed: 0, refused: 0 })
      expect(await files.take(Buffer.from(await files.exported()))).toMatchObject({
        outcome: { changed: 0, refused: 0 },
      })
      expect(await bomsOf(companyId, ', p.version')).toEqual(before)
      await files.undo(id)
      expect(await bomsOf(companyId)).toEqual(begun)
    }),
    { numRuns: isFull ? 80 : 5 },
  )
})
