import type { CellRow } from '@countinghouse/contract/bulk-edit'
import { mostCells } from '@countinghouse/contract/bulk-edit'
import { downloadRefusedRows, getBulkEdit, runBulkEdit, undoBulkEdit } from '@countinghouse/contract/desk/bulk-edit'
import { cancelJob, getJob } from '@countinghouse/contract/desk/job'
import { retryCompanyJob } from '@countinghouse/contract/erp/job'
import { brand } from '@countinghouse/contract/procure/brand'
import { season } from '@countinghouse/contract/procure/season'
import { expect, test, vi } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import type { Tenant } from '../../../../../tests/support/server.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { runJob } from '../../platform/jobs/job-runner.ts'

const server = useServer()
const { routes } = brand

test('typed cells are read as an import reads them, each column in the form that its cells show', async () => {
  const { owner } = await server.company()
  const { readings } = await owner.call(season.routes.readCells, {
    cells: { buyingFrom: ['31/12/2026', '03/04/2026', ''], year: ['٢٠٢٦', 'soon', ''] },
  })
  expect(readings['buyingFrom']).toEqual([
    { value: '2026-12-31', problem: null },
    { value: '2026-04-03', problem: null },
    { value: null, problem: null },
  ])
  expect(readings['year']).toMatchObject([
    { value: 2026, problem: null },
    { problem: { message: expect.stringContaining('“soon” is not a number') } },
    { problem: { message: 'Enter a value.' } },
  ])
  const read = await owner.call(routes.readCells, { cells: { countryCode: ['germany', 'Germny'], isOwnLabel: ['ja'] } })
  expect(read.readings).toMatchObject({
    countryCode: [{ value: 'DE' }, { problem: { suggestions: ['Germany', 'Georgia'] } }],
    isOwnLabel: [{ value: true }],
  })
  const many = await owner.send(routes.readCells, {
    cells: { website: Array(1001).fill(''), description: Array(1000).fill('') },
  })
  expect(many.body.errorType).toBe('limit_exceeded')
  expect(many.body.message).toContain(mostCells.toLocaleString('en'))
})

test('cells are saved with the version they were typed on; a wrong cell, a stale and a lost record are refused by name', async () => {
  const tenant = await server.company()
  const [sound = 0, wrong = 0, stale = 0, lost = 0] = await createBrands(tenant, 4)
  await tenant.owner.call(routes.update, { id: stale, version: 1, description: 'by another' })
  await tenant.owner.call(routes.delete, { id: lost, version: 1 })
  const id = await planned(tenant, [
    { id: sound, version: 1, cells: { warrantyMonths: '24', countryCode: 'Japan', description: '' } },
    { id: wrong, version: 1, cells: { warrantyMonths: 'many', isOwnLabel: 'yes' } },
    { id: stale, version: 1, cells: { warrantyMonths: '12' } },
    { id: lost, version: 1, cells: { warrantyMonths: '12' } },
  ])
  const checked = await tenant.owner.call(getBulkEdit, { id })
  expect(checked).toMatchObject({
    status: 'checked',
    fields: ['countryCode', 'description', 'warrantyMonths', 'isOwnLabel'],
    outcome: { changed: 1, refused: 3, unchanged: 0 },
    hasRefused: false,
  })
  expect(checked.outcome?.refusals).toMatchObject([
    { name: 'Brand 2', reason: expect.stringContaining('“many” is not a number') },
    { name: `#${lost}`, reason: expect.stringContaining('deleted in the meantime') },
    { name: 'Brand 3', reason: expect.stringContaining('changed since') },
  ])
  await run(tenant, (await tenant.owner.call(runBulkEdit, { id })).jobId)
  expect(await tenant.owner.call(routes.get, { id: sound })).toMatchObject({
    warrantyMonths: 24,
    countryCode: 'JP',
    version: 2,
  })
  expect(await tenant.owner.call(getBulkEdit, { id })).toMatchObject({
    status: 'done',
    hasRefused: true,
    canUndo: true,
  })
  const file = await refusedFile(tenant, id)
  expect(file.split('\r\n').slice(0, 2)).toEqual([
    '\uFEFFRecord number,Code,Name,Country of origin,Description,Warranty (months),Private label,Reason',
    expect.stringMatching(new RegExp(`^${wrong},C2,Brand 2,,,many,yes,.*is not a number`)),
  ])
  await run(tenant, (await tenant.owner.call(undoBulkEdit, { id })).jobId)
  expect(await tenant.owner.call(routes.get, { id: sound })).toMatchObject({ warrantyMonths: null, countryCode: null })
})

test('a change that was stopped on its way says how far it came, and goes back as far', async () => {
  const tenant = await server.company()
  await createBrands(tenant, 700)
  const changes = { isOwnLabel: { how: 'set', value: true } } as const
  const { id, jobId: checking } = await tenant.owner.call(routes.editMany, {
    selection: { matching: {}, except: [] },
    changes,
  })
  await run(tenant, checking)
  const { jobId } = await tenant.owner.call(runBulkEdit, { id })
  const pace = vi.spyOn(server.app.jobs.pace, 'rowsAtOnce').mockReturnValue(200)
  await runUntilStep(tenant, jobId, 400)
  pace.mockRestore()
  expect(await tenant.owner.call(getBulkEdit, { id })).toMatchObject({
    status: 'running',
    isStopped: true,
    canUndo: true,
    soFar: { changed: 400, unchanged: 0, refused: 0, undone: 0 },
  })
  await run(tenant, (await tenant.owner.call(undoBulkEdit, { id })).jobId)
  expect(await tenant.owner.call(getBulkEdit, { id })).toMatchObject({
    status: 'undone',
    isStopped: false,
    keptCount: 0,
  })
  expect((await tenant.owner.call(routes.list, { isOwnLabel: [true] })).items).toEqual([])
  await tenant.owner.call(retryCompanyJob, { id: jobId })
  await run(tenant, jobId)
  expect(await tenant.owner.call(getJob, { id: jobId }), 'it was put back meanwhile').toMatchObject({
    status: 'failed',
    problem: { errorType: 'state_conflict' },
  })
  expect((await tenant.owner.call(routes.list, { isOwnLabel: [true] })).items).toEqual([])
})

test('a check, a change and a way back that were cancelled before they began say so', async () => {
  const tenant = await server.company()
  const [id = 0] = await createBrands(tenant, 1)
  const cells: readonly CellRow[] = [{ id, version: 1, cells: { warrantyMonths: '24' } }]
  const first = await tenant.owner.call(routes.editCells, { rows: [...cells] })
  await tenant.owner.call(cancelJob, { id: first.jobId })
  expect(await tenant.owner.call(getBulkEdit, { id: first.id })).toMatchObject({
    status: 'checking',
    isStopped: true,
    soFar: null,
    canUndo: false,
  })
  const edit = await planned(tenant, cells)
  await tenant.owner.call(cancelJob, { id: (await tenant.owner.call(runBulkEdit, { id: edit })).jobId })
  expect(await tenant.owner.call(getBulkEdit, { id: edit })).toMatchObject({
    status: 'running',
    isStopped: true,
    soFar: null,
    canUndo: false,
  })
  const other = await planned(tenant, cells)
  await run(tenant, (await tenant.owner.call(runBulkEdit, { id: other })).jobId)
  await tenant.owner.call(cancelJob, { id: (await tenant.owner.call(undoBulkEdit, { id: other })).jobId })
  expect(await tenant.owner.call(getBulkEdit, { id: other })).toMatchObject({
    status: 'undoing',
    isStopped: true,
    soFar: { changed: 1, undone: 0 },
    canUndo: true,
  })
  await run(tenant, (await tenant.owner.call(undoBulkEdit, { id: other })).jobId)
  expect((await tenant.owner.call(getBulkEdit, { id: other })).status).toBe('undone')
})

async function planned(tenant: Tenant, rows: readonly CellRow[]): Promise<number> {
  const { id, jobId } = await tenant.owner.call(routes.editCells, { rows: [...rows] })
  await run(tenant, jobId)
  return id
}

function run({ companyId }: Tenant, jobId: number): Promise<void> {
  return runJob(server.app.jobs, () => {}, { companyId, jobId })
}

/** Somebody cancels the job while its step to this number of rows is at work. */
async function runUntilStep(tenant: Tenant, jobId: number, done: number): Promise<void> {
  const { superUrl } = server.database
  await query(
    superUrl,
    `create function public.cancel_job() returns trigger language plpgsql as
     $$ begin new.cancel_requested_at = now(); return new; end $$`,
  )
  await query(
    superUrl,
    `create trigger cancel_job before update on platform.job for each row
     when (new.id = ${jobId} and new.done_count = ${done}) execute function public.cancel_job()`,
  )
  await run(tenant, jobId)
  await query(superUrl, 'drop function public.cancel_job cascade')
}

async function refusedFile({ owner }: Tenant, id: number): Promise<string> {
  return (await owner.send(downloadRefusedRows, { id })).text
}

async function createBrands({ companyId }: Tenant, count: number): Promise<number[]> {
  const rows = await query<{ id: string }>(
    server.database.superUrl,
    `insert into procure.brand (company_id, code, name, is_own_label, is_discount_allowed)
     select $1, 'C' || n, 'Brand ' || n, false, true from generate_series(1, $2::int) n returning id`,
    [companyId, count],
  )
  return rows.map(({ id }) => Number(id))
}
