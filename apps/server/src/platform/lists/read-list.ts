import { fieldModels } from '@countinghouse/contract/field-model'
import type { Listing, ListRow } from '@countinghouse/contract/listing'
import { sql } from 'kysely'
import type { Reader } from '../database/db.ts'
import { keysetOf } from './keyset.ts'
import { groupingOf } from './list-group.ts'
import { conditionsOf } from './list-filter.ts'
import type { Asking, ListSource, Wanted } from './list-source.ts'
import { asRequested } from './list-source.ts'
import { rejectClosed } from './open-completion.ts'
import { isBeyondSearch, matches, searchCap, searchHits, searchHitsToFilter } from './word-search.ts'

/** A row of the page, the last one with its position, and the totals beside it; the id is null when only the totals came. */
type FoundRow = ListRow & {
  position: string[] | null
  total: number | null
  is_capped: boolean
  is_similar: boolean
  groups: Group[] | null
}

type Query = {
  q?: string | undefined
  sort?: string[] | undefined
  cursor?: string | undefined
  limit?: number | undefined
  group?: string | undefined
  folded?: string[] | undefined
  fields?: string[] | undefined
  [filter: string]: unknown
}

type Group = { key: string; rows: number }

const countedUpTo = 10_000

// Not the name of any field, so that no list can be sorted by it.
const matchKey = ' match'

/**
 * One page of a list with, on the first page, the capped total and the headings: one statement, one round trip. What is searched
 * comes with the best matches first, unless an order was chosen. Throws: forbidden for a value that needs a right which the caller lacks.
 */
export async function readList(reader: Reader, asking: Asking, source: ListSource, query: Query) {
  const { companyId } = asking
  const limit = query.limit ?? 50
  rejectClosed(asking, source.listing, query.fields)
  const wanted = query.fields && withCompanions(source.listing, query.fields)
  const reading = wanted === undefined ? source : source.readingOf(wanted)
  const isSearched = query.q !== undefined && query.q !== ''
  const sort = query.sort ?? [...(isSearched ? [matchKey] : []), ...source.listing.defaultSort]
  const grouping = groupingOf(source, { ...query, sort, locale: asking.locale })
  const sortKeys = { ...grouping.sortKeys, [matchKey]: { expression: sql`t.match`, type: 'bigint' } as const }
  const keyset = keysetOf(sortKeys, { expression: sql`t.id`, type: 'bigint' }, grouping.sort, query.cursor)
  const chosen = conditionsOf(asking, source, query)
  const among = sql.join([source.inScope(asking), ...chosen], sql` and `)
  const isFiltered = chosen.length > 0
  const requested = { companyId, q: query.q ?? '', among }
  const hits = () =>
    isFiltered ? searchHitsToFilter(source, requested) : searchHits(source, { ...requested, cap: searchCap })
  const search = isSearched ? hits() : null
  const matched =
    search === null ? source.name : sql`(select t.*, hits.match from ${source.name} t join hits on hits.id = t.id)`
  // Of all that is found by words a sort would carry every column, so that the page is sorted by its keys and then read.
  const isReadAgain = search !== null && source.exactly !== null
  const matching = search === null ? among : sql`${among} and t.id in (select id from hits)`
  // Numbered outside: under the numbering no limit reaches the sort, and where no index has the order all rows were sorted.
  const sorted = sql`
    select ${isReadAgain ? sql`t.id, t.match` : sql`t.*`} from ${matched} t where ${among} and ${grouping.unfolded} and ${keyset.after}
    order by ${keyset.orderBy} limit ${sql.lit(limit + 1)}`
  const paged = isReadAgain
    ? sql`select t.*, k.match from (${sorted}) k join ${source.name} t on t.id = k.id where ${source.inScope(asking)}`
    : sorted
  const ordinal = sql`row_number() over (order by ${keyset.orderBy})`
  const page = sql`
    select ${reading.row}, case when ${ordinal} = ${sql.lit(limit)} then ${keyset.position} end as position, ${ordinal} as ordinal
    from (${paged}) t
    ${reading.joined}`
  const withSearch = search === null ? sql`` : sql`hits as materialized (${search}), `
  const isCountOfHits = search !== null && !isFiltered
  const rowsFound = isCountOfHits
    ? sql`h.hits`
    : sql`(select count(*) from (select from ${source.name} t where ${matching} limit ${sql.lit(countedUpTo + 1)}) c)`
  const counted = query.cursor === undefined ? rowsFound : sql`null::bigint`
  const hasAll = isFiltered && source.exactly !== null
  const overHits =
    search === null
      ? sql`(select false as is_capped, false as is_similar) h`
      : sql`(select count(*) as hits, ${hasAll ? sql`false` : sql`count(*) >= ${sql.lit(searchCap)}`} or not coalesce(bool_and(is_all), true) as is_capped,
          coalesce(bool_and(match = ${sql.lit(matches.similar)}), false) as is_similar from hits) h`
  const capped = search === null ? sql`h.is_capped` : sql`h.is_capped or ${isBeyondSearch(source, among)}`
  const groups = query.cursor === undefined ? grouping.counted(matching) : sql`null::json`
  const { rows: found } = await sql<FoundRow>`
    with ${withSearch}page as (${page}),
      counted as (select ${counted} as total, ${capped} as is_capped, h.is_similar, ${groups} as groups from ${overHits})
    select page.*, counted.* from counted left join page on true order by page.ordinal`.execute(reader)
  const { items, ...answer } = answerOf(found, limit, keyset.cursorOf)
  const rows = await reading.complete({ ...asking, wanted }, reader, items)
  return { ...answer, items: wanted === undefined ? [...rows] : asRequested(rows, wanted) }
}

/** What each row has, and with an amount its currency. */
function withCompanions(listing: Listing, fields: readonly string[]): Wanted {
  const currencies = fieldModels(listing).flatMap(({ name, currencyField }) =>
    currencyField !== null && fields.includes(name) ? currencyField : [],
  )
  return new Set([...listing.always, ...fields, ...currencies])
}

function answerOf(rows: readonly FoundRow[], limit: number, cursorOf: (position: readonly string[]) => string) {
  const [first] = rows
  const found = rows.filter((row) => row.id !== null)
  const items = found.slice(0, limit)
  const last = items.at(-1)
  const next = found.length > limit && last?.position ? cursorOf(last.position) : null
  const total = first?.total ?? null
  if (total === null) return { items, next }
  const capped = (count: number) => ({
    count: Math.min(count, countedUpTo),
    exact: count <= countedUpTo && first?.is_capped === false,
  })
  const groups = first?.groups?.map(({ key, rows: count }) => ({ key, ...capped(count) }))
  return {
    items,
    next,
    total: capped(total),
    ...(groups !== undefined && { groups }),
    ...(first?.is_similar === true && { isSimilar: true }),
  }
}
