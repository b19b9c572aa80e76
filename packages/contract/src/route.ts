import type { ErrorCode } from './errors.ts'
import type { Page } from './page.ts'
import { permissionName } from './page.ts'
import type { InputOf, OutputOf, Schema } from './schema.ts'

export type Method = 'GET' | 'POST' | 'PATCH'
export type Idempotency = 'required' | 'optional' | 'no'

/** Access that is known before anything is asked. */
export type FixedAccess = 'public' | 'self' | { readonly page: Page; readonly event: string }

/**
 * `public`: answers without a session. `self`: every valid session, own data, or what all of a company see of each other. Otherwise a
 * page and one of its events; `record` is the page of the record type that the address names.
 */
export type Access = FixedAccess | { readonly page: 'record'; readonly event: string }

/** A body of raw bytes (`application/octet-stream`); everything else of the input, `fileName` among it, is in the query. */
export type Upload = {
  /** Units: bytes. */
  readonly maxBytes: number
  /** What the bytes may be, validated by the server from their beginning and the name. */
  readonly mediaTypes: readonly string[] | 'any'
}

/** Largest upload where a route has no reason for less. Units: bytes. */
export const uploadMaxBytes = 25 * 1024 * 1024

export type Route<I extends Schema = Schema, O extends Schema = Schema> = {
  /** `module.thing.verb`. */
  readonly id: string
  readonly method: Method
  /** Below `/api`, with `{name}` for path parameters; they join the input. */
  readonly path: string
  readonly access: Access
  /** Concerns the whole installation: besides its right it asks for a person who runs that. */
  readonly isForOperators: boolean
  readonly writes: boolean
  readonly idempotent: Idempotency
  readonly input: I
  readonly output: O
  /** What is answered to an input whose `fields` name what is wanted; undefined: the answer is always all of `output`. */
  readonly part: O | undefined
  /** Codes the handler may raise beside those of the pipeline. */
  readonly errors: readonly ErrorCode[]
  /** Read routes whose cached answers this write makes old. */
  readonly stale: readonly Route[]
  /** Status of success. */
  readonly status: number
  readonly upload: Upload | null
  /** Its JSON is signed as a whole by another service: the handler verifies the bytes that came. */
  readonly isSigned: boolean
  /** A form may be posted to it instead of JSON, whose fields do not matter: its address says all. */
  readonly takesForm: boolean
  /** `file`: the answer is the bytes of a file, and `output` is null. `redirect`: the browser goes to its `location`. */
  readonly answer: 'json' | 'file' | 'redirect'
  /** The record type it is for, and the id of the route that serves it for every type; null: it is a call of its own. */
  readonly record: { readonly type: string; readonly service: string } | null
}

type RouteInput<I extends Schema, O extends Schema> = {
  id: string
  method: Method
  path: string
  writes: boolean
  input: I
  output: O
  part?: O
  idempotent?: Idempotency
  errors?: readonly ErrorCode[]
  stale?: readonly Route[]
  status?: number
  upload?: Upload
  isSigned?: boolean
  takesForm?: boolean
  answer?: 'file' | 'redirect'
  isForOperators?: boolean
} & ({ page: Page | 'record'; event: string } | { access: 'public' | 'self' })

/** Declares one call of the API. A write needs an idempotency key unless it says otherwise. */
export function route<I extends Schema, O extends Schema>(input: RouteInput<I, O>): Route<I, O> {
  return {
    id: input.id,
    method: input.method,
    path: input.path,
    access: 'access' in input ? input.access : { page: input.page, event: input.event },
    isForOperators: input.isForOperators ?? false,
    writes: input.writes,
    idempotent: input.idempotent ?? (input.writes ? 'required' : 'no'),
    input: input.input,
    output: input.output,
    part: input.part,
    errors: input.errors ?? [],
    stale: input.stale ?? [],
    status: input.status ?? 200,
    upload: input.upload ?? null,
    isSigned: input.isSigned ?? false,
    takesForm: input.takesForm ?? false,
    answer: input.answer ?? 'json',
    record: null,
  }
}

export type InputOfRoute<R extends Route> = OutputOf<R['input']>
export type OutputOfRoute<R extends Route> = InputOf<R['output']>

/** The schema of what is answered to an input. */
export function answerSchema<O extends Schema>(route: Route<Schema, O>, input: unknown): O {
  return route.part !== undefined && 'fields' in Object(input) ? route.part : route.output
}

/** The right a route asks for, or `public` or `self`. */
export function permissionOf(route: Route): string {
  const { access } = route
  if (typeof access === 'string') return access
  return access.page === 'record' ? `record:${access.event}` : permissionName(access.page, access.event)
}
