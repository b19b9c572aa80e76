import type { Grants } from '../access/permission.ts'
import { may } from '../access/permission.ts'

/** Fields of audited records, and cells of their lines, that only holders of a right read: `{ 'procure.price': { buyAmount: 'product:cost_view' } }`, `lines.unitCost`. */
export type GuardedDetails = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Modules may each guard facts of one table. */
export function joinedDetails(all: readonly GuardedDetails[]): GuardedDetails {
  const joined: Record<string, Record<string, string>> = {}
  for (const facts of all)
    for (const [entity, fields] of Object.entries(facts)) Object.assign((joined[entity] ??= {}), fields)
  return joined
}

/** What of a change somebody may read: a figure he has no right to is left out, never blank, which would look like data. */
export function readableChanges<
  C extends { readonly field: string; readonly before?: unknown; readonly after?: unknown },
>(guarded: GuardedDetails, grants: Grants, entity: string, changes: readonly C[]): C[] {
  const closed = Object.entries(guarded[entity] ?? {}).flatMap(([name, right]) => (may(grants, right) ? [] : name))
  return changes.flatMap((change) => {
    if (closed.includes(change.field)) return []
    const cells = closed.flatMap((name) => {
      const [field, cell] = name.split('.')
      return field === change.field && cell !== undefined ? cell : []
    })
    if (cells.length === 0) return change
    const [before, after] = [withoutCells(change.before, cells), withoutCells(change.after, cells)]
    return JSON.stringify(before) === JSON.stringify(after) ? [] : { ...change, before, after }
  })
}

function withoutCells(lines: unknown, cells: readonly string[]): unknown {
  if (!Array.isArray(lines)) return lines
  return lines.map((line: object) => Object.fromEntries(Object.entries(line).filter(([cell]) => !cells.includes(cell))))
}
