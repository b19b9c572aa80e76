import { sql } from 'kysely'
import type { BulkCtx } from '../../../platform/bulk/bulk-row.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import { lockTree } from '../categories/tree.ts'

/** State of the tree for rows with paths; names are normalised by the database. */
export type TreeDetails = {
  /** Names of path parts to their normalised form. */
  readonly keys: ReadonlyMap<string, string>
  /** Category id by parent and normalised name. */
  readonly places: Map<string, number>
  /** Category id by lower-case code. */
  readonly codes: ReadonlyMap<string, number>
  /** Lower-case codes in use. */
  readonly taken: Set<string>
}

export function placeOf(parentId: number | null, nameKey: string): string {
  return `${parentId ?? ''} ${nameKey}`
}

/** Two statements. Locks: changes of the tree. */
export async function readTreeDetails({ companyId }: BulkCtx, tx: Tx, names: readonly string[]): Promise<TreeDetails> {
  await lockTree(tx, companyId)
  const { rows: keys } = await sql<{ name: string; key: string }>`
    select n.name, platform.normalise(n.name) as key from unnest(${[...new Set(names)]}::text[]) n(name)`.execute(tx)
  const { rows } = await sql<{ id: number; parentId: number | null; key: string; code: string; isMerged: boolean }>`
    select id, parent_id as "parentId", name_key as key, code_key as code, merged_into_id is not null as "isMerged"
    from procure.category where company_id = ${companyId}`.execute(tx)
  const standing = rows.filter(({ isMerged }) => !isMerged)
  return {
    keys: new Map(keys.map(({ name, key }) => [name, key])),
    places: new Map(standing.map(({ id, parentId, key }) => [placeOf(parentId, key), id])),
    codes: new Map(standing.map(({ id, code }) => [code, id])),
    taken: new Set(rows.map(({ code }) => code)),
  }
}

/** Path names from the top level by category id. */
export async function readPaths(db: Reader | Tx, companyId: number): Promise<ReadonlyMap<number, readonly string[]>> {
  const { rows } = await sql<{ id: number; names: string[] }>`
    with recursive tree as (
      select id, array[name] as names from procure.category
      where company_id = ${companyId} and parent_id is null and merged_into_id is null
      union all
      select c.id, t.names || c.name from tree t
      join procure.category c on c.company_id = ${companyId} and c.parent_id = t.id and c.merged_into_id is null)
    select id, names from tree order by names`.execute(db)
  return new Map(rows.map(({ id, names }) => [id, names]))
}
