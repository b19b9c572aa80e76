import { z } from 'zod'

const widgets = [
  'text',
  'multiline',
  'url',
  'switch',
  'integer',
  'rate',
  'choice',
  'date',
  'time',
  'instant',
  'reference',
  'record',
  'records',
  'amount',
  'measure',
  'quantity',
  'color',
  'lines',
] as const
export type Widget = (typeof widgets)[number]

/** What a form, a column or an import needs to know of a field; read from its schema. */
export type FieldModel = {
  readonly name: string
  readonly schema: z.ZodType
  readonly widget: Widget
  /** Null stands for an empty value. */
  readonly isNullable: boolean
  readonly isCode: boolean
  /** Language of the text, which says how it is written; null: any. */
  readonly lang: 'ar' | null
  /** No two records have one value: a copy begins without it, and it stays with its record when two are merged. */
  readonly isOwn: boolean
  /** Whole numbers of four digits only, such as years: written without separators. */
  readonly isYear: boolean
  readonly choices: readonly string[]
  /** Picker list of a reference, a record or several records. */
  readonly list: string | null
  /** Drafts of the list are offered too. */
  readonly hasDrafts: boolean
  /** What records of the list hold that are offered. */
  readonly within: Within
  /** Of a variant, the field of its document with the store whose stock is shown beside it; '' that of all stores; null: none is. */
  readonly stockOf: string | null
  /** Field of the same record with the currency of an amount; null: it is the company's, or there is no amount. */
  readonly currencyField: string | null
  /** Unit and decimals of a measure, which is kept in the smallest figure that these show; null for any other kind. */
  readonly measure: Measure | null
  /** What one of several records is called in the table that links them; null for any other kind. */
  readonly link: string | null
  /** What one of several lines is called, as tables and texts name it; null for any other kind. */
  readonly one: string | null
  /** Fields of a line; none for any other kind. */
  readonly lineFields: readonly LineFieldModel[]
  /** How many lines there may be at most. */
  readonly most: number
  readonly maxLength: number | null
  /** How many decimals a text has at most that is a decimal; null: it is none. */
  readonly decimals: number | null
  /** Value of a new record. */
  readonly initial: unknown
}

/** By field of the records: the values they may hold, or the field of the same record, or of the document of a line, with the value. */
export type Within = Readonly<Record<string, readonly string[] | { readonly field: string }>>

/** `digits`: decimals that are typed and shown. */
export type Measure = { readonly unit: 'kg' | 'cm' | 'degree'; readonly digits: number }

/** A field of a line. `name`: as texts call it, `parts_days`; `key`: as the line does, `days`. */
export type LineFieldModel = FieldModel & { readonly key: string }
export type LinesModel = FieldModel & { readonly one: string }
export type RecordsModel = RecordModel & { readonly link: string }

/** What kinds hold in a new record that says nothing else; others are empty. */
const initials: Readonly<Partial<Record<Widget, unknown>>> = { switch: false, records: [], lines: [] }

/** Reads a field's schema. Throws: Error when its kind is not known. */
export function fieldModel(name: string, schema: z.ZodType): FieldModel {
  const { core, isNullable, initial } = unwrapped(schema)
  const meta = core.meta() ?? {}
  const widget = widgets.find((known) => known === meta.widget)
  if (widget === undefined) throw new Error(`Field ${name} names no widget that is known.`)
  return {
    name,
    schema,
    widget,
    isNullable,
    isCode: meta.isCode === true,
    lang: (meta.lang as 'ar' | undefined) ?? null,
    isOwn: name === 'code' || meta.isOwn === true,
    isYear: widget === 'integer' && core instanceof z.ZodNumber && isYearRange(core.minValue, core.maxValue),
    choices: core instanceof z.ZodEnum ? core.options.map(String) : [],
    list: typeof meta.list === 'string' ? meta.list : null,
    hasDrafts: meta.hasDrafts === true,
    within: (meta.within as Within | undefined) ?? {},
    stockOf: typeof meta.stockOf === 'string' ? meta.stockOf : null,
    currencyField: typeof meta.currency === 'string' ? meta.currency : null,
    measure: widget === 'measure' ? (meta.measure as Measure) : null,
    link: typeof meta.link === 'string' ? meta.link : null,
    one: typeof meta.one === 'string' ? meta.one : null,
    lineFields: widget === 'lines' ? lineFieldsOf(name, core) : [],
    most: typeof meta.most === 'number' ? meta.most : 1,
    maxLength: 'maxLength' in core && typeof core.maxLength === 'number' ? core.maxLength : null,
    decimals: typeof meta.decimals === 'number' ? meta.decimals : null,
    initial: initial ?? initials[widget] ?? null,
  }
}

const notInLines: readonly Widget[] = ['multiline', 'instant', 'records', 'lines']

/** Throws: Error for a kind that has no place in a line. */
function lineFieldsOf(name: string, core: z.ZodType): readonly LineFieldModel[] {
  const line = core instanceof z.ZodArray ? core.element : null
  if (!(line instanceof z.ZodObject)) throw new Error(`${name} holds no lines.`)
  return Object.entries(line.shape as Record<string, z.ZodType>).map(([key, schema]) => {
    const model = fieldModel(`${name}_${key}`, schema)
    if (notInLines.includes(model.widget)) throw new Error(`${name}: a line has no field of the kind ${model.widget}.`)
    return { ...model, key }
  })
}

type Unwrapped = { readonly core: z.ZodType; readonly isNullable: boolean; readonly initial: unknown }

/** The schema of the value itself, without what says that it may be empty or left out. */
function unwrapped(schema: z.ZodType): Unwrapped {
  if (schema instanceof z.ZodDefault)
    return { ...unwrapped(schema.unwrap() as z.ZodType), initial: schema.def.defaultValue }
  if (schema instanceof z.ZodNullable) return { ...unwrapped(schema.unwrap() as z.ZodType), isNullable: true }
  return { core: schema, isNullable: false, initial: undefined }
}

function isYearRange(min: number | null, max: number | null): boolean {
  return (min ?? 0) >= 1000 && (max ?? Infinity) <= 9999
}

type WithFields = { readonly fields: Readonly<Record<string, z.ZodType>> }

const models = new WeakMap<WithFields, readonly FieldModel[]>()

/** The models of the fields of a list or master in the order it declares them; read once. */
export function fieldModels(owner: WithFields): readonly FieldModel[] {
  const known = models.get(owner)
  if (known !== undefined) return known
  const read = Object.entries(owner.fields).map(([name, schema]) => fieldModel(name, schema))
  models.set(owner, read)
  return read
}

/** Whether a person must fill the field in; a switch always has a value, of several records there may be none, and often of lines. */
export function isRequired(model: FieldModel): boolean {
  if (isLines(model)) return !model.schema.safeParse([]).success
  return !model.isNullable && model.widget !== 'switch' && !isRecords(model)
}

/** What a field holds that was emptied; undefined where it must have a value. */
export function emptied(model: FieldModel): null | [] | undefined {
  if (isRecords(model)) return []
  return model.isNullable ? null : undefined
}

/** Fields whose values are told and read by what loads beside the first rows. */
export function isRich({ widget }: FieldModel): boolean {
  return ['amount', 'measure', 'quantity', 'time', 'records', 'lines'].includes(widget)
}

/** Fields simple enough to be edited inside a cell. */
export function isCellEditable(model: FieldModel): boolean {
  return isNumeric(model) || ['text', 'switch', 'choice'].includes(model.widget)
}

/** Fields whose values stand under each other by their digits. */
export function isNumeric({ widget }: FieldModel): boolean {
  return ['integer', 'rate', 'amount', 'measure', 'quantity'].includes(widget)
}

/** Shared lists that the fields point to, each once; they are short enough to be read as a whole. */
export function referenceLists(fields: readonly FieldModel[]): string[] {
  return listsOf(withLineFields(fields).filter(({ widget }) => widget === 'reference'))
}

/** Picker lists that the fields and those of their lines point to, each once. */
export function listsOf(fields: readonly FieldModel[]): string[] {
  return [...new Set(withLineFields(fields).flatMap((field) => field.list ?? []))]
}

/** Fields that name records of the company, those of lines among them: by their names a row brings along what these are called. */
export function namingFields(fields: readonly FieldModel[]): readonly RecordModel[] {
  return withLineFields(fields).filter((field): field is RecordModel => ['record', 'records'].includes(field.widget))
}

function withLineFields(fields: readonly FieldModel[]): readonly FieldModel[] {
  return [...fields, ...fields.flatMap(({ lineFields }) => lineFields)]
}

/** Whether a schema is that of a field; what rows hold besides need not be. */
export function isField(schema: z.ZodType): boolean {
  return unwrapped(schema).core.meta()?.widget !== undefined
}

/** Fields that name records of the company. */
export function recordFields(fields: readonly FieldModel[]): readonly RecordModel[] {
  return fields.filter((field): field is RecordModel => field.widget === 'record' && field.list !== null)
}

type RecordModel = FieldModel & { readonly list: string }

/** Several records of the company, kept in a table that links them. */
export function isRecords(model: FieldModel): model is RecordsModel {
  return model.widget === 'records'
}

/** Parts of a record, which lists, files and changes of many records leave out. */
export function isLines(model: FieldModel): model is LinesModel {
  return model.one !== null
}
