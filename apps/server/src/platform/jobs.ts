import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import type { Runner, TaskList, WorkerEvents } from 'graphile-worker'
import { Logger, run, runMigrations } from 'graphile-worker'
import { sql } from 'kysely'
import pg from 'pg'
import type { Database, Tx } from './db.ts'
import type { Subscriber } from './outbox.ts'
import { deliver } from './outbox.ts'

const keptDays = 7
/** How often jobs of workers that died are looked for. Units: milliseconds. */
const reclaimMs = 30_000

/** Installs or upgrades the queue's own schema and lets role app use it; the queue holds ids only, no company's data. */
export async function migrateJobs(ownerUrl: string): Promise<void> {
  await runMigrations({ connectionString: ownerUrl })
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query(`
      grant usage on schema graphile_worker to app;
      grant select, insert, update, delete on all tables in schema graphile_worker to app;
      grant usage on all sequences in schema graphile_worker to app;
      grant execute on all functions in schema graphile_worker to app;
      do $$
      declare t record;
      begin
        for t in select c.oid::regclass as name from pg_class c
          where c.relnamespace = 'graphile_worker'::regnamespace and c.relkind = 'r' and c.relrowsecurity
            and not exists (select from pg_policy p where p.polrelid = c.oid)
        loop
          execute format('create policy jobs on %s to app using (true)', t.name);
        end loop;
      end $$`)
  } finally {
    await client.end()
  }
}

/** Starts the worker of this process. Jobs run at least once; each must bear a repeat. */
export async function startJobs(options: {
  db: Database
  directUrl: string
  subscribers: ReadonlyMap<string, readonly Subscriber[]>
  log: (level: 'debug' | 'info' | 'warn' | 'error', message: string) => void
}): Promise<Runner> {
  const name = `jobs:${randomUUID()}`
  const pool = new pg.Pool({ connectionString: options.directUrl, application_name: name, max: 4 })
  // Without a listener the loss of a connection would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  const taskList: TaskList = {
    'platform.deliver': (payload) => deliver(options.db, options.subscribers, payload),
    'platform.prune': (payload) => prune(options.db, payload),
  }
  const events: WorkerEvents = new EventEmitter()
  // A taken job bears the name that the connections show, so that everybody sees when its worker is gone.
  events.on('pool:create', ({ workerPool }) => (workerPool.id = name))
  const reclaiming = setInterval(() => void reclaimJobs(pool).catch(() => {}), reclaimMs).unref()
  await reclaimJobs(pool)
  const runner = await run({
    pgPool: pool,
    events,
    taskList,
    parsedCronItems: [],
    concurrency: 2,
    noHandleSignals: true,
    pollInterval: 5000,
    logger: new Logger(() => (level, message) => options.log(level === 'warning' ? 'warn' : level, message)),
  })
  runner.events.on('stop', () => {
    clearInterval(reclaiming)
    void pool.end()
  })
  return runner
}

/** Gives back the jobs of workers that died; by itself the queue does so after four hours. Source: reliability-security.md A12. */
async function reclaimJobs(pool: pg.Pool): Promise<void> {
  await pool.query(`
    update graphile_worker._private_jobs set locked_at = null, locked_by = null
    where locked_by not in (select application_name from pg_stat_activity where application_name is not null)`)
}

/** Drops idempotency keys and delivered events older than a week. Source: reliability-security.md 6. */
export async function prune(db: Database, payload: unknown): Promise<void> {
  const { companyId } = payload as { companyId: number }
  await db.inTransaction({ companyId }, async (tx) => {
    const cutOff = sql<string>`now() - make_interval(days => ${keptDays})`
    await tx
      .deleteFrom('platform.idempotency')
      .where('company_id', '=', companyId)
      .where('created_at', '<', cutOff)
      .execute()
    await tx
      .deleteFrom('platform.outbox')
      .where('company_id', '=', companyId)
      .where('delivered_at', '<', cutOff)
      .execute()
  })
}

/** Plans one pruning of a company a day ahead; asked again meanwhile it stays one. */
export async function planPruning(tx: Tx, companyId: number): Promise<void> {
  await sql`
    select graphile_worker.add_job('platform.prune', json_build_object('companyId', ${companyId}::bigint),
      run_at := now() + interval '1 day', job_key := ${`platform.prune:${companyId}`}, job_key_mode := 'unsafe_dedupe')`.execute(
    tx,
  )
}
