import type { Changes } from '@countinghouse/contract/bulk-edit'
import { getBulkEdit, listBulkEdits, runBulkEdit, undoBulkEdit } from '@countinghouse/contract/desk/bulk-edit'
import { listImports } from '@countinghouse/contract/desk/import'
import { cancelJob, getJob } from '@countinghouse/contract/desk/job'
import { brand } from '@countinghouse/contract/procure/brand'
import { season } from '@countinghouse/contract/procure/season'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import type { Client, Tenant } from '../../../../../tests/support/server.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { runJob } from '../../platform/jobs/job-runner.ts'

const server = useServer()
const { routes } = brand
const all = { matching: {}, except: [] }

test('the check says what would become of every record and changes nothing; the change then does just that', async () => {
  const tenant = await server.company()
  await createBrands(tenant, 1200)
  const changes: Changes = {
    warrantyMonths: { how: 'raise', by: 10 },
    isOwnLabel: { how: 'set', value: true },
    website: { how: 'set', value: null },
  }
  const planned = await tenant.owner.call(routes.editMany, { selection: all, changes })
  await run(tenant, planned.jobId)
  const checked = await tenant.owner.call(getBulkEdit, { id: planned.id })
  expect(checked).toMatchObject({
    status: 'checked',
    fields: ['website', 'isOwnLabel', 'warrantyMonths'],
    canUndo: false,
  })
  // Ten have 591 months and more, of which 600 is the most.
  expect(checked.outcome).toMatchObject({ changed: 1190, unchanged: 0, refused: 10 })
  expect(checked.outcome?.samples[0]).toEqual({
    code: 'C1',
    name: 'Brand 1',
    changes: [
      { field: 'isOwnLabel', before: false, after: true },
      { field: 'warrantyMonths', before: 1, after: 11 },
    ],
  })
  expect(checked.outcome?.refusals[0]).toMatchObject({ code: 'C591', reason: expect.stringContaining('600') })
  expect(await stateOf(tenant)).toEqual({ own: 0, versions: 1200, changes: 0 })
  await run(tenant, (await tenant.owner.call(runBulkEdit, { id: planned.id })).jobId)
  const done = await tenant.owner.call(getBulkEdit, { id: planned.id })
  expect(done).toMatchObject({ status: 'done', canUndo: true, outcome: checked.outcome ?? {} })
  expect(await stateOf(tenant)).toEqual({ own: 1190, versions: 2390, changes: 1190 })
  expect((await tenant.owner.call(listBulkEdits, { entity: 'procure.brand' })).items).toHaveLength(1)
  expect((await tenant.owner.send(runBulkEdit, { id: planned.id })).body.errorType, 'it is done once').toBe(
    'state_conflict',
  )
})

test('what was changed since stays when it is rolled back, and is named', async () => {
  const tenant = await server.company()
  const [first = 0] = await createBrands(tenant, 3)
  const id = await changed(tenant, tenant.owner, { name: { how: 'replace', find: 'Brand', by: 'House' } })
  await tenant.owner.call(routes.update, { id: first, version: 2, name: 'Own' })
  expect((await tenant.owner.call(listImports, {})).items, 'no file was taken over').toEqual([])
  await run(tenant, (await tenant.owner.call(undoBulkEdit, { id })).jobId)
  expect(await tenant.owner.call(getBulkEdit, { id })).toMatchObject({
    status: 'undone',
    canUndo: false,
    keptCount: 1,
    kept: [{ code: 'C1', name: 'Own', reason: 'The record has changed since. Review the row again.' }],
  })
  const names = (await tenant.owner.call(routes.list, { sort: ['code'] })).items.map(({ name }) => name)
  expect(names).toEqual(['Own', 'Brand 2', 'Brand 3'])
})

test('after seven days there is no way back', async () => {
  const tenant = await server.company()
  await createBrands(tenant, 1)
  const id = await changed(tenant, tenant.owner, { description: { how: 'set', value: 'x' } })
  await query(
    server.database.superUrl,
    `update desk.import set ended_at = now() - interval '7 days 1 minute' where company_id = $1`,
    [tenant.companyId],
  )
  expect((await tenant.owner.call(getBulkEdit, { id })).canUndo).toBe(false)
  expect((await tenant.owner.send(undoBulkEdit, { id })).body.errorType).toBe('state_conflict')
})

test('many are deactivated with their own right, and active again when that is rolled back', async () => {
  const tenant = await server.company()
  const ids = await createBrands(tenant, 5)
  const clerk = await tenant.as({ may: ['brand:view', 'brand:deactivate'] })
  const selection = { ids: ids.slice(0, 3) }
  const changes: Changes = { isOwnLabel: { how: 'set', value: true } }
  expect((await clerk.send(routes.editMany, { selection, changes })).body.errorType).toBe('forbidden')
  const { id, jobId } = await clerk.call(routes.deactivateMany, { selection, status: 'inactive' })
  await run(tenant, jobId)
  await run(tenant, (await clerk.call(runBulkEdit, { id })).jobId)
  expect(await activeOf(tenant)).toBe(2)
  await run(tenant, (await clerk.call(undoBulkEdit, { id })).jobId)
  expect(await activeOf(tenant)).toBe(5)
})

test('a right that was withdrawn after the check keeps the change from running; no other person and company sees it', async () => {
  const tenant = await server.company()
  const other = await server.company()
  await createBrands(tenant, 2)
  const clerk = await tenant.as({ may: ['brand:view', 'brand:edit'] })
  const changes: Changes = { isOwnLabel: { how: 'set', value: true } }
  const { id, jobId } = await clerk.call(routes.editMany, { selection: all, changes })
  await run(tenant, jobId)
  for (const stranger of [tenant.owner, other.owner])
    for (const route of [getBulkEdit, runBulkEdit, undoBulkEdit])
      expect((await stranger.send(route, { id })).body.errorType).toBe('not_found')
  await query(
    server.database.superUrl,
    `delete from erp.role_event where company_id = $1 and page_event_id in (select id from erp.page_event where permission = 'brand:edit')`,
    [tenant.companyId],
  )
  expect((await clerk.send(runBulkEdit, { id })).body.errorType).toBe('forbidden')
  expect(await stateOf(tenant)).toEqual({ own: 0, versions: 2, changes: 0 })
})

test('a change that is cancelled can be rolled back as far as it came', async () => {
  const tenant = await server.company()
  await createBrands(tenant, 3)
  const changes: Changes = { isOwnLabel: { how: 'set', value: true } }
  const planned = await tenant.owner.call(routes.editMany, { selection: all, changes })
  await run(tenant, planned.jobId)
  const { jobId } = await tenant.owner.call(runBulkEdit, { id: planned.id })
  await tenant.owner.call(cancelJob, { id: jobId })
  expect((await tenant.owner.send(undoBulkEdit, { id: planned.id })).body.errorType, 'it never began').toBe(
    'state_conflict',
  )
  expect((await tenant.owner.call(getJob, { id: jobId })).status).toBe('cancelled')
})

test('rules of the table speak for each record, and no two records get one name', async () => {
  const tenant = await server.company()
  await query(
    server.database.superUrl,
    `insert into procure.season (company_id, code, name, type, year, buying_from)
     select $1, 'S' || n, 'Season ' || n, 'holiday', 2026, ('2026-0' || n || '-01')::date from generate_series(1, 4) n`,
    [tenant.companyId],
  )
  const changes: Changes = { buyingTo: { how: 'set', value: '2026-02-15' } }
  const { id, jobId } = await tenant.owner.call(season.routes.editMany, { selection: all, changes })
  await run(tenant, jobId)
  const { outcome } = await tenant.owner.call(getBulkEdit, { id })
  expect(outcome).toMatchObject({ changed: 2, refused: 2 })
  expect(outcome?.refusals[0]?.reason).toBe('Buying must end on or after the day it starts.')
  const renamed = { name: { how: 'set', value: 'One name for all' } }
  expect((await tenant.owner.send(season.routes.editMany, { selection: all, changes: renamed })).status).toBe(400)
})

async function changed(tenant: Tenant, client: Client, changes: Changes): Promise<number> {
  const { id, jobId } = await client.call(routes.editMany, { selection: all, changes })
  await run(tenant, jobId)
  await run(tenant, (await client.call(runBulkEdit, { id })).jobId)
  return id
}

async function createBrands({ companyId }: Tenant, count: number): Promise<number[]> {
  const rows = await query<{ id: string }>(
    server.database.superUrl,
    `insert into procure.brand (company_id, code, name, is_own_label, is_discount_allowed, warranty_months)
     select $1, 'C' || n, 'Brand ' || n, false, true, case when n <= 600 then n end
     from generate_series(1, $2::int) n returning id`,
    [companyId, count],
  )
  return rows.map(({ id }) => Number(id))
}

async function stateOf({ companyId }: Tenant) {
  const [state] = await query(
    server.database.maintUrl,
    `select count(*) filter (where is_own_label)::int as own, sum(version)::int as versions,
       (select count(*)::int from platform.audit a where a.company_id = $1 and a.entity = 'procure.brand') as changes
     from procure.brand where company_id = $1`,
    [companyId],
  )
  return state
}

async function activeOf({ companyId }: Tenant): Promise<unknown> {
  const rows = await query(
    server.database.maintUrl,
    `select from procure.brand where company_id = $1 and status = 'active'`,
    [companyId],
  )
  return rows.length
}

function run({ companyId }: Tenant, jobId: number): Promise<void> {
  return runJob(server.app.jobs, () => {}, { companyId, jobId })
}
