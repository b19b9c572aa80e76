import type { ErrorBody } from '@countinghouse/contract/error-body'
import { sql } from 'kysely'
import { auditRows } from '../audit/audit.ts'
import type { Change } from '../calls/context.ts'
import type { Database, Tx } from '../database/db.ts'
import { saveFile } from '../files/files.ts'
import type { ClaimedJob } from './job-claim.ts'
import { queueJob } from './job-claim.ts'
import type { JobOutcome } from './job-kind.ts'
import { outboxRows } from './outbox.ts'

type Status = 'done' | 'failed' | 'cancelled'
export type Ending = JobOutcome & { readonly status: Status; readonly problem?: ErrorBody }

/** Seconds until a broken job is tried again, times the number of its breaks. */
const pauseSeconds = 5

/** Events and audit row of a job that is over, whoever ended it. Subscribers of `desk.job_finished` tell its creator. */
export function finishedNotes(
  job: { companyId: number; id: number; kind: string; createdBy: number },
  from: string,
  status: Status,
): { change: Change; event: { event: string; payload: Record<string, unknown> } } {
  const { id, kind, createdBy } = job
  return {
    change: { entity: 'platform.job', entityId: id, label: kind, before: { status: from }, after: { status } },
    event: { event: 'desk.job_finished', payload: { jobId: id, kind, status, createdBy } },
  }
}

/** Writes what came of a run, with its file, event and audit row; nothing when another run has taken the job over. */
export async function finishJob(db: Database, companyId: number, job: ClaimedJob, ending: Ending): Promise<void> {
  const notes = finishedNotes(
    { companyId, id: job.id, kind: job.kind, createdBy: job.created_by },
    'running',
    ending.status,
  )
  await db.inStatementBatches({ companyId }, [], async (tx) => {
    const { file } = ending
    const owner = { companyId, userId: job.created_by }
    const kept = file === undefined ? null : await saveFile(owner, tx, file, file)
    const ended = await sql`
      update platform.job set status = ${ending.status}, finished_at = now(), run_token = null, result_file_id = ${kept?.id ?? null},
        result = ${jsonOf(ending.result)}::jsonb, problem = ${jsonOf(ending.problem)}::jsonb
      where company_id = ${companyId} and id = ${job.id} and run_token = ${job.token} returning id`.execute(tx)
    if (ended.rows.length === 0) {
      if (kept !== null) await dropFile(tx, companyId, kept.id)
      return { value: undefined, closing: [] }
    }
    const auditor = {
      ...owner,
      requestId: jobRequestId(job.id),
      routeId: job.kind,
      ip: null,
      session: { sessionId: job.session_id, storeId: job.store_id, impersonator: null },
      source: 'job' as const,
      ...(ending.status === 'failed' && { outcome: 'failed' as const, reason: ending.problem?.message }),
      changes: [notes.change],
    }
    const closing = [outboxRows({ companyId, events: [notes.event] }), auditRows(auditor)].filter(
      (query) => query !== null,
    )
    return { value: undefined, closing }
  })
}

/** Lets another worker go on where this one was stopped. */
export async function giveBackJob(db: Database, companyId: number, job: ClaimedJob): Promise<void> {
  await db.inTransaction({ companyId }, async (tx) => {
    await setWaiting(tx, companyId, job, 0)
    await queueJob(tx, { companyId, jobId: job.id })
  })
}

/** Puts a job that broke back into the queue for later. False: it broke too often at one place. */
export async function retryJob(
  db: Database,
  companyId: number,
  job: ClaimedJob,
  mostAttempts: number,
): Promise<boolean> {
  return await db.inTransaction({ companyId }, async (tx) => {
    const { rows } = await sql<{ attempts: number }>`
      select attempts from platform.job where company_id = ${companyId} and id = ${job.id} and run_token = ${job.token}`.execute(
      tx,
    )
    const attempts = (rows[0]?.attempts ?? 0) + 1
    if (attempts >= mostAttempts) return false
    await setWaiting(tx, companyId, job, attempts)
    await queueJob(tx, { companyId, jobId: job.id }, pauseSeconds * attempts)
    return true
  })
}

/** Name under which everything that a job does stands in the audit. */
export function jobRequestId(id: number): string {
  return `job:${id}`
}

async function setWaiting(tx: Tx, companyId: number, job: ClaimedJob, attempts: number): Promise<void> {
  await sql`
    update platform.job set status = 'waiting', run_token = null, attempts = ${attempts}
    where company_id = ${companyId} and id = ${job.id} and run_token = ${job.token}`.execute(tx)
}

async function dropFile(tx: Tx, companyId: number, id: number): Promise<void> {
  await tx.deleteFrom('platform.file').where('company_id', '=', companyId).where('id', '=', id).execute()
}

function jsonOf(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(value)
}
