import type { FieldModel } from '@countinghouse/contract/field-model'
import { isRecords } from '@countinghouse/contract/field-model'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { linksOfRow, linksTableOf } from '../records/links-table.ts'

/** A field's value as the wire has it, from its column or what the row `t` is linked to; of a time, no seconds; a decimal as short as it is; a quantity as a number. */
export function wireValue(
  entity: string,
  column: RawBuilder<unknown>,
  model: FieldModel | undefined,
): RawBuilder<unknown> {
  if (model !== undefined && isRecords(model)) return linksOfRow(linksTableOf(entity, model))
  if (model !== undefined && model.decimals !== null) return sql`trim_scale(${column})::text`
  if (model?.widget === 'quantity') return sql`${column}::float8`
  return model?.widget === 'time' ? sql`left(${column}::text, 5)` : column
}
