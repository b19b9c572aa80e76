import type { Job, JobStatus } from '@countinghouse/contract/job'
import { fail } from '@countinghouse/contract/errors'
import type { TextParams } from '@countinghouse/contract/text'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { Ctx } from '../calls/context.ts'
import type { Reader, Tx } from '../database/db.ts'
import type { JobKinds } from './job-kind.ts'

type Row = Omit<Job, 'title' | 'summary'> & { readonly titleValues: TextParams }

type Wanted = {
  /** Only those that the caller asked for. */
  readonly isOwn: boolean
  readonly id?: number
  /** All of these, in any order. */
  readonly ids?: readonly number[]
  readonly status?: readonly JobStatus[] | undefined
  readonly before?: number | null
  readonly limit?: number
}

const standardLimit = 50

/** Jobs of the company, newest first. */
export async function findJobs(
  ctx: Pick<Ctx, 'companyId' | 'userId' | 'locale'>,
  db: Reader | Tx,
  kinds: JobKinds,
  wanted: Wanted,
): Promise<Job[]> {
  const { companyId, userId } = ctx
  const { rows } = await sql<Row>`
    select j.id, j.uid, j.kind, j.title_values as "titleValues", j.status, j.done_count as done, j.total_count as total,
      j.cancel_requested_at is not null and j.status in ('waiting', 'running') as "isCancelRequested", j.result, j.problem,
      case when f.id is not null then json_build_object('name', f.name, 'mediaType', f.media_type, 'byteSize', f.byte_size) end as file,
      j.created_by = ${userId} as "isMine", u.first_name || ' ' || u.last_name as "createdBy",
      j.created_at as "createdAt", j.started_at as "startedAt", j.finished_at as "finishedAt"
    from platform.job j
    left join platform.file f on f.company_id = j.company_id and f.id = j.result_file_id and coalesce(f.expires_at > now(), true)
    left join erp.app_user u on u.company_id = j.company_id and u.id = j.created_by
    where j.company_id = ${companyId} and (not ${wanted.isOwn} or j.created_by = ${userId})
      and (${wanted.id ?? null}::bigint is null or j.id = ${wanted.id ?? null})
      and (${wanted.ids ?? null}::bigint[] is null or j.id = any(${wanted.ids ?? null}::bigint[]))
      and (${wanted.status ?? null}::text[] is null or j.status = any(${wanted.status ?? null}::text[]))
      and (${wanted.before ?? null}::bigint is null or j.id < ${wanted.before ?? null})
    order by j.id desc limit ${wanted.limit ?? wanted.ids?.length ?? 1}`.execute(db)
  return rows.map(({ titleValues, ...row }) => {
    const kind = kinds.get(row.kind)
    return {
      ...row,
      // A kind may have left the product since.
      title: kind === undefined ? row.kind : format(kind.text, ctx.locale, titleValues),
      summary: kind?.resultText && row.result !== null ? format(kind.resultText, ctx.locale, row.result) : null,
    }
  })
}

/** One page of jobs. */
export async function listedJobs(
  ctx: Ctx,
  reader: Reader,
  kinds: JobKinds,
  requested: {
    isOwn: boolean
    status?: readonly JobStatus[] | undefined
    cursor?: string | undefined
    limit?: number | undefined
  },
): Promise<{ items: Job[]; next: string | null }> {
  const { isOwn, status, cursor, limit = standardLimit } = requested
  const before = cursor !== undefined && /^\d{1,15}$/.test(cursor) ? Number(cursor) : null
  const found = await findJobs(ctx, reader, kinds, { isOwn, status, before, limit: limit + 1 })
  const items = found.slice(0, limit)
  return { items, next: found.length > limit ? String(items.at(-1)?.id) : null }
}

/** Throws: not_found, also for a job of somebody else where only one's own are asked for. */
export async function findJob(
  ctx: Ctx,
  db: Reader | Tx,
  kinds: JobKinds,
  wanted: { isOwn: boolean; id: number },
): Promise<Job> {
  const [job] = await findJobs(ctx, db, kinds, wanted)
  return job ?? fail('not_found')
}

/** The file that a job of the caller left. Throws: not_found. */
export async function findJobFile(ctx: Ctx, reader: Reader, id: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select f.id from platform.job j
    join platform.file f on f.company_id = j.company_id and f.id = j.result_file_id and coalesce(f.expires_at > now(), true)
    where j.company_id = ${ctx.companyId} and j.id = ${id} and j.created_by = ${ctx.userId}`.execute(reader)
  return rows[0]?.id ?? fail('not_found')
}
