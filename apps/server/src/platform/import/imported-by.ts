import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'

/**
 * The records that any of these imports of this company and entity created or changed, as long as their rows are kept; needs the table as
 * `t`. None for an import of anything else. The rows are found by their key, whose beginning is the import.
 */
export function importedBy(companyId: number, entity: string, importIds: unknown): RawBuilder<unknown> {
  return sql`t.id in (
    select r.record_id from desk.import_row r
    join desk.import i on i.company_id = r.company_id and i.id = r.import_id
    where r.company_id = ${companyId} and r.import_id = any(${importIds}::bigint[]) and i.entity = ${entity}
      and r.outcome in ('created', 'changed'))`
}
