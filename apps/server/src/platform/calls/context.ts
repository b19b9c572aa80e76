import type { MasterRow } from '@countinghouse/contract/master'
import type { Locale } from '@countinghouse/kernel/text'
import type { Tx } from '../database/db.ts'
import type { SessionState } from '../access/session.ts'
import type { Grants } from '../access/permission.ts'

/** One record's change, as the audit keeps it. `before` null: created; `after` null: deleted. */
export type Change = {
  readonly entity: string
  readonly entityId: number
  readonly label: string | null
  readonly before: Readonly<Record<string, unknown>> | null
  readonly after: Readonly<Record<string, unknown>> | null
}

export type OutboxEvent = {
  readonly event: string
  readonly payload: Readonly<Record<string, unknown>>
  /** Who hears of it sends a mail: the worker for mail delivers it, so that a mail server that hangs keeps no other event waiting. */
  readonly isMailed?: boolean
  /** Delivered this long after the commit. */
  readonly delaySeconds?: number
}

/** By what way a change came. */
export type AuditSource = 'ui' | 'api' | 'import' | 'job' | 'console'

/** What the answer does to the browser's cookies. */
export type CookieChange =
  | { readonly kind: 'start'; readonly token: string }
  | { readonly kind: 'end' }
  | { readonly kind: BrowserCookie; readonly token: string | null }

/** Cookies that mark a browser and open no session. */
export type BrowserCookie = 'demo' | 'device' | 'provider'

/** Their tokens, as a request brings them. */
export type BrowserTokens = Readonly<Record<BrowserCookie, string | null>>

/** Bytes that another service signed, and its signature. */
export type SignedBody = { readonly raw: Buffer; readonly signature: string }

/** What every handler knows of its request, session or not. */
export type RequestContext = {
  readonly requestId: string
  readonly routeId: string
  readonly source: AuditSource
  readonly now: Date
  readonly locale: Locale
  readonly ip: string
  readonly userAgent: string
  /** Plain HTTP on an address that others can reach. */
  readonly isInsecureHttp: boolean
  /** The token the request carried, whether or not it opens a session. */
  readonly token: string | null
  readonly browser: BrowserTokens
  /** Collected here, written by the pipeline in the transaction of the change. */
  readonly changes: Change[]
  readonly events: OutboxEvent[]
  readonly cookies: CookieChange[]
  /** Address at which the request reached the product; undefined for work of the product itself. */
  readonly origin?: string
  /** The body as it came, of a route that `isSigned`. */
  readonly signed?: SignedBody
}

/** Context of a call by a signed-in user; first argument of every function that works for him. */
export type Ctx = RequestContext & {
  readonly companyId: number
  readonly userId: number
  readonly session: SessionState
  readonly grants: Grants
  /** The right to this write, where role 1 alone gives it and that is to be kept. */
  readonly bypassed: string | null
  /** What the modules have to say to writes of masters. */
  readonly guards: MasterGuards
  /** Posting date of stock, `YYYY-MM-DD`; left out: today. Only a replayed history has another. */
  readonly postedOn?: string
  /** Records what a write did to one record. */
  readonly audit: (change: Change) => void
  /** Something other parts react to after the commit. */
  readonly emit: (
    event: string,
    payload: Readonly<Record<string, unknown>>,
    how?: Pick<OutboxEvent, 'isMailed' | 'delaySeconds'>,
  ) => void
}

/** What a guard knows of who writes. */
export type GuardCtx = Pick<Ctx, 'companyId' | 'userId' | 'locale' | 'grants' | 'audit' | 'emit'>

/** What becomes of one record; `merge` ends it in another one, `restore` lets it stand as before its merge. */
export type MasterWrite<After> = {
  readonly verb: 'create' | 'edit' | 'activate' | 'deactivate' | 'delete' | 'merge' | 'restore'
  readonly before: MasterRow | null
  /** Null where it is gone afterwards. */
  readonly after: After | null
}

/**
 * What a module has to say to every write of a master: by form, cell, file, many at once, merge or undo, always inside its
 * transaction. A refusal (`fail`) of one record among many leaves that one out; its code is among the master's `errors`.
 */
export type MasterGuard = {
  /** `after`: the values that are about to be written. */
  readonly beforeWrite?: (
    ctx: GuardCtx,
    tx: Tx,
    write: MasterWrite<Readonly<Record<string, unknown>>>,
  ) => Promise<void> | void
  /** `after`: the record as it is now. What it audits or emits goes if the write is taken back. */
  readonly afterWrite?: (ctx: GuardCtx, tx: Tx, write: MasterWrite<MasterRow>) => Promise<void> | void
  /** In place of `afterWrite`, where the records of a file are told in few statements. */
  readonly afterWrites?: (ctx: GuardCtx, tx: Tx, writes: readonly MasterWrite<MasterRow>[]) => Promise<void>
  /** Of a document: what a module above has to say before and after its journal is posted. */
  readonly beforePost?: (ctx: Ctx, tx: Tx, row: PostedDocument) => Promise<void>
  readonly afterPost?: (ctx: Ctx, tx: Tx, row: PostedDocument) => Promise<void>
}
export type PostCtx = GuardCtx & Pick<Ctx, 'requestId' | 'postedOn'>
export type PostedDocument = { readonly id: number } & Readonly<Record<string, unknown>>

/** By the entity of the master or document. */
export type MasterGuards = ReadonlyMap<string, MasterGuard>
