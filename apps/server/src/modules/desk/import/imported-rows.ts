import type { listImportRows } from '@countinghouse/contract/desk/import'
import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import type { RecordKind } from '../../../platform/records/record-kind.ts'
import { readNames } from '../record-names.ts'
import type { Found } from './find-import.ts'

type Row = { number: number; recordId: number }

const pageSize = 100

/** Imported rows, of all outcomes or one, in file order, with their records and current labels. */
export async function findImportedRows(
  ctx: Ctx,
  reader: Reader,
  { found, list: { entity } }: Found,
  records: readonly RecordKind[],
  { outcome, cursor = '' }: Omit<InputOfRoute<typeof listImportRows>, 'id'>,
): Promise<OutputOfRoute<typeof listImportRows>> {
  const after = /^\d{1,9}$/.test(cursor) ? Number(cursor) : 0
  const { rows } = await sql<Row>`
    select number, record_id as "recordId" from desk.import_row
    where company_id = ${ctx.companyId} and import_id = ${found.id} and record_id is not null
      and (${outcome ?? null}::text is null or outcome = ${outcome ?? null}) and number > ${after}
    order by number limit ${pageSize + 1}`.execute(reader)
  const page = rows.slice(0, pageSize)
  const wanted = page.map(({ recordId }) => ({ entity, recordId }))
  const nameOf = await readNames(ctx, reader, records, wanted)
  const items = page.map((row) => ({ ...row, label: nameOf({ entity, recordId: row.recordId }) }))
  return { items, next: rows.length > pageSize ? String(page.at(-1)?.number) : null }
}
