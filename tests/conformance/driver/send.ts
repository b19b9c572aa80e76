import { randomUUID } from 'node:crypto'
import type { TestServer } from '../../support/server.ts'
import { freshAddress } from '../../support/server.ts'
import type { Operation } from './document.ts'
import type { Received } from './assert-response.ts'

/** What goes into the three places of a request. */
export type Values = {
  readonly path: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  readonly body: unknown
}

export type How = {
  readonly token: string | null
  /** Left out: a new key where the operation takes one; null: none. */
  readonly key?: string | null
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as it is, in place of the body. */
  readonly payload?: string
}

export type Reply = Received & { readonly body: Record<string, unknown> }

let sent = 0

/** How many requests this worker has sent. */
export function requestsSent(): number {
  return sent
}

/** Sends one request to the server in process and answers whatever comes. */
export async function send(server: TestServer, operation: Operation, values: Values, how: How): Promise<Reply> {
  sent += 1
  const payload = how.payload ?? (operation.method === 'GET' ? undefined : bodyOf(operation, values))
  const key = how.key === undefined && operation.idempotent !== 'no' ? randomUUID() : (how.key ?? null)
  const response = await server.app.http.inject({
    method: operation.method,
    url: urlOf(operation, values),
    remoteAddress: freshAddress(),
    headers: {
      ...(how.token !== null && { authorization: `Bearer ${how.token}` }),
      ...(key !== null && { 'idempotency-key': key }),
      ...(payload !== undefined && { 'content-type': typeOf(operation) }),
      ...how.headers,
    },
    ...(payload !== undefined && { payload }),
  })
  return { status: response.statusCode, text: response.body, headers: response.headers, body: parsed(response.body) }
}

/** The form in which an operation takes its body. */
export function typeOf(operation: Operation): string {
  return operation.upload === null ? 'application/json' : 'application/octet-stream'
}

/** The same values with a field that the operation does not declare. */
export function withUnknownField(operation: Operation, values: Values): Values {
  if (operation.upload !== null) return { ...values, query: { ...values.query, zz_unknown: 1 } }
  return { ...values, body: { ...(values.body as object), zz_unknown: 1 } }
}

function bodyOf(operation: Operation, { body }: Values): string {
  return operation.upload === null ? JSON.stringify(body) : String(body)
}

export function urlOf(operation: Operation, values: Values): string {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values.path[name])))
  const search = new URLSearchParams(
    Object.entries(values.query)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  )
  return search.size === 0 ? path : `${path}?${search}`
}

export function isDone(operation: Operation, reply: Received): boolean {
  return reply.status === operation.success
}

function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
  } catch {
    return {}
  }
}
