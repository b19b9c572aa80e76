import { bindMaster, nameRecords } from '@countinghouse/contract/erp/pickers'
import { undoMerge } from '@countinghouse/contract/desk/merge'
import { season } from '@countinghouse/contract/procure/season'
import { beforeAll, expect, test, vi } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { fieldSlice, kiosk, kioskTables } from '../../../../../tests/support/field-slice.ts'
import { countsOf, importer } from '../../../../../tests/support/imports.ts'
import type { Client } from '../../../../../tests/support/server.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { readAll } from '../../../../../tests/support/spreadsheets.ts'

const server = useServer({ more: [fieldSlice] })
const { routes } = kiosk

vi.setConfig({ testTimeout: 60_000 })

beforeAll(async () => {
  await query(server.database.ownerUrl, kioskTables)
})

const summer = { code: 'SS27', name: 'Summer 27', type: 'spring_summer', year: 2027 } as const
const winter = { code: 'AW27', name: 'Autumn 27', type: 'autumn_winter', year: 2027 } as const

async function shop() {
  const tenant = await server.company()
  const { owner } = tenant
  const ss = await owner.call(season.routes.create, summer)
  const aw = await owner.call(season.routes.create, winter)
  return { ...tenant, ss, aw, userId: owner.user?.Usr_userid ?? 0 }
}

test('every answer says what the records are called that its fields name', async () => {
  const { owner, storeId, userId, ss } = await shop()
  const wanted = { code: 'K1', name: 'North', storeId, buyerId: userId, seasonId: ss.id }
  const created = await owner.call(routes.create, wanted)
  const labels = {
    storeId: [{ id: storeId, code: 'S1', name: 'Main', isActive: true }],
    buyerId: [{ id: userId, code: '', name: 'Olga Owner', isActive: true }],
    seasonId: [{ id: ss.id, code: 'SS27', name: 'Summer 27', isActive: true }],
    fees_storeId: [],
    seasons: [],
  }
  expect(created).toMatchObject({ ...wanted, labels })
  await owner.call(season.routes.deactivate, { id: ss.id, version: 1 })
  const gone = { seasonId: [{ ...labels.seasonId[0], isActive: false }] }
  const [listed] = (await owner.call(routes.list, {})).items
  expect(listed?.labels).toEqual({ ...labels, ...gone })
  const emptied = await owner.call(routes.update, { id: created.id, version: 1, storeId: null })
  expect(emptied.labels).toEqual({ ...labels, ...gone, storeId: [] })
  expect(await owner.call(routes.get, { id: created.id })).toMatchObject({ labels: emptied.labels })
  const stale = await owner.send(routes.update, { id: created.id, version: 1, storeId })
  expect(stale.body.details).toMatchObject({ current: { labels: emptied.labels } })
})

test('a record of another company and one that is not there are refused alike', async () => {
  const { owner } = await shop()
  const other = await shop()
  const [foreign, missing] = await Promise.all(
    [other.ss.id, 900_000_000].map((seasonId) => owner.send(routes.create, { code: 'K1', name: 'North', seasonId })),
  )
  expect(foreign).toMatchObject({ status: 400, body: { fields: { seasonId: [{ code: 'not_a_choice' }] } } })
  expect({ ...missing?.body, requestId: '' }).toEqual({ ...foreign?.body, requestId: '' })
})

test('records are filtered by what they name, sorted and grouped by its name, and count as its use', async () => {
  const { owner, ss, aw } = await shop()
  for (const [code, seasonId] of [
    ['K1', ss.id],
    ['K2', aw.id],
    ['K3', null],
    ['K4', ss.id],
  ] as const)
    await owner.call(routes.create, { code, name: code, seasonId })
  const codes = async (requested: Record<string, unknown>) =>
    (await owner.call(routes.list, requested)).items.map(({ code }) => code)
  expect(await codes({ seasonId: [aw.id, 900_000_000] })).toEqual(['K2'])
  expect(await codes({ 'seasonId.empty': true })).toEqual(['K3'])
  expect(await codes({ sort: ['seasonId', '-code'] })).toEqual(['K3', 'K2', 'K4', 'K1'])
  const grouped = await owner.call(routes.list, { group: 'seasonId' })
  expect(grouped.groups?.map(({ key, count }) => [key, count])).toEqual([
    ['', 1],
    [String(aw.id), 1],
    [String(ss.id), 2],
  ])
  expect(grouped.items.map(({ code }) => code)).toEqual(['K3', 'K2', 'K1', 'K4'])
  expect(await codes({ group: 'seasonId', folded: [String(ss.id)], sort: ['-seasonId'] })).toEqual(['K2', 'K3'])
  expect((await owner.call(season.routes.usages, { ids: [ss.id] })).items).toEqual([{ id: ss.id, count: 2 }])
  expect((await owner.send(season.routes.delete, { id: aw.id, version: 1 })).body.errorType).toBe('in_use')
})

test('the pages of a long list go on one after the other, each record once', async () => {
  const { owner, companyId } = await shop()
  await query(
    server.database.superUrl,
    `insert into procure.season (company_id, code, name, type, year) select $1, 'H' || n, 'Holiday ' || n, 'holiday', 2030 from generate_series(1, 120) n`,
    [companyId],
  )
  for (const q of [undefined, 'holiday']) {
    const found: string[] = []
    for (let cursor: string | null | undefined = undefined; cursor !== null;) {
      const { 'procure.season': picked } = await pick(owner, 'procure.season', {
        ...(q && { q }),
        ...(cursor && { cursor }),
      })
      found.push(...(picked?.items ?? []).map(({ code }) => code))
      cursor = picked?.next ?? null
    }
    expect(new Set(found).size).toBe(q === undefined ? 122 : 120)
    expect(found).toHaveLength(q === undefined ? 122 : 120)
  }
  const { 'procure.season': exact } = await pick(owner, 'procure.season', { q: 'h99' })
  expect(exact?.items[0]?.code).toBe('H99')
})

test('a list is open to who may view its page or one that needs it, and to nobody else', async () => {
  const { as, owner, ss, storeId } = await shop()
  const stranger = await as({ may: ['brand:view'] })
  expect((await stranger.send(bindMaster, { lists: ['procure.season'] })).status).toBe(403)
  const wanted = [{ list: 'procure.season', ids: [ss.id] }]
  expect(await stranger.call(nameRecords, { wanted })).toEqual({ lists: [] })
  // Kiosks name seasons and stores.
  const clerk = await as({ may: ['kiosk:view'] })
  const bound = await clerk.call(bindMaster, { lists: ['procure.season', 'erp.store', 'country'] })
  expect(bound['procure.season']).toMatchObject({
    items: [{ code: 'AW27' }, { code: 'SS27' }],
    page: null,
    canCreate: false,
  })
  expect(bound['erp.store']?.items).toEqual([{ id: storeId, code: 'S1', name: 'Main' }])
  expect(bound['country']?.items).toContainEqual(expect.objectContaining({ id: 'DE', code: 'DE', name: 'Germany' }))
  const buyer = await as({ may: ['season:view', 'season:create'] })
  expect((await pick(buyer, 'procure.season'))['procure.season']).toMatchObject({
    page: '/procure/season/',
    canCreate: true,
  })
  expect((await buyer.send(bindMaster, { lists: ['erp.store'] })).status).toBe(403)
  expect((await owner.send(bindMaster, { lists: ['procure.nothing'] })).body).toMatchObject({ fields: { lists: [{}] } })
  await owner.call(season.routes.deactivate, { id: ss.id, version: 1 })
  expect((await pick(clerk, 'procure.season', { q: 'summer' }))['procure.season']?.items).toEqual([])
  expect(await clerk.call(nameRecords, { wanted })).toEqual({
    lists: [{ list: 'procure.season', items: [{ id: ss.id, code: 'SS27', name: 'Summer 27', isActive: false }] }],
  })
})

test('an import finds records by code, by name and by the code of one that was merged; in doubt it asks', async () => {
  const tenant = await shop()
  const { owner, companyId, userId, ss, aw } = tenant
  const old = await owner.call(season.routes.create, { ...summer, code: 'OLD', name: 'Summer of old' })
  await owner.call(season.routes.merge, { id: ss.id, version: 1, others: [{ id: old.id, version: 1 }] })
  await query(
    server.database.superUrl,
    `insert into erp.app_user (company_id, first_name, last_name) values ($1, 'Una', 'Twin'), ($1, 'Una', 'Twin')`,
    [companyId],
  )
  const imports = importer(server, tenant, kiosk)
  const table = [
    ['Code', 'Name', 'Season', 'Buyer'],
    ['K1', 'One', 'aw27', 'olga owner'],
    ['K2', 'Two', 'Summer 27', null],
    ['K3', 'Three', 'old', null],
    ['K4', 'Four', 'Sumer 27', null],
    ['K5', 'Five', null, 'Una Twin'],
  ]
  const { outcomes } = await imports.run(table)
  expect(countsOf(outcomes)).toEqual({ created: 3, refused: 2 })
  const refusals = outcomes.flatMap((one) => (one.kind === 'refused' ? one.issues : []))
  expect(refusals).toMatchObject([
    { field: 'seasonId', code: 'unknown_value', suggestions: ['SS27'] },
    { field: 'buyerId', code: 'record_in_doubt', message: expect.stringContaining('Una Twin, Una Twin') },
  ])
  const rows = (await owner.call(routes.list, { sort: ['code'] })).items
  expect(rows.map(({ seasonId, buyerId }) => [seasonId, buyerId])).toEqual([
    [aw.id, userId],
    [ss.id, null],
    [ss.id, null],
  ])
  const cells = await owner.call(routes.readCells, { cells: { seasonId: ['SS27', 'nothing', ''] } })
  expect(cells.readings['seasonId']).toMatchObject([
    { value: ss.id },
    { value: null, problem: {} },
    { value: null, problem: null },
  ])
})

test('no new choice falls on a record that is not active; one that was made stays, and comes back with an undo', async () => {
  const tenant = await shop()
  const { owner, userId, ss, aw } = tenant
  const created = await owner.call(routes.create, { code: 'K1', name: 'North', seasonId: ss.id, seasons: [ss.id] })
  const imports = importer(server, tenant, kiosk)
  const { importId } = await imports.run([
    ['Code', 'Season'],
    ['K1', 'AW27'],
  ])
  await owner.call(season.routes.deactivate, { id: ss.id, version: 1 })
  const refused = {
    status: 400,
    body: { fields: { seasonId: [{ code: 'inactive_ref', message: expect.stringContaining('Summer 27') }] } },
  }
  const wanted = { code: 'K2', name: 'South', seasonId: ss.id }
  expect(await owner.send(routes.create, wanted)).toMatchObject(refused)
  expect(await owner.send(routes.update, { id: created.id, version: 2, seasonId: ss.id })).toMatchObject(refused)
  const linked = await owner.send(routes.create, { ...wanted, seasonId: null, seasons: [aw.id, ss.id] })
  expect(linked.body.fields).toMatchObject({ seasons: [{ code: 'inactive_ref' }] })
  expect(await imports.undo(importId)).toEqual({ undone: 1, kept: [] })
  const { outcomes } = await imports.run([
    ['Code', 'Name', 'Season', 'Seasons'],
    ['K1', 'North End', 'SS27', 'SS27, AW27'],
    ['K2', 'South', 'Summer 27', null],
    ['K3', 'West', null, 'SS27'],
  ])
  expect(countsOf(outcomes)).toEqual({ changed: 1, refused: 2 })
  expect(outcomes.flatMap((one) => (one.kind === 'refused' ? one.issues : []))).toMatchObject([
    { field: 'seasonId', code: 'inactive_ref', found: 'Summer 27' },
    { field: 'seasons', code: 'inactive_ref' },
  ])
  const kept = { version: 5, seasonId: ss.id, seasons: [ss.id, aw.id] }
  expect(await owner.call(routes.update, { id: created.id, version: 4, buyerId: userId })).toMatchObject(kept)
})

test('an export shows code and name, and its form for imports is read back as it is', async () => {
  const tenant = await shop()
  const { owner, storeId, userId, ss } = tenant
  await owner.call(routes.create, { code: 'K1', name: 'North', storeId, buyerId: userId, seasonId: ss.id })
  await owner.call(season.routes.deactivate, { id: ss.id, version: 1 })
  const requested = { selection: { matching: {}, except: [] }, format: 'csv' } as const
  const rows = async (more: object) =>
    (await readAll(Buffer.from((await owner.send(routes.exportNow, { ...requested, ...more })).text), 'a.csv')).cells
  const columns = ['code', 'storeId', 'buyerId', 'seasonId']
  expect(await rows({ columns })).toEqual([
    ['Code', 'Store', 'Store: name', 'Buyer', 'Season', 'Season: name'],
    ['K1', 'S1', 'Main', 'Olga Owner', 'SS27', 'Summer 27'],
  ])
  for (const more of [{ columns: [...columns, 'name'] }, { isReimportable: true }]) {
    const { outcomes } = await importer(server, tenant, kiosk).run(await rows(more))
    expect(countsOf(outcomes)).toEqual({ unchanged: 1 })
  }
})

test('several records are named in no order and once, found by any of them, refused together, and gone with their record', async () => {
  const { owner, ss, aw } = await shop()
  const other = await shop()
  const created = await owner.call(routes.create, { code: 'K1', name: 'North', seasons: [aw.id, ss.id, aw.id] })
  expect(created).toMatchObject({ seasons: [ss.id, aw.id], labels: { seasons: [{ code: 'SS27' }, { code: 'AW27' }] } })
  await owner.call(routes.create, { code: 'K2', name: 'South' })
  const codes = async (requested: Record<string, unknown>) =>
    (await owner.call(routes.list, { ...requested, sort: ['code'] })).items.map(({ code }) => code)
  expect(await codes({ seasons: [aw.id, 900_000_000] })).toEqual(['K1'])
  expect(await codes({ 'seasons.empty': true })).toEqual(['K2'])
  const foreign = await owner.send(routes.update, { id: created.id, version: 1, seasons: [ss.id, other.ss.id] })
  expect(foreign.body).toMatchObject({ errorType: 'invalid_input', fields: { seasons: [{ code: 'not_a_choice' }] } })
  expect((await owner.call(season.routes.get, { id: ss.id })).usage).toEqual([{ entity: 'procure.kiosk', count: 1 }])
  expect(await owner.call(routes.update, { id: created.id, version: 1, seasons: [aw.id] })).toMatchObject({
    seasons: [aw.id],
  })
  const [last] = (await owner.call(routes.history, { id: created.id })).items
  expect(last?.changes).toEqual([{ field: 'seasons', before: [ss.id, aw.id], after: [aw.id] }])
  await owner.call(season.routes.delete, { id: ss.id, version: 1 })
  await owner.call(routes.delete, { id: created.id, version: 2 })
  await owner.call(season.routes.delete, { id: aw.id, version: 1 })
})

test('a record that is merged leaves its links to the one that stands for it, and takes them back', async () => {
  const { owner, ss, aw } = await shop()
  const links = async () => (await owner.call(routes.list, { sort: ['code'] })).items.map(({ seasons }) => seasons)
  await owner.call(routes.create, { code: 'K1', name: 'North', seasons: [ss.id, aw.id] })
  await owner.call(routes.create, { code: 'K2', name: 'South', seasons: [aw.id] })
  const { id } = await owner.call(season.routes.merge, { id: ss.id, version: 1, others: [{ id: aw.id, version: 1 }] })
  // What names both keeps both.
  expect(await links()).toEqual([[ss.id, aw.id], [ss.id]])
  await owner.call(undoMerge, { id })
  expect(await links()).toEqual([[ss.id, aw.id], [aw.id]])
})

test('files and changes of many name several records by their codes; an empty cell empties, an unknown code is refused', async () => {
  const tenant = await shop()
  const { owner, ss, aw } = tenant
  const imports = importer(server, tenant, kiosk)
  const { outcomes } = await imports.run([
    ['Code', 'Name', 'Seasons'],
    ['K1', 'One', 'aw27; SS27'],
    ['K2', 'Two', 'Summer 27'],
    ['K3', 'Three', 'SS27, none'],
    ['K4', 'Four', null],
  ])
  expect(countsOf(outcomes)).toEqual({ created: 3, refused: 1 })
  expect(outcomes.flatMap((one) => (one.kind === 'refused' ? one.issues : []))).toMatchObject([
    { field: 'seasons', code: 'unknown_value', message: expect.stringContaining('“none”') },
  ])
  const kept = async () => (await owner.call(routes.list, { sort: ['code'] })).items.map(({ seasons }) => seasons)
  expect(await kept()).toEqual([[ss.id, aw.id], [ss.id], []])
  const requested = { selection: { matching: {}, except: [] }, format: 'csv', sort: ['code'] } as const
  for (const more of [{ columns: ['code', 'name', 'seasons'] }, { isReimportable: true }]) {
    const { cells } = await readAll(
      Buffer.from((await owner.send(routes.exportNow, { ...requested, ...more })).text),
      'a.csv',
    )
    expect(cells[1]).toContain('AW27, SS27')
    expect(countsOf((await imports.run(cells)).outcomes)).toEqual({ unchanged: 3 })
  }
  await imports.run([
    ['Code', 'Seasons'],
    ['K1', null],
    ['K2', 'AW27'],
  ])
  expect(await kept()).toEqual([[], [aw.id], []])
})

async function pick(client: Client, list: string, more: { q?: string; cursor?: string } = {}) {
  return await client.call(bindMaster, { lists: [list], ...more })
}
