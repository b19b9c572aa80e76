import type { Grants } from './permission.ts'
import { may } from './permission.ts'

/** Fields of audited records that only holders of a right read: `{ 'procure.price': { buyAmount: 'product:cost_view' } }`. */
export type GuardedFacts = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Modules may each guard facts of one table. */
export function joinedFacts(all: readonly GuardedFacts[]): GuardedFacts {
  const joined: Record<string, Record<string, string>> = {}
  for (const facts of all)
    for (const [entity, fields] of Object.entries(facts)) Object.assign((joined[entity] ??= {}), fields)
  return joined
}

/** What of a change somebody may read: a figure he has no right to is left out, never blank, which would look like data. */
export function readableChanges<C extends { readonly field: string }>(
  guarded: GuardedFacts,
  grants: Grants,
  entity: string,
  changes: readonly C[],
): C[] {
  const fields = guarded[entity] ?? {}
  return changes.filter(({ field }) => {
    const right = fields[field]
    return right === undefined || may(grants, right)
  })
}
