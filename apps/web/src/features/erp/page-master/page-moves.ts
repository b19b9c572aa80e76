/** Fields that determine the menu position of an entry. */
export type Entry = { readonly id: number; readonly parentId: number | null; readonly type: 'link' | 'sub' | 'empty' }

/** Target position: before `otherId`, or the end of branch `parentId`. */
export type Move = { readonly parentId: number | null; readonly otherId: number | null }
export const moveKinds = ['up', 'down', 'into', 'out'] as const
export type MoveKind = (typeof moveKinds)[number]

type Placed<E> = { readonly entry: E; readonly level: number }

/** Entries of a module in tree order, parents before children. */
export function treeOf<E extends Entry>(entries: readonly E[], parentId: number | null = null, level = 0): Placed<E>[] {
  return entries
    .filter((entry) => entry.parentId === parentId)
    .flatMap((entry) => [{ entry, level }, ...treeOf(entries, entry.id, level + 1)])
}

/** Possible moves of an entry; null: not possible. */
export function movesOf(entries: readonly Entry[], entry: Entry): Readonly<Record<MoveKind, Move | null>> {
  const { parentId } = entry
  const siblings = entries.filter((other) => other.parentId === parentId)
  const place = siblings.findIndex((other) => other.id === entry.id)
  const previous = place === 0 ? undefined : siblings[place - 1]
  const isLast = place === siblings.length - 1
  return {
    up: previous === undefined ? null : { parentId, otherId: previous.id },
    down: isLast ? null : { parentId, otherId: siblings[place + 2]?.id ?? null },
    into: previous?.type === 'sub' ? { parentId: previous.id, otherId: null } : null,
    out: outOf(entries, parentId),
  }
}

/** Out of the branch, to the position after it. */
function outOf(entries: readonly Entry[], parentId: number | null): Move | null {
  const parent = entries.find((other) => other.id === parentId)
  if (parent === undefined) return null
  const uncles = entries.filter((other) => other.parentId === parent.parentId)
  const next = uncles[uncles.findIndex((other) => other.id === parent.id) + 1]
  return { parentId: parent.parentId, otherId: next?.id ?? null }
}
