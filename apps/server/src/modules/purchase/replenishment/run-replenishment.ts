import type { runReplenishment as route } from '@countinghouse/contract/purchase/replenishment-calls'
import { replenishmentPage } from '@countinghouse/contract/purchase/replenishment'
import {
  replenishmentLeadDays,
  replenishmentServiceLevel,
} from '@countinghouse/contract/purchase/replenishment-settings'
import { text } from '@countinghouse/contract/purchase/replenishment.text'
import type { OutputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Ctx } from '../../../platform/calls/context.ts'
import { now } from '../../../platform/config/clock.ts'
import { readSetting } from '../../../platform/config/settings.ts'
import type { Database, Tx } from '../../../platform/database/db.ts'
import { jobKind } from '../../../platform/jobs/job-kind.ts'
import { startJob } from '../../../platform/jobs/start-job.ts'
import { calculateStore } from './calculate-store.ts'
import { completeRun } from './complete-run.ts'

const Checkpoint = z.object({
  runId: z.int(),
  stores: z.array(z.int()),
  /** Calculated stores; one more once the run is completed. */
  done: z.int(),
  startedAt: z.iso.datetime(),
  /** Suggestions of the completed run. */
  count: z.int(),
})
type Checkpoint = z.output<typeof Checkpoint>

const isCompleted = ({ done, stores }: Checkpoint) => done > stores.length

/** One step opens the run, one calculates each store, the last allocates surplus and replaces the suggestions of earlier runs. */
export const replenishing = jobKind({
  kind: 'purchase.replenishment.calculate',
  text: text.running,
  resultText: text.ran,
  input: z.strictObject({}),
  access: () => ({ page: replenishmentPage, event: 'replenish' }),
  run: async (job) => {
    const { companyId, userId } = job.ctx
    for (;;) {
      const at = job.progress.checkpoint === null ? null : Checkpoint.parse(job.progress.checkpoint)
      if (at !== null && isCompleted(at)) return { result: { count: at.count } }
      await job.step(async (tx) => {
        const next =
          at === null ? await openRun(tx, { companyId, userId, jobId: job.id }) : await advance(tx, companyId, at)
        return { checkpoint: next, done: next.done, total: next.stores.length + 1 }
      })
    }
  },
})

/** The nightly run; no user started it. */
export async function replenishEveryNight(db: Database, companyId: number): Promise<void> {
  const scope = { companyId }
  let at = await db.inTransaction(scope, (tx) => openRun(tx, { companyId, userId: null, jobId: null }))
  while (!isCompleted(at)) {
    const before = at
    at = await db.inTransaction(scope, (tx) => advance(tx, companyId, before))
  }
}

type Opening = { readonly companyId: number; readonly userId: number | null; readonly jobId: number | null }

async function openRun(tx: Tx, { companyId, userId, jobId }: Opening): Promise<Checkpoint> {
  const { rows: stores } = await sql<{ id: number }>`
    select s.id from erp.store s where s.company_id = ${companyId} and s.status = 'active' order by s.id`.execute(tx)
  const { rows } = await sql<{ id: number }>`
    insert into purchase.replenishment_run (company_id, started_by, job_id, store_count)
    values (${companyId}, ${userId}, ${jobId}, ${stores.length}) returning id`.execute(tx)
  return {
    runId: rows[0]?.id ?? 0,
    stores: stores.map(({ id }) => id),
    done: 0,
    startedAt: now().toISOString(),
    count: 0,
  }
}

/** Calculates the next store; after the last, completes the run. */
async function advance(tx: Tx, companyId: number, at: Checkpoint): Promise<Checkpoint> {
  const { runId, stores, startedAt } = at
  const done = at.done + 1
  const storeId = stores[at.done]
  if (storeId === undefined) return { ...at, done, count: await completeRun(tx, companyId, runId) }
  const place = { companyId, storeId }
  const serviceLevel = await readSetting(tx, place, replenishmentServiceLevel)
  const leadDays = await readSetting(tx, place, replenishmentLeadDays)
  await calculateStore(tx, { ...place, runId, now: new Date(startedAt), serviceLevel, leadDays })
  return { ...at, done }
}

export async function startReplenishment(ctx: Ctx, tx: Tx): Promise<OutputOfRoute<typeof route>> {
  const { id } = await startJob(ctx, tx, replenishing, { input: {} })
  return { jobId: id }
}

/** Suggestions are kept for 30 days, dismissed ones until their day; interrupted runs for two. */
export async function forgetRuns(tx: Tx, companyId: number): Promise<void> {
  const old = sql`r.company_id = ${companyId}
    and r.started_at < now() - case when r.completed_at is null then interval '2 days' else interval '30 days' end`
  await sql`
    delete from purchase.replenishment_suggestion s using purchase.replenishment_run r
    where ${old} and s.company_id = ${companyId} and s.run_id = r.id
      and not (s.status = 'dismissed' and s.snoozed_until >= current_date)`.execute(tx)
  await sql`
    delete from purchase.replenishment_run r where ${old} and not exists (
      select from purchase.replenishment_suggestion s where s.company_id = ${companyId} and s.run_id = r.id)`.execute(
    tx,
  )
}
