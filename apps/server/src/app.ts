import { readFileSync } from 'node:fs'
import { eventsPath } from '@countinghouse/contract/desk/notification'
import type { Route } from '@countinghouse/contract/route'
import type { FastifyInstance } from 'fastify'
import type { MailedPerson } from './modules/desk/index.ts'
import { mailNotices, readUnread } from './modules/desk/index.ts'
import { actorSource, grantSource } from './modules/erp/index.ts'
import { operatorsOf, sessionSource } from './modules/auth/index.ts'
import { serveApiDocs } from './platform/http/api-docs.ts'
import type { Config } from './platform/config/config.ts'
import { apart, loadContract } from './platform/calls/contract.ts'
import type { Database } from './platform/database/db.ts'
import { openDatabase } from './platform/database/db.ts'
import type { FileStore } from './platform/files/file-store.ts'
import type { ModulePart } from './platform/registry/define-module.ts'
import { serveEventStream } from './platform/http/event-stream.ts'
import { findContractProblems, loadModules } from './platform/calls/handlers.ts'
import type { Drain } from './platform/http/health.ts'
import type { Handler } from './platform/calls/handle.ts'
import type { DiskSpace, DiskWatch } from './platform/database/disk.ts'
import { watchDisk } from './platform/database/disk.ts'
import { serveHealth } from './platform/http/health.ts'
import { buildHttp } from './platform/http/http.ts'
import { identityProvider } from './platform/access/identity-provider.ts'
import type { Installation } from './platform/config/installation.ts'
import { mailGateway } from './platform/mail/mailer.ts'
import type { JobParts } from './platform/jobs/job-runner.ts'
import { createMetrics } from './platform/http/metrics.ts'
import type { Subscriber } from './platform/jobs/outbox.ts'
import { watchOverload } from './platform/http/overload.ts'
import { watchPace } from './platform/http/pace.ts'
import { cacheGrants } from './platform/access/permission.ts'
import { recordCallsOf } from './platform/records/record-calls.ts'
import { secretBox } from './platform/config/secret-box.ts'
import { isServed } from './platform/calls/services.ts'
import { sessionGateway } from './platform/access/session-gateway.ts'
import { openSignals } from './platform/jobs/signals.ts'
import { virusScan } from './platform/files/virus-scan.ts'
import { serveWebPages } from './platform/http/web-pages.ts'

export type App = {
  readonly http: FastifyInstance
  readonly db: Database
  readonly subscribers: ReadonlyMap<string, readonly Subscriber[]>
  readonly drain: Drain
  readonly disk: DiskWatch
  /** What the workers of this process run jobs with. */
  readonly jobs: JobParts
  /** Mails somebody his notices; null: no mail goes out. */
  readonly mailing: ((person: MailedPerson) => Promise<void>) | null
}

export type AppOptions = Pick<
  Config,
  'trustedProxy' | 'tls' | 'isLoopback' | 'isInsecureHttp' | 'services' | 'metricsToken' | 'logLevel' | 'busyDelayMs'
> & {
  readonly databaseUrl: string
  readonly files: FileStore
  /** Left out: nothing that is sealed outlives the process. */
  readonly secretKey?: Buffer
  /** Left out: files are taken without a virus scanner. */
  readonly scan?: Config['scan']
  /** Left out: no mail goes out. */
  readonly mail?: Config['mail']
  /** Left out: nobody signs in elsewhere. */
  readonly oidc?: Config['oidc']
  /** Of the disk that the database fills; null where it lies elsewhere. */
  readonly measureDisk: (() => Promise<DiskSpace>) | null
  /** Left out in tests that do not ask for it. */
  readonly installation?: Installation
  /** What is served beside the modules' own files, with its routes. */
  readonly more?: readonly ServedFile[]
  /** Past a transaction pooler, for what listens. Left out: the same. */
  readonly databaseDirectUrl?: string | null
  /** In tests a write without an audit row, or an undeclared error, fails loudly. */
  readonly isStrict: boolean
  /** Of one session in four seconds. Left out: 200, which is 50/s. */
  readonly sessionRequests?: number
  /** Of a call for a connection to the database. Left out: 2000 ms. */
  readonly connectionWaitMs?: number
}

/** An `*.api.ts` from elsewhere, whose routes no contract file declares. */
type ServedFile = Omit<ModulePart, 'api'> & { readonly api?: readonly Handler[] }

/** Puts the product together: doors, modules, pipeline, web server. Throws: Error naming every problem of the contract. */
export async function buildApp(options: AppOptions): Promise<App> {
  const db = openDatabase({
    url: options.databaseUrl,
    ...(options.connectionWaitMs !== undefined && { connectionWaitMs: options.connectionWaitMs }),
  })
  const { files, more = [], installation } = options
  const contract = await loadContract()
  const mail = mailGateway(options.mail ?? null)
  const operators = operatorsOf(db)
  const { handlers, subscribers, constraintRules, guards, kinds, prunings, scheduledTasks } = await loadModules(
    contract,
    db,
    {
      more,
      installation,
      mail,
      ...(options.secretKey !== undefined && { box: secretBox(options.secretKey) }),
      operators,
      files,
      provider: identityProvider(options.oidc ?? null, (reason) => http.log.warn({ reason }, 'identity provider')),
    },
  )
  const added = more.flatMap(({ api = [], listings = [], masters = [] }) => [
    ...api.map(({ route }) => route),
    ...[...listings, ...masters].flatMap(({ routes: known }) => Object.values(known) as Route[]),
  ])
  const { routes, recordRoutes } = apart([...contract.routes, ...contract.recordRoutes, ...added])
  const problems = findContractProblems({ ...contract, routes, recordRoutes }, handlers)
  if (problems.length > 0)
    throw new Error(`The server does not start, because its contract is broken:\n${problems.join('\n')}`)
  const metrics = createMetrics(db.waitingCount)
  const served = handlers.filter((handler) => isServed(handler.route.path, options.services))
  const drain = { isDraining: false }
  const overload = watchOverload({ delayMs: options.busyDelayMs, waitingForDatabase: db.waitingCount })
  const pace = watchPace()
  const disk = watchDisk(options.measureDisk)
  await disk.look()
  const cookiePolicy = { isSecure: options.tls !== null || options.trustedProxy !== null }
  const grants = cacheGrants(grantSource(db))
  const http = await buildHttp({
    parts: {
      db,
      files,
      scan: options.scan ? virusScan(options.scan) : null,
      sessions: sessionSource(db),
      grants,
      operators,
      recordCalls: recordCallsOf(recordRoutes),
      constraintRules,
      guards,
      isStrict: options.isStrict,
    },
    handlers: served,
    cookiePolicy,
    isInsecureHttp: options.isInsecureHttp && !options.isLoopback,
    trustedProxy: options.trustedProxy,
    tls: options.tls === null ? null : { key: readFileSync(options.tls.key), cert: readFileSync(options.tls.cert) },
    logLevel: options.logLevel,
    metrics,
    overload,
    pace,
    disk,
    sessionRequests: options.sessionRequests ?? 200,
  })
  http.addHook('onClose', async () => {
    overload.stop()
    disk.stop()
  })
  serveHealth(http, { db, metrics, metricsToken: options.metricsToken, drain, disk })
  const gateway = sessionGateway(http, sessionSource(db), cookiePolicy)
  if (isServed(eventsPath, options.services))
    serveEventStream(http, {
      path: eventsPath,
      event: 'unread',
      read: (session) => readUnread(session, db.reader(session)),
      signals: openSignals(options.databaseDirectUrl ?? options.databaseUrl),
      gateway,
    })
  serveApiDocs(http, { routes: served.map((handler) => handler.route), recordRoutes }, gateway)
  await serveWebPages(http)
  const jobs = {
    db,
    files,
    drain,
    disk,
    pace,
    kinds,
    prunings,
    scheduledTasks,
    actors: actorSource(db),
    grants,
    constraintRules,
    guards,
  }
  const { mailer } = mail
  const mailing = mailer === null ? null : (person: MailedPerson) => mailNotices(db, mailer, person)
  return { http, db, subscribers, drain, disk, jobs, mailing }
}
