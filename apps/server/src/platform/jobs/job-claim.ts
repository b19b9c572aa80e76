import { sql } from 'kysely'
import type { Database, Tx } from '../database/db.ts'

/** Running at once of one kind in one company; the others wait. Source: docs/guides/platform.md, Jobs. */
const atOnce = 2
const lookAgainSeconds = 2
/** The queue counts each worker that died; whether a job is given up is decided here, not there. */
const mostHandouts = 10_000

/** A row of `platform.job` as a run needs it. */
export type ClaimedJob = {
  readonly id: number
  readonly token: string
  readonly kind: string
  readonly input: unknown
  readonly title_values: Readonly<Record<string, string | number>>
  readonly checkpoint: unknown
  readonly done_count: number
  readonly total_count: number | null
  readonly created_by: number
  readonly session_id: number
  readonly store_id: number | null
  readonly locale: string
  readonly asked_from: string | null
  readonly attempts: number
  readonly is_cancelled: boolean
}

export type JobKey = { readonly companyId: number; readonly jobId: number }

/**
 * Takes a job for one run, from whoever had it: the queue hands it out twice only when the first worker is dead, or as good as
 * dead, and a new token keeps that one from writing. Null: it is over, or two of its kind run already and it asks again later.
 */
export async function claimJob(db: Database, { companyId, jobId }: JobKey): Promise<ClaimedJob | null> {
  return await db.inTransaction({ companyId }, async (tx) => {
    const { rows } = await sql<{ kind: string }>`
      select kind from platform.job where company_id = ${companyId} and id = ${jobId}`.execute(tx)
    const kind = rows[0]?.kind
    if (kind === undefined) return null
    // Whoever counts must be alone, or two would both find the last free place.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} ${companyId}`}, 0))`.execute(tx)
    const claimed = await sql<ClaimedJob>`
      update platform.job j set status = 'running', run_token = uuidv4(), started_at = coalesce(started_at, now()),
        attempts = attempts + case when status = 'running' then 1 else 0 end
      where j.company_id = ${companyId} and j.id = ${jobId} and j.status in ('waiting', 'running')
        and (select count(*) from platform.job o
          where o.company_id = ${companyId} and o.kind = j.kind and o.status = 'running' and o.id <> j.id) < ${atOnce}
      returning id, run_token as token, kind, input, title_values, checkpoint, done_count, total_count, created_by, session_id, store_id,
        locale, host(asked_from) as asked_from, attempts, cancel_requested_at is not null as is_cancelled`.execute(tx)
    if (claimed.rows[0] !== undefined) return claimed.rows[0]
    const waiting = await sql`
      select from platform.job where company_id = ${companyId} and id = ${jobId} and status in ('waiting', 'running')`.execute(
      tx,
    )
    if (waiting.rows.length > 0) await queueJob(tx, { companyId, jobId }, lookAgainSeconds)
    return null
  })
}

/** Asks the workers for a run, once however often it is asked for. Units: seconds. */
export async function queueJob(tx: Tx, { companyId, jobId }: JobKey, afterSeconds = 0): Promise<void> {
  await sql`
    select graphile_worker.add_job('platform.run_job', json_build_object('companyId', ${companyId}::bigint, 'jobId', ${jobId}::bigint),
      run_at := now() + make_interval(secs => ${afterSeconds}), max_attempts := ${mostHandouts}, job_key := ${`platform.run_job:${companyId}:${jobId}`})`.execute(
    tx,
  )
}
