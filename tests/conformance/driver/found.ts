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
