import type { Readable } from 'node:stream'
import { whoseOf } from '@countinghouse/contract/constants'
import type { ErrorCode } from '@countinghouse/contract/errors'
import { fail, platformErrors } from '@countinghouse/contract/errors'
import { answerSchema } from '@countinghouse/contract/route'
import { AppError } from '@countinghouse/kernel/errors'
import type { Locale } from '@countinghouse/kernel/text'
import type { z } from 'zod'
import { auditRows, recordDenial } from '../audit/audit.ts'
import type {
  AuditSource,
  BrowserTokens,
  CookieChange,
  Ctx,
  MasterGuards,
  RequestContext,
  SignedBody,
} from './context.ts'
import type { Database, Tx } from '../database/db.ts'
import type { DownloadAnswer } from '../files/download.ts'
import type { FileStore } from '../files/file-store.ts'
import type { Handler } from './handle.ts'
import type { Claim } from './idempotency.ts'
import { claimKey, hashOf, recordAnswer, readKey, storedAnswer } from './idempotency.ts'
import type { Operators } from '../access/operator.ts'
import { requireOperator } from '../access/operator.ts'
import { outboxRows } from '../jobs/outbox.ts'
import type { GrantSource } from '../access/permission.ts'
import { bypassOf, isPermitted, requirePermission, requireProof } from '../access/permission.ts'
import { isLockTimeout, isUnavailable } from '../database/pg-errors.ts'
import type { ConstraintRule } from '../database/constraint-meaning.ts'
import { meaningOf } from '../database/constraint-meaning.ts'
import type { RecordCalls } from '../records/record-calls.ts'
import { calledRoute } from '../records/record-calls.ts'
import type { SessionSource, SessionState } from '../access/session.ts'
import { requireDutiesDone, requireOpen } from '../access/session-gate.ts'
import { hashToken, isRunning, requireRunning, requireUsable } from '../access/session.ts'
import { receiveFile, rejectFile } from '../files/upload.ts'
import type { VirusScan } from '../files/virus-scan.ts'

export type Incoming = {
  readonly requestId: string
  readonly source: AuditSource
  readonly now: Date
  readonly locale: Locale
  readonly ip: string
  readonly userAgent: string
  readonly isInsecureHttp: boolean
  readonly token: string | null
  readonly browser: BrowserTokens
  /** The record type that the address names. */
  readonly recordType: string | null
  readonly idempotencyKey: string | string[] | undefined
  /** Whose page asks; undefined where no page does, or one that knows nobody yet. */
  readonly pageSession: string | string[] | undefined
  readonly input: unknown
  /** The bytes of an upload, not read yet; null where the request has none. */
  readonly body: Readable | null
  readonly origin: string
  readonly signed: SignedBody | null
  /** Counts a request without a session that runs against its address. Throws: rate_limited. */
  readonly countStranger: () => Promise<void>
  /** Counts a request of a session. Throws: rate_limited. */
  readonly countUser: (session: SessionState) => Promise<void>
}

export type Outgoing = {
  readonly status: number
  readonly body: string | DownloadAnswer
  readonly isReplayed: boolean
  readonly cookies: readonly CookieChange[]
  readonly session: SessionState | null
  /** Where the browser is led. */
  readonly location: string | null
}

export type PipelineParts = {
  readonly db: Database
  readonly files: FileStore
  /** Null without a virus scanner. */
  readonly scan: VirusScan | null
  readonly sessions: SessionSource
  readonly grants: GrantSource
  readonly operators: Operators
  readonly recordCalls: RecordCalls
  readonly constraintRules: ReadonlyMap<string, ConstraintRule>
  readonly guards: MasterGuards
  /** In tests a write that audits nothing, or a code its route does not declare, fails loudly. */
  readonly isStrict: boolean
}

const touchAfterMs = 60_000
const statusRoute = 'auth.userStatus.get'

/** Serves one call from its token to its answer; everything a handler does not do itself happens here. */
export async function serve(parts: PipelineParts, served: Handler, incoming: Incoming): Promise<Outgoing> {
  if (served.kind === 'public') return await answerStranger(parts, served, incoming)
  const session = await openSession(parts, served, incoming)
  const route = calledRoute(parts.recordCalls, served.route, incoming.recordType) ?? fail('not_found')
  const handler = { ...served, route }
  const context = requestContext(handler, incoming)
  const grants = await parts.grants(session, incoming.ip)
  requireDutiesDone(session, grants, handler.route)
  const ctx: Ctx = {
    ...context,
    companyId: session.companyId,
    userId: session.userId,
    session,
    grants,
    bypassed: handler.route.writes ? bypassOf(grants, handler.route.access) : null,
    guards: parts.guards,
    audit: (change) => context.changes.push(change),
    emit: (event, payload, how) => context.events.push({ event, payload, ...how }),
  }
  if (!isPermitted(grants, handler.route.access)) await recordDenial(ctx, parts.db)
  requirePermission(grants, handler.route.access)
  requireProof(grants, session, handler.route.access, incoming.now)
  if (handler.route.isForOperators) await requireOperator(parts.operators, ctx)
  const input = parse(handler, incoming.input)
  const answer = await guard(parts, handler, ctx, input, () => answerOf(parts, handler, ctx, input, incoming))
  return { ...answer, cookies: ctx.cookies, session, location: null }
}

async function answerStranger(
  parts: PipelineParts,
  handler: Extract<Handler, { kind: 'public' }>,
  incoming: Incoming,
): Promise<Outgoing> {
  const context = requestContext(handler, incoming)
  await incoming.countStranger()
  const output = await guard(parts, handler, null, undefined, () =>
    handler.run(context, parts.db, parse(handler, incoming.input)),
  )
  return {
    status: handler.route.status,
    body: serialise(handler, output),
    isReplayed: false,
    cookies: context.cookies,
    session: null,
    location: handler.route.answer === 'redirect' ? (output as { location: string }).location : null,
  }
}

type Written = { status: number; body: string; isReplayed: boolean }
type Answer = Omit<Written, 'body'> & { body: string | DownloadAnswer }

async function answerOf(
  parts: PipelineParts,
  handler: Exclude<Handler, { kind: 'public' }>,
  ctx: Ctx,
  input: unknown,
  incoming: Incoming,
): Promise<Answer> {
  const { status } = handler.route
  switch (handler.kind) {
    case 'read':
      return {
        status,
        body: serialise(handler, await handler.run(ctx, parts.db.reader(ctx), input), input),
        isReplayed: false,
      }
    case 'self':
      return { status, body: serialise(handler, await handler.run(ctx, parts.db, input)), isReplayed: false }
    case 'download':
      return { status, body: await download(parts, handler, ctx, input), isReplayed: false }
    case 'write':
      return await write(parts, handler, ctx, {
        key: readKey(handler.route, incoming.idempotencyKey),
        requested: input,
        run: (tx) => handler.run(ctx, tx, input),
      }).catch(async (error: unknown) => {
        if (error instanceof AppError) await keepRefusal(parts, handler, ctx, input, error)
        throw error
      })
    case 'upload':
      return await upload(parts, handler, ctx, input, incoming)
  }
}

/** The answer stays the refusal, unless it is refused as well; without a key that was kept, a repeated call is refused again. */
async function keepRefusal(
  parts: PipelineParts,
  { afterRefusal }: Extract<Handler, { kind: 'write' }>,
  ctx: Ctx,
  input: unknown,
  { code }: AppError,
): Promise<void> {
  if (afterRefusal === undefined) return
  await parts.db.inStatementBatches(ctx, [], async (tx) => {
    ctx.changes.length = 0
    ctx.events.length = 0
    await afterRefusal(ctx, tx, input, code)
    const closing = [outboxRows(ctx), auditRows(ctx)].filter((query) => query !== null)
    return { value: undefined, closing }
  })
}

/** What a file discloses may have to be audited: then it is before its first byte goes out. */
async function download(
  parts: PipelineParts,
  handler: Extract<Handler, { kind: 'download' }>,
  ctx: Ctx,
  input: unknown,
): Promise<DownloadAnswer> {
  const file = await handler.run(ctx, parts.db.reader(ctx), input, parts.files, parts.db)
  const audit = auditRows(ctx)
  if (audit !== null) await parts.db.inStatementBatches(ctx, [], async () => ({ value: undefined, closing: [audit] }))
  return file
}

/** The bytes first, then the ordinary write; a write that is refused, or was done before, leaves none. */
async function upload(
  parts: PipelineParts,
  handler: Extract<Handler, { kind: 'upload' }>,
  ctx: Ctx,
  input: unknown,
  incoming: Incoming,
): Promise<Written> {
  const key = readKey(handler.route, incoming.idempotencyKey)
  if (handler.route.upload === null) throw new Error(`${handler.route.id} takes no upload`)
  const { fileName } = input as { fileName: string }
  const file = await receiveFile(parts.files, ctx, { upload: handler.route.upload, fileName, body: incoming.body })
  let stored: readonly string[] = [file.key]
  let kept: readonly string[] = []
  try {
    await requireClean(parts, ctx, file.key)
    const [first, ...forms] = handler.prepare === null ? [file] : await handler.prepare(ctx, parts.files, file)
    const created = [first, ...forms].map((one) => one.key)
    stored = [...new Set([file.key, ...created])]
    const run = (tx: Tx) => handler.run(ctx, tx, input, first, { store: parts.files, forms })
    const answer = await write(parts, handler, ctx, { key, requested: { input, sha256: file.sha256 }, run })
    if (!answer.isReplayed) kept = created
    return answer
  } catch (error) {
    // A lost connection may have committed; what is left over then is swept.
    if (isUnavailable(error)) kept = stored
    throw error
  } finally {
    await Promise.all(stored.filter((one) => !kept.includes(one)).map((one) => parts.files.remove(one)))
  }
}

/** Throws: invalid_input for a file that the virus scanner refuses, or cannot validate. */
async function requireClean({ scan, files }: PipelineParts, ctx: Ctx, key: string): Promise<void> {
  const found = scan === null ? 'clean' : await scan(await files.open(key))
  if (found !== 'clean') rejectFile(ctx, found === 'infected' ? 'file_infected' : 'file_unscanned')
}

type Writing = {
  readonly key: string | null
  /** What the key is bound to. */
  readonly requested: unknown
  readonly run: (tx: Tx) => unknown
}

async function write(
  parts: PipelineParts,
  handler: Handler,
  ctx: Ctx,
  { key, requested, run }: Writing,
): Promise<Written> {
  const claim: Claim | null =
    key === null
      ? null
      : { companyId: ctx.companyId, userId: ctx.userId, key, route: handler.route.id, bodyHash: hashOf(requested) }
  let isClaimed = false
  const written = parts.db.inStatementBatches<Written>(
    ctx,
    claim === null ? [] : claimKey(claim),
    async (tx, opened) => {
      isClaimed = true
      // A repeat after a serialisation failure starts from nothing.
      ctx.changes.length = 0
      ctx.events.length = 0
      const stored = claim === null ? null : storedAnswer(claim, opened[1] ?? [])
      if (stored !== null) return { value: { ...stored, isReplayed: true }, closing: [] }
      const body = serialise(handler, await run(tx))
      const { status } = handler.route
      if (parts.isStrict && ctx.changes.length === 0) throw new Error(`${handler.route.id} wrote without an audit row`)
      const kept = claim === null ? null : recordAnswer(claim, { status, body })
      const closing = [outboxRows(ctx), auditRows(ctx), kept].filter((query) => query !== null)
      return { value: { status, body, isReplayed: false }, closing }
    },
  )
  return await written.catch((error: unknown) => {
    // Whoever waits for a key longer than the lock time-out has a twin that still runs.
    if (!isClaimed && isLockTimeout(error)) fail('request_in_progress', { details: { retryAfter: 1 } })
    throw error
  })
}

/** Throws: session_changed before anything else, where the page that asks is another person's or company's. */
async function openSession(parts: PipelineParts, handler: Handler, incoming: Incoming): Promise<SessionState> {
  const session = incoming.token === null ? null : await parts.sessions.find(hashToken(incoming.token))
  if (session === null) {
    await incoming.countStranger()
    return fail('invalid_token')
  }
  if (isRunning(session)) await incoming.countUser(session)
  else await incoming.countStranger()
  if (incoming.pageSession !== undefined && incoming.pageSession !== whoseOf(session)) fail('session_changed')
  if (handler.route.id === statusRoute) requireRunning(session)
  else requireUsable(session)
  requireOpen(session, handler.route, incoming)
  // A call that a locked session answers must not make it look used: that would unlock it.
  const isStale = incoming.now.getTime() - Date.parse(session.lastSeenAt) > touchAfterMs
  if (isStale && !session.isLocked) await parts.sessions.touch(session)
  return session
}

function requestContext(handler: Handler, incoming: Incoming): RequestContext {
  const { requestId, source, now, locale, ip, userAgent, isInsecureHttp, token, browser, origin, signed } = incoming
  const collected = { changes: [], events: [], cookies: [] }
  return {
    requestId,
    routeId: handler.route.id,
    source,
    now,
    locale,
    ip,
    userAgent,
    isInsecureHttp,
    token,
    browser,
    origin,
    ...(signed !== null && { signed }),
    ...collected,
  }
}

/** Routes carry their schema by its Standard Schema shape; on the server they are all zod's. */
function parse({ route }: Handler, input: unknown): unknown {
  const schema = route.input as z.ZodType
  if (route.record === null) return schema.parse(input, { reportInput: true })
  return { ...(schema.parse(withoutType(input), { reportInput: true }) as object), type: route.record.type }
}

/** The record type is in the address and has been read; the input of its own call knows none. */
function withoutType(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input
  return Object.fromEntries(Object.entries(input).filter(([name]) => name !== 'type'))
}

function serialise(handler: Handler, output: unknown, input?: unknown): string {
  const parsed = (answerSchema(handler.route, input) as z.ZodType).safeParse(output)
  if (!parsed.success)
    throw new Error(`${handler.route.id} answered what its contract does not allow: ${parsed.error.message}`)
  return JSON.stringify(parsed.data)
}

async function guard<T>(
  parts: PipelineParts,
  handler: Handler,
  ctx: Ctx | null,
  input: unknown,
  run: () => Promise<T> | T,
): Promise<T> {
  try {
    return await run()
  } catch (error) {
    const meaning =
      ctx === null ? error : await meaningOf(error, parts.constraintRules, ctx, parts.db.reader(ctx), input)
    if (parts.isStrict && meaning instanceof AppError && !isDeclared(handler, meaning.code)) {
      throw new Error(`${handler.route.id} raised ${meaning.code}, which it does not declare`, { cause: meaning })
    }
    throw meaning
  }
}

/** Codes every route may answer, because the pipeline or the platform raises them. */
const pipelineCodes = new Set<string>(
  Object.keys(platformErrors).filter(
    (code) => !['not_found', 'stale', 'in_use', 'duplicate', 'state_conflict', 'not_configured'].includes(code),
  ),
)

function isDeclared(handler: Handler, code: string): boolean {
  return pipelineCodes.has(code) || handler.route.errors.includes(code as ErrorCode)
}
