import type { listImportRows } from '@countinghouse/contract/desk/import'
import { text } from '@countinghouse/contract/import.text'
import { text as kitText } from '@countinghouse/contract/kit/import.text'
import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { Removal } from '../../../platform/bulk/remove-rows.ts'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import type { RecordKind } from '../../../platform/records/record-kind.ts'
import { readNames } from '../record-names.ts'
import type { Found } from './find-import.ts'

type Row = { number: number; recordId: number; undo: Removal | null; reason: string | null }

const pageSize = 100
const words = {
  changed_meanwhile: text.changed_meanwhile,
  used_elsewhere: text.used_elsewhere,
  gone: text.gone,
  refused: kitText.keptRefused,
} as const

/** Imported rows, of all outcomes or one, in file order, with their records and current labels. */
export async function findImportedRows(
  ctx: Ctx,
  reader: Reader,
  { found, list: { entity } }: Found,
  records: readonly RecordKind[],
  { outcome, cursor = '' }: Omit<InputOfRoute<typeof listImportRows>, 'id'>,
): Promise<OutputOfRoute<typeof listImportRows>> {
  const after = /^\d{1,9}$/.test(cursor) ? Number(cursor) : 0
  const wanted =
    outcome === 'kept'
      ? // Rows of one record stay for one reason, and the first of them tells it.
        sql`number in (
          select min(number) from desk.import_row
          where company_id = ${ctx.companyId} and import_id = ${found.id} and undo <> 'undone' group by record_id)`
      : sql`(${outcome ?? null}::text is null or outcome = ${outcome ?? null})`
  const { rows } = await sql<Row>`
    select number, record_id as "recordId", undo, undo_reason as reason from desk.import_row r
    where company_id = ${ctx.companyId} and import_id = ${found.id} and record_id is not null and ${wanted} and number > ${after}
    order by number limit ${pageSize + 1}`.execute(reader)
  const page = rows.slice(0, pageSize)
  const named = page.map(({ recordId }) => ({ entity, recordId }))
  const nameOf = await readNames(ctx, reader, records, named)
  const items = page.map(({ undo, reason, number, recordId }) => ({
    number,
    recordId,
    label: nameOf({ entity, recordId }),
    kept:
      undo === null || undo === 'undone' ? null : { code: undo, message: reason ?? format(words[undo], ctx.locale) },
  }))
  return { items, next: rows.length > pageSize ? String(page.at(-1)?.number) : null }
}
