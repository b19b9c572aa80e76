import type { Master, MasterRow } from '@countinghouse/contract/master'
import { sql } from 'kysely'
import type { Reader, Tx } from '../database/db.ts'
import { statement } from '../database/db.ts'
import type { MasterTable } from '../records/master-table.ts'
import type { BulkCtx, BulkRow } from './bulk-row.ts'

type Keyed = MasterRow & { readonly codeKey: string; readonly nameKey: string }
type Keys = { readonly code: string | null; readonly name: string | null }

/** The records that the rows name, and those that hold a code or name the rows want. */
export type Matches = {
  readonly byId: ReadonlyMap<number, Keyed>
  readonly byCode: ReadonlyMap<string, Keyed>
  /** Several records share a name where it is taken within another field only. */
  readonly byName: ReadonlyMap<string, readonly Keyed[]>
  /** Code and name of each row as the database compares them, by the row's number. */
  readonly keys: ReadonlyMap<number, Keys>
}

/**
 * Finds them in three statements for any number of rows; names only where they belong to one record. Locks: the records found, in the
 * order of their ids.
 */
export async function matchRows(
  ctx: BulkCtx,
  tx: Tx,
  { master, table }: { readonly master: Master; readonly table: MasterTable },
  rows: readonly BulkRow[],
): Promise<Matches> {
  const isShared = master.uniqueName === 'none'
  const keyRows = await keysOf(tx, isShared ? rows.map(withoutName) : rows)
  const ids = rows.flatMap(({ id }) => id ?? [])
  const codes = keyRows.flatMap(({ code }) => code ?? [])
  const read = (condition: ReturnType<typeof sql>) =>
    statement(sql`
      select ${table.row}, t.code_key as "codeKey", t.name_key as "nameKey" from ${table.name} t
      ${table.joined}
      where t.company_id = ${ctx.companyId} and ${condition} order by t.id for no key update of t`)
  const [named = [], holding = []] = (await tx.together(
    // Two ranges of two indexes: with `or` between them all records would be read.
    read(sql`t.id = any(array(
      select unnest(${ids}::bigint[])
      union all select c.id from ${table.name} c where c.company_id = ${ctx.companyId} and c.code_key = any(${codes}::text[])))`),
    read(sql`t.merged_into_id is null and t.name_key = any(${keyRows.flatMap(({ name }) => name ?? [])}::text[])`),
  )) as unknown as Keyed[][]
  return {
    byId: new Map(named.map((record) => [record.id, record])),
    byCode: new Map(named.map((record) => [record.codeKey, record])),
    byName: Map.groupBy(holding, ({ nameKey }) => nameKey),
    keys: new Map(keyRows.map(({ number, ...keys }) => [number, keys])),
  }
}

function withoutName({ number, id, values: { code } }: BulkRow): BulkRow {
  return { number, id, values: { code } }
}

/** Code and name of each row as the database compares them. */
export async function keysOf(db: Reader | Tx, rows: readonly BulkRow[]): Promise<(Keys & { number: number })[]> {
  const wanted = rows.map(({ number, values: { code, name } }) => ({ number, code, name }))
  const { rows: keyRows } = await sql<Keys & { number: number }>`
    select r.number, lower(r.code) as code, platform.normalise(r.name) as name
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as r(number int, code text, name text)`.execute(db)
  return keyRows
}
