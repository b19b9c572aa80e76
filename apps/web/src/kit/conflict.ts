import type { Edits } from './changed-fields.ts'
import type { Values } from './fields/field-kind.ts'

export type Side = 'mine' | 'theirs'

export type Clash = { readonly name: string; readonly mine: unknown; readonly theirs: unknown }

export type Merge = {
  /** Fields changed by both sides to different values; the user decides. */
  readonly clashes: readonly Clash[]
  /** Fields that only the other side changed; kept without asking. */
  readonly theirs: readonly string[]
}

/** Compares my changes with the row that was saved meanwhile, both against the row I started from. */
export function mergeOf(names: readonly string[], base: Values, mine: Values, current: Values): Merge {
  const theirs = names.filter((name) => differ(base[name], current[name]))
  const clashes = theirs
    .filter((name) => name in mine && differ(mine[name], current[name]))
    .map((name) => ({ name, mine: mine[name], theirs: current[name] }))
  return { clashes, theirs: theirs.filter((name) => !(name in mine)) }
}

/** Parts of a record are the same when they say the same. */
function differ(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) !== JSON.stringify(other)
}

/** My edits after the decision: what is left to the other side is no longer mine. */
export function keptEdits(edits: Edits, sides: Readonly<Record<string, Side>>): Edits {
  return Object.fromEntries(Object.entries(edits).filter(([name]) => sides[name] !== 'theirs'))
}
