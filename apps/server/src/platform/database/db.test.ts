import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { isFull } from '../../../../../tests/conformance/driver/seed.ts'
import { query } from '../../../../../tests/support/database.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import type { Database, Reader, Tx } from './db.ts'
import { compileOnly, openDatabase } from './db.ts'

const server = useServer()
const setting = sql<{ company: string | null }>`select current_setting('app.company', true) as company`

test('a write through the reader is refused by the database', async () => {
  const { companyId } = await server.company()
  await expect(writeThrough(server.app.db.reader({ companyId }))).rejects.toMatchObject({ code: '25006' })
})

test('a write in a snapshot is refused by the database', async () => {
  const { companyId } = await server.company()
  await expect(server.app.db.snapshot({ companyId }, writeThrough)).rejects.toMatchObject({ code: '25006' })
})

test('a snapshot does not see what others commit meanwhile; readers do', async () => {
  const { companyId } = await server.company()
  const count = async (reader: Reader) =>
    (await reader.selectFrom('platform.outbox').select('id').where('company_id', '=', companyId).execute()).length
  await server.app.db.snapshot({ companyId }, async (reader) => {
    expect(await count(reader)).toBe(0)
    await server.app.db.inTransaction({ companyId }, (tx) => note(tx, companyId))
    expect(await count(reader)).toBe(0)
  })
  expect(await count(server.app.db.reader({ companyId }))).toBe(1)
})

test('every door sees its own company’s rows and no others', async () => {
  const [a, b] = [await server.company(), await server.company()]
  const stores = (reader: Reader) => reader.selectFrom('erp.store').select('company_id').execute()
  for (const { companyId } of [a, b]) {
    expect(await stores(server.app.db.reader({ companyId }))).toEqual([{ company_id: companyId }])
    expect(await server.app.db.snapshot({ companyId }, stores)).toEqual([{ company_id: companyId }])
    expect(await server.app.db.inTransaction({ companyId }, stores)).toEqual([{ company_id: companyId }])
  }
  expect(await stores(server.app.db.reader({ companyId: null }))).toEqual([])
})

test('the company is gone when a connection goes back, after an answer as after an error', async () => {
  const { companyId } = await server.company()
  const db = openDatabase({ url: server.database.appUrl, size: 1 })
  const failures: (() => Promise<unknown>)[] = [
    () => db.reader({ companyId }).selectFrom('erp.store').select('id').execute(),
    () => sql`select 1 / 0`.execute(db.reader({ companyId })),
    () => db.snapshot({ companyId }, async (reader) => await sql`select 1 / 0`.execute(reader)),
    () => db.inTransaction({ companyId }, async (tx) => await sql`select 1 / 0`.execute(tx)),
    () => db.inTransaction({ companyId }, () => Promise.reject(new Error('changed my mind'))),
    () => db.inTransaction({ companyId }, (tx) => note(tx, companyId)),
  ]
  for (const fails of failures) {
    await fails().catch(() => {})
    expect((await setting.execute(db.reader({ companyId: null }))).rows).toEqual([{ company: '' }])
  }
  await db.close()
})

test('what a failed transaction wrote is gone', async () => {
  const { companyId } = await server.company()
  await expect(
    server.app.db.inTransaction({ companyId }, async (tx) => {
      await note(tx, companyId)
      throw new Error('changed my mind')
    }),
  ).rejects.toThrow('changed my mind')
  const rows = await query(server.database.maintUrl, 'select from platform.outbox where company_id = $1', [companyId])
  expect(rows).toEqual([])
})

test('a Tx that was kept sends nothing after its end', async () => {
  const { companyId } = await server.company()
  let kept: Tx | undefined
  await server.app.db.inTransaction({ companyId }, async (tx) => {
    kept = tx
    await note(tx, companyId)
  })
  if (kept === undefined) throw new Error('no transaction ran')
  await expect(note(kept, companyId)).rejects.toThrow(/has ended/)
  await expect(kept.together(compileOnly.selectNoFrom(sql<number>`1`.as('one')))).rejects.toThrow(/has ended/)
})

test('statements sent together answer each their rows; the first that fails undoes all', async () => {
  const { companyId } = await server.company()
  const one = (value: number) => compileOnly.selectNoFrom(sql<number>`${value}::int`.as('value'))
  await server.app.db.inTransaction({ companyId }, async (tx) => {
    expect(await tx.together(one(1), one(2), one(3))).toEqual([[{ value: 1 }], [{ value: 2 }], [{ value: 3 }]])
  })
  const insert = compileOnly
    .insertInto('platform.outbox')
    .values({ company_id: companyId, event: 'test', payload: '{}' })
  const broken = compileOnly.selectNoFrom(sql<number>`1 / 0`.as('value'))
  await expect(
    server.app.db.inTransaction({ companyId }, (tx) => tx.together(insert, broken, insert)),
  ).rejects.toMatchObject({ code: '22012' })
  expect(
    await query(server.database.maintUrl, 'select from platform.outbox where company_id = $1', [companyId]),
  ).toEqual([])
})

test('a deadlock is met by running the whole function again in a new transaction', async () => {
  const { companyId } = await server.company()
  const db = server.app.db
  const [first, second] = await db.inTransaction(
    { companyId },
    async (tx) => [await note(tx, companyId), await note(tx, companyId)] as const,
  )
  const runs: string[][] = [[], []]
  const bothHoldOne = Promise.withResolvers<void>()
  let holding = 0
  const lockInTurn = (who: number, ids: readonly number[]) =>
    db.inTransaction({ companyId }, async (tx) => {
      const [{ id } = { id: '' }] = (await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(tx))
        .rows
      runs[who]?.push(id)
      await lock(tx, companyId, ids[0] ?? 0)
      if (++holding === 2) bothHoldOne.resolve()
      await bothHoldOne.promise
      await lock(tx, companyId, ids[1] ?? 0)
    })
  await Promise.all([lockInTurn(0, [first, second]), lockInTurn(1, [second, first])])
  const ids = runs.flat()
  expect(ids.length).toBeGreaterThan(2)
  expect(new Set(ids).size).toBe(ids.length)
})

test('a serialisation failure is tried four times in all, then told', async () => {
  const { companyId } = await server.company()
  let runs = 0
  const failing = server.app.db.inTransaction({ companyId }, async (tx) => {
    runs += 1
    await sql`do $$ begin raise exception 'no luck' using errcode = '40001'; end $$`.execute(tx)
  })
  await expect(failing).rejects.toMatchObject({ code: '40001' })
  expect(runs).toBe(4)
})

test('no other failure is tried again', async () => {
  const { companyId } = await server.company()
  let runs = 0
  await expect(
    server.app.db.inTransaction({ companyId }, async (tx) => {
      runs += 1
      await sql`select 1 / 0`.execute(tx)
    }),
  ).rejects.toMatchObject({ code: '22012' })
  expect(runs).toBe(1)
})

test('a killed connection is not used again, and the next call gets another', async () => {
  const { companyId } = await server.company()
  const db = openDatabase({ url: server.database.appUrl, size: 1 })
  const killed = db.inTransaction({ companyId }, async (tx) => {
    await end(await pidOf(tx))
    await note(tx, companyId)
  })
  await expect(killed).rejects.toThrow()
  expect((await setting.execute(db.reader({ companyId: null }))).rows).toEqual([{ company: '' }])
  await db.close()
})

test('G10: under errors, retries and killed connections no row of one company reaches the other', async () => {
  const [a, b] = [await server.company(), await server.company()]
  const db = openDatabase({ url: server.database.appUrl, size: 16 })
  const operations = isFull ? 50_000 : 2000
  const outcomes = { served: 0, failed: 0 }
  let next = 0
  const worker = async () => {
    while (next < operations) {
      const turn = next++
      const { companyId } = turn % 2 === 0 ? a : b
      const seen = await mixedCall(db, companyId, turn).then(
        (rows) => ({ rows }),
        () => null,
      )
      outcomes[seen === null ? 'failed' : 'served'] += 1
      for (const row of seen?.rows ?? [])
        if (row.company !== String(companyId)) throw new Error(`${companyId} saw ${row.company}`)
    }
  }
  await Promise.all(Array.from({ length: 32 }, worker))
  const left = await Promise.all(Array.from({ length: 16 }, () => setting.execute(db.reader({ companyId: null }))))
  expect(left.flatMap(({ rows }) => rows.map((row) => row.company))).toEqual(Array.from({ length: 16 }, () => ''))
  expect(outcomes.served).toBeGreaterThan(operations / 2)
  expect(outcomes.failed).toBeGreaterThan(0)
  await db.close()
})

/** One call through one of the doors, some of which fail; answers the companies of the rows it saw. */
async function mixedCall(db: Database, companyId: number, turn: number): Promise<{ company: string }[]> {
  const see = async (reader: Reader) =>
    (
      await sql<{
        company: string
      }>`select company_id::text as company from erp.store union all select current_setting('app.company')`.execute(
        reader,
      )
    ).rows
  const fail = sql`select 1 / 0`
  switch (turn % 7) {
    case 0:
      return await db.snapshot({ companyId }, see)
    case 1:
      return await db.inTransaction({ companyId }, async (tx) => (await note(tx, companyId), await see(tx)))
    case 2:
      await fail.execute(db.reader({ companyId }))
      return []
    case 3:
      return await db.inTransaction({ companyId }, async (tx) => (await see(tx), await fail.execute(tx), []))
    case 4:
      if (turn % 70 === 4) await db.inTransaction({ companyId }, async (tx) => end(await pidOf(tx)))
      return await see(db.reader({ companyId }))
    default:
      return await see(db.reader({ companyId }))
  }
}

async function note(tx: Tx, companyId: number): Promise<number> {
  const row = await tx
    .insertInto('platform.outbox')
    .values({ company_id: companyId, event: 'test', payload: '{}' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

async function lock(tx: Tx, companyId: number, id: number): Promise<void> {
  await sql`select from platform.outbox where company_id = ${companyId} and id = ${id} for update`.execute(tx)
}

async function writeThrough(reader: Reader): Promise<unknown> {
  return await sql`insert into platform.outbox (company_id, event, payload) values (1, 'test', '{}')`.execute(reader)
}

async function pidOf(tx: Tx): Promise<number> {
  return (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)).rows[0]?.pid ?? 0
}

async function end(pid: number): Promise<void> {
  await query(server.database.superUrl, 'select pg_terminate_backend($1)', [pid])
}
