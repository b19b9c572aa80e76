import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'

const root = new URL('../../../', import.meta.url)
const advisoryLock = 7_041_776
const upgradeLock = 7_041_775
const lockAttempts = 10
const lockNotAvailable = '55P03'

/**
 * Checksums under which a migration stood on main besides the text that is there, each with what brings both to one schema. Exactly these
 * are known; no other edit is.
 */
const otherTexts: ReadonlyMap<string, string> = new Map([
  // 0175 replaces what differed: the credit that closed orders use.
  ['migrations/0171_sales_order.sql', 'f1b9033f18754dfd5b8e78221d625eeb4895b284c3df788f5232e00194357746'],
])

/** The database and this version do not fit together; the message says what to do, and nothing was changed. */
export class SchemaError extends Error {
  override name = 'SchemaError'
}

type SourceFile = { readonly name: string; readonly sql: string; readonly checksum: string }

/**
 * Brings the schema up to date: numbered migrations once each, forward only, and the kernels whenever their text changed.
 * All of it or nothing. Safe to run twice at once: one runs, the other waits. Throws: SchemaError when an applied file was edited or the schema is newer.
 */
export async function migrate(ownerUrl: string): Promise<{ applied: string[] }> {
  return await applyPending(ownerUrl, null)
}

/** Makes the schema of an earlier version: these migrations and no kernel, for the rows of that time. */
export async function migrateTo(ownerUrl: string, migrations: ReadonlySet<string>): Promise<void> {
  await applyPending(ownerUrl, migrations)
}

/** Throws: SchemaError when this version lacks one of the migrations, or knows it with another text. */
export async function rejectUnknown(known: ReadonlyMap<string, string>): Promise<void> {
  rejectDrift((await readSources()).migrations, known)
}

/** Names and checksums of the migrations a database has, in their order. */
export async function readAppliedMigrations(client: pg.ClientBase): Promise<{ name: string; checksum: string }[]> {
  const applied = [...(await readApplied(client))].filter(([name]) => name.startsWith('migrations/'))
  return applied.map(([name, checksum]) => ({ name, checksum })).toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

const createSchemaFile = `
  create schema if not exists platform;
  create table if not exists platform.schema_file (
    name text primary key, checksum text not null, applied_at timestamptz not null default now());
  comment on table platform.schema_file is 'Migrations and kernels as they were applied.';
  grant usage on schema platform to app, maint; grant select on platform.schema_file to app, maint`

/**
 * Of a fresh table the planner takes it that a company has a row or two, and keeps plans that walk all of them until the first statistics
 * come. That all rows are one company's is the safe thing to believe.
 */
const believeOneCompany = `
  select pg_restore_attribute_stats('schemaname', n.nspname::text, 'relname', c.relname::text, 'attname', a.attname::text, 'inherited', false,
    'null_frac', 0::real, 'avg_width', 8, 'n_distinct', 1::real)
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped
  where c.relkind = 'r' and c.reltuples < 0 and c.relowner = current_user::regrole`

async function applyPending(ownerUrl: string, only: ReadonlySet<string> | null): Promise<{ applied: string[] }> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [advisoryLock])
    const known = await readApplied(client)
    if (known.size === 0) await client.query(createSchemaFile)
    const { migrations, kernels } = await readSources()
    rejectDrift(migrations, known)
    const pending = [...migrations, ...kernels].filter(
      (file) => isPending(file, known) && (only?.has(file.name) ?? true),
    )
    await applyTogether(client, pending)
    return { applied: pending.map((file) => file.name) }
  } finally {
    await client.end()
  }
}

/** Runs while no other server does the same on this database. Locks: the whole upgrade, by an advisory lock of its own. */
export async function oneAtATime(ownerUrl: string, run: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [upgradeLock])
    await run()
  } finally {
    await client.end()
  }
}

/** Names of files the database still lacks; empty when it is current. Works as role app. */
export async function pendingFiles(client: pg.ClientBase): Promise<string[]> {
  const { migrations, kernels } = await readSources()
  const known = await readApplied(client)
  return [...migrations, ...kernels].filter((file) => isPending(file, known)).map((file) => file.name)
}

/** Migrations that an upgrade would add to a schema that is there; empty for a database without one. Works as role app. */
export async function pendingMigrations(client: pg.ClientBase): Promise<string[]> {
  const known = await readApplied(client)
  if (known.size === 0) return []
  const { migrations } = await readSources()
  return migrations.filter(({ name }) => !known.has(name)).map(({ name }) => name)
}

/** An applied migration that was edited is not pending: it was refused. */
function isPending(file: SourceFile, known: ReadonlyMap<string, string>): boolean {
  return !isApplied(file, known.get(file.name))
}

function isApplied({ name, checksum }: SourceFile, applied: string | undefined): boolean {
  return applied === checksum || (applied !== undefined && otherTexts.get(name) === applied)
}

/**
 * All in one transaction, so that an upgrade that fails leaves the schema of the version before. Waits for a lock for a moment only,
 * since everybody else would wait behind it, and tries again.
 */
async function applyTogether(client: pg.Client, files: readonly SourceFile[]): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    await client.query('begin')
    try {
      await client.query(
        "set local lock_timeout = '2s'; set local statement_timeout = 0; set local transaction_timeout = 0",
      )
      for (const file of files) await apply(client, file)
      if (files.length > 0) await client.query(believeOneCompany)
      return void (await client.query('commit'))
    } catch (error) {
      await client.query('rollback')
      if (attempt === lockAttempts || !isLockTimeout(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 500 * attempt))
    }
  }
}

async function apply(client: pg.Client, file: SourceFile): Promise<void> {
  try {
    await client.query(file.sql)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new SchemaError(
      `${file.name} could not be applied: ${reason}. The upgrade was rolled back, and the previous version still works.`,
      { cause: error },
    )
  }
  await client.query(
    `insert into platform.schema_file (name, checksum) values ($1, $2)
     on conflict (name) do update set checksum = excluded.checksum, applied_at = now()`,
    [file.name, file.checksum],
  )
}

function isLockTimeout(error: unknown): boolean {
  const reason = error instanceof SchemaError ? error.cause : error
  return reason instanceof pg.DatabaseError && reason.code === lockNotAvailable
}

function rejectDrift(migrations: readonly SourceFile[], known: ReadonlyMap<string, string>): void {
  const names = new Set(migrations.map((file) => file.name))
  for (const [name] of known) {
    if (name.startsWith('migrations/') && !names.has(name)) {
      throw new SchemaError(
        `The database was created by a newer version: it contains ${name}. Start that version, or restore a backup.`,
      )
    }
  }
  for (const file of migrations) {
    const applied = known.get(file.name)
    if (applied !== undefined && !isApplied(file, applied)) {
      throw new SchemaError(
        `${file.name} was changed after it had been applied. Migrations are never edited: add a new one.`,
      )
    }
  }
}

/** Empty while there is no schema. */
async function readApplied(client: pg.ClientBase): Promise<Map<string, string>> {
  const found = await client.query<{ known: boolean }>(
    "select to_regclass('platform.schema_file') is not null as known",
  )
  if (found.rows[0]?.known !== true) return new Map()
  const files = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from platform.schema_file',
  )
  return new Map(files.rows.map((file) => [file.name, file.checksum]))
}

async function readSources(): Promise<{ migrations: SourceFile[]; kernels: SourceFile[] }> {
  return { migrations: await readFolder('migrations'), kernels: await readFolder('sql') }
}

async function readFolder(folder: string): Promise<SourceFile[]> {
  const names = await readdir(new URL(`${folder}/`, root), { recursive: true })
  const files = names.filter((name) => name.endsWith('.sql')).toSorted()
  return await Promise.all(
    files.map(async (name) => {
      const sql = await readFile(new URL(`${folder}/${name}`, root), 'utf8')
      return {
        name: `${folder}/${name.replaceAll('\\', '/')}`,
        sql,
        checksum: createHash('sha256').update(sql).digest('hex'),
      }
    }),
  )
}
