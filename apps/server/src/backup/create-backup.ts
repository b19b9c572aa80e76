import { randomBytes } from 'node:crypto'
import { hashPassword } from '../modules/auth/index.ts'
import { readHead } from '../platform/audit/audit-chain.ts'
import { now } from '../platform/config/clock.ts'
import { copyOut } from '../platform/database/copy-stream.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import { readAppliedMigrations, rejectUnknown } from '../platform/database/migrate.ts'
import { productVersion } from '../platform/config/product-version.ts'
import type { Client } from '../supervisor/endpoint.ts'
import { withClient } from '../supervisor/endpoint.ts'
import { SupervisorError } from '../supervisor/supervisor-error.ts'
import type { Manifest } from './manifest.ts'
import { archiveFormat } from './manifest.ts'
import { quoted, readSequences, readTables, type TableShape } from './schema-shape.ts'
import { leftOut, replaced } from './secrets.ts'
import { readStoredFiles } from './stored-files.ts'
import type { MemberSource } from './write-archive.ts'
import { writeArchive } from './write-archive.ts'

export type BackupInput = {
  readonly maintUrl: string
  readonly files: FileStore
  /** The archive to be written; it must not be there yet. */
  readonly file: string
  readonly hasSecrets: boolean
}

export type Created = {
  readonly file: string
  readonly bytes: number
  readonly rows: number
  /** Files that a row names and the store does not hold. */
  readonly filesGone: number
  readonly manifest: Manifest
}

/**
 * One snapshot of the whole database and the stored files, into one file, while the product serves. Nothing waits for it and it
 * waits for nothing. Throws: SchemaError when the schema is newer.
 */
export async function createBackup(input: BackupInput): Promise<Created> {
  const { file, hasSecrets } = input
  return await withClient(input.maintUrl, async (client) => {
    await client.query(`
      set statement_timeout = 0; set transaction_timeout = 0; set idle_in_transaction_session_timeout = 0;
      set search_path to pg_catalog; set datestyle to 'ISO, YMD'; set intervalstyle to 'postgres'; set extra_float_digits to 1;
      begin isolation level repeatable read, read only, deferrable`)
    const migrations = await readAppliedMigrations(client)
    if (migrations.length === 0) throw new SupervisorError('The database is empty; there is nothing to back up.')
    // Of what a newer version added nobody here knows whether it is a secret.
    await rejectUnknown(new Map(migrations.map(({ name, checksum }) => [name, checksum])))
    const tables = await readTables(client)
    const facts = {
      format: archiveFormat,
      product: productVersion(),
      createdAt: now().toISOString(),
      hasSecrets,
      migrations,
      sequences: await readSequences(client),
      auditHead: headOf(await readHead(client)),
    } as const
    // The hash of a password that nobody knows: the account stays, and is opened by a new password.
    const unknownHash = hasSecrets ? '' : await hashPassword(randomBytes(32).toString('base64url'))
    let filesGone = 0
    const notifyGone = () => {
      filesGone += 1
    }
    const sources = memberSources(client, tables, { hasSecrets, unknownHash, files: input.files, notifyGone })
    const { manifest, bytes } = await writeArchive(file, sources, (members) => ({ ...facts, members: [...members] }))
    await client.query('rollback')
    return { file, bytes, rows: rowsIn(manifest), filesGone, manifest }
  })
}

/** Rows of all tables of an archive. */
export function rowsIn(manifest: Manifest): number {
  return manifest.members.reduce((sum, { rows }) => sum + (rows ?? 0), 0)
}

async function* memberSources(
  client: Client,
  tables: readonly TableShape[],
  how: { hasSecrets: boolean; unknownHash: string; files: FileStore; notifyGone: () => void },
): AsyncGenerator<MemberSource> {
  for (const { name, columns } of tables) {
    if (!how.hasSecrets && leftOut.includes(name)) continue
    const hidden = how.hasSecrets ? [] : (replaced[name] ?? [])
    const values = columns.map((column) =>
      hidden.includes(column)
        ? `case when ${quoted(column)} is not null then '${how.unknownHash}' end`
        : quoted(column),
    )
    const { bytes, rowCount } = copyOut(client, `copy (select ${values.join(', ')} from ${name}) to stdout`)
    yield { head: { kind: 'table', name, columns: [...columns] }, bytes, rowCount }
  }
  // After the tables: a file is stored before the row that names it.
  yield* readStoredFiles(client, how.files, how.notifyGone)
}

function headOf({ number, hash }: { number: number; hash: string }): Manifest['auditHead'] {
  return { number, hash }
}
