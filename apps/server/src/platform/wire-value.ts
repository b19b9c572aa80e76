import type { FieldModel } from '@countinghouse/contract/field-model'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'

/** A column as the wire has its field's value: of a time, no seconds. */
export function wireValue(column: RawBuilder<unknown>, model: FieldModel | undefined): RawBuilder<unknown> {
  return model?.widget === 'time' ? sql`left(${column}::text, 5)` : column
}
