import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Tx } from '../database/db.ts'
import type { MasterTable } from '../records/master-table.ts'
import type { Reference } from '../records/usage.ts'
import { referencesTo } from '../records/usage.ts'

/** A column whose values name records; `key`: the columns that tell one row of a company from another. */
export type Pointer = Pick<Reference, 'table' | 'column'> & {
  readonly key: readonly string[]
  /** A row says nothing but that both belong together. */
  readonly isLink: boolean
}

/**
 * Every column that names records of a master by a foreign key and that role app may change, and the one by which its merged records
 * name their survivor. What may not be changed, such as a journal, names the merged record for good.
 */
export async function pointersTo(tx: Tx, { entity }: MasterTable): Promise<Pointer[]> {
  const references = [...(await referencesTo(tx, entity)), { table: entity, column: 'merged_into_id' }]
  const { rows } = await sql<Pointer>`
    select r."table", r."column", array(
      select a.attname::text from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
      where i.indrelid = r."table"::regclass and i.indisprimary and a.attname <> 'company_id') as key,
      not exists (select from pg_attribute a join pg_index i on i.indrelid = a.attrelid and i.indisprimary
        where a.attrelid = r."table"::regclass and a.attnum > 0 and not a.attisdropped and a.attnum <> all(i.indkey)) as "isLink"
    from jsonb_to_recordset(${JSON.stringify(references)}::jsonb) as r("table" text, "column" text)
    where has_column_privilege(r."table"::regclass, r."column", 'update')
    order by 1, 2`.execute(tx)
  return rows
}

/**
 * An update that lets rows name another record, and answers `from_id` and `key` of each; `narrowed` says which rows besides. A link that
 * the other record has already stays what it was.
 */
export function movedRows(
  companyId: number,
  { table, column, key, isLink }: Pointer,
  { from, to, narrowed = sql`` }: { from: readonly number[]; to: number; narrowed?: RawBuilder<unknown> },
): RawBuilder<unknown> {
  const fields = key.flatMap((name) => [sql.lit(name), sql`new.${sql.ref(name)}`])
  const same = key.filter((name) => name !== column).map((name) => sql`and o.${sql.ref(name)} = t.${sql.ref(name)}`)
  const isThere = sql`select from ${sql.table(table)} o where o.company_id = t.company_id ${sql.join(same, sql` `)}
    and (o.${sql.ref(column)} = ${to} or (o.${sql.ref(column)} = any(${from}::bigint[]) and o.${sql.ref(column)} < t.${sql.ref(column)}))`
  const isFree = isLink ? sql`and not exists (${isThere})` : sql``
  return sql`
    update ${sql.table(table)} t set ${sql.ref(column)} = ${to}
    where t.company_id = ${companyId} and t.${sql.ref(column)} = any(${from}::bigint[]) ${isFree} ${narrowed}
    returning old.${sql.ref(column)} as from_id, jsonb_build_object(${sql.join(fields)}) as key`
}

/** An update that lets the rows of `moves` (`from_id`, `key`) name what they named before, where they still name `to`. */
export function movedBack(
  companyId: number,
  { table, column, key }: Pointer,
  { moves, to }: { moves: RawBuilder<unknown>; to: number },
): RawBuilder<unknown> {
  const isRow = key.map((name) => sql`t.${sql.ref(name)} = (m.place).${sql.ref(name)}`)
  return sql`
    update ${sql.table(table)} t set ${sql.ref(column)} = m.from_id
    from (select from_id, jsonb_populate_record(null::${sql.table(table)}, key) as place from (${moves}) moved) m
    where t.company_id = ${companyId} and t.${sql.ref(column)} = ${to} and ${sql.join(isRow, sql` and `)}`
}
