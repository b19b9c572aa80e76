import { existsSync, renameSync } from 'node:fs'
import { anchorFile, keepAnchor } from '../platform/audit/audit-anchors.ts'
import { now } from '../platform/config/clock.ts'
import { copyIn } from '../platform/database/copy-stream.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import { migrateTo, rejectUnknown } from '../platform/database/migrate.ts'
import { upgrade } from '../prepare.ts'
import type { Client } from '../supervisor/endpoint.ts'
import { withClient } from '../supervisor/endpoint.ts'
import { SupervisorError } from '../supervisor/supervisor-error.ts'
import type { Verified } from '../cli/verify.ts'
import { verifyDatabase } from '../cli/verify.ts'
import { openGuards } from './guards.ts'
import { rowsIn } from './create-backup.ts'
import type { Manifest } from './manifest.ts'
import { readMembers, verifyArchive } from './read-archive.ts'
import { isRestoreUnfinished, markRestore } from './restore-mark.ts'
import { quoted, readSchemas } from './schema-shape.ts'
import { findMissingFiles, putStoredFile, requireNoFiles } from './stored-files.ts'

export type RestoreInput = {
  readonly file: string
  readonly ownerUrl: string
  readonly maintUrl: string
  /** Where the anchor of the audit goes. */
  readonly dataDir: string
  readonly files: FileStore
}

export type Restored = {
  readonly manifest: Manifest
  readonly rows: number
  readonly files: number
  readonly verified: readonly Verified[]
}

/** Compares every hash and knows whether this version can use the archive, without a database. Throws: SupervisorError. */
export async function examineArchive(file: string): Promise<Manifest> {
  const manifest = await verifyArchive(file)
  await rejectUnknown(new Map(manifest.migrations.map(({ name, checksum }) => [name, checksum])))
  return manifest
}

/**
 * Fills an empty database from an archive that was examined: schema as recorded, rows, series, then this version's schema, then
 * every check. All or nothing: what fails leaves an empty database. Throws: SupervisorError when the database is not empty.
 */
export async function restoreBackup(input: RestoreInput, manifest: Manifest): Promise<Restored> {
  const { files, isRepeated } = await restoreAsRecorded(input, manifest)
  try {
    await upgrade(input.ownerUrl)
    await queueUnfinished(input)
    anchor(input.dataDir, manifest)
    const verified = [...(await verifyDatabase(input.maintUrl, input.dataDir)), await verifyFiles(input, manifest)]
    await withClient(input.ownerUrl, (client) => markRestore(client, false))
    return { manifest, rows: rowsIn(manifest), files, verified }
  } catch (error) {
    await emptied(input, manifest, isRepeated)
    throw error
  }
}

async function verifyFiles({ maintUrl }: RestoreInput, manifest: Manifest): Promise<Verified> {
  const issues = await withClient(maintUrl, (client) => findMissingFiles(client, manifest))
  return { id: 'platform.files_whole', promise: 'every stored file was restored as recorded', issues }
}

/** Schema and rows of the time of the backup, marked as not finished. Answers the number of files. */
export async function restoreAsRecorded(
  input: RestoreInput,
  manifest: Manifest,
): Promise<{ files: number; isRepeated: boolean }> {
  const isRepeated = await withClient(input.ownerUrl, async (client) => {
    const isAgain = await requireEmpty(client)
    if (!isAgain) await requireNoFiles(input.files, manifest)
    await markRestore(client, true)
    return isAgain
  })
  try {
    await migrateTo(input.ownerUrl, new Set(manifest.migrations.map(({ name }) => name)))
    const files = await withClient(input.ownerUrl, (client) => fill(client, input, manifest))
    return { files, isRepeated }
  } catch (error) {
    await emptied(input, manifest, isRepeated)
    throw error
  }
}

/** What broke the restore is worth more than what keeps us from cleaning up behind it. */
async function emptied({ ownerUrl, files }: RestoreInput, { members }: Manifest, isRepeated: boolean): Promise<void> {
  await withClient(ownerUrl, async (client) => {
    await dropSchemas(client)
    if (isRepeated) await markRestore(client, true)
  }).catch(() => undefined)
  // Nobody looked whose files lie in the store of a repeated one: they stay, and the mark lets it begin again.
  if (isRepeated) return
  for (const { kind, name } of members) if (kind === 'file') await files.remove(name).catch(() => undefined)
}

/** Answers whether an earlier restore was killed here, which may begin again. */
async function requireEmpty(client: Client): Promise<boolean> {
  const isRepeated = await isRestoreUnfinished(client)
  const schemas = await readSchemas(client)
  if (isRepeated) await dropSchemas(client)
  if (isRepeated || schemas.length === 0) return isRepeated
  throw new SupervisorError(
    `The database is not empty (schema ${schemas[0]}), and a restore never overwrites. Nothing was changed. ` +
      'Name a new folder with --into-new, or an empty database with DATABASE_URL.',
  )
}

async function fill(client: Client, input: RestoreInput, manifest: Manifest): Promise<number> {
  await client.query(`
    set search_path to pg_catalog; set datestyle to 'ISO, YMD'; set statement_timeout = 0; set transaction_timeout = 0;
    set idle_in_transaction_session_timeout = 0`)
  await client.query('begin')
  let files = 0
  const guards = await openGuards(client)
  for await (const { member, bytes } of readMembers(input.file)) {
    if (member.kind === 'file') {
      if (await putStoredFile(input.files, member, bytes)) files++
      continue
    }
    guards.require(member.name)
    const into = `copy ${member.name} (${member.columns.map(quoted).join(', ')}) from stdin`
    const rows = await copyIn(client, into, bytes)
    if (rows !== member.rows) throw new Error(`${member.name}: ${rows} of ${member.rows} rows restored.`)
  }
  for (const { name, last, isCalled } of manifest.sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [name, last, isCalled])
  await guards.close()
  await client.query('commit')
  return files
}

/** Anchors of what was here before would call the restored chain cut off, so they are set aside. */
function anchor(dataDir: string, { auditHead }: Manifest): void {
  const file = anchorFile(dataDir)
  if (existsSync(file)) renameSync(file, `${file}.${now().toISOString().slice(0, 19).replaceAll(':', '-')}`)
  if (auditHead.number > 0) keepAnchor(file, auditHead, now())
}

/** Events that were not delivered and work that was not done yet: the queue, which knew of them, is no part of an archive. */
async function queueUnfinished(input: RestoreInput): Promise<void> {
  const jobs = await withClient(input.maintUrl, async (client) => {
    const { rows } = await client.query<{ jobs: string }>(`
      select coalesce(json_agg(json_build_object('identifier', identifier, 'payload', payload)), '[]')::text as jobs
      from (
        select 'platform.deliver' as identifier, json_build_object('companyId', company_id, 'outboxId', id) as payload
        from platform.outbox where delivered_at is null
        union all
        select 'platform.run_job', json_build_object('companyId', company_id, 'jobId', id)
        from platform.job where status in ('waiting', 'running')) unfinished`)
    return rows[0]?.jobs ?? '[]'
  })
  await withClient(input.ownerUrl, (client) =>
    client.query(
      `select graphile_worker.add_job(job ->> 'identifier', job -> 'payload') from json_array_elements($1::json) job`,
      [jobs],
    ),
  )
}

async function dropSchemas(client: Client): Promise<void> {
  await client.query('set client_min_messages to warning')
  for (const schema of await readSchemas(client)) await client.query(`drop schema ${schema} cascade`)
  // Beside the extensions stand types of ours.
  const { rows } = await client.query<{ name: string }>(`
    select t.oid::regtype::text as name from pg_type t
    where t.typnamespace = to_regnamespace('extensions') and t.typtype in ('r', 'd', 'e') and not exists (
      select from pg_depend d where d.classid = 'pg_type'::regclass and d.objid = t.oid and d.deptype = 'e')`)
  for (const { name } of rows) await client.query(`drop type ${name} cascade`)
  await markRestore(client, false)
}
