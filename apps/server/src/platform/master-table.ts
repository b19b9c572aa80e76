import { fieldModels, recordFields } from '@countinghouse/contract/field-model'
import type { Master } from '@countinghouse/contract/master'
import { snakeCase } from '@countinghouse/kernel/names'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { z } from 'zod'
import type { SortKey } from './keyset.ts'
import { nameFor } from './pickers/picker-table.ts'
import { labelsOfRow } from './pickers/record-labels.ts'

export type MasterTable = {
  readonly name: RawBuilder<unknown>
  readonly entity: string
  /** Wire name -> column of every editable field. */
  readonly columns: ReadonlyMap<string, string>
  /** Select list that names every column as the wire does; needs the table as `t` and the last editor as `u`. */
  readonly row: RawBuilder<unknown>
  readonly sortKeys: Readonly<Record<string, SortKey>>
}

/** The table behind a master, derived from its contract: names are snake_case of the wire's. */
export function masterTableOf(master: Master): MasterTable {
  const columns = new Map(Object.keys(master.fields).map((field) => [field, snakeCase(field)]))
  return {
    name: sql.table(master.entity),
    entity: master.entity,
    columns,
    row: sql`t.id, ${sql.join([...columns].map(([field, column]) => sql`t.${sql.ref(column)} as ${sql.ref(field)}`))},
      t.status, t.merged_into_id as "mergedIntoId", t.version, t.created_at as "createdAt", t.updated_at as "updatedAt",
      u.first_name || ' ' || u.last_name as "updatedBy"${labelsOfRow(fieldModels(master))}`,
    sortKeys: {
      name: { expression: sql`t.name collate "und-x-icu"`, type: 'text' },
      code: { expression: sql`t.code_key`, type: 'text' },
      status: { expression: sql`t.status`, type: 'text' },
      updatedAt: { expression: sql`t.updated_at`, type: 'timestamptz' },
      ...Object.fromEntries(master.columns.map((field) => [field, fieldKey(master, field)])),
    },
  }
}

/** Wire values as columns, for insert and update. */
export function columnValues(table: MasterTable, values: Readonly<Record<string, unknown>>): [string, unknown][] {
  return Object.entries(values).flatMap(([field, value]) => {
    const column = table.columns.get(field)
    return column === undefined || value === undefined ? [] : [[column, value] as [string, unknown]]
  })
}

/** Empty values sort first, so that the key is never null; a record that is named sorts by its name. */
function fieldKey(master: Master, field: string): SortKey {
  const column = sql`t.${sql.ref(snakeCase(field))}`
  const naming = recordFields(fieldModels(master)).find(({ name }) => name === field)
  if (naming !== undefined) return { expression: nameFor(naming.list, column), type: 'text' }
  const schema = master.fields[field]
  const type =
    schema === undefined
      ? undefined
      : (z.toJSONSchema(schema, { io: 'output' }) as { type?: string; anyOf?: { type?: string }[] })
  const kind = type?.type ?? type?.anyOf?.[0]?.type
  if (kind === 'integer' || kind === 'number')
    return { expression: sql`coalesce(${column}, -1)::bigint`, type: 'bigint' }
  if (kind === 'boolean') return { expression: sql`coalesce(${column}::int, -1)::bigint`, type: 'bigint' }
  return { expression: sql`coalesce(${column}::text, '')`, type: 'text' }
}
