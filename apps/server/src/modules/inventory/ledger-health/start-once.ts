import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { JobKind } from '../../../platform/jobs/job-kind.ts'
import { startJob } from '../../../platform/jobs/start-job.ts'

/** Starts a job of the ledger, or answers the caller's running one. */
export async function startOnce(
  ctx: Ctx,
  tx: Tx,
  job: JobKind<Record<string, never>>,
  countTotal: () => Promise<number>,
): Promise<{ jobId: number }> {
  const { kind } = job
  const { rows } = await sql<{ id: number }>`
    select id from platform.job where company_id = ${ctx.companyId} and kind = ${kind} and created_by = ${ctx.userId} and finished_at is null
    order by id limit 1`.execute(tx)
  const [running] = rows
  if (running === undefined)
    return { jobId: (await startJob(ctx, tx, job, { input: {}, total: await countTotal() })).id }
  // The repeated request is recorded in the audit log, without a change.
  ctx.audit({ entity: 'platform.job', entityId: running.id, label: kind, before: { kind }, after: { kind } })
  return { jobId: running.id }
}
