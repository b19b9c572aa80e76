import type { FieldModel } from '@countinghouse/contract/field-model'
import { isLines, isRecords, recordFields } from '@countinghouse/contract/field-model'
import type { RecordLabel } from '@countinghouse/contract/record-label'
import { snakeCase } from '@countinghouse/kernel/names'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Reader, Tx } from '../database/db.ts'
import { linesTableOf } from '../records/lines-table.ts'
import { isNamedByRow, linksTableOf } from '../records/links-table.ts'
import { labelOf, pickerTableOf } from './picker-table.ts'

/**
 * What the records are called that the row `t` of an entity and its lines name, by field; a part of a select list, empty where no
 * field names any. It is made only of rows that are answered: one look at a primary key for each.
 */
export function labelsOfRow(entity: string, fields: readonly FieldModel[]): RawBuilder<unknown> {
  const naming = fields.flatMap((field) => namesOf(entity, field))
  if (naming.length === 0) return sql``
  const parts = naming.map(({ name, list, isNamed }) => {
    const labels = sql`select ${labelOf(pickerTableOf(list))} from ${sql.table(list)} r`
    return sql`${sql.lit(name)}, array(${labels} where r.company_id = t.company_id and ${isNamed})`
  })
  return sql`, json_build_object(${sql.join(parts)}) as labels`
}

type Naming = { readonly name: string; readonly list: string; readonly isNamed: RawBuilder<unknown> }

function namesOf(entity: string, field: FieldModel): Naming[] {
  if (isRecords(field))
    return [{ name: field.name, list: field.list, isNamed: isNamedByRow(linksTableOf(entity, field)) }]
  if (!isLines(field))
    return recordFields([field]).map(({ name, list }) => ({
      name,
      list,
      isNamed: sql`r.id = t.${sql.ref(snakeCase(name))}`,
    }))
  const { entity: lines, owner } = linesTableOf(entity, field)
  return recordFields(field.lineFields).map(({ name, list }) => {
    const column = sql.ref(snakeCase(name.slice(field.name.length + 1)))
    const ofRow = sql`l.company_id = t.company_id and l.${sql.ref(owner)} = t.id`
    return { name, list, isNamed: sql`r.id in (select l.${column} from ${sql.table(lines)} l where ${ofRow})` }
  })
}

/** What the records with these ids are called; those that are not there, or that he is not told of for whom they are named, are left out. */
export async function findLabels(
  db: Reader | Tx,
  companyId: number,
  entity: string,
  ids: readonly number[],
  isTold: RawBuilder<unknown> = sql`true`,
): Promise<RecordLabel[]> {
  const { rows } = await sql<{ label: RecordLabel }>`
    select ${labelOf(pickerTableOf(entity))} as label from ${sql.table(entity)} r
    where r.company_id = ${companyId} and r.id = any(${ids}::bigint[]) and ${isTold} order by r.id`.execute(db)
  return rows.map(({ label }) => label)
}
