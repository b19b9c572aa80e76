import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestDatabase } from '../../../../../tests/support/database.ts'
import { cloneDatabase } from '../../../../../tests/support/database.ts'
import { fly } from './statement-batch.ts'

let database: TestDatabase
let client: pg.Client

beforeAll(async () => {
  database = await cloneDatabase()
  client = new pg.Client({ connectionString: database.appUrl })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

const select = (value: number) => ({ sql: `select ${value} as value`, parameters: [] })
const prepared = async () =>
  (await client.query<{ statement: string }>('select statement from pg_prepared_statements')).rows.map(
    (row) => row.statement,
  )

test('statements of one flight are answered in their order, each with its rows', async () => {
  const answers = await fly(client, [
    select(1),
    { sql: 'select 1 where false', parameters: [] },
    { sql: 'select $1::text as value', parameters: ['x'] },
  ])
  expect(answers.map((answer) => answer.rows)).toEqual([[{ value: 1 }], [], [{ value: 'x' }]])
})

test('statements of one flight are one transaction: the first that fails skips the rest and undoes what came before', async () => {
  await client.query('create temporary table kept (value int)')
  const batch = fly(client, [
    { sql: 'insert into pg_temp.kept values (1)', parameters: [] },
    { sql: 'select 1 / $1::int', parameters: [0] },
    { sql: 'insert into pg_temp.kept values (2)', parameters: [] },
  ])
  await expect(batch).rejects.toMatchObject({ code: '22012' })
  expect((await client.query('select value from pg_temp.kept')).rows).toEqual([])
})

test('a name behind a failed statement is forgotten, so that the next use prepares it again', async () => {
  const behind = { sql: 'select 42 as answer', parameters: [] }
  await expect(fly(client, [{ sql: 'select 1 / $1::int as broken', parameters: [0] }, behind])).rejects.toMatchObject({
    code: '22012',
  })
  expect(await prepared()).not.toContain(behind.sql)
  for (let again = 0; again < 2; again++) expect((await fly(client, [behind]))[0]?.rows).toEqual([{ answer: 42 }])
  expect((await prepared()).filter((statement) => statement === behind.sql).length).toBe(1)
})

test('a statement that cannot be parsed leaves the connection usable, and the same text fails the same way again', async () => {
  const wrong = { sql: 'selectt 1', parameters: [] }
  for (let again = 0; again < 3; again++) {
    await expect(fly(client, [wrong])).rejects.toMatchObject({ code: '42601' })
    expect((await fly(client, [select(7)]))[0]?.rows).toEqual([{ value: 7 }])
  }
})

test('a value the driver cannot send fails that flight alone', async () => {
  const cyclic: Record<string, unknown> = {}
  cyclic['self'] = cyclic
  await expect(fly(client, [{ sql: 'select $1::jsonb as value', parameters: [cyclic] }])).rejects.toThrow()
  expect((await fly(client, [select(8)]))[0]?.rows).toEqual([{ value: 8 }])
})

test('a statement is prepared once per connection, however often it runs', async () => {
  const often = { sql: 'select $1::int + 1 as value', parameters: [1] }
  for (let turn = 0; turn < 5; turn++) await fly(client, [often, often])
  expect((await prepared()).filter((statement) => statement === often.sql).length).toBe(1)
})

test('what rows look like is asked once; a statement whose columns have changed since is refused, not misread', async () => {
  await client.query('create temporary table changed (a int); insert into changed values (1)')
  const all = { sql: 'select * from pg_temp.changed', parameters: [] }
  for (let turn = 0; turn < 2; turn++) expect((await fly(client, [all]))[0]?.rows).toEqual([{ a: 1 }])
  await client.query('alter table changed add column b int')
  await expect(fly(client, [all])).rejects.toMatchObject({ code: '0A000' })
})

test('beyond two hundred statements the least recently used ones are closed', async () => {
  const kept = { sql: 'select 1 as kept_alive', parameters: [] }
  for (let value = 1000; value < 1450; value++) await fly(client, [kept, select(value)])
  await fly(client, [kept])
  const known = await prepared()
  expect(known.length).toBeLessThanOrEqual(201)
  expect(known).toContain(kept.sql)
  expect(known).toContain('select 1449 as value')
  expect(known).not.toContain('select 1000 as value')
  expect((await fly(client, [select(1000)]))[0]?.rows).toEqual([{ value: 1000 }])
})

test('a flight of more statements than a connection keeps still answers all of them', async () => {
  const answers = await fly(
    client,
    Array.from({ length: 300 }, (_, index) => select(5000 + index)),
  )
  expect(answers.map((answer) => answer.rows[0]?.['value'])).toEqual(
    Array.from({ length: 300 }, (_, index) => 5000 + index),
  )
})

test('a flight uses again what it has pushed out itself', async () => {
  for (let value = 3000; value < 3200; value++) await fly(client, [select(value)])
  const answers = await fly(client, [select(4000), select(3000), select(4001), select(3001), select(4000)])
  expect(answers.map(({ rows }) => rows[0])).toEqual([4000, 3000, 4001, 3001, 4000].map((value) => ({ value })))
  expect((await fly(client, [select(3002)]))[0]?.rows).toEqual([{ value: 3002 }])
})
