import { fieldModels } from '@countinghouse/contract/field-model'
import { mostGroups } from '@countinghouse/contract/group'
import { snakeCase } from '@countinghouse/kernel/names'
import type { Locale } from '@countinghouse/kernel/text'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { SortKey } from './keyset.ts'
import type { ListSource } from './list-source.ts'
import { nameFor } from '../pickers/picker-table.ts'

type Sql = RawBuilder<unknown>

type Requested = {
  readonly group?: string | undefined
  readonly folded?: readonly string[] | undefined
  readonly sort?: readonly string[] | undefined
  readonly locale: Locale
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

// Not the names of any field, so that no list can be sorted by them.
const groupKey = ' group'
const placeKey = ' place'

/** How a list stands under headings; without a group as it is. Rows without a value come first, as where one sorts by it. */
export function groupingOf(
  source: ListSource,
  { group, folded = [], sort = source.listing.defaultSort, locale }: Requested,
): Grouping {
  const sortKeys = source.sortKeysIn(locale)
  if (group === undefined) return { sortKeys, sort, unfolded: sql`true`, counted: () => sql`null::json` }
  const { key, place, counts } = headingOf(source, group)
  const isDescending = sort.includes(`-${group}`)
  const way = isDescending ? sql` desc` : sql``
  const order = sql`place${way}, key${way}`
  const keys = place === null ? [groupKey] : [placeKey, groupKey]
  return {
    sortKeys: {
      ...sortKeys,
      [groupKey]: { expression: key, type: 'text' },
      ...(place !== null && { [placeKey]: { expression: place, type: 'text' } }),
    },
    sort: [...keys.map((name) => (isDescending ? `-${name}` : name)), ...sort],
    unfolded: folded.length === 0 ? sql`true` : sql`${key} <> all(${folded}::text[])`,
    counted: (matching) => sql`(
      select coalesce(json_agg(json_build_object('key', key, 'rows', rows) order by ${order}), '[]')
      from (select ${key} as key, ${place ?? sql`''`} as place, rows from (${counts(matching)}) t
        order by ${order} limit ${sql.lit(mostGroups)}) g)`,
  }
}

type Heading = {
  /** What a row's heading says, as the wire writes it; a date's is its month. Never null. */
  readonly key: Sql
  /** What stands before the key in the order of headings: names of records come in the order of names. Null: nothing. */
  readonly place: Sql | null
  /** A select of `rows` and of what key and place are made of. */
  readonly counts: (matching: Sql) => Sql
}

function headingOf({ listing, name, columnOf }: ListSource, field: string): Heading {
  const column = columnOf(field)
  const model = fieldModels(listing).find((other) => other.name === field)
  const isDate = model?.widget === 'date'
  const list = model?.widget === 'record' ? model.list : null
  // Names are looked up for headings, not for rows.
  const created = list === null ? sql`` : sql`, t.company_id`
  const counted = isDate ? sql`date_trunc('month', ${column}::timestamp)` : column
  return {
    key: sql`coalesce(${isDate ? sql`to_char(${column}, 'YYYY-MM')` : sql`${column}::text`}, '')`,
    place: list === null ? null : nameFor(list, column),
    counts: (matching) => sql`
      select ${counted} as ${sql.ref(snakeCase(field))}${created}, count(*) as rows from ${name} t where ${matching}
      group by ${counted}${created}`,
  }
}
