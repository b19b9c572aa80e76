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
import { fieldModel, isLines, isRecords } from './field-model.ts'
import { choiceField, codeField, instantField, shownField, textField } from './fields.ts'
import { withoutDefaults } from './filter.ts'
import { text as listText } from './kit/list.text.ts'
import type { Listing, ListingTexts } from './listing.ts'
import { listing } from './listing.ts'
import type { ComputedInput } from './computed-input.ts'
import type { MergeRoutes } from './merge.ts'
import { mergeRoutes } from './merge.ts'
import type { Branch, EventDetails, Page } from './page.ts'
import type { Picture, PictureKind, PictureRoutes } from './picture.ts'
import { page } from './page.ts'
import type { Route } from './route.ts'
import { callFor } from './record-call.ts'
import { labelsOf } from './record-label.ts'
import type { Fields, RecordRow } from './record-type.ts'
import { route } from './route.ts'
import type { InputOf, Schema } from './schema.ts'
import { activateService, deactivateService } from './status-change.ts'
import { Usage, usagesRoute } from './usages.ts'
import { ActiveStatus, idOf, Instant, Version } from './values.ts'

/** What a client may send: a field with a default may be left out. */
type In<F extends Fields> = {
  -readonly [K in keyof F as undefined extends InputOf<F[K]> ? K : never]?: InputOf<F[K]>
} & {
  -readonly [K in keyof F as undefined extends InputOf<F[K]> ? never : K]: InputOf<F[K]>
}

/** `status`: `active` or `inactive`, or one of the master's own. */
export type MasterRow<F extends Fields = Fields> = RecordRow<F> & {
  code: string
  /** Of masters with names in two languages, which always ask for it. */
  nameAr?: string | null
  /** The record that stands for this one since they were merged. */
  mergedIntoId: number | null
}

const always = ['name', 'code', 'status', 'mergedIntoId', 'version'] as const
type Always = 'id' | 'nameAr' | (typeof always)[number]

/** A row of a master's list, which has what it was asked for beside what each has. */
export type MasterListRow<F extends Fields = Fields> = Pick<MasterRow<F>, Always> & Partial<MasterRow<F>>

/** A master among whose own fields is a code may do without one. */
type Values<F extends Fields> = ('code' extends keyof F ? unknown : { code: string }) & { name: string } & In<F>
type TransitionTarget = { id: number; version: number }
type UsageCounts = { items: { id: number; count: number }[] }
/** What may be done with the records of a master beside viewing them: the rights its page knows. */
const verbs = ['create', 'edit', 'deactivate', 'delete', 'merge', 'import', 'export'] as const
export type MasterVerb = (typeof verbs)[number]

/**
 * Where no two records may have one name: in the company, among those of one value of a field, such as the parent in a tree, or nowhere,
 * for which `platform.share_names` prepares the table.
 */
type UniqueName<K extends string = string> = 'company' | 'none' | { readonly within: K }

export type Master<F extends Fields = Fields> = {
  readonly kind: 'master'
  readonly module: string
  /** Name of the table in the module's schema, of the picker list and of the audit entity. */
  readonly thing: string
  readonly entity: string
  readonly page: Page
  readonly text: ListingTexts
  readonly uniqueName: UniqueName
  /** Field of its rows, kept by its module alone, with more words by which a record is found; null: it has none. */
  readonly wordsField: string | null
  /** What the one picture of a record is called; null: they have none. */
  readonly picture: PictureKind | null
  /** Every editable field with its schema, `code` and `name` first. */
  readonly fields: Fields
  /** The list of its records: its fields, and who changed a record and when. */
  readonly listing: Listing<MasterListRow<F>>
  /** What belongs to a verb that the master is `without` is not there. */
  readonly routes: Listing<MasterRow<F>, undefined>['routes'] & {
    readonly get: Route<
      Schema<{ id: number }, { id: number }>,
      Schema<MasterRow<F> & { usage: z.output<typeof Usage>[] }, MasterRow<F> & { usage: z.output<typeof Usage>[] }>
    >
    /** How many rows of other tables point to each of these records; one that nobody uses, or that is not there, has none. */
    readonly usages: Route<Schema<{ ids: number[] }, { ids: number[] }>, Schema<UsageCounts, UsageCounts>>
    readonly create: Route<Schema<Values<F>, Values<F>>, Schema<MasterRow<F>, MasterRow<F>>>
    readonly update: Route<
      Schema<TransitionTarget & Partial<Values<F>>, TransitionTarget & Partial<Values<F>>>,
      Schema<MasterRow<F>, MasterRow<F>>
    >
    readonly deactivate: Route<Schema<TransitionTarget, TransitionTarget>, Schema<MasterRow<F>, MasterRow<F>>>
    readonly activate: Route<Schema<TransitionTarget, TransitionTarget>, Schema<MasterRow<F>, MasterRow<F>>>
    readonly delete: Route<Schema<TransitionTarget, TransitionTarget>, Schema<{ id: number }, { id: number }>>
  } & ConversationRoutes &
    ExportRoutes &
    Required<BulkEditRoutes> &
    AttachmentRoutes &
    MergeRoutes &
    PictureRoutes<MasterRow<F>>
}

type MasterInput<F extends Fields, S extends Fields> = ComputedInput & {
  module: string
  thing: string
  path: string
  /** Address of the collection below `/api`, as the domain design spells it. */
  api: string
  text: ListingTexts & Readonly<Record<(keyof F | keyof S) & string, Text>>
  menuTitle?: Text
  branch?: Branch
  icon: string
  sortOrder?: number
  code?: z.ZodType
  fields: F
  /**
   * Columns of its table that only calls of its own write: shown, filtered, sorted and exported as fields are, and in no form, file or
   * bulk edit.
   */
  shown?: S
  columns?: readonly ((keyof F | keyof S) & string)[]
  /** Among its fields is `nameAr`, an `arabicNameField`, which readers in Arabic see in place of the name. */
  hasArabicName?: boolean
  filters?: readonly ((keyof F | keyof S) & string)[]
  /** Codes of the rules between fields, and of those that a module guards. */
  errors?: readonly ErrorCode[]
  /** Verbs it has not: their calls, buttons and rights are not there. */
  without?: readonly Exclude<MasterVerb, 'edit'>[]
  /**
   * In place of active and inactive, `active` among them where other records may select one; the first is that of a new record. Their texts are `status_<status>`, and
   * the module's own calls lead from one to another, so the master is without `deactivate` and `merge`.
   */
  statuses?: readonly [string, ...string[]]
  /** Left out: in the company. */
  uniqueName?: UniqueName<keyof F & string>
  /** Further rights of its page. */
  events?: readonly (string | EventDetails)[]
  /** Picker lists that its records need beside those of its fields. */
  pickers?: readonly string[]
  /** Column of its table with the codes of its parts, normalised, which the module keeps; `platform.keep_words` knows it. */
  wordsField?: string
  /**
   * Its records have a picture each, called so: columns `<picture>_file_id` and `small_<picture>_file_id` of its table. What a history
   * calls it is the text of that name.
   */
  picture?: Picture
  /** Of its verbs that are not as their code says. */
  eventDetails?: readonly EventDetails[]
}

/** Whether records of a master can be treated so. */
export function hasVerb({ page }: Pick<Master, 'page'>, verb: MasterVerb): boolean {
  return page.events.includes(verb)
}

/**
 * Declares a master: one page and the calls that list, choose, read, create, edit, deactivate, activate, delete, export it, show
 * its history and talk about it. The server's factory and the web's MasterScreen serve it without further code.
 */
export function master<const F extends Fields, const S extends Fields = Record<never, never>>(
  input: MasterInput<F, S>,
): Master<F> {
  const without: readonly MasterVerb[] = input.without ?? []
  if (without.includes('create') && !without.includes('import'))
    throw new Error(`${input.module}.${input.thing}: a file would make what nobody may create`)
  if (input.statuses !== undefined && !(without.includes('deactivate') && without.includes('merge')))
    throw new Error(`${input.module}.${input.thing}: deactivating and merging know no statuses of its own`)
  const masterPage = page({
    module: input.module,
    path: input.path,
    title: input.text.title,
    icon: input.icon,
    kind: 'master',
    events: [
      ...verbs
        .filter((verb) => !without.includes(verb))
        .map((verb) => input.eventDetails?.find(({ code }) => code === verb) ?? verb),
      ...(input.events ?? []),
    ],
    ...(input.menuTitle && { menuTitle: input.menuTitle }),
    ...(input.branch && { branch: input.branch }),
    ...(input.sortOrder !== undefined && { sortOrder: input.sortOrder }),
    ...(input.pickers && { pickers: input.pickers }),
  })
  const fields: Fields = { code: input.code ?? codeField(), name: textField({ max: 120 }), ...input.fields }
  const list = listOf(input, masterPage, fields) as unknown as Listing<MasterListRow<F>>
  return {
    kind: 'master',
    module: input.module,
    thing: input.thing,
    entity: list.entity,
    page: masterPage,
    text: input.text,
    uniqueName: input.uniqueName ?? 'company',
    wordsField: input.wordsField ?? null,
    picture: input.picture?.kind ?? null,
    fields,
    listing: list,
    // The schemas are put together at run time, so their types are stated here, once, for every master.
    routes: { ...list.routes, ...routesOf({ ...input, masterPage, fields, list }) } as unknown as Master<F>['routes'],
  }
}

function listOf<F extends Fields, S extends Fields>(
  input: MasterInput<F, S>,
  masterPage: Page,
  fields: Fields,
): Listing {
  const [written, lines] = [false, true].map((isKept) =>
    Object.fromEntries(Object.entries(fields).filter(([name, schema]) => isLines(fieldModel(name, schema)) === isKept)),
  ) as [Fields, Fields]
  const isImported = hasVerb({ page: masterPage }, 'import')
  for (const [name, schema] of Object.entries(lines))
    if (isImported && !schema.safeParse([]).success)
      throw new Error(`${input.module}.${input.thing}: a file would make records without ${name}`)
  const shown: Fields = { ...written, ...input.shown }
  const second = input.hasArabicName ? ['nameAr'] : []
  const columns = (input.columns ?? Object.keys(input.fields)).filter((name) => name in shown)
  const { computed = {}, kept = {}, guarded = {}, hidden = [] } = input
  const shownComputed = Object.keys(computed).filter((name) => !hidden.includes(name))
  const listed: Fields = {
    ...shown,
    ...computed,
    status: choiceField(input.statuses ?? ['active', 'inactive']),
    updatedAt: instantField(),
    updatedBy: shownField().nullable(),
    createdAt: instantField(),
  }
  return listing<Fields, Fields, string>({
    module: input.module,
    thing: input.thing,
    page: masterPage,
    api: input.api,
    ...(input.source !== undefined && { source: input.source }),
    text: { ...recordText, ...input.text },
    fields: listed,
    titleField: 'name',
    always: [...always, ...second, ...Object.keys(input.picture?.fields ?? {})],
    kept: {
      mergedIntoId: idOf(`${input.module}.${snakeCase(input.thing)}`).nullable(),
      version: Version,
      ...input.picture?.fields,
      ...lines,
      ...kept,
    },
    columns: ['name', 'code', ...columns, ...shownComputed, 'status', 'updatedAt'],
    asides: ['usage'],
    filters: ['status', ...(input.filters ?? [])],
    sort: [
      'name',
      'code',
      'status',
      'updatedAt',
      ...second,
      ...columns.filter((name) => !isRecords(fieldModel(name, listed[name] as z.ZodType))),
    ],
    computed: ['updatedBy', ...Object.keys(lines), ...Object.keys(computed), ...Object.keys(kept)],
    guarded,
    search: { fields: ['name', 'code'], hasWords: true },
    importable: isImported ? Object.keys(written) : [],
  })
}

type RoutesInput = {
  module: string
  thing: string
  api: string
  masterPage: Page
  fields: Fields
  shown?: Fields
  list: Listing
  errors?: readonly ErrorCode[]
  statuses?: readonly [string, ...string[]]
  picture?: Picture
}

function routesOf(input: RoutesInput) {
  const { masterPage: page, fields, api, list, errors = [] } = input
  const { entity } = list
  const id = idOf(entity)
  const Row = z.object({
    id,
    ...fields,
    ...input.shown,
    status: input.statuses === undefined ? ActiveStatus : z.enum(input.statuses),
    mergedIntoId: id.nullable(),
    version: Version,
    createdAt: Instant,
    updatedAt: Instant,
    updatedBy: z.string().nullable(),
    ...input.picture?.fields,
    ...labelsOf(fields),
  })
  const name = (verb: string) => `${input.module}.${input.thing}.${verb}`
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
  const record = { name: `${input.module}.${input.thing}`, type: list.name, page }
  const conversation = conversationRoutes({ ...record, id })
  const stale = [list.routes.list, list.routes.selected, get, conversation.history] as const
  const shared = { ...record, entity, fields }
  const has = (verb: MasterVerb) => hasVerb({ page }, verb)
  const acting = z.strictObject({ id, version: Version })
  const statusChange = { stale, input: acting, output: Row, errors: [...deactivateService.errors, ...errors] }
  const action = (verb: string, event: string, refusals: readonly ErrorCode[], output: z.ZodType) =>
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
      errors: ['not_found', 'stale', 'merged', ...refusals, ...errors],
    })
  return {
    usages: usagesRoute({ ...record, entity }),
    get,
    ...conversation,
    ...bulkEditRoutes({ ...shared, list, canDeactivate: has('deactivate') }),
    ...attachmentRoutes({ ...record, id }),
    ...input.picture?.routesOf({ ...record, id, row: Row, stale }),
    ...(has('merge') && mergeRoutes({ ...shared, rules: errors, stale })),
    ...(has('create') && {
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
        errors: ['duplicate', ...errors],
      }),
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
      errors: ['not_found', 'stale', 'duplicate', 'merged', ...errors],
    }),
    ...(has('deactivate') && {
      deactivate: callFor(deactivateService, record, statusChange),
      activate: callFor(activateService, record, { ...statusChange, errors: [...statusChange.errors, 'duplicate'] }),
    }),
    ...(has('delete') && { delete: action('delete', 'delete', ['in_use'], z.object({ id })) }),
  }
}

/** What every record is shown with beside its own fields. */
const recordText = {
  status: listText.status,
  status_active: listText.active,
  status_inactive: listText.inactive,
  updatedAt: listText.updatedAt,
  updatedBy: listText.updatedBy,
  createdAt: listText.createdAt,
}
