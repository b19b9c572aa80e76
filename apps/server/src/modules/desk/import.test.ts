import {
  checkImport,
  commitImport,
  downloadImportErrors,
  downloadImportTemplate,
  fixImport,
  getImport,
  leaveOutRows,
  listRowErrors,
  listImportRows,
  listImportSamples,
  lastImports,
  listImports,
  undoImport,
  updateImport,
  uploadImport,
} from '@countinghouse/contract/desk/import'
import { cancelJob, getJob } from '@countinghouse/contract/desk/job'
import { retryCompanyJob } from '@countinghouse/contract/erp/job'
import { brand } from '@countinghouse/contract/procure/brand'
import { season } from '@countinghouse/contract/procure/season'
import { expect, test, vi } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import type { Tenant } from '../../../../../tests/support/server.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { runJob } from '../../platform/jobs/job-runner.ts'
import { prune, startJobs } from '../../platform/jobs/jobs.ts'

const server = useServer({ isOwn: true })
const entity = brand.entity
const heading = 'Code,Name,Country,Warranty (months)'
const line = (n: number) => `B${n},Brand ${n},${n % 20 === 7 ? 'Germny' : 'Germany'},${n % 60}`

async function upload(tenant: Tenant, lines: readonly string[], fileName = 'brands.csv') {
  const bytes = Buffer.from([heading, ...lines].join('\r\n'))
  return await tenant.owner.call(uploadImport, { entity, fileName }, { bytes })
}

/** Starts a job of an import and runs it to its end. */
async function run(tenant: Tenant, route: typeof checkImport, id: number) {
  const { job } = await tenant.owner.call(route, { id })
  await runJob(server.app.jobs, () => {}, { companyId: tenant.companyId, jobId: job?.id ?? 0 })
  return await tenant.owner.call(getImport, { id })
}

const brandsOf = async (tenant: Tenant) => (await tenant.owner.call(brand.routes.list, {})).total?.count

test('a file is mapped, checked, mended in place, imported, and taken back', async () => {
  const tenant = await server.company()
  const { owner } = tenant
  const lines = Array.from({ length: 60 }, (_, n) => line(n + 1))
  const uploaded = await upload(tenant, [...lines, 'X1,,Germany,many'])
  const { id } = uploaded
  expect(uploaded).toMatchObject({ status: 'uploaded', options: { headingRow: 1, sheet: null }, hasFile: true })
  expect(uploaded.mapping).toEqual(['code', 'name', 'countryCode', 'warrantyMonths'])
  expect(uploaded.sheets[0]?.rows).toHaveLength(21)
  expect(await run(tenant, checkImport, id)).toMatchObject({
    status: 'checked',
    counts: { created: 57, changed: 0, unchanged: 0, refused: 4 },
  })
  expect(await brandsOf(tenant)).toBe(0)
  const rowErrors = await owner.call(listRowErrors, { id })
  expect(rowErrors.kinds[0]).toEqual({ code: 'unknown_value', count: 3 })
  expect(rowErrors.items[0]).toMatchObject({
    number: 8,
    issues: [{ field: 'countryCode', found: 'Germny' }],
  })
  await owner.call(updateImport, { id, policy: 'all_or_nothing' })
  await run(tenant, checkImport, id)
  expect(await owner.send(commitImport, { id })).toMatchObject({
    status: 422,
    body: { errorType: 'desk.import_faulty' },
  })
  const fix = { id, number: 8, field: 'countryCode', value: 'Germany', isForAll: true }
  expect(await owner.call(fixImport, fix)).toEqual({ id, mended: 3, left: 1 })
  expect(await owner.call(leaveOutRows, { id, numbers: [62] })).toEqual({ id, leftOut: 1 })
  expect(await run(tenant, commitImport, id)).toMatchObject({ status: 'done', outcome: { created: 60, refused: 0 } })
  expect(await brandsOf(tenant)).toBe(60)
  await owner.call(brand.routes.create, { code: 'OTHER', name: 'Of another origin' })
  const created = { madeByImport: [id] }
  expect((await owner.call(brand.routes.list, created)).total?.count).toBe(60)
  expect(await owner.call(brand.routes.selected, { selection: { matching: created, except: [] } })).toMatchObject({
    count: 60,
  })
  expect((await owner.call(season.routes.list, created)).total?.count, 'no seasons by an import of brands').toBe(0)
  expect((await (await server.company()).owner.call(brand.routes.list, created)).total?.count).toBe(0)
  expect(await owner.send(commitImport, { id })).toMatchObject({ status: 409 })
  const touched = (await owner.call(brand.routes.list, { q: 'B1' })).items.find(({ code }) => code === 'B1')
  await owner.call(brand.routes.update, { id: touched?.id ?? 0, version: 1, name: 'Touched' })
  expect(await run(tenant, undoImport, id)).toMatchObject({ status: 'undone' })
  expect(await brandsOf(tenant)).toBe(2)
  expect((await owner.call(listImports, { entity })).items).toMatchObject([{ id, status: 'undone', isMine: true }])
  const [last] = (await owner.call(listImports, { module: 'procure', limit: lastImports })).items
  expect(last).toMatchObject({ id, title: { en: 'Brands' }, address: `/procure/brand/?import=${id}&step=import` })
  expect((await owner.call(listImports, { module: 'crm' })).items).toEqual([])
})

test('a file is read as a person says, and fields without a column hold one value in all rows', async () => {
  const tenant = await server.company()
  const { owner } = tenant
  // "الاسم;الرمز" as an older Arabic program writes it.
  const arabic = Buffer.from('c7e1d1e3d23bc7e1c7d3e30d0a41313bdacad1', 'hex')
  const { id, ...found } = await owner.call(uploadImport, { entity, fileName: 'old.csv' }, { bytes: arabic })
  expect(found.options).toMatchObject({ separator: ';', encoding: 'windows-1252', constants: {} })
  const commas = await owner.call(updateImport, { id, separator: ',' })
  expect(commas.sheets[0]?.rows[0]?.cells).toHaveLength(1)
  const read = await owner.call(updateImport, { id, separator: ';', encoding: 'windows-1256' })
  expect(read.headings).toEqual(['الرمز', 'الاسم'])
  const constants = { countryCode: 'Germany', warrantyMonths: '24', code: 'X', id: '7', nothing: 'x' }
  const { options } = await owner.call(updateImport, { id, mapping: ['code', 'name'], constants })
  expect(options.constants).toEqual({ countryCode: 'Germany', warrantyMonths: '24' })
  await run(tenant, checkImport, id)
  expect(await run(tenant, commitImport, id)).toMatchObject({ outcome: { created: 1, refused: 0 } })
  expect((await owner.call(brand.routes.list, {})).items).toMatchObject([
    { code: 'A1', name: 'عتر', countryCode: 'DE', warrantyMonths: 24 },
  ])
  const rows = async () => (await owner.call(listImportRows, { id, outcome: 'created' })).items
  expect(await rows()).toMatchObject([{ number: 2, label: 'عتر' }])
  await run(tenant, undoImport, id)
  expect(await rows()).toMatchObject([{ number: 2, label: null }])
})

test('an empty cell leaves what a record has, #CLEAR empties it', async () => {
  const tenant = await server.company()
  const first = await upload(tenant, ['B1,One,Germany,12', 'B2,Two,Germany,24'])
  await run(tenant, checkImport, first.id)
  await run(tenant, commitImport, first.id)
  const { id } = await upload(tenant, ['B1,Renamed,,', 'B2,,#CLEAR,#CLEAR', 'B3,#CLEAR,,'])
  await run(tenant, checkImport, id)
  expect(await run(tenant, commitImport, id)).toMatchObject({ outcome: { changed: 2, refused: 1 } })
  const { items } = await tenant.owner.call(brand.routes.list, { sort: ['code'] })
  expect(items).toMatchObject([
    { name: 'Renamed', countryCode: 'DE', warrantyMonths: 12 },
    { name: 'Two', countryCode: null, warrantyMonths: null },
  ])
})

test('the check shows what the first rows of each outcome would do, and which rows mean a survivor of a merge', async () => {
  const tenant = await server.company()
  const { owner } = tenant
  const make = (code: string, name: string) =>
    owner.call(brand.routes.create, { code, name, countryCode: 'DE', warrantyMonths: 1 })
  const [old, oak] = [await make('OLD', 'Old Oak'), await make('OAK', 'Oak')]
  await make('ELM', 'Elm')
  const others = [{ id: old.id, version: old.version }]
  await owner.call(brand.routes.merge, { id: oak.id, version: oak.version, others, take: {} })
  const lines = Array.from({ length: 230 }, (_, n) => `N${n},New ${n},Germany,12`)
  const { id } = await upload(tenant, [...lines, 'N900,,Germany,2', 'old,Oak,Germany,24', 'ELM,Elm,Germany,1'])
  expect(await run(tenant, checkImport, id)).toMatchObject({
    counts: { created: 230, changed: 1, unchanged: 1, refused: 1 },
    merged: 1,
  })
  const shown = async (kind: 'created' | 'changed' | 'unchanged' | 'merged', cursor?: string) =>
    await owner.call(listImportSamples, { id, kind, ...(cursor !== undefined && { cursor }) })
  const change = {
    number: 233,
    recordId: oak.id,
    label: 'Oak',
    outcome: 'changed',
    changes: [{ field: 'warrantyMonths', before: 1, after: 24 }],
    merged: { code: 'old', name: 'Old Oak', into: { code: 'OAK', name: 'Oak' } },
  }
  expect((await shown('changed')).items).toEqual([change])
  expect((await shown('merged')).items).toEqual([change])
  expect((await shown('unchanged')).items).toMatchObject([{ number: 234, label: 'Elm', changes: [], merged: null }])
  const [first, second] = [await shown('created'), await shown('created', '101')]
  expect(first.items[0]).toMatchObject({ number: 2, recordId: null, label: 'New 0', outcome: 'created' })
  expect([first.items.length, second.items.length, second.next], 'the first 200 of 230').toEqual([100, 100, null])
  await owner.call(fixImport, { id, number: 232, field: 'name', value: 'Mended', isForAll: false })
  await run(tenant, checkImport, id)
  expect((await shown('created')).items).toHaveLength(100)
  expect(await (await server.company()).owner.send(listImportSamples, { id, kind: 'changed' })).toMatchObject({
    status: 404,
  })
})

test('what an import kept of its rows is dropped by the daily pruning, and not before', async () => {
  const tenant = await server.company()
  const { id } = await upload(tenant, [line(1), 'X1,,Germany,many'])
  await run(tenant, checkImport, id)
  await run(tenant, commitImport, id)
  const kept = async () =>
    await query(
      server.database.maintUrl,
      `select (select count(*)::int from desk.import_row r where r.company_id = i.company_id and r.import_id = i.id) as rows,
         (select count(*)::int from desk.import_sample s where s.company_id = i.company_id and s.import_id = i.id) as samples,
         (select count(*)::int from desk.import_fault f where f.company_id = i.company_id and f.import_id = i.id) as "rowErrors",
         sample is not null as sampled
       from desk.import i where company_id = $1 and id = $2`,
      [tenant.companyId, id],
    )
  await prune(server.app.jobs, tenant)
  expect(await kept()).toEqual([{ rows: 2, samples: 1, rowErrors: 1, sampled: true }])
  await query(server.database.superUrl, `update desk.import set ended_at = now() - interval '9 days' where id = $1`, [
    id,
  ])
  await prune(server.app.jobs, tenant)
  expect(await kept()).toEqual([{ rows: 0, samples: 0, rowErrors: 0, sampled: false }])
})

test('I5: what is refused comes back as a file that is imported when it is corrected; the same file twice makes nothing twice', async () => {
  const tenant = await server.company()
  const { owner } = tenant
  const lines = Array.from({ length: 1200 }, (_, n) => line(n + 1))
  const { id } = await upload(tenant, lines)
  await run(tenant, checkImport, id)
  expect(await run(tenant, commitImport, id)).toMatchObject({ outcome: { created: 1140, refused: 60 } })
  const { text } = await owner.send(downloadImportErrors, { id })
  expect(text.trim().split('\r\n')).toHaveLength(61)
  expect(text).toContain('B7,Brand 7,Germny,7,')
  const bytes = Buffer.from(text.replaceAll('Germny', 'Germany'))
  const corrected = await owner.call(uploadImport, { entity, fileName: 'again.csv' }, { bytes })
  await run(tenant, checkImport, corrected.id)
  expect(await run(tenant, commitImport, corrected.id)).toMatchObject({ outcome: { created: 60, refused: 0 } })
  const again = await upload(
    tenant,
    lines.filter((_, n) => n % 20 !== 6),
  )
  expect(await run(tenant, checkImport, again.id)).toMatchObject({ counts: { unchanged: 1140, created: 0 } })
})

test('A11: an import that is cancelled or stopped on its way goes on where it was, and no row is there twice', async () => {
  const tenant = await server.company()
  const { owner, companyId } = tenant
  const lines = Array.from({ length: 500 }, (_, n) => line(n + 1).replace('Germny', 'Germany'))
  const { id } = await upload(tenant, [...lines, 'b1,Twin,Germany,1'])
  await run(tenant, checkImport, id)
  const { job } = await owner.call(commitImport, { id })
  const jobId = job?.id ?? 0
  const pace = vi.spyOn(server.app.jobs.pace, 'rowsAtOnce').mockReturnValue(200)
  const steps = vi.spyOn(server.app.drain, 'isDraining', 'get')
  // Between its second and its third step the server is told to stop.
  steps.mockReturnValueOnce(false).mockReturnValueOnce(false).mockReturnValue(true)
  await runJob(server.app.jobs, () => {}, { companyId, jobId })
  steps.mockRestore()
  pace.mockRestore()
  expect(await owner.call(getImport, { id })).toMatchObject({ status: 'running', outcome: { created: 400 } })
  await owner.call(cancelJob, { id: jobId })
  expect(await run(tenant, commitImport, id)).toMatchObject({ status: 'done', outcome: { created: 500, refused: 1 } })
  expect(await brandsOf(tenant)).toBe(500)
})

test('A11: an import that goes on at another pace still knows what all rows before said', async () => {
  const tenant = await server.company()
  const { owner, companyId } = tenant
  const lines = Array.from({ length: 250 }, (_, n) => line(n + 1).replace('Germny', 'Germany'))
  const { id } = await upload(tenant, [...lines, 'b20,Twin,Germany,1', ...lines.slice(0, 1)])
  await run(tenant, checkImport, id)
  const { job } = await owner.call(commitImport, { id })
  const jobId = job?.id ?? 0
  const pace = vi.spyOn(server.app.jobs.pace, 'rowsAtOnce').mockReturnValue(50)
  const steps = vi.spyOn(server.app.drain, 'isDraining', 'get')
  steps.mockReturnValueOnce(false).mockReturnValueOnce(false).mockReturnValue(true)
  await runJob(server.app.jobs, () => {}, { companyId, jobId })
  steps.mockRestore()
  await owner.call(cancelJob, { id: jobId })
  pace.mockReturnValue(200)
  const done = await run(tenant, commitImport, id)
  pace.mockRestore()
  expect(done).toMatchObject({ status: 'done', outcome: { created: 250, changed: 0, refused: 2 } })
})

test('a job that is run again after its import was taken back, or beside another job of it, writes nothing', async () => {
  const tenant = await server.company()
  const { owner, companyId } = tenant
  const { id } = await upload(tenant, [line(1), line(2)])
  await run(tenant, checkImport, id)
  const { job: first } = await owner.call(commitImport, { id })
  await owner.call(cancelJob, { id: first?.id ?? 0 })
  const runAgain = async () => {
    await owner.call(retryCompanyJob, { id: first?.id ?? 0 })
    await runJob(server.app.jobs, () => {}, { companyId, jobId: first?.id ?? 0 })
    expect(await owner.call(getJob, { id: first?.id ?? 0 })).toMatchObject({
      status: 'failed',
      problem: { errorType: 'state_conflict' },
    })
    expect(await brandsOf(tenant)).toBe(0)
  }
  const { job: second } = await owner.call(commitImport, { id })
  await runAgain()
  await owner.call(cancelJob, { id: second?.id ?? 0 })
  expect(await run(tenant, undoImport, id)).toMatchObject({ status: 'undone' })
  await runAgain()
})

test('other companies and people without the right are refused, also when it is withdrawn before the job runs', async () => {
  const [tenant, other] = [await server.company(), await server.company()]
  const { id } = await upload(tenant, [line(1)])
  for (const route of [getImport, listRowErrors, checkImport, commitImport, undoImport, downloadImportErrors]) {
    expect(await other.owner.send(route, { id }), route.id).toMatchObject({ status: 404 })
  }
  const clerk = await tenant.as({ may: ['brand:view', 'brand:import'] })
  const bytes = Buffer.from(`${heading}\n${line(2)}`)
  const mine = await clerk.call(uploadImport, { entity, fileName: 'a.csv' }, { bytes })
  const { job } = await clerk.call(checkImport, { id: mine.id })
  await query(server.database.superUrl, `delete from erp.role_event where company_id = $1`, [tenant.companyId])
  await runJob(server.app.jobs, () => {}, { companyId: tenant.companyId, jobId: job?.id ?? 0 })
  expect((await tenant.owner.call(getImport, { id: mine.id })).job).toMatchObject({
    status: 'failed',
    problem: { errorType: 'forbidden' },
  })
  expect(await clerk.send(getImport, { id: mine.id })).toMatchObject({ status: 403 })
})

test('I7: names of any kind are kept as a name, and what is no table is refused with words', async () => {
  const tenant = await server.company()
  for (const fileName of [
    '../../etc/passwd.csv',
    `${'x'.repeat(300)}.csv`,
    '\u202evsc.exe.csv',
    'CON.csv',
    '"é😀".csv',
  ]) {
    const { fileName: kept } = await upload(tenant, [line(1)], fileName)
    expect(kept, fileName).not.toMatch(/[/\\\u202e]/)
    expect(kept.length, fileName).toBeLessThan(256)
  }
  const bytes = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0])
  expect(await tenant.owner.send(uploadImport, { entity, fileName: 'a.csv' }, { bytes })).toMatchObject({
    status: 400,
    body: { errorType: 'invalid_input', fields: { fileName: [{}] } },
  })
  expect((await tenant.owner.send(downloadImportTemplate, { entity })).status).toBe(200)
})

test('A11: a worker process runs all of it by itself', async () => {
  const tenant = await server.company()
  const { owner } = tenant
  const { id } = await upload(tenant, [line(1)])
  const options = { parts: server.app.jobs, directUrl: server.database.appUrl, subscribers: server.app.subscribers }
  const jobs = await startJobs({ ...options, log: () => {} })
  try {
    await owner.call(checkImport, { id })
    await vi.waitFor(async () => expect((await owner.call(getImport, { id })).status).toBe('checked'), 20_000)
  } finally {
    await jobs.stop()
  }
})

test('pasted cells without headings are mapped by position; with headings, as a file', async () => {
  const tenant = await server.company()
  const paste = (lines: readonly string[]) =>
    tenant.owner.call(
      uploadImport,
      { entity, fileName: 'Pasted.csv', columns: ['name', 'status', 'code', 'isOwnLabel'] },
      { bytes: Buffer.from(lines.join('\n')) },
    )
  const plain = await paste(['Ash\tActive\tASH\tNo', 'Oak\tActive\tOAK\tYes'])
  expect(plain).toMatchObject({ options: { headingRow: 0 }, headings: ['', '', '', ''] })
  expect(plain.mapping).toEqual(['name', null, 'code', 'isOwnLabel'])
  expect((await run(tenant, checkImport, plain.id)).counts).toMatchObject({ created: 2, refused: 0 })
  const { counts } = await run(tenant, commitImport, plain.id)
  expect(counts).toMatchObject({ created: 2 })
  const headed = await paste(['Code\tName', 'ASH\tAsh & Co.'])
  expect(headed).toMatchObject({ options: { headingRow: 1 }, mapping: ['code', 'name'] })
  const turned = await tenant.owner.call(updateImport, { id: headed.id, headingRow: 0 })
  expect(turned).toMatchObject({ headings: ['', ''], mapping: ['code', 'name'] })
})
