import { z } from 'zod'
import type { ErrorCode } from './errors.ts'
import type { Page } from './page.ts'
import type { Route } from './route.ts'
import type { Schema } from './schema.ts'

/** A record type as the name of its list, `procure.brand`. */
export const recordType = z
  .string()
  .max(80)
  .regex(/^[a-z]+\.[a-z][a-z0-9_]*$/)

/** Id of a record of the type that the address names. */
export const recordId = z.int().positive()

export type RecordOf = {
  /** `procure.brand`, `procure.sizeScale`; the calls are named below it. */
  readonly name: string
  /** Name of its list; the addresses of its calls have it. */
  readonly type: string
  /** Its page, whose events are the permissions of the calls. */
  readonly page: Page
}

type Own<I extends Schema> = {
  /** What the call takes for this type, without the type. */
  readonly input: I
  /** Of what the service answers, what it does for this type; left out: all. */
  readonly output?: Schema
  readonly errors?: readonly ErrorCode[]
  readonly stale?: readonly Route[]
  /** What it is called at this type, where that differs. */
  readonly verb?: string
}

/**
 * A service of the records of every type (its path begins with `/desk/records/{type}`), as the call for those of one type: with the page, the
 * input and the output of that type. Screens and tests make it like any call; the server checks it by what is said here.
 * Throws: Error for a service whose permission does not come from the record type.
 */
export function callFor<I extends Schema, O extends Schema>(
  service: Route<Schema, O>,
  { name, type, page }: RecordOf,
  own: Own<I>,
): Route<I, O> {
  const { access } = service
  if (typeof access === 'string' || access.page !== 'record' || !service.path.includes('{type}'))
    throw new Error(`${service.id} is no service of records.`)
  return {
    ...service,
    id: `${name}.${own.verb ?? service.id.slice(service.id.lastIndexOf('.') + 1)}`,
    path: service.path.replace('{type}', type),
    access: { page, event: access.event },
    input: own.input,
    output: (own.output ?? service.output) as O,
    errors: own.errors ?? service.errors,
    stale: own.stale ?? [],
    record: { type, service },
  }
}
