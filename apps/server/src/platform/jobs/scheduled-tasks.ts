import { sql } from 'kysely'
import type { Database, Tx } from '../database/db.ts'

export const scheduledTaskNames = ['hourly', 'nightly'] as const
export type ScheduledTaskName = (typeof scheduledTaskNames)[number]

/** What is done for each company by the clock; it may run twice, and beside itself for another company. */
export type ScheduledTask = (db: Database, companyId: number) => Promise<void>

/** What a module exports as `scheduledTasks` from an `*.api.ts`. */
export type ScheduledTasks = { readonly [name in ScheduledTaskName]?: readonly ScheduledTask[] }

/** Runs a round of a company and plans its next; what breaks is tried again and never ends the rounds. */
export async function runScheduledTask(
  { db, scheduledTasks }: { readonly db: Database; readonly scheduledTasks: ScheduledTasks },
  name: ScheduledTaskName,
  payload: unknown,
): Promise<void> {
  const { companyId } = payload as { companyId: number }
  const isArchived = await db.inTransaction({ companyId }, async (tx) => {
    await planRounds(tx, companyId, { names: [name], mode: 'replace' })
    const { rows } = await sql`select from erp.company c where c.id = ${companyId} and c.status = 'archived'`.execute(
      tx,
    )
    return rows.length > 0
  })
  // Nobody works in it, nor is written to. Its rounds stay planned, as it may be active again.
  if (isArchived) return
  for (const run of scheduledTasks[name] ?? []) await run(db, companyId)
}

/** Plans the next rounds of a company: in an hour, and at three in its night. Those that are planned stay as they are. */
export async function planRounds(
  tx: Tx,
  companyId: number,
  { names, mode }: { readonly names: readonly ScheduledTaskName[]; readonly mode: 'replace' | 'unsafe_dedupe' } = {
    names: scheduledTaskNames,
    mode: 'unsafe_dedupe',
  },
): Promise<void> {
  await sql`
    select graphile_worker.add_job('platform.' || n.name, json_build_object('companyId', c.id), max_attempts := 3,
      run_at := case n.name when 'hourly' then now() + interval '1 hour' else
        (date_trunc('day', now() at time zone c.timezone - interval '3 hours') + interval '1 day 3 hours') at time zone c.timezone end,
      job_key := 'platform.' || n.name || ':' || c.id, job_key_mode := ${mode})
    from erp.company c, unnest(${names}::text[]) as n (name) where c.id = ${companyId}`.execute(tx)
}
