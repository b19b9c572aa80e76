import type { LineFieldModel, LinesModel } from '@countinghouse/contract/field-model'
import { snakeCase } from '@countinghouse/kernel/names'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Tx } from '../database/db.ts'
import { statement } from '../database/db.ts'
import { wireValue } from '../http/wire-value.ts'

type Values = Readonly<Record<string, unknown>>

/** The table behind the lines of a record: `erp.payment_term_part` of `erp.payment_term`. */
export type LinesTable = {
  readonly field: string
  readonly entity: string
  /** Column that names the record. */
  readonly owner: string
  /** Wire name -> column of every field of a line. */
  readonly columns: ReadonlyMap<string, string>
  readonly lineFields: readonly LineFieldModel[]
}

export function linesTableOf(entity: string, { name, one, lineFields }: LinesModel): LinesTable {
  return {
    field: name,
    entity: `${entity}_${snakeCase(one)}`,
    owner: `${entity.split('.')[1]}_id`,
    columns: new Map(lineFields.map(({ key }) => [key, snakeCase(key)])),
    lineFields,
  }
}

/** The lines of the row `t` in their order, as a part of its select list; empty where it has none. */
export function linesOfRow(tables: readonly LinesTable[]): RawBuilder<unknown> {
  const parts = tables.map(({ field, entity, owner, lineFields }) => {
    const pairs = lineFields.flatMap((model) => [
      sql.lit(model.key),
      wireValue(entity, sql`l.${sql.ref(snakeCase(model.key))}`, model),
    ])
    return sql`, (select coalesce(json_agg(json_build_object(${sql.join(pairs)}) order by l.line_no), '[]')
      from ${sql.table(entity)} l where l.company_id = t.company_id and l.${sql.ref(owner)} = t.id) as ${sql.ref(field)}`
  })
  return sql.join(parts, sql``)
}

/** Lines as rows of their table's own type, numbered from 1, so that the database reads every column as it keeps it. */
export function lineRows(table: LinesTable, lines: readonly Values[]): RawBuilder<unknown> {
  return numberedRows(
    table,
    lines.map((line, index) => ({ lineNo: index + 1, line })),
  )
}

type Numbered = { readonly lineNo: number; readonly line: Values }

function numberedRows({ entity, columns }: LinesTable, lines: readonly Numbered[]): RawBuilder<unknown> {
  const rows = lines.map(({ lineNo, line }) => ({
    line_no: lineNo,
    ...Object.fromEntries([...columns].map(([key, column]) => [column, line[key] ?? null])),
  }))
  return sql`jsonb_populate_recordset(null::${sql.table(entity)}, ${JSON.stringify(rows)}::jsonb)`
}

type Written = {
  readonly id: number
  readonly values: Values
  /** The record with its lines as they are, held until the end: lines that stay the same are not written. Omitted: all are. */
  readonly before?: Values
}

/** Writes the lines that are among the values in place of those that the record had; false where there are none among them. */
export async function writeLines(
  companyId: number,
  tx: Tx,
  tables: readonly LinesTable[],
  { id, values, before }: Written,
): Promise<boolean> {
  const given = tables.filter(({ field }) => values[field] !== undefined)
  if (given.length === 0) return false
  const statements = given.flatMap((table) => {
    const name = sql.table(table.entity)
    const columns = [...table.columns.values()].map((column) => sql.ref(column))
    const own = sql`company_id = ${companyId} and ${sql.ref(table.owner)} = ${id}`
    const { gone, written } = changesOf(table, before, values)
    const inserted = sql`
      insert into ${name} (company_id, ${sql.ref(table.owner)}, line_no, ${sql.join(columns)})
      select ${companyId}::bigint, ${id}::bigint, r.line_no, ${sql.join(columns.map((column) => sql`r.${column}`))}
      from ${numberedRows(table, written)} r`
    return [
      ...(gone?.length === 0
        ? []
        : [
            statement(
              sql`delete from ${name} where ${own} ${gone === null ? sql`` : sql`and line_no = any(${gone}::integer[])`}`,
            ),
          ]),
      ...(written.length === 0 ? [] : [statement(inserted)]),
    ]
  })
  if (statements.length > 0) await tx.together(...statements)
  return true
}

/**
 * Numbers of lines that are removed, null for all of them, and lines that are written. A line that changes is removed and written anew, so
 * that what steps wrote of it is gone.
 */
function changesOf(
  table: LinesTable,
  before: Values | undefined,
  values: Values,
): { readonly gone: readonly number[] | null; readonly written: readonly Numbered[] } {
  const lines = linesAmong(table, values).map((line, index) => ({ lineNo: index + 1, line }))
  if (before === undefined) return { gone: null, written: lines }
  const old = linesAmong(table, before)
  const keys = [...table.columns.keys()]
  const isSame = (line: Values, other: Values | undefined) =>
    other !== undefined && keys.every((key) => isSameCell(line[key] ?? null, other[key] ?? null))
  const written = lines.filter(({ lineNo, line }) => !isSame(line, old[lineNo - 1]))
  const replaced = written.flatMap(({ lineNo }) => (lineNo <= old.length ? lineNo : []))
  return { gone: [...replaced, ...old.flatMap((_, at) => (at < lines.length ? [] : at + 1))], written }
}

function isSameCell(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}

/** Lines among values that a route has read. */
export function linesAmong({ field }: LinesTable, values: Values): readonly Values[] {
  const lines = values[field]
  return Array.isArray(lines) ? (lines as readonly Values[]) : []
}
