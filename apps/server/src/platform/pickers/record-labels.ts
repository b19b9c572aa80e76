import type { FieldModel } from '@countinghouse/contract/field-model'
import { recordFields } from '@countinghouse/contract/field-model'
import type { RecordLabel } from '@countinghouse/contract/record-label'
import { snakeCase } from '@countinghouse/kernel/names'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Reader, Tx } from '../db.ts'
import { labelOf, pickerTableOf } from './picker-table.ts'

/**
 * What the records are called that the row `t` names, by field; a part of a select list, empty where no field names any. It is made
 * only of rows that are answered: one look at a primary key for each.
 */
export function labelsOfRow(fields: readonly FieldModel[]): RawBuilder<unknown> {
  const naming = recordFields(fields)
  if (naming.length === 0) return sql``
  const parts = naming.map(({ name, list }) => {
    const named = sql`r.company_id = t.company_id and r.id = t.${sql.ref(snakeCase(name))}`
    return sql`${sql.lit(name)}, array(select ${labelOf(pickerTableOf(list))} from ${sql.table(list)} r where ${named})`
  })
  return sql`, jsonb_build_object(${sql.join(parts)}) as labels`
}

/** What the records with these ids are called; those that are not there are left out. */
export async function findLabels(
  db: Reader | Tx,
  companyId: number,
  entity: string,
  ids: readonly number[],
): Promise<RecordLabel[]> {
  const { rows } = await sql<{ label: RecordLabel }>`
    select ${labelOf(pickerTableOf(entity))} as label from ${sql.table(entity)} r
    where r.company_id = ${companyId} and r.id = any(${ids}::bigint[]) order by r.id`.execute(db)
  return rows.map(({ label }) => label)
}
