import type { Master } from '@countinghouse/contract/master'
import { sql } from 'kysely'
import type { BulkCtx } from '../../../platform/bulk/bulk-row.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import type { LastMapping, Mapping } from '../../../platform/import/map-columns.ts'
import { rememberedMapping } from '../../../platform/import/map-columns.ts'

type NewImport = {
  readonly master: Master
  readonly fileName: string
  readonly headings: readonly string[]
  readonly mapping: Mapping
}
const entity = 'desk.import'

/** Records the start of an import. Answers the id of the import. */
export async function startImport(ctx: BulkCtx, tx: Tx, file: NewImport): Promise<number> {
  const { master, fileName, headings, mapping } = file
  const { rows } = await sql<{ id: number }>`
    insert into desk.import (company_id, entity, file_name, headings, mapping, created_by)
    values (${ctx.companyId}, ${master.entity}, ${fileName}, ${JSON.stringify(headings)}::jsonb, ${JSON.stringify(mapping)}::jsonb, ${ctx.userId})
    returning id`.execute(tx)
  const id = rows[0]?.id ?? 0
  const after = { entity: master.entity, fileName, status: 'running' }
  ctx.audit({ entity, entityId: id, label: fileName, before: null, after })
  return id
}

/** Records that all rows are imported. */
export async function finishImport(ctx: BulkCtx, tx: Tx, id: number): Promise<void> {
  const { rows } = await sql<{ file_name: string }>`
    update desk.import set status = 'done', ended_at = now()
    where company_id = ${ctx.companyId} and id = ${id} and status = 'running' returning file_name`.execute(tx)
  const [row] = rows
  if (row === undefined) return
  ctx.audit({ entity, entityId: id, label: row.file_name, before: { status: 'running' }, after: { status: 'done' } })
}

/** The user's heading mappings of earlier files for these records, the newest last. */
export async function lastMapping(
  reader: Reader | Tx,
  { companyId, userId }: { readonly companyId: number; readonly userId: number },
  of: { readonly entity: string },
): Promise<LastMapping> {
  const { rows } = await sql<{ headings: string[]; mapping: (string | null)[] }>`
    select headings, mapping from desk.import where company_id = ${companyId} and entity = ${of.entity} and created_by = ${userId}
    order by id desc limit 5`.execute(reader)
  return new Map(rows.toReversed().flatMap(({ headings, mapping }) => rememberedMapping(headings, mapping)))
}
