import { snakeCase } from '@countinghouse/kernel/names'
import type { Text } from '@countinghouse/kernel/text'
import { z } from 'zod'
import type { ExportRoutes } from './export.ts'
import { exportRoutes } from './export.ts'
import type { Filtered } from './filter.ts'
import { filterInput, filterShapes, withoutDefaults } from './filter.ts'
import { groupInput, ListGroup } from './group.ts'
import type { Searched } from './list.ts'
import { isSearched, listInput, listOutput } from './list.ts'
import type { Page } from './page.ts'
import type { RecordLabels } from './record-label.ts'
import { labelsOf } from './record-label.ts'
import type { Route } from './route.ts'
import { route } from './route.ts'
import type { OutputOf, Schema } from './schema.ts'
import type { Selection } from './selection.ts'
import { selectedRoute } from './selected.ts'
import { idOf } from './values.ts'

type Fields = Readonly<Record<string, z.ZodType>>
type Out<F extends Fields> = { -readonly [K in keyof F]: OutputOf<F[K]> }

/** One row: its id and a value for each field. `labels`: what the records are called that its fields name. */
export type ListRow = { readonly id: number; readonly labels?: RecordLabels; readonly [field: string]: unknown }

type ListQuery = {
  q?: string | undefined
  sort?: string[] | undefined
  cursor?: string | undefined
  limit?: 50 | 100 | 200 | undefined
  group?: string | undefined
  folded?: string[] | undefined
  [filter: string]: unknown
}
/** Values that rows are asked for; without them rows are complete. */
type Requested<C> = ListQuery & { fields?: C }
type List<R> = {
  items: R[]
  next: string | null
  total?: { count: number; exact: boolean }
  isSimilar?: boolean
  groups?: ListGroup[]
}
type Chosen = { selection: Selection; sort?: string[] | undefined; limit?: number | undefined }
type Key = { id: number }

/** Texts every list must bring: its names, and one label (`<field>`) per field; a choice reads `<field>_<choice>`. */
export type ListingTexts = Readonly<Record<string, Text>> & Readonly<Record<'title' | 'one' | 'many' | 'purpose', Text>>

/** `C`: what its rows may be asked for; undefined where `R` is a complete row. */
export type Listing<R extends ListRow = ListRow, C extends string[] | undefined = string[] | undefined> = Filtered &
  Searched & {
    readonly kind: 'listing'
    readonly module: string
    readonly thing: string
    /** `erp.session`: what it is known by; the view or table that it is read from, where that has no other name. */
    readonly name: string
    /** Table whose rows its ids name. */
    readonly entity: string
    /** View or table with a column for every field, in snake_case, and `id`; with `company_id` where its scope is the company. */
    readonly source: string
    /** `installation`: its rows belong to no company, and whoever may view the page sees all of them. */
    readonly scope: 'company' | 'installation'
    readonly page: Page
    readonly text: ListingTexts
    /** The field that says what a row is called; always shown, and first. */
    readonly titleField: string
    /** Columns that are shown from the start. */
    readonly columns: readonly [string, ...string[]]
    /** Columns that are no fields; the screen fills them. */
    readonly asides: readonly string[]
    /** Fields whose filter stands over the list from the start; every other one can be added. */
    readonly filters: readonly string[]
    /** Fields that rows can be sorted by. */
    readonly sort: readonly [string, ...string[]]
    /** Order while nobody chose one. */
    readonly defaultSort: readonly string[]
    readonly ungrouped: readonly string[]
    /** What a row has beside its fields, for the screen alone. */
    readonly kept: readonly string[]
    /** What a row has beside its id, whatever it is asked for. */
    readonly always: readonly string[]
    /** Its screen asks for the values it shows; otherwise for complete rows. */
    readonly isWide: boolean
    /** Values that the server puts in, so that no column has them. */
    readonly computed: readonly string[]
    /** Of `computed`, what needs a right besides that to view the page, with it: `product:cost_view`. */
    readonly guarded: Readonly<Record<string, string>>
    /** It grows without end, so that nothing may look through all of it. */
    readonly isGrowing: boolean
    /** The table that keeps the number of each row under a unique index, so that a number is found however old; null: none does. */
    readonly numberTable: string | null
    /** Field that says a name in the language of the reader, of which the source has `name` and `name_ar`, as indexes sort by them; null: none. */
    readonly namedField: string | null
    /** Rows that only holders of a right see; null: whoever may view the page sees all. */
    readonly guardedRows: GuardedRows | null
    /** Columns with the stores a row is of, one of which the caller has the right to view in; none: rows are of no store. */
    readonly storeColumns: readonly string[]
    readonly routes: {
      readonly list: Route<Schema<Requested<C>, Requested<C>>, Schema<List<R>, List<R>>>
      /** Chosen rows in an order, at most `limit`, and how many there are in all. */
      readonly selected: Route<
        Schema<Chosen, Chosen>,
        Schema<{ items: R[]; count: number }, { items: R[]; count: number }>
      >
      readonly get?: Route<Schema<Key, Key>, Schema<R, R>>
    } & Partial<ExportRoutes>
  }

/** `column`: a boolean of the source, true where a row needs the right, `product:cost_view`; a view says so, never null. */
export type GuardedRows = { readonly column: string; readonly right: string }

type ListingInput<F extends Fields, K extends Fields, A extends string> = {
  module: string
  thing: string
  /** Its event `export`, if it knows it, lets rows go out as a file. */
  page: Page
  /** Address of the collection below `/api`. */
  api: string
  text: ListingTexts & Readonly<Record<(keyof F & string) | A, Text>>
  fields: F
  titleField: keyof F & string
  /** What a row has besides, for the screen alone: never shown, asked for or handed out by itself. */
  kept?: K
  /** Makes it wide; left out: the title. */
  always?: readonly string[]
  /** Left out: all fields, then the asides. */
  columns?: readonly ((keyof F & string) | A)[]
  asides?: readonly A[]
  filters?: readonly (keyof F & string)[]
  unfiltered?: readonly (keyof F & string)[]
  sort?: readonly (keyof F & string)[]
  defaultSort?: readonly string[]
  computed?: readonly (keyof (F & K) & string)[]
  /** Without the right a row has no such value: in no page, choice or file, and no screen offers the column. */
  guarded?: Readonly<Partial<Record<keyof (F & K) & string, string>>>
  /** Left out: the title. No fields: there is no search. */
  search?: { readonly fields: readonly (keyof F & string)[]; readonly hasWords?: boolean; readonly hasNames?: boolean }
  isGrowing?: boolean
  numberTable?: string
  /** Sorted by the indexes of both names; left out: none, or few enough rows to sort them. */
  namedField?: keyof F & string
  /** Without the right they are not there: in no page, count, heading, search, choice or file. */
  guardedRows?: GuardedRows
  /** Whoever may view the page in some stores alone has the rows of these alone. */
  storeColumns?: readonly string[]
  importable?: readonly (keyof F & string)[]
  /** Left out: where it has fields that an import fills. */
  isImported?: boolean
  scope?: 'company' | 'installation'
  entity?: string
  source?: string
  /** One row can be had by its id. */
  hasGet?: boolean
}

/**
 * Declares a list: the calls that list, choose and export rows of a view or table. The server serves it without further code, and
 * ListPage of the web's kit shows it.
 */
export function listing<
  const F extends Fields,
  const K extends Fields = Record<never, never>,
  const A extends string = never,
>(input: ListingInput<F, K, A>): Listing<{ id: number } & Out<F> & Out<K>, undefined> {
  const name = `${input.module}.${snakeCase(input.thing)}`
  const computed = input.computed ?? []
  const unfiltered = [...computed, ...(input.unfiltered ?? [])]
  const isComputed = (field: string) => (computed as readonly string[]).includes(field)
  const asides: readonly string[] = input.asides ?? []
  const columns = titleFirst(input.titleField, input.columns ?? [...Object.keys(input.fields), ...asides])
  const list = {
    kind: 'listing' as const,
    module: input.module,
    thing: input.thing,
    name,
    entity: input.entity ?? name,
    source: input.source ?? name,
    scope: input.scope ?? 'company',
    page: input.page,
    text: input.text,
    fields: input.fields as Fields,
    titleField: input.titleField as string,
    columns,
    asides,
    filters: input.filters ?? [],
    unfiltered,
    importable: input.importable ?? [],
    isImported: input.isImported ?? (input.importable ?? []).length > 0,
    ungrouped: input.isGrowing === true ? Object.keys(input.fields) : unfiltered,
    sort: some(name, input.sort ?? columns.filter((name) => name in input.fields && !isComputed(name))),
    defaultSort: input.defaultSort ?? [input.titleField],
    computed,
    guarded: (input.guarded ?? {}) as Readonly<Record<string, string>>,
    kept: Object.keys(input.kept ?? {}),
    always: input.always ?? [input.titleField],
    isWide: 'always' in input,
    search: { fields: [input.titleField], hasWords: false, ...input.search },
    isGrowing: input.isGrowing ?? false,
    numberTable: input.numberTable ?? null,
    namedField: input.namedField ?? null,
    guardedRows: input.guardedRows ?? null,
    storeColumns: input.storeColumns ?? [],
  }
  for (const field of ['title', 'one', 'many', 'purpose', 'empty'])
    if (field in input.fields)
      throw new Error(`${name}: the text ${field} is the list's own, so no field can be called so`)
  if (list.scope === 'installation' && 'labels' in labelsOf(list.fields))
    throw new Error(`${name}: rows that belong to no company name no records of one`)
  for (const field of Object.keys(list.guarded))
    if (!isComputed(field)) throw new Error(`${name}: a filter or an order would tell of ${field} without its right`)
  for (const field of list.filters) {
    const isListed = filterShapes(list).some((shape) => shape.key === field)
    if (!isListed) throw new Error(`${name}: ${field} is no field that is filtered by a list of values`)
  }
  for (const field of [...list.sort, ...list.search.fields])
    if (isComputed(field))
      throw new Error(`${name}: no column has ${field}, so nothing sorts by it or looks for words in it`)
  return {
    ...list,
    // The schemas are put together at run time, so their types are stated here, once, for every list.
    routes: routesOf(list, input) as unknown as Listing<{ id: number } & Out<F> & Out<K>, undefined>['routes'],
  }
}

/** A list as somebody has it: without the columns that need a right he has not. */
export function listingFor<L extends Listing>(listing: L, may: (right: string) => boolean): L {
  const isOpen = (field: string) => {
    const right = listing.guarded[field]
    return right === undefined || may(right)
  }
  if (Object.values(listing.guarded).every(may)) return listing
  const fields = Object.fromEntries(Object.entries(listing.fields).filter(([name]) => isOpen(name)))
  return { ...listing, fields, columns: listing.columns.filter(isOpen), computed: listing.computed.filter(isOpen) }
}

/** Every column a list can show. */
export function columnNames({ columns, fields, asides }: Listing): string[] {
  return [...new Set([...columns, ...Object.keys(fields), ...asides])]
}

/** Every value that rows can be asked for. */
export function valueNames({ fields, kept }: Pick<Listing, 'fields' | 'kept'>): string[] {
  return [...Object.keys(fields), ...kept]
}

type Declared = Omit<Listing, 'routes'>

function routesOf(
  list: Declared,
  { api, kept, hasGet = false }: Pick<ListingInput<Fields, Fields, never>, 'api' | 'kept' | 'hasGet'>,
) {
  const id = idOf(list.entity)
  const values: Fields = { ...list.fields, ...kept }
  const guarded = Object.keys(list.guarded).map((name) => [name, values[name]?.optional()])
  const Row = z.object({ id, ...values, ...Object.fromEntries(guarded), ...labelsOf(values) })
  // What was not asked for is not made up by a default.
  const Part = z
    .object(withoutDefaults(values))
    .partial()
    .extend({
      id,
      ...Object.fromEntries(list.always.map((name) => [name, values[name]])),
      ...labelsOf(values, true),
    })
  const names = valueNames(list)
  const name = `${list.module}.${list.thing}`
  const shared = { page: list.page, event: 'view', writes: false } as const
  const record = { name, type: list.name, page: list.page }
  return {
    list: route({
      ...shared,
      id: `${name}.list`,
      method: 'GET',
      path: api,
      input: listInput({
        sort: list.sort,
        isSearched: isSearched(list),
        filter: {
          ...filterInput(list),
          ...groupInput(list),
          fields: z.array(z.enum(names)).min(1).max(names.length).optional(),
        },
      }),
      output: pageOf(Row),
      part: pageOf(Part),
    }),
    selected: selectedRoute({ ...record, list, row: Row }),
    ...(hasGet && {
      get: route({
        ...shared,
        id: `${name}.get`,
        method: 'GET',
        path: `${api}/{id}`,
        errors: ['not_found'],
        input: z.strictObject({ id }),
        output: Row,
      }),
    }),
    ...(list.page.events.includes('export') && exportRoutes({ ...record, list })),
  }
}

function pageOf(row: z.ZodType) {
  return listOutput(row).extend({ groups: z.array(ListGroup).optional() })
}

function titleFirst(title: string, columns: readonly string[]): [string, ...string[]] {
  return [title, ...columns.filter((name) => name !== title)]
}

function some(name: string, fields: readonly string[]): [string, ...string[]] {
  const [first, ...others] = fields
  if (first === undefined) throw new Error(`${name}: there is no field that rows can be sorted by`)
  return [first, ...others]
}
