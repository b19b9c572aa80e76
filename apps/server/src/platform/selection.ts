import type { Master, MasterRow } from '@countinghouse/contract/master'
import type { Selection } from '@countinghouse/contract/selection'
import { mostCopied } from '@countinghouse/contract/selection'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Reader } from './db.ts'
import { keysetOf } from './keyset.ts'
import type { Asking } from './list-filter.ts'
import { conditionsOf } from './list-filter.ts'
import type { MasterTable } from './master-table.ts'
import { searchHits } from './word-search.ts'

/**
 * The rows of a master that a selection names, the company first; needs the table as `t`. A search is not capped here: what
 * is chosen is all that matches, not what a list shows of it.
 */
export function selectionCondition(
  asking: Asking,
  master: Master,
  table: MasterTable,
  selection: Selection,
): RawBuilder<unknown> {
  const { companyId } = asking
  const company = sql`t.company_id = ${companyId}`
  if ('ids' in selection) return sql`${company} and t.id = any(${selection.ids}::bigint[])`
  const { q, ...filters } = selection.matching
  return sql.join(
    [
      company,
      ...conditionsOf(asking, master, table, filters),
      ...(q === undefined || q === '' ? [] : [sql`t.id in (${searchHits(table, companyId, q, null)})`]),
      ...(selection.except.length === 0 ? [] : [sql`t.id <> all(${selection.except}::bigint[])`]),
    ],
    sql` and `,
  )
}

/** How many rows a selection names; exact. */
export async function countSelection(
  reader: Reader,
  asking: Asking,
  master: Master,
  table: MasterTable,
  selection: Selection,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${table.name} t
    where ${selectionCondition(asking, master, table, selection)}`.execute(reader)
  return rows[0]?.count ?? 0
}

type Asked = {
  readonly selection: Selection
  readonly sort?: readonly string[] | undefined
  readonly limit?: number | undefined
}

/** The chosen rows in the order of a list, at most `limit`, and how many there are in all. */
export async function readSelected(
  reader: Reader,
  asking: Asking,
  master: Master,
  table: MasterTable,
  { selection, sort = ['name'], limit = mostCopied }: Asked,
): Promise<{ items: MasterRow[]; count: number }> {
  const count = await countSelection(reader, asking, master, table, selection)
  if (limit === 0) return { items: [], count }
  const { orderBy } = keysetOf(table.sortKeys, { expression: sql`t.id`, type: 'bigint' }, sort, undefined)
  const { rows } = await sql<MasterRow>`
    select ${table.row}
    from ${table.name} t left join erp.app_user u on u.company_id = t.company_id and u.id = t.updated_by
    where ${selectionCondition(asking, master, table, selection)} order by ${orderBy} limit ${limit}`.execute(reader)
  return { items: rows, count }
}
