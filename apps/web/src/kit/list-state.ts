import { pageSizes } from '@countinghouse/contract/constants'
import type { Master } from '@countinghouse/contract/master'
import type { FieldModel } from './fields/field-model.ts'
import { fieldModels } from './fields/field-model.ts'

type PageSize = (typeof pageSizes)[number]

/** Everything a list shows that a link to it must show again. */
export type ListState = {
  readonly q: string
  readonly filters: Filters
  readonly sort: readonly string[]
  /** Shown columns in their order; null for the standard ones. */
  readonly columns: readonly string[] | null
  readonly isCompact: boolean
  readonly limit: PageSize
  readonly open: number | 'new' | null
  readonly tab: 'details' | 'history'
}

export type Filters = Readonly<Record<string, readonly string[]>>

export type ListRules = {
  readonly filters: Readonly<Record<string, (value: string) => boolean>>
  readonly sort: readonly string[]
  readonly columns: readonly string[]
}

type Raw = Readonly<Record<string, unknown>>

/** Reads the query string; what it does not know it leaves out. */
export function parseListState(raw: Raw, rules: ListRules): ListState {
  const filters: Record<string, string[]> = {}
  for (const [name, isKnown] of Object.entries(rules.filters)) {
    const values = listOf(raw[name]).filter(isKnown)
    if (values.length > 0) filters[name] = values.slice(0, 50)
  }
  const columns = listOf(raw.columns).filter((name) => rules.columns.includes(name))
  const limit = pageSizes.find((size) => String(size) === String(raw.limit))
  return {
    q: raw.q === undefined || raw.q === null ? '' : String(raw.q).slice(0, 200),
    filters,
    sort: listOf(raw.sort)
      .filter((key) => rules.sort.includes(key.replace(/^-/, '')))
      .slice(0, 3),
    columns: columns.length > 0 ? columns : null,
    isCompact: raw.rows === 'compact',
    limit: limit ?? pageSizes[0],
    open: raw.open === 'new' ? 'new' : idOf(raw.open),
    tab: raw.tab === 'history' ? 'history' : 'details',
  }
}

/** The query string of a state; standard values are left out, so that the plain address is the standard list. */
export function searchOfListState(state: ListState, rules: ListRules): Record<string, string | number | undefined> {
  const search: Record<string, string | number | undefined> = {}
  for (const name of Object.keys(rules.filters)) search[name] = joined(state.filters[name])
  return {
    ...search,
    q: state.q === '' ? undefined : state.q,
    sort: joined(state.sort),
    columns: joined(state.columns),
    rows: state.isCompact ? 'compact' : undefined,
    limit: state.limit === pageSizes[0] ? undefined : state.limit,
    open: state.open ?? undefined,
    tab: state.open !== null && state.tab === 'history' ? 'history' : undefined,
  }
}

/** The input of the list route that a state asks for. */
export function listInputOf(state: ListState, fields: readonly FieldModel[]) {
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

export function isFiltered(state: ListState): boolean {
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

/** Sort keys of the list route. */
export function sortKeys(master: Master): string[] {
  return [...new Set(['name', 'code', 'status', 'updatedAt', ...master.columns])]
}

/** Every column a master's list can show; the first is its name and always shown. */
export function columnNames(master: Master): string[] {
  const rest = Object.keys(master.fields).filter(
    (name) => name !== 'name' && name !== 'code' && !master.columns.includes(name),
  )
  return ['name', 'code', ...master.columns, 'status', 'updatedAt', 'updatedBy', ...rest, 'createdAt']
}

export function standardColumns(master: Master): string[] {
  return ['name', 'code', ...master.columns, 'status', 'updatedAt']
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

function joined(values: readonly string[] | null | undefined): string | undefined {
  return values === null || values === undefined || values.length === 0 ? undefined : values.join(',')
}

function idOf(value: unknown): number | null {
  const id = Number(value)
  return value !== null && value !== '' && Number.isSafeInteger(id) && id > 0 ? id : null
}
