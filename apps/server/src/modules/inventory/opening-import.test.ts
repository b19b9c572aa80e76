import { randomUUID } from 'node:crypto'
import {
  checkImport,
  commitImport,
  downloadImportTemplate,
  fixImport,
  getImport,
  leaveOutRows,
  listImportRows,
  listRowErrors,
  updateImport,
} from '@countinghouse/contract/desk/import'
import { cancelJob } from '@countinghouse/contract/desk/job'
import { location } from '@countinghouse/contract/inventory/location'
import { openingStock } from '@countinghouse/contract/inventory/opening-stock'
import { relocation } from '@countinghouse/contract/inventory/relocation'
import { expect, test, vi } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { balancesOf } from '../../../../../tests/support/journals.ts'
import { lotsInStock, trackBy } from '../../../../../tests/support/lots.ts'
import { setPeriod } from '../../../../../tests/support/periods.ts'
import type { Table } from '../../../../../tests/support/product-files.ts'
import { listFiles } from '../../../../../tests/support/product-files.ts'
import { createProduct, createProducts } from '../../../../../tests/support/products.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { anotherStore, expectWholeLedger, poolOf, post } from '../../../../../tests/support/stock.ts'
import { runJob } from '../../platform/jobs/job-runner.ts'

const server = useServer({ isOwn: true })
const headings = ['store', 'sku', 'quantity', 'unit_cost', 'location', 'lot', 'expiry', 'date']
// By any clock it is over.
const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)

/** A company with two stores, a shelf in the second, and four products: two plain ones, one by lot, one by serial number. */
async function chain() {
  const tenant = await server.company()
  const { companyId, storeId, owner } = tenant
  const { storeId: farId } = await anotherStore(server.app.db, server.database.superUrl, { companyId, code: 'FAR' })
  const shelf = await owner.call(location.routes.create, {
    code: 'FAR-1',
    name: 'Rack 1',
    storeId: farId,
    kind: 'shelf',
  })
  const make = async (code: string) => {
    const { variantIds } = await createProduct(server.app.db, companyId, { code })
    return variantIds[0] ?? 0
  }
  const ids = { CUP: await make('CUP'), POT: await make('POT'), MILK: await make('MILK'), CLOCK: await make('CLOCK') }
  await trackBy(server.database, { companyId, variantId: ids.MILK }, 'lot')
  await trackBy(server.database, { companyId, variantId: ids.CLOCK }, 'serial')
  await query(
    server.database.superUrl,
    `insert into procure.barcode (company_id, variant_id, code, kind) values ($1, $2, '4006381333931', 'ean13')`,
    [companyId, ids.POT],
  )
  const [{ code: home } = { code: '' }] = await query<{ code: string }>(
    server.database.superUrl,
    `select code from erp.store where company_id = $1 and id = $2`,
    [companyId, storeId],
  )
  const files = listFiles(server, tenant, openingStock.listing)
  const pool = (variantId: number, at = storeId) => poolOf(server.app.db, companyId, { storeId: at, variantId })
  const documents = async () => (await owner.call(openingStock.routes.list, { sort: ['createdAt'] })).items
  return { ...tenant, farId, shelf, ids, home, files, pool, documents }
}

const table = (...rows: Table): Table => [headings, ...rows]

test('one file fills all stores: the check says totals by store and writes nothing, the import posts a document for each, the undo reverses them', async () => {
  const { owner, companyId, ids, farId, home, files, pool, documents } = await chain()
  const before = await balancesOf(server.app.db, companyId)
  const rows = table(
    [home, 'CUP', 12, '2.505', null, null, null, yesterday],
    ['FAR', 'CUP', 3, '2.50', 'FAR-1', null, null, yesterday],
    [home, '4006381333931', 0.25, '100', null, null, null, yesterday],
    ['FAR', 'MILK', 10, '0.99', null, 'L7', '2027-01-31', yesterday],
    ['FAR', 'CLOCK', 1, '45', null, 'S-1', null, yesterday],
  )
  const { id, mapping } = await files.upload(rows)
  expect(mapping).toEqual([
    'storeId',
    'variantId',
    'quantity',
    'unitCost',
    'locationId',
    'lotNo',
    'expiresOn',
    'effectiveOn',
  ])
  const checked = await files.check(id)
  expect(checked).toMatchObject({ status: 'checked', counts: { created: 5, refused: 0 } })
  expect(checked.totals?.map(({ label, ...total }) => ({ label: label.split(' ')[0], ...total }))).toMatchObject(
    [
      { label: 'FAR', rows: 3, quantity: 14, valueMinor: 750 + 990 + 4500 },
      { label: home, rows: 2, quantity: 12.25, valueMinor: 3006 + 2500 },
    ].toSorted((one, other) => (one.label < other.label ? -1 : 1)),
  )
  expect(await documents()).toEqual([])
  expect(await balancesOf(server.app.db, companyId)).toEqual(before)

  const valueMinor = 750 + 990 + 4500 + 3006 + 2500
  expect(await owner.send(commitImport, { id, expectedMinor: valueMinor - 1 })).toMatchObject({
    status: 422,
    body: { errorType: 'desk.import_total_differs', details: { valueMinor } },
  })
  const { job } = await owner.call(commitImport, { id, expectedMinor: valueMinor })
  await runJob(server.app.jobs, () => {}, { companyId, jobId: job?.id ?? 0 })
  expect(await owner.call(getImport, { id })).toMatchObject({ status: 'done', outcome: { created: 5, refused: 0 } })
  expect((await documents()).map(({ status }) => status)).toEqual(['posted', 'posted'])
  const twice = await files.upload(rows)
  expect((await files.check(twice.id)).counts).toMatchObject({ created: 0, refused: 5 })
  expect((await owner.call(listRowErrors, { id: twice.id, code: 'posted_already' })).items).toHaveLength(5)
  expect((await owner.call(openingStock.routes.list, { madeByImport: [id] } as never)).items).toHaveLength(2)
  expect(await pool(ids.CUP)).toMatchObject({ onHand: 12, value: 3006 })
  expect(await pool(ids.CUP, farId)).toMatchObject({ onHand: 3, value: 750 })
  expect(await lotsInStock(server.database, { companyId, variantId: ids.MILK })).toEqual([
    { lot: 'L7', expiresOn: '2027-01-31', quantity: 10 },
  ])
  const after = await balancesOf(server.app.db, companyId)
  expect((after['1300'] ?? 0) - (before['1300'] ?? 0)).toBe(valueMinor)
  expect((after['3900'] ?? 0) - (before['3900'] ?? 0)).toBe(-valueMinor)
  await expectWholeLedger(server.database.maintUrl)

  expect(await files.undo(id)).toMatchObject({ status: 'undone', kept: 0 })
  expect((await documents()).map(({ status }) => status)).toEqual(['reversed', 'reversed'])
  expect(await balancesOf(server.app.db, companyId)).toEqual(before)
  await expectWholeLedger(server.database.maintUrl)
})

test('each wrong row is told at its cell, in words; corrected rows count and come into the totals; one date stands for the file', async () => {
  const { owner, home, files } = await chain()
  const short = headings.slice(0, 6)
  const rows: Table = [
    short,
    [home, 'CUP', 1, '1', null, null],
    ['NOWHERE', 'CUP', 1, '1', null, null],
    [home, 'NOTHING', 1, '1', null, null],
    [home, 'POT', 1, '1', 'FAR-1', null],
    [home, 'POT', 'many', '1', null, null],
    [home, 'POT', 0, '1', null, null],
    [home, 'POT', 1, null, null, null],
    [home, 'CUP', 2, '1', null, null],
    [home, 'MILK', 2, '1', null, null],
    [home, 'CLOCK', 2, '1', null, 'S-1'],
    [home, 'CLOCK', 1, '1', null, 'S-2'],
    ['FAR', 'CLOCK', 1, '1', null, 'S-2'],
    [home, 'POT', 2, '3', null, null],
  ]
  const { id } = await files.upload(rows)
  const ofRow = async () => {
    const { items } = await owner.call(listRowErrors, { id })
    return Object.fromEntries(
      items.map(({ number, issues }) => [number, issues.map(({ field, code }) => `${field}: ${code}`)]),
    )
  }
  expect((await files.check(id)).counts).toMatchObject({ created: 0, refused: 13 })
  expect((await ofRow())[2]).toEqual(['effectiveOn: required'])
  await owner.call(updateImport, { id, constants: { effectiveOn: '2199-01-01' } })
  await files.check(id)
  expect((await ofRow())[2]).toEqual(['effectiveOn: day_ahead'])
  await owner.call(updateImport, { id, constants: { effectiveOn: yesterday } })
  expect(await files.check(id)).toMatchObject({ counts: { created: 3, refused: 10 } })
  expect(await ofRow()).toEqual({
    3: ['storeId: unknown_value'],
    4: ['variantId: unknown_value'],
    5: ['locationId: elsewhere'],
    6: ['quantity: not_a_measure'],
    7: [expect.stringMatching(/^quantity: /)],
    8: ['unitCost: required'],
    9: ['variantId: twice_in_file'],
    10: ['lotNo: lot_required'],
    11: ['lotNo: serial_quantity'],
    13: ['lotNo: serial_present'],
  })
  expect((await owner.call(getImport, { id })).totals).toMatchObject([{ rows: 3, valueMinor: 800 }])
  await owner.call(fixImport, { id, number: 10, field: 'lotNo', value: 'L1', isForAll: false })
  await owner.call(leaveOutRows, { id, numbers: [3, 4] })
  const found = await owner.call(getImport, { id })
  expect(found).toMatchObject({ counts: { created: 4, refused: 7 } })
  expect(found.totals).toMatchObject([{ rows: 4, quantity: 6, valueMinor: 1000 }])
  expect(await files.commit(id)).toMatchObject({ status: 'done', outcome: { created: 4, refused: 7 } })
  await expectWholeLedger(server.database.maintUrl)
  expect((await owner.send(downloadImportTemplate, { entity: openingStock.listing.name })).status).toBe(200)
  // A serial number that the file before brought in.
  const again = await files.upload(table(['FAR', 'CLOCK', 1, '1', null, 'S-2', null, yesterday]))
  await files.check(again.id)
  expect((await owner.call(listRowErrors, { id: again.id })).items).toMatchObject([
    { number: 2, issues: [{ field: 'lotNo', code: 'serial_present' }] },
  ])
})

test('a product that holds no stock refuses its own row and no others', async () => {
  const { owner, companyId, home, files } = await chain()
  await createProduct(server.app.db, companyId, { code: 'CARD', name: 'Gift card 50', kind: 'gift_card' })
  await createProduct(server.app.db, companyId, { code: 'HELP', name: 'Assembly', kind: 'service' })
  const rows = ['CUP', 'CARD', 'POT', 'HELP'].map((code) => [home, code, 1, '1', null, null, null, yesterday])
  const { id } = await files.upload(table(...rows))
  expect(await files.check(id)).toMatchObject({ counts: { created: 2, refused: 2 } })
  expect((await owner.call(listRowErrors, { id, code: 'not_offered' })).items).toMatchObject([
    { number: 3, issues: [{ field: 'variantId', message: expect.stringContaining('Gift card 50') }] },
    { number: 5, issues: [{ field: 'variantId', message: expect.stringContaining('Assembly') }] },
  ])
})

test('a closed period refuses its rows and no others', async () => {
  const { companyId, owner, home, files } = await chain()
  const day = '2026-03-15'
  await setPeriod(server.database.superUrl, { companyId, month: '2026-03-01', state: 'closed' })
  const { id } = await files.upload(
    table([home, 'CUP', 1, '1', null, null, null, day], [home, 'POT', 1, '1', null, null, null, yesterday]),
  )
  expect((await files.check(id)).counts).toMatchObject({ created: 1, refused: 1 })
  expect((await owner.call(listRowErrors, { id })).items).toMatchObject([
    { number: 2, issues: [{ field: 'effectiveOn', code: 'period_closed' }] },
  ])
})

test('an import that is stopped or killed on its way goes on, and nothing is there twice; documents have up to 1,000 lines', async () => {
  const { owner, companyId, home, files, documents } = await chain()
  await createProducts(server.app.db, companyId, 2400)
  const before = await balancesOf(server.app.db, companyId)
  const rows = Array.from({ length: 2400 }, (_, n) => [
    home,
    `ROW-${String(n + 1).padStart(4, '0')}`,
    2,
    '1.5',
    null,
    null,
    null,
    yesterday,
  ])
  const twin = [home, 'ROW-0001', 1, '1', null, null, null, yesterday]
  const { id } = await files.upload(table(...rows, twin))
  expect(await files.check(id)).toMatchObject({
    counts: { created: 2400, refused: 1 },
    totals: [{ rows: 2400, quantity: 4800, valueMinor: 720_000 }],
  })
  const { job } = await owner.call(commitImport, { id })
  const jobId = job?.id ?? 0
  const draining = vi.spyOn(server.app.drain, 'isDraining', 'get')
  draining.mockReturnValueOnce(false).mockReturnValue(true)
  await runJob(server.app.jobs, () => {}, { companyId, jobId })
  draining.mockRestore()
  expect(await owner.call(getImport, { id })).toMatchObject({ status: 'running', outcome: { created: 1000 } })
  // It dies within a step, after the document is posted: what the step wrote is gone with it.
  await query(
    server.database.superUrl,
    `create function public.die() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$;
     create trigger die before insert on desk.import_row for each statement execute function public.die()`,
  )
  await runJob(server.app.jobs, () => {}, { companyId, jobId })
  await query(server.database.superUrl, `drop trigger die on desk.import_row; drop function public.die()`)
  expect(await owner.call(getImport, { id })).toMatchObject({ status: 'running', outcome: { created: 1000 } })
  expect(await documents()).toHaveLength(1)
  await owner.send(cancelJob, { id: jobId })
  expect(await files.commit(id)).toMatchObject({ status: 'done', outcome: { created: 2400, refused: 1 } })
  expect((await documents()).map(({ totalQuantity }) => totalQuantity)).toEqual([2000, 2000, 800])
  const after = await balancesOf(server.app.db, companyId)
  expect((after['1300'] ?? 0) - (before['1300'] ?? 0)).toBe(720_000)
  expect(await files.undo(id)).toMatchObject({ status: 'undone', kept: 0 })
  expect(await balancesOf(server.app.db, companyId)).toEqual(before)
  await expectWholeLedger(server.database.maintUrl)
})

test('the undo keeps documents whose goods were sold or moved since, says why, and reverses the others', async () => {
  const { owner, companyId, storeId, farId, shelf, ids, home, files, documents } = await chain()
  const { id } = await files.upload(
    table(
      [home, 'CUP', 5, '4', null, null, null, yesterday],
      [home, 'POT', 5, '4', null, null, null, yesterday],
      ['FAR', 'CUP', 5, '4', 'FAR-1', null, null, yesterday],
      ['FAR', 'POT', 5, '4', 'FAR-1', null, null, '2026-11-02'],
    ),
  )
  await files.check(id)
  expect(await files.commit(id)).toMatchObject({ outcome: { created: 4 } })
  await post(server.app.db, companyId, { storeId, lines: [{ kind: 'sale', variantId: ids.CUP, quantity: 1 }] })
  const other = await owner.call(location.routes.create, {
    code: 'FAR-2',
    name: 'Rack 2',
    storeId: farId,
    kind: 'shelf',
  })
  const draft = await owner.call(relocation.routes.create, {
    uid: randomUUID(),
    storeId: farId,
    effectiveOn: yesterday,
    lines: [{ variantId: ids.CUP, quantity: 2, fromLocationId: shelf.id, toLocationId: other.id }],
  } as never)
  await owner.call(relocation.transitionRoutes.post, { id: draft.id, version: draft.version })
  expect(await files.undo(id)).toMatchObject({ status: 'undone', kept: 3 })
  expect((await documents()).map(({ status }) => status).toSorted()).toEqual(['posted', 'posted', 'reversed'])
  const { items } = await owner.call(listImportRows, { id, outcome: 'kept' })
  expect(items).toMatchObject([
    { number: 2, label: expect.stringMatching(/^OPS-/), kept: { code: 'used_elsewhere' } },
    { number: 4, kept: { code: 'used_elsewhere', message: expect.stringContaining('sold, moved') } },
  ])
  await expectWholeLedger(server.database.maintUrl)
})

test('whoever may not see costs, or post in a store, does not import its stock; without the right to reverse the undo keeps it', async () => {
  const { home, files, ...tenant } = await chain()
  const { as, owner, storeId } = tenant
  const { id } = await files.upload(table([home, 'CUP', 1, '1', null, null, null, yesterday]))
  const rights = ['opening-stock:view', 'opening-stock:import', 'opening-stock:create', 'opening-stock:post']
  const blind = await as({ may: rights })
  expect(await blind.send(getImport, { id })).toMatchObject({ status: 404 })
  const none = await as({ may: ['opening-stock:view', 'opening-stock:post'] })
  expect(await none.send(checkImport, { id })).toMatchObject({ status: 403 })
  const withoutCosts = listFiles(server, { ...tenant, owner: blind }, openingStock.listing)
  const { columns } = await withoutCosts.upload(table([home, 'CUP', 1, '1', null, null, null, yesterday]))
  expect(columns.map(({ field }) => field)).not.toContain('unitCost')

  const manager = await as({ may: [...rights, 'stock:cost_view'], storeIds: [storeId] })
  const own = listFiles(server, { ...tenant, owner: manager }, openingStock.listing)
  const { id: other } = await own.upload(
    table([home, 'CUP', 1, '1', null, null, null, yesterday], ['FAR', 'CUP', 1, '1', null, null, null, yesterday]),
  )
  expect((await own.check(other)).counts).toMatchObject({ created: 1, refused: 1 })
  expect((await manager.call(listRowErrors, { id: other })).items).toMatchObject([
    { number: 3, issues: [{ field: 'storeId', code: 'not_your_store' }] },
  ])
  expect(await own.commit(other)).toMatchObject({ status: 'done', outcome: { created: 1, refused: 1 } })
  expect(await own.undo(other)).toMatchObject({ status: 'undone', kept: 1 })
  expect((await owner.call(listImportRows, { id: other, outcome: 'kept' })).items).toMatchObject([
    { number: 2, kept: { code: 'refused', message: expect.stringContaining('reverse') } },
  ])
})

test('a blocked location and a mode that creates nothing are told; a value beyond the ledger is refused alone', async () => {
  const { owner, companyId, home, files, documents } = await chain()
  await anotherStore(server.app.db, server.database.superUrl, { companyId, code: 'SHUT' })
  await query(
    server.database.superUrl,
    `update inventory.location set blocks_in = true, block_reason = 'leak' where company_id = $1 and code in ('FAR-1', 'SHUT-SHELF')`,
    [companyId],
  )
  const { id } = await files.upload(
    table(
      ['FAR', 'CUP', 1, '1', 'FAR-1', null, null, yesterday],
      [home, 'CUP', 50_000_000, '999999999', null, null, null, yesterday],
      [home, 'POT', 1, '1', null, null, null, yesterday],
      ['SHUT', 'POT', 1, '1', null, null, null, yesterday],
    ),
  )
  expect((await files.check(id)).counts).toMatchObject({ created: 1, refused: 3 })
  expect((await owner.call(listRowErrors, { id })).items).toMatchObject([
    { number: 2, issues: [{ field: 'locationId', code: 'location_blocked' }] },
    { number: 3, issues: [{ code: 'rule_broken', message: openingStock.text['tooLarge']?.en }] },
    { number: 5, issues: [{ field: 'locationId', code: 'location_blocked' }] },
  ])
  await owner.call(updateImport, { id, mode: 'update' })
  expect((await files.check(id)).counts).toMatchObject({ created: 0, refused: 4 })
  expect((await owner.call(listRowErrors, { id, code: 'only_new' })).items).toHaveLength(4)
  expect(await documents()).toEqual([])
})
