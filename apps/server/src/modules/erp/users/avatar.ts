import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import type { DownloadAnswer } from '../../../platform/files/download.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import { saveFile, openFile, setExpiry } from '../../../platform/files/files.ts'
import type { ReceivedFile } from '../../../platform/files/upload.ts'
import { requireOutranked } from './validate-assignments.ts'
import { lockPerson } from './lock-person.ts'
import { entity } from './person.ts'

type Gone = { readonly name: string; readonly fileIds: readonly number[] }

/**
 * Replaces the picture of a user, with its small size, and returns its number; none removes it. Locks: as lockPerson.
 * Throws: not_found, erp.administrator_protected unless it is the own picture.
 */
export async function changeAvatar(
  ctx: Ctx,
  tx: Tx,
  id: number,
  [file, small = file]: readonly ReceivedFile[],
): Promise<number | null> {
  const person = await lockPerson(tx, ctx.companyId, id)
  if (id !== ctx.userId) requireOutranked(ctx, person)
  const before = await removeStored(ctx, tx, id)
  const fileId = file === undefined || small === undefined ? null : await put(ctx, tx, id, [file, small])
  ctx.audit({
    entity,
    entityId: id,
    label: person.name,
    before: { avatar: before?.name ?? null },
    after: { avatar: file?.name ?? null },
  })
  return fileId
}

/** Throws: not_found, also without a picture. */
export async function openAvatar(
  ctx: Ctx,
  reader: Reader,
  { id, size }: { readonly id: number; readonly size?: 'small' | undefined },
  files: FileStore,
): Promise<DownloadAnswer> {
  const { rows } = await sql<{ medium: number; small: number }>`
    select file_id as medium, small_file_id as small from erp.user_avatar
    where company_id = ${ctx.companyId} and user_id = ${id}`.execute(reader)
  const fileId = rows[0]?.[size ?? 'medium'] ?? fail('not_found')
  // The file was encoded by this server and is immutable, so it is safe to serve and cache.
  return { ...(await openFile(ctx, reader, files, fileId)), isInline: true, etag: `"${fileId}"` }
}

async function put(
  ctx: Ctx,
  tx: Tx,
  id: number,
  [file, small]: readonly [ReceivedFile, ReceivedFile],
): Promise<number> {
  const keep = async (one: ReceivedFile) => (await saveFile(ctx, tx, one, { purpose: 'attachment' })).id
  const fileId = await keep(file)
  await sql`
    insert into erp.user_avatar (company_id, user_id, file_id, small_file_id)
    values (${ctx.companyId}, ${id}, ${fileId}, ${await keep(small)})`.execute(tx)
  return fileId
}

async function removeStored({ companyId }: Ctx, tx: Tx, id: number): Promise<Gone | null> {
  const { rows } = await sql<Gone>`
    with gone as (delete from erp.user_avatar where company_id = ${companyId} and user_id = ${id} returning file_id, small_file_id)
    select f.name, array[gone.file_id, gone.small_file_id] as "fileIds"
    from gone join platform.file f on f.company_id = ${companyId} and f.id = gone.file_id`.execute(tx)
  const [gone] = rows
  await setExpiry({ companyId }, tx, gone?.fileIds ?? [], 0)
  return gone ?? null
}
