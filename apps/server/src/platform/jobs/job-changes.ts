import type { Job } from '@countinghouse/contract/job'
import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../calls/context.ts'
import type { Tx } from '../database/db.ts'
import { queueJob } from './job-claim.ts'
import { finishedNotes } from './job-end.ts'
import type { JobKinds } from './job-kind.ts'
import { findJob } from './job-reading.ts'

type Wanted = { readonly isOwn: boolean; readonly id: number }
type Locked = { kind: string; status: Job['status']; created_by: number; is_cancelled: boolean }

/** Ends a job that waits, and asks one that runs to end after its step. Throws: not_found, state_conflict. */
export async function cancelJob(ctx: Ctx, tx: Tx, kinds: JobKinds, wanted: Wanted): Promise<Job> {
  const { companyId } = ctx
  const { id } = wanted
  const { kind, status, created_by: createdBy, is_cancelled: isCancelled } = await lockJob(ctx, tx, wanted)
  if (status === 'waiting') {
    await sql`
      update platform.job set status = 'cancelled', cancel_requested_at = now(), finished_at = now()
      where company_id = ${companyId} and id = ${id}`.execute(tx)
    const { change, event } = finishedNotes({ companyId, id, kind, createdBy }, status, 'cancelled')
    ctx.audit(change)
    ctx.emit(event.event, event.payload)
  } else {
    if (status !== 'running' || isCancelled) return fail('state_conflict')
    await sql`update platform.job set cancel_requested_at = now() where company_id = ${companyId} and id = ${id}`.execute(
      tx,
    )
    ctx.audit({
      entity: 'platform.job',
      entityId: id,
      label: kind,
      before: { isCancelRequested: false },
      after: { isCancelRequested: true },
    })
  }
  return await findJob(ctx, tx, kinds, wanted)
}

/** As `requeueJob`, and answers the job. */
export async function retryJob(ctx: Ctx, tx: Tx, kinds: JobKinds, wanted: Wanted): Promise<Job> {
  await requeueJob(ctx, tx, wanted)
  return await findJob(ctx, tx, kinds, wanted)
}

/** Queues a job that failed or was cancelled once more, from its checkpoint on. Throws: not_found, state_conflict. */
export async function requeueJob(ctx: Ctx, tx: Tx, wanted: Wanted): Promise<void> {
  const { companyId } = ctx
  const { id } = wanted
  const { kind, status } = await lockJob(ctx, tx, wanted)
  if (status !== 'failed' && status !== 'cancelled') return fail('state_conflict')
  await sql`
    update platform.job set status = 'waiting', attempts = 0, problem = null, cancel_requested_at = null, finished_at = null
    where company_id = ${companyId} and id = ${id}`.execute(tx)
  await queueJob(tx, { companyId, jobId: id })
  ctx.audit({ entity: 'platform.job', entityId: id, label: kind, before: { status }, after: { status: 'waiting' } })
}

async function lockJob(ctx: Ctx, tx: Tx, { isOwn, id }: Wanted): Promise<Locked> {
  const { rows } = await sql<Locked>`
    select kind, status, created_by, cancel_requested_at is not null as is_cancelled from platform.job
    where company_id = ${ctx.companyId} and id = ${id} and (not ${isOwn} or created_by = ${ctx.userId})
    for no key update`.execute(tx)
  return rows[0] ?? fail('not_found')
}
