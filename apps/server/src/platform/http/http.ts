import { randomInt, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import fastifyCookie from '@fastify/cookie'
import fastifyHelmet from '@fastify/helmet'
import fastifyRateLimit from '@fastify/rate-limit'
import { pageSessionHeader, readOnlyHeader, sessionEndingErrors } from '@countinghouse/contract/constants'
import { fail } from '@countinghouse/contract/errors'
import type { Route } from '@countinghouse/contract/route'
import { locales } from '@countinghouse/kernel/text'
import type { Locale } from '@countinghouse/kernel/text'
import Fastify, { LogController } from 'fastify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { failureOf } from '../calls/answer.ts'
import type { SignedBody } from '../calls/context.ts'
import { now } from '../config/clock.ts'
import type { CookiePolicy } from './cookies.ts'
import { applyCookies, hasSessionCookie, readBrowserTokens, readSessionToken } from './cookies.ts'
import { sendDownload } from '../files/download.ts'
import type { Handler } from '../calls/handle.ts'
import type { Metrics } from './metrics.ts'
import type { DiskWatch } from '../database/disk.ts'
import type { Overload } from './overload.ts'
import type { Pace } from './pace.ts'
import type { Outgoing, PipelineParts } from '../calls/pipeline.ts'
import { serve } from '../calls/pipeline.ts'
import { queryReader } from './query-string.ts'
import { requireSameSite } from './request-origin.ts'
import type { Counter } from './request-rate.ts'
import { count, rateWindowMs, strangerRate } from './request-rate.ts'
import { checkShape } from './request-shape.ts'
import { tlsRules } from '../config/tls-rules.ts'

export type HttpOptions = {
  readonly parts: PipelineParts
  readonly handlers: readonly Handler[]
  readonly cookiePolicy: CookiePolicy
  /** Plain HTTP on an address that others can reach: the browser shows a red banner. */
  readonly isInsecureHttp: boolean
  readonly trustedProxy: string | null
  readonly tls: { readonly key: Buffer; readonly cert: Buffer } | null
  readonly logLevel: string
  readonly metrics: Metrics
  readonly overload: Overload
  readonly pace: Pace
  readonly disk: DiskWatch
  /** How many requests of one session are served in four seconds. */
  readonly sessionRequests: number
}

const limits = { bodyBytes: 1_048_576, formBytes: 10_000, requestMs: 60_000, keepAliveMs: 65_000 }
const readOnlyRetrySeconds = 30
/** A year, in which a browser asks for this host and those below it by TLS alone. */
const secureSeconds = 31_536_000

/** Whose session a request turned out to carry. */
const sessionKeys = new WeakMap<FastifyRequest, string>()
/** Bytes of bodies that other services sign. */
const signedBodies = new WeakMap<FastifyRequest, Buffer>()
const signatureHeader = 'stripe-signature'
/** By what a request was refused. */
const refusals = new WeakMap<FastifyRequest, string>()

/** The web server: every handler of the contract behind the pipeline, and nothing that is not in the contract under /api. */
export async function buildHttp(options: HttpOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: options.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: options.trustedProxy ?? false,
    bodyLimit: limits.bodyBytes,
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.keepAliveMs,
    routerOptions: { caseSensitive: true, maxParamLength: 200 },
    forceCloseConnections: 'idle',
    frameworkErrors: (error: unknown, request: unknown, reply: unknown) => {
      sendUnreadable(error, request as FastifyRequest, reply as FastifyReply, options.cookiePolicy)
    },
    ...(options.tls && { https: { ...tlsRules, ...options.tls } }),
  } as const) as unknown as FastifyInstance
  await app.register(fastifyCookie)
  await app.register(fastifyHelmet, { ...securityHeaders(options.cookiePolicy), enableCSPNonces: false })
  await app.register(fastifyRateLimit, { global: false })
  acceptJsonAndBytes(app)
  app.addHook('onSend', async (request, reply, payload) => {
    reply.header('X-Request-Id', request.id)
    reply.header('Permissions-Policy', 'camera=(self), geolocation=(), microphone=()')
    if (request.url.startsWith('/api')) reply.header('Cache-Control', 'no-store')
    if (options.disk.isReadOnly()) reply.header(readOnlyHeader, '1')
    return payload
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'page'
    options.metrics.observe(route, reply)
    // The address is left out: a query may carry a one-time token.
    request.log.info(
      {
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ip: request.ip,
        session: sessionKeys.get(request),
        refusal: refusals.get(request),
      },
      'answered',
    )
  })
  app.setErrorHandler((error, request, reply) => sendFailure(error, request, reply, options))
  const counters = {
    stranger: app.createRateLimit({ ...strangerRate, keyGenerator: (request) => request.ip }),
    user: sessionCounter(app, options.sessionRequests),
  }
  const methods = new Map<string, string[]>()
  for (const handler of options.handlers) {
    const url = `/api${handler.route.path.replace(/\{(\w+)\}/g, ':$1')}`
    methods.set(url, [...(methods.get(url) ?? []), handler.route.method])
    addRoute(app, url, handler, options, counters)
  }
  for (const [url, allowed] of methods) rejectOtherMethods(app, url, allowed)
  return app
}

function addRoute(
  app: FastifyInstance,
  url: string,
  handler: Handler,
  options: HttpOptions,
  counters: { stranger: Counter; user: Counter },
): void {
  const { route } = handler
  const readQuery = queryReader(route)
  const pathNames = [...route.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
  app.route({
    method: route.method,
    url,
    exposeHeadRoute: false,
    config: { isSigned: route.isSigned, takesForm: route.takesForm },
    onRequest: async () => {
      options.pace.noteCall()
      requireRoom(handler, options)
    },
    handler: async (request, reply) => {
      const token = readSessionToken(request, options.cookiePolicy)
      const isBrowser = hasSessionCookie(request, options.cookiePolicy)
      if (route.method !== 'GET') requireSameSite(request, isBrowser)
      const outgoing = await serve(options.parts, handler, {
        requestId: request.id,
        // Before the first sign-in there is no cookie yet; then nobody in particular asks.
        source: isBrowser || token === null ? 'ui' : 'api',
        now: now(),
        locale: localeOf(request),
        ip: request.ip,
        isInsecureHttp: options.isInsecureHttp,
        userAgent: String(request.headers['user-agent'] ?? '').slice(0, 300),
        token,
        browser: readBrowserTokens(request, options.cookiePolicy),
        recordType: recordTypeOf(request),
        idempotencyKey: request.headers['idempotency-key'],
        pageSession: request.headers[pageSessionHeader],
        input: checked(inputOf(request, route, pathNames, readQuery)),
        body: request.body instanceof Readable ? request.body : null,
        origin: `${request.protocol}://${request.host}`,
        signed: signedBody(request),
        countStranger: () => count(counters.stranger, request),
        countUser: (session) => {
          sessionKeys.set(request, `${session.companyId}:${session.sessionId}`)
          return count(counters.user, request)
        },
      })
      return sendAnswer(reply, outgoing, options)
    },
  })
}

function signedBody(request: FastifyRequest): SignedBody | null {
  const raw = signedBodies.get(request)
  const signature = request.headers[signatureHeader]
  return raw === undefined ? null : { raw, signature: typeof signature === 'string' ? signature : '' }
}

function recordTypeOf({ params }: FastifyRequest): string | null {
  const { type } = params as { type?: unknown }
  return typeof type === 'string' ? type : null
}

/** Before anything of the request is read. Throws: busy; read_only where records would be written, sessions still may. */
function requireRoom({ kind }: Handler, { overload, disk }: HttpOptions): void {
  // Spread, so that those who were refused together do not come back together.
  if (overload.isOver()) fail('busy', { details: { retryAfter: randomInt(1, 4) } })
  if ((kind === 'write' || kind === 'upload') && disk.isReadOnly()) {
    fail('read_only', { details: { retryAfter: readOnlyRetrySeconds } })
  }
}

function inputOf(
  request: FastifyRequest,
  route: Route,
  pathNames: readonly (string | undefined)[],
  readQuery: ReturnType<typeof queryReader>,
): unknown {
  const takesBytes = route.upload !== null
  if (request.body !== undefined && request.body instanceof Readable !== takesBytes)
    fail('invalid_input', { details: { reason: 'body' } })
  const path = readQuery(request.params as Record<string, unknown>)
  const rest =
    route.method === 'GET' || takesBytes
      ? readQuery(request.query as Record<string, unknown>)
      : request.body === undefined
        ? {}
        : request.body
  if (typeof rest !== 'object' || rest === null || Array.isArray(rest)) return rest
  const repeated = pathNames.find((name) => name !== undefined && Object.hasOwn(rest, name))
  if (repeated !== undefined) {
    fail('invalid_input', {
      fields: { [repeated]: [{ code: 'unknown_field', message: 'This value belongs into the address only.' }] },
    })
  }
  return { ...rest, ...path }
}

function checked(input: unknown): unknown {
  checkShape(input)
  return input
}

function sendAnswer(reply: FastifyReply, outgoing: Outgoing, options: HttpOptions): FastifyReply {
  applyCookies(reply, outgoing.cookies, options.cookiePolicy)
  if (outgoing.isReplayed) reply.header('Idempotent-Replayed', 'true')
  if (outgoing.location !== null) reply.header('Location', outgoing.location)
  if (typeof outgoing.body !== 'string') return sendDownload(reply.code(outgoing.status), outgoing.body)
  return reply.code(outgoing.status).type('application/json; charset=utf-8').send(outgoing.body)
}

function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply, options: HttpOptions): FastifyReply {
  const failure = failureOf(translateFastify(error), localeOf(request), request.id)
  refusals.set(request, failure.body.errorType)
  if (failure.cause !== null)
    request.log[failure.status === 500 ? 'error' : 'warn']({ err: failure.cause }, failure.body.errorType)
  const retryAfter = failure.body.details?.['retryAfter']
  if (typeof retryAfter === 'number') reply.header('Retry-After', String(retryAfter))
  const revokesSession = sessionEndingErrors.some((type) => type === failure.body.errorType)
  if (revokesSession && isReadByScript(request)) applyCookies(reply, [{ kind: 'end' }], options.cookiePolicy)
  return reply.code(failure.status).send(failure.body)
}

/** Nobody sees why an image or an event stream is refused; with its cookie gone, the next call could not tell it either. */
function isReadByScript({ headers }: FastifyRequest): boolean {
  return (headers['sec-fetch-dest'] ?? 'empty') === 'empty' && !(headers.accept ?? '').includes('text/event-stream')
}

/** An address that cannot be read never comes to a route, nor to the hooks that set the headers of an answer. */
function sendUnreadable(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  { isSecure }: CookiePolicy,
): FastifyReply {
  const failure = failureOf(translateFastify(error), localeOf(request), request.id)
  return reply
    .code(failure.status)
    .headers({
      'X-Request-Id': request.id,
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      'Referrer-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
      ...(isSecure && { 'Strict-Transport-Security': `max-age=${secureSeconds}; includeSubDomains` }),
    })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(failure.body))
}

/** The framework's own refusals of a request it cannot read. */
function translateFastify(error: unknown): unknown {
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 0
  if (status < 400 || status >= 500 || status === 429) return error
  try {
    return fail('invalid_input', { details: { reason: 'body' } })
  } catch (refusal) {
    return refusal
  }
}

function localeOf(request: FastifyRequest): Locale {
  const wanted = String(request.headers['accept-language'] ?? '')
    .slice(0, 2)
    .toLowerCase()
  return locales.find((locale) => locale === wanted) ?? 'en'
}

function sessionCounter(app: FastifyInstance, max: number): Counter {
  const keyGenerator = (request: FastifyRequest) => sessionKeys.get(request) ?? request.ip
  return app.createRateLimit({ max, timeWindow: rateWindowMs, keyGenerator })
}

/** Bytes are handed on unread: nobody's are taken before he is known and allowed. */
function acceptJsonAndBytes(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain')
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if ('isSigned' in request.routeOptions.config && request.routeOptions.config.isSigned === true)
      signedBodies.set(request, body)
    void parseJson(request, body.toString('utf8'), done)
  })
  app.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload))
  const forms = ['application/x-www-form-urlencoded', 'multipart/form-data']
  app.addContentTypeParser(forms, { parseAs: 'string', bodyLimit: limits.formBytes }, (request, _body, done) => {
    const { config } = request.routeOptions
    if ('takesForm' in config && config.takesForm === true) done(null, {})
    else done(Object.assign(new Error('No form is expected.'), { statusCode: 415 }))
  })
}

function rejectOtherMethods(app: FastifyInstance, url: string, allowed: readonly string[]): void {
  const others = (['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'] as const).filter(
    (method) => !allowed.includes(method),
  )
  app.route({
    method: [...others],
    url,
    handler: async (_request, reply) => {
      reply.header('Allow', allowed.join(', '))
      return fail('method_not_allowed', { details: { allow: allowed } })
    },
  })
}

/** The page's style nonce is added where the page is served. */
function securityHeaders(policy: CookiePolicy) {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin' as const },
    crossOriginResourcePolicy: { policy: 'same-origin' as const },
    referrerPolicy: { policy: 'same-origin' as const },
    strictTransportSecurity: policy.isSecure ? { maxAge: secureSeconds } : false,
    xFrameOptions: { action: 'deny' as const },
  }
}
