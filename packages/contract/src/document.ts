import { snakeCase } from '@countinghouse/kernel/names'
import type { z } from 'zod'
import type { AttachmentRoutes } from './attachment.ts'
import type { ConversationRoutes } from './conversation.ts'
import { enteredFields } from './document-entry.ts'
import type { DocumentInput, NumbersBy, Transition, TransitionInput } from './document-input.ts'
import type { LinesFileRoutes } from './document-lines-file.ts'
import type { MailRoutes } from './document-mail.ts'
import type { Paper, PrintRoute } from './document-paper.ts'
import { paperOf } from './document-paper.ts'
import { routesOf } from './document-routes.ts'
import { text as shared } from './document.text.ts'
import { fieldModel, isLines } from './field-model.ts'
import { choiceField, instantField, shownField } from './fields.ts'
import type { Listing, ListingTexts } from './listing.ts'
import { listing } from './listing.ts'
import type { Page } from './page.ts'
import { page, permissionName } from './page.ts'
import type { Fields, RecordRow } from './record-type.ts'
import type { Route } from './route.ts'
import type { InputOf, Schema } from './schema.ts'
import type { Series } from './series.ts'
import { Version } from './values.ts'

/** A row of a document. */
export type DocumentRow<F extends Fields = Fields> = RecordRow<F> & {
  /** Made by whoever first sends it, so that a document is one for ever. UUIDv7. */
  uid: string
  /** Drawn when it stops being a draft; `name` is it, and `#<id>` until then. */
  number: string | null
  createdBy: string | null
}

type Target = { id: number; version: number }
type Values<F extends Fields> = { uid: string } & {
  -readonly [K in keyof F as undefined extends InputOf<F[K]> ? K : never]?: InputOf<F[K]>
} & { -readonly [K in keyof F as undefined extends InputOf<F[K]> ? never : K]: InputOf<F[K]> }
type Row<F extends Fields, S extends Fields> = DocumentRow<F & S>
type TransitionTarget = Target & Readonly<Record<string, unknown>>
type TransitionRoutes<R, A extends string> = {
  readonly [K in A]: Route<Schema<TransitionTarget, TransitionTarget>, Schema<R, R>>
}

export type Document<F extends Fields = Fields, S extends Fields = Fields, A extends string = string> = {
  readonly kind: 'document'
  readonly module: string
  readonly thing: string
  readonly entity: string
  /** Where it is read and written: its table, or a view of the rows there that are its own. */
  readonly table: string
  /** The table that its constraints belong to; null: its own. */
  readonly constrainedBy: string | null
  readonly page: Page
  readonly text: ListingTexts
  /** Every field of its form: its head, and its lines. */
  readonly fields: F
  readonly shown: S
  readonly picture: null
  readonly statuses: readonly [string, ...string[]]
  /** Where its numbers come from; its store and its day decide which one is next. */
  readonly numbers: Series
  /** Another series by the value of a field; null: always the same. */
  readonly numbersBy: NumbersBy<keyof F & string> | null
  /** Statuses in which it has a number: each but that of a draft, or those after a legal document was posted. */
  readonly numberedIn: readonly string[]
  /** Field with the business day that it counts from. */
  readonly dayField: keyof F & string
  /**
   * Fields with the stores it belongs to; who works in none of them does not see it. The first is the one that draws its number. A document
   * without them belongs to the company: its permissions apply whatever the store.
   */
  readonly storeFields: readonly (keyof F & string)[]
  /** Cells of its lines that need a right of their own, and which: without it nobody sees or types them. What of `shown` does is `listing.guarded`. */
  readonly guardedCells: Readonly<Record<string, string>>
  /** Of these, those in one of which whoever makes or edits one works. */
  readonly creatorFields: readonly (keyof F & string)[]
  /** Nobody types one here: it comes from another page or another document, and `create`, `update` and `delete` are not there. */
  readonly isEntered: boolean
  /** Fields that whatever it was made from says: nobody types them, and no call here makes one, so that `create` is not there. */
  readonly given: readonly string[]
  /** Fields that the server calculates whenever a draft is saved. */
  readonly calculated: readonly string[]
  /** What the form of a draft takes. */
  readonly entry: { readonly fields: Fields }
  /** The page that all of it is known by is another one's; this one shows the same documents for other work. */
  readonly isSecond: boolean
  readonly transitions: Readonly<Record<A, Transition>>
  /** How it is printed, the usual way first. */
  readonly papers: readonly Paper[]
  readonly listing: Listing
  readonly routes: {
    readonly list: Listing['routes']['list']
    readonly selected: Listing['routes']['selected']
    readonly get: Route<Schema<{ id: number }, { id: number }>, Schema<Row<F, S>, Row<F, S>>>
    readonly create: Route<Schema<Values<F>, Values<F>>, Schema<Row<F, S>, Row<F, S>>>
    readonly update: Route<
      Schema<Target & Partial<Values<F>>, Target & Partial<Values<F>>>,
      Schema<Row<F, S>, Row<F, S>>
    >
    readonly delete: Route<Schema<Target, Target>, Schema<{ id: number }, { id: number }>>
    readonly print: PrintRoute
  } & ConversationRoutes &
    AttachmentRoutes &
    MailRoutes &
    LinesFileRoutes &
    Omit<Listing['routes'], 'list' | 'selected' | 'get'>
  /** The calls of its transitions, by their names. */
  readonly transitionRoutes: TransitionRoutes<Row<F, S>, A>
}

/** Files come and go by `edit`, also where nobody types. */
const ownEvents = ['create', 'edit', 'delete', 'export'] as const

/** Whether a transition can be done with a document in this status. */
export function isPossible(transition: Transition, status: string): boolean {
  return transition.from.includes(status)
}

/**
 * Declares a business document: a page, its calls and its states as data. A draft is edited like a master; each transition leads from status
 * to status by a call of its own, `POST <api>/{id}/<act>`. docs/decisions/063.
 */
export function document<const F extends Fields, const S extends Fields, const A extends string>(
  input: DocumentInput<F, S, A>,
): Document<F, S, A> {
  const transitions = transitionsOf(input)
  const { isEntered = true } = input
  const own: readonly string[] = isEntered ? ownEvents : ['edit', 'export']
  const further = (input.events ?? []).map((event) => (typeof event === 'string' ? event : event.code))
  const transitionEvents = Object.values<Transition>(transitions).map(({ event }) => event)
  const documentPage = page({
    module: input.module,
    path: input.path,
    title: input.text.title,
    icon: input.icon,
    events: [
      ...own,
      ...new Set(transitionEvents.filter((event) => !own.includes(event) && !further.includes(event))),
      ...(input.events ?? []),
    ],
    ...(input.menuTitle && { menuTitle: input.menuTitle }),
    ...(input.sortOrder !== undefined && { sortOrder: input.sortOrder }),
    pickers: [
      ...new Set([
        ...Object.entries(input.fields).flatMap(([name, schema]) => listsOf(name, schema)),
        ...(input.pickers ?? []),
      ]),
    ],
  })
  const list = listOf(input, documentPage)
  const papers = (input.papers ?? [{ name: 'document', title: input.text.one }]).map(paperOf)
  const { calculated = [], statuses } = input
  const entry = { fields: enteredFields(input.fields, calculated) }
  return {
    kind: 'document',
    module: input.module,
    thing: input.thing,
    entity: list.entity,
    table: tableOf(input),
    constrainedBy: input.constrainedBy ?? null,
    page: documentPage,
    text: { ...shared, ...input.text },
    fields: input.fields,
    shown: input.shown,
    picture: null,
    statuses,
    numbers: input.numbers,
    numbersBy: input.numbersBy ?? null,
    numberedIn: input.numberedIn ?? statuses.slice(1),
    dayField: input.dayField,
    storeFields: input.storeFields,
    guardedCells: Object.fromEntries(
      Object.entries(input.guardedCells ?? {}).map(([cell, right]) => [
        cell,
        right.includes(':') ? right : permissionName(documentPage, right),
      ]),
    ),
    creatorFields: input.creatorFields ?? input.storeFields.slice(0, 1),
    isEntered,
    given: input.given ?? [],
    calculated,
    entry,
    isSecond: input.of !== undefined,
    transitions,
    papers,
    listing: list,
    // The schemas are put together at run time, so their types are stated here, once, for every document.
    ...(routesOf(input, transitions, { page: documentPage, list, papers, entered: entry.fields }) as unknown as Pick<
      Document<F, S, A>,
      'routes' | 'transitionRoutes'
    >),
  }
}

function listsOf(name: string, schema: z.ZodType): string[] {
  const model = fieldModel(name, schema)
  return [model, ...model.lineFields].flatMap(({ list, widget }) =>
    list === null || widget === 'reference' ? [] : list,
  )
}

function transitionsOf<A extends string>({ statuses, transitions, ...input }: DocumentInput<Fields, Fields, A>) {
  const known: readonly string[] = statuses
  for (const [name, { from, to }] of Object.entries<TransitionInput>(transitions))
    for (const status of [...from, ...to])
      if (!known.includes(status)) throw new Error(`${input.module}.${input.thing}: ${name} knows no status ${status}`)
  const complete = Object.entries<TransitionInput>(transitions).map(([name, transition]) => [
    name,
    { fields: {}, errors: [], isNext: false, at: null, shownIf: {}, ...transition },
  ])
  return Object.fromEntries(complete) as Readonly<Record<A, Transition>>
}

function ownEntity({ module, thing }: { readonly module: string; readonly thing: string }): string {
  return `${module}.${snakeCase(thing)}`
}

function tableOf(input: DocumentInput<Fields, Fields, string>): string {
  return input.source ?? input.of?.entity ?? ownEntity(input)
}

function withoutLines(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name, schema]) => !isLines(fieldModel(name, schema))))
}

function listOf(input: DocumentInput<Fields, Fields, string>, documentPage: Page): Listing {
  const fields: Fields = {
    name: shownField(),
    status: choiceField(input.statuses),
    ...withoutLines(input.fields),
    ...input.shown,
    createdAt: instantField(),
    createdBy: shownField().nullable(),
    updatedAt: instantField(),
    updatedBy: shownField().nullable(),
  }
  return listing<Fields, Fields, string>({
    module: input.module,
    thing: input.thing,
    page: documentPage,
    api: input.addresses?.list ?? input.api,
    entity: input.of?.entity ?? ownEntity(input),
    source: input.listSource ?? tableOf(input),
    text: { ...shared, ...input.text },
    fields,
    titleField: 'name',
    always: ['name', 'status', 'version'],
    kept: { version: Version },
    columns: ['name', 'status', ...input.columns, 'createdBy', 'createdAt'],
    filters: ['status', ...(input.filters ?? [])],
    unfiltered: ['name', 'updatedAt', ...(input.unfiltered ?? [])],
    sort: ['createdAt'],
    defaultSort: ['-createdAt'],
    computed: ['createdBy', 'updatedBy', ...Object.keys(input.guarded ?? {})],
    guarded: input.guarded ?? {},
    isImported: input.isImported ?? false,
    isGrowing: true,
    numberTable: tableOf(input),
    storeColumns: input.storeFields.map(snakeCase),
  })
}
