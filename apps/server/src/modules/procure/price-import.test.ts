import {
  getImport,
  listRowErrors,
  listImportSamples,
  listImports,
  updateImport,
} from '@countinghouse/contract/desk/import'
import { permissionName } from '@countinghouse/contract/page'
import { createPrice, prices, pricesPage, updatePrice } from '@countinghouse/contract/procure/price'
import { priceList } from '@countinghouse/contract/procure/price-list'
import { resolvePrice } from '@countinghouse/contract/procure/price-resolution'
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
const headings = ['price_list', 'sku', 'style_code', 'store', 'min_qty', 'price', 'valid_from', 'valid_to', 'remark']

/** A shirt in two sizes and a mug with a barcode, a list of each type, and one in a currency without decimals. */
async function marketOf(): Promise<Tenant> {
  const tenant = await shopOf(server)
  for (const [code, kind, currency] of [
    ['SHOP', 'retail', 'EUR'],
    ['JP', 'retail', 'JPY'],
    ['BUY', 'buy', 'EUR'],
  ] as const)
    await tenant.owner.call(priceList.routes.create, { code, name: `List ${code}`, kind, currency })
  await productFiles(server, tenant).take([
    ['style_code', 'name', 'size_scale', 'size', 'barcode'],
    ['SHIRT', 'Shirt', 'ABC', 'S', null],
    ['SHIRT', 'Shirt', 'ABC', 'M', null],
    ['MUG', 'Mug', null, null, '4006381333931'],
  ])
  return tenant
}

const filesOf = (tenant: Tenant) => listFiles(server, tenant, prices)

async function tableOf(companyId: number): Promise<unknown[][]> {
  const rows = await query(
    server.database.superUrl,
    `select l.code as list, coalesce(v.sku, r.code) as of, s.code as store, trim_scale(p.min_qty)::text as quantity,
       coalesce(p.amount_minor::text, trim_scale(p.buy_amount)::text) as amount, p.valid_from::text, p.valid_until::text, p.reason
     from procure.price p join procure.price_list l on l.company_id = p.company_id and l.id = p.price_list_id
     left join procure.variant v on v.company_id = p.company_id and v.id = p.variant_id
     left join procure.product r on r.company_id = p.company_id and r.id = p.product_id
     left join erp.store s on s.company_id = p.company_id and s.id = p.store_id
     where p.company_id = $1 order by l.code, of, store nulls first, p.min_qty, p.valid_from`,
    [companyId],
  )
  return rows.map((row) => Object.values(row as object) as unknown[])
}

test('a row for each price begins it, ends what ran, and said again changes nothing', async () => {
  const tenant = await marketOf()
  const { owner, companyId, storeCode } = { ...tenant, storeCode: await codeOfStore(tenant) }
  const files = filesOf(tenant)
  const table: Cell[][] = [
    headings,
    ['SHOP', null, 'SHIRT', null, null, '19.9', '2020-01-01', null, null],
    ['SHOP', null, 'SHIRT', null, '10', '17,50', '2020-01-01', null, 'By tens'],
    ['SHOP', 'SHIRT-M', null, storeCode, null, '21', '2030-01-01', '2030-12-31', null],
    ['SHOP', null, 'SHIRT', null, null, '22', '2030-01-01', null, null],
    ['JP', '4006381333931', null, null, null, '1200', '2020-01-01', null, null],
  ]
  const { id } = await files.upload(table)
  const checked = await files.check(id)
  const done = await files.commit(id)
  expect(done).toMatchObject({ counts: checked.counts, outcome: { created: 5, changed: 0, unchanged: 0, refused: 0 } })
  expect(done.mapping).not.toContain(null)
  const before = await tableOf(companyId)
  expect(before).toEqual([
    ['JP', 'MUG', null, '1', '1200', '2020-01-01', null, null],
    ['SHOP', 'SHIRT', null, '1', '1990', '2020-01-01', '2029-12-31', null],
    ['SHOP', 'SHIRT', null, '1', '2200', '2030-01-01', null, null],
    ['SHOP', 'SHIRT', null, '10', '1750', '2020-01-01', null, 'By tens'],
    ['SHOP', 'SHIRT-M', storeCode, '1', '2100', '2030-01-01', '2030-12-31', null],
  ])
  const { items: lists } = await owner.call(priceList.routes.list, { q: 'SHOP' })
  const [variant] = await query(
    server.database.superUrl,
    `select id::int from procure.variant where sku = 'SHIRT-S' and company_id = $1`,
    [companyId],
  )
  const { id: variantId } = variant as { id: number }
  const requested = { variantId, qty: 12, priceListId: lists[0]?.id ?? 0, date: '2026-05-01' }
  expect(await owner.call(resolvePrice, requested)).toMatchObject({ amount: 1750 })
  const none = { created: 0, changed: 0, unchanged: 5, refused: 0 }
  expect((await files.take(table)).outcome).toEqual(none)
  expect((await files.take(Buffer.from(await files.exported()))).outcome).toEqual(none)
  expect(await tableOf(companyId)).toEqual(before)

  const raised = await files.take([
    ['list', 'style', 'price'],
    ['List SHOP', 'SHIRT', '20.5'],
  ])
  expect(raised.outcome).toMatchObject({ created: 1, refused: 0 })
  const begun = ['SHOP', 'SHIRT', null, '1', '2050', expect.any(String), '2029-12-31', null]
  expect((await tableOf(companyId))[2]).toEqual(begun)
  const corrected = await files.take([
    ['list', 'style', 'price', 'from'],
    ['SHOP', 'SHIRT', '23', '2030-01-01'],
  ])
  expect(corrected.outcome).toMatchObject({ changed: 1 })
  const { items } = await owner.call(listImportSamples, { id: corrected.id, kind: 'changed' })
  expect(items[0]?.changes).toContainEqual({ field: 'amount', before: '22', after: '23' })
  for (const one of [corrected, raised]) await files.undo(one.id)
  expect(await tableOf(companyId)).toEqual(before)
  await files.undo(id)
  expect(await tableOf(companyId)).toEqual([])
})

test('each wrong cell is named, and what somebody changed since is left by the undo', async () => {
  const tenant = await marketOf()
  const files = filesOf(tenant)
  const { id } = await files.upload([
    [...headings, 'buying_price'],
    ['SHOP', null, 'SHIRT', null, null, '5', '2030-01-01', '2030-06-30', null, null],
    ['SHOP', null, 'SHIRT', null, null, '6', '2030-03-01', null, null, null],
    ['SHOP', null, 'SHIRT', null, '1.0', '6', '2030-01-01', null, null, null],
    ['SHOP', null, 'SHIRT', null, null, '6', '2029-01-01', '2030-01-01', null, null],
    ['SHOP', null, 'SHIRT', null, null, '6', '2033-01-01', '2032-01-01', null, null],
    ['SHOP', null, null, null, null, '6', null, null, null, null],
    ['SHOP', 'SHIRT-S', 'MUG', null, null, '6', null, null, null, null],
    ['SHOP', 'MUG', null, null, null, '6.125', null, null, null, null],
    ['JP', 'MUG', null, null, null, '6.5', null, null, null, null],
    ['SHOP', 'MUG', null, null, null, null, null, null, null, null],
    ['SHOP', 'MUG', null, null, null, '6', null, null, null, '4'],
    ['BUY', 'MUG', null, null, null, '6', null, null, null, null],
    ['BUY', 'MUG', null, null, null, null, null, null, null, null],
    ['SHIP', 'MUG', null, 'NOWHERE', '0', '-6', '30.2.2030', null, null, null],
    [null, 'MUG', null, null, null, '6', null, null, null, null],
    ['BUY', 'MUG', null, null, null, null, '2030-01-01', null, null, '4.123456'],
  ])
  const checked = await files.check(id)
  const { items } = await tenant.owner.call(listRowErrors, { id })
  expect(items.map(({ number, issues }) => [number, ...issues.map(({ field, code }) => `${field} ${code}`)])).toEqual([
    [3, 'validFrom price_overlap'],
    [4, 'minQty twice_in_file'],
    [5, 'validUntil price_overlap'],
    [6, 'validUntil rule'],
    [7, 'variantId required'],
    [8, 'variantId rule'],
    [9, 'amount too_many_decimals'],
    [10, 'amount too_many_decimals'],
    [11, 'amount required'],
    [12, 'buyAmount rule'],
    [13, 'amount rule'],
    [14, 'priceListId required'],
    [
      15,
      'priceListId unknown_value',
      'storeId unknown_value',
      'minQty out_of_range',
      'amount out_of_range',
      'validFrom no_date',
    ],
    [16, 'priceListId required'],
  ])
  expect(await files.commit(id)).toMatchObject({ counts: checked.counts, outcome: { created: 2, refused: 14 } })
  const { items: standing } = await tenant.owner.call(prices.routes.list, { q: 'SHIRT' })
  const [price] = standing
  await tenant.owner.call(updatePrice, { id: price?.id ?? 0, version: price?.version ?? 0, amountMinor: 550 })
  await files.undo(id)
  expect(await tableOf(tenant.companyId)).toEqual([
    ['SHOP', 'SHIRT', null, '1', '550', '2030-01-01', '2030-06-30', null],
  ])
})

test('a file that only creates or only changes says what it leaves', async () => {
  const tenant = await marketOf()
  const files = filesOf(tenant)
  await files.take([headings, ['SHOP', null, 'SHIRT', null, null, '5', '2020-01-01', null, null]])
  const rows = [
    headings,
    ['SHOP', null, 'SHIRT', null, null, '6', '2020-01-01', null, null],
    ['SHOP', null, 'MUG', null, null, '6', '2020-01-01', null, null],
  ]
  const faultsOf = async (mode: 'create' | 'update') => {
    const { id } = await files.upload(rows)
    await tenant.owner.call(updateImport, { id, mode })
    await files.check(id)
    const { items } = await tenant.owner.call(listRowErrors, { id })
    return items.map(({ number, issues }) => [number, issues[0]?.code])
  }
  expect(await faultsOf('create')).toEqual([[2, 'there_already']])
  expect(await faultsOf('update')).toEqual([[3, 'not_there']])
})

test('what the company pays is in files for whoever may set costs alone, and nobody imports without the right', async () => {
  const tenant = await marketOf()
  const files = filesOf(tenant)
  const permissions = ['view', 'import', 'export', 'create', 'edit'].map((event) => permissionName(pricesPage, event))
  const clerk = await tenant.as({ may: permissions })
  const paid = await files.take([
    ['price_list', 'sku', 'buying_price'],
    ['BUY', 'MUG', '4.5'],
  ])
  expect(paid.outcome).toMatchObject({ created: 1 })
  const own = listFiles(server, { ...tenant, owner: clerk }, prices)
  const tried = await own.take([
    ['price_list', 'sku', 'price', 'buying_price'],
    ['BUY', 'MUG', null, '3'],
    ['SHOP', 'MUG', '9', null],
  ])
  expect(tried).toMatchObject({ outcome: { created: 1, refused: 1 } })
  expect(await own.exported()).not.toMatch(/buying|4\.5/)
  expect(await refusal(clerk, getImport, { id: paid.id })).toBe('404 not_found')
  const { items } = await clerk.call(listImports, { entity: prices.name })
  expect(items.map(({ id }) => id)).toEqual([tried.id])
  const reader = await tenant.as({ may: permissions.slice(0, 1) })
  await expect(listFiles(server, { ...tenant, owner: reader }, prices).upload([headings])).rejects.toThrow(/forbidden/)
})

test('prices that somebody adds while a file is taken over never meet those of the file', async () => {
  const tenant = await marketOf()
  const { owner, companyId } = tenant
  const files = filesOf(tenant)
  const { items: lists } = await owner.call(priceList.routes.list, { q: 'SHOP' })
  const [product] = await query(
    server.database.superUrl,
    `select id::int from procure.product where code = 'SHIRT' and company_id = $1`,
    [companyId],
  )
  const { id: productId } = product as { id: number }
  const { id } = await files.upload([headings, ['SHOP', null, 'SHIRT', null, null, '5', '2026-01-01', null, null]])
  await files.check(id)
  const [done] = await Promise.all([
    files.commit(id),
    owner.send(createPrice, { priceListId: lists[0]?.id ?? 0, productId, amountMinor: 700, validFrom: '2026-06-01' }),
  ])
  const after = await tableOf(companyId)
  expect(done.outcome.created + done.outcome.refused).toBe(1)
  expect(after.length).toBeGreaterThan(0)
  if (after.length === 2)
    expect(after[0]).toEqual(['SHOP', 'SHIRT', null, '1', '500', '2026-01-01', '2026-05-31', null])
})

const often = (value: Cell, ...others: readonly Cell[]) =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(value) }, fc.constantFrom(...others))
const rowOf = fc
  .record({
    list: often('SHOP', 'JP', 'BUY', null, 'NONE'),
    sku: often('SHIRT-S', 'SHIRT-M', '4006381333931', null, 'NOPE'),
    product: often(null, 'SHIRT', 'MUG'),
    store: often(null, 'NOWHERE'),
    quantity: often(null, '10', '2.5', '0'),
    price: often('5', '6.5', '7.123456', '#CLEAR', 'free', null),
    from: often('2030-01-01', '2030-02-01', '2029-05-01', '2031-01-01', null),
    until: often(null, '2030-01-31', '2030-12-31', '#CLEAR'),
    reason: often(null, 'Sale', '#CLEAR'),
    buying: often(null, '3', '4.25'),
  })
  .map((row): Cell[] => Object.values(row))

test('drawn files: done as checked, twice as once, an export changes nothing, and the undo leaves nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(rowOf, { minLength: 1, maxLength: 14 }), async (rows) => {
      const tenant = await marketOf()
      const { companyId } = tenant
      const files = filesOf(tenant)
      const table = [[...headings, 'buying_price'], ...rows]
      const { id } = await files.upload(table)
      const checked = await files.check(id)
      const rowErrors = new Set((await tenant.owner.call(listRowErrors, { id })).items.map(({ number }) => number))
      expect((await files.commit(id)).outcome).toEqual(checked.counts)
      const before = await tableOf(companyId)
      const sound = table.filter((_, at) => !rowErrors.has(at + 1))
      const none = { created: 0, changed: 0, unchanged: sound.length - 1, refused: 0 }
      expect((await files.take(sound)).outcome).toEqual(none)
      expect(await files.take(Buffer.from(await files.exported()))).toMatchObject({
        outcome: { created: 0, changed: 0, refused: 0 },
      })
      expect(await tableOf(companyId)).toEqual(before)
      await files.undo(id)
      expect(await tableOf(companyId)).toEqual([])
    }),
    { numRuns: isFull ? 80 : 5 },
  )
})

async function codeOfStore({ companyId }: Tenant): Promise<string> {
  const [store] = await query(
    server.database.superUrl,
    'select code from erp.store where company_id = $1 order by id limit 1',
    [companyId],
  )
  return (store as { code: string }).code
}
