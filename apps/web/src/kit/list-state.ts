import { pageSizes } from '@countinghouse/contract/constants'
import type { Master } from '@countinghouse/contract/master'
import { columnNames, sortKeys } from '@countinghouse/contract/master-list'
import { widthWithin } from './column-width.ts'
import type { FieldModel } from './fields/field-model.ts'
import { fieldModels } from './fields/field-model.ts'

type PageSize = (typeof pageSizes)[number]

/** How a list is shown: what a view keeps. */
export type ListLook = {
  readonly q: string
  readonly filters: Filters
  readonly sort: readonly string[]
  /** Shown columns in their order; null for the standard ones. */
  readonly columns: readonly string[] | null
  /** Px by column, where a person chose one. */
  readonly widths: Readonly<Record<string, number>>
  readonly isCompact: boolean
  readonly limit: PageSize
}

/** Everything a list shows that a link to it must show again. */
export type ListState = ListLook & {
  /** The saved view that the rest deviates from; `all` without one, null where the address does not say. */
  readonly view: number | 'all' | null
  readonly open: number | 'new' | null
  readonly tab: 'details' | 'history'
}

export type Filters = Readonly<Record<string, readonly string[]>>

export type ListRules = {
  readonly filters: Readonly<Record<string, (value: string) => boolean>>
  readonly sort: readonly string[]
  readonly columns: readonly string[]
}

/** The look a view starts from; the standard one for no view and for one that is not there. */
export type BaseOf = (view: ListState['view']) => ListLook

type Raw = Readonly<Record<string, unknown>>
type Search = Record<string, string | number | undefined>

export const standardLook: ListLook = {
  q: '',
  filters: {},
  sort: [],
  columns: null,
  widths: {},
  isCompact: false,
  limit: pageSizes[0],
}

export const noViews: BaseOf = () => standardLook

/** Reads the query string; what it does not know it leaves out, and what it does not say is as in its view. */
export function parseListState(raw: Raw, rules: ListRules, baseOf: BaseOf = noViews): ListState {
  const view = raw.view === 'all' ? 'all' : idOf(raw.view)
  const base = baseOf(view)
  const filters: Record<string, readonly string[]> = {}
  for (const [name, isKnown] of Object.entries(rules.filters)) {
    const values = isSaid(raw[name]) ? listOf(raw[name]).filter(isKnown).slice(0, 50) : (base.filters[name] ?? [])
    if (values.length > 0) filters[name] = values
  }
  const limit = pageSizes.find((size) => String(size) === String(raw.limit))
  return {
    q: isSaid(raw.q) ? String(raw.q).slice(0, 200) : base.q,
    filters,
    sort: isSaid(raw.sort) ? knownSort(listOf(raw.sort), rules) : base.sort,
    columns: isSaid(raw.columns) ? knownColumns(listOf(raw.columns), rules) : base.columns,
    widths: isSaid(raw.widths) ? knownWidths(listOf(raw.widths).map(readWidth), rules) : base.widths,
    isCompact: isSaid(raw.rows) ? raw.rows === 'compact' : base.isCompact,
    limit: limit ?? base.limit,
    view,
    open: raw.open === 'new' ? 'new' : idOf(raw.open),
    tab: raw.tab === 'history' ? 'history' : 'details',
  }
}

/** The query string of a state: its view and what deviates from it, so that the plain address is the standard list. */
export function searchOfListState(state: ListState, rules: ListRules, baseOf: BaseOf = noViews): Search {
  return {
    ...deviationsOf(state, rules, baseOf(state.view)),
    view: state.view ?? undefined,
    open: state.open ?? undefined,
    tab: state.open !== null && state.tab === 'history' ? 'history' : undefined,
  }
}

/** What differs from a look, as the address writes it; empty where the look has something and this has not. */
export function deviationsOf(look: ListLook, rules: ListRules, base: ListLook): Search {
  const search: Search = {}
  const note = (name: string, mine: string, its: string) => {
    search[name] = mine === its ? undefined : mine
  }
  for (const name of Object.keys(rules.filters)) {
    const [mine = [], its = []] = [look.filters[name], base.filters[name]]
    search[name] = mine.toSorted().join() === its.toSorted().join() ? undefined : mine.join()
  }
  note('q', look.q, base.q)
  note('sort', look.sort.join(), base.sort.join())
  note('columns', look.columns?.join() ?? '', base.columns?.join() ?? '')
  note('widths', writtenWidths(look), writtenWidths(base))
  note('rows', look.isCompact ? 'compact' : 'normal', base.isCompact ? 'compact' : 'normal')
  return { ...search, limit: look.limit === base.limit ? undefined : look.limit }
}

export function deviates(look: ListLook, rules: ListRules, base: ListLook): boolean {
  return Object.values(deviationsOf(look, rules, base)).some((value) => value !== undefined)
}

/** A kept look without what the list does not know any more. */
export function knownLook(look: ListLook, rules: ListRules): ListLook {
  return {
    ...look,
    filters: Object.fromEntries(
      Object.entries(look.filters).flatMap(([name, values]) => {
        const known = values.filter((value) => rules.filters[name]?.(value))
        return known.length > 0 ? [[name, known]] : []
      }),
    ),
    sort: knownSort(look.sort, rules),
    columns: look.columns === null ? null : knownColumns(look.columns, rules),
    widths: knownWidths(Object.entries(look.widths), rules),
  }
}

function knownSort(sort: readonly string[], rules: ListRules): string[] {
  return sort.filter((key) => rules.sort.includes(key.replace(/^-/, ''))).slice(0, 3)
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

/** `code:120` as the address writes it. */
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

/** The input of the list route that a state asks for. */
export function listInputOf(state: ListLook, fields: readonly FieldModel[]) {
  const filters = Object.entries(state.filters).map(([name, values]) => {
    const field = fields.find((candidate) => candidate.name === name)
    return [name, field === undefined ? [...values] : values.map((value) => wireFilter(field, value))] as const
  })
  const q = state.q.trim()
  return {
    ...Object.fromEntries(filters),
    ...(q !== '' && { q }),
    ...(state.sort.length > 0 && { sort: [...state.sort] }),
    limit: state.limit,
  }
}

export function isFiltered(state: ListLook): boolean {
  return state.q.trim() !== '' || Object.keys(state.filters).length > 0
}

/** Which filters, sort keys and columns a master's list knows. */
export function listRules(master: Master): ListRules {
  const fields = fieldModels(master)
  const filters = master.filters.flatMap((name) => fields.find((field) => field.name === name) ?? [])
  return {
    filters: {
      status: (value) => value === 'active' || value === 'inactive',
      ...Object.fromEntries(filters.map((field) => [field.name, knownValues(field)])),
    },
    sort: sortKeys(master),
    columns: columnNames(master),
  }
}

function knownValues(field: FieldModel): (value: string) => boolean {
  if (field.widget === 'switch') return (value) => value === 'true' || value === 'false'
  return (value) => value !== '' && field.schema.safeParse(wireFilter(field, value)).success
}

function wireFilter(field: FieldModel, value: string): string | number | boolean {
  if (field.widget === 'switch') return value === 'true'
  return field.widget === 'integer' || field.widget === 'rate' ? Number(value) : value
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
