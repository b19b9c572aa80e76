import type { Master } from '@countinghouse/contract/master'
import { z } from 'zod'

const widgets = ['text', 'multiline', 'url', 'switch', 'integer', 'rate', 'choice', 'date', 'reference'] as const
export type Widget = (typeof widgets)[number]

/** What a form or a column needs to know of a field; read from its schema. */
export type FieldModel = {
  readonly name: string
  readonly schema: z.ZodType
  readonly widget: Widget
  /** Null stands for an empty value. */
  readonly isNullable: boolean
  readonly isCode: boolean
  /** Whole numbers of four digits only, such as years: written without separators. */
  readonly isYear: boolean
  readonly choices: readonly string[]
  /** Picker list of a reference. */
  readonly list: string | null
  readonly maxLength: number | null
  /** Value of a new record. */
  readonly initial: unknown
}

type FieldSchema = {
  type?: unknown
  widget?: unknown
  list?: unknown
  isCode?: unknown
  enum?: unknown[]
  maxLength?: number
  minimum?: number
  maximum?: number
  default?: unknown
  anyOf?: FieldSchema[]
}

/** Reads a field's schema. Throws: Error when its kind is none the kit can edit. */
export function fieldModel(name: string, schema: z.ZodType): FieldModel {
  const json = z.toJSONSchema(schema, { io: 'input' }) as FieldSchema
  const value = json.anyOf?.find((part) => part.type !== 'null') ?? json
  const widget = widgets.find((known) => known === value.widget)
  if (widget === undefined) throw new Error(`Field ${name} names no widget that the kit knows.`)
  const isNullable = json.anyOf?.some((part) => part.type === 'null') ?? false
  return {
    name,
    schema,
    widget,
    isNullable,
    isCode: value.isCode === true,
    isYear: widget === 'integer' && (value.minimum ?? 0) >= 1000 && (value.maximum ?? Infinity) <= 9999,
    choices: (value.enum ?? []).map(String),
    list: typeof value.list === 'string' ? value.list : null,
    maxLength: value.maxLength ?? null,
    initial: json.default ?? (widget === 'switch' ? false : null),
  }
}

const models = new WeakMap<Master, readonly FieldModel[]>()

/** The models of a master's fields in the order it declares them; read once. */
export function fieldModels(master: Master): readonly FieldModel[] {
  const known = models.get(master)
  if (known !== undefined) return known
  const read = Object.entries(master.fields).map(([name, schema]) => fieldModel(name, schema))
  models.set(master, read)
  return read
}

/** Whether a person must fill the field in; a switch always has a value. */
export function isRequired(model: FieldModel): boolean {
  return !model.isNullable && model.widget !== 'switch'
}

/** Fields simple enough to be edited inside a cell. */
export function isCellEditable(model: FieldModel): boolean {
  return ['text', 'switch', 'integer', 'rate', 'choice'].includes(model.widget)
}

/** Picker lists that the fields point to, each once. */
export function referenceLists(fields: readonly FieldModel[]): string[] {
  return [...new Set(fields.flatMap((field) => field.list ?? []))]
}
