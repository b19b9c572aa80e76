import { cancelFields, cancelManagementPage, cancelScopes } from '@countinghouse/contract/inventory/cancel-management'
import { text } from '@countinghouse/contract/inventory/cancel-management.text'
import type { cancelMany as cancelRoute, getCancelRun } from '@countinghouse/contract/inventory/cancel-transfers'
import { mostCancelled } from '@countinghouse/contract/inventory/cancel-transfers'
import { fail } from '@countinghouse/contract/errors'
import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import type { Selection } from '@countinghouse/contract/selection'
import { AppError } from '@countinghouse/kernel/errors'
import { sql } from 'kysely'
import { z } from 'zod'
import { failureOf } from '../../../platform/calls/answer.ts'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import { jobKind } from '../../../platform/jobs/job-kind.ts'
import type { JobRun } from '../../../platform/jobs/job-run.ts'
import type { ListSource } from '../../../platform/lists/list-source.ts'
import { selectionCondition } from '../../../platform/lists/selection.ts'
import { startJob } from '../../../platform/jobs/start-job.ts'
import { cancelOne, requireWords } from './cancel-one.ts'

const Chosen = z.strictObject({
  id: z.int(),
  /** The selected version; a transfer changed since is rejected. */
  version: z.int(),
  name: z.string(),
  scope: z.enum(cancelScopes),
})
const JobInput = z.strictObject({ transfers: z.array(Chosen), ...cancelFields })
type Input = z.output<typeof JobInput>
type Run = OutputOfRoute<typeof getCancelRun>

const nothingYet: Run = { cancelled: 0, refused: [] }

/** One transfer per step: each succeeds or fails separately, and the checkpoint records its result. */
export const cancelling = jobKind({
  kind: 'inventory.cancelRun.cancelOpen',
  text: text.running,
  resultText: text.ran,
  input: JobInput,
  access: () => ({ page: cancelManagementPage, event: 'cancel' }),
  run: async (job: JobRun<Input>) => {
    const { transfers, ...why } = job.input
    for (const { name, ...one } of transfers.slice(job.progress.done)) {
      const before = runOf(job.progress.checkpoint)
      try {
        await job.step(async (tx) => {
          await cancelOne(job.ctx, tx, { ...one, ...why })
          return progressOf({ ...before, cancelled: before.cancelled + 1 })
        })
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        const { message } = failureOf(error, job.ctx.locale, job.ctx.requestId).body
        const refused = [...before.refused, { id: one.id, name, message }]
        await job.step(async () => progressOf({ ...before, refused }))
      }
    }
    const { cancelled, refused } = runOf(job.progress.checkpoint)
    return { result: { cancelled, refused: refused.length } }
  },
})

function runOf(checkpoint: unknown): Run {
  return (checkpoint as Run | null) ?? nothingYet
}

function progressOf(run: Run) {
  return { checkpoint: run, done: run.cancelled + run.refused.length }
}

/**
 * Starts the job with the selected transfers at their selected versions. Throws: inventory.nothing_to_cancel, inventory.too_many_transfers,
 * inventory.rule_broken.
 */
export async function cancelMany(
  ctx: Ctx,
  tx: Tx,
  source: ListSource,
  { selection, ...why }: InputOfRoute<typeof cancelRoute>,
): Promise<OutputOfRoute<typeof cancelRoute>> {
  requireWords(ctx, why)
  const transfers = await readChosen(ctx, tx, source, selection)
  if (transfers.every(({ version }) => version === 0)) fail('inventory.nothing_to_cancel')
  if (transfers.length > mostCancelled) fail('inventory.too_many_transfers')
  const { id } = await startJob(ctx, tx, cancelling, { input: { transfers, ...why }, total: transfers.length })
  return { jobId: id, count: transfers.length }
}

async function readChosen(ctx: Ctx, tx: Tx, source: ListSource, selection: Selection): Promise<Input['transfers']> {
  const { rows } = await sql<Input['transfers'][number]>`
    select t.id, t.version, t.name, t.scope from ${source.name} t where ${selectionCondition(ctx, source, selection)}
    order by t.id limit ${mostCancelled + 1}`.execute(tx)
  if (!('ids' in selection)) return rows
  // A transfer that disappeared since the selection is reported as rejected, like the others.
  const found = new Set(rows.map(({ id }) => id))
  const gone = selection.ids.filter((id) => !found.has(id))
  return [...rows, ...gone.map((id) => ({ id, version: 0, name: `#${id}`, scope: 'all' as const }))]
}

/** Throws: not_found, also for a job of another user. */
export async function findCancelRun({ companyId, userId }: Ctx, reader: Reader, id: number): Promise<Run> {
  const { rows } = await sql<{ checkpoint: unknown }>`
    select checkpoint from platform.job where company_id = ${companyId} and id = ${id} and kind = ${cancelling.kind}
      and created_by = ${userId}`.execute(reader)
  const [job = fail('not_found')] = rows
  return runOf(job.checkpoint)
}
