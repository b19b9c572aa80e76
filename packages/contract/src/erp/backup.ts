import { z } from 'zod'
import { page } from '../page.ts'
import { route } from '../route.ts'
import { idOf, Instant } from '../values.ts'
import { text } from './backup.text.ts'
import { text as menu } from './menu.text.ts'

/** Of the whole installation; a backup holds all companies, so whoever may ask for one is trusted by all. */
export const backupsPage = page({
  module: 'erp',
  path: '/erp/backups/',
  title: text.title,
  menuTitle: menu.operations,
  icon: 'database',
  events: ['create'],
  sortOrder: 920,
})

/** `lost`: ended together with its supervisor. */
export const BackupStatus = z.enum(['asked', 'running', 'good', 'failed', 'lost'])
export type BackupStatus = z.output<typeof BackupStatus>

/** A backup, a drill or the backup before an upgrade. */
export const BackupRun = z.object({
  id: idOf('platform.backup_run'),
  kind: z.enum(['backup', 'drill', 'upgrade']),
  status: BackupStatus.exclude(['asked']),
  startedAt: Instant,
  finishedAt: Instant.nullable(),
  fileName: z.string().nullable(),
  /** Whether the file still lies in the folder of the backups. */
  isKept: z.boolean(),
  /** Of the file. */
  bytes: z.int().nonnegative().nullable(),
  rows: z.int().nonnegative().nullable(),
  problem: z.string().nullable(),
})
export type BackupRun = z.output<typeof BackupRun>

export const BackupKind = z.enum(['backup', 'drill'])
export type BackupKind = z.output<typeof BackupKind>

const BackupRequest = z.object({
  kind: BackupKind,
  askedAt: Instant,
  /** Nobody has taken it for so long that nobody is there to take it. */
  isOverdue: z.boolean(),
})

/** The newest runs, and what was asked for and has not begun. */
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

/** Asks for a backup or a drill outside its time; the supervisor begins within seconds. Asked twice it is taken once, so it needs no key. */
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
