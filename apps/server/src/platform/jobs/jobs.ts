import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import type { Runner, Task, TaskList, WorkerEvents } from 'graphile-worker'
import { Logger, run, runMigrations } from 'graphile-worker'
import { sql } from 'kysely'
import pg from 'pg'
import type { Tx } from '../database/db.ts'
import { sweepFiles } from '../files/files.ts'
import type { JobParts } from './job-runner.ts'
import { runJob } from './job-runner.ts'
import type { Subscriber } from './outbox.ts'
import { deliver } from './outbox.ts'
import { runScheduledTask } from './scheduled-tasks.ts'

const keptDays = 7
const keptJobDays = 90
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

/** The workers of a process. */
export type Jobs = {
  /** Takes no more long work, and waits until what runs stands between two steps. */
  readonly stopLong: () => Promise<void>
  readonly stop: () => Promise<void>
}

type Log = (level: 'debug' | 'info' | 'warn' | 'error', message: string) => void

/**
 * Starts the workers of this process: one for what is quick, one for long work and one for mail, so that neither an import nor a
 * mail server that does not answer keeps an event waiting. What they do runs at least once; each must bear a repeat. However many processes there are, the queue hands out a job once.
 */
export async function startJobs(options: {
  parts: JobParts
  directUrl: string
  subscribers: ReadonlyMap<string, readonly Subscriber[]>
  /** Mails somebody's notices; null: none go out. */
  mailing?: ((person: { companyId: number; userId: number }) => Promise<void>) | null
  log: Log
}): Promise<Jobs> {
  const { parts, log, mailing = null } = options
  const { db } = parts
  const name = `jobs:${randomUUID()}`
  const pool = new pg.Pool({ connectionString: options.directUrl, application_name: name, max: 8 })
  // Without a listener the loss of a connection would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  const deliverOne: Task = (payload) => deliver(db, options.subscribers, payload)
  const reclaiming = setInterval(() => void reclaimJobs(pool).catch(() => {}), reclaimMs).unref()
  await reclaimJobs(pool)
  const quick = await startWorker(
    pool,
    name,
    log,
    { pollInterval: 5000, concurrency: 2 },
    {
      'platform.deliver': deliverOne,
      'platform.prune': (payload) => prune(parts, payload),
      'platform.hourly': (payload) => runScheduledTask(parts, 'hourly', payload),
      // What is asked for while no mail goes out waits for nobody.
      ...(mailing === null && { 'desk.mail_notices': async () => {}, 'platform.deliver_mail': deliverOne }),
    },
  )
  const long = await startWorker(
    pool,
    name,
    log,
    { pollInterval: 2000, concurrency: 2 },
    {
      'platform.run_job': (payload) => runJob(parts, log, payload),
      'platform.nightly': (payload) => runScheduledTask(parts, 'nightly', payload),
    },
  )
  const mail =
    mailing === null
      ? null
      : await startWorker(
          pool,
          name,
          log,
          { pollInterval: 5000, concurrency: 1 },
          {
            'desk.mail_notices': (payload) => mailing(payload as { companyId: number; userId: number }),
            'platform.deliver_mail': deliverOne,
          },
        )
  const stopLong = once(() => long.stop())
  return {
    stopLong,
    stop: once(async () => {
      await Promise.all([stopLong(), quick.stop(), mail?.stop()])
      clearInterval(reclaiming)
      await pool.end()
    }),
  }
}

/** Each finished job is a row of its own already; a log of them would hide what failed. */
const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'debug' } as const

async function startWorker(
  pool: pg.Pool,
  name: string,
  log: Log,
  pace: { pollInterval: number; concurrency: number },
  taskList: TaskList,
): Promise<Runner> {
  const events: WorkerEvents = new EventEmitter()
  // A taken job bears the name that the connections show, so that everybody sees when its worker is gone.
  events.on('pool:create', ({ workerPool }) => (workerPool.id = name))
  return await run({
    pgPool: pool,
    events,
    taskList,
    parsedCronItems: [],
    ...pace,
    noHandleSignals: true,
    logger: new Logger(() => (level, message) => log(levels[level], message)),
  })
}

function once(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null
  return () => (running ??= run())
}

/**
 * Gives back the jobs of workers that died; by itself the queue does so after four hours.
 * Source: docs/guides/platform.md, Jobs.
 */
async function reclaimJobs(pool: pg.Pool): Promise<void> {
  await pool.query(`
    update graphile_worker._private_jobs set locked_at = null, locked_by = null
    where locked_by not in (select application_name from pg_stat_activity where application_name is not null)`)
}

/**
 * Drops keys and delivered events older than a week, jobs over for three months, words and files nobody needs, and what modules name.
 * Source: docs/guides/platform.md, Jobs.
 */
export async function prune(
  { db, files, prunings }: Pick<JobParts, 'db' | 'files' | 'prunings'>,
  payload: unknown,
): Promise<void> {
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
    await tx
      .deleteFrom('platform.job')
      .where('company_id', '=', companyId)
      .where('finished_at', '<', sql<string>`now() - make_interval(days => ${keptJobDays})`)
      .execute()
    for (const run of prunings) await run(tx, companyId)
    // Last, because writers of words wait for the end of it.
    await sql`select platform.forget_words(${companyId})`.execute(tx)
  })
  await sweepFiles(db, files, companyId)
}

/** Plans one pruning of a company a day ahead; asked again meanwhile it stays one. */
export async function planPruning(tx: Tx, companyId: number): Promise<void> {
  await sql`
    select graphile_worker.add_job('platform.prune', json_build_object('companyId', ${companyId}::bigint),
      run_at := now() + interval '1 day', job_key := ${`platform.prune:${companyId}`}, job_key_mode := 'unsafe_dedupe')`.execute(
    tx,
  )
}
