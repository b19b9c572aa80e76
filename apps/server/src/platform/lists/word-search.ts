import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { ListSource } from './list-source.ts'

/** How many records a search by words considers. */
export const searchCap = 300

/** How many rows of a list that grows without end a search looks through for parts of words: the newest of those that are asked for. */
const windowOfGrowing = 10_000

/** How well a record matches, the best first. Source: docs/guides/platform.md, Search. */
export const matches = { exact: 0, beginning: 1, fragment: 2, similar: 3 } as const

type Search = {
  readonly companyId: number
  readonly q: string
  /** The rows that are asked for by everything else. */
  readonly among: RawBuilder<unknown>
  /** Null: all that match are found. */
  readonly cap: number | null
  /** False: only codes, words and parts of them, no typos. */
  readonly isFurther?: boolean
}

/**
 * A select of `id`, `match` and `is_all`: records that have the code or name, then those whose words match, else those that are
 * similar; where no words are kept, the one with the number, then those that contain the text. `is_all` is false where more may match.
 */
export function searchHits(
  source: ListSource,
  { companyId, q, among, cap, isFurther = true }: Search,
): RawBuilder<unknown> {
  const { listing, exactly } = source
  const upTo = cap === null ? sql`` : sql`limit ${sql.lit(cap)}`
  if (exactly === null) {
    const looked = listing.isGrowing ? sql`(${newest(source, among)} limit ${sql.lit(windowOfGrowing)})` : source.name
    const { key, soughtOf } = source.searched
    const contains = sql`position((select ${soughtOf(sql`${q}::text`)}) in ${key}) > 0`
    const fragments = sql`
      select t.id, ${sql.lit(matches.fragment)} as match, true as is_all from ${looked} t where ${among} and ${contains}`
    if (listing.numberTable === null) return sql`${fragments} ${upTo}`
    return sql`
      with numbered as materialized (
        select t.id from ${source.name} t where ${among} and t.id in (
          select d.id from ${sql.table(listing.numberTable)} d where d.company_id = ${companyId} and d.number in (${q}, upper(${q}))))
      select id, ${sql.lit(matches.exact)} as match, true as is_all from numbered
      union all
      ${fragments} and t.id not in (select id from numbered) ${upTo}`
  }
  const further = isFurther ? sql`not exists (select from exact)` : sql`false`
  return sql`
    with exact as materialized (select id from (${exactly(companyId, q)}) e ${upTo})
    select id, ${sql.lit(matches.exact)} as match, true as is_all from exact
    union all
    select f.id, f.match, f.is_all
    from platform.find_records(${companyId}, ${sql.lit(listing.entity)}, ${q}::text, ${sql.lit(cap)}::int, ${further}) f
    where f.id not in (select id from exact)`
}

/**
 * The same where filters leave some of what is found: more than the cap are considered where there are more, since what the filters
 * leave may be among these alone.
 */
export function searchHitsToFilter(source: ListSource, search: Omit<Search, 'cap'>): RawBuilder<unknown> {
  const capped = searchHits(source, { ...search, cap: searchCap })
  // It is looked for among what the filters leave already.
  if (source.exactly === null) return capped
  return sql`
    with first as materialized (${capped}),
      beyond as materialized (select count(*) >= ${sql.lit(searchCap)} or not coalesce(bool_and(is_all), true) as is_so from first)
    select id, match, is_all from first where not (select is_so from beyond)
    union all
    select a.id, a.match, a.is_all from (${searchHits(source, { ...search, cap: null })}) a where (select is_so from beyond)`
}

/** Whether a search has not looked at all rows that are asked for. */
export function isBeyondSearch(source: ListSource, among: RawBuilder<unknown>): RawBuilder<unknown> {
  if (!source.listing.isGrowing) return sql`false`
  return sql`exists (${newest(source, among)} offset ${sql.lit(windowOfGrowing)} limit 1)`
}

function newest({ name }: ListSource, among: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select t.* from ${name} t where ${among} order by t.id desc`
}
