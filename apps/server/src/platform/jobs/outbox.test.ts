import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import type { OutboxEvent } from '../calls/context.ts'
import { planPruning, prune, startJobs } from './jobs.ts'
import type { Delivery } from './outbox.ts'
import { deliver, outboxRows } from './outbox.ts'

const server = useServer({ isOwn: true })

test('an event is handed to every subscriber after its commit, and marked delivered', async () => {
  const { companyId, outboxId } = await keep({ event: 'test.done', payload: { text: 'Größe' } })
  const seen: Delivery[] = []
  const subscribers = new Map([['test.done', [collect(seen), collect(seen)]]])
  await deliver(server.app.db, subscribers, { companyId, outboxId })
  const delivery = { companyId, outboxId, event: 'test.done', payload: { text: 'Größe' } }
  expect(seen).toEqual([delivery, delivery])
  expect(await isDelivered(companyId, outboxId)).toBe(true)
})

test('a job that runs again after the delivery hands out nothing', async () => {
  const { companyId, outboxId } = await keep({ event: 'test.done', payload: {} })
  const seen: Delivery[] = []
  const subscribers = new Map([['test.done', [collect(seen)]]])
  await deliver(server.app.db, subscribers, { companyId, outboxId })
  await deliver(server.app.db, subscribers, { companyId, outboxId })
  expect(seen.length).toBe(1)
})

test('an event whose subscriber fails stays due, so that the job repeats it', async () => {
  const { companyId, outboxId } = await keep({ event: 'test.done', payload: {} })
  const failing = new Map([['test.done', [() => Promise.reject(new Error('mail server is away'))]]])
  await expect(deliver(server.app.db, failing, { companyId, outboxId })).rejects.toThrow('mail server is away')
  expect(await isDelivered(companyId, outboxId)).toBe(false)
})

test('an event that nobody waits for is delivered to nobody', async () => {
  const { companyId, outboxId } = await keep({ event: 'test.unheard', payload: {} })
  await deliver(server.app.db, new Map(), { companyId, outboxId })
  expect(await isDelivered(companyId, outboxId)).toBe(true)
})

test('another company’s number delivers nothing', async () => {
  const { outboxId, companyId } = await keep({ event: 'test.done', payload: {} })
  const other = await server.company()
  const seen: Delivery[] = []
  await deliver(server.app.db, new Map([['test.done', [collect(seen)]]]), { companyId: other.companyId, outboxId })
  expect(seen).toEqual([])
  expect(await isDelivered(companyId, outboxId)).toBe(false)
})

test('an event of a transaction that was undone is never heard of', async () => {
  const { companyId } = await server.company()
  await expect(
    server.app.db.inTransaction({ companyId }, async (tx) => {
      await tx.together(rowsFor(companyId, { event: 'test.undone', payload: {} }))
      throw new Error('changed my mind')
    }),
  ).rejects.toThrow('changed my mind')
  expect(
    await query(server.database.maintUrl, 'select from platform.outbox where company_id = $1', [companyId]),
  ).toEqual([])
  expect(
    await query(
      server.database.superUrl,
      "select from graphile_worker.jobs j join graphile_worker._private_jobs p on p.id = j.id where j.task_identifier = 'platform.deliver' and (p.payload ->> 'companyId')::bigint = $1",
      [companyId],
    ),
  ).toEqual([])
})

test('a running worker delivers what commits', async () => {
  const seen: Delivery[] = []
  const subscribers = new Map([['test.worked', [collect(seen)]]])
  const jobs = await startJobs({
    parts: server.app.jobs,
    directUrl: server.database.appUrl,
    subscribers,
    log: () => {},
  })
  try {
    const { companyId, outboxId } = await keep({ event: 'test.worked', payload: { n: 1 } })
    await vi.waitFor(async () => expect(await isDelivered(companyId, outboxId)).toBe(true), {
      timeout: 20_000,
      interval: 50,
    })
    expect(seen).toEqual([{ companyId, outboxId, event: 'test.worked', payload: { n: 1 } }])
  } finally {
    await jobs.stop()
  }
})

test('a mail server that hangs keeps no other event waiting', async () => {
  const seen: Delivery[] = []
  const hanging: Delivery[] = []
  const answer = Promise.withResolvers<void>()
  const hang = (delivery: Delivery) => {
    hanging.push(delivery)
    return answer.promise
  }
  const jobs = await startJobs({
    parts: server.app.jobs,
    directUrl: server.database.appUrl,
    subscribers: new Map([
      ['test.mailed', [hang]],
      ['test.worked', [collect(seen)]],
    ]),
    mailing: () => Promise.resolve(),
    log: () => {},
  })
  const patience = { timeout: 20_000, interval: 50 }
  try {
    const mails = []
    for (let count = 0; count < 3; count++)
      mails.push(await keep({ event: 'test.mailed', payload: {}, isMailed: true }))
    await vi.waitFor(() => expect(hanging).toHaveLength(1), patience)
    await keep({ event: 'test.worked', payload: {} })
    await vi.waitFor(() => expect(seen).toHaveLength(1), patience)
    expect(hanging, 'one after the other').toHaveLength(1)
    answer.resolve()
    for (const { companyId, outboxId } of mails)
      await vi.waitFor(async () => expect(await isDelivered(companyId, outboxId)).toBe(true), patience)
  } finally {
    answer.resolve()
    await jobs.stop()
  }
})

test('pruning drops keys and delivered events older than a week, and nothing else', async () => {
  const { companyId } = await server.company()
  const other = await server.company()
  for (const id of [companyId, other.companyId]) {
    await query(
      server.database.superUrl,
      `
      insert into platform.idempotency (company_id, user_id, key, route, body_hash, created_at)
      values (${id}, 1, 'old', 'r', 'h', now() - interval '8 days'), (${id}, 1, 'young', 'r', 'h', now() - interval '6 days')`,
    )
    await query(
      server.database.superUrl,
      `
      insert into platform.outbox (company_id, event, payload, created_at, delivered_at)
      values (${id}, 'old', '{}', now() - interval '9 days', now() - interval '8 days'), (${id}, 'due', '{}', now() - interval '30 days', null),
        (${id}, 'young', '{}', now() - interval '9 days', now() - interval '6 days')`,
    )
  }
  await prune(server.app.jobs, { companyId })
  const left = (id: number) =>
    query<{ name: string }>(
      server.database.maintUrl,
      `
    select key as name from platform.idempotency where company_id = $1 union all select event from platform.outbox where company_id = $1 order by 1`,
      [id],
    )
  expect((await left(companyId)).map((row) => row.name)).toEqual(['due', 'young', 'young'])
  expect((await left(other.companyId)).map((row) => row.name)).toEqual(['due', 'old', 'old', 'young', 'young'])
})

test('a company’s pruning is planned once, however often it is asked for', async () => {
  const { companyId } = await server.company()
  for (let turn = 0; turn < 3; turn++)
    await server.app.db.inTransaction({ companyId }, (tx) => planPruning(tx, companyId))
  const planned = await query(server.database.superUrl, 'select from graphile_worker.jobs where key = $1', [
    `platform.prune:${companyId}`,
  ])
  expect(planned.length).toBe(1)
})

function collect(seen: Delivery[]) {
  return (delivery: Delivery) => {
    seen.push(delivery)
    return Promise.resolve()
  }
}

function rowsFor(companyId: number, event: OutboxEvent) {
  const rows = outboxRows({ companyId, events: [event] })
  if (rows === null) throw new Error('no event to keep')
  return rows
}

async function keep(event: OutboxEvent): Promise<{ companyId: number; outboxId: number }> {
  const { companyId } = await server.company()
  await server.app.db.inTransaction({ companyId }, (tx) => tx.together(rowsFor(companyId, event)))
  const { rows } = await sql<{
    id: number
  }>`select max(id) as id from platform.outbox where company_id = ${companyId}`.execute(
    server.app.db.reader({ companyId }),
  )
  return { companyId, outboxId: rows[0]?.id ?? 0 }
}

async function isDelivered(companyId: number, outboxId: number): Promise<boolean> {
  const rows = await query<{ delivered: boolean }>(
    server.database.maintUrl,
    'select delivered_at is not null as delivered from platform.outbox where company_id = $1 and id = $2',
    [companyId, outboxId],
  )
  return rows[0]?.delivered === true
}
