import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SessionUser } from '@countinghouse/contract/auth/session'
import type { ErrorBody } from '@countinghouse/contract/error-body'
import type { InputOf, OutputOf, Schema } from '@countinghouse/contract/schema'
import type { Route } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import { afterAll, beforeAll } from 'vitest'
import type { App, AppOptions } from '../../apps/server/src/app.ts'
import { buildApp } from '../../apps/server/src/app.ts'
import { createIdentity, hashPassword } from '../../apps/server/src/modules/auth/index.ts'
import { createCompany } from '../../apps/server/src/modules/erp/index.ts'
import { diskStore } from '../../apps/server/src/platform/files/file-store-disk.ts'
import { addressOf } from '@countinghouse/contract/address-of'
import type { TestDatabase } from './database.ts'
import { cloneDatabase } from './database.ts'

export type Answer<T = unknown> = {
  readonly status: number
  readonly body: T
  readonly text: string
  readonly headers: Record<string, string | string[] | number | undefined>
}
/** `bytes`: the body of an upload. */
export type Extra = { key?: string; headers?: Record<string, string>; bytes?: Uint8Array }

/** A caller of the API: with a token, or without one. */
export type Client = {
  readonly token: string | null
  readonly user: SessionUser | null
  /** Calls a route and answers its output. Throws: Error showing the refusal. */
  readonly call: <I extends Schema, O extends Schema>(
    route: Route<I, O>,
    input: InputOf<I>,
    extra?: Extra,
  ) => Promise<OutputOf<O>>
  /** Calls a route and answers whatever comes, without checking the input. */
  readonly send: (route: Route, input: unknown, extra?: Extra) => Promise<Answer<ErrorBody & Record<string, unknown>>>
}

export type Tenant = {
  readonly companyId: number
  readonly storeId: number
  readonly owner: Client
  /** A new user of this company with just these rights. */
  readonly as: (person: {
    may: readonly string[]
    userType?: number
    homeModule?: string
    login?: string
    /** The only ones where he works; left out: in all. */
    storeIds?: readonly number[]
  }) => Promise<Client>
}

export type TestServer = {
  readonly app: App
  readonly database: TestDatabase
  readonly stranger: Client
  readonly client: (token: string | null, user?: SessionUser | null) => Client
  readonly signIn: (username: string, password?: string) => Promise<Client>
  /** A fresh company, so that tests need not clean up. */
  readonly company: (name?: string) => Promise<Tenant>
  /** Folder of the file store. */
  readonly filesDir: string
}

/**
 * `through`: the address that the product uses for its database, when something stands between. `isOwn`: the file counts or changes what
 * belongs to the whole installation, so that it shares its server with no other file.
 */
type Options = { isOwn?: boolean; trustedProxy?: string; through?: (databaseUrl: string) => Promise<string> } & Pick<
  AppOptions,
  'more' | 'scan' | 'mail' | 'oidc'
> &
  Partial<Pick<AppOptions, 'busyDelayMs' | 'connectionWaitMs' | 'measureDisk' | 'installation' | 'sessionRequests'>>

/**
 * Of a call for a connection: `busy` after two seconds says how fast the machine is, which no test asks of a server that other work slows
 * down. One whose database is cut off refuses as the product does. Units: milliseconds.
 */
const connectionWaitMs = 60_000

export const testPassword = 'correct horse 42 battery'

let shared: Promise<TestServer> | undefined

/**
 * The product in process. Without options it is one server and database per test worker, since starting one for each file costs more than
 * most files do: every test creates companies of its own. With options it belongs to the file.
 */
export function useServer(options: Options = {}): TestServer {
  const server = {} as { -readonly [K in keyof TestServer]: TestServer[K] }
  const isShared = Object.keys(options).length === 0
  beforeAll(async () => {
    if (isShared) shared ??= startServer({})
    Object.assign(server, await (isShared ? shared : startServer(options)))
  })
  afterAll(async () => {
    if (isShared) return
    await server.app.http.close()
    await server.app.db.close()
    await server.database.drop()
    rmSync(server.filesDir, { recursive: true, force: true })
  })
  return server
}

/** A server and database for whoever ends it himself, or that live as long as the test worker. */
export async function startServer(options: Options): Promise<TestServer> {
  const database = await cloneDatabase()
  const filesDir = mkdtempSync(join(tmpdir(), 'house-files-'))
  const app = await buildApp({
    databaseUrl: (await options.through?.(database.appUrl)) ?? database.appUrl,
    // A developer's full disk is no reason to refuse.
    files: { ...diskStore(filesDir), hasRoom: async () => true },
    ...(options.more !== undefined && { more: options.more }),
    ...(options.mail !== undefined && { mail: options.mail }),
    ...(options.oidc !== undefined && { oidc: options.oidc }),
    ...(options.scan !== undefined && { scan: options.scan }),
    trustedProxy: options.trustedProxy ?? null,
    tls: null,
    isLoopback: true,
    isInsecureHttp: false,
    services: null,
    measureDisk: options.measureDisk ?? null,
    ...(options.installation !== undefined && { installation: options.installation }),
    busyDelayMs: options.busyDelayMs ?? null,
    metricsToken: null,
    logLevel: 'silent',
    isStrict: true,
    // Whoever walks every route is faster than people are.
    sessionRequests: options.sessionRequests ?? 100_000,
    ...(options.through === undefined && { connectionWaitMs: options.connectionWaitMs ?? connectionWaitMs }),
  })
  const passwordHash = await hashPassword(testPassword)
  const client = (token: string | null, user: SessionUser | null = null) => clientOf({ app, token, user })

  async function signIn(username: string, password = testPassword): Promise<Client> {
    const response = await app.http.inject({
      method: 'POST',
      url: '/api/auth/signIn',
      payload: { username, password },
      remoteAddress: freshAddress(),
    })
    if (response.statusCode !== 200) throw new Error(`${username} could not sign in: ${response.body}`)
    const { token, user } = response.json<{ token: string; user: SessionUser }>()
    return client(token, user)
  }

  async function company(name = 'Test'): Promise<Tenant> {
    const code = `T${randomUUID().replaceAll('-', '').slice(0, 8).toUpperCase()}`
    const login = `owner-${code.toLowerCase()}`
    const created = await createCompany(
      app.db,
      {
        code,
        name: `${name} ${code}`,
        countryCode: 'GB',
        currency: 'GBP',
        timezone: 'Europe/London',
        store: { code: 'S1', name: 'Main', city: null },
        owner: { firstName: 'Olga', lastName: 'Owner', designation: 'Owner', locale: 'en' },
      },
      async (tx, { companyId, ownerId }) => {
        await createIdentity({ locale: 'en' }, tx, { login, email: null, passwordHash, companyId, userId: ownerId })
      },
    )
    return {
      ...created,
      owner: await signIn(login),
      as: async (person) => {
        const personLogin = person.login ?? `user-${randomUUID().slice(0, 8)}`
        await addUser(app, created.companyId, created.storeId, passwordHash, { ...person, login: personLogin })
        return await signIn(personLogin)
      },
    }
  }
  return { app, database, stranger: client(null), client, signIn, company, filesDir }
}

async function addUser(
  app: App,
  companyId: number,
  storeId: number,
  passwordHash: string,
  person: {
    may: readonly string[]
    login: string
    userType?: number
    homeModule?: string
    storeIds?: readonly number[]
  },
): Promise<void> {
  await app.db.inTransaction({ companyId }, async (tx) => {
    const { rows } = await sql<{ id: number }>`
      insert into erp.app_user (company_id, first_name, last_name, user_type, home_module_id, has_all_stores, default_store_id)
      values (${companyId}, 'Una', ${person.login}, ${person.userType ?? 1},
        (select id from erp.module where mdl_route = ${person.homeModule ?? null}::text), ${person.storeIds === undefined},
        ${person.storeIds?.[0] ?? storeId})
      returning id`.execute(tx)
    const userId = rows[0]?.id ?? 0
    await sql`
      insert into erp.user_store (company_id, user_id, store_id)
      select ${companyId}, ${userId}, s from unnest(${person.storeIds ?? []}::bigint[]) s`.execute(tx)
    const role = await tx
      .insertInto('erp.role')
      .values({ company_id: companyId, code: person.login, name: person.login })
      .returning('id')
      .executeTakeFirstOrThrow()
    await sql`
      insert into erp.role_event (company_id, role_id, page_event_id)
      select ${companyId}, ${role.id}, id from erp.page_event where permission = any(${person.may})`.execute(tx)
    await tx.insertInto('erp.user_role').values({ company_id: companyId, user_id: userId, role_id: role.id }).execute()
    await createIdentity({ locale: 'en' }, tx, { login: person.login, email: null, passwordHash, companyId, userId })
  })
}

type Caller = Pick<Client, 'token' | 'user'> & { readonly app: App }

function clientOf({ app, token, user }: Caller): Client {
  const ownAddress = freshAddress()
  const send: Client['send'] = async (route, input, extra = {}) => {
    const { url, body } = addressOf(route, input)
    const type = route.upload === null ? 'application/json' : 'application/octet-stream'
    const payload =
      route.upload === null ? (body === undefined ? undefined : JSON.stringify(body)) : Buffer.from(extra.bytes ?? [])
    const response = await app.http.inject({
      method: route.method,
      url,
      remoteAddress: token === null ? freshAddress() : ownAddress,
      headers: {
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(route.idempotent !== 'no' && { 'idempotency-key': extra.key ?? randomUUID() }),
        ...(payload !== undefined && { 'content-type': type }),
        ...extra.headers,
      },
      ...(payload !== undefined && { payload }),
    })
    return {
      status: response.statusCode,
      body: parseBody(response.body),
      text: response.body,
      headers: response.headers,
    }
  }
  return {
    token,
    user,
    send,
    call: async (route, input, extra) => {
      const answer = await send(route as Route, input, extra)
      if (answer.status !== route.status) throw new Error(`${route.id} answered ${answer.status}: ${answer.text}`)
      return answer.body as never
    },
  }
}

function parseBody(text: string): ErrorBody & Record<string, unknown> {
  try {
    return JSON.parse(text) as ErrorBody & Record<string, unknown>
  } catch {
    return { errorType: '', message: text, requestId: '' }
  }
}

/** From 127.0.1.0 on: tests that send without an address share 127.0.0.1 and its limit. */
let addresses = 255

/** Strangers come from many places, so that tests do not wait for each other's limits. */
export function freshAddress(): string {
  addresses += 1
  return `127.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`
}
