import type { Edits } from './changed-fields.ts'
import type { Values } from '../fields/field-kind.ts'

export type Side = 'mine' | 'theirs'

export type Clash = { readonly name: string; readonly mine: unknown; readonly theirs: unknown }

export type Merge = {
  /** Fields changed by both sides to different values; the user decides. */
  readonly clashes: readonly Clash[]
  /** Fields changed only by the other side; kept automatically. */
  readonly theirs: readonly string[]
}

/** Three-way merge of the own changes and the saved row, based on the original row. */
export function mergeOf(names: readonly string[], base: Values, mine: Values, current: Values): Merge {
  const theirs = names.filter((name) => differ(base[name], current[name]))
  const clashes = theirs
    .filter((name) => name in mine && differ(mine[name], current[name]))
    .map((name) => ({ name, mine: mine[name], theirs: current[name] }))
  return { clashes, theirs: theirs.filter((name) => !(name in mine)) }
}

/** Lines of a record are compared by value. */
function differ(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) !== JSON.stringify(other)
}

/** The own edits that remain after the decision. */
export function keptEdits(edits: Edits, sides: Readonly<Record<string, Side>>): Edits {
  return Object.fromEntries(Object.entries(edits).filter(([name]) => sides[name] !== 'theirs'))
}
