import { fieldModels, isRecords } from '@countinghouse/contract/field-model'
import type { FieldModel } from '@countinghouse/contract/field-model'
import type { Listing, ListRow } from '@countinghouse/contract/listing'
import { valueNames } from '@countinghouse/contract/listing'
import { quantityDecimals } from '@countinghouse/contract/rich-fields'
import { permissionName } from '@countinghouse/contract/page'
import { snakeCase } from '@countinghouse/kernel/names'
import type { Locale } from '@countinghouse/kernel/text'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Ctx } from '../calls/context.ts'
import { shownName } from '../database/shown-name.ts'
import type { Reader, Tx } from '../database/db.ts'
import type { SortKey } from './keyset.ts'
import type { Grants } from '../access/permission.ts'
import { may } from '../access/permission.ts'
import { nameFor } from '../pickers/picker-table.ts'
import { labelsOfRow } from '../pickers/record-labels.ts'
import { linksTableOf } from '../records/links-table.ts'
import type { LinksTable } from '../records/links-table.ts'
import { wireValue } from '../http/wire-value.ts'

type Sql = RawBuilder<unknown>

/** Whose list it is, at what time, read in which language, by whom; without grants no row that needs a right of its own is there. */
export type Asking = Pick<Ctx, 'companyId' | 'userId' | 'now' | 'locale'> & {
  readonly grants?: Grants
  /** Of what is made, the values that somebody asks for; left out: all. */
  readonly wanted?: ReadonlySet<string> | undefined
}

/** Puts into rows what no column has; answers them in their order, without those that are gone meanwhile. */
export type Completion = (asking: Asking, db: Reader | Tx, rows: readonly ListRow[]) => Promise<readonly ListRow[]>

/** Whose rows, and what he may see. */
type Scope = { readonly companyId: number; readonly grants?: Grants }

/** What a text is compared by, and the same of what it is compared with. */
export type ComparedText = { readonly key: Sql; readonly soughtOf: (written: Sql) => Sql }

/** How rows are read; needs the view or table as `t`. */
export type RowReading = {
  /** Select list that names columns as the wire does; needs what is `joined`. */
  readonly row: Sql
  /** What the select list needs beside `t`. */
  readonly joined: Sql
  readonly complete: Completion
}

/** Where the rows of a list come from, and how complete ones are read; everything needs the view or table as `t`. */
export type ListSource = RowReading & {
  readonly listing: Listing
  readonly name: Sql
  /** How rows are read that have these values and nothing else; see `asRequested`. */
  readonly readingOf: (wanted: Wanted) => RowReading
  /** The rows that the company may see, before anything else is asked; without grants none that need a right of their own. */
  readonly inScope: (asking: Scope) => Sql
  readonly columnOf: (field: string) => Sql
  /** Behind a field of several records, which has no column; null for any other. */
  readonly linksOf: (field: string) => LinksTable | null
  /** For a reader of a language: names come in the order in which he sees them. */
  readonly sortKeysIn: (locale: Locale) => Readonly<Record<string, SortKey>>
  readonly comparedBy: (field: string, locale: Locale) => ComparedText
  /** What is looked through for a text, where no words are kept. */
  readonly searched: ComparedText
  /** A select of `id`: records whose code or name it is as a whole. Null: no words of the records are kept. */
  readonly exactly: ((companyId: number, q: string) => Sql) | null
}

/** Names of values. */
export type Wanted = ReadonlySet<string>

const asTheyAre: Completion = async (_asking, _db, rows) => rows

/** The completion of a list once the modules are loaded; undefined: its rows are as they are read. */
export type CompletionOf = () => Completion | undefined

/** The view or table behind a list, derived from its contract: names are snake_case of the wire's. `naming`: fields whose records rows name. */
export function listSourceOf(
  listing: Listing,
  completionOf: CompletionOf = () => undefined,
  naming: readonly FieldModel[] = fieldModels(listing),
): ListSource {
  const models = new Map(fieldModels(listing).map((model) => [model.name, model]))
  const columnOf = (field: string) => sql`t.${sql.ref(snakeCase(field))}`
  const linksOf = (field: string) => {
    const model = models.get(field)
    return model !== undefined && isRecords(model) ? linksTableOf(listing.entity, model) : null
  }
  const read = valueNames(listing).filter((name) => !listing.computed.includes(name))
  const rowOf = (names: readonly string[], named: readonly FieldModel[]) =>
    sql`${sql.join([sql`t.id`, ...names.map((name) => sql`${wireValue(listing.entity, columnOf(name), models.get(name))} as ${sql.ref(name)}`)])}${labelsOfRow(listing.entity, named)}`
  const readingOf = (wanted: Wanted): RowReading => {
    const completion = completionOf()
    const isDue =
      completion !== undefined && (listing.computed.length === 0 || listing.computed.some((name) => wanted.has(name)))
    const named = naming.filter(({ name }) => wanted.has(name))
    return {
      // What is made may be made of other values; of a wide list it is made of the ids alone.
      row: rowOf(isDue && !listing.isWide ? read : read.filter((name) => wanted.has(name)), named),
      joined: sql``,
      complete: isDue ? completion : asTheyAre,
    }
  }
  const { namedField } = listing
  const sortKeys = Object.fromEntries(listing.sort.map((name) => [name, sortKeyOf(columnOf(name), models.get(name))]))
  const words = sql`concat_ws(' ', ${sql.join([...listing.search.fields.map(columnOf), ...(listing.search.hasNames ? [sql`t.names`] : [])])})`
  return {
    listing,
    name: sql.table(listing.source),
    row: rowOf(read, naming),
    joined: sql``,
    readingOf,
    inScope: (asking) => inScope(listing, asking),
    columnOf,
    linksOf,
    sortKeysIn: (locale) => ({
      ...sortKeys,
      ...(namedField !== null && { [namedField]: byName('t', locale) }),
    }),
    comparedBy: (field) => ({ key: plain(columnOf(field)), soughtOf: plain }),
    searched: { key: plain(words), soughtOf: plain },
    exactly: null,
    complete: async (asking, db, rows) => (await completionOf()?.(asking, db, rows)) ?? rows,
  }
}

/** Rows as they were asked for, without what they were made of. Throws: Error for a value that is not there. */
export function asRequested(rows: readonly ListRow[], wanted: Wanted): ListRow[] {
  return rows.map((row) => {
    const requested: Record<string, unknown> = {}
    for (const name of wanted) {
      if (row[name] === undefined) throw new Error(`A row was read without ${name}.`)
      requested[name] = row[name]
    }
    return { id: row.id, ...requested, ...(row.labels !== undefined && { labels: row.labels }) }
  })
}

function inScope({ scope, guardedRows, storeColumns, page }: Listing, { companyId, grants }: Scope): Sql {
  const ofCompany = scope === 'company' ? sql`t.company_id = ${companyId}` : sql`true`
  const isOpen = guardedRows === null || (grants !== undefined && may(grants, guardedRows.right))
  const among = isOpen ? ofCompany : sql`${ofCompany} and not t.${sql.ref(guardedRows.column)}`
  if (storeColumns.length === 0) return among
  const storeIds = grants === undefined ? [] : grants.storesWith(permissionName(page, 'view'))
  return sql`${among} and ${inStores(storeColumns, storeIds)}`
}

/** Rows of one of these stores; null: of any. */
export function inStores(columns: readonly string[], storeIds: readonly number[] | null, row: 'r' | 't' = 't'): Sql {
  if (storeIds === null) return sql`true`
  const ofOne = columns.map((column) => sql`${sql.ref(`${row}.${column}`)} = any(${storeIds}::bigint[])`)
  return sql`(${sql.join(ofOne, sql` or `)})`
}

/** As the words of `platform.search_word` are. */
export function normalised(text: Sql): Sql {
  return sql`platform.normalise(${text})`
}

/** Case and accents make no difference. Not `platform.normalise`, which costs four times as much where it is made for every row. */
function plain(text: Sql): Sql {
  return sql`lower(extensions.unaccent('extensions.unaccent'::regdictionary, (${text})::text))`
}

/** Empty values sort first, so that the key is never null. */
function sortKeyOf(column: Sql, model: FieldModel | undefined): SortKey {
  if (model === undefined) throw new Error('A list is sorted by its fields alone.')
  switch (model.widget) {
    case 'record':
      return { expression: nameFor(model.list ?? '', column), type: 'text' }
    case 'integer':
    case 'rate':
    case 'amount':
    case 'measure':
      return {
        expression: model.isNullable ? sql`coalesce(${column}, -1)::bigint` : sql`${column}::bigint`,
        type: 'bigint',
      }
    case 'quantity':
      return { expression: sql`(coalesce(${column}, 0) * ${sql.lit(10 ** quantityDecimals)})::bigint`, type: 'bigint' }
    case 'switch':
      return { expression: sql`coalesce(${column}::int, -1)::bigint`, type: 'bigint' }
    case 'instant':
      return { expression: model.isNullable ? sql`coalesce(${column}, ${longAgo})` : column, type: 'timestamptz' }
    case 'text':
      return {
        expression: sql`${model.isNullable ? sql`coalesce(${column}, '')` : column} collate "und-x-icu"`,
        type: 'text',
      }
    default:
      return { expression: sql`coalesce(${column}::text, '')`, type: 'text' }
  }
}

/** Of a row with both names, as an index sorts by the one that the reader sees. */
export function byName(row: string, locale: Locale): SortKey {
  return { expression: sql`${shownName(row, locale)} collate "und-x-icu"`, type: 'text' }
}

const longAgo = sql`timestamptz '0001-01-01 00:00:00+00'`
