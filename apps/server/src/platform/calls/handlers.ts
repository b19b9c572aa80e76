import { emptyFileStore } from '../files/empty-file-store.ts'
import type { FileStore } from '../files/file-store.ts'
import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import type { Document } from '@countinghouse/contract/document'
import type { Listing } from '@countinghouse/contract/listing'
import type { Branch, Page } from '@countinghouse/contract/page'
import { branchesOf, branchPath, permissionName } from '@countinghouse/contract/page'
import { pageEvents } from '@countinghouse/contract/page-event'
import type { Route } from '@countinghouse/contract/route'
import { permissionOf } from '@countinghouse/contract/route'
import { badgeBoard } from '../registry/badges.ts'
import type { MasterGuard, MasterGuards } from './context.ts'
import { registerConstraintRules } from '../database/constraint-meaning.ts'
import { registerCodeFinders } from '../registry/code-finders.ts'
import type { Contract } from './contract.ts'
import type { Database } from '../database/db.ts'
import type { Declared } from '../registry/declared.ts'
import { joinedDetails } from '../records/guarded-details.ts'
import type { ModulePart } from '../registry/define-module.ts'
import type { Handler } from './handle.ts'
import type { Pruning } from '../jobs/job-runner.ts'
import type { JobKinds } from '../jobs/job-kind.ts'
import { jobKindsOf } from '../jobs/job-kind.ts'
import type { IdentityProvider } from '../access/identity-provider.ts'
import type { Installation } from '../config/installation.ts'
import { unknownInstallation } from '../config/installation.ts'
import type { MailGateway } from '../mail/mailer.ts'
import { mailGateway } from '../mail/mailer.ts'
import { listShapeOf } from '../lists/list-shape.ts'
import type { Completion, CompletionOf } from '../lists/list-source.ts'
import { listSourceOf } from '../lists/list-source.ts'
import { listingHandlers } from '../lists/listing.ts'
import { openCompletion } from '../lists/open-completion.ts'
import { masterConstraintRules, masterHandlers } from '../records/master.ts'
import { documentConstraintRules } from '../documents/document-rules.ts'
import { documentDetails } from '../documents/document-guard.ts'
import { documentTableOf, guardedCompletion } from '../documents/document-table.ts'
import { masterTableOf } from '../records/master-table.ts'
import type { Operators } from '../access/operator.ts'
import { noOperators } from '../access/operator.ts'
import type { Subscriber } from '../jobs/outbox.ts'
import type { ConstraintRule } from '../database/constraint-meaning.ts'
import { registerPickerTables } from '../pickers/picker-table.ts'
import { pickerLists, pickerTableOfMaster } from '../pickers/picker-list.ts'
import { documentRecord, masterRecord } from '../records/record-kind.ts'
import { recordServices } from '../records/record-services.ts'
import { documentSearch, masterSearch } from '../records/record-search.ts'
import type { ScheduledTasks } from '../jobs/scheduled-tasks.ts'
import type { SecretBox } from '../config/secret-box.ts'
import { secretBox, secretKeyBytes } from '../config/secret-box.ts'
import { familyOf } from './services.ts'

export type Modules = {
  readonly handlers: readonly Handler[]
  readonly subscribers: ReadonlyMap<string, readonly Subscriber[]>
  readonly constraintRules: ReadonlyMap<string, ConstraintRule>
  readonly kinds: JobKinds
  readonly prunings: readonly Pruning[]
  readonly scheduledTasks: ScheduledTasks
  readonly guards: MasterGuards
}

/** `more`: files from elsewhere. */
type Around = {
  readonly more?: readonly ModulePart[]
  readonly installation?: Installation | undefined
  readonly mail?: MailGateway
  readonly operators?: Operators
  /** Left out: nothing that is sealed outlives the process. */
  readonly box?: SecretBox
  /** Left out: nobody signs in elsewhere. */
  readonly provider?: IdentityProvider | null
  /** Left out: no stored file can be opened. */
  readonly files?: FileStore
}

const folder = new URL('../../modules/', import.meta.url)

/** What an installation adds before the server starts counts as if it lay in the folder of the modules. */
export const addedModuleParts: ModulePart[] = []

/** What the modules' `*.api.ts` files serve, found by folder, with the handlers of every master. */
export async function loadModules(
  contract: Contract,
  db: Database,
  {
    more = [],
    installation = unknownInstallation,
    mail = mailGateway(null),
    box = passingBox(),
    operators = noOperators,
    provider = null,
    files: stored = emptyFileStore,
  }: Around = {},
): Promise<Modules> {
  const files = [...(await loadModuleParts()), ...addedModuleParts, ...more]
  const { documents } = contract
  // One that is shown on two pages has one series, one history and one meaning of its constraints.
  const known = documents.filter(({ isSecond }) => !isSecond)
  const listings = [...contract.listings, ...files.flatMap((file) => file.listings ?? [])]
  const masters = [...contract.masters, ...files.flatMap((file) => file.masters ?? [])]
  const pickers = files.flatMap((file) => file.pickers ?? [])
  registerPickerTables([...masters.map(pickerTableOfMaster), ...pickers])
  for (const { codes = {}, constraintRules = {} } of files) {
    registerCodeFinders(codes)
    registerConstraintRules(constraintRules)
  }
  const completions = new Map<string, Completion>()
  // Completions are made of all that is declared, so they are there after the sources.
  const completionOf =
    ({ name }: Pick<Listing, 'name'>): CompletionOf =>
    () =>
      completions.get(name)
  const sources = [
    ...masters.map((master) => masterTableOf(master, completionOf(master.listing))),
    ...documents.map((document) => documentTableOf(document, completionOf(document.listing))),
    ...listings.map((list) => listSourceOf(list, completionOf(list))),
  ]
  const papers = new Map(files.flatMap((file) => Object.entries(file.papers ?? {})))
  const partnerLanguages = new Map(files.flatMap((file) => Object.entries(file.partnerLanguages ?? {})))
  const things = {
    masters,
    documents,
    papers,
    partnerLanguages,
    mailContacts: new Map(files.flatMap((file) => Object.entries(file.mailContacts ?? {}))),
    settings: contract.settings,
    series: [...contract.series, ...known.map(({ numbers }) => numbers), ...files.flatMap((file) => file.series ?? [])],
    installation,
    mail,
    operators,
    box,
    provider,
    files: stored,
    sources,
    lists: sources.map(({ listing }) => listShapeOf(listing)),
    pickers: pickerLists(masters, contract.pages, pickers, documents),
    forms: files.flatMap((file) => file.forms ?? []),
    searches: [
      ...masters.map(masterSearch),
      ...known.map(documentSearch),
      ...files.flatMap((file) => file.searches ?? []),
    ],
    records: [
      ...masters.map(masterRecord),
      ...known.map(documentRecord),
      ...documents.filter(({ isSecond }) => isSecond).map(documentRecord),
      ...files.flatMap((file) => file.records ?? []),
    ],
    guardedDetails: joinedDetails([
      ...documents.map(documentDetails),
      ...files.map((file) => file.guardedDetails ?? {}),
    ]),
    approvals: files.flatMap((file) => file.approvals ?? []),
    exceptions: files.flatMap((file) => file.exceptions ?? []),
    attentions: files.flatMap((file) => file.attentions ?? []),
    cards: files.flatMap((file) => file.cards ?? []),
    firstSteps: files.flatMap((file) => file.firstSteps ?? []),
    storeBlockers: files.flatMap((file) => file.storeBlockers ?? []),
    companyLocks: files.flatMap((file) => file.companyLocks ?? []),
    monthBlockers: files.flatMap((file) => file.monthBlockers ?? []),
    productBlockers: files.flatMap((file) => file.productBlockers ?? []),
    productLocks: files.flatMap((file) => file.productLocks ?? []),
    handovers: files.flatMap((file) => file.handovers ?? []),
    leftovers: files.flatMap((file) => file.leftovers ?? []),
    postingSources: files.flatMap((file) => file.postingSources ?? []),
    lotUses: files.flatMap((file) => file.lotUse ?? []),
    badges: badgeBoard(files.flatMap((file) => file.badges ?? [])),
  }
  const kinds = jobKindsOf(files.flatMap(({ jobs = [] }) => (typeof jobs === 'function' ? jobs(things) : jobs)))
  const declared: Declared = { ...things, jobs: kinds }
  const listed = new Map(sources.map(({ listing }) => [listing.name, listing]))
  for (const { completions: computed = {} } of files)
    for (const [name, complete] of Object.entries(typeof computed === 'function' ? computed(declared) : computed)) {
      const listing = listed.get(name)
      if (listing === undefined) throw new Error(`There is no list ${name} to complete.`)
      const own = openCompletion(listing, complete)
      const first = completions.get(name)
      completions.set(name, first === undefined ? own : inTurn(first, own))
    }
  for (const document of documents) {
    const complete = guardedCompletion(document)
    if (complete !== null) completions.set(document.listing.name, openCompletion(document.listing, complete))
  }
  const subscribers = new Map<string, Subscriber[]>()
  for (const { subscribers: told = {} } of files) {
    for (const [event, subscriber] of Object.entries(typeof told === 'function' ? told(declared) : told)) {
      subscribers.set(event, [...(subscribers.get(event) ?? []), (delivery) => subscriber(db, delivery)])
    }
  }
  return {
    kinds,
    prunings: files.flatMap((file) => file.prunings ?? []),
    scheduledTasks: {
      hourly: files.flatMap(({ scheduledTasks }) => scheduledTasks?.hourly ?? []),
      nightly: files.flatMap(({ scheduledTasks }) => scheduledTasks?.nightly ?? []),
    },
    handlers: [
      ...files.flatMap(({ api = [] }) => (typeof api === 'function' ? api(declared) : api)),
      ...sources.flatMap(listingHandlers),
      ...masters.flatMap(masterHandlers),
      ...recordServices({ masters, documents, sources, papers, partnerLanguages }),
    ],
    subscribers,
    guards: guardsOf(files, declared, documents),
    constraintRules: new Map([
      ...masters.flatMap(masterConstraintRules),
      ...known.flatMap(documentConstraintRules),
      ...files.flatMap((file) => Object.entries(file.constraintRules ?? {})),
    ]),
  }
}

/** Throws: Error for a guard of what is no master or document, or that has one already. */
function guardsOf(files: readonly ModulePart[], declared: Declared, documents: readonly Document[]): MasterGuards {
  const guarded = new Set([...declared.masters, ...documents].map(({ entity }) => entity))
  const guards = new Map<string, MasterGuard>()
  const all = files.flatMap(({ guards: own = {} }) => Object.entries(typeof own === 'function' ? own(declared) : own))
  for (const [entity, guard] of all) {
    if (guards.has(entity) || !guarded.has(entity))
      throw new Error(`${entity} is no master or document, or two modules guard it.`)
    guards.set(entity, guard)
  }
  return guards
}

function passingBox(): SecretBox {
  return secretBox(randomBytes(secretKeyBytes))
}

async function loadModuleParts(): Promise<ModulePart[]> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.api.ts')).toSorted()
  return await Promise.all(
    names.map(async (name) => {
      const found = (await import(new URL(name.replaceAll('\\', '/'), folder).href)) as { module?: ModulePart }
      if (found.module === undefined)
        throw new Error(`${name} declares nothing: export const module = defineModule({…})`)
      return found.module
    }),
  )
}

/** Routes that answer without a session, the whole list. */
export const publicRoutes: ReadonlySet<string> = new Set([
  'POST /auth/signIn',
  'GET /auth/sign-in-options',
  'POST /auth/signUp',
  'POST /auth/logout',
  'POST /auth/public/setup',
  'GET /auth/oidc/{provider}/start',
  'GET /auth/oidc/{provider}/callback',
  'POST /auth/password-resets',
  'POST /auth/password-resets/confirm',
  'POST /crm/public/survey',
  'POST /crm/public/survey/answer',
  'POST /crm/public/survey/decline',
  'POST /sales/public/unsubscribe/open',
  'POST /sales/public/unsubscribe',
  'POST /sales/public/unsubscribe/{token}',
  'POST /payments/public/pay',
  'POST /payments/public/pay/start',
  'POST /payments/public/pay/return',
  'POST /payments/public/pay/simulate',
  'POST /payments/public/card-events/{companyId}',
])

/**
 * Everything that keeps the server from starting: a route without a handler or twice the same, a handler without a route, two pages
 * with one event type, two branches with one address, a public route that is not on the list, a right that its page does not know.
 */
export function findContractProblems(contract: Contract, handlers: readonly Handler[]): string[] {
  const served = new Set(handlers.map((handler) => handler.route))
  const declared = new Set(contract.routes)
  const pages = contract.pages.filter((page) => !page.isDashboard)
  const routes = [...contract.routes, ...contract.recordRoutes]
  const services = new Map(handlers.map(({ route }) => [route.id, route]))
  return [
    ...contract.routes.filter((route) => !served.has(route)).map((route) => `${route.id} has no handler.`),
    ...handlers
      .filter((handler) => !declared.has(handler.route))
      .map((handler) => `${handler.route.id} is served but not declared.`),
    ...handlers
      .filter((handler) => isMismatched(handler))
      .map((handler) => `${handler.route.id}: the handler does not fit its route.`),
    ...contract.recordRoutes.flatMap((route) => recordProblems(route, services)),
    ...repeated(routes, (route) => route.id).map((id) => `Two routes share the id ${id}.`),
    ...repeated(routes, addressOf).map((address) => `Two routes share the address ${address}.`),
    ...repeated(pages, (page) => page.eventType.toLowerCase()).map((type) => `Two pages share the event type ${type}.`),
    ...repeated(contract.pages, (page) => page.path).map((path) => `Two pages share the address ${path}.`),
    ...branchProblems(contract.pages),
    ...contract.pages.flatMap(eventProblems),
    ...routes.flatMap(accessProblems),
    ...contract.routes.flatMap(familyProblems),
  ]
}

function isMismatched({ kind, route }: Handler): boolean {
  if ((kind === 'upload') !== (route.upload !== null) || (kind === 'download') !== (route.answer === 'file'))
    return true
  if (route.answer === 'redirect' && kind !== 'public') return true
  if (kind === 'public') return route.access !== 'public'
  if (kind === 'self') return route.access === 'public' || route.idempotent !== 'no'
  return route.access === 'public' || (kind === 'write' || kind === 'upload') !== route.writes
}

function addressOf(route: Route): string {
  return `${route.method} ${route.path}`
}

function branchProblems(pages: readonly Page[]): string[] {
  const known = new Map<string, Branch>()
  return pages.flatMap((page) => {
    const branches = branchesOf(page)
    const twins = branches.filter((branch) => {
      const path = branchPath(page, branch)
      const first = known.get(path) ?? branch
      known.set(path, first)
      return first !== branch
    })
    return [
      ...twins.map((branch) => `Two branches share the address ${branchPath(page, branch)}.`),
      ...(branches.length > 2 ? [`${page.path} would be in the fourth level of the menu.`] : []),
    ]
  })
}

/** Every event leads to `view` over those it depends on. */
function eventProblems(page: Page): string[] {
  const events = new Map(pageEvents(page).map((event) => [event.code, event]))
  const leadsToView = (code: string, steps = events.size): boolean =>
    code === 'view' || (steps > 0 && leadsToView(events.get(code)?.dependsOn ?? '', steps - 1))
  return page.events
    .filter((code) => !leadsToView(code))
    .map((code) => `${permissionName(page, code)} does not depend on view in the end.`)
}

function accessProblems(route: Route): string[] {
  const permission = permissionOf(route)
  if (permission === 'public' && !publicRoutes.has(addressOf(route)))
    return [`${route.id} is public but not on the list of public routes.`]
  if (typeof route.access === 'string') return []
  const { page, event } = route.access
  if (page === 'record')
    return route.path.includes('{type}') ? [] : [`${route.id} asks for ${permission}, but names no record type.`]
  return page.events.includes(event) ? [] : [`${route.id} asks for ${permission}, which its page does not know.`]
}

/** The call of one record type asks for the event that its service asks for, of a page. */
function recordProblems({ id, access, record }: Route, services: ReadonlyMap<string, Route>): string[] {
  const service = services.get(record?.service ?? '')
  if (service === undefined) return [`${id} has no handler.`]
  const isAlike =
    typeof access !== 'string' &&
    access.page !== 'record' &&
    typeof service.access !== 'string' &&
    service.access.page === 'record' &&
    service.access.event === access.event
  return isAlike ? [] : [`${id} does not ask for what ${service.id} asks for.`]
}

function familyProblems(route: Route): string[] {
  try {
    familyOf(route.path)
    return []
  } catch (error) {
    return [`${route.id}: ${error instanceof Error ? error.message : String(error)}`]
  }
}

function repeated<T>(things: readonly T[], nameOf: (thing: T) => string): string[] {
  const names = things.map(nameOf)
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))]
}

/** What modules put into the rows of one list, each in its own fields. */
function inTurn(first: Completion, second: Completion): Completion {
  return async (asking, db, rows) => await second(asking, db, await first(asking, db, rows))
}
