import { fail } from '@countinghouse/contract/errors'
import type { MasterRow } from '@countinghouse/contract/master'
import { sql } from 'kysely'
import type { Ctx } from '../calls/context.ts'
import type { Reader, Tx } from '../database/db.ts'
import type { DownloadAnswer } from '../files/download.ts'
import type { FileStore } from '../files/file-store.ts'
import { saveFile, openFile, setExpiry } from '../files/files.ts'
import { readRow } from './master-row.ts'
import type { MasterTable } from './master-table.ts'
import { rejectMerged } from '../merge/merged.ts'
import type { ReceivedFile } from '../files/upload.ts'

type Files = { readonly file: number | null; readonly small: number | null; readonly name: string | null }

/** Puts a picture, with its small form, in place of a record's; none takes it away. Locks: the record. Throws: not_found, merged. */
export async function changePicture(
  ctx: Ctx,
  tx: Tx,
  table: MasterTable,
  id: number,
  [file, small = file]: readonly ReceivedFile[],
): Promise<MasterRow> {
  const row = await readRow(ctx, tx, table, id, true)
  await rejectMerged(ctx, tx, table, row)
  const { kind, ...columns } = table.picture ?? fail('not_found')
  const before = await filesOf(ctx, tx, table, id)
  const keep = async (one: ReceivedFile | undefined) =>
    one === undefined ? null : (await saveFile(ctx, tx, one, { purpose: 'attachment' })).id
  await sql`
    update ${table.name} set ${sql.ref(columns.file)} = ${await keep(file)}, ${sql.ref(columns.smallFile)} = ${await keep(small)},
      updated_by = ${ctx.userId}
    where company_id = ${ctx.companyId} and id = ${id}`.execute(tx)
  await expire(ctx, tx, before)
  ctx.audit({
    entity: table.entity,
    entityId: id,
    label: row.name,
    before: { [kind]: before.name },
    after: { [kind]: file?.name ?? null },
  })
  return await readRow(ctx, tx, table, id)
}

/** Throws: not_found, also where there is none. */
export async function openPicture(
  ctx: Ctx,
  reader: Reader,
  table: MasterTable,
  { id, size }: { readonly id: number; readonly size?: 'small' | undefined },
  store: FileStore,
): Promise<DownloadAnswer> {
  const { file, small } = await filesOf(ctx, reader, table, id)
  const fileId = (size === 'small' ? small : file) ?? fail('not_found')
  // We encoded it ourselves, and the bytes of a file never change.
  return { ...(await openFile(ctx, reader, store, fileId)), isInline: true, etag: `"${fileId}"` }
}

/** Lets go of the files of a record that is about to be deleted. */
export async function expirePicture(ctx: Ctx, tx: Tx, table: MasterTable, id: number): Promise<void> {
  if (table.picture !== null) await expire(ctx, tx, await filesOf(ctx, tx, table, id))
}

async function expire(ctx: Ctx, tx: Tx, { file, small }: Files): Promise<void> {
  if (file !== null && small !== null) await setExpiry(ctx, tx, [file, small], 0)
}

async function filesOf({ companyId }: Ctx, db: Reader | Tx, table: MasterTable, id: number): Promise<Files> {
  const { file, smallFile } = table.picture ?? fail('not_found')
  const { rows } = await sql<Files>`
    select t.${sql.ref(file)} as file, t.${sql.ref(smallFile)} as small, f.name from ${table.name} t
    left join platform.file f on f.company_id = t.company_id and f.id = t.${sql.ref(file)}
    where t.company_id = ${companyId} and t.id = ${id}`.execute(db)
  return rows[0] ?? fail('not_found')
}
