import { mostFrozen, pageSizes } from '@countinghouse/contract/constants'
import type { FilterShape } from '@countinghouse/contract/filter'
import { filterShapes } from '@countinghouse/contract/filter'
import { groupNames } from '@countinghouse/contract/group'
import type { Listing } from '@countinghouse/contract/listing'
import { columnNames } from '@countinghouse/contract/listing'
import { z } from 'zod'
import { widthWithin } from '../grid/column-width.ts'

type PageSize = (typeof pageSizes)[number]

/** The settings stored in a view. */
export type ListLook = {
  readonly q: string
  readonly filters: Filters
  readonly sort: readonly string[]
  /** The grouping field; null: not grouped. */
  readonly group: string | null
  /** Visible columns in order; null for the default columns. */
  readonly columns: readonly string[] | null
  /** Widths chosen by the user, by column. Units: px. */
  readonly widths: Readonly<Record<string, number>>
  /** Number of frozen columns. */
  readonly frozen: number
  readonly isCompact: boolean
  readonly limit: PageSize
}

/** The first tab of every record. */
export const firstTab = 'details'

/** The complete list state of a link. */
export type ListState = ListLook & {
  /** The saved view; `all` without one, null if the address names none. */
  readonly view: number | 'all' | null
  readonly open: number | 'new' | null
  /** Tab of the open record. */
  readonly tab: string
}

/** Values in address notation by condition: `year`, `year.atLeast`. */
export type Filters = Readonly<Record<string, readonly string[]>>

/** The number of values of a condition, and the parser of one value; undefined if invalid. */
export type FilterRule = Pick<FilterShape, 'takes'> & { readonly read: (value: string) => unknown }

export type ListRules = {
  readonly filters: Readonly<Record<string, FilterRule>>
  readonly sort: readonly string[]
  readonly groups: readonly string[]
  readonly columns: readonly string[]
}

/** The settings of a view; the defaults without a view or for an unknown one. */
export type BaseOf = (view: ListState['view']) => ListLook

type Raw = Readonly<Record<string, unknown>>
type Search = Record<string, string | number | undefined>

export const standardLook: ListLook = {
  q: '',
  filters: {},
  sort: [],
  group: null,
  columns: null,
  widths: {},
  frozen: 1,
  isCompact: false,
  limit: pageSizes[0],
}

export const noViews: BaseOf = () => standardLook

/** Parses the query string; unknown parts are ignored, missing parts are taken from the view. */
export function parseListState(raw: Raw, rules: ListRules, baseOf: BaseOf = noViews): ListState {
  const view = raw.view === 'all' ? 'all' : idOf(raw.view)
  const base = baseOf(view)
  const filters: Record<string, readonly string[]> = {}
  for (const [name, rule] of Object.entries(rules.filters)) {
    const values = isSaid(raw[name]) ? knownValues(writtenValues(raw[name], rule), rule) : (base.filters[name] ?? [])
    if (values.length > 0) filters[name] = values
  }
  const limit = pageSizes.find((size) => String(size) === String(raw.limit))
  const frozen = Number(raw.frozen)
  return {
    q: isSaid(raw.q) ? String(raw.q).slice(0, 200) : base.q,
    filters,
    sort: isSaid(raw.sort) ? knownSort(listOf(raw.sort), rules) : base.sort,
    group: isSaid(raw.group) ? knownGroup(String(raw.group), rules) : base.group,
    columns: isSaid(raw.columns) ? knownColumns(listOf(raw.columns), rules) : base.columns,
    widths: isSaid(raw.widths) ? knownWidths(listOf(raw.widths).map(readWidth), rules) : base.widths,
    frozen: Number.isInteger(frozen) && frozen >= 1 ? Math.min(frozen, mostFrozen) : base.frozen,
    isCompact: isSaid(raw.rows) ? raw.rows === 'compact' : base.isCompact,
    limit: limit ?? base.limit,
    view,
    open: raw.open === 'new' ? 'new' : idOf(raw.open),
    tab: typeof raw.tab === 'string' && /^[a-z][a-zA-Z]{0,39}$/.test(raw.tab) ? raw.tab : firstTab,
  }
}

/** The query string of a state: the view and its deviations, so that the plain address is the default list. */
export function searchOfListState(state: ListState, rules: ListRules, baseOf: BaseOf = noViews): Search {
  return {
    ...deviationsOf(state, rules, baseOf(state.view)),
    view: state.view ?? undefined,
    open: state.open ?? undefined,
    tab: state.open !== null && state.tab !== firstTab ? state.tab : undefined,
  }
}

/** Deviations from the base settings in address notation; empty values mark removed settings. */
export function deviationsOf(look: ListLook, rules: ListRules, base: ListLook): Search {
  const search: Search = {}
  const note = (name: string, mine: string, its: string) => {
    search[name] = mine === its ? undefined : mine
  }
  for (const [name, { takes }] of Object.entries(rules.filters)) {
    const [mine = [], its = []] = [look.filters[name], base.filters[name]]
    const key = (values: readonly string[]) => (takes === 'many' ? values.toSorted() : values).join()
    search[name] = key(mine) === key(its) ? undefined : mine.join()
  }
  note('q', look.q, base.q)
  note('sort', look.sort.join(), base.sort.join())
  note('group', look.group ?? '', base.group ?? '')
  note('columns', look.columns?.join() ?? '', base.columns?.join() ?? '')
  note('widths', writtenWidths(look), writtenWidths(base))
  note('rows', look.isCompact ? 'compact' : 'normal', base.isCompact ? 'compact' : 'normal')
  search.frozen = look.frozen === base.frozen ? undefined : look.frozen
  return { ...search, limit: look.limit === base.limit ? undefined : look.limit }
}

export function deviates(look: ListLook, rules: ListRules, base: ListLook): boolean {
  return Object.values(deviationsOf(look, rules, base)).some((value) => value !== undefined)
}

/** Stored settings without fields the list no longer has. */
export function knownLook(look: ListLook, rules: ListRules): ListLook {
  return {
    ...look,
    filters: Object.fromEntries(
      Object.entries(look.filters).flatMap(([name, values]) => {
        const rule = rules.filters[name]
        const known = rule === undefined ? [] : knownValues(values, rule)
        return known.length > 0 ? [[name, known]] : []
      }),
    ),
    sort: knownSort(look.sort, rules),
    group: look.group === null ? null : knownGroup(look.group, rules),
    columns: look.columns === null ? null : knownColumns(look.columns, rules),
    widths: knownWidths(Object.entries(look.widths), rules),
  }
}

function knownSort(sort: readonly string[], rules: ListRules): string[] {
  return sort.filter((key) => rules.sort.includes(key.replace(/^-/, ''))).slice(0, 3)
}

function knownGroup(name: string, rules: ListRules): string | null {
  return rules.groups.includes(name) ? name : null
}

function knownColumns(names: readonly string[], rules: ListRules): string[] | null {
  const columns = names.filter((name) => rules.columns.includes(name))
  return columns.length > 0 ? columns : null
}

function knownWidths(widths: readonly (readonly [string, number])[], rules: ListRules): Record<string, number> {
  return Object.fromEntries(
    widths
      .filter(([name, width]) => rules.columns.includes(name) && Number.isFinite(width))
      .map(([name, width]) => [name, widthWithin(width)]),
  )
}

/** Parses `code:120` of the address. */
function readWidth(text: string): readonly [string, number] {
  const [name = '', width = ''] = text.split(':')
  return [name, width === '' ? Number.NaN : Number(width)]
}

function writtenWidths({ widths }: ListLook): string {
  return Object.entries(widths)
    .map(([name, width]) => `${name}:${width}`)
    .toSorted()
    .join()
}

/** The input of the list route for a state. */
export function listInputOf(state: ListLook, rules: ListRules) {
  return {
    ...matchingOf(state, rules),
    ...(state.sort.length > 0 && { sort: [...state.sort] }),
    ...(state.group !== null && { group: state.group }),
    limit: state.limit,
  }
}

/** Search and filters of a state as route input, without order. */
export function matchingOf(state: ListLook, rules: ListRules): Record<string, unknown> {
  const filters = Object.entries(state.filters).flatMap(([name, values]) => {
    const rule = rules.filters[name]
    if (rule === undefined) return []
    const read = values.map(rule.read)
    return [[name, rule.takes === 'one' ? read[0] : read] as const]
  })
  const q = state.q.trim()
  return { ...Object.fromEntries(filters), ...(q !== '' && { q }) }
}

export function isFiltered(state: ListLook): boolean {
  return state.q.trim() !== '' || Object.keys(state.filters).length > 0
}

/** The filters, sort keys and columns of a list. */
export function listRules(listing: Listing): ListRules {
  return {
    filters: Object.fromEntries(filterShapes(listing).map((shape) => [shape.key, ruleOf(shape)])),
    sort: listing.sort,
    groups: groupNames(listing),
    columns: columnNames(listing),
  }
}

function ruleOf({ takes, value }: FilterShape): FilterRule {
  const isBoolean = value instanceof z.ZodBoolean
  const isNumber = value instanceof z.ZodNumber
  const wire = (text: string) => {
    if (isBoolean) return text === 'true' || (text === 'false' ? false : text)
    return isNumber && text !== '' ? Number(text) : text
  }
  return { takes, read: (text) => value.safeParse(wire(text)).data }
}

/** A single value may contain commas. */
function writtenValues(raw: unknown, { takes }: FilterRule): string[] {
  if (takes === 'one') return [String(raw).trim()]
  return takes === 'many' ? listOf(raw) : String(raw).split(',')
}

function knownValues(values: readonly string[], { takes, read }: FilterRule): readonly string[] {
  const known = values.filter((value) => read(value) !== undefined)
  if (takes === 'two') return known.length === 2 ? known : []
  return takes === 'one' ? known.slice(0, 1) : [...new Set(known)].slice(0, 50)
}

function listOf(value: unknown): string[] {
  const given = Array.isArray(value)
    ? value.map(String)
    : value === undefined || value === null
      ? []
      : String(value).split(',')
  return [...new Set(given.map((part) => part.trim()).filter((part) => part !== ''))]
}

function isSaid(value: unknown): boolean {
  return value !== undefined && value !== null
}

function idOf(value: unknown): number | null {
  const id = Number(value)
  return value !== null && value !== '' && Number.isSafeInteger(id) && id > 0 ? id : null
}
