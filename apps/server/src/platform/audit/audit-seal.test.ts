import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { TestDatabase } from '../../../../../tests/support/database.ts'
import { cloneDatabase, query } from '../../../../../tests/support/database.ts'
import type { Seal } from './audit-chain.ts'
import { AuditSealer } from './audit-sealer.ts'
import type { Anchor, AuditVerification } from './audit-verify.ts'
import { verifyAudit } from './audit-verify.ts'

let database: TestDatabase
let maint: pg.Client
let sealer: AuditSealer

beforeEach(async () => {
  database = await cloneDatabase()
  maint = new pg.Client({ connectionString: database.maintUrl })
  await maint.connect()
  sealer = new AuditSealer(maint)
})
afterEach(async () => {
  await maint.end()
  await database.drop()
})

test('rows are sealed in the order of their ids, over all companies, and the chain holds', async () => {
  await write(1, 3)
  const first = await sealer.seal()
  await write(2, 2)
  const second = await sealer.seal()
  expect([first, second]).toMatchObject([
    { number: 1, firstId: 1, lastId: 3, rowCount: 3 },
    { number: 2, firstId: 4, lastId: 5, rowCount: 2 },
  ])
  expect(second?.hash).not.toBe(first?.hash)
  await write(1, 1)
  expect(await verify()).toMatchObject({ seals: 2, rows: 5, unsealed: 1, broken: null })
})

test('nothing new makes no seal, and ids that a rollback swallowed do not stop the chain', async () => {
  await write(1, 1)
  const first = await sealer.seal()
  expect(await sealer.seal()).toEqual(first)
  await withWriter(async (writer) => {
    await writer.query('begin')
    await insert(writer, 1)
    await writer.query('rollback')
  })
  expect(await sealer.seal()).toEqual(first)
  await write(1, 1)
  expect(await sealer.seal()).toMatchObject({ number: 2, firstId: 2, lastId: 3, rowCount: 1 })
  expect((await verify()).broken).toBeNull()
})

test('more rows than one seal holds become several seals that follow each other', async () => {
  await query(
    database.superUrl,
    `insert into platform.audit (company_id, request_id, action, entity, entity_id)
     select 1 + n % 3, 'r', 'a', 'e', n from generate_series(1, 12000) n`,
  )
  expect(await sealer.seal()).toMatchObject({ number: 3, firstId: 10_001, lastId: 12_000, rowCount: 2000 })
  expect(await verify()).toMatchObject({ seals: 3, rows: 12_000, unsealed: 0, broken: null })
})

test('a transaction still open holds the seal back, so that its rows never appear inside a sealed range', async () => {
  await withWriter(async (slow) => {
    await slow.query('begin')
    await insert(slow, 1)
    await write(2, 2)
    expect(await sealer.seal()).toMatchObject({ number: 0 })
    await write(2, 1)
    expect(await sealer.seal()).toMatchObject({ number: 0 })
    await slow.query('commit')
  })
  // What was drawn before the wait began; the row that came later waits for the next round.
  expect(await sealer.seal()).toMatchObject({ number: 1, firstId: 1, lastId: 3, rowCount: 3 })
  expect(await sealer.seal()).toMatchObject({ number: 2, firstId: 4, lastId: 4, rowCount: 1 })
  expect((await verify()).broken).toBeNull()
})

test('under many writers with rollbacks the chain stays whole and misses no row', async () => {
  const writers = Array.from({ length: 12 }, (_, index) => writeMany(index + 1, 25))
  let isDone = false
  const all = Promise.all(writers).then(() => (isDone = true))
  while (!isDone) await sealer.seal()
  await all
  await sealer.seal()
  await sealer.seal()
  const [kept] = await query<{ count: number }>(database.maintUrl, 'select count(*)::int as count from platform.audit')
  const verification = await verify()
  expect(verification).toMatchObject({ rows: kept?.count, unsealed: 0, broken: null })
  expect(verification.seals).toBeGreaterThan(1)
})

test('of two sealers one seals; the other stands by and takes over when the first is gone', async () => {
  await sealer.seal()
  await withWriter(async (other) => {
    const second = new AuditSealer(other)
    expect(await second.seal()).toBeNull()
    await write(1, 1)
    await sealer.seal()
    await maint.end()
    await expect.poll(() => second.seal()).toMatchObject({ number: 1 })
    await write(1, 1)
    expect(await second.seal()).toMatchObject({ number: 2 })
  }, database.maintUrl)
  maint = new pg.Client({ connectionString: database.maintUrl })
  await maint.connect()
})

const forgeries: Readonly<Record<string, { statement: string; reason: string }>> = {
  'a row edited': {
    statement: `update platform.audit set entity_label = 'another' where id = 4`,
    reason: 'differ from the sealed rows',
  },
  'a value inside its changes edited': {
    statement: `update platform.audit set changes = jsonb_set(changes, '{0,after}', '2') where id = 4`,
    reason: 'differ from the sealed rows',
  },
  'a row moved in time by a microsecond': {
    statement: `update platform.audit set at = at + interval '1 microsecond' where id = 4`,
    reason: 'differ from the sealed rows',
  },
  'where it was done put into a row that does not say': {
    statement: 'update platform.audit set store_id = 1 where id = 4',
    reason: 'differ from the sealed rows',
  },
  'a refusal made to look as if it had been done': {
    statement: 'update platform.audit set outcome = null, reason = null where id = 3',
    reason: 'differ from the sealed rows',
  },
  'a row deleted': { statement: 'delete from platform.audit where id = 4', reason: '2 rows, but 1 exist' },
  'two rows swapped': {
    statement: `update platform.audit a set at = b.at from platform.audit b where (a.id, b.id) in ((3, 4), (4, 3))`,
    reason: 'differ from the sealed rows',
  },
  'a row inserted into a sealed range': {
    statement: `delete from platform.audit where id = 4;
      insert into platform.audit (company_id, id, request_id, action, entity, entity_id) overriding system value
      values (1, 4, 'r', 'a', 'e', 1), (9, 4, 'r', 'a', 'e', 1), (9, 3, 'r', 'a', 'e', 1)`,
    reason: 'but more exist',
  },
  'a seal removed from the middle': {
    statement: 'delete from platform.audit_seal where number = 2',
    reason: 'seal 2 is missing',
  },
  'the hash of a seal replaced': {
    statement: `update platform.audit_seal set hash = sha256('x') where number = 2`,
    reason: 'differ from the sealed rows',
  },
}

for (const [name, { statement, reason }] of Object.entries(forgeries)) {
  test(`${name} by a superuser is found`, async () => {
    await sealThrice()
    await forge(statement)
    const { broken } = await verify()
    expect(broken?.reason).toContain(reason)
    expect(broken?.number).toBe(name.startsWith('a seal removed') ? 3 : 2)
  })
}

test('a tail cut off together with its seals is found by an anchor', async () => {
  const [, , head] = await sealThrice()
  await forge('delete from platform.audit where id > 4; delete from platform.audit_seal where number > 2')
  expect((await verify()).broken).toBeNull()
  expect((await verify(head)).broken).toMatchObject({ number: 2, reason: expect.stringContaining('tail was cut off') })
})

test('a chain made anew over forged rows is found by an anchor', async () => {
  const [first] = await sealThrice()
  await forge(`update platform.audit set entity_label = 'another' where id = 1; delete from platform.audit_seal`)
  expect(await sealer.seal()).toMatchObject({ number: 1, rowCount: 6 })
  expect((await verify()).broken).toBeNull()
  expect((await verify(first)).broken).toMatchObject({ number: 1, reason: expect.stringContaining('was rebuilt') })
})

test('M3: role app makes no seal and sees of them only how far they are; nobody changes or removes one', async () => {
  await sealThrice()
  const readable = await query<{ name: string }>(
    database.superUrl,
    `select attname::text as name from pg_attribute where attrelid = 'platform.audit_seal'::regclass and attnum > 0
       and not attisdropped and has_column_privilege('app', attrelid, attnum, 'select') order by 1`,
  )
  expect(readable.map(({ name }) => name)).toEqual(['last_id', 'number', 'sealed_at'])
  for (const statement of [
    'select hash from platform.audit_seal',
    'select * from platform.audit_seal',
    `insert into platform.audit_seal (number, first_id, last_id, row_count, hash) values (9, 9, 9, 1, sha256('x'))`,
  ])
    await expect(query(database.appUrl, statement), statement).rejects.toMatchObject({ code: '42501' })
  for (const statement of [
    'update platform.audit_seal set row_count = 9',
    'delete from platform.audit_seal',
    'truncate platform.audit_seal',
  ]) {
    for (const url of [database.appUrl, database.ownerUrl, database.superUrl])
      await expect(query(url, statement), statement).rejects.toMatchObject({ code: '42501' })
  }
})

test('maintenance may write seals, checks of the audit and what becomes of backups, and nothing else', async () => {
  const found = await query<{ name: string }>(
    database.maintUrl,
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname !~ '^pg_'
       and has_table_privilege('maint', c.oid, 'insert, update, delete, truncate, references, trigger, maintain')
     order by 1`,
  )
  expect(found.map(({ name }) => name)).toEqual(['platform.audit_check', 'platform.audit_seal', 'platform.backup_run'])
})

/** Three seals of two rows each. */
async function sealThrice(): Promise<Seal[]> {
  const seals: Seal[] = []
  while (seals.length < 3) {
    await write(1, 2)
    const head = await sealer.seal()
    if (head?.number === seals.length + 1) seals.push(head)
  }
  return seals
}

/** As somebody who owns the machine: triggers off, then whatever he likes. */
async function forge(statement: string): Promise<void> {
  await query(database.superUrl, `set session_replication_role = replica; ${statement}`)
}

async function verify(anchor?: Anchor): Promise<AuditVerification> {
  return await verifyAudit(maint, anchor === undefined ? [] : [anchor])
}

async function write(companyId: number, count: number): Promise<void> {
  await withWriter(async (writer) => {
    for (let row = 0; row < count; row++) await insert(writer, companyId)
  })
}

async function writeMany(companyId: number, count: number): Promise<void> {
  await withWriter(async (writer) => {
    for (let row = 0; row < count; row++) {
      await writer.query('begin')
      await insert(writer, companyId)
      await insert(writer, companyId)
      await writer.query(row % 10 === 0 ? 'rollback' : 'commit')
    }
  })
}

async function insert(writer: pg.Client, companyId: number): Promise<void> {
  await writer.query("select set_config('app.company', $1, false)", [String(companyId)])
  await writer.query(
    `insert into platform.audit (company_id, request_id, action, entity, entity_id, entity_label, outcome, reason, changes)
     values ($1, 'r', 'test.write', 'test.thing', 1, 'Thing', 'denied', 'No right.', '[{"field":"size","before":1,"after":1.50}]')`,
    [companyId],
  )
}

async function withWriter(run: (writer: pg.Client) => Promise<void>, url = database.appUrl): Promise<void> {
  const writer = new pg.Client({ connectionString: url })
  await writer.connect()
  try {
    await run(writer)
  } finally {
    await writer.end()
  }
}
