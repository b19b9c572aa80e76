import { sql } from 'kysely'
import type { Ctx } from '../../platform/calls/context.ts'
import type { Tx } from '../../platform/database/db.ts'
import { setExpiry } from '../../platform/files/files.ts'

export type ErasedRecords = { readonly entity: string; readonly ids: readonly number[] }

/** Stands where an address was. */
export const erasedAddress = 'erased@invalid'

/** Erases what was said about records, their files, drafts and notices, and what was mailed to addresses. */
export async function eraseRecords(
  ctx: Ctx,
  tx: Tx,
  { records, addresses }: { readonly records: readonly ErasedRecords[]; readonly addresses: readonly string[] },
): Promise<void> {
  const { companyId, userId } = ctx
  for (const { entity, ids } of records) {
    const of = sql`company_id = ${companyId} and entity = ${entity} and record_id = any(${ids}::bigint[])`
    await sql`delete from desk.comment where ${of}`.execute(tx)
    await sql`delete from desk.draft where ${of}`.execute(tx)
    await sql`delete from desk.notification where ${of}`.execute(tx)
    const { rows } = await sql<{ files: (number | null)[] }>`
      update desk.attachment set name = '-', caption = null, removed_by = coalesce(removed_by, ${userId}), removed_at = coalesce(removed_at, now())
      where ${of} returning array[file_id, medium_file_id, small_file_id] as files`.execute(tx)
    await setExpiry(
      ctx,
      tx,
      rows.flatMap(({ files }) => files).filter((file) => file !== null),
      0,
    )
  }
  await sql`
    update desk.document_mail set to_address = ${erasedAddress}, subject = '-', body = '-', file_name = '-', answer = null
    where company_id = ${companyId} and lower(to_address) = any(${addresses.map((address) => address.toLowerCase())}::text[])`.execute(
    tx,
  )
}
