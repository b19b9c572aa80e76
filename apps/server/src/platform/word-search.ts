import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { MasterTable } from './master-table.ts'

type Searched = Pick<MasterTable, 'name' | 'entity'>

/** How many records a search by words considers. */
export const searchCap = 300
const isOneWord = /^[\p{L}\p{Nd}]+$/u

/** What a record is looked through for, beside its words; needs the table as `t`. */
export const searchedText: RawBuilder<unknown> = sql`t.name_key || ' ' || t.code_key`

/**
 * CTEs `wanted`, `longest` and `begun`: ids that match every word by its beginning. Capped before any sort, in index order. What
 * is compared is made beforehand: a bound that calls `||` at the index is not leak-proof, so under row-level security it would
 * only filter, and a needle made at the row would be made for every row. Caps are literals, because a plan for any cap looks dear
 * and PostgreSQL then plans each call anew. Without a cap it finds all. Source: performance.md 6, rule 9; docs/decisions/004.
 */
export function begunBy(
  table: Searched,
  companyId: number,
  q: string,
  cap: number | null = searchCap,
): RawBuilder<unknown> {
  const upTo = (count: number | null) => (count === null ? sql`` : sql`limit ${sql.lit(count)}`)
  // One word is found by the index alone; of several the longest is, and its record is looked through for the others.
  const withOthers = isOneWord.test(q)
    ? sql``
    : sql`
        join ${table.name} t on t.company_id = w.company_id and t.id = w.entity_id
        where not exists (select from wanted, unnest(wanted.words) as other where position(other in ${searchedText}) = 0)`
  return sql`
    wanted as materialized (
      select array_agg(word order by length(word) desc, word) as words from platform.words_of(${q}::text) as word),
    longest as materialized (
      select words[1] collate "C" as word, (words[1] || U&'\\+10FFFF') collate "C" as bound from wanted),
    begun as materialized (
      select distinct entity_id as id from (
        select w.entity_id from longest
        join platform.search_word w on w.company_id = ${companyId} and w.entity = ${sql.lit(table.entity)}
          and w.word >= longest.word and w.word < longest.bound${withOthers}
        ${upTo(cap === null ? null : cap + 100)}) w
      ${upTo(cap)})`
}

/** Ids that match every word by its beginning; when none does, those that contain the text. Without a cap: all of them. */
export function searchHits(
  table: Searched,
  companyId: number,
  q: string,
  cap: number | null = searchCap,
): RawBuilder<unknown> {
  return sql`
    with ${begunBy(table, companyId, q, cap)}
    select id from begun
    union all
    (select t.id from ${table.name} t
      where t.company_id = ${companyId} and not exists (select from begun)
        and position((select platform.normalise(${q}::text)) in ${searchedText}) > 0
      ${cap === null ? sql`` : sql`limit ${sql.lit(cap)}`})`
}
