import type { BackupKind } from '@countinghouse/contract/erp/backup'
import { requestLifeSeconds } from '../platform/config/backup-requests.ts'
import type { Client } from '../supervisor/endpoint.ts'
import { withClient } from '../supervisor/endpoint.ts'
import type { Attempt } from './schedule.ts'

export type RunKind = 'backup' | 'drill' | 'upgrade'
export type RunEnd =
  | { readonly result: 'good'; readonly fileName: string; readonly bytes: number; readonly rows: number }
  | { readonly result: 'failed'; readonly problem: string }

export type RunHistory = {
  /** When the first migration was applied. */
  readonly installedAt: Date
  readonly lastBackup: Attempt | null
  readonly goodBackupAt: Date | null
  readonly goodDrillAt: Date | null
}

/** What is known of earlier runs. A backup before an upgrade is as good as a nightly one. */
export async function readHistory(maintUrl: string): Promise<RunHistory> {
  return await withClient(maintUrl, async (client) => {
    const { rows } = await client.query<RunHistory & { lastAt: Date | null; lastIsGood: boolean }>(`
      select (select min(applied_at) from platform.schema_file) as "installedAt",
        (select max(started_at) from platform.backup_run where kind in ('backup', 'upgrade') and result = 'good') as "goodBackupAt",
        (select max(started_at) from platform.backup_run where kind = 'drill' and result = 'good') as "goodDrillAt",
        last.started_at as "lastAt", coalesce(last.result = 'good', false) as "lastIsGood"
      from (select) one left join lateral (
        select started_at, result from platform.backup_run where kind in ('backup', 'upgrade') order by started_at desc limit 1) last on true`)
    const [row] = rows
    if (row === undefined) throw new Error('The backup runs cannot be read.')
    const { installedAt, goodBackupAt, goodDrillAt, lastAt, lastIsGood } = row
    const lastBackup = lastAt === null ? null : { startedAt: new Date(lastAt), isGood: lastIsGood }
    const instant = (at: Date | null): Date | null => (at === null ? null : new Date(at))
    return {
      installedAt: new Date(installedAt),
      lastBackup,
      goodBackupAt: instant(goodBackupAt),
      goodDrillAt: instant(goodDrillAt),
    }
  })
}

/** Records a run from its beginning to its end. Throws: what the run threw, once it is recorded. */
export async function recordRun<T>(
  maintUrl: string,
  kind: RunKind,
  run: () => Promise<T>,
  endOf: (answer: T) => RunEnd,
): Promise<T> {
  const id = await withClient(maintUrl, (client) =>
    written(client, async () => {
      const { rows } = await client.query<{ id: string }>(
        'insert into platform.backup_run (kind) values ($1) returning id',
        [kind],
      )
      return String(rows[0]?.id)
    }),
  )
  try {
    const answer = await run()
    await recordEnd(maintUrl, id, endOf(answer))
    return answer
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    await recordEnd(maintUrl, id, { result: 'failed', problem }).catch(() => undefined)
    throw error
  }
}

/** Whether runs can be recorded: a schema of before they were has no table for them. */
export async function hasHistory(maintUrl: string): Promise<boolean> {
  return await withClient(maintUrl, async (client) => {
    const { rows } = await client.query<{ isThere: boolean }>(
      `select to_regclass('platform.backup_run') is not null as "isThere"`,
    )
    return rows[0]?.isThere === true
  })
}

/** What the oldest open request asks for, taken with all that ask for the same; null while there is none. */
export async function takeRequest(maintUrl: string): Promise<BackupKind | null> {
  return await withClient(maintUrl, (client) =>
    written(client, async () => {
      const { rows } = await client.query<{ kind: BackupKind }>(
        `with open as (
           select id, kind from platform.backup_request where taken_at is null and requested_at > now() - make_interval(secs => $1))
         update platform.backup_request r set taken_at = now() from open
         where r.id = open.id and open.kind = (select kind from open order by id limit 1)
         returning r.kind`,
        [requestLifeSeconds],
      )
      return rows[0]?.kind ?? null
    }),
  )
}

/** Records a run that is over, for one that began before its table was there. */
export async function saveRun(
  maintUrl: string,
  kind: RunKind,
  startedAt: Date,
  end: Extract<RunEnd, { result: 'good' }>,
): Promise<void> {
  await withClient(maintUrl, (client) =>
    written(client, () =>
      client.query(
        `insert into platform.backup_run (kind, started_at, finished_at, result, file_name, bytes, row_count)
         values ($1, $2, now(), 'good', $3, $4, $5)`,
        [kind, startedAt, end.fileName, end.bytes, end.rows],
      ),
    ),
  )
}

async function recordEnd(maintUrl: string, id: string, end: RunEnd): Promise<void> {
  const good = end.result === 'good' ? end : null
  const problem = end.result === 'failed' ? end.problem : null
  await withClient(maintUrl, (client) =>
    written(client, () =>
      client.query(
        `update platform.backup_run set finished_at = now(), result = $2, file_name = $3, bytes = $4, row_count = $5, problem = $6
         where id = $1`,
        [id, end.result, good?.fileName, good?.bytes, good?.rows, problem],
      ),
    ),
  )
}

/** Role maint reads only, unless it says otherwise. */
async function written<T>(client: Client, write: () => Promise<T>): Promise<T> {
  await client.query('begin read write')
  const answer = await write()
  await client.query('commit')
  return answer
}
