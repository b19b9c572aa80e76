import {
  exportWorkReport,
  getOwnWorkReport,
  getWorkChoices,
  getWorkReport,
} from '@countinghouse/contract/erp/work-report'
import { brand } from '@countinghouse/contract/procure/brand'
import { downloadJobFile } from '@countinghouse/contract/desk/job'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import type { Tenant } from '../../../../../tests/support/server.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { runJob } from '../../platform/jobs/job-runner.ts'

const server = useServer()
const days = { from: '2026-03-02', to: '2026-03-03' }

type Transition = { at: string; verb?: string; entity?: string; source?: string; denied?: true }

/** What somebody did, at moments of our choosing. */
async function did({ companyId, storeId }: Tenant, userId: number, transitions: readonly Transition[]): Promise<void> {
  for (const { at, verb = 'update', entity = 'procure.brand', source = 'ui', denied } of transitions)
    await query(
      server.database.superUrl,
      `insert into platform.audit (company_id, at, user_id, session_id, store_id, request_id, action, entity, entity_id, source, outcome)
       values ($1, $2, $3, 7, $4, 'r', 'procure.brand.' || $5, $6, 1, $7, $8)`,
      [companyId, at, userId, storeId, verb, entity, source, denied === true ? 'denied' : null],
    )
}

test('a day counts its pauses of up to five minutes, what was done by kind of record, and what was denied', async () => {
  const tenant = await server.company()
  const { owner } = tenant
  const userId = owner.user?.Usr_userid ?? 0
  await did(tenant, userId, [
    { at: '2026-03-02T09:00:00Z', verb: 'create' },
    { at: '2026-03-02T09:05:00Z' },
    { at: '2026-03-02T09:10:01Z' },
    { at: '2026-03-02T09:12:01Z', denied: true },
    { at: '2026-03-02T11:00:00Z', verb: 'commit', source: 'import' },
    { at: '2026-03-03T10:00:00Z', verb: 'deactivate', entity: 'test.thing' },
    { at: '2026-02-28T10:00:00Z', verb: 'create' },
  ])
  const report = await owner.call(getWorkReport, { ...days, compare: true })
  expect(report).toMatchObject({ ...days, isCut: false })
  expect(report.rows).toMatchObject([
    { day: '2026-03-03', activeMinutes: 0, counts: [{ entity: 'test.thing', kind: 'deactivated', count: 1 }] },
    {
      day: '2026-03-02',
      subjectId: userId,
      firstAt: '2026-03-02T09:00:00.000Z',
      lastAt: '2026-03-02T09:12:01.000Z',
      activeMinutes: 7,
      sessions: 1,
      actions: 5,
      denied: 1,
      counts: [
        { entity: 'procure.brand', title: 'Brand', kind: 'edited', count: 2 },
        { kind: 'created', count: 1 },
        { kind: 'imported', count: 1 },
      ],
    },
  ])
  expect(report.totals).toMatchObject({ activeMinutes: 7, actions: 6, denied: 1, kinds: { edited: 2, deleted: 0 } })
  expect(report.previous).toMatchObject({ actions: 1, kinds: { created: 1, edited: 0 } })
})

test('lines stand by store and by role too; filters and the company keep everything else out', async () => {
  const tenant = await server.company()
  const { owner, storeId, as } = tenant
  const userId = owner.user?.Usr_userid ?? 0
  const clerk = await as({ may: ['work-report:view', 'procure:view'] })
  await did(tenant, userId, [{ at: '2026-03-02T09:00:00Z' }])
  await did(tenant, clerk.user?.Usr_userid ?? 0, [{ at: '2026-03-02T09:00:00Z' }])
  const byStore = await clerk.call(getWorkReport, { ...days, by: 'store' })
  expect(byStore.rows).toMatchObject([{ subjectId: storeId, actions: 2 }])
  const { roles, users } = await clerk.call(getWorkChoices, {})
  expect(users).toHaveLength(2)
  const byRole = await clerk.call(getWorkReport, { ...days, by: 'role', roleId: roles.find(({ id }) => id === 1)?.id })
  expect(byRole.rows).toMatchObject([{ subjectId: 1, actions: 1 }])
  expect((await clerk.call(getWorkReport, { ...days, userId, storeId })).rows).toHaveLength(1)
  expect((await clerk.call(getWorkReport, { ...days, storeId: storeId + 1000 })).rows).toEqual([])
  expect((await (await server.company()).owner.call(getWorkReport, days)).rows).toEqual([])
})

test('everybody sees his own work and nobody else’s; too long a period is refused', async () => {
  const tenant = await server.company()
  const clerk = await tenant.as({ may: ['procure:view', 'brand:view', 'brand:create'] })
  expect((await clerk.send(getWorkReport, {})).status).toBe(403)
  await tenant.owner.call(brand.routes.create, { code: 'NORD', name: 'Nordlicht' })
  await clerk.call(brand.routes.create, { code: 'SUED', name: 'Suedlicht' })
  const { rows, totals } = await clerk.call(getOwnWorkReport, {})
  expect(new Set(rows.map(({ subjectId }) => subjectId))).toEqual(new Set([clerk.user?.Usr_userid]))
  expect(totals).toMatchObject({ actions: 2, denied: 1, kinds: { created: 1 } })
  expect((await clerk.send(getOwnWorkReport, { from: '2025-01-01', to: '2026-06-01' })).status).toBe(422)
  expect((await tenant.owner.send(getWorkReport, { from: '2026-01-01', to: '2026-02-01' })).status).toBe(422)
})

test('the report goes out as a file with a column for each kind of work', async () => {
  const tenant = await server.company()
  const { owner, companyId } = tenant
  await did(tenant, owner.user?.Usr_userid ?? 0, [{ at: '2026-03-02T09:00:00Z', verb: 'delete' }])
  const { jobId } = await owner.call(exportWorkReport, days)
  await runJob(server.app.jobs, () => {}, { companyId, jobId })
  const { text } = await owner.send(downloadJobFile, { id: jobId })
  const [heading, line] = text.trimEnd().split('\r\n')
  expect(heading).toContain('User,Day,First action,Last action,Active time')
  expect(line).toContain(',2026-03-02,2026-03-02T09:00:00.000Z')
  expect(line?.endsWith(',0,0,0,0,1,0,0,0,0')).toBe(true)
})
