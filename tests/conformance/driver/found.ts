import type { JsonSchema } from './document.ts'
import type { Reply } from './send.ts'

/** A record as the driver knows it. */
export type Found = {
  readonly id: number
  readonly version: number | undefined
  readonly body: Readonly<Record<string, unknown>>
  /** Another record of its kind, for what is done with two. */
  readonly other?: Found
  /** Where it is to go. */
  readonly parent?: Found
}

export function foundIn(reply: Reply): Found {
  const { id, version } = reply.body
  return { id: Number(id), version: typeof version === 'number' ? version : undefined, body: reply.body }
}

/** What its maker says of the part of a record that an address asks for, such as the number of a line. */
export function partOf(
  record: Found | null,
  { properties = {}, required = [] }: JsonSchema,
): Readonly<Record<string, unknown>> {
  const names = required.filter((name) => properties[name]?.['x-entity'] === undefined)
  const told = Object.entries(record?.body ?? {}).filter(([name]) => names.includes(name))
  return Object.fromEntries(told)
}
