import { fieldModels } from '@countinghouse/contract/field-model'
import { mostGroups } from '@countinghouse/contract/group'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { SortKey } from './keyset.ts'
import type { ListSource } from './list-source.ts'

type Sql = RawBuilder<unknown>

type Asked = {
  readonly group?: string | undefined
  readonly folded?: readonly string[] | undefined
  readonly sort?: readonly string[] | undefined
}

type Grouping = {
  readonly sortKeys: Readonly<Record<string, SortKey>>
  /** The group's key first; it descends where the list is sorted by the group's field and descends. */
  readonly sort: readonly string[]
  /** Rows whose group is not folded; needs the table as `t`. */
  readonly unfolded: Sql
  /** The headings of all rows that match, in the order of the rows, as JSON. */
  readonly counted: (matching: Sql) => Sql
}

// Not the name of any field, so that no list can be sorted by it.
const groupKey = ' group'

/** How a list stands under headings; without a group as it is. Rows without a value come first, as where one sorts by it. */
export function groupingOf(
  source: ListSource,
  { group, folded = [], sort = source.listing.defaultSort }: Asked,
): Grouping {
  if (group === undefined)
    return { sortKeys: source.sortKeys, sort, unfolded: sql`true`, counted: () => sql`null::json` }
  const key = keyOf(source, group)
  const isDescending = sort.includes(`-${group}`)
  const order = isDescending ? sql`key desc` : sql`key`
  return {
    sortKeys: { ...source.sortKeys, [groupKey]: { expression: key, type: 'text' } },
    sort: [isDescending ? `-${groupKey}` : groupKey, ...sort],
    unfolded: folded.length === 0 ? sql`true` : sql`${key} <> all(${folded}::text[])`,
    counted: (matching) => sql`(
      select coalesce(json_agg(json_build_object('key', key, 'rows', rows) order by ${order}), '[]')
      from (select ${key} as key, count(*) as rows from ${source.name} t where ${matching}
        group by 1 order by ${order} limit ${sql.lit(mostGroups)}) g)`,
  }
}

/** What a row's heading says, as the wire writes it; a date's is its month. Never null. */
function keyOf({ listing, columnOf }: ListSource, field: string): Sql {
  const column = columnOf(field)
  const isDate = fieldModels(listing).some(({ name, widget }) => name === field && widget === 'date')
  const written = isDate ? sql`to_char(${column}, 'YYYY-MM')` : sql`${column}::text`
  return sql`coalesce(${written}, '')`
}
