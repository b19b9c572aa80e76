import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { ListSource } from './list-source.ts'

/** How many records a search by words considers. */
export const searchCap = 300
const isOneWord = /^[\p{L}\p{Nd}]+$/u

/** How many rows of a list that grows without end a search looks through: the newest of those that are asked for. */
const windowOfGrowing = 10_000

/**
 * CTEs `wanted`, `longest` and `begun`: ids that match every word by its beginning. Capped before any sort, in index order. What
 * is compared is made beforehand: a bound that calls `||` at the index is not leak-proof, so under row-level security it would
 * only filter, and a needle made at the row would be made for every row. Caps are literals, because a plan for any cap looks dear
 * and PostgreSQL then plans each call anew. Without a cap it finds all. Source: performance.md 6, rule 9; docs/decisions/004.
 */
export function begunBy(
  source: ListSource,
  companyId: number,
  q: string,
  cap: number | null = searchCap,
): RawBuilder<unknown> {
  const upTo = (count: number | null) => (count === null ? sql`` : sql`limit ${sql.lit(count)}`)
  // One word is found by the index alone; of several the longest is, and its record is looked through for the others.
  const withOthers = isOneWord.test(q)
    ? sql``
    : sql`
        join ${source.name} t on t.company_id = w.company_id and t.id = w.entity_id
        where not exists (select from wanted, unnest(wanted.words) as other where position(other in ${source.searched.key}) = 0)`
  return sql`
    wanted as materialized (
      select array_agg(word order by length(word) desc, word) as words from platform.words_of(${q}::text) as word),
    longest as materialized (
      select words[1] collate "C" as word, (words[1] || U&'\\+10FFFF') collate "C" as bound from wanted),
    begun as materialized (
      select distinct entity_id as id from (
        select w.entity_id from longest
        join platform.search_word w on w.company_id = ${companyId} and w.entity = ${sql.lit(source.listing.entity)}
          and w.word >= longest.word and w.word < longest.bound${withOthers}
        ${upTo(cap === null ? null : cap + 100)}) w
      ${upTo(cap)})`
}

type Search = {
  readonly companyId: number
  readonly q: string
  /** The rows that are asked for by everything else. */
  readonly among: RawBuilder<unknown>
  /** Left out or null: all that match are found. */
  readonly cap?: number | null
}

/** Ids that match every word by its beginning; when none does, or where no words are kept, those that contain the text. */
export function searchHits(source: ListSource, { companyId, q, among, cap = null }: Search): RawBuilder<unknown> {
  const { listing, searched } = source
  const contains = sql`position((select ${searched.soughtOf(sql`${q}::text`)}) in ${searched.key}) > 0`
  const upTo = cap === null ? sql`` : sql`limit ${sql.lit(cap)}`
  const looked = listing.isGrowing ? sql`(${newest(source, among)} limit ${sql.lit(windowOfGrowing)})` : source.name
  if (!listing.search.hasWords) return sql`select t.id from ${looked} t where ${among} and ${contains} ${upTo}`
  return sql`
    with ${begunBy(source, companyId, q, cap)}
    select id from begun
    union all
    (select t.id from ${looked} t where ${source.inScope({ companyId })} and not exists (select from begun) and ${contains} ${upTo})`
}

/** Whether a search has not looked at all rows that are asked for. */
export function isBeyondSearch(source: ListSource, among: RawBuilder<unknown>): RawBuilder<unknown> {
  if (!source.listing.isGrowing) return sql`false`
  return sql`exists (${newest(source, among)} offset ${sql.lit(windowOfGrowing)} limit 1)`
}

function newest({ name }: ListSource, among: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select t.* from ${name} t where ${among} order by t.id desc`
}
