import type { Attachment } from '@countinghouse/contract/attachment'
import { mostAttachments } from '@countinghouse/contract/attachment'
import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/calls/context.ts'
import type { Reader, Tx } from '../../platform/database/db.ts'
import { saveFile, setExpiry } from '../../platform/files/files.ts'
import { requirePermission } from '../../platform/access/permission.ts'
import type { RecordKind } from '../../platform/records/record-kind.ts'
import type { ReceivedFile } from '../../platform/files/upload.ts'
import { rejectFile } from '../../platform/files/upload.ts'
import { seenKind } from './record-names.ts'

type Place = { readonly entity: string; readonly recordId: number }
type Kept = Place & {
  id: number
  name: string
  caption: string | null
  fileId: number | null
  mediumFileId: number | null
  smallFileId: number | null
  isRemoved: boolean
}

const entity = 'desk.attachment'
/** How long a removal can be undone. */
const keptDays = 30

/** The files of a record, the newest first. */
export async function readAttachments({ companyId }: Ctx, reader: Reader, place: Place): Promise<Attachment[]> {
  const { rows } = await sql<Attachment>`
    select t.id, t.name, t.caption, f.media_type as "mediaType", f.byte_size as "byteSize",
      t.small_file_id is not null as "isPicture", u.first_name || ' ' || u.last_name as "createdBy",
      t.created_at as "createdAt"
    from desk.attachment t
    join platform.file f on f.company_id = t.company_id and f.id = t.file_id
    join erp.app_user u on u.company_id = t.company_id and u.id = t.created_by
    where t.company_id = ${companyId} and t.entity = ${place.entity} and t.record_id = ${place.recordId}
      and t.removed_at is null
    order by t.created_at desc, t.id desc`.execute(reader)
  return rows
}

/** Attaches a file to a record, with medium and small versions of a picture. Throws: invalid_input beyond the maximum per record. */
export async function addAttachment(
  ctx: Ctx,
  tx: Tx,
  place: Place,
  [file, medium, small]: readonly [ReceivedFile, ...ReceivedFile[]],
): Promise<{ id: number }> {
  const { companyId, userId } = ctx
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from desk.attachment
    where company_id = ${companyId} and entity = ${place.entity} and record_id = ${place.recordId} and removed_at is null`.execute(
    tx,
  )
  if ((counted[0]?.count ?? 0) >= mostAttachments) rejectFile(ctx, 'file_many', { most: String(mostAttachments) })
  const keep = async (one: ReceivedFile | undefined) =>
    one === undefined ? null : (await saveFile(ctx, tx, one, { purpose: 'attachment' })).id
  const ids = [await keep(file), await keep(medium), await keep(small)] as const
  const { rows } = await sql<{ id: number }>`
    insert into desk.attachment (company_id, entity, record_id, name, file_id, medium_file_id, small_file_id, created_by)
    values (${companyId}, ${place.entity}, ${place.recordId}, ${file.name}, ${ids[0]}, ${ids[1]}, ${ids[2]}, ${userId})
    returning id`.execute(tx)
  const id = rows[0]?.id ?? 0
  ctx.audit({ entity, entityId: id, label: file.name, before: null, after: { ...place, name: file.name } })
  return { id }
}

/** The file behind an attachment that the caller may see. Throws: not_found. */
export async function fileOf(
  ctx: Ctx,
  reader: Reader,
  records: readonly RecordKind[],
  { id, size }: { id: number; size?: 'small' | 'medium' | undefined },
): Promise<{ fileId: number; isPicture: boolean }> {
  const found = await findAttachment(ctx, reader, id)
  await seenKind(ctx, reader, records, found)
  const fileId = size === undefined ? found.fileId : size === 'small' ? found.smallFileId : found.mediumFileId
  if (fileId === null || found.isRemoved) return fail('not_found')
  return { fileId, isPicture: found.smallFileId !== null }
}

/** Throws: not_found, forbidden. */
export async function captionIt(
  ctx: Ctx,
  tx: Tx,
  records: readonly RecordKind[],
  { id, caption }: { id: number; caption: string | null },
): Promise<{ id: number }> {
  const before = await changeable(ctx, tx, records, id)
  await sql`
    update desk.attachment set caption = ${caption} where company_id = ${ctx.companyId} and id = ${id}`.execute(tx)
  ctx.audit({ entity, entityId: id, label: before.name, before: { caption: before.caption }, after: { caption } })
  return { id }
}

/** Removes a file from its record, or restores it while it still exists. Throws: not_found, forbidden. */
export async function setRemoved(
  ctx: Ctx,
  tx: Tx,
  records: readonly RecordKind[],
  { id, isRemoved }: { id: number; isRemoved: boolean },
): Promise<{ id: number }> {
  const { companyId, userId } = ctx
  const before = await changeable(ctx, tx, records, id)
  if (before.fileId === null) return fail('not_found')
  if (before.isRemoved !== isRemoved) {
    const [by, at] = isRemoved ? [userId, sql`now()`] : [null, null]
    await sql`
      update desk.attachment set removed_by = ${by}, removed_at = ${at}
      where company_id = ${companyId} and id = ${id}`.execute(tx)
    const files = [before.fileId, before.mediumFileId, before.smallFileId].filter((file) => file !== null)
    await setExpiry(ctx, tx, files, isRemoved ? keptDays : null)
  }
  ctx.audit({
    entity,
    entityId: id,
    label: before.name,
    before: { isRemoved: before.isRemoved },
    after: { isRemoved },
  })
  return { id }
}

async function changeable(ctx: Ctx, tx: Tx, records: readonly RecordKind[], id: number): Promise<Kept> {
  const found = await findAttachment(ctx, tx, id, true)
  const { page } = await seenKind(ctx, tx, records, found)
  requirePermission(ctx.grants, { page, event: 'edit' })
  return found
}

async function findAttachment({ companyId }: Ctx, db: Reader | Tx, id: number, isLocked = false): Promise<Kept> {
  const { rows } = await sql<Kept>`
    select id, entity, record_id as "recordId", name, caption, file_id as "fileId", medium_file_id as "mediumFileId",
      small_file_id as "smallFileId", removed_at is not null as "isRemoved"
    from desk.attachment where company_id = ${companyId} and id = ${id} ${isLocked ? sql`for no key update` : sql``}`.execute(
    db,
  )
  return rows[0] ?? fail('not_found')
}
