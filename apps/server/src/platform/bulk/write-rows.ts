import type { MasterRow } from '@countinghouse/contract/master'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Tx } from '../database/db.ts'
import { writeLinks } from '../records/links-table.ts'
import type { MasterTable } from '../records/master-table.ts'
import type { BulkCtx, PlannedRow, Values } from './bulk-row.ts'

type TableRow = { readonly id: number; readonly version: number; readonly values: Values; readonly kept?: Values }

/** Values as rows of the table's own type, so that the database reads every column as it keeps it. */
export function tableRows(table: MasterTable, rows: readonly TableRow[]): RawBuilder<unknown> {
  const records = rows.map(({ id, version, values, kept }) => ({
    id,
    version,
    status: values['status'],
    ...kept,
    // What is null needs no word in the JSON, which has it for each column of each row.
    ...Object.fromEntries([...table.columns].map(([field, column]) => [column, values[field] ?? undefined])),
  }))
  return sql`jsonb_populate_recordset(null::${table.name}, ${JSON.stringify(records)}::jsonb)`
}

/** One statement for all of them. Answers the new records. Throws: the database's refusal of the first that breaks a constraint. */
export async function insertRows(
  ctx: BulkCtx,
  tx: Tx,
  table: MasterTable,
  rows: readonly PlannedRow[],
): Promise<MasterRow[]> {
  const columns = [...table.columns.values(), ...Object.keys(rows[0]?.row.kept ?? {})]
  const source = rows.map(({ row: { kept }, values }) => ({ id: 0, version: 1, values, ...(kept && { kept }) }))
  const records = await recordsOf(
    tx,
    table,
    sql`
    insert into ${table.name} (company_id, ${sql.join(columns.map((column) => sql.ref(column)))}, created_by, updated_by)
    select ${ctx.companyId}::bigint, ${sql.join(columns.map((column) => sql`r.${sql.ref(column)}`))}, ${ctx.userId}::bigint, ${ctx.userId}::bigint
    from ${tableRows(table, source)} r
    returning *`,
  )
  const byCode = new Map(rows.map(({ values }) => [values['code'], values]))
  return await linked(ctx, tx, table, records, ({ code }) => byCode.get(code))
}

/** One statement for all of them; a record of another version is left alone and not answered. Throws as insertRows. */
export async function updateRows(
  ctx: BulkCtx,
  tx: Tx,
  table: MasterTable,
  rows: readonly PlannedRow[],
): Promise<MasterRow[]> {
  const columns = [...table.columns.values()]
  const source = rows.map(({ before, values }) => ({ id: before?.id ?? 0, version: before?.version ?? 0, values }))
  const records = await recordsOf(
    tx,
    table,
    sql`
    update ${table.name} k set ${sql.join(columns.map((column) => sql`${sql.ref(column)} = r.${sql.ref(column)}`))},
      status = r.status, updated_by = ${ctx.userId}::bigint
    from ${tableRows(table, source)} r
    where k.company_id = ${ctx.companyId} and k.id = r.id and k.version = r.version
    returning k.*`,
  )
  const byId = new Map(source.map(({ id, values }) => [id, values]))
  return await linked(ctx, tx, table, records, ({ id }) => byId.get(id))
}

/** The records linked to what their values say. */
async function linked(
  { companyId }: BulkCtx,
  tx: Tx,
  { links }: MasterTable,
  records: readonly MasterRow[],
  valuesOf: (record: MasterRow) => Values | undefined,
): Promise<MasterRow[]> {
  const owners = records.map((record) => ({ id: record.id, values: valuesOf(record) ?? {} }))
  await writeLinks(companyId, tx, links, owners)
  return records.map((record, index) => {
    const values = owners[index]?.values ?? {}
    return { ...record, ...Object.fromEntries(links.map(({ field }) => [field, values[field] ?? record[field]])) }
  })
}

async function recordsOf(tx: Tx, table: MasterTable, write: RawBuilder<unknown>): Promise<MasterRow[]> {
  const { rows } = await (
    sql`
    with t as (${write})
    select ${table.row} from t ${table.joined}` as RawBuilder<MasterRow>
  ).execute(tx)
  return rows
}
