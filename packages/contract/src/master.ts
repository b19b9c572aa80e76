import { snakeCase } from '@countinghouse/kernel/names'
import type { Text } from '@countinghouse/kernel/text'
import { z } from 'zod'
import type { BulkEditRoutes } from './bulk-edit.ts'
import { bulkEditRoutes } from './bulk-edit.ts'
import type { AttachmentRoutes } from './attachment.ts'
import { attachmentRoutes } from './attachment.ts'
import type { ConversationRoutes } from './conversation.ts'
import { conversationRoutes } from './conversation.ts'
import type { ErrorCode } from './errors.ts'
import type { ExportRoutes } from './export.ts'
import { exportRoutes } from './export.ts'
import { fieldModel, recordFields } from './field-model.ts'
import { codeField, textField } from './fields.ts'
import { filterInput, filterShapes, withoutDefault } from './filter.ts'
import { groupInput, ListGroup } from './group.ts'
import { listInput, listOutput, sortOf } from './list.ts'
import type { MergeRoutes } from './merge.ts'
import { mergeRoutes } from './merge.ts'
import type { Branch, Page } from './page.ts'
import { page } from './page.ts'
import type { Route } from './route.ts'
import type { RecordLabels } from './record-label.ts'
import { RecordLabel } from './record-label.ts'
import { route } from './route.ts'
import type { InputOf, OutputOf, Schema } from './schema.ts'
import type { Selection } from './selection.ts'
import { mostCopied, selectionOf } from './selection.ts'
import { ActiveStatus, idOf, Instant, Version } from './values.ts'

type Fields = Readonly<Record<string, z.ZodType>>
/** What a client may send: a field with a default may be left out. */
type In<F extends Fields> = {
  -readonly [K in keyof F as undefined extends InputOf<F[K]> ? K : never]?: InputOf<F[K]>
} & {
  -readonly [K in keyof F as undefined extends InputOf<F[K]> ? never : K]: InputOf<F[K]>
}
type Out<F extends Fields> = { -readonly [K in keyof F]: OutputOf<F[K]> }

export type MasterRow<F extends Fields = Fields> = Out<F> & {
  id: number
  code: string
  name: string
  status: 'active' | 'inactive'
  /** The record that stands for this one since they were merged. */
  mergedIntoId: number | null
  version: number
  createdAt: string
  updatedAt: string
  updatedBy: string | null
  /** What the records are called that its fields name; not there where no field names any. */
  labels?: RecordLabels
}

/** How many rows of another table point to a record. */
export const Usage = z.object({ entity: z.string(), count: z.int().nonnegative() })

type Values<F extends Fields> = { code: string; name: string } & In<F>
type Acting = { id: number; version: number }
type List<F extends Fields> = {
  items: MasterRow<F>[]
  next: string | null
  total?: { count: number; exact: boolean }
  groups?: ListGroup[]
}
type Chosen = { selection: Selection; sort?: string[] | undefined; limit?: number | undefined }
type UsageCounts = { items: { id: number; count: number }[] }
type ListQuery = {
  q?: string | undefined
  sort?: string[] | undefined
  cursor?: string | undefined
  limit?: 50 | 100 | 200 | undefined
  group?: string | undefined
  folded?: string[] | undefined
  [filter: string]: unknown
}

export type Master<F extends Fields = Fields> = {
  readonly kind: 'master'
  readonly module: string
  /** Name of the table in the module's schema, of the picker list and of the audit entity. */
  readonly thing: string
  readonly entity: string
  readonly page: Page
  readonly text: MasterTexts
  /** Every editable field with its schema, `code` and `name` first. */
  readonly fields: Fields
  /** Fields shown as list columns beside code, name, status and change. */
  readonly columns: readonly string[]
  /** Fields whose filter stands over the list from the start; every other one can be added. */
  readonly filters: readonly string[]
  readonly routes: {
    readonly list: Route<Schema<ListQuery, ListQuery>, Schema<List<F>, List<F>>>
    readonly get: Route<
      Schema<{ id: number }, { id: number }>,
      Schema<MasterRow<F> & { usage: z.output<typeof Usage>[] }, MasterRow<F> & { usage: z.output<typeof Usage>[] }>
    >
    /** Chosen records in an order, at most `limit`, and how many there are in all. */
    readonly selected: Route<
      Schema<Chosen, Chosen>,
      Schema<{ items: MasterRow<F>[]; count: number }, { items: MasterRow<F>[]; count: number }>
    >
    /** How many rows of other tables point to each of these records; one that nobody uses, or that is not there, has none. */
    readonly usages: Route<Schema<{ ids: number[] }, { ids: number[] }>, Schema<UsageCounts, UsageCounts>>
    readonly create: Route<Schema<Values<F>, Values<F>>, Schema<MasterRow<F>, MasterRow<F>>>
    readonly update: Route<
      Schema<Acting & Partial<Values<F>>, Acting & Partial<Values<F>>>,
      Schema<MasterRow<F>, MasterRow<F>>
    >
    readonly deactivate: Route<Schema<Acting, Acting>, Schema<MasterRow<F>, MasterRow<F>>>
    readonly activate: Route<Schema<Acting, Acting>, Schema<MasterRow<F>, MasterRow<F>>>
    readonly delete: Route<Schema<Acting, Acting>, Schema<{ id: number }, { id: number }>>
  } & ConversationRoutes &
    ExportRoutes &
    BulkEditRoutes &
    AttachmentRoutes &
    MergeRoutes
}

/** Texts every master must bring: its names, and one label (`<field>`) per field; `<field>_help` adds a hint. */
export type MasterTexts = Readonly<Record<string, Text>> & Readonly<Record<'title' | 'one' | 'many' | 'purpose', Text>>

type MasterInput<F extends Fields> = {
  module: string
  thing: string
  path: string
  /** Address of the collection below `/api`, as the domain design spells it. */
  api: string
  text: MasterTexts & Readonly<Record<keyof F & string, Text>>
  menuTitle?: Text
  branch?: Branch
  icon: string
  sortOrder?: number
  code?: z.ZodType
  fields: F
  columns?: readonly (keyof F & string)[]
  filters?: readonly (keyof F & string)[]
  errors?: readonly ErrorCode[]
}

/**
 * Declares a master: one page and the calls that list, choose, read, create, edit, deactivate, activate, delete, export it, show
 * its history and talk about it. The server's factory and the web's MasterScreen serve it without further code.
 */
export function master<const F extends Fields>(input: MasterInput<F>): Master<F> {
  const masterPage = page({
    module: input.module,
    path: input.path,
    title: input.text.title,
    icon: input.icon,
    kind: 'master',
    events: ['create', 'edit', 'deactivate', 'delete', 'merge', 'import', 'export'],
    ...(input.menuTitle && { menuTitle: input.menuTitle }),
    ...(input.branch && { branch: input.branch }),
    ...(input.sortOrder !== undefined && { sortOrder: input.sortOrder }),
  })
  const fields: Fields = { code: input.code ?? codeField(), name: textField({ max: 120 }), ...input.fields }
  const entity = `${input.module}.${snakeCase(input.thing)}`
  const columns = input.columns ?? Object.keys(input.fields)
  const filters = input.filters ?? []
  for (const name of filters) {
    const isListed = filterShapes(fields).some((shape) => shape.key === name)
    if (!isListed) throw new Error(`${entity}: ${name} is no field that is filtered by a list of values`)
  }
  return {
    kind: 'master',
    module: input.module,
    thing: input.thing,
    entity,
    page: masterPage,
    text: input.text,
    fields,
    columns,
    filters,
    // The schemas are put together at run time, so their types are stated here, once, for every master.
    routes: routesOf({ ...input, masterPage, fields, entity, columns, filters }) as unknown as Master<F>['routes'],
  }
}

type RoutesInput = {
  module: string
  thing: string
  api: string
  masterPage: Page
  fields: Fields
  entity: string
  columns: readonly string[]
  filters: readonly string[]
  errors?: readonly ErrorCode[]
}

function routesOf(input: RoutesInput) {
  const { masterPage: page, fields, api } = input
  const id = idOf(input.entity)
  const Row = z.object({
    id,
    ...fields,
    status: ActiveStatus,
    mergedIntoId: id.nullable(),
    version: Version,
    createdAt: Instant,
    updatedAt: Instant,
    updatedBy: z.string().nullable(),
    ...labelsOf(fields),
  })
  const name = (verb: string) => `${input.module}.${input.thing}.${verb}`
  const sortNames = ['name', 'code', 'status', 'updatedAt', ...input.columns] as const
  const list = route({
    id: name('list'),
    method: 'GET',
    path: api,
    page,
    event: 'view',
    writes: false,
    input: listInput({ sort: sortNames, filter: { ...filterInput(fields), ...groupInput(fields) } }),
    output: listOutput(Row).extend({ groups: z.array(ListGroup).optional() }),
  })
  const selected = route({
    id: name('selected'),
    method: 'POST',
    path: `${api}/selected`,
    page,
    event: 'view',
    writes: false,
    input: z.strictObject({
      selection: selectionOf(input.entity, fields),
      sort: sortOf(sortNames),
      limit: z.int().min(0).max(mostCopied).optional(),
    }),
    output: z.object({ items: z.array(Row), count: z.int().nonnegative() }),
  })
  const usages = route({
    id: name('usages'),
    method: 'POST',
    path: `${api}/usages`,
    page,
    event: 'view',
    writes: false,
    input: z.strictObject({ ids: z.array(id).min(1).max(mostCopied) }),
    output: z.object({ items: z.array(z.object({ id, count: z.int().positive() })) }),
  })
  const get = route({
    id: name('get'),
    method: 'GET',
    path: `${api}/{id}`,
    page,
    event: 'view',
    writes: false,
    errors: ['not_found'],
    input: z.strictObject({ id }),
    output: Row.extend({ usage: z.array(Usage) }),
  })
  const record = { name: `${input.module}.${input.thing}`, api, page, id }
  const conversation = conversationRoutes(record)
  const stale = [list, selected, get, conversation.history] as const
  const rules = input.errors ?? []
  const shared = { name: `${input.module}.${input.thing}`, api, page, entity: input.entity, fields }
  const acting = z.strictObject({ id, version: Version })
  const act = (verb: string, event: string, errors: readonly ErrorCode[], output: z.ZodType) =>
    route({
      id: name(verb),
      method: 'POST',
      path: `${api}/{id}/${verb}`,
      page,
      event,
      writes: true,
      stale,
      input: acting,
      output,
      errors: ['not_found', 'stale', 'merged', ...errors],
    })
  return {
    list,
    selected,
    usages,
    get,
    ...conversation,
    ...exportRoutes({ ...shared, sortNames }),
    ...bulkEditRoutes(shared),
    ...attachmentRoutes(record),
    ...mergeRoutes({ ...shared, rules, stale }),
    create: route({
      id: name('create'),
      method: 'POST',
      path: api,
      page,
      event: 'create',
      writes: true,
      stale,
      status: 201,
      input: z.strictObject(fields),
      output: Row,
      errors: ['duplicate', ...rules],
    }),
    update: route({
      id: name('update'),
      method: 'PATCH',
      path: `${api}/{id}`,
      page,
      event: 'edit',
      writes: true,
      stale,
      input: z.strictObject({ ...z.strictObject(withoutDefaults(fields)).partial().shape, id, version: Version }),
      output: Row,
      errors: ['not_found', 'stale', 'duplicate', 'merged', ...rules],
    }),
    deactivate: act('deactivate', 'deactivate', ['state_conflict'], Row),
    activate: act('activate', 'deactivate', ['state_conflict'], Row),
    delete: act('delete', 'delete', ['in_use'], z.object({ id })),
  }
}

function labelsOf(fields: Fields): { labels?: z.ZodType } {
  const naming = recordFields(Object.entries(fields).map(([name, schema]) => fieldModel(name, schema)))
  if (naming.length === 0) return {}
  return { labels: z.object(Object.fromEntries(naming.map(({ name }) => [name, z.array(RecordLabel)]))) }
}

/** An edit sends what changed; a default would overwrite what it leaves out. */
function withoutDefaults(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, withoutDefault(field)]))
}
