import type { Master, MasterRow } from '@countinghouse/contract/master'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Reader } from './db.ts'
import { keysetOf } from './keyset.ts'
import type { MasterTable } from './master-table.ts'

type Query = {
  q?: string | undefined
  sort?: string[] | undefined
  cursor?: string | undefined
  limit?: number | undefined
  [filter: string]: unknown
}

/** A row of the page with its place and the totals beside it; the id is null when only the totals came. */
type FoundRow = MasterRow & { position: string[]; total: number | null; is_capped: boolean }

const countedUpTo = 10_000
const searchCap = 300
const isOneWord = /^[\p{L}\p{Nd}]+$/u

/** One page of a master with, on the first page, the capped total: one statement, one round trip. */
export async function readMasterList(
  reader: Reader,
  companyId: number,
  master: Master,
  table: MasterTable,
  query: Query,
) {
  const limit = query.limit ?? 50
  const keyset = keysetOf(
    table.sortKeys,
    { expression: sql`t.id`, type: 'bigint' },
    query.sort ?? ['name'],
    query.cursor,
  )
  const search = query.q === undefined || query.q === '' ? null : searchHits(table, companyId, query.q)
  const chosen = filters(master, table, query)
  const matching = sql`t.company_id = ${companyId}${sql.join(chosen, sql``)}${search === null ? sql`` : sql` and t.id in (select id from hits)`}`
  const page = sql`
    select ${table.row}, ${keyset.position} as position, row_number() over (order by ${keyset.orderBy}) as ordinal
    from ${table.name} t left join erp.app_user u on u.company_id = t.company_id and u.id = t.updated_by
    where ${matching} and ${keyset.after}
    order by ${keyset.orderBy} limit ${sql.lit(limit + 1)}`
  const withSearch = search === null ? sql`` : sql`hits as materialized (${search}), `
  const matches =
    search !== null && chosen.length === 0
      ? sql`hits`
      : sql`(select from ${table.name} t where ${matching} limit ${sql.lit(countedUpTo + 1)}) c`
  const counted = query.cursor === undefined ? sql`(select count(*) from ${matches})` : sql`null::bigint`
  const capped = search === null ? sql`false` : sql`(select count(*) >= ${sql.lit(searchCap)} from hits)`
  const { rows } = await sql<FoundRow>`
    with ${withSearch}page as (${page}), counted as (select ${counted} as total, ${capped} as is_capped)
    select page.*, counted.total, counted.is_capped from counted left join page on true order by page.ordinal`.execute(
    reader,
  )
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
  const exact = total <= countedUpTo && first?.is_capped === false
  return { items, next, total: { count: Math.min(total, countedUpTo), exact } }
}

function filters(master: Master, table: MasterTable, query: Query): RawBuilder<unknown>[] {
  return ['status', ...master.filters].flatMap((field) => {
    const values = query[field]
    if (!Array.isArray(values)) return []
    return [
      sql` and t.${sql.ref(field === 'status' ? 'status' : (table.columns.get(field) ?? field))} = any(${values})`,
    ]
  })
}

/**
 * Ids that match every word by its beginning; when none does, those that contain the text. Capped before any sort, in index
 * order. What is compared is made beforehand: a bound that calls `||` at the index is not leak-proof, so under row-level security
 * it would only filter, and a needle made at the row would be made for every row. Caps are literals, because a plan for any cap
 * looks dear and PostgreSQL then plans each call anew. Source: performance.md 6, rule 9; docs/decisions/004.
 */
function searchHits(table: MasterTable, companyId: number, q: string): RawBuilder<unknown> {
  const text = sql`t.name_key || ' ' || lower(t.code)`
  // One word is found by the index alone; of several the longest is, and its record is looked through for the others.
  const withOthers = isOneWord.test(q)
    ? sql``
    : sql`
        join ${table.name} t on t.company_id = w.company_id and t.id = w.entity_id
        where not exists (select from wanted, unnest(wanted.words) as other where position(other in ${text}) = 0)`
  return sql`
    with wanted as materialized (
      select array_agg(word order by length(word) desc, word) as words from platform.words_of(${q}::text) as word),
    longest as materialized (
      select words[1] collate "C" as word, (words[1] || U&'\\+10FFFF') collate "C" as bound from wanted),
    begun as materialized (
      select distinct entity_id as id from (
        select w.entity_id from longest
        join platform.search_word w on w.company_id = ${companyId} and w.entity = ${sql.lit(table.entity)}
          and w.word >= longest.word and w.word < longest.bound${withOthers}
        limit ${sql.lit(searchCap + 100)}) w
      limit ${sql.lit(searchCap)})
    select id from begun
    union all
    (select t.id from ${table.name} t
      where t.company_id = ${companyId} and not exists (select from begun)
        and position((select platform.normalise(${q}::text)) in ${text}) > 0
      limit ${sql.lit(searchCap)})`
}
