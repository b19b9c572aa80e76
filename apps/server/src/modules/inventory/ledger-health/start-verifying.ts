import { sql } from 'kysely'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db.ts'
import { startJob } from '../../../platform/start-job.ts'
import { checkCount, verifying } from './verify-ledger.ts'

/** Starts a verification, or answers the caller's running one. */
export async function startVerifying(ctx: Ctx, tx: Tx): Promise<{ jobId: number }> {
  const { kind } = verifying
  const { rows } = await sql<{ id: number }>`
    select id from platform.job where company_id = ${ctx.companyId} and kind = ${kind} and created_by = ${ctx.userId} and finished_at is null
    order by id limit 1`.execute(tx)
  const [begun] = rows
  if (begun === undefined) return { jobId: (await startJob(ctx, tx, verifying, { input: {}, total: checkCount })).id }
  // The repeated request is recorded in the audit log, without a change.
  ctx.audit({ entity: 'platform.job', entityId: begun.id, label: kind, before: { kind }, after: { kind } })
  return { jobId: begun.id }
}
