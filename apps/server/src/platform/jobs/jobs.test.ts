import { randomInt } from 'node:crypto'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { cancelJob, downloadJobFile, getJob, listJobs } from '@countinghouse/contract/desk/job'
import { cancelCompanyJob, companyJobs, getCompanyJob, retryCompanyJob } from '@countinghouse/contract/erp/job'
import { afterEach, expect, test, vi } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { hooks, jobSlice, startCount } from '../../../../../tests/support/job-slice.ts'
import type { Client, Tenant } from '../../../../../tests/support/server.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { RunStopped } from './job-run.ts'
import { runJob } from './job-runner.ts'
import { startJobs } from './jobs.ts'

const server = useServer({ more: [jobSlice] })
const nothing = hooks.at
const patience = { timeout: 40_000, interval: 50 }
const releases: (() => void)[] = []
const runs: Promise<void>[] = []

afterEach(async () => {
  hooks.at = nothing
  server.app.drain.isDraining = false
  // A test that failed holds its runs, and with them connections that the server waits for.
  for (const release of releases.splice(0)) release()
  await Promise.allSettled(runs.splice(0))
})

test('a job runs as its creator to its end: progress, result and file for him, an audit row for each effect, an event for all', async () => {
  const tenant = await server.company()
  const { id } = await tenant.owner.call(startCount, { steps: 3, leavesFile: true })
  const { uid: _, ...waiting } = await tenant.owner.call(getJob, { id })
  expect(waiting).toMatchObject({
    title: 'Counting to 3',
    status: 'waiting',
    done: 0,
    total: 3,
    isMine: true,
    summary: null,
  })
  await run(tenant, id)
  const done = await tenant.owner.call(getJob, { id })
  expect(done).toMatchObject({ status: 'done', done: 3, summary: '3 counted', result: { counted: 3 }, problem: null })
  expect(done.file).toEqual({ name: 'count.txt', mediaType: 'text/plain', byteSize: 7 })
  expect((await tenant.owner.send(downloadJobFile, { id })).text).toBe('counted')
  const arabic = await tenant.owner.call(getJob, { id }, { headers: { 'accept-language': 'ar' } })
  expect(arabic).toMatchObject({ title: 'العد إلى 3', summary: 'عُدّ 3' })
  expect(await effectsOf(tenant, id)).toEqual(['step 1', 'step 2', 'step 3'])
  const rows = await query(
    server.database.maintUrl,
    `select distinct user_id::int, action, ip from platform.audit where company_id = $1 and request_id = $2`,
    [tenant.companyId, `job:${id}`],
  )
  expect(rows).toEqual([{ user_id: tenant.owner.user?.Usr_userid, action: 'desk.test.count', ip: null }])
  expect(await eventsOf(tenant)).toEqual([
    { jobId: id, kind: 'desk.test.count', status: 'done', createdBy: tenant.owner.user?.Usr_userid },
  ])
})

test('A12: a run that was taken for dead and comes back has no second effect', async () => {
  const tenant = await server.company()
  const { id } = await tenant.owner.call(startCount, { steps: 3 })
  const held = holdAt('2 inside')
  const first = run(tenant, id)
  await held.reached
  hooks.at = nothing
  await run(tenant, id)
  held.release()
  await first
  expect(await tenant.owner.call(getJob, { id })).toMatchObject({ status: 'done', done: 3 })
  expect(await effectsOf(tenant, id)).toEqual(['step 1', 'step 2', 'step 3'])
})

test('A12: a worker is killed at any step, inside and outside its transaction; another one goes on, and each effect is there once', async () => {
  const tenant = await server.company()
  const { id } = await tenant.owner.call(startCount, { steps: 7 })
  for (const point of ['inside', 'after']) {
    const { done } = await tenant.owner.call(getJob, { id })
    const killAt = `${randomInt(done + 1, done + 4)} ${point}`
    const worker = startWorker(killAt)
    const [code, signal] = (await once(worker, 'exit')) as [number | null, string | null]
    expect({ code, signal }, killAt).toEqual({ code: null, signal: 'SIGKILL' })
    await untilNoWorker()
  }
  await withWorkers(async () => {
    await vi.waitFor(async () => expect((await tenant.owner.call(getJob, { id })).status).toBe('done'), patience)
  })
  expect(await effectsOf(tenant, id)).toEqual([1, 2, 3, 4, 5, 6, 7].map((step) => `step ${step}`))
})

test('what breaks without a reason is tried again from its checkpoint, and given up after three times at one place', async () => {
  const tenant = await server.company()
  const { id } = await tenant.owner.call(startCount, { steps: 3 })
  const lines: string[] = []
  const runLogged = () =>
    runJob(server.app.jobs, (_, line) => lines.push(line), { companyId: tenant.companyId, jobId: id })
  breakAt('1 inside')
  await runLogged()
  await runLogged()
  breakAt('2 inside')
  await runLogged()
  expect(await tenant.owner.call(getJob, { id })).toMatchObject({ status: 'waiting', done: 1, problem: null })
  await runLogged()
  await runLogged()
  const { status, problem } = await tenant.owner.call(getJob, { id })
  expect({ status, problem }).toMatchObject({
    status: 'failed',
    problem: { errorType: 'internal', requestId: `job:${id}` },
  })
  expect(problem?.message).toContain('An internal error occurred')
  expect(lines).toHaveLength(5)
  expect(lines[4]).toContain('planned break')
  expect(await effectsOf(tenant, id)).toEqual(['step 1'])
})

test('a refusal of the business ends a job at once, and it can be tried again from where it stopped', async () => {
  const tenant = await server.company()
  const { id } = await tenant.owner.call(startCount, { steps: 3, refusedAt: 2 })
  await run(tenant, id)
  const failed = await tenant.owner.call(getJob, { id })
  expect(failed).toMatchObject({
    status: 'failed',
    done: 1,
    problem: { errorType: 'state_conflict', requestId: `job:${id}` },
  })
  expect(await tenant.owner.call(retryCompanyJob, { id })).toMatchObject({ status: 'waiting', done: 1, problem: null })
  expect(await tenant.owner.send(retryCompanyJob, { id })).toMatchObject({ status: 409 })
  await run(tenant, id)
  expect(await effectsOf(tenant, id)).toEqual(['step 1'])
})

test('cancelled: at once while it waits, after its step while it runs, and not any more when it is over', async () => {
  const tenant = await server.company()
  const waiting = await tenant.owner.call(startCount, { steps: 2 })
  expect(await tenant.owner.call(cancelJob, waiting)).toMatchObject({ status: 'cancelled' })
  await run(tenant, waiting.id)
  const { id } = await tenant.owner.call(startCount, { steps: 3 })
  const held = holdAt('2 inside')
  const running = run(tenant, id)
  await held.reached
  expect(await tenant.owner.call(cancelJob, { id })).toMatchObject({ status: 'running', isCancelRequested: true })
  expect(await tenant.owner.send(cancelJob, { id })).toMatchObject({
    status: 409,
    body: { errorType: 'state_conflict' },
  })
  held.release()
  await running
  expect(await tenant.owner.call(getJob, { id })).toMatchObject({
    status: 'cancelled',
    done: 2,
    isCancelRequested: false,
  })
  expect(await tenant.owner.send(cancelJob, { id })).toMatchObject({ status: 409 })
  expect(await effectsOf(tenant, id)).toEqual(['step 1', 'step 2'])
  expect((await eventsOf(tenant)).map(({ status }) => status)).toEqual(['cancelled', 'cancelled'])
})

test('a process that stops gives its jobs back between two steps', async () => {
  const tenant = await server.company()
  const { id } = await tenant.owner.call(startCount, { steps: 3 })
  hooks.at = ({ step, point }) => {
    if (step === 2 && point === 'inside') server.app.drain.isDraining = true
  }
  await run(tenant, id)
  expect(await tenant.owner.call(getJob, { id })).toMatchObject({ status: 'waiting', done: 2 })
  hooks.at = nothing
  server.app.drain.isDraining = false
  await run(tenant, id)
  expect(await effectsOf(tenant, id)).toEqual(['step 1', 'step 2', 'step 3'])
})

test('a job that yields its turn waits behind the others and goes on from its checkpoint', async () => {
  const tenant = await server.company()
  const { id } = await tenant.owner.call(startCount, { steps: 3 })
  hooks.at = ({ step, point }) => {
    if (step === 2 && point === 'after') throw new RunStopped('yielded')
  }
  await run(tenant, id)
  expect(await tenant.owner.call(getJob, { id })).toMatchObject({ status: 'waiting', done: 2 })
  hooks.at = nothing
  await run(tenant, id)
  expect(await tenant.owner.call(getJob, { id })).toMatchObject({ status: 'done', done: 3 })
  expect(await effectsOf(tenant, id)).toEqual(['step 1', 'step 2', 'step 3'])
})

test('rights withdrawn meanwhile, or an account closed, end a job with that reason', async () => {
  const tenant = await server.company()
  const clerk = await tenant.as({ may: ['jobs:view'] })
  const started = [
    await clerk.call(startCount, { steps: 2, needsPermission: true }),
    await clerk.call(startCount, { steps: 2 }),
  ]
  const [withdrawn, closed] = started.map(({ id }) => id)
  await inCompany(tenant, 'delete from erp.role_event where company_id = $1')
  await inCompany(
    tenant,
    'insert into erp.permission_version values ($1, 99) on conflict (company_id) do update set version = 99',
  )
  await run(tenant, withdrawn ?? 0)
  expect(await clerk.call(getJob, { id: withdrawn ?? 0 })).toMatchObject({
    status: 'failed',
    problem: { errorType: 'forbidden', details: { reason: 'page', page: '/erp/jobs/' } },
  })
  await inCompany(tenant, "update erp.app_user set status = 0 where company_id = $1 and first_name = 'Una'")
  await run(tenant, closed ?? 0)
  expect(await tenant.owner.call(getCompanyJob, { id: closed ?? 0 })).toMatchObject({
    status: 'failed',
    problem: { errorType: 'inactive_user' },
  })
  expect(await effectsOf(tenant, closed ?? 0)).toEqual([])
})

test('two of a kind run in a company at a time; a third waits, another company does not', async () => {
  const [tenant, other] = [await server.company(), await server.company()]
  // One after the other: the list goes by the time at which each began, which at the same time is not the order of their numbers.
  const { id: one } = await tenant.owner.call(startCount, { steps: 1 })
  const { id: two } = await tenant.owner.call(startCount, { steps: 1 })
  const { id: three } = await tenant.owner.call(startCount, { steps: 1 })
  const held = holdAt('1 inside')
  const running = [run(tenant, one), run(tenant, two)]
  await vi.waitFor(async () => expect(await statesOf(tenant)).toEqual(['waiting', 'running', 'running']), patience)
  await run(tenant, three)
  expect(await statesOf(tenant)).toEqual(['waiting', 'running', 'running'])
  hooks.at = nothing
  const { id } = await other.owner.call(startCount, { steps: 1 })
  await run(other, id)
  expect(await statesOf(other)).toEqual(['done'])
  held.release()
  await Promise.all(running)
  await run(tenant, three)
  expect(await statesOf(tenant)).toEqual(['done', 'done', 'done'])
})

test('several processes take each job once, and the one that is told to stop gives back what it has', async () => {
  const tenant = await server.company()
  const started = await Promise.all([1, 2, 3, 4].map(() => tenant.owner.call(startCount, { steps: 20 })))
  const [one, two] = [startWorker(), startWorker()]
  const hasStarted = async () => (await statesOf(tenant)).some((status) => status !== 'waiting')
  await vi.waitFor(async () => expect(await hasStarted()).toBe(true), patience)
  one.kill('SIGTERM')
  await once(one, 'exit')
  await vi.waitFor(async () => expect(await statesOf(tenant)).toEqual(['done', 'done', 'done', 'done']), patience)
  two.kill('SIGTERM')
  await once(two, 'exit')
  for (const { id } of started) expect(await effectsOf(tenant, id)).toHaveLength(20)
})

test('everybody sees his own jobs, who may look after the company sees all of it, and nobody those of another', async () => {
  const [tenant, other] = [await server.company(), await server.company()]
  const clerk = await tenant.as({ may: [] })
  const { id } = await tenant.owner.call(startCount, { steps: 1 })
  const mine = await clerk.call(startCount, { steps: 2 })
  const titles = async (list: Promise<{ items: { title: string }[] }>) => (await list).items.map(({ title }) => title)
  expect(await titles(clerk.call(listJobs, {}))).toEqual(['Counting to 2'])
  expect(await titles(tenant.owner.call(listJobs, {}))).toEqual(['Counting to 1'])
  expect(await titles(tenant.owner.call(companyJobs.routes.list, {}))).toEqual(['Counting to 2', 'Counting to 1'])
  expect(await titles(tenant.owner.call(companyJobs.routes.list, { status: ['failed'] }))).toEqual([])
  expect(await clerk.send(cancelJob, { id })).toMatchObject({ status: 404 })
  expect(await clerk.send(companyJobs.routes.list, {})).toMatchObject({ status: 403 })
  for (const route of [getCompanyJob, cancelCompanyJob, retryCompanyJob, getJob, cancelJob]) {
    expect(await other.owner.send(route, mine)).toMatchObject({ status: 404, body: { errorType: 'not_found' } })
  }
  expect(await titles(other.owner.call(companyJobs.routes.list, {}))).toEqual([])
})

function run({ companyId }: Tenant, jobId: number): Promise<void> {
  const running = runJob(server.app.jobs, () => {}, { companyId, jobId })
  runs.push(running)
  return running
}

/** Holds every run at a point until it is let go. */
function holdAt(wanted: string): { reached: Promise<void>; release: () => void } {
  const reached = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  releases.push(released.resolve)
  hooks.at = async ({ step, point }) => {
    if (`${step} ${point}` !== wanted) return
    reached.resolve()
    await released.promise
  }
  return { reached: reached.promise, release: released.resolve }
}

function breakAt(wanted: string): void {
  hooks.at = ({ step, point }) => {
    if (`${step} ${point}` === wanted) throw new Error('planned break')
  }
}

function startWorker(killAt = '') {
  const { PATH = '' } = process.env
  return spawn(process.execPath, [resolve('tests/support/job-worker.ts')], {
    env: { PATH, DATABASE_URL: server.database.appUrl, FILES_DIR: server.filesDir, KILL_AT: killAt },
    stdio: 'inherit',
  })
}

async function withWorkers(use: () => Promise<void>): Promise<void> {
  const jobs = await startJobs({
    parts: server.app.jobs,
    directUrl: server.database.appUrl,
    subscribers: server.app.subscribers,
    log: () => {},
  })
  try {
    await use()
  } finally {
    await jobs.stop()
  }
}

/** The database notices a moment later that a process is gone. */
async function untilNoWorker(): Promise<void> {
  await vi.waitFor(async () => {
    const rows = await query(
      server.database.superUrl,
      `select from pg_stat_activity where datname = current_database() and application_name like 'jobs:%'`,
    )
    expect(rows).toEqual([])
  }, patience)
}

async function statesOf({ owner }: { owner: Client }): Promise<string[]> {
  return (await owner.call(companyJobs.routes.list, {})).items.map(({ status }) => status)
}

async function effectsOf({ companyId }: Tenant, id: number): Promise<string[]> {
  const rows = await query<{ label: string }>(
    server.database.maintUrl,
    `select entity_label as label from platform.audit where company_id = $1 and request_id = $2 and entity_label like 'step%' order by id`,
    [companyId, `job:${id}`],
  )
  return rows.map(({ label }) => label)
}

async function eventsOf({ companyId }: Tenant): Promise<Record<string, unknown>[]> {
  const rows = await query<{ payload: Record<string, unknown> }>(
    server.database.maintUrl,
    `select payload from platform.outbox where company_id = $1 and event = 'desk.job_finished' order by id`,
    [companyId],
  )
  return rows.map(({ payload }) => payload)
}

async function inCompany({ companyId }: Tenant, statement: string): Promise<void> {
  await query(server.database.superUrl, statement, [companyId])
}
