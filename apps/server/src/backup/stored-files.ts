import { BytesGone, type FileStore } from '../platform/files/file-store.ts'
import { isKey } from '../platform/files/file-store-disk.ts'
import type { Client } from '../supervisor/endpoint.ts'
import { SupervisorError } from '../supervisor/supervisor-error.ts'
import type { Manifest, Member } from './manifest.ts'
import type { MemberSource } from './write-archive.ts'

const rowsAtOnce = 1000

type FileRow = { readonly companyId: string; readonly id: string; readonly key: string; readonly sha256: string }

/** The bytes of every file that the snapshot names, wherever the store keeps them. What is gone is passed over and told. */
export async function* readStoredFiles(
  client: Client,
  store: FileStore,
  notifyGone: () => void,
): AsyncGenerator<MemberSource> {
  for await (const { key } of fileRows(client)) {
    const bytes = await store.open(key).catch((error: unknown) => {
      if (!(error instanceof BytesGone)) throw error
      return null
    })
    if (bytes === null) notifyGone()
    else yield { head: { kind: 'file', name: key }, bytes, rowCount: () => null }
  }
}

/** Puts one file of an archive into its place. Answers false for what an earlier version packed and no row can name. */
export async function putStoredFile(
  store: FileStore,
  { name }: Member,
  bytes: AsyncIterable<Buffer>,
): Promise<boolean> {
  if (isKey(name)) return (await store.putBack(name, bytes)).key === name
  for await (const chunk of bytes) void chunk
  return false
}

/** Throws: SupervisorError when the store has files of a company that the archive has files of. */
export async function requireNoFiles(store: FileStore, { members }: Manifest): Promise<void> {
  const keys = members.filter(({ kind, name }) => kind === 'file' && isKey(name)).map(({ name }) => name)
  const companies = new Set(keys.map((key) => Number(key.slice(0, key.indexOf('/')))))
  for (const companyId of companies)
    for await (const { key } of store.list(companyId))
      throw new SupervisorError(
        `The file store contains files of another installation (${key}), and a restore never overwrites. Nothing was changed. ` +
          'Empty it, or set another one with FILES_DIR or S3_BUCKET.',
      )
}

/** Files that a restored row names and the archive does not hold as the row says. Those whose time was over may be gone. */
export async function findMissingFiles(client: Client, { members, createdAt }: Manifest): Promise<string[]> {
  const held = new Map(members.flatMap(({ kind, name, sha256 }) => (kind === 'file' ? [[name, sha256]] : [])))
  const issues: string[] = []
  for await (const { companyId, id, key, sha256 } of fileRows(client, createdAt))
    if (held.get(key) !== sha256) issues.push(`file ${id} of company ${companyId}: the archive does not hold its bytes`)
  return issues
}

/** In the order of their keys. `stayingAt`: only those that nothing sweeps within a day of it. */
async function* fileRows(client: Client, stayingAt: string | null = null): AsyncGenerator<FileRow> {
  const { rows: found } = await client.query<{ isThere: boolean }>(
    `select to_regclass('platform.file') is not null as "isThere"`,
  )
  // A schema from before there were files.
  if (found[0]?.isThere !== true) return
  let last = { companyId: '0', id: '0' }
  for (;;) {
    const { rows } = await client.query<FileRow>(
      `select company_id as "companyId", id, storage_key as key, sha256 from platform.file
       where (company_id, id) > ($1, $2) and ($3::timestamptz is null or expires_at is null or expires_at > $3::timestamptz + interval '1 day')
       order by company_id, id limit $4`,
      [last.companyId, last.id, stayingAt, rowsAtOnce],
    )
    yield* rows
    if (rows.length < rowsAtOnce) return
    last = rows.at(-1) ?? last
  }
}
