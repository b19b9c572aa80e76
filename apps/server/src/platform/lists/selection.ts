import type { ListRow } from '@countinghouse/contract/listing'
import type { Selection } from '@countinghouse/contract/selection'
import { mostCopied } from '@countinghouse/contract/selection'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Reader } from '../database/db.ts'
import { keysetOf } from './keyset.ts'
import { conditionsOf } from './list-filter.ts'
import type { Asking, ListSource } from './list-source.ts'
import { searchHits } from './word-search.ts'

/**
 * The rows of a list that a selection names, the company first; needs the view or table as `t`. A search is not capped here:
 * what is chosen is all that matches, not what a list shows of it.
 */
export function selectionCondition(asking: Asking, source: ListSource, selection: Selection): RawBuilder<unknown> {
  const { companyId } = asking
  const scope = source.inScope(asking)
  if ('ids' in selection) return sql`${scope} and t.id = any(${selection.ids}::bigint[])`
  const { q, ...filters } = selection.matching
  const among = sql.join([scope, ...conditionsOf(asking, source, filters)], sql` and `)
  return sql.join(
    [
      among,
      ...(q === undefined || q === ''
        ? []
        : [sql`t.id in (select id from (${searchHits(source, { companyId, q, among, cap: null })}) h)`]),
      ...(selection.except.length === 0 ? [] : [sql`t.id <> all(${selection.except}::bigint[])`]),
    ],
    sql` and `,
  )
}

/** How many rows a selection names; exact. */
export async function countSelection(
  reader: Reader,
  asking: Asking,
  source: ListSource,
  selection: Selection,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${source.name} t where ${selectionCondition(asking, source, selection)}`.execute(
    reader,
  )
  return rows[0]?.count ?? 0
}

type Requested = {
  readonly selection: Selection
  readonly sort?: readonly string[] | undefined
  readonly limit?: number | undefined
}

/** The chosen rows in the order of a list, at most `limit`, and how many there are in all. */
export async function readSelected(
  reader: Reader,
  asking: Asking,
  source: ListSource,
  { selection, sort = source.listing.defaultSort, limit = mostCopied }: Requested,
): Promise<{ items: ListRow[]; count: number }> {
  const count = await countSelection(reader, asking, source, selection)
  if (limit === 0) return { items: [], count }
  const { orderBy } = keysetOf(
    source.sortKeysIn(asking.locale),
    { expression: sql`t.id`, type: 'bigint' },
    sort,
    undefined,
  )
  const { rows } = await sql<ListRow>`
    select ${source.row} from ${source.name} t ${source.joined}
    where ${selectionCondition(asking, source, selection)} order by ${orderBy} limit ${limit}`.execute(reader)
  return { items: [...(await source.complete(asking, reader, rows))], count }
}
