import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { FileStore, StoredBytes } from '../../apps/server/src/platform/files/file-store.ts'
import { diskStore } from '../../apps/server/src/platform/files/file-store-disk.ts'
import { prepareDatabase } from '../../apps/server/src/prepare.ts'
import { AuditSealer } from '../../apps/server/src/platform/audit/audit-sealer.ts'
import { readTables } from '../../apps/server/src/backup/schema-shape.ts'
import type { Embedded } from '../../apps/server/src/supervisor/embedded.ts'
import { withClient } from '../../apps/server/src/supervisor/endpoint.ts'
import { newFolder, open } from './holder.ts'

export type Source = {
  readonly folder: string
  readonly database: Embedded
  readonly files: FileStore
  /** All stored bytes by their keys, those of the demo among them. */
  readonly stored: readonly (readonly [key: string, bytes: Buffer])[]
}

/** By their keys. */
const storedFiles: Readonly<Record<string, Buffer>> = {
  '1/0a/0a000000-0000-4000-8000-000000000001': Buffer.from('a stored file\n'),
  '1/0b/0b000000-0000-4000-8000-000000000002': Buffer.alloc(300_000, 'x'),
  '2/0c/0c000000-0000-4000-8000-000000000003': Buffer.alloc(0),
}

/** Moves of today, and of a month that no installation makes by itself, taken back; and what is reserved of the rest. */
async function postOldStock({ appUrl, superUrl }: Embedded): Promise<void> {
  const [place] = await withClient(superUrl, async (client) => {
    const { rows } = await client.query<{ company: string; store: string; variant: string }>(`
      select v.company_id as company, min(s.id) as store, min(v.id) as variant
      from procure.variant v join erp.store s on s.company_id = v.company_id group by 1 order by 1 limit 1`)
    return rows
  })
  if (place === undefined) throw new Error('The demo sells nothing.')
  const { company, store, variant } = place
  await withClient(appUrl, async (client) => {
    await client.query(`select set_config('app.company', $1, false)`, [company])
    await client.query(`select inventory.add_move_months('2019-05-01', '2019-05-31')`)
    for (const [event, day] of [
      [1, '2019-05-10'],
      [2, null],
    ])
      await client.query(
        `select inventory.post_stock($1, 'opening', 1, $2, coalesce($5::date, current_date), '{opening}', array[$4::bigint], '{null}', '{null}',
           '{3}', '{1.25}', store_id => $3, posted_on => coalesce($5::date, current_date))`,
        [company, event, store, variant, day],
      )
    await client.query(
      `select inventory.reverse_stock($1, 'opening', 1, 3, current_date, id) from inventory.stock_posting
       where company_id = $1 and source_type = 'opening' and event_no = 1`,
      [company],
    )
    await client.query(
      `select inventory.reserve_stock($1, 'order_line', 5, null, true, '{1}', array[$2::bigint], array[$3::bigint], '{2}')`,
      [company, store, variant],
    )
  })
}

/** The demo companies with some stock, a sealed audit and stored files, in a data folder of their own. */
export async function openSource(): Promise<Source> {
  const folder = newFolder()
  const database = await open(folder)
  const { ownerUrl, appUrl } = database
  const files = { folder: join(folder, 'files'), s3: null }
  await prepareDatabase({ ownerUrl, appUrl, isDemo: true, demoPassword: 'demo password of a test', files })
  await postOldStock(database)
  await withClient(database.maintUrl, (client) => new AuditSealer(client).seal())
  for (const [key, bytes] of Object.entries(storedFiles))
    await recordStoredFile(database.superUrl, await diskStore(files.folder).putBack(key, Readable.from([bytes])))
  // Of an upload that never ended: in no archive.
  mkdirSync(join(files.folder, 'incoming'), { recursive: true })
  writeFileSync(join(files.folder, 'incoming', 'half'), 'half')
  const store = diskStore(files.folder)
  return { folder, database, files: store, stored: await readStored(database, store) }
}

async function readStored({ superUrl }: Embedded, store: FileStore): Promise<Source['stored']> {
  const { rows } = await withClient(superUrl, (client) =>
    client.query<{ key: string }>('select storage_key as key from platform.file order by id'),
  )
  return await Promise.all(rows.map(async ({ key }) => [key, await buffer(await store.open(key))] as const))
}

/** The row that makes stored bytes a file of the company that its key names. */
export async function recordStoredFile(
  superUrl: string,
  { key, byteSize, sha256: digest }: StoredBytes,
): Promise<void> {
  await withClient(superUrl, (client) =>
    client.query(
      `insert into platform.file (company_id, purpose, name, media_type, byte_size, sha256, storage_key, created_by)
       select id, 'attachment', 'paper.txt', 'text/plain', $2, $3, $1, 1 from erp.company where id = split_part($1, '/', 1)::bigint`,
      [key, byteSize, digest],
    ),
  )
}

/** A hash of every table's rows, past every policy, in no order that a copy could change. */
export async function tableHashes(superUrl: string): Promise<Record<string, string>> {
  return await withClient(superUrl, async (client) => {
    const hashes: Record<string, string> = {}
    for (const { name, columns } of await readTables(client)) {
      const { rows } = await client.query<{ hash: string }>(
        `select coalesce(md5(string_agg(r, ',' order by r)), '') as hash
         from (select md5(row(${columns.map((column) => `t."${column}"`).join(', ')})::text) as r from ${name} t)`,
      )
      hashes[name] = rows[0]?.hash ?? ''
    }
    return hashes
  })
}

export function fileHashes(folder: string): Record<string, string> {
  const found = readdirSync(join(folder, 'files'), { recursive: true, withFileTypes: true })
  return Object.fromEntries(
    found
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted()
      .map((file) => [file.slice(join(folder, 'files').length + 1), sha256(readFileSync(file))]),
  )
}

export function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
