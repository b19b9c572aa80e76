import type { Master, MasterRow } from '@countinghouse/contract/master'
import { sql } from 'kysely'
import type { Reader } from './db.ts'
import { keysetOf } from './keyset.ts'
import { groupingOf } from './list-group.ts'
import type { Asking } from './list-filter.ts'
import { conditionsOf } from './list-filter.ts'
import type { MasterTable } from './master-table.ts'
import { searchCap, searchHits } from './word-search.ts'

type Query = {
  q?: string | undefined
  sort?: string[] | undefined
  cursor?: string | undefined
  limit?: number | undefined
  group?: string | undefined
  folded?: string[] | undefined
  [filter: string]: unknown
}

/** A row of the page with its place and the totals beside it; the id is null when only the totals came. */
type FoundRow = MasterRow & { position: string[]; total: number | null; is_capped: boolean; groups: Group[] | null }

type Group = { key: string; rows: number }

const countedUpTo = 10_000

/** One page of a master with, on the first page, the capped total and the headings: one statement, one round trip. */
export async function readMasterList(reader: Reader, asking: Asking, master: Master, table: MasterTable, query: Query) {
  const { companyId } = asking
  const limit = query.limit ?? 50
  const grouping = groupingOf(master, table, query)
  const keyset = keysetOf(grouping.sortKeys, { expression: sql`t.id`, type: 'bigint' }, grouping.sort, query.cursor)
  const search = query.q === undefined || query.q === '' ? null : searchHits(table, companyId, query.q)
  const chosen = conditionsOf(asking, master, table, query)
  const matching = sql`t.company_id = ${companyId}${sql.join(
    chosen.map((condition) => sql` and ${condition}`),
    sql``,
  )}${search === null ? sql`` : sql` and t.id in (select id from hits)`}`
  // Numbered outside: under the numbering no limit reaches the sort, and where no index has the order all rows were sorted.
  const page = sql`
    select ${table.row}, ${keyset.position} as position, row_number() over (order by ${keyset.orderBy}) as ordinal
    from (
      select t.* from ${table.name} t where ${matching} and ${grouping.unfolded} and ${keyset.after}
      order by ${keyset.orderBy} limit ${sql.lit(limit + 1)}) t
    left join erp.app_user u on u.company_id = t.company_id and u.id = t.updated_by`
  const withSearch = search === null ? sql`` : sql`hits as materialized (${search}), `
  const matches =
    search !== null && chosen.length === 0
      ? sql`hits`
      : sql`(select from ${table.name} t where ${matching} limit ${sql.lit(countedUpTo + 1)}) c`
  const counted = query.cursor === undefined ? sql`(select count(*) from ${matches})` : sql`null::bigint`
  const capped = search === null ? sql`false` : sql`(select count(*) >= ${sql.lit(searchCap)} from hits)`
  const groups = query.cursor === undefined ? grouping.counted(matching) : sql`null::json`
  const { rows } = await sql<FoundRow>`
    with ${withSearch}page as (${page}),
      counted as (select ${counted} as total, ${capped} as is_capped, ${groups} as groups)
    select page.*, counted.* from counted left join page on true order by page.ordinal`.execute(reader)
  return answerOf(rows, limit, keyset.cursorOf)
}

function answerOf(rows: readonly FoundRow[], limit: number, cursorOf: (position: readonly string[]) => string) {
  const [first] = rows
  const found = rows.filter((row) => row.id !== null)
  const items = found.slice(0, limit)
  const last = items.at(-1)
  const next = found.length > limit && last !== undefined ? cursorOf(last.position) : null
  const total = first?.total ?? null
  if (total === null) return { items, next }
  const capped = (count: number) => ({
    count: Math.min(count, countedUpTo),
    exact: count <= countedUpTo && first?.is_capped === false,
  })
  const groups = first?.groups?.map(({ key, rows: count }) => ({ key, ...capped(count) }))
  return { items, next, total: capped(total), ...(groups !== undefined && { groups }) }
}
