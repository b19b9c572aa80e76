import type { ErrorCode } from './errors.ts'
import type { Page } from './page.ts'
import type { Idempotency, Method, Route, Upload } from './route.ts'
import { route } from './route.ts'
import type { Schema } from './schema.ts'

export type RecordOf = {
  /** `procure.brand`, `procure.sizeScale`; the calls are named below it. */
  readonly name: string
  /** Name of its list; the addresses of its calls have it. */
  readonly type: string
  /** Its page, whose events are the permissions of the calls. */
  readonly page: Page
}

/** What is done with records of every type alike, without what it takes and answers: that differs, or waits for the server. */
export type Service = {
  /** `desk.record.history` */
  readonly id: string
  readonly method: Method
  /** Begins with `/desk/records/{type}`. */
  readonly path: string
  /** Of the page of the type that the address names. */
  readonly event: string
  readonly writes: boolean
  readonly errors?: readonly ErrorCode[]
  readonly idempotent?: Idempotency
  readonly upload?: Upload
  readonly answer?: 'file'
}

type Own<I extends Schema, O extends Schema> = {
  /** What the call takes for this type, without the type. */
  readonly input: I
  readonly output: O
  readonly errors?: readonly ErrorCode[]
  readonly stale?: readonly Route[]
  /** What it is called at this type, where that differs. */
  readonly verb?: string
}

/**
 * A service of records as the call for those of one type: with the page, the input and the output of that type. Screens and tests make
 * it like any call; the server checks it by what is said here.
 */
export function callFor<I extends Schema, O extends Schema>(
  service: Service,
  { name, type, page }: RecordOf,
  { verb = service.id.slice(service.id.lastIndexOf('.') + 1), ...own }: Own<I, O>,
): Route<I, O> {
  const path = service.path.replace('{type}', type)
  return { ...route({ ...service, ...own, id: `${name}.${verb}`, path, page }), record: { type, service: service.id } }
}
