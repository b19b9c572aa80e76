import { isAbsolute } from 'node:path'
import type { BackupKind, BackupRun } from '@countinghouse/contract/erp/backup'
import { sql } from 'kysely'
import type { Ctx } from '../calls/context.ts'
import type { Reader, Tx } from '../database/db.ts'

const shownRuns = 100
/** Within this the supervisor takes a request, else nobody will. Units: seconds. */
const patienceSeconds = 30
/** A request that is older is of another time, such as one in a backup that was restored. Units: seconds. */
export const requestLifeSeconds = 600

type Row = Omit<BackupRun, 'isKept'>
type Request = { kind: BackupKind; requestedAt: string; isOverdue: boolean }

/** The newest runs first. One without an end runs, unless another one began since: the supervisor does one at a time. */
export async function findBackupRuns(db: Reader, kept: ReadonlySet<string>): Promise<BackupRun[]> {
  const { rows } = await sql<Row>`
    select id, kind, started_at as "startedAt", finished_at as "finishedAt", file_name as "fileName", bytes, row_count as rows, problem,
      case when result is not null then result when id < max(id) over () or started_at < now() - interval '1 day' then 'lost'
        else 'running' end as status
    from platform.backup_run order by id desc limit ${shownRuns}`.execute(db)
  return rows.map((row) => ({ ...row, isKept: row.fileName !== null && isKept(row.fileName, kept) }))
}

/** One that somebody put elsewhere is his to keep. */
function isKept(fileName: string, kept: ReadonlySet<string>): boolean {
  return kept.has(fileName) || isAbsolute(fileName)
}

/** What was asked for and has not begun. */
export async function findBackupRequest(db: Reader): Promise<Request | null> {
  const { rows } = await sql<Request>`
    select kind, requested_at as "requestedAt", requested_at < now() - make_interval(secs => ${patienceSeconds}) as "isOverdue"
    from platform.backup_request
    where taken_at is null and requested_at > now() - make_interval(secs => ${requestLifeSeconds}) order by id desc limit 1`.execute(
    db,
  )
  return rows[0] ?? null
}

/** Whoever asks while another one waits gets the same backup: the supervisor takes all that wait at once. */
export async function addBackupRequest(ctx: Ctx, tx: Tx, kind: BackupKind): Promise<Request> {
  const { rows } = await sql<Request & { id: number }>`
    insert into platform.backup_request (kind) values (${kind})
    returning id, kind, requested_at as "requestedAt", false as "isOverdue"`.execute(tx)
  const [request] = rows
  if (request === undefined) throw new Error('The request was not kept.')
  ctx.audit({
    entity: 'platform.backup_request',
    entityId: request.id,
    label: kind,
    before: null,
    after: { kind },
  })
  return request
}
