import { z } from 'zod'
import { textField } from './fields.ts'
import { ActiveStatus, idOf } from './values.ts'

type Fields = Readonly<Record<string, z.ZodType>>

/** What a field is compared as. An instant is asked for by business days of the company; `import` is no field but what an import made. */
export type FilterKind = 'text' | 'number' | 'choice' | 'date' | 'instant' | 'import'

/** Days relative to today; a range includes today, and a week starts where the reader's language starts it. */
export const relativeDays = [
  'today',
  'yesterday',
  'thisWeek',
  'last7Days',
  'next7Days',
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
  instant: ['on', 'before', 'after', 'between', 'within'],
  import: ['anyOf'],
}

const kindOfWidget: Readonly<Record<string, FilterKind>> = {
  integer: 'number',
  rate: 'number',
  // In minor units of the company's currency, whatever the record's own is.
  amount: 'number',
  switch: 'choice',
  choice: 'choice',
  reference: 'choice',
  record: 'choice',
  date: 'date',
}

/** What every record can be filtered by beside its own fields. */
const common: readonly (readonly [string, FilterKind, z.ZodType])[] = [
  ['status', 'choice', ActiveStatus],
  ['updatedAt', 'instant', z.unknown()],
  ['createdAt', 'instant', z.unknown()],
  // What imports created or changed; nobody writes it, a result leads to it.
  ['madeByImport', 'import', idOf('desk.import')],
]

const shapes = new WeakMap<Fields, readonly FilterShape[]>()

/** Every condition a list of these fields knows, in the order in which it declares them; made once. */
export function filterShapes(fields: Fields): readonly FilterShape[] {
  const known = shapes.get(fields)
  if (known !== undefined) return known
  const made = [
    ...Object.entries(fields).flatMap(([field, schema]) => {
      const value = withoutNull(withoutDefault(schema))
      const kind = kindOfWidget[String(value.meta()?.widget)] ?? 'text'
      return shapesOf(field, kind, value, value !== withoutDefault(schema))
    }),
    ...common.flatMap(([field, kind, value]) => shapesOf(field, kind, value, false)),
  ]
  shapes.set(fields, made)
  return made
}

/** The query of a list as far as it filters: each condition by its key; all that are given must hold. */
export function filterInput(fields: Fields): Record<string, z.ZodType> {
  return Object.fromEntries(
    filterShapes(fields).map(({ key, takes, value }) => {
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

function valueOf(operator: FilterOperator, kind: FilterKind, value: z.ZodType): z.ZodType {
  if (operator === 'anyOf') return value
  if (operator === 'empty') return z.boolean()
  if (operator === 'within') return z.enum(relativeDays)
  if (kind === 'text') return textField({ max: 200 })
  return kind === 'number' ? z.int() : z.iso.date()
}

export function withoutDefault(field: z.ZodType): z.ZodType {
  return field instanceof z.ZodDefault ? (field.unwrap() as z.ZodType) : field
}

function withoutNull(field: z.ZodType): z.ZodType {
  return field instanceof z.ZodNullable ? (field.unwrap() as z.ZodType) : field
}
