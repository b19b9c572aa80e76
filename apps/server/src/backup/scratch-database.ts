import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FileStore } from '../platform/files/file-store.ts'
import { diskStore } from '../platform/files/file-store-disk.ts'
import type { Client } from '../supervisor/endpoint.ts'
import { withClient } from '../supervisor/endpoint.ts'
import { errorText, SupervisorError } from '../supervisor/supervisor-error.ts'
import { databaseStatements } from '../supervisor/roles.ts'

const prefix = 'countinghouse_drill_'
/** What the name of an unpacked drill begins with. */
export const drillFolder = 'countinghouse-drill-'
const drillLock = 7_041_778

export type ServerUrls = {
  readonly ownerUrl: string
  readonly maintUrl: string
  readonly superUrl: string | null
  /** Where stored files are unpacked; the system's folder for such things unless given. */
  readonly workDir?: string
}
export type Scratch = {
  readonly ownerUrl: string
  readonly maintUrl: string
  readonly dataDir: string
  readonly files: FileStore
}

/**
 * Runs with an empty database beside the real one, on the same server, and a folder of its own; both go afterwards.
 * Throws: SupervisorError when role owner of an own server may not make databases.
 */
export async function withScratchDatabase<T>(urls: ServerUrls, run: (scratch: Scratch) => Promise<T>): Promise<T> {
  const makerUrl = urls.superUrl ?? urls.ownerUrl
  const name = `${prefix}${randomBytes(4).toString('hex')}`
  return await withClient(makerUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [drillLock])
    await dropLeftOver(client)
    await createDatabase(client, name)
    const dataDir = await mkdtemp(join(urls.workDir ?? tmpdir(), drillFolder))
    try {
      await withClient(inDatabase(makerUrl, name), (scratch) => scratch.query(databaseStatements))
      return await run({
        ownerUrl: inDatabase(urls.ownerUrl, name),
        maintUrl: inDatabase(urls.maintUrl, name),
        dataDir,
        files: diskStore(join(dataDir, 'files')),
      })
    } finally {
      await rm(dataDir, { recursive: true, force: true })
      await client.query(`drop database if exists ${name} with (force)`)
    }
  })
}

/** Those of drills that were killed; ours is the only one that runs. */
async function dropLeftOver(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select datname as name from pg_database where starts_with(datname, $1)',
    [prefix],
  )
  for (const { name } of rows) await client.query(`drop database if exists ${name} with (force)`)
}

/** With the letters and the order of the real one; closed to everybody but our roles. */
async function createDatabase(client: Client, name: string): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(`
    select format('create database ${name} owner owner template template0 encoding %L locale_provider %s lc_collate %L lc_ctype %L',
        pg_encoding_to_char(encoding), case datlocprovider when 'b' then 'builtin' when 'i' then 'icu' else 'libc' end,
        datcollate, datctype)
      || case datlocprovider when 'b' then format(' builtin_locale %L', datlocale) when 'i' then format(' icu_locale %L', datlocale) else '' end
      as statement
    from pg_database where datname = current_database()`)
  try {
    await client.query(rows[0]?.statement ?? '')
  } catch (error) {
    throw new SupervisorError(
      `The drill database could not be created: ${errorText(error)}. ` +
        'As a superuser run: alter role owner createdb. Or turn drills off with BACKUP_DRILL_DAYS=off.',
    )
  }
  await client.query(`revoke all on database ${name} from public; grant connect on database ${name} to app, maint`)
}

function inDatabase(url: string, name: string): string {
  const parsed = new URL(url)
  parsed.pathname = `/${name}`
  return parsed.href
}
