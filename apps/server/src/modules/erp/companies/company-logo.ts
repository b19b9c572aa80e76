import type { downloadCompanyLogo } from '@countinghouse/contract/erp/company'
import { fail } from '@countinghouse/contract/errors'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import type { DownloadAnswer } from '../../../platform/files/download.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import { saveFile, openFile, setExpiry } from '../../../platform/files/files.ts'
import type { ReceivedFile } from '../../../platform/files/upload.ts'

type Logo = { readonly companyName: string; readonly name: string | null; readonly fileIds: readonly number[] }

/** Replaces the logo of the own company, with its medium size. Throws: not_found for any other company. */
export async function saveLogo(
  ctx: Ctx,
  tx: Tx,
  id: number,
  [file, medium = file]: readonly [ReceivedFile, ...ReceivedFile[]],
): Promise<void> {
  const before = await removeStored(ctx, tx, id)
  const keep = async (one: ReceivedFile) => (await saveFile(ctx, tx, one, { purpose: 'attachment' })).id
  await sql`
    insert into erp.company_logo (company_id, file_id, medium_file_id)
    values (${id}, ${await keep(file)}, ${await keep(medium)})`.execute(tx)
  auditLogo(ctx, before, file.name)
}

/** Throws: not_found for any company but the caller's. */
export async function dropLogo(ctx: Ctx, tx: Tx, id: number): Promise<void> {
  auditLogo(ctx, await removeStored(ctx, tx, id), null)
}

/** Throws: not_found for any other company, and without a logo. */
export async function openLogo(
  ctx: Ctx,
  reader: Reader,
  { id, size }: InputOfRoute<typeof downloadCompanyLogo>,
  files: FileStore,
): Promise<DownloadAnswer> {
  if (id !== ctx.companyId) fail('not_found')
  const { rows } = await sql<{ whole: number; medium: number }>`
    select file_id as whole, medium_file_id as medium from erp.company_logo where company_id = ${id}`.execute(reader)
  const fileId = rows[0]?.[size ?? 'whole'] ?? fail('not_found')
  // Stored files are immutable, so they can be cached forever.
  return { ...(await openFile(ctx, reader, files, fileId)), etag: `"${fileId}"` }
}

async function removeStored(ctx: Ctx, tx: Tx, id: number): Promise<Logo> {
  if (id !== ctx.companyId) fail('not_found')
  // In a statement of its own: the next one then sees the logo that the lock waited for.
  await sql`select from erp.company where id = ${id} for no key update`.execute(tx)
  const { rows } = await sql<Logo>`
    with own as (select c.id, c.name from erp.company c where c.id = ${id}),
      gone as (delete from erp.company_logo l using own where l.company_id = own.id returning l.file_id, l.medium_file_id)
    select own.name as "companyName", f.name, array_remove(array[gone.file_id, gone.medium_file_id], null) as "fileIds"
    from own left join gone on true left join platform.file f on f.company_id = own.id and f.id = gone.file_id`.execute(
    tx,
  )
  const logo = rows[0] ?? fail('not_found')
  await setExpiry(ctx, tx, logo.fileIds, 0)
  return logo
}

function auditLogo(ctx: Ctx, { companyName, name }: Logo, after: string | null): void {
  ctx.audit({
    entity: 'erp.company',
    entityId: ctx.companyId,
    label: companyName,
    before: { logo: name },
    after: { logo: after },
  })
}
