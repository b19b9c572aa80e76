import { z } from 'zod'
import { textField } from './fields.ts'
import { idOf } from './values.ts'

/** What a list can be filtered by. */
export type Filtered = {
  readonly fields: Readonly<Record<string, z.ZodType>>
  /** Fields that no condition asks about. */
  readonly unfiltered: readonly string[]
  /** Fields that an import fills and an export writes for it; none where no file is read again. */
  readonly importable: readonly string[]
  /** Rows come from files. */
  readonly isImported: boolean
}

/** What a field is compared as. An instant is asked for by business days of the company; `import` is no field but what an import made. */
export type FilterKind = 'text' | 'number' | 'choice' | 'date' | 'time' | 'instant' | 'import'

/** Days relative to today; a range includes today, and a week starts where the reader's language starts it. */
export const relativeDays = [
  'today',
  'yesterday',
  'thisWeek',
  'last7Days',
  'next7Days',
  'next30Days',
  'thisMonth',
  'lastMonth',
  'thisYear',
] as const
export type RelativeDays = (typeof relativeDays)[number]

/** `anyOf` stands in the address without its name: `status=active,inactive`. */
export type FilterOperator =
  | 'anyOf'
  | 'contains'
  | 'begins'
  | 'equals'
  | 'atLeast'
  | 'atMost'
  | 'between'
  | 'on'
  | 'before'
  | 'after'
  | 'within'
  | 'empty'

/** One condition that a list knows: `<field>` for any of several values, else `<field>.<operator>`. */
export type FilterShape = {
  readonly key: string
  readonly field: string
  readonly kind: FilterKind
  readonly operator: FilterOperator
  /** How many values it takes; `many` of them mean any of these. */
  readonly takes: 'one' | 'two' | 'many'
  /** Schema of one value. */
  readonly value: z.ZodType
}

const operators: Readonly<Record<FilterKind, readonly FilterOperator[]>> = {
  text: ['contains', 'begins', 'equals'],
  number: ['anyOf', 'atLeast', 'atMost', 'between'],
  choice: ['anyOf'],
  date: ['on', 'before', 'after', 'between', 'within'],
  time: ['atLeast', 'atMost', 'between'],
  instant: ['on', 'before', 'after', 'between', 'within'],
  import: ['anyOf'],
}

const kindOfWidget: Readonly<Record<string, FilterKind>> = {
  integer: 'number',
  rate: 'number',
  // In minor units of the company's currency, whatever the record's own is.
  amount: 'number',
  measure: 'number',
  quantity: 'number',
  switch: 'choice',
  choice: 'choice',
  reference: 'choice',
  record: 'choice',
  records: 'choice',
  date: 'date',
  time: 'time',
  instant: 'instant',
}

const shapes = new WeakMap<Filtered, readonly FilterShape[]>()

/** Every condition a list knows, in the order in which it declares its fields; none of decimals. Made once. */
export function filterShapes(list: Filtered): readonly FilterShape[] {
  const known = shapes.get(list)
  if (known !== undefined) return known
  const created = [
    ...Object.entries(list.fields).flatMap(([field, schema]) => {
      if (list.unfiltered.includes(field)) return []
      const given = withoutDefault(schema)
      const isSeveral = given instanceof z.ZodArray
      const value = isSeveral ? (given.element as z.ZodType) : withoutNull(given)
      const { widget, decimals } = (isSeveral ? given : value).meta() ?? {}
      // A decimal is no text: it is stored with zeros that nobody types.
      if (decimals !== undefined) return []
      return shapesOf(field, kindOfWidget[String(widget)] ?? 'text', value, value !== given)
    }),
    // What imports created or changed; nobody writes it, a result leads to it.
    ...(list.isImported ? shapesOf('madeByImport', 'import', idOf('desk.import'), false) : []),
  ]
  shapes.set(list, created)
  return created
}

/** The query of a list as far as it filters: each condition by its key; all that are given must hold. */
export function filterInput(list: Filtered): Record<string, z.ZodType> {
  return Object.fromEntries(
    filterShapes(list).map(({ key, takes, value }) => {
      if (takes === 'one') return [key, value.optional()]
      const several = z.array(value)
      return [key, (takes === 'two' ? several.length(2) : several.min(1).max(50)).optional()]
    }),
  )
}

function shapesOf(field: string, kind: FilterKind, value: z.ZodType, isNullable: boolean): FilterShape[] {
  const known = isNullable ? [...operators[kind], 'empty' as const] : operators[kind]
  return known.map((operator) => ({
    key: operator === 'anyOf' ? field : `${field}.${operator}`,
    field,
    kind,
    operator,
    takes: operator === 'anyOf' ? 'many' : operator === 'between' ? 'two' : 'one',
    value: valueOf(operator, kind, value),
  }))
}

const mostQuantity = 1e11

function valueOf(operator: FilterOperator, kind: FilterKind, value: z.ZodType): z.ZodType {
  if (operator === 'empty') return z.boolean()
  if (value.meta()?.widget === 'quantity') return z.number().min(-mostQuantity).max(mostQuantity)
  if (operator === 'anyOf' || kind === 'time') return value
  if (operator === 'within') return z.enum(relativeDays)
  if (kind === 'text') return textField({ max: 200 })
  return kind === 'number' ? z.int() : z.iso.date()
}

export function withoutDefault(field: z.ZodType): z.ZodType {
  return field instanceof z.ZodDefault ? (field.unwrap() as z.ZodType) : field
}

/** Fields of which some may be left out: a default would make up what was, and overwrite what an edit does not send. */
export function withoutDefaults(fields: Readonly<Record<string, z.ZodType>>): Record<string, z.ZodType> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, withoutDefault(field)]))
}

function withoutNull(field: z.ZodType): z.ZodType {
  return field instanceof z.ZodNullable ? (field.unwrap() as z.ZodType) : field
}
