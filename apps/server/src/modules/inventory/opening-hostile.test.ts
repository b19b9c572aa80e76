import {
  checkImport,
  commitImport,
  getImport,
  listRowErrors,
  updateImport,
  uploadImport,
} from '@countinghouse/contract/desk/import'
import { getJob } from '@countinghouse/contract/desk/job'
import { openingStock } from '@countinghouse/contract/inventory/opening-stock'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { lotsInStock, trackBy } from '../../../../../tests/support/lots.ts'
import type { Table } from '../../../../../tests/support/product-files.ts'
import { listFiles } from '../../../../../tests/support/product-files.ts'
import { createProduct } from '../../../../../tests/support/products.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { bytesOf } from '../../../../../tests/support/spreadsheets.ts'
import { expectWholeLedger, poolOf } from '../../../../../tests/support/stock.ts'
import { workbook } from '../../../../../tests/support/workbooks.ts'
import { runJob } from '../../platform/jobs/job-runner.ts'
import type { Cell } from '../../platform/spreadsheet/cell.ts'
import { writeXlsx } from '../../platform/spreadsheet/write-xlsx.ts'

const server = useServer({ isOwn: true })
const headings = ['store', 'sku', 'quantity', 'unit_cost', 'lot', 'expiry', 'date']
const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
const mebibyte = 2 ** 20

async function shop() {
  const tenant = await server.company()
  const { companyId, storeId } = tenant
  const make = async (code: string) => (await createProduct(server.app.db, companyId, { code })).variantIds[0] ?? 0
  const ids = { CUP: await make('CUP'), MILK: await make('MILK') }
  await trackBy(server.database, { companyId, variantId: ids.MILK }, 'lot')
  const [{ code: home } = { code: '' }] = await query<{ code: string }>(
    server.database.superUrl,
    `select code from erp.store where company_id = $1 and id = $2`,
    [companyId, storeId],
  )
  const files = listFiles(server, tenant, openingStock.listing)
  const upload = async (bytes: Buffer, fileName: string) =>
    await tenant.owner.send(uploadImport, { entity: openingStock.listing.name, fileName }, { bytes })
  const documents = async () => (await tenant.owner.call(openingStock.routes.list, {})).items
  return { ...tenant, ids, home, files, upload, documents }
}

/** Codes of what is wrong by row; a row that is right is not among them. */
async function issuesOf({ owner }: Awaited<ReturnType<typeof shop>>, id: number) {
  const { items } = await owner.call(listRowErrors, { id })
  return Object.fromEntries(
    items.map(({ number, issues }) => [number, issues.map(({ field, code }) => `${field}: ${code}`).join()]),
  )
}

const xlsx = async (rows: readonly (readonly Cell[])[]) =>
  await bytesOf(writeXlsx(rows, { name: 'Stock', columns: headings.map((header) => ({ header })) }))

test('a bomb, a sheet of a million rows and bytes that are no table are refused as a whole, in words, and keep nothing', async () => {
  const { owner, upload, home, documents, companyId } = await shop()
  const bomb = workbook({ more: [{ name: 'xl/media/bomb.bin', data: Buffer.alloc(300 * mebibyte) }] })
  const files: readonly (readonly [string, Buffer, string])[] = [
    ['bomb.xlsx', bomb, 'unpack'],
    ['long.csv', Buffer.from(`${headings.join()}\n${`${home},CUP,1,1,,,${yesterday}\n`.repeat(1_200_000)}`), ''],
    ['bytes.csv', Buffer.from([0, 1, 2, 3, 0, 255, 254, 0, 9, 0]), ''],
    ['empty.csv', Buffer.alloc(0), ''],
    ['renamed.csv', await xlsx([['x']]), ''],
    ['old.xls', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), ''],
  ]
  for (const [name, bytes, words] of files) {
    const { status, body } = await upload(bytes, name)
    expect([400, 413, 422], `${name}: ${JSON.stringify(body).slice(0, 300)}`).toContain(status)
    expect(String(body['message']).length, name).toBeGreaterThan(10)
    expect(JSON.stringify(body), name).toContain(words)
  }
  // The first rows are read at once, all of them by the check.
  const row = `<row>${headings.map((_, at) => `<c t="s"><v>${at}</v></c>`).join('')}</row>`
  const long: readonly (readonly [string, Buffer])[] = [
    ['rows.csv', Buffer.from(`${headings.join()}\n${'S,CUP\n'.repeat(1_000_000)}`)],
    ['rows.xlsx', workbook({ rows: row.repeat(1_000_000), strings: headings })],
  ]
  for (const [name, bytes] of long) {
    const { status, body } = await upload(bytes, name)
    if (status !== 200) {
      expect(JSON.stringify(body), name).toMatch(/100,000|expands to far more/)
      continue
    }
    const { job } = await owner.call(checkImport, { id: Number(body['id']) })
    await runJob(server.app.jobs, () => {}, { companyId, jobId: job?.id ?? 0 })
    expect(await owner.call(getJob, { id: job?.id ?? 0 }), name).toMatchObject({ status: 'failed' })
    expect((await owner.call(getImport, { id: Number(body['id']) })).status).not.toBe('checked')
  }
  expect(await documents()).toEqual([])
})

test('quantities, costs and days beyond all bounds are refused at their cells, in CSV and XLSX; the others are posted', async () => {
  const found = await shop()
  const { home, files, documents, companyId, storeId, ids } = found
  const quantities: Cell[] = [-1, '-0.5', 'NaN', 'Infinity', '1e308', 1e308, 0.000_01, 1e15, '１２', '=1+1', '5;DROP']
  const costs: Cell[] = ['-1', 'NaN', '1e308', 1e300, '0.0000000001', '=A1']
  const days: Cell[] = [
    '0001-01-01',
    '1999-12-31',
    '9999-12-31',
    '2026-02-30',
    '0000-00-00',
    'yesterday',
    '99999999',
    1e300,
  ]
  const wrong: Table = [
    ...quantities.map((quantity) => [home, 'CUP', quantity, '1', null, null, yesterday]),
    ...costs.map((cost) => [home, 'CUP', 1, cost, null, null, yesterday]),
    ...days.map((day) => [home, 'CUP', 1, '1', null, null, day]),
    [home, 'MILK', 1, '1', 'L1', '9999-99-99', yesterday],
    [home, 'MILK', 1, '1', 'L2', '0001-01-01', yesterday],
    [home, 'MILK', 1, '1', 'L3', '1999-12-31', yesterday],
  ]
  const right: Table = [[home, 'CUP', 7, '1.5', null, null, yesterday]]
  for (const file of [[headings, ...wrong, ...right] as Table, await xlsx([...wrong, ...right])]) {
    const { id } = await files.upload(file, Buffer.isBuffer(file) ? 'stock.xlsx' : 'stock.csv')
    const { counts } = await files.check(id)
    const issues = await issuesOf(found, id)
    const fieldOf = (at: number) => /^\w+/.exec(issues[at + 2] ?? 'none')?.[0]
    const ofRows = (from: number, count: number) => Array.from({ length: count }, (_, at) => fieldOf(from + at))
    const seen = {
      quantity: ofRows(0, quantities.length),
      unitCost: ofRows(quantities.length, costs.length),
      effectiveOn: ofRows(quantities.length + costs.length, days.length),
      expiresOn: ofRows(wrong.length - 3, 3),
    }
    for (const [field, named] of Object.entries(seen)) expect(named, field).toEqual(named.map(() => field))
    expect(counts).toMatchObject({ created: 1, refused: wrong.length })
  }
  const { id } = await files.upload([headings, ...wrong, ...right])
  await files.check(id)
  expect(await files.commit(id)).toMatchObject({ outcome: { created: 1, refused: wrong.length } })
  expect(await documents()).toHaveLength(1)
  expect(await poolOf(server.app.db, companyId, { storeId, variantId: ids.CUP })).toMatchObject({
    onHand: 7,
    value: 1050,
  })
  await expectWholeLedger(server.database.maintUrl)
})

test('formulas are their values, Arabic digits and marks of direction are read, other encodings too', async () => {
  const { home, files, companyId, ids, storeId } = await shop()
  const arabic = [
    `${headings.join()}`,
    `\u200f${home}\u200f,CUP,"٣","١٫٥",,,${yesterday}`,
    `${home},\u2067MILK\u2069,\u200f2,"١٫٥",\u202bدفعة-١\u202c,2027-01-31,${yesterday}`,
  ].join('\r\n')
  for (const [name, bytes] of [
    ['utf16.csv', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(arabic, 'utf16le')])],
    ['utf8.csv', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(arabic)])],
  ] as const) {
    const { id } = await files.upload(bytes, name)
    expect((await files.check(id)).counts, name).toMatchObject({ created: 2, refused: 0 })
  }
  const { id } = await files.upload(Buffer.from(arabic), 'stock.csv')
  await files.check(id)
  await files.commit(id)
  expect(await poolOf(server.app.db, companyId, { storeId, variantId: ids.CUP })).toMatchObject({
    onHand: 3,
    value: 450,
  })
  const [lot] = await lotsInStock(server.database, { companyId, variantId: ids.MILK })
  expect(lot).toEqual({ lot: 'دفعة-١', expiresOn: '2027-01-31', quantity: 2 })
})

test('headings that repeat fill a field once; a lot, product or store of another company is unknown', async () => {
  const found = await shop()
  const { owner, home, files, companyId, documents } = found
  const other = await shop()
  await createProduct(server.app.db, other.companyId, { code: 'FOREIGN' })
  const repeated: Table = [
    [...headings, 'quantity', 'quantity', 'store'],
    [home, 'CUP', 2, '1', null, null, yesterday, 99, 98, other.home],
  ]
  const { id, mapping } = await files.upload(repeated)
  expect(mapping.filter((field) => field === 'quantity')).toHaveLength(1)
  expect(mapping.filter((field) => field === 'storeId')).toHaveLength(1)
  // A field that is chosen for two columns is filled by the first.
  const twice = await owner.call(updateImport, { id, mapping: mapping.map((field) => field ?? 'quantity') })
  expect(twice.mapping).toEqual(mapping)
  const foreign = await files.upload([
    headings,
    [home, 'FOREIGN', 1, '1', null, null, yesterday],
    [`${other.home}X`, 'CUP', 1, '1', null, null, yesterday],
    [home, 'CUP', 1, '1', 'L1', null, yesterday],
  ])
  await files.check(foreign.id)
  expect(await issuesOf(found, foreign.id)).toMatchObject({
    2: 'variantId: unknown_value',
    3: 'storeId: unknown_value',
  })
  expect((await other.owner.send(commitImport, { id: foreign.id })).status).toBe(404)
  expect(await documents()).toEqual([])
  // A lot with the same number is a lot of its own.
  const milk = [headings, [home, 'MILK', 3, '1', 'L9', '2027-01-31', yesterday]] as const
  await other.files.take([headings, [other.home, 'MILK', 3, '1', 'L9', '2028-12-31', yesterday]])
  await files.take(milk)
  expect(await lotsInStock(server.database, { companyId, variantId: found.ids.MILK })).toEqual([
    { lot: 'L9', expiresOn: '2027-01-31', quantity: 3 },
  ])
})
