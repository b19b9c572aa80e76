import type { InputOfRoute, OutputOfRoute, Route } from '@countinghouse/contract/route'
import type { Ctx, RequestContext } from './context.ts'
import type { Database, Reader, Tx } from '../database/db.ts'
import type { DownloadAnswer } from '../files/download.ts'
import type { FileStore } from '../files/file-store.ts'
import type { ReceivedFile } from '../files/upload.ts'

type Result<R extends Route> = Promise<OutputOfRoute<R>> | OutputOfRoute<R>
export type ReadFunction<R extends Route> = (ctx: Ctx, reader: Reader, input: InputOfRoute<R>) => Result<R>
export type WriteFunction<R extends Route> = (ctx: Ctx, tx: Tx, input: InputOfRoute<R>) => Result<R>
export type ConnectionsFunction<R extends Route, C extends RequestContext> = (
  ctx: C,
  connections: Database,
  input: InputOfRoute<R>,
) => Result<R>

/** `forms`: what a preparation made beside the file itself. */
export type UploadExtras = { readonly store: FileStore; readonly forms: readonly ReceivedFile[] }
export type UploadFunction<R extends Route> = (
  ctx: Ctx,
  tx: Tx,
  input: InputOfRoute<R>,
  file: ReceivedFile,
  more: UploadExtras,
) => Result<R>
/** What is kept in place of what came, outside any transaction because it may take long; the first is the file itself. */
export type UploadPreparation = (
  ctx: Ctx,
  store: FileStore,
  file: ReceivedFile,
) => Promise<readonly [ReceivedFile, ...ReceivedFile[]]>
export type DownloadFunction<R extends Route> = (
  ctx: Ctx,
  reader: Reader,
  input: InputOfRoute<R>,
  files: FileStore,
  connections: Database,
) => Promise<DownloadAnswer>

type DownloadRun = (
  ctx: Ctx,
  reader: Reader,
  input: unknown,
  files: FileStore,
  connections: Database,
) => Promise<DownloadAnswer>

export type Handling = {
  /** What is kept of a write that was refused: it runs in a transaction of its own after that of the write ended. What it throws is the answer. */
  readonly afterRefusal?: (ctx: Ctx, tx: Tx, input: unknown, code: string) => Promise<void>
}

/** A route with the function that serves it; the pipeline does everything else. */
export type Handler =
  | {
      readonly kind: 'read'
      readonly route: Route
      readonly run: (ctx: Ctx, reader: Reader, input: unknown) => unknown
    }
  | ({
      readonly kind: 'write'
      readonly route: Route
      readonly run: (ctx: Ctx, tx: Tx, input: unknown) => unknown
    } & Handling)
  | {
      readonly kind: 'upload'
      readonly route: Route
      readonly run: (ctx: Ctx, tx: Tx, input: unknown, file: ReceivedFile, more: UploadExtras) => unknown
      readonly prepare: UploadPreparation | null
    }
  | {
      readonly kind: 'download'
      readonly route: Route
      readonly run: DownloadRun
    }
  | {
      readonly kind: 'public'
      readonly route: Route
      readonly run: (ctx: RequestContext, connections: Database, input: unknown) => unknown
    }
  | {
      readonly kind: 'self'
      readonly route: Route
      readonly run: (ctx: Ctx, connections: Database, input: unknown) => unknown
    }

/** Serves a read: every statement of the function is one fenced round trip. */
export function handleRead<R extends Route>(route: R, run: ReadFunction<R>): Handler {
  return { kind: 'read', route, run: run as (ctx: Ctx, reader: Reader, input: unknown) => unknown }
}

/** Serves a write in one transaction with its idempotency key, audit and outbox rows and stored answer. */
export function handleWrite<R extends Route>(route: R, run: WriteFunction<R>, how: Handling = {}): Handler {
  return { kind: 'write', route, run: run as (ctx: Ctx, tx: Tx, input: unknown) => unknown, ...how }
}

/** Serves a call without a session; it opens its own doors once it knows the company. */
export function handlePublic<R extends Route>(route: R, run: ConnectionsFunction<R, RequestContext>): Handler {
  return { kind: 'public', route, run: run as (ctx: RequestContext, connections: Database, input: unknown) => unknown }
}

/**
 * Serves a call that must not hold a transaction meanwhile, such as hashing a password: on one's own session, or with a right. It takes no
 * key, for nothing keeps its answer, and audits in the transactions that it opens.
 */
export function handleSelf<R extends Route>(route: R, run: ConnectionsFunction<R, Ctx>): Handler {
  return { kind: 'self', route, run: run as (ctx: Ctx, connections: Database, input: unknown) => unknown }
}

/** As handleWrite, for a route with `upload`: the bytes are in the store when the function runs, and go if it refuses. */
export function handleUpload<R extends Route>(
  route: R,
  run: UploadFunction<R>,
  prepare: UploadPreparation | null = null,
): Handler {
  return {
    kind: 'upload',
    route,
    run: run as (ctx: Ctx, tx: Tx, input: unknown, file: ReceivedFile, more: UploadExtras) => unknown,
    prepare,
  }
}

/** Serves a read whose answer is a file. */
export function handleDownload<R extends Route>(route: R, run: DownloadFunction<R>): Handler {
  return {
    kind: 'download',
    route,
    run: run as DownloadRun,
  }
}
