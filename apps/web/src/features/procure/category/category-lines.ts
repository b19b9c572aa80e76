import type { CategoryNode } from '@countinghouse/contract/procure/category-tree'

/** A visible line of the tree. */
/** `names`: in both languages, for the search. */
export type NamedNode = CategoryNode & { readonly names: string }

export type CategoryLine = {
  readonly node: CategoryNode
  /** 1: top level. */
  readonly level: number
  /** Position among its visible siblings from 1, and their number. */
  readonly place: number
  readonly siblings: number
  readonly hasChildren: boolean
  readonly isOpen: boolean
  /** Products of the category and all its subcategories. */
  readonly total: number
}

type Shown = {
  readonly open: ReadonlySet<number>
  /** Search filter; matches are shown with their ancestors. */
  readonly words: string
}

/** Visible lines. `tree`: in tree order. */
export function linesOf(tree: readonly NamedNode[], { open, words }: Shown): CategoryLine[] {
  const totals = totalsOf(tree)
  const found = words.trim() === '' ? null : foundIn(tree, words)
  const below = Map.groupBy(
    tree.filter(({ id }) => found?.has(id) ?? true),
    ({ parentId }) => parentId,
  )
  const visit = (parentId: number | null, level: number): CategoryLine[] => {
    const siblings = below.get(parentId) ?? []
    return siblings.flatMap((node, index) => {
      const hasChildren = below.has(node.id)
      const isOpen = hasChildren && (found !== null || open.has(node.id))
      const line = {
        node,
        level,
        place: index + 1,
        siblings: siblings.length,
        hasChildren,
        isOpen,
        total: totals.get(node.id) ?? 0,
      }
      return [line, ...(isOpen ? visit(node.id, level + 1) : [])]
    })
  }
  return visit(null, 1)
}

/** Level of each category; 1: top level. */
export function levelsOf(tree: readonly CategoryNode[]): ReadonlyMap<number, number> {
  const levels = new Map<number, number>()
  for (const { id, parentId } of tree) levels.set(id, (parentId === null ? 0 : (levels.get(parentId) ?? 0)) + 1)
  return levels
}

/** Ancestors of a category. */
export function aboveOf(tree: readonly CategoryNode[], id: number): number[] {
  const parentId = tree.find((node) => node.id === id)?.parentId ?? null
  return parentId === null ? [] : [...aboveOf(tree, parentId), parentId]
}

/** A category and its subcategories. */
export function branchOf(tree: readonly CategoryNode[], id: number): ReadonlySet<number> {
  const inside = new Set([id])
  for (const node of tree) if (node.parentId !== null && inside.has(node.parentId)) inside.add(node.id)
  return inside
}

function totalsOf(tree: readonly CategoryNode[]): ReadonlyMap<number, number> {
  const totals = new Map(tree.map(({ id, products }) => [id, products]))
  for (const { id, parentId } of tree.toReversed())
    if (parentId !== null) totals.set(parentId, (totals.get(parentId) ?? 0) + (totals.get(id) ?? 0))
  return totals
}

function foundIn(tree: readonly NamedNode[], words: string): ReadonlySet<number> {
  const sought = folded(words).split(/\s+/).filter(Boolean)
  const found = tree.filter(({ names, code }) => sought.every((word) => folded(`${names} ${code}`).includes(word)))
  return new Set(found.flatMap(({ id }) => [id, ...aboveOf(tree, id)]))
}

/** Folds accents and case, as the server does for names. */
function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
