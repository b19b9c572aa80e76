import { fail } from '@countinghouse/contract/errors'
import type { Listing } from '@countinghouse/contract/listing'
import type { Asking, Completion } from './list-source.ts'
import { may } from '../access/permission.ts'

/** Whether the caller has a right; nobody has one without grants. */
export function holds({ grants }: Pick<Asking, 'grants'>, right: string): boolean {
  return grants !== undefined && may(grants, right)
}

/** Refuses what is asked for by name and needs a right that the caller lacks. Throws: forbidden. */
export function rejectClosed(
  asking: Pick<Asking, 'grants'>,
  { page, guarded }: Pick<Listing, 'page' | 'guarded'>,
  names: readonly string[] = [],
): void {
  for (const name of names) {
    const right = guarded[name]
    if (right === undefined || holds(asking, right)) continue
    fail('forbidden', { details: { reason: 'event', page: page.path, event: right.split(':')[1] } })
  }
}

/** Whether one of these values is asked for. */
export function isWanted({ wanted }: Pick<Asking, 'wanted'>, names: readonly string[]): boolean {
  return wanted === undefined || names.some((name) => wanted.has(name))
}

/** A completion as callers may have it: asked for nothing that needs a right which the caller lacks, and answering nothing of it. */
export function openCompletion(
  { computed, guarded }: Pick<Listing, 'computed' | 'guarded'>,
  complete: Completion,
): Completion {
  const permissions = Object.entries(guarded)
  if (permissions.length === 0) return complete
  return async (asking, db, rows) => {
    const closed = permissions.flatMap(([name, right]) => (holds(asking, right) ? [] : name))
    const wanted = new Set(computed.filter((name) => !closed.includes(name) && isWanted(asking, [name])))
    const completed = await complete({ ...asking, wanted }, db, rows)
    const nothing = Object.fromEntries(closed.map((name) => [name, undefined]))
    return completed.map((row) => ({ ...row, ...nothing }))
  }
}
