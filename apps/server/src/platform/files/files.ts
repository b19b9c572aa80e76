import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import { now } from '../config/clock.ts'
import type { Database, Reader, Tx } from '../database/db.ts'
import type { DownloadAnswer } from './download.ts'
import type { FileStore } from './file-store.ts'
import type { ReceivedFile } from './upload.ts'

export type FilePurpose = 'attachment' | 'import' | 'export' | 'failed_rows' | 'document' | 'backup'

type Owner = { readonly companyId: number; readonly userId: number }
type Keeping = { readonly purpose: FilePurpose; readonly expiresAt?: Date }

/** Bytes without a row may belong to a request that still runs. */
const graceMs = 3_600_000
const keysAtOnce = 500

/** Makes stored bytes a file of the company; whoever keeps it audits the record it belongs to. */
export async function saveFile(
  owner: Owner,
  tx: Tx,
  file: ReceivedFile,
  { purpose, expiresAt }: Keeping,
): Promise<{ id: number; uid: string }> {
  return await tx
    .insertInto('platform.file')
    .values({
      company_id: owner.companyId,
      purpose,
      name: file.name,
      media_type: file.mediaType,
      byte_size: file.byteSize,
      sha256: file.sha256,
      storage_key: file.key,
      created_by: owner.userId,
      expires_at: expiresAt?.toISOString() ?? null,
    })
    .returning(['id', 'uid'])
    .executeTakeFirstOrThrow()
}

/** Files that somebody took off go after so many days; null: they stay. */
export async function setExpiry(
  { companyId }: Pick<Owner, 'companyId'>,
  tx: Tx,
  ids: readonly number[],
  days: number | null,
): Promise<void> {
  await sql`
    update platform.file set expires_at = now() + make_interval(days => ${days}::int)
    where company_id = ${companyId} and id = any(${ids}::bigint[])`.execute(tx)
}

/** A kept file as the answer of a download; whoever calls has checked the right to it. Throws: not_found. */
export async function openFile(
  owner: Pick<Owner, 'companyId'>,
  reader: Reader,
  store: FileStore,
  id: number,
): Promise<DownloadAnswer> {
  const file = await reader
    .selectFrom('platform.file')
    .select(['name', 'media_type', 'byte_size', 'storage_key'])
    .where('company_id', '=', owner.companyId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (file === undefined) return fail('not_found')
  return {
    name: file.name,
    mediaType: file.media_type,
    byteSize: Number(file.byte_size),
    bytes: await store.open(file.storage_key),
  }
}

/** Drops files past their time, then bytes that no row names and that lie there for more than an hour. */
export async function sweepFiles(db: Database, store: FileStore, companyId: number): Promise<void> {
  await db.inTransaction({ companyId }, (tx) =>
    sql`delete from platform.file where company_id = ${companyId} and expires_at < now()`.execute(tx),
  )
  const before = new Date(now().getTime() - graceMs)
  await store.clean(before)
  for await (const keys of oldKeys(store, companyId, before)) {
    const kept = await keptOf(db, companyId, keys)
    for (const key of keys) if (!kept.has(key)) await store.remove(key)
  }
}

/** Keys of what lies in the store since before a time, some hundred at once. */
async function* oldKeys(store: FileStore, companyId: number, before: Date): AsyncGenerator<string[]> {
  let keys: string[] = []
  for await (const { key, storedAt } of store.list(companyId)) {
    if (storedAt >= before) continue
    keys.push(key)
    if (keys.length < keysAtOnce) continue
    yield keys
    keys = []
  }
  yield keys
}

async function keptOf(db: Database, companyId: number, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ key: string }>`
    select storage_key as key from platform.file where company_id = ${companyId} and storage_key = any(${keys})`.execute(
    db.reader({ companyId }),
  )
  return new Set(rows.map(({ key }) => key))
}
