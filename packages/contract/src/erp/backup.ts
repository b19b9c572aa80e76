import { z } from 'zod'
import { page } from '../page.ts'
import { route } from '../route.ts'
import { idOf, Instant } from '../values.ts'
import { text } from './backup.text.ts'
import { text as menu } from './menu.text.ts'

/** Covers the whole installation: a backup contains the data of all companies, so this permission crosses companies. */
export const backupsPage = page({
  module: 'erp',
  path: '/erp/backups/',
  title: text.title,
  menuTitle: menu.operations,
  icon: 'database',
  events: ['create'],
  sortOrder: 920,
})

/** `lost`: interrupted when its supervisor ended. */
export const BackupStatus = z.enum(['asked', 'running', 'good', 'failed', 'lost'])
export type BackupStatus = z.output<typeof BackupStatus>

/** A backup, a restore drill or the backup before an upgrade. */
export const BackupRun = z.object({
  id: idOf('platform.backup_run'),
  kind: z.enum(['backup', 'drill', 'upgrade']),
  status: BackupStatus.exclude(['asked']),
  startedAt: Instant,
  finishedAt: Instant.nullable(),
  fileName: z.string().nullable(),
  /** Whether the file still exists in the backup folder. */
  isKept: z.boolean(),
  /** Size of the file. */
  bytes: z.int().nonnegative().nullable(),
  rows: z.int().nonnegative().nullable(),
  problem: z.string().nullable(),
})
export type BackupRun = z.output<typeof BackupRun>

export const BackupKind = z.enum(['backup', 'drill'])
export type BackupKind = z.output<typeof BackupKind>

const BackupRequest = z.object({
  kind: BackupKind,
  requestedAt: Instant,
  /** Requested so long ago that no supervisor seems to be running. */
  isOverdue: z.boolean(),
})

/** The newest runs, and requests that have not started. */
export const listBackups = route({
  id: 'erp.backup.list',
  method: 'GET',
  path: '/erp/backups',
  page: backupsPage,
  event: 'view',
  writes: false,
  input: z.strictObject({}),
  output: z.object({ runs: z.array(BackupRun), request: BackupRequest.nullable() }),
})

/** Requests an unscheduled backup or drill; the supervisor starts it within seconds. Repeats are merged, so no idempotency key is needed. */
export const requestBackup = route({
  id: 'erp.backup.create',
  method: 'POST',
  path: '/erp/backups',
  page: backupsPage,
  event: 'create',
  writes: true,
  idempotent: 'no',
  stale: [listBackups],
  input: z.strictObject({ kind: BackupKind }),
  output: BackupRequest,
})
