import { listBackups, requestBackup } from '@countinghouse/contract/erp/backup'
import { getHealth } from '@countinghouse/contract/erp/health'
import { beforeEach, expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import type { Tenant } from '../../../../../tests/support/server.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { takeRequest } from '../../backup/backup-runs.ts'
import { AuditSealer } from '../../platform/audit/audit-sealer.ts'
import { recordAuditCheck } from '../../platform/audit/audit-verify.ts'
import { withClient } from '../../supervisor/endpoint.ts'

const gib = 1024 ** 3
const server = useServer({
  installation: {
    measureDisk: async () => ({ freeBytes: 30 * gib, totalBytes: 1000 * gib }),
    backupNames: async () => new Set(['kept.backup']),
  },
})
let tenant: Tenant

beforeEach(async () => {
  tenant = await server.company()
  await maint('delete from platform.backup_run; delete from platform.backup_request')
})

/** As the superuser: role maint may not remove a run. */
async function maint(text: string): Promise<void> {
  await query(server.database.superUrl, text)
}

test('the state of the installation is told in figures with what they mean', async () => {
  await tenant.owner.call(requestBackup, { kind: 'backup' })
  const { metrics, states } = await tenant.owner.call(getHealth, {})
  expect(metrics).toMatchObject({ backupAt: null, disk: { freeBytes: 30 * gib }, auditCheck: null })
  expect(metrics.databaseBytes).toBeGreaterThan(1_000_000)
  expect(metrics.connections.used).toBeGreaterThan(0)
  expect(metrics.unsealed.rows).toBeGreaterThan(0)
  expect(states).toMatchObject({ server: 'good', disk: 'watch', backup: 'watch', drill: 'watch', auditCheck: 'watch' })
})

test('seals, backups and checks of the audit are seen as soon as they are made', async () => {
  await withClient(server.database.maintUrl, async (client) => {
    await new AuditSealer(client).seal()
    const head = { number: 1, hash: '' }
    await recordAuditCheck(client, { seals: 1, rows: 1, unsealed: 0, head, broken: null })
  })
  await maint(`insert into platform.backup_run (kind, finished_at, result, file_name, bytes, row_count)
    values ('backup', now(), 'good', 'kept.backup', 1, 1), ('drill', now(), 'good', 'kept.backup', 1, 1)`)
  const { metrics, states } = await tenant.owner.call(getHealth, {})
  expect(metrics.unsealed).toEqual({ rows: 0, oldestSeconds: null })
  expect(states).toMatchObject({ backup: 'good', drill: 'good', seals: 'good', auditCheck: 'good' })
})

test('who asks while a backup waits gets the same one: the supervisor takes it once, and each ask is audited', async () => {
  await tenant.owner.call(requestBackup, { kind: 'backup' })
  expect((await tenant.owner.call(listBackups, {})).request).toMatchObject({ isOverdue: false })
  await tenant.owner.call(requestBackup, { kind: 'drill' })
  await tenant.owner.call(requestBackup, { kind: 'backup' })
  expect(await takeRequest(server.database.maintUrl)).toBe('backup')
  expect(await takeRequest(server.database.maintUrl)).toBe('drill')
  expect(await takeRequest(server.database.maintUrl)).toBeNull()
  expect((await tenant.owner.call(listBackups, {})).request).toBeNull()
  const audited = await query(
    server.database.superUrl,
    `select user_id as "userId", changes from platform.audit where entity = 'platform.backup_request' and company_id = $1`,
    [tenant.companyId],
  )
  expect(audited).toHaveLength(3)
})

test('a request of another time is nobody’s, and one that nobody takes says so', async () => {
  await maint(`insert into platform.backup_request (kind, requested_at) values ('backup', now() - interval '1 hour')`)
  expect(await takeRequest(server.database.maintUrl)).toBeNull()
  await maint(`insert into platform.backup_request (kind, requested_at) values ('backup', now() - interval '1 minute')`)
  expect((await tenant.owner.call(listBackups, {})).request).toMatchObject({ isOverdue: true })
})

test('runs show whether they run, broke off or failed, and whether their file is kept', async () => {
  await maint(`insert into platform.backup_run (kind, finished_at, result, file_name, bytes, row_count, problem) values
    ('backup', null, null, null, null, null, null), ('upgrade', now(), 'good', 'kept.backup', 5, 7, null),
    ('backup', now(), 'good', 'gone.backup', 5, 7, null), ('drill', now(), 'failed', null, null, null, 'No room.'),
    ('backup', null, null, null, null, null, null)`)
  const { runs } = await tenant.owner.call(listBackups, {})
  expect(runs.map(({ kind, status, isKept, problem }) => [kind, status, isKept, problem])).toEqual([
    ['backup', 'running', false, null],
    ['drill', 'failed', false, 'No room.'],
    ['backup', 'good', false, null],
    ['upgrade', 'good', true, null],
    ['backup', 'lost', false, null],
  ])
})

test('whoever may look may not start one', async () => {
  const reader = await tenant.as({ may: ['backups:view'] })
  expect((await reader.send(listBackups, {})).status).toBe(200)
  expect((await reader.send(requestBackup, { kind: 'backup' })).status).toBe(403)
})
