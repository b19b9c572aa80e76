import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CategoryDefaults } from './category-defaults.ts'
import { inheritDefaults, inheritedFields } from './category-defaults.ts'

type Node = { readonly id: number; parentId: number | null; readonly defaults: CategoryDefaults }

const nothing = Object.fromEntries(inheritedFields.map((field) => [field, null])) as CategoryDefaults
const value = fc.option(fc.integer({ min: 0, max: 3 }))
/** The parent is an earlier category, so the initial tree has no cycle. */
const trees = fc
  .array(fc.record({ parent: fc.nat(), hasParent: fc.boolean(), returnDays: value, targetMargin: value }), {
    minLength: 1,
    maxLength: 20,
  })
  .map((drawn) =>
    drawn.map(({ parent, hasParent, ...defaults }, index): Node => ({
      id: index + 1,
      parentId: hasParent && index > 0 ? (parent % index) + 1 : null,
      defaults: { ...nothing, ...defaults },
    })),
  )
const changes = fc.array(fc.record({ isMerge: fc.boolean(), id: fc.nat(), into: fc.nat() }), { maxLength: 20 })

/** Reference implementation: walks up the tree step by step. */
function oracle(tree: readonly Node[], id: number, field: 'returnDays' | 'targetMargin') {
  for (let at = tree.find((node) => node.id === id); at !== undefined;) {
    if (at.defaults[field] !== null) return { value: at.defaults[field], fromId: at.id }
    const { parentId } = at
    at = tree.find((node) => node.id === parentId)
  }
  return null
}

function isBelow(tree: readonly Node[], id: number | null, top: number): boolean {
  if (id === null) return false
  return id === top || isBelow(tree, tree.find((node) => node.id === id)?.parentId ?? null, top)
}

function changed(tree: readonly Node[], { isMerge, id, into }: { isMerge: boolean; id: number; into: number }): Node[] {
  const [node, target] = [tree[id % tree.length], tree[into % tree.length]]
  if (node === undefined || target === undefined || isBelow(tree, target.id, node.id)) return [...tree]
  if (!isMerge) return tree.map((one) => (one === node ? { ...one, parentId: target.id } : one))
  return tree.flatMap((one) => (one === node ? [] : one.parentId === node.id ? { ...one, parentId: target.id } : one))
}

test('what a category inherits is what a walk up the tree finds, after any moves and merges, in any order of the list', () => {
  fc.assert(
    fc.property(trees, changes, fc.boolean(), (drawn, steps, isReversed) => {
      const tree = steps.reduce<Node[]>(changed, drawn)
      const inherited = inheritDefaults(isReversed ? tree.toReversed() : tree)
      for (const { id } of tree)
        for (const field of ['returnDays', 'targetMargin'] as const)
          expect(inherited.get(id)?.[field]).toEqual(oracle(tree, id, field))
    }),
  )
})
